/** How rome shows the turns of others: the steps of each action at sea, and a turn in words. */
import { tableComponents } from "$lib/components.svelte";
import { formatNumber, listed, phrase, say, t } from "$lib/i18n.svelte";
import type { TableStore } from "$lib/tableStore.svelte";
import type { Beat, Mark, StageKit, TurnRecap } from "$lib/tableTypes";
import type { Happened, LogStep, View } from "$lib/types";
import { thingsOf, type Things } from "./cards";
import { course } from "./course";
import type { RomeView } from "./view";

const GAME = "rome";
const LASTS = { trade: 500, roll: 650, sail: 450, field: 75, sell: 600, attack: 700, fate: 1400, ship: 500, final: 900 };
const LONGEST = 900; // milliseconds that a ship sails, as on the map
type Made = Pick<Beat, "kind" | "lasts"> & Partial<Beat>;

export default async function stage(table: TableStore): Promise<StageKit> {
  const things = thingsOf(await tableComponents(table.id));
  return {
    beats: (step) => beats(things, step),
    recap: (seat, steps, before, after) => recap(things, table, seat, steps, before as RomeView | null, after as RomeView | null),
  };
}

/** The beats of one action; what has none of its own belongs to the one before it. */
function beats(things: Things, step: LogStep): Beat[] {
  const found: Beat[] = [];
  for (const event of step.events) {
    const made = beat(things, event);
    if (made) found.push({ seat: event.seat, text: say(GAME, event.say), events: [event], ...made });
    else found.at(-1)?.events.push(event);
  }
  return found;
}

function beat(things: Things, event: Happened): Made | null {
  const place = (at: unknown, label: string): Mark[] => (typeof at === "string" ? [{ kind: "place", seat: event.seat, at, label }] : []);
  switch (event.event) {
    case "bought":
      return { kind: "trade", lasts: LASTS.trade, sound: "card", cards: [lot(event)], marks: place(event.port, "") };
    case "sold":
      return { kind: "sell", lasts: LASTS.sell, sound: "coin", cards: [lot(event)], marks: place(event.port, `+${sum(event.amount)}`) };
    case "rolled":
      return {
        kind: "roll",
        lasts: LASTS.roll,
        sound: "dice",
        dice: event.dice as number[],
        show: (before, after) => seen(before, after, "dice"),
      };
    case "sailed":
      return sailed(things, event);
    case "fatum":
      return { kind: "fate", lasts: LASTS.fate, sound: "card" };
    case "attacked":
      return { kind: "attack", lasts: LASTS.attack, marks: place(event.field, "") };
    case "fought":
    case "captured":
    case "yielded":
      return { kind: "attack", lasts: LASTS.attack };
    case "wrecked":
      return { kind: "attack", lasts: LASTS.attack, marks: place(event.field, "") };
    case "built":
      return { kind: "ship", lasts: LASTS.ship, sound: "coin", marks: place(event.port, "") };
    case "final":
      return { kind: "final", lasts: LASTS.final };
    default:
      return null;
  }
}

function sailed(things: Things, event: Happened): Made {
  const [from, to] = [String(event.from), String(event.to)];
  const fields = course(things.chart, from, to).length;
  return {
    kind: "sail",
    lasts: Math.max(LASTS.sail, Math.min(LONGEST, LASTS.field * fields)),
    sound: "move",
    marks: from === to ? [] : [{ kind: "way", seat: event.seat, from, to }],
    show: (before, after) => moved(before as RomeView, after as RomeView, event.seat),
  };
}

/** A card for goods that are bought or sold: "3 wine", and what is paid. */
function lot(event: Happened): NonNullable<Beat["cards"]>[number] {
  return { title: phrase(GAME, event.say[1].goods), value: sum(event.amount), icon: "amphora" };
}

function seen(before: View, after: View, ...parts: (keyof RomeView)[]): View {
  return { ...before, ...Object.fromEntries(parts.map((part) => [part, (after as RomeView)[part]])) } as View;
}

/** The position before, with the ship of one player where it is afterwards. */
function moved(before: RomeView, after: RomeView, seat: number): View {
  const players = before.players.map((player, at) =>
    at === seat ? { ...player, field: after.players[at]?.field ?? player.field } : player,
  );
  return { ...before, dice: after.dice ?? before.dice, players } as View;
}

const sum = (amount: unknown): string => formatNumber(Number(amount ?? 0));

// --- a turn in words

const part = (event: Happened, key: string): string => phrase(GAME, event.say[1][key]);

function recap(
  things: Things,
  table: TableStore,
  seat: number,
  steps: readonly LogStep[],
  before: RomeView | null,
  after: RomeView | null,
): TurnRecap {
  const all = steps.flatMap((step) => step.events);
  const own = all.filter((event) => event.seat === seat);
  const who = table.names[seat] ?? "";
  const done = deeds(own);
  const sentence = done.length ? t("rome-recap", { who, deeds: listed(done) }) : t("rome-recap-nothing", { who });
  return { seat, sentence, gained: gained(seat, before, after), lines: lines(things, own), forYou: forYou(table, all) };
}

/** What a player did, as the parts of one sentence: "sailed to Ostia". */
function deeds(events: readonly Happened[]): string[] {
  const of = (kind: string) => events.filter((event) => event.event === kind);
  const found: string[] = [];
  const add = (id: string, values: { [name: string]: string }[]) => values.forEach((each) => found.push(t(`rome-recap-${id}`, each)));
  const goods = (kind: string) => (of(kind).length ? [{ goods: listed(of(kind).map((event) => part(event, "goods"))) }] : []);
  add(
    "began",
    of("began").map((event) => ({ at: part(event, "at") })),
  );
  add(
    "built",
    of("built").map((event) => ({ at: part(event, "at") })),
  );
  add("bought", goods("bought"));
  add(
    "rolled",
    of("rolled")
      .slice(0, 1)
      .map((event) => ({ pips: (event.dice as number[]).join(" + ") })),
  );
  add(
    "fatum",
    of("fatum").map((event) => ({ card: part(event, "card") })),
  );
  add(
    "sailed",
    of("sailed")
      .slice(-1)
      .map((event) => ({ to: part(event, "to") })),
  );
  if (of("sold").length) {
    const money = sum(of("sold").reduce((total, event) => total + Number(event.amount), 0));
    add("sold", [{ goods: listed(of("sold").map((event) => part(event, "goods"))), money }]);
  }
  add(
    "attacked",
    of("attacked").map((event) => ({ whom: part(event, "whom") })),
  );
  add(
    "wrecked",
    of("wrecked")
      .slice(0, 1)
      .map(() => ({})),
  );
  return found;
}

/** What a turn brought in money; wealth rests on hidden hands. */
function gained(seat: number, before: RomeView | null, after: RomeView | null): TurnRecap["gained"] {
  const [was, is] = [before?.players[seat]?.cash, after?.players[seat]?.cash];
  if (was === undefined || is === undefined) return null;
  return { by: `${is > was ? "+" : ""}${formatNumber(is - was)}`, from: formatNumber(was), to: formatNumber(is), good: is > was };
}

function lines(things: Things, events: readonly Happened[]): TurnRecap["lines"] {
  const found: TurnRecap["lines"] = [];
  for (const event of events) {
    const port = things.ports.get(String(event.port ?? event.to)) ?? "";
    if (event.event === "bought")
      found.push({ icon: "trade", head: part(event, "goods"), text: t("rome-recap-for", { sum: sum(event.amount) }) });
    else if (event.event === "sold")
      found.push({ icon: "sell", head: part(event, "goods"), text: t("rome-recap-for", { sum: sum(event.amount) }) });
    else if (event.event === "rolled")
      found.push({
        icon: "roll",
        head: (event.dice as number[]).join(" + "),
        text: t("rome-recap-fields", { count: (event.dice as number[]).reduce((one, other) => one + other, 0) }),
      });
    else if (event.event === "sailed" && port) found.push({ icon: "sail", head: port, text: t("rome-recap-port") });
    else if (event.event === "captured") found.push({ icon: "sail", head: part(event, "whom"), text: part(event, "goods") });
  }
  return found;
}

/** What it means for the person: who has attacked or robbed them. */
function forYou(table: TableStore, events: readonly Happened[]): string {
  const touched = events.filter((event) => table.mine.includes(Number(event.whom ?? event.victim ?? event.from ?? -1)));
  const told = touched.filter((event) => ["attacked", "captured", "fought"].includes(event.event)).map((event) => say(GAME, event.say));
  return told.join(" ");
}
