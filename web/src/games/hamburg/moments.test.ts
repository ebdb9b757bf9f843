/** When a scene is shown: once all of a loss is known, and only to those who were not asked about it. */
import { describe, expect, it } from "vitest";
import type { Happened } from "$lib/types";
import { Watch } from "./moments";
import { lastSpoiling, lostBy, total } from "./spoiling";

const happened = (event: string, seat: number, values: object = {}) =>
  ({ event, seat, say: [event, {}], ...values }) as unknown as Happened;
const letter = (shown: string) => happened("letter", 0, { letter: shown, row: 2 });
const lost = (seat: number, good: string, count = 1) => happened("lost", seat, { good, count });

describe("goods that spoil", () => {
  it("are counted by seat and good", () => {
    expect(lostBy([lost(0, "plums"), lost(1, "wine"), lost(0, "plums"), lost(0, "citrus")])).toEqual({
      0: { plums: 2, citrus: 1 },
      1: { wine: 1 },
    });
    expect(total({ plums: 2, citrus: 1 })).toBe(3);
  });

  it("belong to the last letter: one that was rejected does not count", () => {
    const events = [letter("A"), lost(0, "plums"), letter("B"), happened("turned", 0, { letter: "AA", row: 3 }), lost(1, "citrus")];
    expect(lastSpoiling(events)).toEqual({ letter: "AA", row: 3, lost: { 1: { citrus: 1 } } });
    expect(lastSpoiling([lost(0, "plums")])).toBeNull();
  });
});

describe("a scene", () => {
  it("shows a loss that nobody was asked about", () => {
    const found = new Watch().next([letter("A"), lost(0, "plums")], "fulfil", false);
    expect(found).toEqual([{ kind: "spoil", letter: "A", row: 2, lost: { 0: { plums: 1 } } }]);
  });

  it("waits until the letter is kept and everyone has lost", () => {
    const watch = new Watch();
    expect(watch.next([letter("B")], "letter", false)).toEqual([]);
    expect(watch.next([lost(0, "ham")], "loss", false)).toEqual([]);
    expect(watch.next([lost(1, "vegetables")], "fulfil", true)).toEqual([
      { kind: "spoil", letter: "B", row: 2, lost: { 0: { ham: 1 }, 1: { vegetables: 1 } } },
    ]);
    expect(watch.next([], "invest", true)).toEqual([]);
  });

  it("is not shown to those who chose what they lost", () => {
    const watch = new Watch();
    expect(watch.next([letter("A")], "loss", true)).toEqual([]);
    expect(watch.next([lost(0, "plums")], "fulfil", true)).toEqual([]);
  });

  it("shows the next loss again", () => {
    const watch = new Watch();
    watch.next([letter("A")], "loss", true);
    watch.next([lost(0, "plums")], "fulfil", true);
    expect(watch.next([letter("CC")], "fulfil", true)).toHaveLength(1);
  });

  it("says when the final round begins", () => {
    expect(new Watch().next([happened("final", 1, { cause: "peace" })], "invest", true)).toEqual([
      { kind: "final", cause: "peace", seat: 1 },
    ]);
  });

  it("forgets what was taken back", () => {
    const watch = new Watch();
    watch.next([letter("A")], "letter", true);
    watch.forget();
    expect(watch.next([], "invest", true)).toEqual([]);
  });
});
