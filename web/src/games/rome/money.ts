/** Sums of money as they are laid down: notes in falling order, or all the rest at once. */
import type { Decision } from "$lib/types";

const MOST_NOTES = 150; // a server takes no more actions than a few more at once

/** What a sum of money can be, as the view says: what is laid already, what it can end at, and the largest note that may follow. */
export interface Range {
  laid: number;
  least: number;
  most: number;
  note: number;
}

/** Return what the sum of a decision can be. */
export function rangeOf({ about }: Decision): Range {
  const of = (key: keyof Range) => Number(about[key] ?? 0);
  return { laid: of("laid"), least: of("least"), most: of("most"), note: of("note") };
}

/** Return the sum nearest to a wish that can be laid down: in full notes, or the most there is. */
export function within({ laid, least, most, note }: Range, wish: number, unit: number): number {
  const whole = wish >= most ? most : Math.round(wish / unit) * unit;
  const sum = Math.max(least, Math.min(most, whole));
  return sum < most ? Math.min(sum, laid + note * MOST_NOTES) : sum;
}

/** Return the actions that bring a sum to its end, from what is laid already. */
export function finishing({ laid, most, note }: Range, sum: number, notes: readonly number[]): string[] {
  if (sum === laid) return ["done"];
  const allowed = notes.filter((each) => each <= note);
  const actions = laying(sum - laid, most - laid, allowed);
  return sum >= most ? actions : [...actions, "done"];
}

/**
 * Return the actions that lay down so much more.
 *
 * @param more what is to be laid
 * @param left the most that may be laid
 */
export function laying(more: number, left: number, notes: readonly number[]): string[] {
  if (more <= 0) return [];
  if (more >= left) return ["lay all"];
  const actions: string[] = [];
  let rest = more;
  for (const note of notes.toSorted((a, b) => b - a)) for (; rest >= note; rest -= note) actions.push(`lay ${note}`);
  return actions;
}

/**
 * Return the sum that a line comes to, from what is laid already to the most that may be.
 *
 * @param line actions: notes, then whatever follows
 */
export function laidBy(line: readonly string[], laid: number, most: number): number {
  let sum = laid;
  for (const action of line) {
    if (action === "lay all") return most;
    if (!action.startsWith("lay ")) break;
    sum += Number(action.slice("lay ".length));
  }
  return sum;
}

interface Score {
  open: number;
  total?: number | null;
}

/**
 * Return the wealth before and after, counted alike. Unused cards cost nothing before the game ends, so they count only in its
 * final round, and only if both tell what is in the hand.
 */
export function wealths(before: Score, after: Score, final: boolean): [number, number] {
  const whole = final && typeof before.total === "number" && typeof after.total === "number";
  return whole ? [before.total!, after.total!] : [before.open, after.open];
}

/** Return a player's wealth as it is counted now. */
export function wealthOf(score: Score, final: boolean): number {
  return wealths(score, score, final)[0];
}
