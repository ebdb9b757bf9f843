/** Words and figures: as the games' own texts say them, and as people write them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import rules from "../../../docs/rules/rome.de.md?raw";
import cards from "../text/cards.de.ftl?raw";
import rome from "../games/rome/text/de.ftl?raw";
import english from "../games/rome/text/en.ftl?raw";
import { formatNumber } from "./i18n.svelte";

it("write a real minus sign before what is owed", () => {
  expect([formatNumber(-1200), formatNumber(0), formatNumber(1200)]).toEqual(["−1,200", "0", "1,200"]);
});

it("write large figures in full, never with an exponent", () => {
  expect([formatNumber(12_345_678), formatNumber(-2e15)]).toEqual(["12,345,678", "−2,000,000,000,000,000"]);
  expect([formatNumber(1e24), formatNumber(-3e40)].map((text) => /^−?\d{1,3}(,\d{3})+$/.test(text))).toEqual([true, true]);
});

it("call a voucher in German what the rules call it", () => {
  expect(rome).toContain("Sternenbon");
  expect(rome).not.toMatch(/Gutschein|Schicksalskarte/);
});

it("call a card of fate in German what the rules call it", () => {
  expect(rules).toContain("Fatumskarte");
  for (const text of [rome, cards]) {
    expect(text).toContain("Fatumskarte");
    expect(text).not.toMatch(/Fatum-?[Kk]arte/);
  }
});

it("count what was lost, in both languages", () => {
  const said = (text: string, count: number) => {
    const bundle = new FluentBundle("de"); // one and other as in English
    bundle.addResource(new FluentResource(text));
    return bundle.formatPattern(bundle.getMessage("rome-fact-ships")!.value!, { count });
  };
  expect([0, 1, 2].map((count) => said(english, count))).toEqual(["ships lost", "ship lost", "ships lost"]);
  expect([0, 1, 2].map((count) => said(rome, count))).toEqual(["verlorene Schiffe", "verlorenes Schiff", "verlorene Schiffe"]);
});
