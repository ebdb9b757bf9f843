/** Where the cubes of a stack stand. */

/** How far a cube goes back, as a part of its edge. */
export const DEPTH = 0.26;
/** More cubes than these are shown by the number alone. */
export const MOST_DRAWN = 6;
const GAP = 1.5;

const ROWS: readonly (readonly number[])[] = [[], [1], [2], [3], [3, 1], [3, 2], [3, 2, 1]];

export interface CubeSpot {
  x: number;
  y: number;
}

/** Return the fronts' upper left corners, for a stack that stands on y = 0 with its middle at x = 0. */
export function stacked(count: number, size: number): CubeSpot[] {
  const rows = ROWS[Math.max(0, Math.min(count, MOST_DRAWN))] ?? [];
  const step = size + GAP;
  return rows.flatMap((wide, level) =>
    Array.from({ length: wide }, (_, i) => ({
      x: -(wide * step) / 2 + i * step + (level ? size * DEPTH * 0.4 : 0),
      y: -size * (level + 1),
    })),
  );
}

/** Return how far the lowest row reaches to either side of the middle. */
export function halfWidth(count: number, size: number): number {
  const wide = Math.max(1, Math.min(count, 3));
  return (wide * (size + GAP)) / 2;
}

/** Return how high the drawn stack is, without the number next to it. */
export function height(count: number, size: number): number {
  const rows = ROWS[Math.max(0, Math.min(count, MOST_DRAWN))] ?? [];
  return Math.max(1, rows.length) * size + size * DEPTH;
}
