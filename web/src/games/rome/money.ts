/** Sums of money as they are laid down: notes in falling order, or all the rest at once. */
import type { Credit } from "./view";

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

/**
 * Return what is taken of an offer, and the most of it that can be: no more than was asked for in all.
 *
 * @param lender whose offer it is; null: the bank's
 * @param wanted the sum that was asked for
 */
export function offered(credit: Credit, lender: number | null, wanted: number): { laid: number; most: number } {
  const { offer, taken } = (lender === null ? credit.bank : { offer: credit.offers[lender] ?? 0, taken: credit.taken[lender] ?? 0 }) ?? {
    offer: 0,
    taken: 0,
  };
  const all = credit.taken.reduce((sum, each) => sum + each, credit.bank?.taken ?? 0);
  return { laid: taken, most: Math.min(offer, taken + wanted - all) };
}

interface Score {
  open: number;
  total?: number | null;
}

/** Return the wealth before and after, counted alike: with what only the player knows if both tell it, else as all see it. */
export function wealths(before: Score, after: Score): [number, number] {
  return typeof before.total === "number" && typeof after.total === "number" ? [before.total, after.total] : [before.open, after.open];
}
