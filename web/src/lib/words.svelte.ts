/**
 * Words in the language of the person: the client's own messages, and those of the games out of the files that Python
 * reads too. What a component reads here changes by itself when the language does.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameName, Language, Said, SaidValue } from "./types";

export const languages: readonly Language[] = ["en", "de"];

const files = import.meta.glob<string>(
  ["../text/*.ftl", "../../../src/merkator/{core,server,hamburg,rome}/text/*.ftl"],
  { query: "?raw", import: "default" },
);

type Room = "web" | "server" | GameName;
let shown = $state.raw<{ language: Language; bundles: { [room: string]: FluentBundle } }>({ language: "en", bundles: {} });

/** The language that is shown. */
export function language(): Language {
  return shown.language;
}

/** The language that the browser asks for. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find((each) => wanted.find((tag) => (languages as readonly string[]).includes(tag)) === each) ?? "en";
}

/** Show another language; everything that is loaded is loaded in that language before it is shown. */
export async function speak(wanted: Language): Promise<void> {
  const rooms = new Set<Room>(["web", "server", ...(Object.keys(shown.bundles) as Room[])]);
  const bundles: { [room: string]: FluentBundle } = {};
  for (const room of rooms) bundles[room] = await bundle(room, wanted);
  shown = { language: wanted, bundles };
  document.documentElement.lang = wanted;
}

/** Load the words of a game. */
export async function learn(game: GameName): Promise<void> {
  if (shown.bundles[game]) return;
  const { language } = shown;
  const learnt = await bundle(game, language);
  if (shown.language === language) shown = { language, bundles: { ...shown.bundles, [game]: learnt } };
  else await learn(game);
}

async function bundle(room: Room, wanted: Language): Promise<FluentBundle> {
  const made = new FluentBundle(wanted, { useIsolating: false });
  const wants = room === "web" ? /^\.\.\/text\/.*\./ : new RegExp(`/merkator/(core|server|${room})/text/`);
  const found = Object.keys(files).filter((path) => wants.test(path) && path.endsWith(`${wanted}.ftl`));
  for (const text of await Promise.all(found.map((path) => files[path]!()))) made.addResource(new FluentResource(text));
  return made;
}

/** Say a message of the client: `t("undo")`, `t("waiting-for", { name })`. An attribute: `t("undo.title")`. */
export function t(id: string, values: { [name: string]: SaidValue } = {}): string {
  return words("web", [id, values]);
}

/** Say a message of a game. Empty while its words are loading. */
export function say(game: Exclude<Room, "web">, said: Said | undefined): string {
  return said === undefined ? "" : capital(words(game, said));
}

/** Say the name of a thing of a game, in a form if need be: `name("hamburg", "place-russia.to")`. */
export function name(game: GameName, id: string, values: { [name: string]: SaidValue } = {}): string {
  return words(game, [id, values]);
}

/** Say whether there is such a message. */
export function has(room: Room, id: string): boolean {
  return shown.bundles[room]?.hasMessage(id) ?? false;
}

function words(room: Room, [full, given, own]: Said): string {
  const found = shown.bundles[room];
  if (!found) return "";
  const [id = "", form] = full.split(".", 2);
  const values: { [name: string]: FluentVariable } = {};
  for (const [key, value] of Object.entries(given)) values[key] = isSaid(value) ? words(room, value) : Array.isArray(value) ? String(value) : value;
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

/** A number as the language writes it. */
export function figure(value: number): string {
  return new Intl.NumberFormat(shown.language).format(value);
}
