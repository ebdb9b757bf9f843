/** Letters follow the wish for larger or smaller text wherever their size is written. */
import { expect, it } from "vitest";
import { scaled } from "../../tools/scale-text";

it("sizes in px are multiplied with the wish, other lengths are not", () => {
  expect(scaled("20px")).toBe("calc(20px * var(--text))");
  expect(scaled("400 18px/44px var(--f-title)")).toBe("400 calc(18px * var(--text))/calc(44px * var(--text)) var(--f-title)");
  expect(scaled("var(--t-13)")).toBe("var(--t-13)");
});

it("small letters do not fall below 12 px", () => {
  expect(scaled("12.5px")).toBe("max(12px, calc(12.5px * var(--text)))");
  expect(scaled("11px")).toBe("max(11px, calc(11px * var(--text)))");
});

it("is done once", () => {
  expect(scaled(scaled("20px"))).toBe("calc(20px * var(--text))");
});
