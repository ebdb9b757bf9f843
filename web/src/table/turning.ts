/** The turning point of a game: the round in which the lead over the best of the others changed most. */
import type { Score } from "./chart";

export interface Lead {
  round: number;
  step: number;
  lead: number;
}

/** The lead of a seat over the best of the others, where the scores are known. */
export function leads(scores: readonly (Score & { round: number })[], seat: number): Lead[] {
  return scores.map(({ round, step, scores: all }) => {
    const best = Math.max(...all.filter((_, at) => at !== seat));
    return { round, step, lead: (all[seat] ?? 0) - best };
  });
}

/** The largest swing; of two that are alike the later one, which decided more. Null: the lead never changed. */
export function turningPoint(course: readonly Lead[]): { before: Lead; after: Lead } | null {
  let found: { before: Lead; after: Lead } | null = null;
  for (let at = 1; at < course.length; at++) {
    const [before, after] = [course[at - 1]!, course[at]!];
    const swing = Math.abs(after.lead - before.lead);
    if (swing > 0 && (!found || swing >= Math.abs(found.after.lead - found.before.lead))) found = { before, after };
  }
  return found;
}

/** How a swing is said: the message, and both leads without their signs. */
export function swingWords({ before, after }: { before: Lead; after: Lead }): { id: string; from: number; to: number } {
  const [from, to] = [before.lead, after.lead];
  const below = to === 0 ? "level" : to > 0 ? "ahead" : "nearer"; // from behind
  const above = to >= 0 ? (to > from ? "up" : "down") : from === 0 ? "back" : "behind"; // from ahead
  const id = from < 0 ? below : above;
  return { id: `table-end-swing-${id}`, from: Math.abs(from), to: Math.abs(to) };
}
