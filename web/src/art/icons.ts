/**
 * All icons by name. Names are those of the things shown (the ids of goods, places, categories and buildings in
 * hamburg's components.toml, `rome-` and the id for goods of rome) or of what a control does; `ALIAS` says which
 * drawing that is. A name nobody knows, such as a good of somebody's own card set, is shown by its first letters.
 */
import { OWN, type Part } from "./icon-own";
import { SHAPES } from "./icon-shapes";

export type { Part };

export interface Drawing {
  /** The drawing fills a square of this size. */
  box: number;
  parts: readonly Part[];
}

const ALIAS: Readonly<Record<string, keyof typeof SHAPES | keyof typeof OWN>> = {
  // goods of hamburg
  livestock: "cow",
  muskets: "musket",
  grain: "wheat",
  saltpeter: "powder-bag",
  iron: "metal-bar",
  copper: "cauldron",
  ham: "ham-shank",
  fish_oil: "whale-tail",
  vegetables: "carrot",
  calfskin: "animal-hide",
  fabric: "rolled-cloth",
  coal: "stone-pile",
  plums: "plum",
  wine: "wine-bottle",
  citrus: "orange",
  spice: "cool-spices",
  // places
  hamburg: "white-tower",
  danzig: "anchor",
  sweden: "queen-crown",
  russia: "bear-face",
  dutch_republic: "mill",
  england: "rose",
  france: "fleur-de-lys",
  spain: "horns",
  bohemia: "lion",
  denmark: "drakkar",
  italy: "greek-temple",
  newfoundland: "double-fish",
  // categories
  food: "meal",
  clothing: "shirt",
  weapon: "crossed-swords",
  any: "wooden-crate",
  // buildings
  boerse: "trade",
  botschaft: "flying-flag",
  rentamt: "quill-ink",
  schanze: "hill-fort",
  handelshaus: "shop",
  arsenal: "field-gun",
  alsterhaus: "warehouse",
  seeamt: "lighthouse",
  flotte: "galleon",
  rathaus: "clock-tower",
  admiralitaet: "anchor",
  bauhof: "hammer-nails",
  krameramt: "shop",
  zeughaus: "musket",
  gewandhaus: "shirt",
  hopfenmarkt: "hops",
  kornhaus: "grain",
  niederhafen: "harbor-dock",
  kran: "cargo-crane",
  waage: "scales",
  michel: "church",
  katharinen: "viking-church",
  baumhaus: "gate",
  gymnasium: "open-book",
  kaemmerei: "strongbox",
  wall: "stone-wall",
  // concepts
  time: "hourglass",
  money: "two-coins",
  points: "laurel-crown",
  peace: "peace-dove",
  travel: "galleon",
  fulfil: "wax-seal",
  seal: "wax-seal",
  join: "shaking-hands",
  invest: "two-coins",
  undo: "anticlockwise-rotation",
  rematch: "anticlockwise-rotation",
  hint: "candle-light",
  history: "backward-time",
  log: "quill-ink",
  bonus: "card-pick",
  building: "house",
  map: "treasure-map",
  office: "warehouse",
  contracts: "tied-scroll",
  contract: "tied-scroll",
  record: "tied-scroll",
  market: "shop",
  threshold: "cube",
  solo: "person",
  friends: "three-friends",
  tutorial: "open-book",
  rules: "open-book",
  edit: "quill-ink",
  // rome
  ship: "trireme",
  sail: "trireme",
  trade: "trade",
  sell: "amphora",
  voucher: "star",
  fatum: "fate",
  cards: "card-pick",
  credit: "scales",
  attack: "sabres",
  roll: "dice",
};

/** Return the drawing of a name, or null if there is none. An alias goes first: hamburg's grain is no granary. */
export function drawing(name: string): Drawing | null {
  return shape(Object.hasOwn(ALIAS, name) ? (ALIAS[name] as string) : name);
}

function shape(name: string): Drawing | null {
  if (Object.hasOwn(OWN, name)) return { box: 24, parts: OWN[name as keyof typeof OWN] };
  if (Object.hasOwn(SHAPES, name)) return { box: 256, parts: [[SHAPES[name as keyof typeof SHAPES]]] };
  return null;
}

/** Tell whether a name has a drawing. */
export function known(name: string): boolean {
  return drawing(name) !== null;
}

/** The icon of a good: rome has wine, grain and copper of its own. */
export function goodIcon(game: string, good: string): string {
  return game === "rome" ? `rome-${good}` : good;
}

/** What is written instead of an icon: "new_good" gives "Ne". */
export function letters(name: string): string {
  const plain = name.replace(/^rome-/, "").replace(/[^\p{L}\p{N}]/gu, "");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1, 2).toLowerCase();
}

/** All names, for the guide and for tests. */
export const NAMES: readonly string[] = [...new Set([...Object.keys(ALIAS), ...Object.keys(OWN), ...Object.keys(SHAPES)])];
