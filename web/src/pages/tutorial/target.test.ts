import { expect, test } from "vitest";
import { cornerFor, shared, type Box } from "./target";

const ROOM: Box = { x: 0, y: 60, width: 1440, height: 840 };
const CARD = { width: 300, height: 260 };
const boxAt = (corner: { x: number; y: number }): Box => ({ ...corner, ...CARD });

test("the card never lies on its target, wherever that is", () => {
  for (let x = 0; x <= 1340; x += 67) {
    for (let y = 60; y <= 850; y += 79) {
      const target = { x, y, width: 100, height: 50 };
      expect(shared(boxAt(cornerFor(CARD, ROOM, target, [], null, null)), target)).toBe(0);
    }
  }
});

test("it leaves the map and what can be pressed free, where there is room", () => {
  const map = { x: 0, y: 60, width: 1100, height: 840 };
  const button = { x: 1110, y: 820, width: 320, height: 50 };
  const corner = cornerFor(CARD, ROOM, null, [button], map, null);
  expect(shared(boxAt(corner), map)).toBe(0);
  expect(shared(boxAt(corner), button)).toBe(0);
});

test("it stays where it is as long as no other corner is better", () => {
  const now = { x: 400, y: 300 };
  expect(cornerFor(CARD, ROOM, null, [], null, now)).toBe(now);
  expect(cornerFor(CARD, ROOM, { x: 420, y: 320, width: 40, height: 40 }, [], null, now)).not.toBe(now);
});
