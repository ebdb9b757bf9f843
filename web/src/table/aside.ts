/** Where slips hang below the top bar of a desk: in the middle, or at the side where they hide less of what they speak of. */
import { shared, type Box } from "./popover";

export type Side = "left" | "middle" | "right";

/** Pixels between slips at a side and the edge of the room. */
export const EDGE = 10;

/**
 * Return the side where slips of a size hide least of what is marked. They stay where they are as long as no other side is
 * better: what is about to be clicked must not jump elsewhere.
 */
export function clearest(slips: Omit<Box, "x">, room: number, marks: readonly Box[], now: Side): Side {
  const { y, width, height } = slips; // by name: a box of the browser's own cannot be spread
  const from: Record<Side, number> = { left: EDGE, middle: (room - width) / 2, right: room - width - EDGE };
  const hidden = (side: Side) => marks.reduce((sum, mark) => sum + shared({ x: from[side], y, width, height }, mark), 0);
  return (["middle", "left", "right"] as const).reduce((best, side) => (hidden(side) < hidden(best) ? side : best), now);
}
