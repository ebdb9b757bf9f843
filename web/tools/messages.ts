/**
 * The messages of each part of the client in each language as one file to load: its own, and with a game (or with what every
 * page needs) those that Python reads too. `virtual:messages` has them all, to be loaded when they are wanted.
 *
 * Parts are the files of `src/text` ("table"), and of a game's folder `text`: "<game>" for the table, "<game>/lesson" …
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src", import.meta.url));
const python = fileURLToPath(new URL("../../src/merkator", import.meta.url));
const MESSAGES = "virtual:messages";
const LANGUAGES = ["en", "de"];
const BASE = ["core", "server"];

export function messages(): Plugin {
  return {
    name: "messages",
    resolveId: (id) => (id === MESSAGES || id.startsWith(`${MESSAGES}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MESSAGES}`) return index();
      if (!id.startsWith(`\0${MESSAGES}/`)) return null;
      const [part = "", language = ""] = id.slice(MESSAGES.length + 2).split(".");
      const paths = { web: [ownFile(part, language)], game: packages(part).map((name) => join(python, name, "text", `${language}.ftl`)) };
      for (const path of [...paths.web, ...paths.game]) this.addWatchFile(path);
      const text = (files: string[]) => JSON.stringify(files.map((path) => readFileSync(path, "utf8")).join("\n"));
      return `export const web = ${text(paths.web)};\nexport const game = ${text(paths.game)};\n`;
    },
  };
}

/** The games that have a folder in the client. */
function games(): string[] {
  return readdirSync(join(source, "games")).filter((name) => existsSync(join(source, "games", name, "text")));
}

/** The file with the client's own messages of a part. */
function ownFile(part: string, language: string): string {
  const [game = "", page] = part.split("/");
  if (!games().includes(game)) return join(source, "text", `${part}.${language}.ftl`);
  return join(source, "games", game, "text", `${page ? `${page}.` : ""}${language}.ftl`);
}

/** The packages whose messages belong to a part: what every page needs, or the words of the game of that name. */
function packages(part: string): string[] {
  const game = join("games", part, "words");
  return part === "base" ? BASE : existsSync(join(python, game)) ? [game] : [];
}

/** All parts: the names of the files without their languages. */
function parts(): string[] {
  const named = (folder: string) => readdirSync(folder).flatMap((file) => /^(.*?)\.?en\.ftl$/.exec(file)?.[1] ?? []);
  const ofGames = games().flatMap((game) => named(join(source, "games", game, "text")).map((page) => (page ? `${game}/${page}` : game)));
  return [...named(join(source, "text")), ...ofGames];
}

/** All parts, by name and language: functions that load them. */
function index(): string {
  const lines = parts().flatMap((part) =>
    LANGUAGES.map((language) => `  "${part}.${language}": () => import("${MESSAGES}/${part}.${language}"),`),
  );
  return `export default {\n${lines.join("\n")}\n};\n`;
}
