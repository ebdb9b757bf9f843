/**
 * What of a contract is there already, for the marks on the cards. What can really be delivered, with exchanges and
 * time, is the server's to say: it offers `fulfil` where it can.
 */
import type { Cards } from "./cards";

export interface Row {
  id: string;
  kind: "good" | "category";
  need: number;
  have: number;
  /** Supply cubes that cover the rest: the places they come from. */
  cubes: string[];
}

export interface Coverage {
  rows: Row[];
  missing: number;
  /** All supply cubes that it takes. */
  cubes: string[];
}

type Amounts = { [id: string]: number };

/** Compare goods and supply cubes with a demand: named goods first, then different kinds of a category. */
export function cover(cards: Cards, contract: string, goods: Amounts, supply: Amounts): Coverage {
  const card = cards.contract.get(contract);
  const left = { ...goods };
  const tile = { ...supply };
  const rows: Row[] = [];
  const used = new Map<string, Set<string>>(); // by category: kinds that are paid already
  for (const [id, need] of Object.entries(card?.goods ?? {})) {
    const have = Math.min(left[id] ?? 0, need);
    left[id] = (left[id] ?? 0) - have;
    rows.push({ id, kind: "good", need, have, cubes: [] });
  }
  for (const [id, need] of Object.entries(card?.different ?? {})) {
    const kinds = cards.goods.filter((good) => fits(good.category, id) && (left[good.id] ?? 0) > 0).slice(0, need);
    for (const kind of kinds) left[kind.id] = (left[kind.id] ?? 0) - 1;
    rows.push({ id, kind: "category", need, have: kinds.length, cubes: [] });
    used.set(id, new Set(kinds.map((kind) => kind.id)));
  }
  for (const row of rows) row.cubes = fill(cards, row, used.get(row.id) ?? new Set(), tile);
  const missing = rows.reduce((sum, row) => sum + row.need - row.have - row.cubes.length, 0);
  return { rows, missing, cubes: rows.flatMap((row) => row.cubes) };
}

/** Take supply cubes for what is missing of a part, off the tile. */
function fill(cards: Cards, row: Row, used: Set<string>, tile: Amounts): string[] {
  const taken: string[] = [];
  const wanted = cards.goods.filter((good) => (row.kind === "good" ? good.id === row.id : fits(good.category, row.id)));
  for (const good of wanted) {
    const usable = row.kind === "good" ? row.need : used.has(good.id) ? 0 : 1; // each kind once
    for (let n = 0; n < usable && row.have + taken.length < row.need && (tile[good.origin] ?? 0) > 0; n++) {
      tile[good.origin] = (tile[good.origin] ?? 0) - 1;
      taken.push(good.origin);
    }
  }
  return taken;
}

function fits(category: string, wanted: string): boolean {
  return wanted === "any" || category === wanted;
}

/**
 * How good an office is for the contracts in it: a figure to compare two of them by, for choices that are suggested.
 * Contracts that are complete count most.
 */
export function prospects(cards: Cards, contracts: string[], goods: Amounts, supply: Amounts): number {
  let sum = 0;
  for (const contract of contracts) {
    const { rows, missing } = cover(cards, contract, goods, supply);
    const need = rows.reduce((all, row) => all + row.need, 0);
    if (need) sum += cards.value(contract) * (missing ? (need - missing) / need : 1.5);
    sum -= rows.reduce((all, row) => all + row.cubes.length, 0) * 0.3; // a supply cube is good for more than one thing
  }
  return sum + Object.values(goods).filter((count) => count > 0).length * 0.05;
}
