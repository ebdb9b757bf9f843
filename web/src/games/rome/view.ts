/** What the server tells of a position of rome; docs/view.md explains each key. */
import type { View } from "$lib/types";

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

export interface RomeView extends View {
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
