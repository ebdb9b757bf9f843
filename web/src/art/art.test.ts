/** What the art promises: everything named has a sign, both boards are those of the card sets, names cover nothing. */
import { describe, expect, it } from "vitest";
import hamburg from "../../../src/merkator/games/hamburg/cards/components.toml?raw";
import rome from "../../../src/merkator/games/rome/cards/components.toml?raw";
import { checkFile } from "../../tools/contrast.mjs";
import { CREDITS } from "./credits";
import { stacked } from "../games/hamburg/art/cubes";
import { covered, fitted, framed } from "./engraving";
import { LINES, places, routeId, routes } from "../games/hamburg/art/places";
import { hatching, rings } from "./hatching";
import { OWN } from "./icon-own";
import { SHAPES } from "./icon-shapes";
import { drawing, known, letters } from "./icons";
import { STANDARD } from "../games/rome/art/board";
import { Chart, traced } from "../games/rome/art/sea";
import { placed, PLATE } from "../games/rome/art/labels";
import { DASHES, initials, MARKERS, SEALS } from "./seats";

/** The entries of a kind in a card set, as text. */
const entries = (text: string, kind: string) =>
  text.split(/^(?=\[)/m).filter((part) => part.startsWith(`[[${kind}]]`));
const word = (entry: string, key: string) => entry.match(new RegExp(`^${key} = "?([^"\\n]+)"?$`, "m"))?.[1] ?? "";
const list = (entry: string, key: string) => [...(entry.match(new RegExp(`^${key} = \\[(.*)\\]$`, "m"))?.[1] ?? "").matchAll(/"([^"]+)"/g)].map((m) => m[1] ?? "");
const overlap = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe("icons", () => {
  it.each(["place", "good", "category", "building"])("hamburg: every %s has one", (kind) => {
    const ids = entries(hamburg, kind).map((entry) => word(entry, "id"));
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !known(id))).toEqual([]);
  });

  it("rome: every good has one of our own, readable when small", () => {
    const ids = entries(rome, "good").map((entry) => word(entry, "id"));
    expect(ids.filter((id) => drawing(`rome-${id}`)?.box !== 24)).toEqual([]);
  });

  it("no two goods look alike", () => {
    const goods = [...entries(hamburg, "good").map((entry) => word(entry, "id")), ...entries(rome, "good").map((entry) => `rome-${word(entry, "id")}`)];
    expect(new Set(goods.map((id) => JSON.stringify(drawing(id)))).size).toBe(goods.length);
  });

  it("a good nobody knows is told by its first letters", () => {
    expect(drawing("rome-obsidian")).toBeNull();
    expect(letters("rome-obsidian")).toBe("Ob");
  });

  it("every icon that was taken from others is credited, once", () => {
    const credited = CREDITS.flatMap((credit) => credit.items ?? []);
    expect([...credited].sort()).toEqual(Object.keys(SHAPES).sort());
    expect(Object.keys(OWN).filter((name) => credited.includes(name))).toEqual([]);
  });
});

describe("colours", () => {
  it.each(checkFile())("$theme: all pairs have their contrast", ({ low, count }) => {
    expect(count).toBeGreaterThan(80);
    expect(low).toEqual([]);
  });
});

describe("the map of hamburg", () => {
  it("has the places, colours and lines of the card set", () => {
    const found = entries(hamburg, "place");
    expect(Object.keys(places).sort()).toEqual(found.map((entry) => word(entry, "id")).sort());
    for (const entry of found) expect(places[word(entry, "id")]?.colour ?? "").toBe(word(entry, "colour"));
    const lines = found.flatMap((entry) => list(entry, "lines").map((other) => routeId(word(entry, "id"), other)));
    expect(routes().map((route) => route.id).sort()).toEqual([...new Set(lines)].sort());
  });

  it("takes lines as pairs or by place, and draws each once", () => {
    const neighbours = Object.fromEntries(Object.keys(places).map((id) => [id, LINES.filter((line) => line.includes(id as never)).map(([a, b]) => (a === id ? b : a))]));
    expect(routes("phone", neighbours).map((route) => route.path).sort()).toEqual(routes("phone").map((route) => route.path).sort());
  });

  it("shows all of the core, and more where the box has room", () => {
    expect(fitted([848, 574], [1130, 760], 0, 0)).toEqual({ x: 0, y: 0, w: 848, h: 574 });
    expect(fitted([848, 574], [1130, 760], 1000, 574)).toEqual({ x: 0, y: 0, w: 1000, h: 574 });
    expect(fitted([848, 574], [1130, 760], 424, 330)).toEqual({ x: 0, y: 0, w: 848, h: 660 });
    const frame = framed({ x: 0, y: 0, w: 100, h: 100 }, 300, 100);
    expect([frame.scale, frame.left(50), frame.left(0)].map(Math.round)).toEqual([1, 50, 33]);
    expect(covered({ x: 10, y: 0, w: 200, h: 100 }, 100, 100, 0)).toEqual({ x: 10, y: 0, w: 100, h: 100 });
  });

  it("hatches water beside the coast, not the open sea", () => {
    const square = "M40 40h20v20h-20z";
    expect(rings(square)).toEqual([[[40, 40], [60, 40], [60, 60], [40, 60]]]);
    const strokes = [...hatching(square, { x: 0, y: 0, w: 100, h: 100 }, 2).matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)];
    expect(strokes.length).toBeGreaterThan(20);
    for (const [, x, y, long] of strokes) {
      expect(Number(x)).toBeGreaterThan(20);
      expect(Number(x) + Number(long)).toBeLessThan(80);
      expect(Number(y)).toBeGreaterThan(20);
      expect(Number(y)).toBeLessThan(80);
    }
  });
});

describe("the map of rome", () => {
  const chart = new Chart();
  const labels = placed(chart, (sum) => sum.toLocaleString("en"));

  it("is the board of the card set", () => {
    const rows = rome.match(/rows = \[([^\]]+)\]/)?.[1]?.match(/[.~*A-Z]{10,}/g);
    expect(STANDARD.rows).toEqual(rows);
    for (const entry of entries(rome, "port")) {
      const port = chart.field(word(entry, "id"))?.port;
      expect([port?.name, `${port?.row}`, `${port?.col}`, `${port?.yard ?? ""}`]).toEqual(["name", "row", "col", "yard"].map((key) => word(entry, key)));
      expect(port?.symbols).toEqual(list(entry, "symbols"));
    }
    expect(STANDARD.stars.map((star) => star.id)).toEqual(entries(rome, "star").map((entry) => word(entry, "id")));
  });

  it("names fields as the notation does: 351, ports by id, others by row and column", () => {
    expect(chart.fields.size).toBe(351);
    expect(chart.field("a35")).toMatchObject({ row: 0, col: 34, port: null });
    expect(chart.field("gades")).toMatchObject({ row: 12, col: 1 });
    expect(chart.field("m2")).toBeNull();
  });

  it("names cover neither each other nor a port nor a star", () => {
    const boxes = [...labels.ports.entries()];
    expect(boxes.length).toBe(24);
    const plates = [...STANDARD.ports, ...STANDARD.stars].map(({ id, row, col }) => {
      const { x, y } = chart.at(row, col);
      return { id, box: { x: x - PLATE / 2, y: y - PLATE / 2, w: PLATE, h: PLATE } };
    });
    for (const [id, { box }] of boxes) {
      expect(boxes.filter(([other, label]) => other !== id && overlap(box, label.box)).map(([other]) => `${id} ${other}`)).toEqual([]);
      expect(plates.filter((plate) => overlap(box, plate.box)).map((plate) => `${id} ${plate.id}`)).toEqual([]);
    }
  });

  it("draws other boards too: one coast around one lake", () => {
    expect(traced(["...", ".~.", "..."]).map((line) => line.length)).toEqual([28, 4]);
    const board = { rows: ["...", ".~.", "..."], ports: [], stars: [], labels: [] };
    expect(new Chart(board).coast()).toMatch(/^M.*zM.*z$/);
    expect([...new Chart(board).fields.keys()]).toEqual(["b2"]);
  });
});

describe("players and pieces", () => {
  it("six seats differ in outline, dash and marker", () => {
    for (const marks of [SEALS, DASHES, MARKERS]) expect(new Set(marks).size).toBe(6);
  });

  it("letters are those of the names, or numbers where names begin alike", () => {
    expect(initials(["Anna", "Bo"])).toEqual(["A", "B"]);
    expect(initials(["Anna", "Abel"])).toEqual(["1", "2"]);
    expect(initials(["", "Bo"])).toEqual(["1", "2"]);
  });

  it("draws up to six cubes of a stack", () => {
    expect([0, 1, 4, 6, 9].map((count) => stacked(count, 10).length)).toEqual([0, 1, 4, 6, 6]);
  });
});
