/** What is told in passing: short notes at the edge of the screen, and announcements that only screen readers hear. */

import { untrack } from "svelte";

export interface Note {
  id: number;
  kind: "info" | "warning" | "error";
  text: string;
}

const STAYS = { info: 4000, warning: 7000, error: 10_000 };
export const notes = $state<Note[]>([]);
export const heard = $state({ polite: "", urgent: "" });
let next = 1;

/** Show a note for some seconds; it can be put away before. */
export function note(text: string, kind: Note["kind"] = "info"): void {
  if (notes.some((each) => each.text === text)) return;
  const id = next++;
  notes.push({ id, kind, text });
  if (notes.length > 4) notes.shift();
  setTimeout(() => dismiss(id), STAYS[kind]);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((each) => each.id === id);
  if (at >= 0) notes.splice(at, 1);
}

/** Tell screen readers what happened. The same words twice are said twice. */
export function announce(text: string, urgent = false): void {
  const kind = urgent ? "urgent" : "polite";
  untrack(() => (heard[kind] = heard[kind] === text ? `${text} ` : text)); // whoever tells something need not listen
}
