import { describe, expect, it } from "vitest";
import { emptiest } from "./corner";
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
  const ground = { x: 0, y: 0, width: 1000, height: 600 };
  const size = { width: 300, height: 250 };

  it("lies at the lower right where nothing is in the way", () => {
    expect(emptiest(ground, size, [])).toBe("bottom right");
  });

  it("goes to the corner where it hides least", () => {
    const kept = [
      { x: 700, y: 400, width: 250, height: 150, weight: 6 },
      { x: 20, y: 420, width: 80, height: 40, weight: 1 },
      { x: 800, y: 20, width: 80, height: 40, weight: 4 },
    ];
    expect(emptiest(ground, size, kept)).toBe("top left");
  });
});
