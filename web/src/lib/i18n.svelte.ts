/**
 * Words in the language of the person: the client's own messages, and those of the games out of the files that Python
 * reads too. What a component reads here changes by itself when the language does.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import files from "virtual:messages";
import { get } from "./api";
import type { GameName, Language, Said, SaidValue } from "./types";

export const languages: readonly Language[] = ["en", "de"];

/**
 * A part of the client that has messages of its own: a file of `text/`, a game, or a page of a game ("<game>/lesson"). With a
 * game come the messages that Python says of it too; those of a game without files here are asked from the server.
 */
export type Part = string;
/** Whose messages: the client's own, the server's, or those of a game. */
type Source = "web" | "server" | GameName;
interface Shown {
  language: Language;
  parts: number; // how many parts the words are there of
  bundles: { [source: string]: FluentBundle };
}
let shown = $state.raw<Shown>({ language: "en", parts: 0, bundles: {} });

const needed = new Set<Part>(["base"]);
let wanted: Language = "en";

/** The language that is shown. */
export function language(): Language {
  return shown.language;
}

/** The language that the browser asks for. */
export function browserLanguage(): Language {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find((each) => asked.find((tag) => (languages as readonly string[]).includes(tag)) === each) ?? "en";
}

/** Show another language; everything that is loaded is loaded in that language before it is shown. */
export async function setLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  await untrack(settle);
  document.documentElement.lang = shown.language;
}

/** Load the words of parts of the client; what a page does not show is not loaded. */
export async function loadMessages(...parts: Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await untrack(settle); // who waits for words does not want to be asked again whenever they change
}

/** Bring what is shown to what is wanted, which may change while files are on their way. */
async function settle(): Promise<void> {
  while (shown.language !== wanted || shown.parts !== needed.size) {
    const chosen = wanted;
    const parts = [...needed];
    const loaded = await Promise.all(parts.map(async (part) => [part, await texts(part, chosen)] as const));
    if (chosen !== wanted || parts.length !== needed.size) continue;
    const base = loaded.find(([part]) => part === "base")![1].game!;
    const bundles: Shown["bundles"] = {
      web: bundle(
        chosen,
        loaded.map(([, text]) => text.web),
      ),
      server: bundle(chosen, [base]),
    };
    for (const [part, { game }] of loaded) if (game && part !== "base") bundles[part] = bundle(chosen, [base, game]);
    shown = { language: chosen, parts: parts.length, bundles };
  }
}

function bundle(chosen: Language, texts: readonly FluentResource[]): FluentBundle {
  const made = new FluentBundle(chosen, { useIsolating: false });
  for (const text of texts) made.addResource(text);
  return made;
}

interface Texts {
  web: FluentResource;
  game: FluentResource | null;
}
const read = new Map<string, Promise<Texts>>();

/** Read the messages of a part in a language. */
function texts(part: Part, chosen: Language): Promise<Texts> {
  const id = `${part}.${chosen}`;
  let found = read.get(id);
  if (!found) {
    const load = files[id] ?? (() => askedTexts(part, chosen));
    found = load().then(({ web, game }) => ({ web: new FluentResource(web), game: game ? new FluentResource(game) : null }));
    found.catch(() => read.delete(id));
    read.set(id, found);
  }
  return found;
}

/** Ask the server for the messages of a game that this client has no files of; a page of such a game has none. */
async function askedTexts(part: Part, chosen: Language): Promise<{ web: string; game: string }> {
  return { web: "", game: part.includes("/") ? "" : await get<string>(`api/games/${part}/messages?language=${chosen}`) };
}

/** Say a message of the client: `t("undo")`, `t("waiting-for", { name })`. An attribute: `t("undo.title")`. */
export function t(id: string, values: { [name: string]: SaidValue } = {}): string {
  return put("web", [id, values]);
}

/** Say a message of a game. Empty while its words are loading. */
export function say(game: Exclude<Source, "web">, said: Said | undefined): string {
  return said === undefined ? "" : capital(put(game, said));
}

/** Say a message of a game as a part of a sentence: its first letter stays as it is. */
export function phrase(game: GameName, said: SaidValue | undefined): string {
  return said === undefined ? "" : isSaid(said) ? put(game, said) : String(said);
}

/** Several things in a row, as the language joins them: "a, b and c". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(shown.language === "en" ? "en-GB" : shown.language).format(words);
}

/** Say the name of a thing of a game, in a form if need be: `name(game, "place-russia.to")`. */
export function name(game: GameName, id: string, values: { [name: string]: SaidValue } = {}): string {
  return put(game, [id, values]);
}

/** Say whether there is such a message. */
export function has(source: Source, id: string): boolean {
  return shown.bundles[source]?.hasMessage(id) ?? false;
}

function put(source: Source, [full, given, own]: Said): string {
  const found = shown.bundles[source];
  if (!found) return "";
  const [id = "", form] = full.split(".", 2);
  const values: { [name: string]: FluentVariable } = {};
  for (const [key, value] of Object.entries(given))
    values[key] = isSaid(value) ? put(source, value) : Array.isArray(value) ? String(value) : value;
  const named = own?.[shown.language];
  if (named) Object.assign(values, named);
  const message = found.getMessage(named ? `${id.split("-", 1)[0]}-other` : id);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (!pattern) return full; // a word that is missing is better seen than hidden
  const errors: Error[] = [];
  const text = found.formatPattern(pattern, values, errors);
  if (errors.length && import.meta.env.DEV) console.error(full, errors);
  return text;
}

/** A message, and not a plain list of numbers as dice are. */
function isSaid(value: SaidValue): value is Said {
  return Array.isArray(value) && typeof value[0] === "string";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A day as the language writes it, from seconds since 1970: "18 November 2026". English is British here, as all our texts. */
export function formatDay(at: number): string {
  const locale = shown.language === "en" ? "en-GB" : shown.language;
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" }).format(at * 1000);
}

/** A number as the language writes it, with a real minus sign. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(shown.language).format(value).replace("-", "−");
}
