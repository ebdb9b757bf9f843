/** What the log says of goods that spoil: the letter, its row, and what each player has lost since. */
import type { Happened } from "$lib/types";
import type { Cards } from "./cards";
import type { HamburgPlayer } from "./view";

type Amounts = { [good: string]: number };

export interface Spoiling {
  /** What the counter shows: "A" or "AA". */
  letter: string;
  row: number | null;
  /** What each seat has lost by it so far. */
  lost: { [seat: number]: Amounts };
}

/** The last letter that was turned over, and what has been lost since; null where there was none. */
export function lastSpoiling(events: readonly Happened[]): Spoiling | null {
  const at = events.findLastIndex((event) => event.event === "letter" || event.event === "turned");
  const shown = events[at];
  if (!shown) return null;
  const row = typeof shown.row === "number" ? shown.row : null;
  return { letter: String(shown.letter ?? "?"), row, lost: lostBy(events.slice(at)) };
}

/** What each seat has lost in these events. */
export function lostBy(events: readonly Happened[]): Spoiling["lost"] {
  const lost: Spoiling["lost"] = {};
  for (const event of events) {
    if (event.event !== "lost" || typeof event.seat !== "number") continue;
    const goods = (lost[event.seat] ??= {});
    const good = String(event.good);
    goods[good] = (goods[good] ?? 0) + Number(event.count ?? 1);
  }
  return lost;
}

/** How many goods a player has in a column. */
export function held(cards: Cards, column: string, player: HamburgPlayer | undefined): number {
  const goods = cards.columns.find((each) => each.id === column)?.goods ?? [];
  return goods.reduce((sum, good) => sum + (player?.goods[good.id] ?? 0), 0);
}

export function total(goods: Amounts): number {
  return Object.values(goods).reduce((sum, count) => sum + count, 0);
}
