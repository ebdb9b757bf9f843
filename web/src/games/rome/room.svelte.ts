/** How much room Rome's table has: beside phone, tablet and desk there are two that lie on their side. */
import { size, type Size } from "$lib/size.svelte";

/**
 * `wide`: a tablet on its side, with a column for all that is not the map; `flat`: a phone on its side, the same with the
 * decision in that column.
 */
export type Room = Size | "wide" | "flat";

const low = matchMedia("(orientation: landscape) and (max-height: 500px) and (min-width: 640px)");
const wide = matchMedia("(orientation: landscape) and (min-width: 960px)");
const sides = $state({ low: low.matches, wide: wide.matches });
low.addEventListener("change", () => (sides.low = low.matches));
wide.addEventListener("change", () => (sides.wide = wide.matches));

export function room(): Room {
  if (size() === "desk") return "desk";
  return sides.low ? "flat" : sides.wide ? "wide" : size();
}
