/** Sending moves, so that nothing is lost and nothing done twice. */
import { ApiError, introduction, post } from "./api";
import { askLive } from "./live.svelte";
import type { Page } from "./types";

const WAITS = [300, 900, 2000, 4000, 8000, 10_000]; // milliseconds before the next try; the last one again and again

export interface Move {
  number: number;
  actions: string[];
  /** The same key with every try: whatever comes through twice counts once. */
  key: string;
  confirm: boolean;
}

export interface Undo {
  number: number;
  count: number;
  key: string;
}

const PATHS = { move: "moves", draft: "draft", undo: "undo" };

/** Ask something of a table over the open line, or else over HTTP: the answers are the same. */
export async function askTable<T>(table: string, what: keyof typeof PATHS, body: object, signal?: AbortSignal): Promise<T> {
  await introduction();
  const answer = await askLive({ ...body, do: what, table });
  if (!answer) return post<T>(`api/tables/${table}/${PATHS[what]}`, body, signal);
  return (what === "draft" ? answer.draft : answer.page) as T;
}

/**
 * Send a move, or take one back, until the server answers and has stored it, or until nobody wants it any more. `waiting`
 * hears before every further try why it is needed.
 */
export async function sendUntilStored(
  table: string,
  what: "move" | "undo",
  body: Move | Undo,
  { waiting, again }: { waiting: (why: ApiError) => void; again: () => boolean },
): Promise<Page> {
  for (let tries = 0; ; tries++) {
    try {
      return await askTable<Page>(table, what, body);
    } catch (error) {
      if (!(error instanceof ApiError && error.offline && again())) throw error;
      waiting(error);
      await new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(tries, WAITS.length - 1)]));
    }
  }
}

/** Whether a seat is this browser's to play: its player has neither left nor been removed. */
export function plays(page: Page | null, seat: number | null | undefined): boolean {
  return page != null && seat != null && page.mine.includes(seat) && !page.seats[seat]?.left;
}
