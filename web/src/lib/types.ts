/**
 * What the server tells: pages of tables, views of the games, people. docs/view.md and docs/api.md explain each key. The
 * shapes of the API come from schema.ts, which is made of what it says itself (`python -m tools.web types`); of views, which are
 * not in there, the part that all games share stands here.
 */
import type { components } from "./schema";

export type Language = "en" | "de";
/** The id of a game, as the server lists it. */
export type GameName = string;

/** A message in no language yet: its id with a form (`place-russia.to`), its variables, and names of an own card set. */
export type Said = [id: string, values: { [name: string]: SaidValue }, own?: { [language: string]: { [name: string]: string } | null }];
export type SaidValue = string | number | Said;

export interface Happened {
  event: string;
  seat: number;
  say: Said;
  [value: string]: unknown;
}

export interface Choice {
  id: number;
  do: string;
  say?: Said;
  rule?: string;
}

export interface Decision {
  seat: number;
  step: string;
  about: { [name: string]: unknown };
  waits?: string | null;
  question?: Said;
  actions: Choice[];
}

/** What every view has; a game's own keys are in its `view.ts`. */
export interface View {
  game: GameName;
  number: number;
  seat: number | null;
  over: boolean;
  options: { [name: string]: unknown };
  decision: Decision | null;
  turn?: { round?: number; player?: number };
}

// --- tables

/** A shape of the API, with more exact types for some of its keys. */
type With<Shape, More> = Omit<Shape, keyof More> & More;
type Shapes = components["schemas"];

export type SeatCard = Shapes["SeatSummary"];

export type TableCard = With<
  Shapes["TableSummary"],
  {
    game: GameName;
    status: "open" | "running" | "over";
    result: null | { scores: number[]; winners?: number[]; end?: string; agreed?: boolean; late?: number };
    mine?: number[]; // in lists of one's own
    my_turn?: boolean;
  }
>;

export type Talk = With<Shapes["ChatMessage"], { kind: "chat" | "note" | "news"; say?: Said }>;

export type Page = With<
  Shapes["TablePage"],
  Omit<TableCard, "my_turn"> & {
    mine: number[];
    view: View | null;
    talk: Talk[];
  }
>;

/** What the socket tells of an entry: an action, an undo with how many actions it took back, or the start or end. */
export interface EntryNews {
  number: number;
  kind: "start" | "action" | "undo" | "ended";
  seat: number;
  by: "person" | "bot" | "order";
  events: Happened[];
  do?: string;
  count?: number;
}

/** What the socket tells of a table: the page, and what happened since the number the browser had. */
export interface TableNews {
  table: string;
  number: number;
  now: number;
  page: Page;
  since: EntryNews[] | null;
}

export type LogStep = With<Shapes["LogStep"], { by: "person" | "bot" | "order"; events: Happened[] }>;
export type Tried = With<Shapes["DraftResponse"], { view: View; events: Happened[][] }>;

// --- games and people

export type OptionAbout = Shapes["GameOption"];
export type OrderAbout = Shapes["StandingOrder"];
export type GameAbout = With<Shapes["GameResponse"], { game: GameName }>;
export type Preferences = Shapes["Preferences"];
export type Me = With<Shapes["MeResponse"], { language: Language | null }>;
/** A table to be made; what is left out is as the server thinks best. */
export type TableSpec = With<
  Partial<Shapes["NewTable"]>,
  { game: GameName; players: number; seats: { kind: string; name?: string; level?: string }[] }
>;
