/**
 * How the table of hamburg is laid out. A tablet has room for contracts, office and log beside the map (or below it); a phone
 * held sideways has its width, not its height, and keeps the phone's tabs.
 */
import { size } from "$lib/size.svelte";

export type Room = "phone" | "tablet" | "desk";

const high = matchMedia("(min-height: 600px)");
const flat = matchMedia("(orientation: landscape)");
const shape = $state({ high: high.matches, flat: flat.matches });
high.addEventListener("change", () => (shape.high = high.matches));
flat.addEventListener("change", () => (shape.flat = flat.matches));

export function room(): Room {
  const found = size();
  return found === "tablet" && !shape.high ? "phone" : found;
}

/** Whether what is asked stands beside the map, not below it. */
export function sideways(): boolean {
  return room() === "phone" && shape.flat;
}
