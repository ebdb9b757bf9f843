/** Where a card lies on the map: in a corner that is empty. */
import { describe, expect, it } from "vitest";
import { emptiest } from "./places";

const ROOM = { width: 900, height: 580 };
const CARD = { width: 340, height: 180 };
const field = (x: number, y: number) => ({ x: x - 10, y: y - 10, width: 20, height: 20 });

describe("a card on the map", () => {
  it("lies in the lower right corner", () => {
    expect(emptiest(ROOM, CARD, [])).toEqual({ x: 546, y: 386, hides: 0 });
  });

  it("never hides a field to choose while there is room beside them", () => {
    const pontus = [field(800, 60), field(820, 90), field(700, 60), field(650, 120)];
    const south = [field(700, 500), field(820, 520), field(600, 450)];
    for (const fields of [pontus, south, [...pontus, ...south], [...pontus, ...south, field(100, 500), field(450, 300)]])
      expect(emptiest(ROOM, CARD, fields).hides).toBe(0);
  });

  it("hides as little as it can where there is no room", () => {
    const all = Array.from({ length: 40 }, (_, at) => field(20 + (at % 8) * 110, 30 + Math.floor(at / 8) * 120));
    const { hides, x, y } = emptiest(ROOM, CARD, all);
    expect(hides).toBeGreaterThan(0);
    expect(x >= 0 && y >= 0).toBe(true);
  });
});
