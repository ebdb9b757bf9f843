/** Where the map shows what a lesson asks for: journeys are chosen at their places. */

/** The map, as a CSS selector. */
export const GROUND = ".area";

/** The place at which an action is chosen; null: it is not chosen on the map. */
export function where(action: string): string | null {
  const [verb, place] = action.split(" ");
  return verb === "go" ? `.area [data-place="${place}"]` : null;
}
