// Makes the subset fonts in src/styles/fonts, and their licences in public/licences, out of the npm packages:
// `npm install` in tools/, then `node tools/fonts.mjs`, then `python tools/simplify_font.py` for those of Fell.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const ascii = range(" ", "~");
const german = "ÄÖÜäöüß";
const names = "ÀÁÂÅÆÇÈÉÊËÍÎÑÓÔØÙÚàáâåæçèéêëíîïñòóôøùúûœ"; // of players
const marks = "\u00a0–—‘’‚“”„«»·•…×−±↑↓½¼¾°€§";
const figures = "0123456789+−×½¼¾↑↓"; // of the title face; arrows to the left and right are in none of the fonts
// Faces are cut where a first table ends: what only some pages, languages or names need is a file of its own, which the
// browser loads by its `unicode-range` in fonts.css (printed at the end).
const title = range("A", "Z") + range("a", "z") + " .,:·’?()-";
const titleMore = german + "éèçñøå–—“”„…;!/&'\"";
const seas = "BGIMOTabcdehilmnorstu "; // of the Latin names on both maps
const italic = without("ABCDEFGHIKLMNOPRSTUVW" + range("a", "z") + "äöüß .,·’", seas); // a lead, a benchmark
const jobs = [
  ["im-fell-english", "im-fell-english-latin-400-normal", "fell", title],
  ["im-fell-english", "im-fell-english-latin-400-normal", "fell-more", titleMore],
  ["im-fell-english", "im-fell-english-latin-400-italic", "fell-seas", seas],
  ["im-fell-english", "im-fell-english-latin-400-italic", "fell-italic", italic],
  ["alegreya", "alegreya-latin-500-normal", "figures", figures],
  ["alegreya-sans", "alegreya-sans-latin-400-normal", "sans-400", ascii + german + names + marks],
  ["alegreya-sans", "alegreya-sans-latin-700-normal", "sans-700", ascii + german + marks + "éèçñøå"],
];

function without(text, taken) {
  return [...text].filter((each) => !taken.includes(each)).join("");
}

/** Write letters as CSS does: "U+41-5A, U+E4". */
function unicodeRange(text) {
  const codes = [...new Set(text)].map((each) => each.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

function range(from, to) {
  const [start, end] = [from.charCodeAt(0), to.charCodeAt(0)];
  return Array.from({ length: end - start + 1 }, (_, i) => String.fromCharCode(start + i)).join("");
}

const target = new URL("../src/styles/fonts/", import.meta.url);
const licences = new URL("../public/licences/", import.meta.url);
for (const folder of [target, licences]) mkdirSync(folder, { recursive: true });
let total = 0;
for (const [family, file, name, text] of jobs) {
  const home = new URL(`./node_modules/@fontsource/${family}/`, import.meta.url);
  const font = await subsetFont(readFileSync(new URL(`files/${file}.woff2`, home)), text, { targetFormat: "woff2", noHinting: true });
  writeFileSync(new URL(`${name}.woff2`, target), font);
  copyFileSync(new URL("LICENSE", home), new URL(`${family}-OFL.txt`, licences));
  total += font.length;
  console.log(`${name.padEnd(12)} ${font.length} ${unicodeRange(text)}`);
}
console.log(`${"all".padEnd(12)} ${total}`);
