/** Going from field to field of the map with the arrow keys. */
import type { Field } from "./sea";

/** Which way a key leads: columns to the right, rows down. */
export const AWAY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest field in the direction of a key: ahead counts once, aside twice. */
export function nextField(fields: readonly Field[], from: Field, key: string): Field | null {
  const [dx, dy] = AWAY[key] ?? [0, 0];
  let best: Field | null = null;
  let least = Infinity;
  for (const field of fields) {
    const [col, row] = [field.col - from.col, field.row - from.row];
    const ahead = col * dx + row * dy;
    const aside = Math.abs(col * dy) + Math.abs(row * dx);
    if (ahead <= 0 || ahead + 2 * aside >= least) continue;
    [best, least] = [field, ahead + 2 * aside];
  }
  return best;
}
