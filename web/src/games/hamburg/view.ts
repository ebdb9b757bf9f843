/** What the server tells of a position of hamburg; docs/view.md explains each key. */
import type { View } from "$lib/types";

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

export interface HamburgView extends View {
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
