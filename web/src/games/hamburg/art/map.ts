// Written by tools/hamburg-map.mjs out of Natural Earth (public domain): the two maps; a browser loads the one that it shows.

export interface MapDrawing {
  coast: string;
  graticule: string;
  rivers: string;
  /** x, y, x, y, … from north to south. */
  hills: readonly number[];
  woods: readonly number[];
  inset: { x: number; y: number; w: number; h: number; coast: string };
}

/** `core`: what is always seen, from 0, 0. `room`: how far the map may be drawn to the right and downwards. */
export const FRAMES: Readonly<Record<"wide" | "phone", { core: readonly number[]; room: readonly number[] }>> = {
  wide: {"core":[848,574],"room":[1130,760]},
  phone: {"core":[390,444],"room":[540,720]},
};

export const DRAWINGS: Readonly<Record<"wide" | "phone", () => Promise<MapDrawing>>> = {
  wide: () => import("./map-wide").then((map) => map.default),
  phone: () => import("./map-phone").then((map) => map.default),
};
