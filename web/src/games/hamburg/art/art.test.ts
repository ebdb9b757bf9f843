/** What hamburg's art promises: everything named has a sign, and the map is that of the card set. */
import { describe, expect, it } from "vitest";
import { drawing, known } from "$art/icons";
import sheets from "../../../../../src/merkator/games/hamburg/draw/map.json";
import set from "../../../../../src/merkator/games/hamburg/cards/components.toml?raw";
import { stacked } from "./cubes";
import "./icons";
import { routePath, routes, spotOf, type PlaceMap } from "./places";

/** The entries of a kind in a card set, as text. */
const entries = (text: string, kind: string) => text.split(/^(?=\[)/m).filter((part) => part.startsWith(`[[${kind}]]`));
const word = (entry: string, key: string) => entry.match(new RegExp(`^${key} = "?([^"\\n]+)"?$`, "m"))?.[1] ?? "";

describe("icons", () => {
  it.each(["place", "good", "category"])("every %s has one", (kind) => {
    const ids = entries(set, kind).map((entry) => word(entry, "id"));
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !known(id))).toEqual([]);
  });

  it("no two goods look alike", () => {
    const goods = entries(set, "good").map((entry) => `${word(entry, "id")}`);
    expect(new Set(goods.map((id) => JSON.stringify(drawing(id)))).size).toBe(goods.length);
  });
});

const map: PlaceMap = {
  lines: [["danzig", "hamburg"]],
  sheets: { wide: sheets.wide, phone: sheets.phone } as unknown as PlaceMap["sheets"],
};

describe("the map", () => {
  it.each(["wide", "phone"] as const)("has a spot for every place of the card set in %s boxes", (size) => {
    const ids = entries(set, "place").map((entry) => word(entry, "id"));
    expect(Object.keys(map.sheets[size].spots).sort()).toEqual(ids.sort());
    expect(new Set(ids.map((id) => JSON.stringify(spotOf(map, id, size)))).size).toBe(ids.length);
  });

  it("draws a route along each line, bent the same way from both ends", () => {
    expect(routes(map).map((route) => [route.id, route.path])).toEqual([["danzig-hamburg", "M566 212Q488.9 224.3 416 252"]]);
    expect(routePath(map, "hamburg", "danzig")).toBe("M416 252Q488.9 224.3 566 212");
  });

  it("draws up to six cubes of a stack", () => {
    expect([0, 1, 4, 6, 9].map((count) => stacked(count, 10).length)).toEqual([0, 1, 4, 6, 6]);
  });
});
