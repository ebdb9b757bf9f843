/** What a journey would do, foreseen by the server: for the popover and the marks on the table. */
import type { TableStore } from "$lib/tableStore.svelte";
import type { Happened } from "$lib/types";
import type { Cards } from "./cards";
import { sensible } from "./defaults";
import { cover } from "./demand";
import { eventsOf, foresee, type Foreseen, type Link } from "./foresee";
import type { HamburgView } from "./view";

type Amounts = { [id: string]: number };

export interface Delivery {
  contract: string;
  /** yes: the server offers it; no: it does not; maybe: something hidden or someone else's choice comes before. */
  ready: "yes" | "no" | "maybe";
  /** Supply cubes that are used, by place, and whether something is exchanged 4:1. */
  cubes: string[];
  exchanged: boolean;
  missing: number;
  /** The contract that it brings. */
  brings: string | null;
}

export interface Journey {
  place: string;
  /** What is sent: the journey and how the cubes are divided. */
  actions: string[];
  split: { goods: [string, string]; cubes: number; first: number; options: number[] } | null;
  took: Amounts;
  received: Amounts;
  grew: string[];
  time: number;
  /** Counters taken by row, and the letter that is turned over. */
  rows: { row: number; left: number; letter: string | null }[];
  emptied: { row: number; letter: string | null } | null;
  lost: Amounts;
  opened: string | null;
  deliveries: Delivery[];
  view: HamburgView;
}

/**
 * Look ahead: go there (or join the journey), divide as wanted or else sensibly, and on to the deliveries as far as can
 * be foreseen.
 */
export async function journey(
  table: TableStore,
  cards: Cards,
  place: string,
  divided: number | null,
  signal: AbortSignal,
  first = `go ${place}`,
): Promise<Journey | null> {
  const before = table.view as HamburgView;
  const seat = before.decision?.seat ?? 0;
  const foreseen = await foresee(
    table,
    [first],
    (view, decision) => {
      if (decision.seat !== seat || ["fulfil", "join", "invest", "travel", "over"].includes(decision.step)) return null;
      if (decision.step === "split" && divided !== null) {
        const wanted = `split ${divided}`;
        if (decision.actions.some((action) => action.do === wanted)) return wanted;
      }
      return sensible(cards, view, decision);
    },
    signal,
  );
  if (!foreseen) return null;
  const events = own(foreseen.events, seat);
  const fork = foreseen.links.findIndex((link) => link.decision.step !== "split");
  return {
    place,
    actions: foreseen.actions.slice(0, fork < 0 ? foreseen.actions.length : 1 + fork),
    split: divide(foreseen.links),
    took: goods(events, "took"),
    received: goods(events, "received"),
    grew: events.filter((event) => event.event === "grew").flatMap((event) => event.places as string[]),
    time: foreseen.events.length ? spent(events) : 0,
    rows: rows(before, foreseen.view, events),
    emptied: emptied(before, foreseen, events),
    lost: lost(events),
    opened: (events.find((event) => event.event === "opened")?.contract as string | undefined) ?? null,
    deliveries: await deliveries(table, cards, place, seat, foreseen, signal),
    view: foreseen.view,
  };
}

/** The events up to where others have their say. */
function own(events: Happened[], seat: number): Happened[] {
  const end = events.findIndex(
    (event) => event.event === "turn" || event.event === "stayed" || (event.event === "joined" && event.seat !== seat),
  );
  return (end < 0 ? events : events.slice(0, end)).filter((event) => event.seat === seat);
}

function divide(links: Link[]): Journey["split"] {
  const link = links.find((each) => each.decision.step === "split");
  if (!link) return null;
  const { goods, cubes } = link.decision.about as { goods: [string, string]; cubes: number };
  const options = link.decision.actions.map((action) => Number(action.do.slice(6))).filter((count) => !Number.isNaN(count));
  return { goods, cubes, first: Number(link.chosen.slice(6)) || 0, options };
}

function goods(events: Happened[], kind: string): Amounts {
  const sum: Amounts = {};
  for (const event of events) {
    if (event.event !== kind) continue;
    for (const [good, count] of Object.entries((event.goods ?? {}) as Amounts)) sum[good] = (sum[good] ?? 0) + count;
    if (typeof event.good === "string") sum[event.good] = (sum[event.good] ?? 0) + Number(event.count ?? 1);
  }
  return sum;
}

function lost(events: Happened[]): Amounts {
  return goods(events, "lost");
}

function spent(events: Happened[]): number {
  let sum = 0;
  for (const event of events) {
    if (event.event === "travelled" || event.event === "joined") sum -= Number(event.paid ?? 0);
    if (event.event === "time") sum += Number(event.count ?? 0);
  }
  return sum;
}

function rows(before: HamburgView, after: HamburgView, events: Happened[]): Journey["rows"] {
  const letters = new Map(events.filter((event) => event.event === "letter").map((event) => [event.row as number, event.letter as string]));
  return before.chart.rows.flatMap((row, at) => {
    const left = after.chart.side === before.chart.side ? (after.chart.rows[at]?.left ?? 0) : 0;
    return left < row.left ? [{ row: at, left, letter: letters.get(at) ?? null }] : [];
  });
}

/** The row whose last counter is turned over, also when the draft stops before its hidden letter. */
function emptied(before: HamburgView, foreseen: Foreseen, events: Happened[]): Journey["emptied"] {
  const turned = events.find((event) => event.event === "letter");
  if (turned) return { row: turned.row as number, letter: turned.letter as string };
  if (foreseen.waits !== "letter") return null;
  const row = foreseen.view.chart.rows.findIndex((each) => each.left > 0);
  return { row: row < 0 ? before.chart.rows.findIndex((each) => each.left > 0) : row, letter: null };
}

/** The own contracts of the place: can they be delivered, with what, and what do they bring? */
async function deliveries(
  table: TableStore,
  cards: Cards,
  place: string,
  seat: number,
  { actions, view, waits }: Foreseen,
  signal: AbortSignal,
): Promise<Delivery[]> {
  const player = view.players[seat];
  const mine = (player?.contracts ?? []).filter((contract) => cards.contract.get(contract)?.place === place);
  const decision = view.decision;
  const there = decision?.step === "fulfil" && decision.seat === seat && !waits;
  const stopped = waits !== null || (decision !== null && decision.seat !== seat && decision.step === "loss");
  return Promise.all(
    mine.map(async (contract): Promise<Delivery> => {
      const { missing, cubes } = cover(cards, contract, player?.goods ?? {}, player?.supply ?? {});
      const found: Delivery = { contract, ready: "no", cubes, exchanged: false, missing, brings: null };
      if (!there) return { ...found, ready: stopped && missing === 0 ? "maybe" : "no", brings: next(view, cards, contract) };
      const plain = decision.actions.some((action) => action.do === `fulfil ${contract}`);
      const chosen = decision.actions.some((action) => action.do === `fulfil ${contract} by choice`);
      if (!plain && !chosen) return found;
      const ahead = plain
        ? await plainly(table, [...actions, `fulfil ${contract}`], signal)
        : await foresee(table, [...actions, `fulfil ${contract} by choice`], payer(cards), signal);
      const events = own(ahead?.events ?? [], seat);
      const drawn = events.find((event) => event.event === "drew");
      return {
        ...found,
        ready: "yes",
        cubes: used(cards, events),
        exchanged: events.some((event) => event.event === "exchanged"),
        brings: (drawn?.contract as string | undefined) ?? null,
      };
    }),
  );
}

async function plainly(table: TableStore, actions: string[], signal: AbortSignal): Promise<{ events: Happened[] } | null> {
  const tried = await table.tryOut(actions, signal);
  return tried && { events: eventsOf(table, tried) };
}

function payer(cards: Cards) {
  return (view: HamburgView, decision: { step: string; seat: number; actions: { do: string }[] }) =>
    decision.step === "pay" ? sensible(cards, view, view.decision!) : null;
}

function used(cards: Cards, events: Happened[]): string[] {
  const origin = (good: string) => cards.good.get(good)?.origin ?? "";
  return events.flatMap((event) => {
    if (event.event === "exchanged" && event.from === "supply") return [origin(String(event.good))];
    if (event.event !== "paid" || event.from !== "supply") return [];
    return Object.entries(event.goods as Amounts).flatMap(([good, count]) => Array<string>(count).fill(origin(good)));
  });
}

/** The contract that fulfilling this one would bring, where it is known. */
export function next(view: HamburgView, cards: Cards, contract: string): string | null {
  return view.stacks[String(cards.value(contract))]?.brings ?? null;
}
