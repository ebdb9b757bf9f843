/** How the client is built: into the Python package, with links that do not depend on where it is served. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("src/lib"), $art: here("src/art"), $table: here("src/table"), $words: here("../src/merkator") },
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
  },
});
