/**
 * The words of each part of the client in each language as one file to load: its own messages, and with a game (or with
 * what every page needs) those that Python reads too. `virtual:words` has them all, to be loaded when they are wanted.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("../src/text", import.meta.url));
const python = fileURLToPath(new URL("../../src/merkator", import.meta.url));
const WORDS = "virtual:words";
const LANGUAGES = ["en", "de"];
const BASE = ["core", "server"];

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === WORDS || id.startsWith(`${WORDS}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${WORDS}`) return index();
      if (!id.startsWith(`\0${WORDS}/`)) return null;
      const [part = "", language = ""] = id.slice(WORDS.length + 2).split(".");
      const paths = { web: [join(own, `${part}.${language}.ftl`)], game: packages(part).map((name) => join(python, name, "text", `${language}.ftl`)) };
      for (const path of [...paths.web, ...paths.game]) this.addWatchFile(path);
      const text = (files: string[]) => JSON.stringify(files.map((path) => readFileSync(path, "utf8")).join("\n"));
      return `export const web = ${text(paths.web)};\nexport const game = ${text(paths.game)};\n`;
    },
  };
}

/** The packages whose messages belong to a part: what every page needs, or the words of the game of that name. */
function packages(part: string): string[] {
  const game = join("games", part, "words");
  return part === "base" ? BASE : existsSync(join(python, game)) ? [game] : [];
}

/** All parts, by name and language: functions that load them. */
function index(): string {
  const parts = readdirSync(own).flatMap((file) => (file.endsWith(".en.ftl") ? [file.slice(0, -7)] : []));
  const lines = parts.flatMap((part) => LANGUAGES.map((language) => `  "${part}.${language}": () => import("${WORDS}/${part}.${language}"),`));
  return `export default {\n${lines.join("\n")}\n};\n`;
}
