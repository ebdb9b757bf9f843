/** What the server tells: pages of tables, views of the games, people. docs/view.md and docs/api.md explain each key. */

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

export interface RomeView extends AnyView {
  game: "rome";
  turn: { player: number; start: number; number: number; round: number; step: string; final: boolean };
  dice: [number, number] | null;
  fatum: { shown: string | null; pile: number; under: string[] };
  bank: { returned: { [good: string]: number }; unseen: number };
  loans: { borrower: number; lender: number; amount: number }[];
  credit: null | { offers: number[]; taken: number[] };
  players: RomePlayer[];
  result: null | { scores: number[]; winners: number[]; end: string };
}

export type View = HamburgView | RomeView;

// --- tables

export interface SeatCard {
  seat: number;
  name: string;
  bot: string | null;
  taken: boolean;
  left: boolean;
  person?: string | null; // public id
  invited?: boolean; // free, but by link only
  clock_left?: number | null;
  deadline?: number | null;
}

export interface TableCard {
  id: string;
  title: string;
  game: GameName;
  players: number;
  options: { [name: string]: unknown };
  public: boolean;
  status: "open" | "running" | "over";
  paused: boolean;
  chat: boolean;
  rated: boolean;
  clock: { [name: string]: unknown } | null;
  result: null | { scores: number[]; winners?: number[]; end?: string; agreed?: boolean };
  created: number;
  changed: number;
  number: number;
  seats: SeatCard[];
  mine?: number[];
  my_turn?: boolean;
}

export interface Talk {
  id: number;
  kind: "chat" | "note" | "news";
  seat: number | null;
  text: string;
  say?: Said; // of notes and news
  values: { [name: string]: unknown };
  number: number;
  at: number;
}

export interface Page extends TableCard {
  mine: number[];
  seat: number | null;
  deciding: number | null;
  creator: boolean; // whether I made it
  undoable: number;
  last: number; // the number of my last own action
  seed_hash: string;
  seed: string | null;
  view: View | null;
  wants: { [seat: string]: { [kind: string]: unknown } };
  talk: Talk[];
}

/** What the socket tells of a table: the page, and what happened since the number the browser had. */
export interface TableNews {
  table: string;
  number: number;
  now: number;
  page: Page;
  since: { number: number; by: string; events: Happened[] }[] | null;
}

export interface LogStep {
  step: number;
  number: number;
  seat: number;
  by: "person" | "bot" | "order";
  do: string;
  events: Happened[];
}

export interface Tried {
  view: View;
  events: Happened[][];
  passes: boolean;
}

// --- games and people

export interface OptionAbout {
  name: string;
  default: unknown;
  players: number[];
  texts: { [language: string]: string };
  rule: string;
  excludes: string[];
}

export interface OrderAbout {
  name: string;
  texts: { [language: string]: string };
  rule: string;
  default: string | number;
  choices: { name: string; texts: { [language: string]: string }; brief: boolean }[];
  least?: number;
  most?: number;
}

export interface GameAbout {
  game: GameName;
  players: number[];
  options: OptionAbout[];
  levels: { level: string; bot: string; texts: { [language: string]: string } }[];
  bots: { level: string; text: string; texts: { [language: string]: string } }[];
  orders: OrderAbout[];
}

export interface Preferences {
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "normal" | "high";
  text_size: "small" | "normal" | "large";
  motion: "auto" | "full" | "reduced";
  confirm: "off" | "on" | "countdown";
  confirm_seconds: number;
  sound: boolean;
  volume: number;
  notifications: "off" | "turn" | "all";
  chat: boolean;
  hints: boolean;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  language: Language | null;
  preferences: Preferences;
  token: string; // for changes, see api.ts
  [more: string]: unknown;
}
