// Writes src/art/icon-shapes.ts and the list of artists out of game-icons (npm): `node tools/icons.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { compact } from "./path.mjs";

const BOX = 256; // a whole unit is 1/8 px on an icon of 32 px
const NAMES = `
cow musket wheat powder-bag metal-bar cauldron ham-shank whale-tail carrot animal-hide rolled-cloth stone-pile
wine-bottle orange cool-spices
lion drakkar greek-temple double-fish
meal shirt crossed-swords wooden-crate
hourglass two-coins laurel-crown peace-dove galleon wax-seal shaking-hands anticlockwise-rotation candle-light
backward-time quill-ink card-pick house treasure-map warehouse tied-scroll shop person three-friends open-book
white-tower anchor queen-crown bear-face fleur-de-lys
trade flying-flag hill-fort field-gun lighthouse clock-tower hammer-nails hops grain harbor-dock cargo-crane scales church
viking-church gate strongbox stone-wall
trireme amphora compass
`
  .trim()
  .split(/\s+/);

const { icons } = JSON.parse(readFileSync(new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url)));
const shapes = NAMES.map((name) => {
  const body = icons[name]?.body;
  const match = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
  if (!match) throw new Error(`game-icons has no plain icon ${name}`);
  return [name, compact(match[1], BOX / 512)];
});
const lines = shapes.map(([name, path]) => `  "${name}": "${path}",`);
const text = `// Written by tools/icons.mjs out of game-icons.net (CC BY 3.0, see CREDITS.md): outlines in a box of ${BOX} by ${BOX}.
export const SHAPES = {
${lines.join("\n")}
} as const satisfies Record<string, string>;
`;
writeFileSync(new URL("../src/art/icon-shapes.ts", import.meta.url), text);
console.log(`${shapes.length} icons, ${text.length} bytes, ${gzipSync(text).length} compressed`);
