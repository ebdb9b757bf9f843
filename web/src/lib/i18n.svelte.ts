/**
 * Words in the language of the person: the client's own messages, and those of the games out of the files that Python
 * reads too. What a component reads here changes by itself when the language does.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import files from "virtual:words";
import type { GameName, Language, Said, SaidValue } from "./types";

export const languages: readonly Language[] = ["en", "de"];

/** A part of the client that has words of its own; with a game come the words that Python says of it too. */
export type Part = "base" | "pages" | "table" | "cards" | "tutorial" | GameName;
type Room = "web" | "server" | GameName;
interface Shown {
  language: Language;
  parts: number; // how many parts the words are there of
  bundles: { [room: string]: FluentBundle };
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
export async function speak(chosen: Language): Promise<void> {
  wanted = chosen;
  await untrack(settle);
  document.documentElement.lang = shown.language;
}

/** Load the words of parts of the client; what a page does not show is not loaded. */
export async function learn(...parts: Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await untrack(settle); // who waits for words does not want to be asked again whenever they change
}

/** Bring what is shown to what is wanted, which may change while files are on their way. */
async function settle(): Promise<void> {
  while (shown.language !== wanted || shown.parts !== needed.size) {
    const chosen = wanted;
    const parts = [...needed];
    const texts = await Promise.all(parts.map(async (part) => [part, await words(`${part}.${chosen}`)] as const));
    if (chosen !== wanted || parts.length !== needed.size) continue;
    const base = texts.find(([part]) => part === "base")![1].game;
    const bundles: Shown["bundles"] = { web: bundle(chosen, texts.map(([, text]) => text.web)), server: bundle(chosen, [base]) };
    for (const [part, text] of texts) if (part === "hamburg" || part === "rome") bundles[part] = bundle(chosen, [base, text.game]);
    shown = { language: chosen, parts: parts.length, bundles };
  }
}

function bundle(chosen: Language, texts: readonly FluentResource[]): FluentBundle {
  const made = new FluentBundle(chosen, { useIsolating: false });
  for (const text of texts) made.addResource(text);
  return made;
}

interface Words {
  web: FluentResource;
  game: FluentResource;
}
const read = new Map<string, Promise<Words>>();

/** Read the words of a part in a language: "table.en". */
function words(part: string): Promise<Words> {
  let found = read.get(part);
  if (!found) {
    found = files[part]!().then(({ web, game }) => ({ web: new FluentResource(web), game: new FluentResource(game) }));
    found.catch(() => read.delete(part));
    read.set(part, found);
  }
  return found;
}

/** Say a message of the client: `t("undo")`, `t("waiting-for", { name })`. An attribute: `t("undo.title")`. */
export function t(id: string, values: { [name: string]: SaidValue } = {}): string {
  return put("web", [id, values]);
}

/** Say a message of a game. Empty while its words are loading. */
export function say(game: Exclude<Room, "web">, said: Said | undefined): string {
  return said === undefined ? "" : capital(put(game, said));
}

/** Say the name of a thing of a game, in a form if need be: `name("hamburg", "place-russia.to")`. */
export function name(game: GameName, id: string, values: { [name: string]: SaidValue } = {}): string {
  return put(game, [id, values]);
}

/** Say whether there is such a message. */
export function has(room: Room, id: string): boolean {
  return shown.bundles[room]?.hasMessage(id) ?? false;
}

function put(room: Room, [full, given, own]: Said): string {
  const found = shown.bundles[room];
  if (!found) return "";
  const [id = "", form] = full.split(".", 2);
  const values: { [name: string]: FluentVariable } = {};
  for (const [key, value] of Object.entries(given)) values[key] = isSaid(value) ? put(room, value) : Array.isArray(value) ? String(value) : value;
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

/** A number as the language writes it, with a real minus sign. */
export function figure(value: number): string {
  return new Intl.NumberFormat(shown.language).format(value).replace("-", "−");
}
