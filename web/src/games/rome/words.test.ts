/** The words of rome's table: the same messages in both languages, all of them said, none missing. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import rules from "../../../../docs/rules/rome.de.md?raw";
import cards from "./text/cards.de.ftl?raw";
import beatsDe from "./text/beats.de.ftl?raw";
import beatsEn from "./text/beats.en.ftl?raw";
import tableDe from "./text/de.ftl?raw";
import tableEn from "./text/en.ftl?raw";

const de = `${tableDe}\n${beatsDe}`;
const en = `${tableEn}\n${beatsEn}`;

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts", "!./art/*", "!./lesson*.ts", "!./kit.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const all = Object.values(sources).join("\n");
const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id);
const variables = (text: string) =>
  new Map(
    text.split(/^(?=[a-z])/m).map((entry) => [entry.split(" ", 1)[0] ?? "", [...new Set(entry.match(/\$[a-z]+/g))].sort().join(" ")]),
  );
const PIECED = /^rome-(step|tab|part|money|ask|build|drop|return|review|recap|moment)-/; // put together from parts

it("are the same messages in both languages, each once", () => {
  expect(ids(de)).toEqual(ids(en));
  expect(new Set(ids(en)).size).toBe(ids(en).length);
});

it("say the same in both languages", () => {
  expect(variables(de)).toEqual(variables(en));
});

it("are there for everything that is said, and all are said", () => {
  const said = [...new Set([...all.matchAll(/["'](rome-[a-z-]+[a-z])(?:\.[a-z]+)?["']/g)].map((found) => found[1]!))];
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((id) => !ids(en).includes(id))).toEqual([]);
  expect(ids(en).filter((id) => !said.includes(id) && !PIECED.test(id))).toEqual([]);
});

it("call a voucher in German what the rules call it", () => {
  expect(de).toContain("Sternenbon");
  expect(de).not.toMatch(/Gutschein|Schicksalskarte/);
});

it("call a card of fate in German what the rules call it", () => {
  expect(rules).toContain("Fatumskarte");
  for (const text of [de, cards]) {
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
  expect([0, 1, 2].map((count) => said(en, count))).toEqual(["ships lost", "ship lost", "ships lost"]);
  expect([0, 1, 2].map((count) => said(de, count))).toEqual(["verlorene Schiffe", "verlorenes Schiff", "verlorene Schiffe"]);
});
