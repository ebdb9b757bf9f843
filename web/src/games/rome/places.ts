/** Where a card may lie on the map without hiding what is to be chosen. */
import type { Box } from "$table/popover";

const EDGE = 14; // pixels to the edge of the map

export interface Room {
  width: number;
  height: number;
}

/** Return the spot where a card hides least, the lower right corner first, and how much of what is to be seen it hides there. */
export function emptiest(room: Room, card: Room, avoid: readonly Box[], edge = EDGE): { x: number; y: number; hides: number } {
  const right = Math.max(edge, room.width - card.width - edge);
  const below = Math.max(edge, room.height - card.height - edge);
  const spots = [1, 0, 0.5, 0.75, 0.25].flatMap((across) =>
    [1, 0, 0.5, 0.75, 0.25].map((down) => ({ x: edge + across * (right - edge), y: edge + down * (below - edge) })),
  );
  const found = spots.map((spot) => ({ ...spot, hides: hidden({ ...spot, ...card }, avoid) }));
  return found.reduce((best, each) => (each.hides < best.hides ? each : best));
}

/** Return how many square pixels of boxes lie below a card; a box that is touched at all counts as one at least. */
function hidden(card: Box, avoid: readonly Box[]): number {
  let sum = 0;
  for (const box of avoid) {
    const across = Math.min(card.x + card.width, box.x + box.width) - Math.max(card.x, box.x);
    const down = Math.min(card.y + card.height, box.y + box.height) - Math.max(card.y, box.y);
    if (across > 0 && down > 0) sum += Math.max(1, across * down);
  }
  return sum;
}
