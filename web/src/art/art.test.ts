/** What the shared art promises: credits, contrasts, maps that fill their box, seats that differ. */
import { describe, expect, it } from "vitest";
import { checkFile, checkHigh } from "../../tools/contrast.mjs";
import { CREDITS } from "./credits";
import { covered, fitted, framed } from "./engraving";
import { hatching, rings } from "./hatching";
import { OWN } from "./icon-own";
import { SHAPES } from "./icon-shapes";
import { drawing, letters } from "./icons";
import { DASHES, initials, MARKERS, SEALS } from "./seats";

describe("icons", () => {
  it("an unknown good is shown by its first letters", () => {
    expect(drawing("game/obsidian")).toBeNull();
    expect(letters("game/obsidian")).toBe("Ob");
  });

  it("every icon that was taken from others is credited, once", () => {
    const credited = CREDITS.flatMap((credit) => credit.items ?? []);
    expect([...credited].sort()).toEqual(Object.keys(SHAPES).sort());
    expect(Object.keys(OWN).filter((name) => credited.includes(name))).toEqual([]);
  });
});

describe("colours", () => {
  it.each(checkFile())("$theme: all pairs have their contrast", ({ low, count }) => {
    expect(count).toBeGreaterThan(80);
    expect(low).toEqual([]);
  });
  it.each(checkHigh())("$theme with high contrast: all text reaches 7 to 1", ({ low }) => {
    expect(low).toEqual([]);
  });
});

describe("maps", () => {
  it("shows all of the core, and more where the box has room", () => {
    expect(fitted([848, 574], [1130, 760], 0, 0)).toEqual({ x: 0, y: 0, w: 848, h: 574 });
    expect(fitted([848, 574], [1130, 760], 1000, 574)).toEqual({ x: 0, y: 0, w: 1000, h: 574 });
    expect(fitted([848, 574], [1130, 760], 424, 330)).toEqual({ x: 0, y: 0, w: 848, h: 660 });
    const frame = framed({ x: 0, y: 0, w: 100, h: 100 }, 300, 100);
    expect([frame.scale, frame.left(50), frame.left(0)].map(Math.round)).toEqual([1, 50, 33]);
    expect(covered({ x: 10, y: 0, w: 200, h: 100 }, 100, 100, 0)).toEqual({ x: 10, y: 0, w: 100, h: 100 });
  });

  it("hatches water next to the coast, not the open sea", () => {
    const square = "M40 40h20v20h-20z";
    expect(rings(square)).toEqual([
      [
        [40, 40],
        [60, 40],
        [60, 60],
        [40, 60],
      ],
    ]);
    const strokes = [...hatching(square, { x: 0, y: 0, w: 100, h: 100 }, 2).matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)];
    expect(strokes.length).toBeGreaterThan(20);
    for (const [, x, y, long] of strokes) {
      expect(Number(x)).toBeGreaterThan(20);
      expect(Number(x) + Number(long)).toBeLessThan(80);
      expect(Number(y)).toBeGreaterThan(20);
      expect(Number(y)).toBeLessThan(80);
    }
  });
});

describe("players", () => {
  it("six seats differ in outline, dash and marker", () => {
    for (const marks of [SEALS, DASHES, MARKERS]) expect(new Set(marks).size).toBe(6);
  });

  it("letters are those of the names, or numbers where names begin alike", () => {
    expect(initials(["Anna", "Bo"])).toEqual(["A", "B"]);
    expect(initials(["Anna", "Abel"])).toEqual(["1", "2"]);
    expect(initials(["", "Bo"])).toEqual(["1", "2"]);
  });
});
