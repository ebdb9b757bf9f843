/** The arithmetic of the chart of points: round steps for the axis, and labels that do not lie on each other. */

/** Round values between two: at most `most` steps of 1, 2 or 5 times a power of ten. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => span / each <= most) ?? power * 10;
  const found = [];
  for (let at = Math.floor(low / step) * step; ; at += step) {
    found.push(at);
    if (at >= high) return found;
  }
}

/** Where each turn ends, counted in rounds, given the round that each belongs to: players may have left the game. */
export function turnEnds(rounds: readonly number[]): number[] {
  const left = new Map<number, number>();
  for (const round of rounds) left.set(round, (left.get(round) ?? 0) + 1);
  const done = new Map<number, number>();
  return rounds.map((round) => {
    done.set(round, (done.get(round) ?? 0) + 1);
    return round - 1 + done.get(round)! / left.get(round)!;
  });
}

/** A score after some turn; `turn` is the one that begins then, or has just ended at the end of the game. */
export interface Score {
  step: number;
  turn: number;
  scores: number[];
}

/** The scores at the beginning, after every round, and at the end; each with its place on the axis, in rounds. */
export function byRounds(points: readonly Score[], end: (turn: number) => number): (Score & { round: number })[] {
  const found: (Score & { round: number })[] = [];
  points.forEach((point, at) => {
    const last = at === points.length - 1;
    const round = end(last ? point.turn : point.turn - 1);
    if (last || !found.length || Math.floor(round) > Math.floor(found.at(-1)!.round)) found.push({ ...point, round });
  });
  return found;
}

/** Move places apart until they are `gap` from each other, each as little as need be; in the order given. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => places[one]! - places[other]! || one - other);
  const found = [...places];
  let last = -Infinity;
  for (const at of order) {
    found[at] = Math.max(found[at]!, last + gap, low);
    last = found[at]!;
  }
  let next = high + gap;
  for (const at of [...order].reverse()) {
    found[at] = Math.min(found[at]!, next - gap);
    next = found[at]!;
  }
  return found;
}

/** Pixels of a letter, at most on average: text is not measured, so it is rather thought too wide than too narrow. */
const LETTER = 7.8;

/** Where the words beside a dashed line stand: to its right or left, whichever has room for them, else as far in as they go. */
export function beside(at: number, text: string, low: number, high: number): { x: number; anchor: "start" | "end" } {
  const width = text.length * LETTER;
  if (at + 6 + width <= high) return { x: at + 6, anchor: "start" };
  if (at - 6 - width >= low) return { x: at - 6, anchor: "end" };
  return at > (low + high) / 2 ? { x: Math.max(low + width, at), anchor: "end" } : { x: Math.max(low, high - width), anchor: "start" };
}

/** A name with what stands behind it, as long as there is room: the name gives way, the points do not. */
export function shortened(name: string, behind: string, room: number): string {
  const letters = Math.max(3, Math.floor(room / LETTER) - behind.length - 1);
  return `${name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name} ${behind}`;
}
