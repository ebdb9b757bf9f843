/** What a seat may know of a position of rome. Made by `python -m tools.web types` of `merkator.games.rome.rules.view_types`: change that. */
import type { Decision } from "$lib/types";

/** Where in the game we are. */
export interface Turn {
  player: number;
  start: number;
  number: number;
  round: number;
  step: string;
  final: boolean;
}

/** The Fatum card of this turn, and the pile. */
export interface Fatum {
  shown: string | null;
  pile: number;
  under: string[];
}

/** Goods cards that nobody holds. */
export interface Bank {
  returned: { [id: string]: number };
  unseen: number;
}

/** What someone owes: the sum that was lent, which bears interest, and arrears, which bear none. */
export interface Loan {
  borrower: number;
  /** null: the bank */
  lender: number | null;
  sum: number;
  arrears: number;
}

/** What the bank offers, and what is taken of it. */
export interface BankCredit {
  offer: number;
  taken: number;
}

/** What is offered and taken while someone asks for credit, by seat, and by the bank where it lends. */
export interface Credit {
  offers: number[];
  taken: number[];
  bank: BankCredit | null;
}

/** Loads of one good that were bought together. */
export interface Lot {
  good: string;
  loads: number;
}

/** Wealth as things are now; what rests on a hidden hand is None. */
export interface Score {
  cash: number;
  ship: number;
  cargo: number;
  debts: number;
  credits: number;
  open: number;
  penalties: number | null;
  total: number | null;
}

/** A player. */
export interface RomePlayer {
  name: string;
  cash: number;
  field: string | null;
  in_port: boolean;
  cargo: Lot[];
  loads: number;
  cards: number;
  /** null: it is hidden from the seat that looks */
  hand: { [id: string]: number } | null;
  known: { [id: string]: number };
  vouchers: number;
  kept: string[];
  skip: number;
  out: boolean;
  truce: number[];
  score: Score;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  end: string;
}

/** What a seat may know of a position of rome. */
export interface RomeView {
  game: string;
  number: number;
  seat: number | null;
  over: boolean;
  options: { [id: string]: unknown };
  decision: Decision | null;
  turn: Turn;
  dice: [number, number] | null;
  fatum: Fatum;
  bank: Bank;
  loans: Loan[];
  credit: Credit | null;
  /** a way to each field that the seat may sail to now, both ends included */
  ways: { [id: string]: string[] };
  players: RomePlayer[];
  result: Result | null;
}
