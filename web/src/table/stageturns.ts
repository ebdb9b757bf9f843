/** Which turns the other players have had since the own last one, out of the log. */
import type { Happened, LogStep } from "$lib/types";

export interface OthersTurn {
  seat: number;
  /** What was done in it; of an action that ends one turn and begins the next, each has its events. */
  steps: LogStep[];
  /** How many actions had been played before it, and at its end. */
  from: number;
  to: number;
}

/**
 * The turns of others after the own last one. A turn begins with the event "turn"; in a game without it, with another seat's
 * action. `all`: also the one that still goes on, because the person is asked in it.
 */
export function turnsOfOthers(log: readonly LogStep[], mine: readonly number[], all: boolean): OthersTurn[] {
  const turns = turnsOf(log);
  const last = turns.findLastIndex((turn) => mine.includes(turn.seat) && turn.steps.some((step) => mine.includes(step.seat)));
  const others = turns.slice(last + 1).filter((turn) => !mine.includes(turn.seat));
  const running = turns.at(-1);
  return others.filter((turn) => done(turn).length > 0 && (all || turn !== running));
}

/** All turns of a game so far. */
export function turnsOf(log: readonly LogStep[]): OthersTurn[] {
  const named = log.some((step) => step.events.some((event) => event.event === "turn"));
  const turns: OthersTurn[] = [];
  for (const step of log) {
    let now = turns.at(-1);
    if (!now || (!named && now.seat !== step.seat)) turns.push((now = { seat: step.seat, steps: [], from: step.step - 1, to: step.step }));
    let events: Happened[] = [];
    const keep = (turn: OthersTurn) => {
      if (events.length) turn.steps.push({ ...step, events });
      turn.to = step.step;
      events = [];
    };
    for (const event of step.events) {
      if (event.event === "turn") {
        keep(now);
        turns.push((now = { seat: event.seat, steps: [], from: step.step, to: step.step }));
      } else events.push(event);
    }
    keep(now);
  }
  return turns;
}

/** What happened in a turn, but for its end. */
function done(turn: OthersTurn): Happened[] {
  return turn.steps.flatMap((step) => step.events).filter((event) => event.event !== "ended");
}
