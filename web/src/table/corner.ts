/** Where a card may lie on the map: in the corner where it hides least of what must be seen. */
import { shared, type Box } from "./popover";

export interface Kept extends Box {
  /** How bad it is to hide it. */
  weight: number;
}
export type Corner = "bottom right" | "bottom left" | "top right" | "top left";
const CORNERS: readonly Corner[] = ["bottom right", "bottom left", "top right", "top left"];

/** Return the emptiest corner of a ground for a card of this size; of two that are alike, the first of the list. */
export function emptiest(ground: Box, size: { width: number; height: number }, kept: readonly Kept[], edge = 12): Corner {
  let best: Corner = "bottom right";
  let least = Infinity;
  for (const corner of CORNERS) {
    const card = {
      ...size,
      x: corner.endsWith("right") ? ground.x + ground.width - size.width - edge : ground.x + edge,
      y: corner.startsWith("bottom") ? ground.y + ground.height - size.height - edge : ground.y + edge,
    };
    const hidden = kept.reduce((sum, each) => sum + each.weight * shared(card, each), 0);
    if (hidden < least) [best, least] = [corner, hidden];
  }
  return best;
}
