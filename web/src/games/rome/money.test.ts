/** Sums of money: notes in falling order, the sum a line comes to, and wealth that is compared like with like. */
import { describe, expect, it } from "vitest";
import type { Decision } from "$lib/types";
import { finishing, laidBy, laying, rangeOf, wealthOf, wealths, within } from "./money";

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

describe("a sum that is named", () => {
  const open = { laid: 0, least: 0, most: 9000, note: 10000 };

  it("is finished, however much of it is laid already", () => {
    expect(finishing(open, 1600, NOTES)).toEqual(["lay 1000", "lay 500", "lay 100", "done"]);
    expect(finishing(open, 9000, NOTES)).toEqual(["lay all"]);
    expect(finishing({ ...open, laid: 600, least: 600 }, 600, NOTES)).toEqual(["done"]);
  });

  it("is laid in notes no larger than the last one", () => {
    const begun = { laid: 500, least: 500, most: 9000, note: 500 };
    expect(finishing(begun, 2600, NOTES)).toEqual(["lay 500", "lay 500", "lay 500", "lay 500", "lay 100", "done"]);
  });

  it("is never less or more than the rules allow", () => {
    const range = { laid: 0, least: 2500, most: 6930, note: 10000 };
    expect(within(range, 0, 100)).toBe(2500);
    expect(within(range, 3249, 100)).toBe(3200);
    expect(within(range, 6920, 100)).toBe(6900);
    expect(within(range, 99999, 100)).toBe(6930);
    expect(within({ ...range, laid: 100, least: 100, most: 40000, note: 100 }, 30000, 100)).toBe(15100);
  });

  it("is read from what the decision is about", () => {
    const about = { laid: 100, least: 200, most: 300, note: 500, lender: 1 };
    expect(rangeOf({ about } as unknown as Decision)).toEqual({ laid: 100, least: 200, most: 300, note: 500 });
  });
});

describe("wealth", () => {
  it("leaves out what unused cards would cost before the final round", () => {
    expect(wealthOf({ open: 10900, total: -18100 }, false)).toBe(10900);
    expect(wealthOf({ open: 10900, total: -18100 }, true)).toBe(-18100);
    expect(wealths({ open: 9000, total: 4000 }, { open: 8000, total: 3500 }, false)).toEqual([9000, 8000]);
  });

  it("is compared with the hand only where both tell it", () => {
    expect(wealths({ open: 9000, total: 4000 }, { open: 8000, total: 3500 }, true)).toEqual([4000, 3500]);
    expect(wealths({ open: 9000, total: 4000 }, { open: 9000, total: null }, true)).toEqual([9000, 9000]);
    expect(wealths({ open: 9000, total: 4000 }, { open: 8000 }, true)).toEqual([9000, 8000]);
  });
});
