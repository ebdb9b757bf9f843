/** Words and figures: as the games' own texts say them, and as people write them. */
import { expect, it } from "vitest";
import rome from "../text/rome.de.ftl?raw";
import { figure } from "./words.svelte";

it("write a real minus sign before what is owed", () => {
  expect([figure(-1200), figure(0), figure(1200)]).toEqual(["−1,200", "0", "1,200"]);
});

it("call a voucher in German what the rules call it", () => {
  expect(rome).toContain("Sternenbon");
  expect(rome).not.toMatch(/Gutschein|Schicksalskarte/);
});
