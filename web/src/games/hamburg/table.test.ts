// @vitest-environment happy-dom
/** What the table of hamburg promises: every action has a control, marks on contracts are right, suggestions are legal. */
import { describe, expect, it } from "vitest";
import type { Components } from "$lib/components.svelte";
import type { Decision } from "$lib/types";
import "./art/icons";
import { Cards, gain, points } from "./cards";
import { change } from "./change";
import { cheapest, sensible } from "./defaults";
import { cover, prospects } from "./demand";
import { next } from "./journey";
import { about, thingOf } from "./things";
import type { HamburgPlayer, HamburgView } from "./view";

const GOODS = [
  ["livestock", "hamburg", "food", "C"],
  ["muskets", "hamburg", "weapon", "E"],
  ["grain", "danzig", "food", "C"],
  ["saltpeter", "danzig", "weapon", "E"],
  ["plums", "france", "food", "A"],
  ["wine", "france", "food", "D"],
  ["calfskin", "dutch_republic", "clothing", "D"],
] as const;
const SET = {
  category: ["food", "clothing", "weapon"].map((id) => ({ id, en: id, de: id })),
  place: [
    { id: "hamburg", kind: "main", colour: "green", time: 2, lines: ["danzig"] },
    { id: "danzig", kind: "main", colour: "yellow", time: 1, lines: ["hamburg"] },
    { id: "france", kind: "main", colour: "blue", time: 0, lines: [] },
    { id: "dutch_republic", kind: "main", colour: "orange", time: 1, lines: [] },
    { id: "italy", kind: "side", time: -2, threshold: 1 },
  ],
  good: GOODS.map(([id, origin, category, column]) => ({ id, origin, category, column, en: id, de: id })),
  contract: [
    { id: "danzig-2", value: 2, place: "danzig", goods: { wine: 1 } },
    { id: "danzig-3", value: 3, place: "danzig", goods: { plums: 2 } },
    { id: "italy-4", value: 4, place: "italy", different: { food: 3 } },
    { id: "hamburg-5", value: 5, place: "hamburg", goods: { wine: 1 }, different: { clothing: 1 } },
    { id: "peace", value: 14 },
  ],
  bonus: [{ id: "danzig-copper", place: "danzig", good: "grain", price: 4 }],
  building: [{ id: "wall", name: "Stadtwall", price: 6 }],
};
const cards = new Cards({ game: "hamburg", hash: "", standard: true, set: SET, says: {} } as unknown as Components, 2);
const supply = (...places: string[]) => Object.fromEntries(cards.mains.map(({ id }) => [id, places.filter((each) => each === id).length]));

describe("what an action belongs to", () => {
  it.each([
    ["go italy", "place:italy"],
    ["sell danzig-3", "contract:danzig-3"],
    ["give danzig-3", "contract:danzig-3"],
    ["fulfil hamburg-5", "contract:hamburg-5"],
    ["fulfil hamburg-5 by choice", "contract:hamburg-5"],
    ["buy danzig-copper", "bonus:danzig-copper"],
    ["take danzig-copper", "bonus:danzig-copper"],
    ["buy wall", "building:wall"],
    ["take contract italy-4", "stack:4"],
  ])("%s is about %s", (action, thing) => expect(thingOf(cards, action)).toBe(thing));

  it.each([
    "done",
    "split 2",
    "split more",
    "keep",
    "turn",
    "swap",
    "lose wine",
    "place best",
    "pay wine from supply",
    "exchange time",
    "join",
    "stay",
    "reward hand",
    "offer 5 taler",
  ])("%s is a matter of the step", (action) => expect(thingOf(cards, action)).toBeNull());

  it("finds all choices about a card", () => {
    const choices = ["done", "buy wall", "take wall", "sell danzig-2"].map((action, id) => ({ id, do: action }));
    expect(about(cards, choices, "building:wall").map((choice) => choice.do)).toEqual(["buy wall", "take wall"]);
  });
});

describe("the icon of a building", () => {
  it.each([
    ["wall", undefined, "wall"],
    ["stapelhof", { per: "piece", columns: "CD", points: 0.5 }, "office"],
    ["stapelhof", { per: "kind", of: ["food"], points: 1 }, "food"],
    ["stapelhof", { with: "time", at_least: 8, points: 5 }, "time"],
    ["stapelhof", { only_most: "best_contract", points: 5 }, "contract"],
    ["stapelhof", { per: "bonus_card", points: 1 }, "bonus"],
  ])("%s with %j has that of %s: its own or of what it counts", (id, effect, icon) => {
    const set = { ...SET, building: [{ id, name: id, price: 6, effect }] };
    const own = new Cards({ game: "hamburg", hash: "", standard: false, set, says: {} } as unknown as Components, 2);
    expect(own.buildingIcon(id)).toBe(icon);
  });
});

describe("what of a contract is there", () => {
  it("counts named goods and what is missing", () => {
    const { rows, missing } = cover(cards, "danzig-3", { plums: 1 }, supply());
    expect(rows).toEqual([{ id: "plums", kind: "good", need: 2, have: 1, cubes: [] }]);
    expect(missing).toBe(1);
  });

  it("covers the rest with supply cubes of the colour", () => {
    const { cubes, missing } = cover(cards, "danzig-3", { plums: 1 }, supply("france"));
    expect(cubes).toEqual(["france"]);
    expect(missing).toBe(0);
  });

  it("takes each kind once for a category, from the office and from the tile (H-5.2)", () => {
    expect(cover(cards, "italy-4", { wine: 5 }, supply()).missing).toBe(2);
    expect(cover(cards, "italy-4", { wine: 1, plums: 1 }, supply("france")).missing).toBe(1);
    expect(cover(cards, "italy-4", { wine: 1, plums: 1 }, supply("hamburg")).missing).toBe(0);
  });

  it("prefers an office that completes a contract", () => {
    const half = prospects(cards, ["danzig-3"], { plums: 1 }, supply());
    const whole = prospects(cards, ["danzig-3"], { plums: 2 }, supply());
    expect(whole).toBeGreaterThan(half);
  });
});

function player(changes: Partial<HamburgPlayer> = {}): HamburgPlayer {
  const goods = Object.fromEntries(GOODS.map(([id]) => [id, 0]));
  const score = { contracts: 0, buildings: 0, each: {}, per_contract: {}, total: 0 };
  return {
    name: "Anna",
    time: 0,
    money: 0,
    contracts: [],
    fulfilled: [],
    bonus: [],
    buildings: [],
    hand: null,
    score,
    supply: supply(),
    ...changes,
    goods: { ...goods, ...changes.goods },
  };
}

function position(
  mine: Partial<HamburgPlayer>,
  step: string,
  actions: string[],
  subject: object = {},
): { view: HamburgView; decision: Decision } {
  const decision: Decision = { seat: 0, step, about: subject as Decision["about"], actions: actions.map((each, id) => ({ id, do: each })) };
  const stacks = {
    3: { top: "danzig-3", count: 1, brings: "italy-4" },
    4: { top: "italy-4", count: 2, brings: null },
    14: { top: "peace", count: 1, brings: null },
  };
  const chart = { side: "ultimo", rows: [{ size: 6, left: 3, shown: [null, null, null], used: true }] };
  const view = { players: [player(mine)], decision, stacks, chart, cubes: { danzig: 3 }, bids: [{ money: 0, time: 0 }], place: "danzig" };
  const exchange = { goods: 4, with_supply: 3, time: 4 };
  return { view: { ...view, exchange } as unknown as HamburgView, decision };
}
const suggest = (...args: Parameters<typeof position>) => {
  const { view, decision } = position(...args);
  return sensible(cards, view, decision);
};

describe("what is preselected", () => {
  it("divides cubes so that a contract is completed", () => {
    const about = { place: "france", cubes: 4, goods: ["plums", "wine"] };
    expect(suggest({ contracts: ["danzig-3"] }, "split", ["split 1", "split 2", "split 3"], about)).toBe("split 2");
    expect(suggest({ contracts: ["danzig-2"], goods: { plums: 4 } }, "split", ["split 1", "split 2", "split 3"], about)).toBe("split 2");
  });

  it("gives up the good that no contract needs", () => {
    expect(
      suggest({ contracts: ["danzig-2"], goods: { wine: 1, calfskin: 1 } }, "loss", ["lose wine", "lose calfskin"], {
        column: "D",
        count: 1,
      }),
    ).toBe("lose calfskin");
  });

  it("pays from the office before the supply tile, and before an exchange", () => {
    const about = { contract: "danzig-2", part: "wine", left: 1 };
    const ways = ["pay wine from supply", "exchange plums", "exchange time", "pay wine"];
    expect(suggest({ contracts: ["danzig-2"], goods: { wine: 1, plums: 4 }, time: 4, supply: supply("france") }, "pay", ways, about)).toBe(
      "pay wine",
    );
    expect(suggest({ contracts: ["danzig-2"], goods: { plums: 4 }, time: 4 }, "pay", ["exchange plums", "exchange time"], about)).toBe(
      "exchange plums",
    );
  });

  it("leaves to the player where to go, what to buy and whether to join", () => {
    expect(suggest({}, "travel", ["go danzig", "go italy"])).toBeNull();
    expect(suggest({}, "invest", ["buy wall", "done"])).toBeNull();
    expect(suggest({}, "join", ["join", "stay"])).toBeNull();
  });

  it("pays a price with contracts of the least value and keeps one", () => {
    expect(cheapest(cards, ["danzig-2", "danzig-3", "italy-4", "hamburg-5"], 5)).toEqual(["hamburg-5"]);
    expect(cheapest(cards, ["danzig-2", "danzig-3", "italy-4"], 6)).toEqual(["danzig-2", "italy-4"]);
    expect(cheapest(cards, ["danzig-2"], 2)).toEqual([]);
  });
});

describe("what a choice changes", () => {
  it("tells money, goods, contracts, the stack drawn from and the row of the chart", () => {
    const before = position({ contracts: ["danzig-2"], goods: { wine: 1 } }, "fulfil", []).view;
    const after = structuredClone(before);
    Object.assign(after.players[0]!, { contracts: ["danzig-2", "danzig-3"], goods: { ...before.players[0]!.goods, wine: 0 }, time: 1 });
    after.chart.rows[0]!.left = 2;
    expect(change(before, after, 0)).toMatchObject({
      time: 1,
      money: 0,
      goods: { wine: -1 },
      gained: ["danzig-3"],
      lost: [],
      stacks: ["3"],
      rows: [0],
    });
  });

  it("tells what a contract brings, as the view says", () => {
    const { view } = position({}, "fulfil", []);
    expect(next(view, cards, "danzig-3")).toBe("italy-4");
    expect(next(view, cards, "peace")).toBeNull();
  });

  it("writes halves and signs", () => {
    expect([points(2.5), points(0.5), points(7), points(-0.5), points(-3.5)]).toEqual(["2½", "½", "7", "−½", "−3½"]);
    expect([gain(2), gain(-3), gain(0.5)]).toEqual(["+2", "−3", "+½"]);
  });
});
