// Writes src/games/rome/art/board.ts: the standard board of rome with its coast. `node tools/rome-map.mjs`
// The board is that of the card set, the coast that of the SVG drawing.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse } from "smol-toml";

const rome = new URL("../../src/merkator/games/rome/", import.meta.url);
const set = parse(readFileSync(new URL("cards/components.toml", rome), "utf8"));
const source = readFileSync(new URL("draw/coast.py", rome), "utf8");
const tuple = source.slice(source.indexOf("COASTS: Final = ("), source.indexOf("\n)\n"));
const lines = tuple
  .slice(tuple.indexOf("(") + 1)
  .split(/",\n/) // a string goes on over several lines, the comma ends it
  .map((text) => [...text.matchAll(/-?\d+,-?\d+/g)].map(([point]) => point.split(",").map(Number)))
  .filter((line) => line.length);

/** Write a line shortly: the first point, then the step to each following one. */
function steps(line) {
  let [x, y] = [0, 0];
  return line
    .map(([u, v]) => {
      const step = [u - x, v - y];
      [x, y] = [u, v];
      return step.join(",");
    })
    .join(" ");
}

const board = {
  rows: set.sea.rows,
  ports: set.port.map(({ id, name, row, col, symbols, yard }) => ({ id, name, row, col, symbols, ...(yard ? { yard } : {}) })),
  stars: set.star.map(({ id, name, row, col }) => ({ id, name, row, col })),
  labels: set.label.map(({ name, row, col }) => ({ name, row, col })),
};
const list = (items) => `[\n${items.map((item) => `    ${JSON.stringify(item)},`).join("\n")}\n  ]`;
const text = `// Written by tools/rome-map.mjs: the standard board, and its coast after Natural Earth (public domain).
import type { Board } from "./sea";

export const STANDARD: Board = {
  rows: ${list(board.rows)},
  ports: ${list(board.ports)},
  stars: ${list(board.stars)},
  labels: ${list(board.labels)},
};

/** Points to a field. */
export const UNIT = 20;
/** Closed lines around all land: the first point, then steps. Inner seas lie inside of them, by the even-odd rule. */
export const COASTS: readonly string[] = ${list(lines.map(steps)).replace("\n  ]", "\n]").replaceAll("\n    ", "\n  ")};
`;
writeFileSync(new URL("../src/games/rome/art/board.ts", import.meta.url), text);
console.log(`${lines.length} coasts, ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} compressed`);
