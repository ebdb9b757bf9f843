/** The words of hamburg's table: the same messages in both languages, all of them said, none missing. */
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
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
const PIECED = /^hamburg-(short|step|tab|end|mark|recap)-/; // put together from parts

it("are the same messages in both languages, each once", () => {
  expect(ids(de)).toEqual(ids(en));
  expect(new Set(ids(en)).size).toBe(ids(en).length);
});

it("say the same in both languages", () => {
  expect(variables(de)).toEqual(variables(en));
});

it("are there for everything that is said, and all are said", () => {
  const said = [...new Set([...all.matchAll(/"(hamburg-[a-z-]+[a-z])"/g)].map((found) => found[1]!))];
  expect(said.length).toBeGreaterThan(120);
  expect(said.filter((id) => !ids(en).includes(id))).toEqual(["hamburg-flight"]); // a class, not a message
  expect(ids(en).filter((id) => !said.includes(id) && !PIECED.test(id))).toEqual([]);
});
