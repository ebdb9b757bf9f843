/**
 * All icons by name. Names are those of the things shown or of what a control does; `ALIAS` says which drawing that is. A game
 * adds those of its own things with `addIcons`. A name nobody knows, such as a good of a user's own card set, is shown by
 * its first letters.
 */
import { OWN, type Part } from "./icon-own";
import { SHAPES } from "./icon-shapes";

export type { Part };

export interface Drawing {
  /** The drawing fills a square of this size. */
  box: number;
  parts: readonly Part[];
}

/** Drawings in a box of 24 by 24, by name. */
export type OwnDrawings = Readonly<Record<string, readonly Part[]>>;

const alias: Record<string, string> = {
  time: "hourglass",
  money: "two-coins",
  points: "laurel-crown",
  seal: "wax-seal",
  join: "shaking-hands",
  undo: "anticlockwise-rotation",
  rematch: "anticlockwise-rotation",
  hint: "candle-light",
  history: "backward-time",
  log: "quill-ink",
  map: "treasure-map",
  contracts: "tied-scroll",
  record: "tied-scroll",
  solo: "person",
  friends: "three-friends",
  tutorial: "open-book",
  rules: "open-book",
  edit: "quill-ink",
  cards: "card-pick",
};
const own: Record<string, readonly Part[]> = { ...OWN };

/** Add the icons of a game: its names for drawings that are here, and drawings of its own. */
export function addIcons(names: Readonly<Record<string, string>>, drawings: OwnDrawings = {}): void {
  Object.assign(alias, names);
  Object.assign(own, drawings);
}

/** Return the drawing of a name, or null if there is none. An alias goes first: a game's grain is no granary. */
export function drawing(name: string): Drawing | null {
  return shape(Object.hasOwn(alias, name) ? alias[name]! : name);
}

function shape(name: string): Drawing | null {
  if (Object.hasOwn(own, name)) return { box: 24, parts: own[name]! };
  if (Object.hasOwn(SHAPES, name)) return { box: 256, parts: [[SHAPES[name as keyof typeof SHAPES]]] };
  return null;
}

/** Tell whether a name has a drawing. */
export function known(name: string): boolean {
  return drawing(name) !== null;
}

/** What is written instead of an icon: "new_good" gives "Ne"; what comes before a slash is the game's name. */
export function letters(name: string): string {
  const plain = name.replace(/^.*\//, "").replace(/[^\p{L}\p{N}]/gu, "");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1, 2).toLowerCase();
}
