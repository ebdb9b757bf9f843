/** What differs between two positions, seen from one seat: for marks and for "this is what it would do". */
import type { HamburgView } from "./view";

type Amounts = { [id: string]: number };

export interface Change {
  money: number;
  time: number;
  points: number;
  goods: Amounts;
  supply: Amounts;
  cubes: Amounts;
  /** Own contracts that come and go. */
  gained: string[];
  lost: string[];
  /** Values of the stacks from which something is drawn. */
  stacks: string[];
  /** Rows of the chart that lose counters. */
  rows: number[];
}

export function change(before: HamburgView, after: HamburgView, seat: number): Change {
  const old = before.players[seat];
  const now = after.players[seat];
  const gained = less(now?.contracts ?? [], old?.contracts ?? []);
  return {
    money: (now?.money ?? 0) - (old?.money ?? 0),
    time: (now?.time ?? 0) - (old?.time ?? 0),
    points: (now?.score.total ?? 0) - (old?.score.total ?? 0),
    goods: differences(old?.goods ?? {}, now?.goods ?? {}),
    supply: differences(old?.supply ?? {}, now?.supply ?? {}),
    cubes: differences(before.cubes, after.cubes),
    gained,
    lost: less(old?.contracts ?? [], now?.contracts ?? []),
    stacks: Object.keys(before.stacks).filter((value) => {
      const top = before.stacks[value]?.top;
      return top !== null && top !== undefined && gained.includes(top);
    }),
    rows: before.chart.rows.flatMap((row, at) => ((after.chart.rows[at]?.left ?? row.left) < row.left ? [at] : [])),
  };
}

function differences(old: Amounts, now: Amounts): Amounts {
  const found: Amounts = {};
  for (const id of Object.keys(now)) {
    const by = (now[id] ?? 0) - (old[id] ?? 0);
    if (by) found[id] = by;
  }
  return found;
}

function less(from: string[], away: string[]): string[] {
  const left = [...from];
  for (const each of away) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
