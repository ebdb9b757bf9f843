/** The review of a game that is over: decisions with what a bot would have done, fetched piece by piece. */
import { gameAbout } from "$lib/games.svelte";
import { post, retry, THINKING } from "$lib/api";
import { sentence } from "$lib/problem";
import type { TableStore } from "$lib/tableStore.svelte";
import type { Said } from "$lib/types";

/** A decision: `step` actions were played before it. */
export interface Moment {
  step: number;
  seat: number;
  do: string;
  say: Said;
  best: { do: string; say: Said } | null;
  value: number | null;
  lost: number | null;
}

interface Part {
  level: string;
  seats: number[];
  steps: Moment[];
  next: number | null;
  total: number;
}

export class Review {
  readonly table: TableStore;
  shown = $state(false); // hints are wanted while the game is looked at
  moments = $state.raw<Moment[]>([]);
  reached = $state(0); // actions that were looked at
  total = $state(0);
  working = $state(false);
  failed = $state("");
  why = $state.raw<{ [step: number]: Said[] }>({}); // reasons, by step
  level = $state(""); // the bot
  asking = $state<number | null>(null); // the step whose reasons are on their way
  #asked = false;

  constructor(table: TableStore) {
    this.table = table;
  }

  /** The decision that is looked at, or null. */
  now = $derived.by(() => this.moments.find((moment) => moment.step === this.table.step) ?? null);
  done = $derived.by(() => this.#asked && !this.working && this.reached >= this.total);
  /** Decisions at which something was lost. */
  mistakes = $derived.by(() => this.moments.filter((moment) => this.mistake(moment)));
  lost = $derived.by(() => this.moments.reduce((sum, moment) => sum + (moment.lost ?? 0), 0));
  agreed = $derived.by(() => this.moments.filter((moment) => moment.best?.do === moment.do).length);

  mistake(moment: Moment): boolean {
    return (moment.lost ?? 0) >= (gameAbout(this.table.game)?.notable ?? 0);
  }

  /** Show the hints, and fetch what is missing. */
  open(): void {
    this.shown = true;
    if (!this.working && (!this.#asked || this.failed)) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.working = this.#asked = true;
    this.failed = "";
    try {
      let first: number | null = this.reached;
      while (first !== null && this.shown) {
        const part: Part = await retry(() => post<Part>(`api/tables/${this.table.id}/review`, { first }));
        this.moments = [...this.moments, ...part.steps];
        this.total = part.total;
        this.level = part.level;
        this.reached = part.next ?? part.total;
        first = part.next;
      }
      if (first !== null) this.#asked = false; // it was closed: go on there when it is opened again
    } catch (error) {
      this.failed = sentence(error);
    } finally {
      this.working = false;
    }
  }

  /** Go to the next or the last decision; to those only at which something was lost, if wanted. */
  go(onward: boolean, mistakes = false): void {
    const found = this.neighbour(onward, mistakes);
    if (!found) return;
    this.table.halt();
    void this.table.look(found.step);
  }

  neighbour(onward: boolean, mistakes = false): Moment | undefined {
    const among = mistakes ? this.mistakes : this.moments;
    const here = this.table.step;
    return onward ? among.find((moment) => moment.step > here) : among.findLast((moment) => moment.step < here);
  }

  /** Ask for the reasons at the decision that is looked at. */
  async explain(): Promise<void> {
    const step = this.now?.step;
    if (step === undefined || this.why[step] || this.asking !== null) return;
    this.asking = step;
    try {
      const hint = await post<{ reasons: Said[] }>(
        `api/tables/${this.table.id}/history/${step}/hint`,
        { level: this.level },
        undefined,
        THINKING,
      );
      this.why = { ...this.why, [step]: hint.reasons };
    } catch (error) {
      this.failed = sentence(error);
    } finally {
      this.asking = null;
    }
  }
}

const reviews = new WeakMap<TableStore, Review>();

/** The review of a table; it is kept as long as the table is. */
export function reviewOf(table: TableStore): Review {
  let found = reviews.get(table);
  if (!found) {
    found = new Review(table);
    reviews.set(table, found);
  }
  return found;
}
