// @vitest-environment happy-dom
/** What others did is shown step by step; skipping, or no wish for motion, leads to the same end. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { my } from "$lib/me.svelte";
import type { TableStore } from "$lib/tableStore.svelte";
import type { StageKit } from "$lib/tableTypes";
import type { Happened, LogStep, Page, View } from "$lib/types";
import { Stage } from "./stage.svelte";

const event = (name: string, seat: number): Happened => ({ event: name, seat, say: ["any", {}] });
const step = (at: number, seat: number, ...events: Happened[]): LogStep => ({
  step: at,
  number: at + 1,
  seat,
  by: "bot",
  do: "any",
  events,
});
const view = (number: number): View => ({ game: "any", number, seat: 0, over: false, options: {}, decision: null, turn: { player: 0 } });

const kit: StageKit = {
  beats: ({ seat, events }) =>
    events
      .filter((each) => each.event !== "turn")
      .map((each) => ({
        kind: each.event,
        seat,
        lasts: 400,
        text: each.event,
        events: [each],
        marks: [{ kind: "more", seat, at: "here", count: 1 }],
      })),
  recap: (seat, steps) => ({ seat, sentence: `${seat}: ${steps.length}`, gained: null, lines: [], forYou: "" }),
};
const LOG = [
  step(1, 0, event("sailed", 0), event("turn", 1)),
  step(2, 1, event("bought", 1)),
  step(3, 1, event("sailed", 1), event("turn", 0)),
];

let told: string[][];
let asked: number[];
let fail: boolean;
function table(): TableStore {
  return {
    game: "any", log: LOG, mine: [0], names: ["Anna", "Bert"], over: false, myTurn: true, covered: false, secret: false, past: null, pending: null,
    decision: null, view: null, page: { view: view(4) },
    tell: (events: Happened[], words?: string[]) => told.push(words?.length ? words : events.map((each) => each.event)),
    pasts: { at: (at: number) => (asked.push(at), fail ? Promise.reject(new Error("broken")) : Promise.resolve({ step: at, view: view(at + 1) })) },
  } as unknown as TableStore; // prettier-ignore
}
const hear = (stage: Stage) => stage.hear(LOG.slice(1), view(2), { view: view(4) } as Page);
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  asked = [];
  fail = false;
  my.preferences.motion = "full";
  my.preferences.pace = "normal";
});
afterEach(() => vi.useRealTimers());

describe("the turn of another player", () => {
  it("is shown one step after the other, then summed up", async () => {
    const stage = new Stage(table(), kit);
    expect(hear(stage)).toBe(true);
    expect(stage.view?.number).toBe(2); // nothing has happened yet
    await pass(350);
    expect([stage.beat?.kind, stage.view?.number]).toEqual(["bought", 3]);
    await pass(470);
    expect([stage.beat?.kind, stage.view?.number]).toEqual(["sailed", 4]);
    await pass(1000);
    expect(stage.view).toBeNull();
    expect(stage.recap?.map((each) => each.sentence)).toEqual(["1: 2"]);
    expect(told).toEqual([["bought"], ["sailed"], ["1: 2"]]);
    expect(stage.marks).toEqual([{ kind: "more", seat: 1, at: "here", count: 2 }]);
    expect(stage.since).toBe(1);
  });

  it("can be skipped, with the same end", async () => {
    const stage = new Stage(table(), kit);
    hear(stage);
    await pass(350);
    stage.skip();
    expect(stage.view).toBeNull();
    await pass(0);
    expect(stage.recap?.map((each) => each.sentence)).toEqual(["1: 2"]);
    expect(stage.marks).toEqual([{ kind: "more", seat: 1, at: "here", count: 2 }]);
    await pass(5000);
    expect(told).toEqual([["bought"], ["sailed"], ["1: 2"]]);
  });

  it("is only summed up without motion, or when the pace is off", async () => {
    for (const wish of [{ motion: "reduced" }, { pace: "off" }] as const) {
      told = [];
      Object.assign(my.preferences, { motion: "full", pace: "normal", ...wish });
      const stage = new Stage(table(), kit);
      hear(stage);
      expect(stage.view).toBeNull();
      await pass(0);
      expect(told).toEqual([["bought", "sailed", "turn"], ["1: 2"]]);
      expect(stage.marks).toHaveLength(1);
    }
  });

  it("waits while it is paused, and can be gone through by hand", async () => {
    const stage = new Stage(table(), kit);
    hear(stage);
    await pass(350);
    stage.pause();
    await pass(9000);
    expect(stage.beat?.kind).toBe("bought");
    stage.go(1);
    expect(stage.beat?.kind).toBe("sailed");
    stage.go(-1);
    expect(stage.beat?.kind).toBe("bought");
    stage.pause();
    await pass(9000);
    expect(stage.view).toBeNull();
  });

  it("leaves no mark once the person acts", async () => {
    const stage = new Stage(table(), kit);
    hear(stage);
    await pass(9000);
    stage.acted();
    expect([stage.marks, stage.recap, stage.since]).toEqual([[], null, null]);
  });

  it("is shown at once when a position on the way cannot be read", async () => {
    fail = true;
    const stage = new Stage(table(), kit);
    hear(stage);
    await pass(100);
    expect(stage.view).toBeNull();
  });

  it("is shown again without being announced again", async () => {
    const stage = new Stage(table(), kit);
    hear(stage);
    await pass(9000);
    const before = told.length;
    stage.replay();
    expect(stage.view?.number).toBe(2);
    await pass(9000);
    expect(told.length).toBe(before);
    expect(stage.recap).not.toBeNull();
  });
});

describe("what is one's own", () => {
  it("is not staged", () => {
    const stage = new Stage(table(), kit);
    expect(stage.hear(LOG.slice(0, 1), view(1), { view: view(2) } as Page)).toBe(false);
  });
});
