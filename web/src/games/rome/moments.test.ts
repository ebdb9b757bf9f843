/** Moments: which of what happened is shown, and what it means for the one who looks. */
import { describe, expect, it } from "vitest";
import type { Happened } from "$lib/types";
import { concerns, latest, meaning } from "./moments";

const said = (event: string, seat: number, values: object = {}): Happened => ({ event, seat, say: [`event-${event}`, {}], ...values });
const rolled = (seat: number, ...dice: number[]) => said("rolled", seat, { dice });
const name = (seat: number) => ["Anna", "Bertil", "Clara"][seat] ?? "";
const means = (events: Happened[], me: number) => meaning(latest(events)!, me, name, "10,000")?.[0] ?? null;

const FIGHT = [
  rolled(0, 6, 6),
  rolled(1, 2, 3),
  said("fought", 0, { pirate: 0, attack: 12, victim: 1, defence: 5 }),
  said("captured", 0, { from: 1 }),
  said("wrecked", 1, { cause: "pirates" }),
];
const REPELLED = [
  rolled(0, 1, 2),
  rolled(1, 4, 4),
  said("fought", 1, { pirate: 0, attack: 3, victim: 1, defence: 8 }),
  said("compensated", 0, { to: 1, amount: 10000 }),
];

describe("a moment", () => {
  it("is the last card, fight, attack or doubles", () => {
    expect(latest([said("sailed", 0)])).toBeNull();
    expect(latest([rolled(0, 3, 4)])).toBeNull();
    expect(latest([rolled(0, 3, 3)])).toMatchObject({ kind: "doubles", dice: [3, 3], spent: false });
    expect(latest([rolled(0, 3, 3), said("voucher_spent", 0)])).toMatchObject({ kind: "doubles", spent: true });
    expect(latest([rolled(0, 3, 3), said("fatum", 0, { card: "storm" }), said("wrecked", 0)])).toMatchObject({
      kind: "fate",
      card: "storm",
      dice: [3, 3],
      wrecked: 0,
    });
    expect(latest([said("attacked", 0, { whom: 1 }), said("demanded", 0)])).toMatchObject({ kind: "attack", whom: 1 });
  });

  it("keeps the dice of both sides of a fight, which are no doubles", () => {
    const found = latest(FIGHT);
    expect(found).toMatchObject({ kind: "fight", seat: 0, wrecked: 1 });
    expect(found?.kind === "fight" && found.sides.map((each) => each.dice)).toEqual([
      [6, 6],
      [2, 3],
    ]);
    expect(latest([rolled(0, 6, 6), rolled(1, 2, 3)])).toBeNull();
  });

  it("ends where the game goes on", () => {
    const found = latest([said("fatum", 0, { card: "x" }), said("lost", 0), said("turn", 1), said("bought", 1)]);
    expect(found?.after.map((each) => each.event)).toEqual(["lost"]);
  });

  it("says what it means for you", () => {
    expect(means(FIGHT, 0)).toBe("rome-moment-pirate-won");
    expect(means(FIGHT, 1)).toBe("rome-moment-victim-lost");
    expect(means(FIGHT, 2)).toBeNull();
    expect(means(REPELLED, 0)).toBe("rome-moment-pirate-lost");
    expect(means(REPELLED, 1)).toBe("rome-moment-victim-won");
    expect(means([said("fatum", 0, { card: "storm" }), said("wrecked", 2)], 2)).toBe("rome-moment-wreck");
    expect(means([rolled(1, 2, 2)], 1)).toBe("rome-moment-doubles");
    expect(means([said("attacked", 0, { whom: 2 })], 2)).toBe("rome-moment-attacked");
    expect(means([said("attacked", 0, { whom: 2 }), said("captured", 0)], 2)).toBeNull();
  });

  it("tells what concerns you from the rest", () => {
    expect(concerns(said("compensated", 0, { to: 1 }), 1)).toBe(true);
    expect(concerns(said("lost", 0), 1)).toBe(false);
  });
});
