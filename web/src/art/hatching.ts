/**
 * Shore hatching: the horizontal lines by which engravers set land off from water. They begin at the coast and end at
 * different distances, every third one far out. Computed once for a map: a filter or a mask would cost more at every paint.
 */
import type { Box } from "./engraving";

type Ring = readonly (readonly [number, number])[];

const COLUMN = 2; // width of a cell in units
const FAR: readonly number[] = [9.5, 6, 12.5, 5, 8.5, 6.5]; // how far lines go out, one after another
const known = new Map<string, string>();

/** Read closed lines out of a path of straight or smooth pieces: M, L, H, V, S, Z, the last five relative or absolute. */
export function rings(path: string): Ring[] {
  const found: [number, number][][] = [];
  let [x, y] = [0, 0];
  let ring: [number, number][] = [];
  for (const [, letter = "", text = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const relative = letter === letter.toLowerCase();
    const kind = letter.toUpperCase();
    if (kind === "Z") {
      [x, y] = ring[0] ?? [x, y];
      continue;
    }
    const count = kind === "H" || kind === "V" ? 1 : kind === "S" ? 4 : 2;
    for (let at = 0; at + count <= numbers.length; at += count) {
      const last = numbers[at + count - 1] as number;
      const first = numbers[at + count - 2] as number;
      if (kind === "H") x = relative ? x + last : last;
      else if (kind === "V") y = relative ? y + last : last;
      else [x, y] = relative ? [x + first, y + last] : [first, last];
      if (kind === "M" && at === 0) found.push((ring = []));
      ring.push([x, y]);
    }
  }
  return found;
}

/** Draw the hatching of a coast within a box; `spacing` is the distance of the lines, `reach` how far they go. */
export function hatching(coast: string, box: Box, spacing: number, reach = 1, evenodd = false): string {
  const key = `${coast.length} ${coast.slice(0, 40)} ${box.x} ${box.y} ${box.w} ${box.h} ${spacing} ${reach}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const cols = Math.ceil(box.w / COLUMN);
  const rows = Math.ceil(box.h / spacing);
  const distance = outwards(landMask(rings(coast), box, cols, rows, spacing, evenodd), cols, rows, spacing);
  let path = "";
  for (let row = 0; row < rows; row++) {
    const far = (FAR[(row * 5 + (row >> 3)) % FAR.length] as number) * reach;
    const y = Math.round((box.y + (row + 0.5) * spacing) * 10) / 10;
    let start = -1;
    let nearest = 0;
    for (let col = 0; col <= cols; col++) {
      const d = col < cols ? (distance[row * cols + col] as number) : 0;
      const drawn = d > 0 && d <= far + wobble(row, col);
      if (drawn) nearest = start < 0 ? d : Math.min(nearest, d);
      if (drawn && start < 0) start = col;
      else if (!drawn && start >= 0) {
        // one cell more at either end: the land is painted above it
        const [from, to] = [start - (start > 0 && distance[row * cols + start - 1] === 0 ? 1 : 0), col + (d === 0 ? 1 : 0)];
        // no stray strokes off the coast
        if (nearest < spacing * 2.2 || to - from > 5) path += `M${box.x + from * COLUMN} ${y}h${(to - from) * COLUMN}`;
        start = -1;
      }
    }
  }
  if (known.size > 12) known.clear();
  known.set(key, path);
  return path;
}

/** A small unevenness, always the same. */
function wobble(row: number, col: number): number {
  return (((row * 7919 + (col >> 2) * 104729) % 17) / 17 - 0.5) * 2.4;
}

function landMask(lines: readonly Ring[], box: Box, cols: number, rows: number, spacing: number, evenodd: boolean): Uint8Array {
  const mask = new Uint8Array(cols * rows);
  const crossings: [number, number][][] = Array.from({ length: rows }, () => []);
  for (const ring of lines)
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i] as readonly [number, number], ring[(i + 1) % ring.length] as readonly [number, number]];
      const [upper, lower, way] = a[1] < b[1] ? [a, b, 1] : [b, a, -1];
      const first = Math.max(0, Math.ceil((upper[1] - box.y) / spacing - 0.5));
      const last = Math.min(rows - 1, Math.ceil((lower[1] - box.y) / spacing - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = box.y + (row + 0.5) * spacing;
        crossings[row]?.push([upper[0] + ((y - upper[1]) / (lower[1] - upper[1])) * (lower[0] - upper[0]), way]);
      }
    }
  crossings.forEach((found, row) => {
    found.sort((a, b) => a[0] - b[0]);
    let turns = 0;
    found.forEach(([x, way], i) => {
      turns += way;
      const inside = evenodd ? i % 2 === 0 : turns !== 0;
      const next = found[i + 1];
      if (!inside || !next) return;
      const from = Math.max(0, Math.round((x - box.x) / COLUMN));
      const to = Math.min(cols, Math.round((next[0] - box.x) / COLUMN));
      if (to > from) mask.fill(1, row * cols + from, row * cols + to);
    });
  });
  return mask;
}

/** How far each cell of water is from land, by steps to the eight neighbours: once down, once up. */
function outwards(mask: Uint8Array, cols: number, rows: number, spacing: number): Float32Array {
  const slant = Math.hypot(COLUMN, spacing);
  const wide = cols + 2; // a rim of far cells saves asking for the edges
  const far = new Float32Array(wide * (rows + 2)).fill(1e6);
  for (let row = 0; row < rows; row++) for (let col = 0; col < cols; col++) if (mask[row * cols + col]) far[(row + 1) * wide + col + 1] = 0;
  const first = wide + 1;
  const last = rows * wide + cols;
  for (let step = -1, i = first; step <= 1; step += 2, i = last)
    for (; step < 0 ? i <= last : i >= first; i -= step) {
      let least = far[i] as number;
      if (!least) continue;
      const back = i + step * wide;
      least = Math.min(least, (far[i + step] as number) + COLUMN, (far[back] as number) + spacing);
      far[i] = Math.min(least, (far[back - 1] as number) + slant, (far[back + 1] as number) + slant);
    }
  const distance = new Float32Array(mask.length);
  for (let row = 0; row < rows; row++) distance.set(far.subarray((row + 1) * wide + 1, (row + 1) * wide + 1 + cols), row * cols);
  return distance;
}
