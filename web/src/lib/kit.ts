/** What the client needs from a game: its folder has a `kit.ts` whose default is a `GameKit`, and that is the only way in. */
import type { Component } from "svelte";
import type { TableStore } from "./tableStore.svelte";
import type { StageKit } from "./tableTypes";

/** Loads a part when it is wanted. */
type Load<Part> = () => Promise<{ default: Part }>;

export interface GameKit {
  /** The table, once the game has begun. */
  table: Load<Component<{ table: TableStore }>>;
  /** How other players' turns are shown. Its messages are in the game's text/beats.*.ftl. */
  stage?: Load<(table: TableStore) => Promise<StageKit>>;
  /** The sign on the button that starts a game. */
  icon: string;
  /** A picture behind the start page. */
  cover?: Load<Component>;
  /** The lessons, in the order in which they are taken. Their messages are in the game's text/lesson.*.ftl. */
  lessons?: readonly LessonEntry[];
  /** How the editor shows the game's card set. Its messages are in the game's text/cards.*.ftl. */
  cardFields?: Load<CardFields>;
  /** Which pages have messages of the game's own: "pages", "cards", "lesson". */
  texts?: readonly string[];
  /** Everything that is drawn for the game, for the guide. */
  guide?: Load<Component>;
}

/** A lesson as lists show it. Its address is `tutorial/<game>/<id>`. */
export interface LessonEntry {
  id: string;
  /** The message with its title, in the game's text/pages.*.ftl. */
  title: string;
  load: Load<Lesson>;
}

/** A lesson: a record that is played again, and what is said on the way. */
export interface Lesson {
  record: string;
  /** Who sits there, as for a new table; without it the learner has every seat. */
  seats?: readonly { kind: "me" | "bot"; level?: string; name?: string }[];
  /** The map, as a CSS selector: it is darkened except for what is to be chosen there. */
  ground: string;
  /** Where on the map an action is chosen, as a CSS selector; null: it is not chosen there. */
  where: (action: string) => string | null;
  parts: readonly LessonPart[];
}

/**
 * A part without `act` is read and put away; one with `act` waits until the learner has taken the actions of the record up to
 * the next part. What others do in between is played by itself. Its messages are `lesson-<id>` with a title and, for what is
 * chosen on the map, `do`.
 */
export interface LessonPart {
  id: string;
  /** How many actions are played when this is said. */
  step: number;
  /** Whether the learner takes the next actions of the record. */
  act?: boolean;
  /** What it is about: a CSS selector of what is marked. */
  about?: string;
  /** Which tab of a phone it is about; the first by default. */
  tab?: string;
}

/** What the entries of a card set look like in the editor. */
export interface CardFields {
  /** The kinds that are shown, in this order: first the cards that people own, then the board. */
  order: readonly string[];
  /** Keys whose value is the id of an entry of another kind. */
  pointsTo: { [key: string]: string };
  /** Keys whose value counts entries: `{ wine = 2 }`. Prices are counted too: `{ ostia = 900 }`. */
  counts: { [key: string]: string };
  /** Keys that hold prices: what a new row begins with. */
  prices: { [key: string]: number };
  /** Keys whose value is a list of entries. */
  members: { [key: string]: string };
  /** Keys that a kind may have though an entry lacks them. */
  possible: { [kind: string]: string[] };
}
