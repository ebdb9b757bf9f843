/** What svelte-check does not see: likely mistakes, and imports against the arrows of src/README.md. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { readdirSync } from "node:fs";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const games = readdirSync(new URL("./src/games", import.meta.url));
const KITS = "kits.ts is the only way into games/";

/** Files of a folder may not import what these patterns name. */
const closed = (files, message, ...group) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: [{ regex: group.join("|"), message }] }] },
});

export default ts.config(
  { ignores: ["node_modules/", "src/lib/schema.ts", "public/", "tools/node_modules/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "prefer-const": "off", // Svelte's rule below knows $props
      "svelte/prefer-const": ["error", { excludedRunes: ["$props"] }],
      "svelte/no-navigation-without-resolve": "off", // links are made by our own router
      "svelte/no-unused-svelte-ignore": "off", // it takes the reasons behind the names for names
      "svelte/prefer-svelte-reactivity": "off", // plain maps are caches and sums, which nothing is drawn from
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space where lines are laid out
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  { files: ["tools/**"], rules: { "no-console": "off" } },
  closed(["src/lib/**"], "lib and art stand below everything else", "\\$table/", "(^|/)(table|games|pages)/", "/kits$"),
  closed(["src/art/**"], "art knows nothing of tables", "\\$(lib|table)/", "(^|/)(lib|table|games|pages)/", "/kits$"),
  closed(["src/table/**"], "table stands below games and pages", "(^|/)(games|pages)/", "/kits$"),
  closed(["src/pages/**", "src/App.svelte", "src/main.ts", "src/kits.ts"], KITS, "(^|/)games/(?!\\*)"),
  ...games.map((game) =>
    closed(
      [`src/games/${game}/**`],
      "a game imports neither pages nor another game",
      "(^|/)pages/",
      "/kits$",
      "(^|/)App\\.svelte$",
      ...games.filter((other) => other !== game).map((other) => `(^|/)${other}/`),
    ),
  ),
);
