import { describe, expect, it } from "vitest";
import type { Happened, LogStep } from "$lib/types";
import { turnsOfOthers } from "./stageturns";

const event = (name: string, seat: number): Happened => ({ event: name, seat, say: ["any", {}] });
const step = (at: number, seat: number, ...events: Happened[]): LogStep => ({
  step: at,
  number: at + 1,
  seat,
  by: "person",
  do: "any",
  events,
});

describe("the turns of the others since the own last one", () => {
  const log = [
    step(1, 0, event("sold", 0)),
    step(2, 0, event("travelled", 0), event("turn", 1)),
    step(3, 1, event("bought", 1)),
    step(4, 1, event("travelled", 1)),
    step(5, 0, event("stayed", 0), event("turn", 2)), // an answer of one's own ends nothing
    step(6, 2, event("travelled", 2), event("turn", 0)),
  ];

  it("are cut where turns begin, also in the middle of an action", () => {
    const turns = turnsOfOthers(log, [0], true);
    expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [1, 2, 5],
      [2, 5, 6],
    ]);
    expect(turns[0]!.steps.flatMap((each) => each.events.map((one) => one.event))).toEqual(["bought", "travelled", "stayed"]);
  });

  it("leave out the one that still goes on, unless the person is asked in it", () => {
    expect(turnsOfOthers(log.slice(0, 4), [0], false)).toEqual([]);
    expect(turnsOfOthers(log.slice(0, 4), [0], true).map((turn) => turn.seat)).toEqual([1]);
  });

  it("are those of other seats in a game that does not tell of turns", () => {
    const plain = [
      step(1, 0, event("moved", 0)),
      step(2, 1, event("moved", 1)),
      step(3, 1, event("moved", 1)),
      step(4, 2, event("moved", 2)),
    ];
    expect(turnsOfOthers(plain, [0], true).map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [1, 1, 3],
      [2, 3, 4],
    ]);
  });

  it("are none while the own turn goes on", () => {
    expect(turnsOfOthers(log.slice(0, 1), [0], true)).toEqual([]);
  });
});
