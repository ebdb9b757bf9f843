/** Sums of money: notes in falling order, the sum a line comes to, and wealth that is compared like with like. */
import { describe, expect, it } from "vitest";
import { laidBy, laying, offered, wealths } from "./money";

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

describe("an offer", () => {
  const credit = { offers: [0, 3000, 4000], taken: [0, 1000, 0], bank: null };

  it("is taken up to what it is, and to what was asked for", () => {
    expect(offered(credit, 1, 5000)).toEqual({ laid: 1000, most: 3000 });
    expect(offered(credit, 2, 5000)).toEqual({ laid: 0, most: 4000 });
    expect(offered({ ...credit, taken: [0, 3000, 0] }, 2, 5000)).toEqual({ laid: 0, most: 2000 });
  });

  it("may be the bank's", () => {
    const bank = { ...credit, bank: { offer: 2500, taken: 500 } };
    expect(offered(bank, null, 9500)).toEqual({ laid: 500, most: 2500 });
    expect(offered({ ...bank, taken: [0, 3000, 4000] }, null, 9500)).toEqual({ laid: 500, most: 2500 });
    expect(offered(bank, 2, 5000)).toEqual({ laid: 0, most: 3500 });
    expect(offered(credit, null, 9500)).toEqual({ laid: 0, most: 0 });
  });
});

describe("wealth", () => {
  it("is compared with the hand only where both tell it", () => {
    expect(wealths({ open: 9000, total: 4000 }, { open: 8000, total: 3500 })).toEqual([4000, 3500]);
    expect(wealths({ open: 9000, total: 4000 }, { open: 9000, total: null })).toEqual([9000, 9000]);
    expect(wealths({ open: 9000, total: 4000 }, { open: 8000 })).toEqual([9000, 8000]);
  });
});
