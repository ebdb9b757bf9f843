import { describe, expect, it } from "vitest";
import { emptiest } from "./corner";
import { shared } from "./popover";
import { leads, swingWords, turningPoint } from "./turning";

const scores = [
  [0, 0, 0],
  [3, 5, 1],
  [4, 9, 2],
  [18, 14, 9],
  [20, 15, 9],
].map((each, at) => ({ step: at * 10, turn: at, round: at, scores: each }));

describe("the turning point", () => {
  it("is the round in which the lead over the best of the others changed most", () => {
    const course = leads(scores, 0);
    expect(course.map((each) => each.lead)).toEqual([0, -2, -5, 4, 5]);
    const point = turningPoint(course)!;
    expect([point.before.round, point.after.round]).toEqual([2, 3]);
    expect(swingWords(point)).toEqual({ id: "table-end-swing-ahead", from: 5, to: 4 });
  });

  it("is none where nothing ever changed", () => {
    expect(turningPoint(leads(scores.slice(0, 1), 0))).toBeNull();
  });
});

describe("a card on the map", () => {
  const ground = { x: 100, y: 50, width: 1000, height: 600 };
  const size = { width: 300, height: 250 };

  it("lies at the lower right where nothing is in the way", () => {
    expect(emptiest(ground, size, [])).toEqual({ x: 688, y: 338 });
  });

  it("goes to where it hides nothing", () => {
    const kept = [
      { x: 800, y: 400, width: 250, height: 200, weight: 6 },
      { x: 120, y: 520, width: 80, height: 40, weight: 1 },
      { x: 900, y: 70, width: 80, height: 40, weight: 1 },
    ];
    const { x, y } = emptiest(ground, size, kept);
    const card = { x: ground.x + x, y: ground.y + y, ...size };
    expect(kept.map((each) => shared(card, each))).toEqual([0, 0, 0]);
  });
});
