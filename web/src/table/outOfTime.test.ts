// @vitest-environment happy-dom
/** Out of time: what the others may claim, and what is said of it. */
import { beforeAll, expect, it } from "vitest";
import { loadMessages, setLanguage } from "$lib/i18n.svelte";
import { plays } from "$lib/tableMoves";
import type { Page } from "$lib/types";
import { claims, endedByTime } from "./outOfTime";

function page(people: (string | null)[], more: object = {}): Page {
  const seats = people.map((person, seat) => ({
    seat,
    name: "ABCD"[seat]!,
    person,
    bot: person ? null : "easy",
    taken: true,
    left: false,
  }));
  return { seats, mine: [1], result: null, ...more } as unknown as Page;
}

beforeAll(async () => {
  await setLanguage("en");
  await loadMessages("table");
});

it("the last player may end the game or win it", () => {
  expect(claims(page(["a", "b"]), 0)).toEqual(["bot", "end", "win"]);
});

it("while others play the player can be removed, or the game ended, if they agree", () => {
  expect(claims(page(["a", "b", "c"]), 0)).toEqual(["bot", "out", "end"]);
  expect(claims(page(["a", "b", null]), 0)).toEqual(["bot", "out", "end"]);
});

it("someone who left does not count as playing", () => {
  const left = page(["a", "b", "c"]);
  left.seats[2]!.left = true;
  expect(claims(left, 0)).toEqual(["bot", "end", "win"]);
});

it("the end says who ran out of time and who won", () => {
  expect(endedByTime(page(["a", "b"], { result: { scores: [1, 2], winners: [1], end: "time", late: 0 } }))).toBe(
    "B wins: A ran out of time",
  );
  expect(endedByTime(page(["a", "b"], { result: { scores: [1, 2], agreed: true, end: "time", late: 0 } }))).toBe(
    "A ran out of time: no winner",
  );
  expect(endedByTime(page(["a", "b"], { result: { scores: [1, 2], winners: [1], end: "chart" } }))).toBeUndefined();
});

it("a seat that was left is nobody's to play, so it has no live buttons", () => {
  const table = page(["a", "b"]);
  expect(plays(table, 1)).toBe(true);
  table.seats[1]!.left = true;
  expect(plays(table, 1)).toBe(false);
  expect(plays(table, 0)).toBe(false);
});
