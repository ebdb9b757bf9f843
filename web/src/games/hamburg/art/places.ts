/** The places of hamburg as the art knows them: what colour their cubes have, where they lie on the map. */

export type PlaceId =
  | "hamburg"
  | "danzig"
  | "sweden"
  | "russia"
  | "dutch_republic"
  | "england"
  | "france"
  | "spain"
  | "bohemia"
  | "denmark"
  | "italy"
  | "newfoundland";

export type CubeColour = "green" | "yellow" | "black" | "purple" | "orange" | "gray" | "blue" | "red";

export interface Spot {
  /** The middle of the place's plate on the wide map (848 by 574). */
  x: number;
  y: number;
  /** The same on the map for phones (390 by 444). */
  phone: { x: number; y: number };
  colour: CubeColour | null;
}

const spot = (x: number, y: number, px: number, py: number, colour: CubeColour | null = null): Spot => ({
  x,
  y,
  phone: { x: px, y: py },
  colour,
});

/** Where the plates stand; England, Hamburg and the Dutch Republic are moved a little, so that none covers another. */
export const places: Readonly<Record<string, Spot>> & Readonly<Record<PlaceId, Spot>> = {
  hamburg: spot(416, 252, 196, 204, "green"),
  danzig: spot(566, 212, 292, 196, "yellow"),
  sweden: spot(500, 98, 254, 86, "black"),
  russia: spot(752, 126, 346, 104, "purple"),
  dutch_republic: spot(298, 304, 122, 262, "orange"),
  england: spot(190, 240, 60, 204, "gray"),
  france: spot(228, 398, 80, 334, "blue"),
  spain: spot(106, 506, 54, 408, "red"),
  bohemia: spot(474, 332, 248, 276),
  denmark: spot(390, 160, 170, 130),
  italy: spot(420, 486, 216, 380),
  newfoundland: spot(96, 104, 64, 82),
};

/** Which places the standard set joins by lines. */
export const LINES: readonly (readonly [PlaceId, PlaceId])[] = [
  ["hamburg", "sweden"],
  ["hamburg", "danzig"],
  ["hamburg", "dutch_republic"],
  ["danzig", "russia"],
  ["danzig", "sweden"],
  ["sweden", "russia"],
  ["dutch_republic", "england"],
  ["dutch_republic", "france"],
  ["england", "france"],
  ["england", "spain"],
  ["france", "spain"],
];

/** How far the routes bend, on the wide map and on the phone. */
const BENDS: Readonly<Record<string, readonly [wide: number, phone: number]>> = {
  "hamburg-sweden": [-34, -10],
  "danzig-hamburg": [8, 0],
  "danzig-russia": [16, 10],
  "russia-sweden": [18, 8],
  "dutch_republic-england": [-6, 0],
  "england-spain": [44, 38],
};

export type MapSize = "wide" | "phone";

export interface Route {
  /** Both ends in the order of the alphabet, joined by a hyphen: "danzig-hamburg". */
  id: string;
  ends: readonly [string, string];
  path: string;
}

/** The id of the route between two places, whichever comes first. */
export function routeId(one: string, other: string): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

/** Where a place's plate stands. */
export function spotOf(place: string, size: MapSize = "wide"): { x: number; y: number } {
  const found = places[place];
  if (!found) return { x: 0, y: 0 };
  return size === "phone" ? found.phone : { x: found.x, y: found.y };
}

/** Draw a route from one place to the other: a curve, so that a pawn can go along it in this direction. */
export function routePath(from: string, to: string, size: MapSize = "wide"): string {
  const a = spotOf(from, size);
  const b = spotOf(to, size);
  const id = routeId(from, to);
  const bend = (BENDS[id]?.[size === "wide" ? 0 : 1] ?? 0) * (from < to ? 1 : -1);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const x = (a.x + b.x) / 2 - (dy / length) * bend;
  const y = (a.y + b.y) / 2 + (dx / length) * bend;
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
}

/** All routes of a card set; `lines` is a list of pairs, or for each place its neighbours as in components.toml. */
export function routes(
  size: MapSize = "wide",
  lines: readonly (readonly [string, string])[] | Readonly<Record<string, readonly string[]>> = LINES,
): Route[] {
  const pairs = Array.isArray(lines)
    ? (lines as readonly (readonly [string, string])[])
    : Object.entries(lines as Readonly<Record<string, readonly string[]>>).flatMap(([one, others]) =>
        others.map((other) => [one, other] as const),
      );
  const found = new Map<string, Route>();
  for (const [one, other] of pairs) {
    const id = routeId(one, other);
    const ends = [one, other].sort() as [string, string];
    if (!found.has(id)) found.set(id, { id, ends, path: routePath(ends[0], ends[1], size) });
  }
  return [...found.values()];
}
