/** What a seat may know of a position of hamburg. Made by `python -m tools.web types` of `merkator.games.hamburg.rules.view_types`: change that. */
import type { Decision } from "$lib/types";

/** Where in the game we are. */
export interface Turn {
  player: number;
  start: number;
  number: number;
  round: number;
  step: string;
  final: boolean;
  /** turns still to come after this one, once the final round is triggered */
  left: number | null;
  /** turns of the whole game, where their number is fixed */
  of: number | null;
}

/** A row of the time chart. */
export interface Row {
  size: number;
  left: number;
  shown: (string | null)[];
  used: boolean;
}

/** The time chart. */
export interface Chart {
  side: string;
  rows: Row[];
}

/** The contracts of one value. */
export interface Stack {
  top: string | null;
  count: number;
  /** the contract that fulfilling one of this value would bring, where it is known */
  brings: string | null;
}

/** Cards that were seen before others were laid on them, the next one first. */
export interface Under {
  stacks: { [id: string]: string[] };
  bonus: string[];
}

/** The open cards. */
export interface Offer {
  bonus: string[];
  building: string[];
}

/** Cards left in the face-down decks. */
export interface Decks {
  bonus: number;
  building: number;
  solo: number;
}

/** What a player offers for a swap. */
export interface Bid {
  money: number;
  time: number;
}

/** What is given for one unit in an exchange. */
export interface Exchange {
  /** of one kind */
  goods: number;
  /** the same if one of them is a cube of the supply tile */
  with_supply: number;
  time: number;
}

/** Points as things are now. */
export interface Score {
  contracts: number;
  buildings: number;
  /** points of each building */
  each: { [id: string]: number };
  /** points of each contract: the best in full, the others at half */
  per_contract: { [id: string]: number };
  total: number;
}

/** A player. */
export interface HamburgPlayer {
  name: string;
  goods: { [id: string]: number };
  supply: { [id: string]: number };
  time: number;
  money: number;
  contracts: string[];
  fulfilled: string[];
  bonus: string[];
  buildings: string[];
  hand: string | null;
  score: Score;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  end: string;
  benchmark: string | null;
  /** the points that this benchmark asks for */
  least: number | null;
}

/** What a seat may know of a position of hamburg. */
export interface HamburgView {
  game: string;
  number: number;
  seat: number | null;
  over: boolean;
  options: { [id: string]: unknown };
  decision: Decision | null;
  turn: Turn;
  place: string | null;
  cubes: { [id: string]: number };
  chart: Chart;
  stacks: { [id: string]: Stack };
  under: Under;
  discard: number;
  discarded: string[];
  offer: Offer;
  /** what each building on offer would add to the points of the seat that looks */
  worth: { [id: string]: number };
  decks: Decks;
  package: string[];
  bids: Bid[];
  /** what joining a journey costs, by place; empty where nobody may join */
  joining: { [id: string]: number };
  /** goods that a bonus card brings to the player who travels to its place */
  bonus_goods: number;
  exchange: Exchange;
  /** whether cards are paid for with contracts */
  coinless: boolean;
  players: HamburgPlayer[];
  result: Result | null;
}
