// Checks the contrast of all pairs of tokens that meet on the page, in both themes: `node tools/contrast.mjs`.
// Ends with 1 if a pair misses its least ratio. WCAG 2.2: text 4.5, large text and edges of controls 3.
import { readFileSync } from "node:fs";

const TOKEN = /--([\w-]+):\s*light-dark\(\s*(#[0-9a-f]{6})\b[^,]*,\s*(#[0-9a-f]{6})/gi;
const TEXT = 4.5;
const STRONG = 7; // text, where high contrast is wished
const EDGE = 3;
const SEEN = 1.5; // fine lines and cube fronts that also carry an emblem
const CUBES = ["green", "yellow", "black", "purple", "orange", "gray", "blue", "red"];

const pairs = [
  ...each(["ink", "ink-2", "ink-3"], ["paper", "paper-2", "card"], TEXT),
  ...each(["ink", "ink-2"], ["paper-3", "gold-soft", "wax-soft", "ok-soft", "miss-soft"], TEXT),
  ...each(["wax", "ok", "miss", "gold-ink"], ["card", "paper", "paper-2"], TEXT),
  ...each(["wax-ink"], ["wax", "wax-2"], TEXT),
  ...each(["on-desk", "on-desk-2", "on-desk-ok", "on-desk-miss"], ["desk", "desk-2"], TEXT),
  ...each(["now-ink", "now-wax"], ["now"], TEXT),
  ["ok", "ok-soft", TEXT],
  ["miss", "miss-soft", TEXT],
  ["wax", "wax-soft", TEXT],
  ["gold-ink", "gold-soft", TEXT],
  ...each(["map-name"], ["map-sea"], TEXT),
  ...each(["ink", "ink-2", "wax"], ["halo"], TEXT), // names and signs of ports lie on a halo
  ...each(["focus", "gold", "edge"], ["paper", "card"], EDGE),
  ...each(["focus"], ["paper-2", "map-sea", "map-land", "gold-soft"], EDGE),
  ...each(["focus-desk"], ["desk", "desk-2"], EDGE),
  ...each(["map-ink", "wax"], ["map-sea", "map-land", "map-margin"], EDGE),
  ["line-2", "card", SEEN],
  ...CUBES.flatMap((cube) => [
    [`${cube}-e`, cube, TEXT],
    [cube, "map-land", SEEN],
    [cube, "card", SEEN],
  ]),
];

function each(fronts, grounds, least) {
  return fronts.flatMap((front) => grounds.map((ground) => [front, ground, least]));
}

export function tokens(css) {
  const themes = { light: {}, dark: {} };
  for (const [, name, light, dark] of css.matchAll(TOKEN)) {
    themes.light[name] = light;
    themes.dark[name] = dark;
  }
  return themes;
}

function luminance(colour) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export function check(css) {
  const themes = tokens(css);
  return Object.entries(themes).map(([theme, colours]) => {
    const results = pairs.map(([front, ground, least]) => {
      for (const name of [front, ground]) if (!colours[name]) throw new Error(`no token --${name} in tokens.css`);
      return { front, ground, least, ratio: contrast(colours[front], colours[ground]) };
    });
    const text = results.filter((one) => one.least === TEXT).map((one) => one.ratio);
    return { theme, count: results.length, low: results.filter((one) => one.ratio < one.least), text: Math.min(...text) };
  });
}

/** Check the tokens as they are in the file. */
export function checkFile() {
  return check(styles("tokens.css"));
}

/** Check the tokens with high contrast: what contrast.css does not name stays. Cubes keep their colours, so they are left out. */
export function checkHigh() {
  const themes = tokens(styles("tokens.css") + styles("contrast.css"));
  const text = pairs.filter(([, ground, least]) => least === TEXT && !CUBES.includes(ground));
  return Object.entries(themes).map(([theme, colours]) => ({
    theme,
    low: text
      .map(([front, ground]) => ({ front, ground, ratio: contrast(colours[front], colours[ground]) }))
      .filter(({ ratio }) => ratio < STRONG),
  }));
}

function styles(name) {
  return readFileSync(new URL(`../src/styles/${name}`, import.meta.url), "utf8");
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split("/").pop())) {
  for (const { theme, count, low, text } of checkFile()) {
    for (const { front, ground, ratio, least } of low)
      console.log(`${theme}: --${front} on --${ground} is ${ratio.toFixed(2)}, at least ${least} is needed`);
    console.log(`${theme}: ${count - low.length} of ${count} pairs hold, text at least ${text.toFixed(2)}`);
    if (low.length) process.exitCode = 1;
  }
}
