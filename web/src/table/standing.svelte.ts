/**
 * A standing order as a tick on the prompt that it answers: from the next time on. What the tick says is kept only once
 * the present answer is stored, or the order would answer the very question that is being looked at.
 */
import { get, put } from "$lib/api";
import { sentence } from "$lib/problem";
import type { TableStore } from "$lib/tableStore.svelte";
import { toast } from "$lib/toasts.svelte";

type Orders = { [name: string]: string | number };
interface Given {
  seats: { seat: number; orders: Orders; early: string[] }[];
}

const ASK = "ask";
const REFUSED = "merkator-asks";

export class Standing {
  /** Whether the tick can be shown: what is ordered now is known, and it is no other order. */
  known = $state(false);
  ticked = $state(false);
  readonly #number: number;
  #stored = "";

  constructor(
    readonly table: TableStore,
    readonly seat: number,
    readonly order: string,
    readonly value: string,
    /** Ticked for those who have never said otherwise. */
    readonly usual = false,
  ) {
    this.#number = table.page?.number ?? 0;
  }

  get #name(): string {
    return `${this.table.id} ${this.seat} ${this.order}`;
  }

  /** Learn what is ordered now. Without an answer there is no tick, and nothing is changed. */
  async load(): Promise<void> {
    try {
      const orders = find(await get<Given>(`api/tables/${this.table.id}/orders`), this.seat)?.orders;
      if (!orders) return;
      this.#stored = String(orders[this.order]);
      this.ticked = this.#stored === this.value || (this.usual && !refused().includes(this.#name));
      this.known = this.#stored === this.value || this.#stored === ASK;
    } catch {
      this.known = false;
    }
  }

  /** The prompt goes: keep what was ticked as soon as its answer is stored; not if it was put off. */
  settle(): void {
    if (this.known) queueMicrotask(() => this.#wait()); // no effect can be made while another one ends
  }

  #wait(): void {
    const { table } = this;
    const stop = $effect.root(() => {
      $effect(() => {
        const answered = (table.page?.number ?? 0) > this.#number;
        if (!answered && (table.pending || table.busy)) return;
        if (answered) void this.#keep();
        queueMicrotask(() => stop());
      });
    });
  }

  async #keep(): Promise<void> {
    remember(this.#name, !this.ticked);
    const wanted = this.ticked ? this.value : ASK;
    if (wanted === this.#stored) return;
    try {
      const now = find(await get<Given>(`api/tables/${this.table.id}/orders`), this.seat);
      if (!now || String(now.orders[this.order]) !== this.#stored) return; // changed elsewhere meanwhile
      const orders = { ...now.orders, [this.order]: wanted };
      await put(`api/tables/${this.table.id}/orders`, { seat: this.seat, orders, early: now.early });
    } catch (error) {
      toast(sentence(error), "warning");
    }
  }
}

function find(given: Given, seat: number): Given["seats"][number] | undefined {
  return given.seats.find((each) => each.seat === seat);
}

/** Where this browser was told to go on asking. */
function refused(): string[] {
  try {
    return JSON.parse(localStorage.getItem(REFUSED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const MOST = 100; // the latest; what is older is seldom played any more

function remember(name: string, refuses: boolean): void {
  const before = refused();
  if (before.includes(name) === refuses) return;
  const others = before.filter((each) => each !== name);
  try {
    localStorage.setItem(REFUSED, JSON.stringify(refuses ? [...others, name].slice(-MOST) : others));
  } catch {
    // a browser that keeps nothing asks again
  }
}
