/** Short messages: toasts at the edge of the screen, and announcements that only screen readers hear. */

import { untrack } from "svelte";

export interface Toast {
  id: number;
  kind: "info" | "warning" | "error";
  text: string;
  about?: string;
}

const STAYS = { info: 4000, warning: 7000, error: 10_000 };
export const toasts = $state<Toast[]>([]);
export const announcements = $state({ polite: "", urgent: "" });
let next = 1;

/** Show a note for some seconds; it can be put away before. A newer one about the same takes its place. */
export function toast(text: string, kind: Toast["kind"] = "info", about?: string): void {
  if (about) putAway(kind, about);
  if (toasts.some((each) => each.text === text)) return;
  const id = next++;
  toasts.push({ id, kind, text, ...(about ? { about } : {}) });
  if (toasts.length > 4) toasts.shift();
  setTimeout(() => dismiss(id), STAYS[kind]);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((each) => each.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Put away notes of a kind that are not true any more: those about something, or all. */
export function putAway(kind: Toast["kind"], about?: string): void {
  for (const each of [...toasts]) if (each.kind === kind && (!about || each.about === about)) dismiss(each.id);
}

/** Tell screen readers what happened. The same words twice are said twice. */
export function announce(text: string, urgent = false): void {
  const kind = urgent ? "urgent" : "polite";
  untrack(() => (announcements[kind] = announcements[kind] === text ? `${text} ` : text)); // announcing must not subscribe the caller
}
