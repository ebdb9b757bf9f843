import { describe, expect, it } from "vitest";
import { moved } from "./pinch";

const box = { width: 400, height: 300 };
const whole = { scale: 1, x: 0, y: 0 };

describe("two fingers on a map", () => {
  it("make larger what lies between them, and it stays between them", () => {
    const shape = moved(whole, [{ x: 150, y: 150 }, { x: 250, y: 150 }], [{ x: 100, y: 150 }, { x: 300, y: 150 }], box); // prettier-ignore
    expect(shape).toEqual({ scale: 2, x: -200, y: -150 });
  });

  it("never make it smaller than its box, nor too large", () => {
    const nearer = moved(whole, [{ x: 0, y: 0 }, { x: 400, y: 0 }], [{ x: 100, y: 0 }, { x: 200, y: 0 }], box); // prettier-ignore
    expect(nearer).toEqual(whole);
    const apart = moved(whole, [{ x: 199, y: 0 }, { x: 201, y: 0 }], [{ x: 0, y: 0 }, { x: 400, y: 0 }], box); // prettier-ignore
    expect(apart.scale).toBe(3);
  });
});

describe("one finger", () => {
  it("moves a map that is larger than its box, as far as there is something of it", () => {
    const large = { scale: 2, x: -200, y: -150 };
    expect(moved(large, [{ x: 50, y: 50 }], [{ x: 80, y: 40 }], box)).toEqual({ scale: 2, x: -170, y: -160 });
    expect(moved(large, [{ x: 50, y: 50 }], [{ x: 390, y: 290 }], box)).toEqual({ scale: 2, x: 0, y: 0 });
  });
});
