/** What rome's art promises: every good has a sign, the board is that of the card set, names cover nothing. */
import { describe, expect, it } from "vitest";
import { drawing } from "$art/icons";
import set from "../../../../../src/merkator/games/rome/cards/components.toml?raw";
import "./icons";
import { Chart, PLATE, STANDARD } from "./sea";

/** The entries of a kind in a card set, as text. */
const entries = (text: string, kind: string) => text.split(/^(?=\[)/m).filter((part) => part.startsWith(`[[${kind}]]`));
const word = (entry: string, key: string) => entry.match(new RegExp(`^${key} = "?([^"\\n]+)"?$`, "m"))?.[1] ?? "";
const list = (entry: string, key: string) =>
  [...(entry.match(new RegExp(`^${key} = \\[(.*)\\]$`, "m"))?.[1] ?? "").matchAll(/"([^"]+)"/g)].map((m) => m[1] ?? "");
const overlap = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe("icons", () => {
  it("every good has one of our own, readable when small", () => {
    const ids = entries(set, "good").map((entry) => word(entry, "id"));
    expect(ids.filter((id) => drawing(`rome/${id}`)?.box !== 24)).toEqual([]);
  });

  it("no two goods look alike", () => {
    const goods = entries(set, "good").map((entry) => `rome/${word(entry, "id")}`);
    expect(new Set(goods.map((id) => JSON.stringify(drawing(id)))).size).toBe(goods.length);
  });
});

describe("the map", () => {
  const chart = new Chart();

  it("is the board of the card set", () => {
    const rows = set.match(/rows = \[([^\]]+)\]/)?.[1]?.match(/[.~*A-Z]{10,}/g);
    expect(STANDARD.rows).toEqual(rows);
    for (const entry of entries(set, "port")) {
      const port = chart.field(word(entry, "id"))?.port;
      expect([port?.name, `${port?.row}`, `${port?.col}`, `${port?.yard || ""}`]).toEqual(
        ["name", "row", "col", "yard"].map((key) => word(entry, key)),
      );
      expect(port?.symbols).toEqual(list(entry, "symbols"));
    }
    expect(STANDARD.stars.map((star) => star.id)).toEqual(entries(set, "star").map((entry) => word(entry, "id")));
  });

  it("names fields as the notation does: 351, ports by id, others by row and column", () => {
    expect(chart.fields.size).toBe(351);
    expect(chart.field("a35")).toMatchObject({ row: 0, col: 34, port: null });
    expect(chart.field("gades")).toMatchObject({ row: 12, col: 1 });
    expect(chart.field("m2")).toBeNull();
  });

  it("names cover neither each other nor a port nor a star", () => {
    const boxes = STANDARD.ports.map((port) => [port.id, port.label] as const);
    expect(boxes.length).toBe(24);
    const plates = [...STANDARD.ports, ...STANDARD.stars].map(({ id, row, col }) => {
      const { x, y } = chart.at(row, col);
      return { id, box: { x: x - PLATE / 2, y: y - PLATE / 2, w: PLATE, h: PLATE } };
    });
    for (const [id, box] of boxes) {
      expect(boxes.filter(([other, label]) => other !== id && overlap(box, label)).map(([other]) => `${id} ${other}`)).toEqual([]);
      expect(plates.filter((plate) => overlap(box, plate.box)).map((plate) => `${id} ${plate.id}`)).toEqual([]);
    }
  });
});
