/** What the parts of a table promise: words in both languages, a log in order, a popover that hides nothing it is about. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Happened, LogStep, Talk } from "$lib/types";
import { clearest, EDGE } from "./aside";
import { apart, beside, byRounds, shortened, ticks, turnEnds } from "./chart";
import { afterName, logLines } from "./loglines";
import { placed, shared } from "./popover";
import de from "../text/table.de.ftl?raw";
import en from "../text/table.en.ftl?raw";
import pages from "../text/pages.en.ftl?raw";

const sources = import.meta.glob<string>(
  [
    "./*.svelte",
    "./*.ts",
    "../pages/{WaitingRoom,TableRow}.svelte",
    "../pages/friends/*.svelte",
    "../lib/{table*,hints}.ts",
    "!./*.test.ts",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id);
/** The values of a message, by its id: "name", "count" … */
const variables = (text: string) =>
  new Map(
    text.split(/^(?=[a-z])/m).map((entry) => [entry.split(" ", 1)[0] ?? "", [...new Set(entry.match(/\$[a-z]+/g))].sort().join(" ")]),
  );

describe("words", () => {
  it("are the same messages in both languages, each once", () => {
    expect(ids(de)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it("say the same in both languages", () => {
    expect(variables(de)).toEqual(variables(en));
  });

  it("are there for everything that is said", () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/"(table-[a-z-]+[a-z])"/g)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(150);
    const known = [...ids(en), ...ids(pages)];
    expect([...new Set(said)].filter((id) => !known.includes(id))).toEqual(["table-panel"]); // an id of the page, not a message
  });

  it("are all said somewhere", () => {
    const all = Object.values(sources).join("\n");
    const pieced = [...all.matchAll(/`((?:table|review)-[a-z-]+-)\$\{[^}]*\}(-[a-z]+)?`/g)].map(
      (found) => new RegExp(`^${found[1]}[a-z]+${found[2] ?? ""}$`),
    );
    const unsaid = ids(en).filter((id) => !all.includes(`"${id}"`) && !pieced.some((form) => form.test(id)));
    expect(unsaid).toEqual([]);
  });
});

describe("the log", () => {
  const event = (name: string, seat: number): Happened => ({ event: name, seat, say: [name, {}] });
  const step = (at: number, ...events: Happened[]): LogStep => ({ step: at, number: at + 1, seat: 0, by: "person", do: "done", events });
  const news: Talk = { id: 1, kind: "news", seat: 1, text: "left", values: {}, number: 2, at: 0 };

  it("has the latest event first, and news where they came", () => {
    const lines = logLines([step(1, event("turn", 0), event("sold", 0)), step(2, event("bought", 1))], [news]);
    expect(lines.map((line) => line.event?.event ?? line.news?.text)).toEqual(["bought", "left", "sold", "turn"]);
    expect(lines.map((line) => line.step)).toEqual([2, 1, 1, 1]);
    expect(lines.at(-1)?.turn).toBe(true);
  });

  it("has what people say in the talk only", () => {
    expect(
      logLines(
        [],
        [
          { ...news, kind: "chat" },
          { ...news, id: 2, kind: "note" },
        ],
      ),
    ).toEqual([]);
  });

  it("gives events of nobody to the player who acted", () => {
    expect(logLines([step(1, event("ended", -1))], [])[0]?.seat).toBe(0);
  });

  it("sets a name apart only where the sentence begins with it", () => {
    expect(afterName("Anna sold it.", "Anna")).toEqual(["Anna", " sold it."]);
    expect(afterName("Annabel sold it.", "Anna")).toEqual(["", "Annabel sold it."]);
    expect(afterName("The game is over.", undefined)).toEqual(["", "The game is over."]);
  });
});

describe("slips", () => {
  const slips = { y: 60, width: 640, height: 360 };
  const mark = (x: number, y = 200) => ({ x, y, width: 30, height: 30 });

  it("stay where they are as long as they hide nothing", () => {
    expect(clearest(slips, 1440, [], "middle")).toBe("middle");
    expect(clearest(slips, 1440, [mark(800, 500)], "right")).toBe("right"); // below them
    expect(clearest(slips, 1440, [mark(20)], "right")).toBe("right");
  });

  it("step aside for what is marked", () => {
    expect(clearest(slips, 1440, [mark(900)], "middle")).toBe("left");
    expect(clearest(slips, 1440, [mark(500)], "middle")).toBe("right");
    expect(clearest(slips, 1440, [mark(EDGE + 20)], "left")).toBe("middle");
  });

  it("hide as little as they can where something is hidden anyway", () => {
    expect(clearest(slips, 1440, [mark(700), mark(900), mark(950)], "middle")).toBe("left");
    expect(clearest(slips, 1440, [mark(20), mark(700), mark(1400)], "middle")).toBe("middle");
  });
});

describe("the popover", () => {
  const room = { width: 800, height: 500 };
  const size = { width: 300, height: 220 };

  it("never covers what it is about, and stays in its room", () => {
    for (let x = 0; x <= 720; x += 40) {
      for (let y = 0; y <= 460; y += 40) {
        const anchor = { x, y, width: 80, height: 40 };
        const box = placed(size, room, anchor, []);
        expect(shared(box, anchor), `${x} ${y}`).toBe(0);
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height).toBe(true);
      }
    }
  });

  it("stands where it hides nothing, if there is such a place", () => {
    const crowd = [0, 1, 2, 3].map((at) => ({ x: 20 + at * 60, y: 20, width: 50, height: 440 }));
    const box = placed(size, room, { x: 260, y: 200, width: 60, height: 40 }, crowd);
    expect(crowd.reduce((sum, each) => sum + shared(box, each), 0)).toBe(0);
  });
});

describe("the chart", () => {
  it("has round steps that cover all points", () => {
    expect(ticks(0, 71)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(-300, 21_450)).toEqual([-5000, 0, 5000, 10_000, 15_000, 20_000, 25_000]);
    for (const [low, high] of [
      [0, 1],
      [0, 3],
      [-7, 12],
      [0, 99_999],
    ] as const) {
      const found = ticks(low, high);
      expect(found[0]! <= low && found.at(-1)! >= high && found.length <= 7, `${low} ${high} ${found}`).toBe(true);
    }
  });

  it("ends with the last round, although turns were missed", () => {
    // Two players, three rounds; the fourth turn is missed, so that nothing is counted at its end.
    const points = [0, 1, 2, 3, 5, 6, 6].map((turn, step) => ({ step, turn, scores: [turn, 0] }));
    const found = byRounds(points, (turn) => Math.max(0, turn) / 2);
    expect(found.map((each) => each.round)).toEqual([0, 1, 2, 3]);
    expect(found.map((each) => each.scores[0])).toEqual([0, 3, 5, 6]);
  });

  it("counts rounds as the game does when someone is out", () => {
    expect(turnEnds([1, 1, 2, 3])).toEqual([0.5, 1, 2, 3]);
  });

  it("keeps the words beside a mark inside of the chart", () => {
    const words = "Last counter taken: final round";
    for (const width of [300, 390, 560]) {
      for (let at = 40; at <= width - 60; at += 10) {
        const { x, anchor } = beside(at, words, 2, width - 2);
        const [left, right] = anchor === "start" ? [x, x + words.length * 7] : [x - words.length * 7, x];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  });

  it("shortens a name rather than its points", () => {
    expect(shortened("Anna", "56½", 140)).toBe("Anna 56½");
    const long = shortened("Maximiliane von Westphalen", "56½", 126);
    expect(long).toMatch(/^Maxim.*… 56½$/);
    expect(long.length * 7.8).toBeLessThanOrEqual(126);
  });

  it("names lines apart from each other, in their order", () => {
    const found = apart([100, 101, 99, 300], 18, 0, 310);
    const order = [2, 0, 1, 3].map((at) => found[at]!);
    for (let at = 1; at < order.length; at++) expect(order[at]! - order[at - 1]!).toBeGreaterThanOrEqual(17.99);
    expect(Math.max(...apart([305, 306, 307], 18, 0, 310))).toBeLessThanOrEqual(310);
  });
});
