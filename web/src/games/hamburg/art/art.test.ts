/** What hamburg's art promises: everything named has a sign, and the map is that of the card set. */
import { describe, expect, it } from "vitest";
import { drawing, known } from "$art/icons";
import set from "../../../../../src/merkator/games/hamburg/cards/components.toml?raw";
import { stacked } from "./cubes";
import "./icons";
import { LINES, places, routeId, routes } from "./places";

/** The entries of a kind in a card set, as text. */
const entries = (text: string, kind: string) => text.split(/^(?=\[)/m).filter((part) => part.startsWith(`[[${kind}]]`));
const word = (entry: string, key: string) => entry.match(new RegExp(`^${key} = "?([^"\\n]+)"?$`, "m"))?.[1] ?? "";
const list = (entry: string, key: string) =>
  [...(entry.match(new RegExp(`^${key} = \\[(.*)\\]$`, "m"))?.[1] ?? "").matchAll(/"([^"]+)"/g)].map((m) => m[1] ?? "");

describe("icons", () => {
  it.each(["place", "good", "category", "building"])("every %s has one", (kind) => {
    const ids = entries(set, kind).map((entry) => word(entry, "id"));
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !known(id))).toEqual([]);
  });

  it("no two goods look alike", () => {
    const goods = entries(set, "good").map((entry) => `${word(entry, "id")}`);
    expect(new Set(goods.map((id) => JSON.stringify(drawing(id)))).size).toBe(goods.length);
  });
});

describe("the map", () => {
  it("has the places, colours and lines of the card set", () => {
    const found = entries(set, "place");
    expect(Object.keys(places).sort()).toEqual(found.map((entry) => word(entry, "id")).sort());
    for (const entry of found) expect(places[word(entry, "id")]?.colour ?? "").toBe(word(entry, "colour"));
    const lines = found.flatMap((entry) => list(entry, "lines").map((other) => routeId(word(entry, "id"), other)));
    expect(
      routes()
        .map((route) => route.id)
        .sort(),
    ).toEqual([...new Set(lines)].sort());
  });

  it("takes lines as pairs or by place, and draws each once", () => {
    const neighbours = Object.fromEntries(
      Object.keys(places).map((id) => [id, LINES.filter((line) => line.includes(id as never)).map(([a, b]) => (a === id ? b : a))]),
    );
    expect(
      routes("phone", neighbours)
        .map((route) => route.path)
        .sort(),
    ).toEqual(
      routes("phone")
        .map((route) => route.path)
        .sort(),
    );
  });

  it("draws up to six cubes of a stack", () => {
    expect([0, 1, 4, 6, 9].map((count) => stacked(count, 10).length)).toEqual([0, 1, 4, 6, 6]);
  });
});
