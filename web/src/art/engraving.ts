/** What both engraved maps are made of: the frame, the compass, hills and trees, and the part of a map that is seen. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How a map lies in its box on the page: for overlays, and for HTML that is placed above it. */
export interface MapFrame {
  /** The part of the map that is seen, in units of the map. */
  view: Box;
  /** Pixels to a unit. */
  scale: number;
  /** Where a point lies in the box, in percent of its width and height. */
  left: (x: number) => number;
  top: (y: number) => number;
}

/**
 * Choose what is seen: all of the core, and beyond it to the right or downwards as much as the box has room for.
 * Without a size (before the first layout) it is the core.
 */
export function fitted(core: readonly number[], room: readonly number[], width: number, height: number): Box {
  const [w = 1, h = 1] = core;
  const [most = w, deepest = h] = room;
  if (!width || !height) return { x: 0, y: 0, w, h };
  if (width / height >= w / h) return { x: 0, y: 0, w: Math.min((h * width) / height, most), h };
  return { x: 0, y: 0, w, h: Math.min((w * height) / width, deepest) };
}

/** Choose the part of a box that has the shape of the page's box; `along`: 0 from its left, 0.5 from its middle. */
export function covered(crop: Box, width: number, height: number, along = 0.5): Box {
  if (!width || !height) return crop;
  const ratio = width / height;
  const w = Math.min(crop.w, crop.h * ratio);
  const h = w / ratio;
  return { x: crop.x + (crop.w - w) * along, y: crop.y + (crop.h - h) / 2, w, h };
}

/** Make the frame of a map for overlays; the picture is centred where it does not fill the box. */
export function framed(view: Box, width: number, height: number): MapFrame {
  const scale = Math.min(width / view.w, height / view.h) || 1;
  const [padX, padY] = [(width - view.w * scale) / 2, (height - view.h * scale) / 2];
  return {
    view,
    scale,
    left: (x) => (width ? ((padX + (x - view.x) * scale) / width) * 100 : 0),
    top: (y) => (height ? ((padY + (y - view.y) * scale) / height) * 100 : 0),
  };
}

export interface Neatline {
  /** The graduated band: dark pieces. */
  band: string;
  outer: Box;
  inner: Box;
  /** Where the map begins. */
  edge: Box;
}

/**
 * Draw the graduated frame around a view; `unit` is the size of its parts, 1 for a map of 848 by 574. `margin` is where the
 * map begins, if not right behind the frame.
 */
export function neatline(view: Box, unit: number, thin = false, margin?: number): Neatline {
  const [outside, wide, edge, step] = (thin ? [2, 4, 8, 24] : [4.5, 5.5, 14, 32]).map((n) => n * unit) as [number, number, number, number];
  const outer = shrunk(view, outside);
  const right = outer.x + outer.w;
  const bottom = outer.y + outer.h;
  const pieces = (length: number) => {
    const count = Math.max(2, Math.round(length / step / 2) * 2 + 1);
    return Array.from({ length: Math.ceil(count / 2) }, (_, i) => [(i * 2 * length) / count, length / count] as const);
  };
  const r = (n: number) => Math.round(n * 10) / 10;
  let band = "";
  for (const [at, long] of pieces(outer.w))
    for (const y of [outer.y, bottom - wide]) band += `M${r(outer.x + at)} ${r(y)}h${r(long)}v${r(wide)}h${r(-long)}z`;
  for (const [at, long] of pieces(outer.h))
    for (const x of [outer.x, right - wide]) band += `M${r(x)} ${r(outer.y + at)}h${r(wide)}v${r(long)}h${r(-wide)}z`;
  return { band, outer, inner: shrunk(outer, wide), edge: shrunk(view, margin ?? edge) };
}

function shrunk({ x, y, w, h }: Box, by: number): Box {
  return { x: x + by, y: y + by, w: Math.max(0, w - 2 * by), h: Math.max(0, h - 2 * by) };
}

/** Draw hills: their outlines, and the strokes on the side away from the light. */
export function hills(spots: readonly number[], scale: number): { slopes: string; shade: string } {
  const r = (n: number) => Math.round(n * 100) / 100;
  let [slopes, shade] = ["", ""];
  for (let i = 0; i + 1 < spots.length; i += 2) {
    const [x, y] = [spots[i] as number, spots[i + 1] as number];
    const s = (4.6 + (((i / 2) * 37) % 5) * 0.55) * scale;
    slopes += `M${r(x - s * 1.35)} ${y}q${r(s * 0.9)} ${r(-s * 0.5)} ${r(s * 1.2)} ${r(-s * 1.5)}q${r(s * 0.9)} ${r(s * 0.5)} ${r(s * 1.6)} ${r(s * 1.5)}`;
    shade += `M${r(x + s * 0.1)} ${r(y - s * 1.25)}l${r(s * 0.75)} ${r(s * 1.2)}M${r(x + s * 0.05)} ${r(y - s * 0.9)}l${r(s * 0.45)} ${r(s * 0.9)}M${x} ${r(y - s * 0.55)}l${r(s * 0.2)} ${r(s * 0.5)}`;
  }
  return { slopes, shade };
}

/** Draw trees. */
export function trees(spots: readonly number[]): string {
  let path = "";
  for (let i = 0; i + 1 < spots.length; i += 2) path += `M${spots[i]} ${spots[i + 1]}v-3.4m-2.6 0c-.6-4 5.8-4 5.2 0z`;
  return path;
}

/** Draw the rhumb lines that meet in a point. */
export function rhumbs(x: number, y: number, count = 16): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count;
    return `M${x} ${y}l${Math.round(Math.cos(turn) * 1600)} ${Math.round(Math.sin(turn) * 1600)}`;
  }).join("");
}
