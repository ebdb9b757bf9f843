/** Whose work the art is made of: for the about page, and for CREDITS.md, which says the same in a file. */

export interface Credit {
  what: string;
  by: string;
  licence: string;
  link: string;
  /** What was taken. */
  items?: readonly string[];
}

const CC_BY = "CC BY 3.0";
const icons = (by: string, ...items: string[]): Credit => ({
  what: "Icons",
  by,
  licence: CC_BY,
  link: "https://game-icons.net",
  items,
});

/** Icons were put on a coarser grid, which makes them smaller files. */
export const CREDITS: readonly Credit[] = [
  icons(
    "Lorc",
    ...["wheat", "metal-bar", "cauldron", "cool-spices", "lion", "crossed-swords", "hourglass", "laurel-crown", "galleon", "wax-seal"],
    ...["candle-light", "quill-ink", "treasure-map", "tied-scroll", "open-book", "white-tower", "anchor", "queen-crown", "trade"],
    ...["flying-flag", "hammer-nails", "scales", "compass"],
  ),
  icons(
    "Delapouite",
    ...["cow", "powder-bag", "whale-tail", "carrot", "animal-hide", "rolled-cloth", "stone-pile", "wine-bottle", "orange", "drakkar"],
    ...["greek-temple", "double-fish", "meal", "wooden-crate", "two-coins", "peace-dove", "shaking-hands", "anticlockwise-rotation"],
    ...["backward-time", "house", "warehouse", "shop", "person", "three-friends", "fleur-de-lys", "hill-fort", "lighthouse", "hops"],
    ...["harbor-dock", "church", "viking-church", "gate", "strongbox", "stone-wall", "trireme", "amphora"],
  ),
  icons("Skoll", "musket", "ham-shank"),
  icons("Lucas", "shirt"),
  icons("Sparker", "bear-face"),
  icons("Faithtoken", "card-pick"),
  icons("Quoting", "field-gun"),
  icons("contributors of game-icons.net", "clock-tower", "grain", "cargo-crane"),
  {
    what: "IM Fell English",
    by: "Igino Marini, after types of John Fell",
    licence: "SIL Open Font License 1.1",
    link: "https://iginomarini.com/fell",
  },
  {
    what: "Alegreya, Alegreya Sans",
    by: "Juan Pablo del Peral, Huerta Tipográfica",
    licence: "SIL Open Font License 1.1",
    link: "https://github.com/huertatipografica/Alegreya",
  },
  {
    what: "Coasts",
    by: "Natural Earth",
    licence: "public domain",
    link: "https://www.naturalearthdata.com",
  },
];
