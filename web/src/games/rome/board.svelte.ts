/** What the table of rome shows besides the position: what is pointed at, what is picked, what a choice would do. */
import { getContext, setContext } from "svelte";
import type { TableStore } from "$lib/tableStore.svelte";
import type { Choice, Tried } from "$lib/types";
import { reviewOf, type Moment } from "$table/review.svelte";
import type { Things } from "./cards";
import type { Moment as Scene } from "./moments";
import type { RomePlayer, RomeView } from "./view";

const KEY = Symbol("rome");
const WAIT = 60; // milliseconds a choice is pointed at before the server is asked
/** Questions that come in between: asked in a dialog, until it is put aside. */
const INTERRUPTING: ReadonlySet<string> = new Set(["answer", "lend", "take", "ransom", "drop", "return"]);

/** What the one large button does. */
export interface Primary {
  label: string;
  icon?: string;
  run: () => void;
  disabled?: boolean;
  /** The action that it plays, or the first of them. */
  do?: string;
}

/** What actions would lead to, as the server says. */
export interface Outlook {
  actions: string[];
  tried: Tried;
}

/** The field that an action sails to or begins in, if it does. */
function fieldOf(action: string | null): string | null {
  return /^(?:sail|begin) (\S+)/.exec(action ?? "")?.[1] ?? null;
}

export class Board {
  /** A field of the map that the pointer, the focus or the log is on. */
  pointed = $state<string | null>(null);
  /** The field that was clicked or tapped. */
  picked = $state<string | null>(null);
  /** The slip says what the large button does; phones draw it above the tabs. */
  primary = $state.raw<Primary | null>(null);
  #tried = $state.raw<(Outlook & { number: number }) | null>(null);
  /** The dialog that asks was closed: its question waits on a slip. */
  aside = $state(false);

  /** The scene that is shown: a card of fate, a fight … */
  moment = $state.raw<Scene | null>(null);
  /** It is pointed at: it stays. */
  kept = $state(false);

  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableStore,
    readonly things: Things,
  ) {}

  get #reviewed(): Moment | null {
    const review = this.table.past ? reviewOf(this.table) : null;
    return review?.shown ? review.now : null;
  }

  view = $derived.by<RomeView>(() => this.table.view as RomeView);
  choices = $derived.by<Choice[]>(() => this.table.choices);
  step = $derived.by<string | null>(() => this.table.decision?.step ?? null);
  /** The seat whose desk is seen: the one that the view belongs to; a spectator sees the one who plays. */
  seat = $derived.by<number>(() => this.view.seat ?? this.view.turn.player);
  own = $derived.by(() => this.table.mine.includes(this.seat));
  me = $derived.by<RomePlayer>(() => this.view.players[this.seat] as RomePlayer);
  /** Fields that can be chosen, with the choice of each. */
  reached = $derived.by<Map<string, Choice>>(
    () => new Map(this.choices.filter((choice) => fieldOf(choice.do) !== null).map((choice) => [fieldOf(choice.do) ?? "", choice])),
  );
  /** The field that the slip of a voyage is about. */
  field = $derived.by<string | null>(() => {
    for (const field of [this.picked, this.pointed]) if (field && this.reached.has(field)) return field;
    return null;
  });
  /** The field that a bot would choose: now, or at the decision of a review. */
  hinted = $derived.by<string | null>(() => fieldOf(this.table.hinted));
  /** The field that was chosen where a review looks; null where the bot agrees. */
  played = $derived.by<string | null>(() => {
    const field = fieldOf(this.#reviewed?.do ?? null);
    return field === this.hinted ? null : field;
  });
  /** The ship that is moved: the wind may drive someone else's. */
  sailor = $derived.by<RomePlayer | null>(() => {
    const ship = this.view.decision?.about.ship;
    return this.view.players[typeof ship === "number" ? ship : (this.view.decision?.seat ?? this.view.turn.player)] ?? null;
  });
  modal = $derived.by(() => this.choices.length > 0 && INTERRUPTING.has(this.step ?? "") && !this.aside);

  /** What the choice that is pointed at would do; nothing that was tried in an earlier position. */
  outlook = $derived.by<Outlook | null>(() => (this.#tried && this.#tried.number === this.table.page?.number ? this.#tried : null));

  /** The way of the ship that is moved to a field, both ends included; nothing where no ship moves. */
  way(to: string | null): string[] {
    return (to && this.view.ways[to]) || [];
  }

  name(seat: number): string {
    return this.view.players[seat]?.name ?? "";
  }

  choose(action: string | string[]): void {
    this.look(null);
    void this.table.choose(action);
  }

  /** Ask what actions would do, after a moment; null: nothing is pointed at. */
  look(actions: string[] | null): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    if (!actions?.length) {
      this.#tried = null;
      return;
    }
    const asked = (this.#asked = new AbortController());
    const number = this.table.page?.number ?? 0;
    this.#timer = setTimeout(() => {
      void this.table.tryOut(actions, asked.signal).then((tried) => {
        if (!asked.signal.aborted) this.#tried = tried ? { actions, tried, number } : null;
      });
    }, WAIT);
  }

  /** The position has changed: nothing is half chosen any more. */
  forget(): void {
    this.picked = null;
    this.aside = false;
  }
}

export function provide(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
