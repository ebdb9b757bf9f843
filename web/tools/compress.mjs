/** Lays a .br and a .gz beside each file of the build that compresses well, so that the server need not do it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const built = fileURLToPath(new URL("../../src/merkator/server/static", import.meta.url));
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt|md)$/;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

let before = 0;
let after = 0;
for (const path of files(built)) {
  if (!COMPRESSED.test(path)) continue;
  const content = readFileSync(path);
  const small = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (small.length >= content.length) continue;
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  before += content.length;
  after += small.length;
}
console.log(`compressed ${(before / 1000).toFixed(0)} kB to ${(after / 1000).toFixed(0)} kB`);
