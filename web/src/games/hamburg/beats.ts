/** How hamburg shows the turns of others: the steps of each action on the board, and a turn in words. */
import { tableComponents } from "$lib/components.svelte";
import { listed, phrase, say, t } from "$lib/i18n.svelte";
import type { TableStore } from "$lib/tableStore.svelte";
import type { Beat, Mark, StageKit, TurnRecap } from "$lib/tableTypes";
import type { Happened, LogStep, View } from "$lib/types";
import { Cards, gain, points } from "./cards";
import type { HamburgView } from "./view";

const GAME = "hamburg";
const LASTS = { invest: 500, travel: 450, take: 350, refill: 180, fulfil: 510, letter: 700, join: 400, final: 900 };
const APART = 40; // milliseconds between two cubes that fly
const MOST_FOR_YOU = 3;
type Made = Pick<Beat, "kind" | "lasts"> & Partial<Beat>;

export default async function stage(table: TableStore): Promise<StageKit> {
  const cards = new Cards(await tableComponents(table.id), (table.view as HamburgView).bonus_goods);
  return {
    beats: (step) => new Steps(cards, table).of(step),
    recap: (seat, steps, before, after) => recap(cards, table, seat, steps, before as HamburgView | null, after as HamburgView | null),
  };
}

/** Makes the beats of one action out of its events. What has no beat of its own belongs to the one before it. */
class Steps {
  #beats: Beat[] = [];
  #place: string | null = null; // where the travellers are

  constructor(
    readonly cards: Cards,
    readonly table: TableStore,
  ) {}

  of(step: LogStep): Beat[] {
    this.#place = placeBefore(this.table.log, step.step);
    for (const event of step.events) {
      const made = this.#beat(event);
      if (made) this.#beats.push({ seat: event.seat, text: say(GAME, event.say), events: [event], ...made });
      else this.#beats.at(-1)?.events.push(event);
    }
    return this.#beats;
  }

  #beat(event: Happened): Made | null {
    switch (event.event) {
      case "sold":
      case "gave":
      case "bought":
      case "picked":
        return this.#invest(event);
      case "travelled":
        return this.#travel(event);
      case "took":
        return this.#take(event);
      case "grew":
        return this.#grow(event);
      case "letter":
      case "turned":
        return { kind: "letter", lasts: LASTS.letter };
      case "fulfilled":
        return this.#fulfil(event);
      case "drew":
        return this.#draw(event);
      case "joined":
      case "swapped":
      case "bid":
        return { kind: "join", lasts: LASTS.join };
      case "final":
        return { kind: "final", lasts: LASTS.final };
      default:
        return null;
    }
  }

  #invest(event: Happened): Made {
    const { cards } = this;
    const building = typeof event.building === "string" ? event.building : null;
    const bonus = typeof event.bonus === "string" ? event.bonus : null;
    const contract = typeof event.contract === "string" ? event.contract : null;
    const title = building ? cards.buildingName(building) : bonus ? cards.bonusName(bonus) : cards.contractName(contract ?? "");
    const figure = event.price ?? event.money ?? event.value;
    return invested(title, typeof figure === "number" ? String(figure) : "", building ? cards.effect(building) : "", contract !== null);
  }

  #travel(event: Happened): Made {
    const to = String(event.place);
    const from = this.#place;
    this.#place = to;
    const marks: Mark[] = from && from !== to ? [{ kind: "way", seat: event.seat, from, to }] : [];
    return { kind: "travel", lasts: LASTS.travel, marks, sound: "move", show: (before: View, after: View) => seen(before, after, "place") };
  }

  #take(event: Happened): Made {
    const at = String(event.place);
    const count = Object.values(event.goods as { [good: string]: number }).reduce((sum, pieces) => sum + pieces, 0);
    return {
      kind: "take",
      lasts: LASTS.take + APART * count,
      marks: count ? [{ kind: "fewer", seat: event.seat, at, count }] : [],
      show: (before, after) => {
        const [was, is] = [before as HamburgView, after as HamburgView];
        const cubes = { ...was.cubes, [at]: is.cubes[at] ?? 0 };
        return { ...seen(before, after, "place"), cubes } as HamburgView;
      },
    };
  }

  #grow(event: Happened): Made | null {
    const places = event.places as string[];
    if (!places.length) return null;
    return {
      kind: "refill",
      lasts: LASTS.refill,
      marks: places.map((at) => ({ kind: "more", seat: event.seat, at, count: 1 })),
      show: (before, after) => seen(before, after, "place", "cubes"),
    };
  }

  #fulfil(event: Happened): Made {
    const contract = String(event.contract);
    const { cards } = this;
    return {
      kind: "fulfil",
      lasts: LASTS.fulfil,
      sound: "coin",
      cards: [
        { title: cards.contractName(contract), value: String(cards.value(contract)), note: cards.demandText(contract), sealed: true },
      ],
    };
  }

  /** What is drawn lies beside what was fulfilled for it. */
  #draw(event: Happened): Made | null {
    const { cards } = this;
    const contract = String(event.contract);
    const value = String(cards.value(contract));
    const card = { title: cards.contractName(contract), value, note: cards.demandText(contract) };
    const marks: Mark[] = [{ kind: "stack", seat: event.seat, at: value }];
    const last = this.#beats.at(-1);
    if (last?.kind !== "fulfil" || last.seat !== event.seat || !last.cards)
      return { kind: "fulfil", lasts: LASTS.fulfil, sound: "card", cards: [card], marks };
    if (this.#place) marks.push({ kind: "swap", seat: event.seat, at: this.#place, from: last.cards[0]?.value ?? "", to: value });
    last.cards = [...last.cards, card];
    last.marks = [...(last.marks ?? []), ...marks];
    last.text = [last.text, say(GAME, event.say)].join(" ");
    return null;
  }
}

function invested(title: string, value: string, note: string, contract: boolean): Made {
  return { kind: "invest", lasts: LASTS.invest, cards: [{ title, value, note }], sound: contract ? "coin" : "card" };
}

/** The position before an action, with these parts of the one after it. */
function seen(before: View, after: View, ...parts: (keyof HamburgView)[]): View {
  return { ...before, ...Object.fromEntries(parts.map((part) => [part, (after as HamburgView)[part]])) } as View;
}

/** Where the travellers were before an action. */
function placeBefore(log: readonly LogStep[], step: number): string | null {
  for (let at = Math.min(step - 1, log.length) - 1; at >= 0; at--) {
    const event = log[at]!.events.findLast((each) => each.event === "travelled");
    if (event) return String(event.place);
  }
  return null;
}

// --- a turn in words

/** The part of an event's sentence that this value is. */
const part = (event: Happened, key: string): string => phrase(GAME, event.say[1][key]);

function recap(
  cards: Cards,
  table: TableStore,
  seat: number,
  steps: readonly LogStep[],
  before: HamburgView | null,
  after: HamburgView | null,
): TurnRecap {
  const all = steps.flatMap((step) => step.events);
  const own = all.filter((event) => event.seat === seat);
  const who = table.names[seat] ?? "";
  const done = deeds(cards, own);
  const sentence = done.length ? t("hamburg-recap", { who, deeds: listed(done) }) : t("hamburg-recap-nothing", { who });
  return {
    seat,
    sentence,
    gained: gained(seat, before, after),
    lines: lines(cards, all, seat, after, table),
    forYou: forYou(cards, table, before, after),
  };
}

/** What a player did, as the parts of one sentence: "sailed to England". */
function deeds(cards: Cards, events: readonly Happened[]): string[] {
  const of = (...kinds: string[]) => events.filter((event) => kinds.includes(event.event));
  const found: string[] = [];
  const say = (id: string, key: string, words: string[]) => words.length && found.push(t(`hamburg-recap-${id}`, { [key]: listed(words) }));
  say(
    "sold",
    "contracts",
    of("sold").map((event) => part(event, "contract")),
  );
  say(
    "gave",
    "contracts",
    of("gave").map((event) => part(event, "contract")),
  );
  say(
    "picked",
    "card",
    of("picked").map((event) => part(event, "card")),
  );
  say(
    "bought",
    "cards",
    of("bought").map((event) => part(event, "card")),
  );
  for (const event of of("travelled")) found.push(t("hamburg-recap-travelled", { to: part(event, "to") }));
  say(
    "fulfilled",
    "contracts",
    pairs(cards, of("fulfilled", "drew")).map(({ value, drawn }) => (drawn ? t("hamburg-recap-pair", { value, drawn }) : String(value))),
  );
  return found;
}

/** The values of what was fulfilled, and of what was drawn for it. */
function pairs(cards: Cards, events: readonly Happened[]): { value: number; drawn: number | null }[] {
  const found: { value: number; drawn: number | null }[] = [];
  for (const event of events) {
    const value = cards.value(String(event.contract));
    const last = found.at(-1);
    if (event.event === "fulfilled") found.push({ value, drawn: null });
    else if (last) last.drawn = value;
  }
  return found;
}

function gained(seat: number, before: HamburgView | null, after: HamburgView | null): TurnRecap["gained"] {
  const [was, is] = [before?.players[seat]?.score.total, after?.players[seat]?.score.total];
  if (was === undefined || is === undefined) return null;
  const by = is - was;
  return { by: by === 0 ? "±0" : gain(by), from: points(was), to: points(is), good: by > 0 };
}

function lines(cards: Cards, events: readonly Happened[], seat: number, after: HamburgView | null, table: TableStore): TurnRecap["lines"] {
  const found: TurnRecap["lines"] = [];
  for (const event of events) {
    if (event.seat !== seat) {
      if (event.event === "joined") found.push({ icon: "join", head: table.names[event.seat] ?? "", text: t("hamburg-recap-joined") });
      continue;
    }
    if (event.event === "bought") {
      const card = event.building ? cards.buildingName(String(event.building)) : cards.bonusName(String(event.bonus));
      found.push({ icon: "invest", head: card, text: t("hamburg-recap-price", { price: part(event, "price") }) });
    } else if (event.event === "travelled") {
      const taken = events.filter((each) => each.event === "took" && each.seat === seat).map((each) => part(each, "goods"));
      found.push({
        icon: "travel",
        head: cards.placeName(String(event.place)),
        text: taken.length ? t("hamburg-recap-taken", { goods: listed(taken) }) : "",
      });
    } else if (event.event === "grew") {
      const places = (event.places as string[]).map((place) => `${cards.shortPlace(place)}${after ? ` ${after.cubes[place] ?? 0}` : ""}`);
      if (places.length) found.push({ icon: "cube", head: t("hamburg-recap-grew"), text: places.join(", ") });
    } else if (event.event === "lost") found.push({ icon: "time", head: t("hamburg-recap-lost"), text: part(event, "goods") });
  }
  for (const { value, drawn } of pairs(
    cards,
    events.filter((each) => each.seat === seat && ["fulfilled", "drew"].includes(each.event)),
  ))
    found.push({ icon: "fulfil", head: drawn ? `${value} → ${drawn}` : String(value), text: t("hamburg-recap-contract") });
  return found;
}

/** What has changed where the person has contracts, and which place is empty now. */
function forYou(cards: Cards, table: TableStore, before: HamburgView | null, after: HamburgView | null): string {
  const me = table.mine[0];
  if (!before || !after || me === undefined) return "";
  const wanted = new Set(after.players[me]?.contracts.map((contract) => cards.contract.get(contract)?.place));
  const changed = cards.mains
    .map(({ id }) => ({ id, was: before.cubes[id] ?? 0, is: after.cubes[id] ?? 0 }))
    .filter(({ id, was, is }) => was !== is && (is === 0 || wanted.has(id)))
    .toSorted((one, other) => one.is - other.is)
    .slice(0, MOST_FOR_YOU);
  const words = changed.map(({ id, is }) =>
    t(is ? "hamburg-recap-cubes" : "hamburg-recap-empty", { place: cards.placeName(id), count: is }),
  );
  return words.length ? `${words.join(", ")}.` : "";
}
