// Makes the subset fonts in src/styles/fonts, and their licences in public/licences, out of the npm packages:
// `npm install` in tools/, then `node tools/fonts.mjs`.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const ascii = range(" ", "~");
const german = "ÄÖÜäöüß";
const names = "ÀÁÂÅÆÇÈÉÊËÍÎÑÓÔØÙÚàáâåæçèéêëíîïñòóôøùúûœ"; // of players
const marks = "\u00a0–—‘’‚“”„«»·•…×−±↑↓½¼¾°€§";
const figures = "0123456789+−×½¼¾↑↓"; // of the title face; arrows to the left and right are in none of the fonts
const title = ascii.replace(/[0-9+#$%*<=>@[\\\]^_`{|}~]/g, "") + german + "éèçñøå–—’“”„·…";
const italic = "ABCDEFGHIKLMNOPRSTUVW" + range("a", "z") + "äöüß .,·’"; // names of seas, Latin names, a lead
const jobs = [
  ["im-fell-english", "im-fell-english-latin-400-normal", "fell", title],
  ["im-fell-english", "im-fell-english-latin-400-italic", "fell-italic", italic],
  ["alegreya", "alegreya-latin-500-normal", "figures", figures],
  ["alegreya-sans", "alegreya-sans-latin-400-normal", "sans-400", ascii + german + names + marks],
  ["alegreya-sans", "alegreya-sans-latin-700-normal", "sans-700", ascii + german + marks + "éèçñøå"],
];

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
  console.log(`${name.padEnd(12)} ${font.length}`);
}
console.log(`${"all".padEnd(12)} ${total}`);
