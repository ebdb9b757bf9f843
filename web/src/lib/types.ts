/**
 * What the server tells: pages of tables, views of the games, people. docs/view.md and docs/api.md explain each key. The
 * shapes of the API come from schema.ts, which is made of what it says itself (`python -m tools.web types`); views are not in
 * there and stand here.
 */
import type { components } from "./schema";

export type Language = "en" | "de";
export type GameName = "hamburg" | "rome";

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

interface AnyView {
  number: number;
  seat: number | null;
  over: boolean;
  options: { [name: string]: unknown };
  decision: Decision | null;
}

// --- hamburg

export interface HamburgPlayer {
  name: string;
  goods: { [good: string]: number };
  supply: { [place: string]: number };
  time: number;
  money: number;
  contracts: string[];
  fulfilled: string[];
  bonus: string[];
  buildings: string[];
  hand: string | null;
  score: { contracts: number; buildings: number; each: { [building: string]: number }; total: number };
}

export interface HamburgView extends AnyView {
  game: "hamburg";
  turn: { player: number; start: number; number: number; round: number; step: string; final: boolean; left: number | null };
  place: string | null;
  cubes: { [place: string]: number };
  chart: { side: string; rows: { size: number; left: number; shown: (string | null)[]; used: boolean }[] };
  stacks: { [value: string]: { top: string | null; count: number } };
  under: { stacks: { [value: string]: string[] }; bonus: string[] };
  discard: number;
  discarded: string[];
  offer: { bonus: string[]; building: string[] };
  worth: { [building: string]: number }; // what each building on offer would score now
  decks: { bonus: number; building: number; solo: number };
  package: string[];
  bids: { money: number; time: number }[];
  players: HamburgPlayer[];
  result: null | { scores: number[]; winners: number[]; end: string; benchmark: string | null };
}

// --- rome

export interface RomePlayer {
  name: string;
  cash: number;
  vouchers: number;
  field: string | null;
  in_port: boolean;
  cargo: { good: string; loads: number }[];
  loads: number;
  cards: number;
  hand: { [good: string]: number } | null;
  known: { [good: string]: number };
  kept: string[];
  skip: number;
  out: boolean;
  truce: number[];
  score: { cash: number; ship: number; cargo: number; debts: number; credits: number; open: number; penalties?: number; total?: number };
}

/** What somebody owes: the sum that was lent, which bears interest, and arrears, which bear none. No lender: the bank. */
export interface Loan {
  borrower: number;
  lender: number | null;
  sum: number;
  arrears: number;
}

/** What is offered and taken while somebody asks for credit, by seat, and by the bank where it lends. */
export interface Credit {
  offers: number[];
  taken: number[];
  bank: null | { offer: number; taken: number };
}

export interface RomeView extends AnyView {
  game: "rome";
  turn: { player: number; start: number; number: number; round: number; step: string; final: boolean };
  dice: [number, number] | null;
  fatum: { shown: string | null; pile: number; under: string[] };
  bank: { returned: { [good: string]: number }; unseen: number };
  loans: Loan[];
  credit: Credit | null;
  players: RomePlayer[];
  result: null | { scores: number[]; winners: number[]; end: string };
}

export type View = HamburgView | RomeView;

// --- tables

/** A shape of the API, with some of its keys told more exactly than the API does. */
type With<Shape, More> = Omit<Shape, keyof More> & More;
type Shapes = components["schemas"];

export type SeatCard = Shapes["SeatSummary"];

export type TableCard = With<
  Shapes["TableSummary"],
  {
    game: GameName;
    status: "open" | "running" | "over";
    result: null | { scores: number[]; winners?: number[]; end?: string; agreed?: boolean };
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

/** What the socket tells of a table: the page, and what happened since the number the browser had. */
export interface TableNews {
  table: string;
  number: number;
  now: number;
  page: Page;
  since: { number: number; by: string; events: Happened[] }[] | null;
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
export type TableWish = With<Partial<Shapes["NewTable"]>, { game: GameName; players: number; seats: { kind: string; name?: string; level?: string }[] }>;
