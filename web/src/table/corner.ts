/** Where a card may lie on the map: at the spot where it hides least of what must be seen. */
import { shared, type Box } from "./popover";

export interface Kept extends Box {
  /** How bad it is to hide it. */
  weight: number;
}

const ACROSS = 9;
const DOWN = 7;
const TOUCHED = 1500; // hiding a bit of something is nearly as bad as all of it, in square pixels

/** Return the emptiest spot of a ground for a card of this size; of those that are alike, the one nearest to the lower right. */
export function emptiest(
  ground: Box,
  { width, height }: { width: number; height: number },
  kept: readonly Kept[],
  edge = 12,
): { x: number; y: number } {
  const room = { x: Math.max(0, ground.width - width - 2 * edge), y: Math.max(0, ground.height - height - 2 * edge) };
  let best = { x: edge, y: edge };
  let least = Infinity;
  for (let down = DOWN - 1; down >= 0; down--) {
    for (let across = ACROSS - 1; across >= 0; across--) {
      const spot = { x: edge + (room.x * across) / (ACROSS - 1), y: edge + (room.y * down) / (DOWN - 1) };
      const card = { x: ground.x + spot.x, y: ground.y + spot.y, width, height };
      const hidden = kept.reduce((sum, each) => {
        const both = shared(card, each);
        return sum + (both > 0 ? each.weight * (both + TOUCHED) : 0);
      }, 0);
      const far = ACROSS - 1 - across + (DOWN - 1 - down);
      if (hidden + far < least) [best, least] = [spot, hidden + far];
    }
  }
  return best;
}
