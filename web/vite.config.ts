/** How the client is built: into the Python package, with links that do not depend on where it is served. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { messages } from "./tools/messages.ts";
import { scaleText } from "./tools/scale-text.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Which file a module is put into: a few larger ones instead of many small ones, of which each would bring its own headers.
 * What is imported when it is wanted (pages, dialogs, the end of a game) stays apart by itself.
 */
const LATER =
  "EndScreen|Help|Menu|Orders|Invite|ScoreChart|TalkPanel|Review|Plain|ViewList|Stage|stage|Recap|corner|turning|Turning|NextGoal|afterwards|chart|share";
const LATER_OF_GAMES =
  "art|text|kit|lesson|beats|Trace|cardFields|Cover|Table|Result|ending|Phone|Desk|Office|Own|decide/(Forced|Join|Last|Letter|Loss|Offer|PayWith|Reward|Swap|rare)";
/** What every table of a game needs at once is one file. */
const gameOf = (path: string) => /src\/games\/(\w+)\//.exec(path)?.[1] ?? null;
const GROUPS = [
  {
    name: "client",
    test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|vite\/preload|src\/lib\/(?!table)|src\/kits|games\/\w+\/kit\.ts|src\/(pages\/(Broken|Announcer)|table\/Loading)/,
  },
  { name: "art", test: /src\/art\/(Icon|icon|Glyph|Seal|seats)/ },
  { name: "map", test: /src\/art\/(MapSheet|Compass|engraving|hatching)/ },
  { name: "table", test: new RegExp(`src/lib/table|src/table/(?!${LATER})`) },
  { name: gameOf, test: new RegExp(`src/games/\\w+/(?!${LATER_OF_GAMES})`) },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

export default defineConfig({
  base: "./",
  plugins: [svelte(), messages()],
  css: { postcss: { plugins: [scaleText()] } },
  resolve: {
    alias: { $lib: here("src/lib"), $art: here("src/art"), $table: here("src/table") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.MERKATOR_API ?? "http://127.0.0.1:8648", ws: true } },
  },
  build: {
    outDir: "../src/merkator/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy of the server allows no inline styles or scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
