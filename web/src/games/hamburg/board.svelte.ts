/** What the table of hamburg shows besides the position: what is pointed at, what it would do, whose office is seen. */
import { getContext, setContext } from "svelte";
import type { TableStore } from "$lib/tableStore.svelte";
import type { Choice, Happened, Tried } from "$lib/types";
import type { Cards } from "./cards";
import { change, type Change } from "./change";
import { journey, type Journey } from "./journey";
import { about, idOf, kindOf, thingOf, type Thing } from "./things";
import type { HamburgPlayer, HamburgView } from "./view";

const KEY = Symbol("hamburg");
const WAIT = 60; // milliseconds a thing is pointed at before the server is asked

/** What a choice would do. */
export interface Outlook {
  thing: Thing | null;
  actions: string[];
  tried: Tried | null;
  /** What happens on the way, where it is more than one trial. */
  events?: Happened[];
  change: Change;
  journey: Journey | null;
}

export interface Primary {
  label: string;
  icon?: string;
  run: () => void;
  disabled?: boolean;
  /** The action that it plays, when it is one. */
  do?: string;
  /** A key that presses it, besides Enter. */
  key?: string;
  /** An answer of the same weight, in its own place beside this one. */
  beside?: Primary;
  /** Of two answers the one in wax is what Enter does; without the other it is this one. */
  wax?: boolean;
}

/** What the choice that is pointed at touches; everything in here is marked in wax. */
export interface Touched {
  thing: Thing | null;
  places: Set<string>;
  plus: { [place: string]: number };
  routes: string[];
  goods: { [good: string]: number };
  supply: { [place: string]: number };
  contracts: Set<string>;
  bonus: Set<string>;
  stacks: Set<string>;
  rows: Set<number>;
  joining: { [seat: number]: string[] };
}

export class Board {
  hovered = $state<Thing | null>(null);
  pinned = $state<Thing | null>(null);
  /** The thing was chosen by key. */
  keyed = $state(false);
  /** What the one large button does; the slip says so, phones draw it above the tabs. */
  primary = $state.raw<Primary | null>(null);
  /** How the cubes of a place are to be divided, when the player has said so. */
  divided = $state<{ [place: string]: number }>({});
  outlook = $state.raw<Outlook | null>(null);
  /** A sequence that a dialogue is putting together: its outlook takes the place of what is pointed at. */
  staged = $state.raw<Outlook | null>(null);
  /** Whose office is seen: spectators may choose. */
  watched = $state<number | null>(null);
  /** Positions in which a loss of nothing was answered without a question. */
  readonly spared = new Set<number>();

  #came: HTMLElement | null = null;
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableStore,
    readonly cards: Cards,
  ) {}

  view = $derived.by<HamburgView>(() => this.table.view as HamburgView);
  choices = $derived.by<Choice[]>(() => this.table.choices);
  step = $derived.by<string | null>(() => this.table.decision?.step ?? null);
  /** The seat whose office lies on the desk. */
  seat = $derived.by<number>(() => {
    const own = this.table.decision?.seat ?? this.table.seat ?? this.table.mine[0];
    return own ?? this.watched ?? this.view.turn.player;
  });
  me = $derived.by<HamburgPlayer>(() => this.view.players[this.seat] as HamburgPlayer);
  spectator = $derived.by(() => this.table.mine.length === 0);
  focus = $derived.by<Thing | null>(() => this.pinned ?? this.hovered);
  coinless = $derived.by(() => this.view.coinless);
  /** Choices about each thing that can be chosen now. */
  open = $derived.by<Map<Thing, Choice[]>>(() => {
    const found = new Map<Thing, Choice[]>();
    for (const choice of this.choices) {
      const thing = thingOf(this.cards, choice.do);
      if (thing) found.set(thing, [...(found.get(thing) ?? []), choice]);
    }
    return found;
  });

  can(thing: Thing): boolean {
    return this.open.has(thing);
  }

  /** The choices about a thing. */
  about(thing: Thing): Choice[] {
    return about(this.cards, this.choices, thing);
  }

  /** The name of any card: a contract, a bonus card or a building. */
  cardName(card: string): string {
    if (this.cards.bonus.has(card)) return this.cards.bonusName(card);
    if (this.cards.building.has(card)) return this.cards.buildingName(card);
    return this.cards.contractName(card);
  }

  /** The same for narrow spots. */
  shortCard(card: string): string {
    const bonus = this.cards.bonus.get(card);
    if (bonus) return `${this.cards.shortPlace(bonus.place)} +${this.view.bonus_goods}`;
    if (this.cards.building.has(card)) return this.cards.buildingName(card);
    const place = this.cards.contract.get(card)?.place;
    return `${place ? `${this.cards.shortPlace(place)} ` : ""}${this.cards.value(card)}`;
  }

  /** What a building on offer would score now; null when it is not known. */
  worth(building: string): number | null {
    return this.view.worth[building] ?? null;
  }

  // --- pointing

  point(thing: Thing | null): void {
    this.hovered = thing;
  }

  /** Stop pointing at a thing, if it is still the one. */
  unpoint(thing: Thing): void {
    if (this.hovered === thing) this.hovered = null;
  }

  /** Choose what the slip is about. By key the focus goes to its button, and comes back when it is put away. */
  pin(thing: Thing | null, byKey = false): void {
    if (thing && byKey) this.#came = document.activeElement as HTMLElement | null;
    this.keyed = thing !== null && byKey;
    this.pinned = thing;
    if (!thing && this.#came?.isConnected && document.activeElement?.closest("[data-slip]")) this.#came.focus();
    if (!thing) this.#came = null;
  }

  /** For clicks: those by key have no detail. */
  toggle(thing: Thing, event?: MouseEvent): void {
    this.pin(this.pinned === thing ? null : thing, event?.detail === 0);
  }

  /** Ask what the thing that is pointed at would do; run in an effect, whenever it or the position changes. */
  look(thing: Thing | null): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    if (!thing || !this.can(thing)) {
      this.outlook = null;
      return;
    }
    if (this.outlook?.thing !== thing) this.outlook = null;
    const asked = (this.#asked = new AbortController());
    this.#timer = setTimeout(() => {
      void this.#foresee(thing, asked.signal).then((outlook) => {
        if (!asked.signal.aborted) this.outlook = outlook;
      });
    }, WAIT);
  }

  async #foresee(thing: Thing, signal: AbortSignal): Promise<Outlook | null> {
    const before = this.view;
    const seat = this.seat;
    if (kindOf(thing) === "place") {
      const place = idOf(thing);
      const found = await journey(this.table, this.cards, place, this.divided[place] ?? null, signal);
      if (!found) return null;
      return { thing, actions: found.actions, tried: null, change: change(before, found.view, seat), journey: found };
    }
    const first = this.about(thing)[0];
    if (!first) return null;
    const tried = await this.table.tryOut([first.do], signal);
    if (!tried) return null;
    return { thing, actions: [first.do], tried, change: change(before, tried.view as HamburgView, seat), journey: null };
  }

  /** What other actions would do, for dialogues. */
  async outlookOf(actions: string[], signal?: AbortSignal): Promise<Outlook | null> {
    const before = this.view;
    const seat = this.seat;
    const tried = await this.table.tryOut(actions, signal);
    return tried && { thing: null, actions, tried, change: change(before, tried.view as HamburgView, seat), journey: null };
  }

  // --- what is marked

  touched = $derived.by<Touched>(() => {
    const none: Touched = {
      thing: null,
      places: new Set(),
      plus: {},
      routes: [],
      goods: {},
      supply: {},
      contracts: new Set(),
      bonus: new Set(),
      stacks: new Set(),
      rows: new Set(),
      joining: {},
    };
    const shown = this.staged ?? this.outlook;
    const thing = this.focus && (this.can(this.focus) || kindOf(this.focus) === "place") ? this.focus : null;
    if (!shown && !thing) return this.#pointed(none);
    const found: Touched = { ...none, thing };
    if (thing && kindOf(thing) === "place") this.#touchPlace(found, idOf(thing));
    if (shown) this.#touchChange(found, shown);
    return found;
  });

  /** What the event of the log that is pointed at was about. */
  #pointed(found: Touched): Touched {
    const event = this.table.pointed;
    if (!event) return found;
    for (const place of [event.place, ...((event.places as unknown[]) ?? [])]) if (typeof place === "string") found.places.add(place);
    if (typeof event.contract === "string") found.contracts.add(event.contract);
    if (typeof event.bonus === "string") found.bonus.add(event.bonus);
    if (typeof event.row === "number") found.rows.add(event.row);
    if (event.seat === this.seat && event.goods) found.goods = event.goods as { [good: string]: number };
    return found;
  }

  #touchPlace(found: Touched, place: string): void {
    const { cards } = this;
    found.places.add(place);
    const mine = this.me.contracts.filter((contract) => cards.contract.get(contract)?.place === place);
    for (const contract of mine) found.contracts.add(contract);
    for (const card of this.me.bonus) if (cards.bonus.get(card)?.place === place) found.bonus.add(card);
    if (!this.can(`place:${place}`)) return;
    this.view.players.forEach((player, seat) => {
      const there = player.contracts.filter((contract) => cards.contract.get(contract)?.place === place);
      if (seat !== this.seat && there.length) found.joining[seat] = there;
    });
  }

  #touchChange(found: Touched, shown: Outlook): void {
    found.goods = shown.change.goods;
    found.supply = shown.change.supply;
    for (const value of shown.change.stacks) found.stacks.add(value);
    for (const contract of shown.change.lost) found.contracts.add(contract);
    const { journey } = shown;
    if (!journey) return;
    for (const row of journey.rows) found.rows.add(row.row);
    if (journey.emptied) found.rows.add(journey.emptied.row);
    for (const place of journey.grew) {
      found.plus[place] = (journey.view.cubes[place] ?? 0) - (this.view.cubes[place] ?? 0);
      found.places.add(place);
    }
    for (const { ready, brings } of journey.deliveries) {
      if (ready === "yes" && brings) found.stacks.add(String(this.cards.value(brings)));
    }
    if (!shown.thing) return this.#touchJoining(found, journey);
    const lines = this.cards.place.get(journey.place)?.lines ?? [];
    found.routes = lines.map((other) => (journey.place < other ? `${journey.place}-${other}` : `${other}-${journey.place}`));
  }

  /** The journey is another player's: the place, and what could be delivered there. */
  #touchJoining(found: Touched, journey: Journey): void {
    found.places.add(journey.place);
    for (const { contract, ready } of journey.deliveries) if (ready === "yes") found.contracts.add(contract);
    for (const card of this.me.bonus) if (this.cards.bonus.get(card)?.place === journey.place) found.bonus.add(card);
  }

  // --- playing

  /** Take a choice and look at nothing any more. */
  async choose(actions: string | string[]): Promise<void> {
    this.pinned = null;
    this.keyed = false;
    this.hovered = null;
    this.staged = null;
    this.outlook = null;
    this.divided = {};
    await this.table.choose(actions);
  }
}

export function provide(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
