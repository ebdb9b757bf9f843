/** What a page adds to a table's frame: the lesson's clerk. On a phone he has a row of his own, and covers nothing. */
import { getContext, setContext, type Snippet } from "svelte";

export interface Guide {
  /** Shown between the table and the tabs. */
  row: Snippet;
  /** The path of the page, while it is not that of the table. */
  path: () => string | null;
}
const KEY = Symbol("guide");

/** Say what the frames below this component show besides the table. */
export function setGuide(guide: Guide): void {
  setContext(KEY, guide);
}

export function useGuide(): Guide | undefined {
  return getContext<Guide | undefined>(KEY);
}
