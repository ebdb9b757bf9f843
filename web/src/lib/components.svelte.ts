/** What is printed on the boards and cards of a table: fetched once, the standard sets kept for all tables. */
import { get, retry } from "./api";
import type { GameName, Said } from "./types";

export interface Components {
  game: GameName;
  hash: string;
  standard: boolean;
  set: CardSet;
  /** The map of these cards, as the game's own table draws it. */
  map: unknown;
  /** What each card says, by kind and id. */
  says: { [kind: string]: { [id: string]: Said } };
  /** The effects that its cards can have: an example of each, and what it is called. */
  effects: { example: { [name: string]: unknown }; say: Said }[];
}
/** The card set as its file has it (see docs/cards.md): lists of entries by kind. */
export type CardSet = { [kind: string]: unknown } & { [list: string]: Entry[] | unknown };
export type Entry = { id: string; source?: string; [key: string]: unknown };

const kept = new Map<string, Promise<Components>>();

export function tableComponents(table: string): Promise<Components> {
  return fetched(`api/tables/${table}/components`);
}

export function gameComponents(game: GameName): Promise<Components> {
  return fetched(`api/games/${game}/components`);
}

function fetched(path: string): Promise<Components> {
  let found = kept.get(path);
  if (!found) {
    found = retry(() => get<Components>(path));
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}
