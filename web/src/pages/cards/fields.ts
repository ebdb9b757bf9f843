/** What the entries of a card set look like in the editor: which keys point to other entries, and which effects there are. */
import type { Entry } from "$lib/components.svelte";

export type Entries = { [kind: string]: Entry[] | Entry };
export type Value = string | number | boolean | string[] | number[] | { [name: string]: unknown };

/** Keys whose value is the id of an entry of another kind. */
export const POINTS_TO: { [key: string]: string } = { place: "place", good: "good", origin: "place", category: "category" };
/** Keys whose value counts entries: `{ wine = 2 }`. Prices are counted too: `{ ostia = 900 }`. */
export const COUNTS: { [key: string]: string } = { goods: "good", different: "category", sold: "port" };
/** Keys that hold prices: what a new row begins with. */
export const PRICES: { [key: string]: number } = { sold: 1000 };
/** Keys whose value is a list of entries. */
export const MEMBERS: { [key: string]: string } = { lines: "place", bought: "port", symbols: "good", goods: "good" };
/** Keys that a kind may have though an entry lacks them: a contract can demand goods, different goods, or both. */
export const POSSIBLE: { [kind: string]: string[] } = { contract: ["goods", "different"] };
export const SOURCES = ["rulebook", "deduced", "reconstructed", "chosen", "printed"] as const;
/** Kinds that are cards people own, the others belong to the board. */
export const ORDER = ["contract", "bonus", "building", "good", "fatum", "port", "place", "category", "star", "label", "time", "sea", "figures"];

export const EFFECTS: { [name: string]: unknown }[] = [
  { per: "time", points: 0.5 },
  { per: "kind", of: ["food"], owned: 2, points: 1 },
  { per: "piece", columns: "AB", points: 0.5 },
  { per: "piece", best_of_columns: "ABCD", points: 1 },
  { per: "contract", min_value: 8, points: 2 },
  { per: "place_of_contracts", points: 1 },
  { per: "place_with_bonus_and_contract", points: 2 },
  { per: "bonus_card", points: 1 },
  { per: "building", points: 1 },
  { with: "time", at_least: 8, points: 5 },
  { with: "all_kinds", columns: "EF", points: 5 },
  { with: "good_in_each_column", points: 5 },
  { with: "pieces_of_one_kind", at_least: 6, points: 6 },
  { only_most: "best_contract", points: 5 },
  { only_most: "time", points: 5 },
  { only_most: "bonus_cards", points: 5 },
  { only_most: "buildings", points: 4 },
  { only_most: "kinds", points: 6 },
];

/** The form of an effect: its kind and what it looks at, without the numbers. */
export function form(effect: { [name: string]: unknown }): string {
  const kind = ["per", "with", "only_most"].find((each) => each in effect) ?? "per";
  const looks = "best_of_columns" in effect ? "-best" : "";
  return `${kind}-${String(effect[kind])}${looks}`.replaceAll("_", "-");
}

export function isMadeUp(entry: Entry): boolean {
  return Object.entries(entry).some(([key, value]) => (key === "source" || key.endsWith("_source")) && (value === "reconstructed" || value === "chosen"));
}

export function kinds(set: Entries): string[] {
  return ORDER.filter((kind) => kind in set);
}

export function entriesOf(set: Entries, kind: string): Entry[] {
  const found = set[kind];
  return found === undefined ? [] : Array.isArray(found) ? found : [{ ...found, id: found.id ?? kind }];
}

/** What a card is called where it has no name of its own: by its place and what it is about, "Danzig 2", "Hamburg: Salpeter". */
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
