/** What the entries of a card set look like in the editor: how they are named, and what the game says of their keys. */
import { createContext } from "svelte";
import type { Components, Entry } from "$lib/components.svelte";
import { has, loadMessages, t } from "$lib/i18n.svelte";
import type { CardFields } from "$lib/kit";
import { kitOf } from "../../kits";

export type Entries = { [kind: string]: Entry[] | Entry };
export type Value = string | number | boolean | string[] | number[] | { [name: string]: unknown };

export const SOURCES = ["rulebook", "deduced", "reconstructed", "chosen", "printed"] as const;

/** What is known of the card sets of a game without a kit: all kinds, and every key as it is. */
const NO_FIELDS: CardFields = { order: [], pointsTo: {}, counts: {}, prices: {}, members: {}, possible: {} };

/** How the entries of the set are shown, and the effects that cards can have, for the components below the editor. */
export const [useFields, provideFields] = createContext<() => Shown>();
export type Shown = CardFields & Pick<Components, "game" | "effects">;

/** Load how a game's card set is shown. */
export async function fieldsOf({ game, effects }: Pick<Components, "game" | "effects">): Promise<Shown> {
  const [own] = await Promise.all([kitOf(game)?.cardFields?.(), loadMessages(game)]);
  return { ...(own?.default ?? NO_FIELDS), game, effects };
}

/** The label of a kind or a key; of a game without labels what its file says. */
export function label(prefix: "kind" | "field", key: string): string {
  const id = `${prefix}-${key}`;
  return has("web", id) ? t(id) : key.replaceAll("_", " ");
}

/** The form of an effect: its kind and what it looks at, without the numbers. */
export function form(effect: { [name: string]: unknown }): string {
  const kind = ["per", "with", "only_most"].find((each) => each in effect) ?? "per";
  const looks = "best_of_columns" in effect ? "-best" : "";
  return `${kind}-${String(effect[kind])}${looks}`.replaceAll("_", "-");
}

export function isMadeUp(entry: Entry): boolean {
  return Object.entries(entry).some(
    ([key, value]) => (key === "source" || key.endsWith("_source")) && (value === "reconstructed" || value === "chosen"),
  );
}

/** The kinds of entries in a set, in the game's order; without one as they stand in the file. */
export function kinds(set: Entries, { order }: Pick<CardFields, "order">): string[] {
  if (order.length) return order.filter((kind) => kind in set);
  return Object.keys(set).filter((kind) => typeof set[kind] === "object");
}

export function entriesOf(set: Entries, kind: string): Entry[] {
  const found = set[kind];
  return found === undefined ? [] : Array.isArray(found) ? found : [{ ...found, id: found.id ?? kind }];
}

/** What a card is called where it has no name of its own: by its place and what it is about, "Danzig 2", "Danzig: grain". */
export function titleOf(set: Entries, entry: Entry, language: string): string {
  const own = called(entry, language);
  const place = entriesOf(set, "place").find((each) => each.id === entry.place);
  if (own !== entry.id || !place) return own;
  const good = entriesOf(set, "good").find((each) => each.id === entry.good);
  const letter = /[a-z]$/.exec(String(entry.id).split("-").at(-1) ?? "")?.[0] ?? "";
  return good ? `${called(place, language)}: ${called(good, language)}` : `${called(place, language)} ${String(entry.value)}${letter}`;
}

/** What an entry is called: its name in the language, else its id. */
export function called(entry: Entry, language: string): string {
  const value = entry[language] ?? entry.name ?? entry.en ?? entry.id;
  return typeof value === "string" ? value : String(entry.id ?? "");
}
