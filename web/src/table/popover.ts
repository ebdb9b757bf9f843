/** Where a popover stands: where it hides least, never over what it is about. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14; // between the popover and what it is about
const EDGE = 8; // to the edge of the room

/** The size of what two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Return where to put a box of this size in a room. Places next to the anchor and in the corners are tried: the first rule is
 * not to cover the anchor, then to hide little of `avoid`, then to be near.
 */
export function placed(
  size: { width: number; height: number },
  room: { width: number; height: number },
  anchor: Box,
  avoid: readonly Box[],
): Box {
  const { width, height } = size;
  const middle = { x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2 };
  const places: [number, number][] = [];
  const across = [middle.x - width / 2, middle.x - width * 0.15, middle.x - width * 0.85];
  const along = [middle.y - height / 2, middle.y - height * 0.15, middle.y - height * 0.85];
  for (const x of across) places.push([x, anchor.y + anchor.height + GAP], [x, anchor.y - height - GAP]);
  for (const y of along) places.push([anchor.x + anchor.width + GAP, y], [anchor.x - width - GAP, y]);
  for (const x of [EDGE, (room.width - width) / 2, room.width - width - EDGE]) {
    for (const y of [EDGE, (room.height - height) / 2, room.height - height - EDGE]) places.push([x, y]);
  }
  let best: Box | null = null;
  let least = Infinity;
  for (const [x, y] of places) {
    const box = {
      x: Math.max(EDGE, Math.min(room.width - width - EDGE, x)),
      y: Math.max(EDGE, Math.min(room.height - height - EDGE, y)),
      width,
      height,
    };
    const far = Math.hypot(box.x + width / 2 - middle.x, box.y + height / 2 - middle.y);
    const hidden = avoid.reduce((sum, each) => sum + shared(box, each), 0);
    const cost = shared(box, anchor) * 1000 + hidden * 3 + far;
    if (cost < least) [best, least] = [box, cost];
  }
  return best ?? { x: EDGE, y: EDGE, width, height };
}

/**
 * Return a box that stands already, with a new size: it grows away from what it is about, and moves only where the room
 * asks for it. Null when it would cover the anchor then. What is about to be clicked must not jump elsewhere.
 */
export function grown(box: Box, size: { width: number; height: number }, room: { width: number; height: number }, anchor: Box): Box | null {
  const { width, height } = size;
  const x = box.x + box.width <= anchor.x ? box.x + box.width - width : box.x;
  const y = box.y + box.height <= anchor.y ? box.y + box.height - height : box.y;
  const found = {
    x: Math.max(EDGE, Math.min(room.width - width - EDGE, x)),
    y: Math.max(EDGE, Math.min(room.height - height - EDGE, y)),
    width,
    height,
  };
  return shared(found, anchor) ? null : found;
}
