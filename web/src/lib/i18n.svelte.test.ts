// @vitest-environment happy-dom
/** Figures as people write them. */
import { expect, it } from "vitest";
import { formatNumber } from "./i18n.svelte";

it("write a real minus sign before what is owed", () => {
  expect([formatNumber(-1200), formatNumber(0), formatNumber(1200)]).toEqual(["−1,200", "0", "1,200"]);
});

it("write large figures in full, never with an exponent", () => {
  expect([formatNumber(12_345_678), formatNumber(-2e15)]).toEqual(["12,345,678", "−2,000,000,000,000,000"]);
  expect([formatNumber(1e24), formatNumber(-3e40)].map((text) => /^−?\d{1,3}(,\d{3})+$/.test(text))).toEqual([true, true]);
});
