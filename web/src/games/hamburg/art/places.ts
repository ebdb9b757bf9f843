/** Where the places of hamburg lie on the map, and the routes between them. The map comes from the server, with the card set. */

export type MapSize = "wide" | "phone";

/** One of the two maps: the middle of each place's plate, and how far its routes bend, by id. */
interface Sheet {
  spots: Readonly<Record<string, readonly [x: number, y: number]>>;
  bends: Readonly<Record<string, number>>;
}

/** A map as `merkator.games.hamburg.draw.geometry` lays it out. */
export interface PlaceMap {
  lines: readonly (readonly [string, string])[];
  sheets: Readonly<Record<MapSize, Sheet>>;
}

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
export function spotOf(map: PlaceMap, place: string, size: MapSize = "wide"): { x: number; y: number } {
  const [x, y] = map.sheets[size].spots[place] ?? [0, 0];
  return { x, y };
}

/** Draw a route from one place to the other: a curve, so that a pawn can go along it in this direction. */
export function routePath(map: PlaceMap, from: string, to: string, size: MapSize = "wide"): string {
  const a = spotOf(map, from, size);
  const b = spotOf(map, to, size);
  const bend = (map.sheets[size].bends[routeId(from, to)] ?? 0) * (from < to ? 1 : -1);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const x = (a.x + b.x) / 2 - (dy / length) * bend;
  const y = (a.y + b.y) / 2 + (dx / length) * bend;
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
}

/** All routes of a map. */
export function routes(map: PlaceMap, size: MapSize = "wide"): Route[] {
  return map.lines.map((ends) => ({ id: routeId(...ends), ends, path: routePath(map, ...ends, size) }));
}
