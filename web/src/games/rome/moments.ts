/** Moments of a game that deserve a scene: a card of fate, doubles, an attack, a fight, a ship that is lost. */
import type { Happened, SaidValue } from "$lib/types";

export interface Side {
  seat: number;
  pips: number;
  dice: number[];
}

/** What is shown; `after` is what came of it. */
export type Moment = { seat: number; after: Happened[]; wrecked: number | null } & (
  | { kind: "fate"; card: string; dice: number[] }
  | { kind: "doubles"; dice: number[]; spent: boolean }
  | { kind: "attack"; whom: number; call: Happened }
  | { kind: "fight"; pirate: number; sides: Side[] }
);

/** What ends a moment: the game goes on with something else. */
const ENDS = new Set(["turn", "rolled", "fatum", "fought", "attacked", "interest"]);
const MOST = 3; // sentences

/** Return the last moment among what has happened, or null. */
export function latest(events: readonly Happened[]): Moment | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const found = momentAt(events, at);
    if (found) return found;
  }
  return null;
}

function momentAt(events: readonly Happened[], at: number): Moment | null {
  const event = events[at]!;
  const before = events.slice(0, at);
  const rest = events.slice(at + 1);
  const end = rest.findIndex((each) => ENDS.has(each.event));
  const found = end < 0 ? rest : rest.slice(0, end);
  const base = { seat: event.seat, after: found.slice(0, MOST), wrecked: found.find((each) => each.event === "wrecked")?.seat ?? null };
  switch (event.event) {
    case "fatum":
      return { ...base, kind: "fate", card: String(event.card), dice: rolledBy(before, event.seat) };
    case "fought":
      return {
        ...base,
        kind: "fight",
        pirate: Number(event.pirate),
        sides: [side(before, event.pirate, event.attack), side(before, event.victim, event.defence)],
      };
    case "attacked":
      return { ...base, kind: "attack", whom: Number(event.whom), call: event };
    case "rolled": {
      const dice = diceOf(event);
      // The dice of a fight mean nothing by being alike: a fight has not ended, or its end is found before them.
      if (dice[0] !== dice[1] || fights(before, rest)) return null;
      return { ...base, kind: "doubles", dice, spent: found.some((each) => each.event === "voucher_spent") };
    }
    default:
      return null;
  }
}

function fights(before: readonly Happened[], rest: readonly Happened[]): boolean {
  const other = [before.at(-1), rest[0]].some((each) => each?.event === "rolled");
  return other || rest[0]?.event === "fought";
}

function side(events: readonly Happened[], seat: unknown, pips: unknown): Side {
  return { seat: Number(seat), pips: Number(pips), dice: rolledBy(events, Number(seat)) };
}

function rolledBy(events: readonly Happened[], seat: number): number[] {
  const rolled = events.findLast((event) => event.event === "rolled" && event.seat === seat);
  return rolled ? diceOf(rolled) : [];
}

function diceOf(event: Happened): number[] {
  return Array.isArray(event.dice) ? (event.dice as number[]) : [];
}

/** What a moment means for a seat, as a message of the client; null where it says all itself. */
export function meaning(
  moment: Moment,
  me: number,
  name: (seat: number) => string,
  compensation: string,
): [id: string, values: { [name: string]: SaidValue }] | null {
  if (moment.kind === "fight") {
    const [one, other] = moment.sides.map((each) => each.seat);
    if (me !== one && me !== other) return null;
    const whom = name(me === one ? (other ?? 0) : (one ?? 0));
    const role = me === moment.pirate ? "pirate" : "victim";
    return [`rome-moment-${role}-${moment.seat === me ? "won" : "lost"}`, { name: whom, sum: compensation }];
  }
  if (moment.wrecked === me) return ["rome-moment-wreck", {}];
  if (moment.kind === "doubles" && moment.seat === me) return [moment.spent ? "rome-moment-spent" : "rome-moment-doubles", {}];
  if (moment.kind === "attack" && moment.whom === me && !moment.after.some((each) => each.event === "captured"))
    return ["rome-moment-attacked", { sum: compensation }];
  return null;
}

/** Whether an event is about a seat: it is theirs, or names them. */
export function concerns(event: Happened, me: number): boolean {
  return [event.seat, event.to, event.whom, event.victim, event.pirate].includes(me);
}
