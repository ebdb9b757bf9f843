/** Sums of money: notes in falling order, the sum a line comes to, and wealth that is compared like with like. */
import { describe, expect, it } from "vitest";
import { laidBy, laying, wealths } from "./money";

const NOTES = [100, 500, 1000, 5000, 10000];

describe("a sum", () => {
  it("is laid in notes, or all at once", () => {
    expect(laying(1700, 9000, NOTES)).toEqual(["lay 1000", "lay 500", "lay 100", "lay 100"]);
    expect(laying(9000, 9000, NOTES)).toEqual(["lay all"]);
    expect(laying(0, 9000, NOTES)).toEqual([]);
  });

  it("is what the notes of a line come to", () => {
    expect(laidBy(["lay 1000", "lay 500", "done", "lay 100"], 200, 9000)).toBe(1700);
    expect(laidBy(["lay 1000", "lay all"], 0, 9000)).toBe(9000);
    expect(laidBy(["done"], 300, 9000)).toBe(300);
    for (const sum of [100, 700, 4900]) expect(laidBy(laying(sum, 9000, NOTES), 0, 9000)).toBe(sum);
  });
});

describe("wealth", () => {
  it("is compared with the hand only where both tell it", () => {
    expect(wealths({ open: 9000, total: 4000 }, { open: 8000, total: 3500 })).toEqual([4000, 3500]);
    expect(wealths({ open: 9000, total: 4000 }, { open: 9000, total: null })).toEqual([9000, 9000]);
    expect(wealths({ open: 9000, total: 4000 }, { open: 8000 })).toEqual([9000, 8000]);
  });
});
