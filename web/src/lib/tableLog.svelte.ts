/** What was played at a table: its log, read piece by piece, and the positions on the way. */
import { ApiError, get, retry } from "./api";
import type { Past } from "./tableTypes";
import type { LogStep, TableNews } from "./types";

const PAGE = 500; // steps that are read at once
const KEPT = 60; // positions

/** The log of a table: read once, then continued with what the socket sends. */
export class TableLog {
  steps = $state.raw<LogStep[]>([]);
  /** The entry up to which it is known; 0 before it was read. */
  number = 0;
  #loading: Promise<void> | null = null;
  #stale = false; // it is behind although it is being read
  #closed = false;

  /** `changed` hears of every change, and whether something was taken back. */
  constructor(
    readonly table: string,
    readonly changed: (shorter: boolean) => void,
  ) {}

  /** Continue with entries that the socket told, if nothing is missing before them. */
  add(entries: TableNews["since"], number: number): void {
    const fresh = entries?.filter((each) => each.number > this.number) ?? [];
    if (!this.number || this.#loading || !fresh.length || fresh.length !== number - this.number) return;
    let steps = this.steps;
    for (const { kind, count, number, seat, by, events, do: action } of fresh) {
      if (kind === "undo") steps = steps.slice(0, steps.length - (count ?? 0));
      else if (kind === "action") steps = [...steps, { step: steps.length + 1, number, seat, by, do: action ?? "", events }];
    }
    const shorter = fresh.some((each) => each.kind === "undo");
    this.number = number;
    this.steps = steps;
    this.changed(shorter);
  }

  /** Read what is missing, or all anew when something was taken back. */
  async read(): Promise<void> {
    this.#stale = true;
    if (this.#loading) return;
    this.#loading = this.#readOn();
    try {
      await this.#loading;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.#loading = null;
    }
  }

  /** Wait until it has been read, if it is being read. */
  async ready(): Promise<void> {
    await this.#loading?.catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
  }

  async #readOn(): Promise<void> {
    let shorter = false;
    while (this.#stale && !this.#closed) {
      const known = this.steps;
      this.#stale = false;
      const { log, more, number } = await readLog(this.table, known);
      if (this.#closed) return;
      shorter ||= log.length < known.length;
      this.steps = log;
      if (more) this.#stale = true;
      else this.number = number;
    }
    this.changed(shorter);
  }
}

/**
 * Return a log with what came after it, and whether there is more to read. It is asked from its last step on: when that one
 * is another by now, something was taken back, and the log begins anew.
 */
async function readLog(table: string, log: LogStep[]): Promise<{ log: LogStep[]; more: boolean; number: number }> {
  const last = log.at(-1);
  const first = Math.max(1, log.length);
  const { steps, total, number } = await retry(() =>
    get<{ steps: LogStep[]; total: number; number: number }>(`api/tables/${table}/log?first=${first}&count=${PAGE}`),
  );
  const overlap = steps[0];
  const other = last && (overlap?.number !== last.number || overlap?.do !== last.do);
  if (total < log.length || other) return { log: [], more: true, number };
  const read = [...log, ...(last ? steps.slice(1) : steps)];
  return { log: read, more: read.length < total && steps.length > 0, number };
}

/** Positions of the past, asked once. */
export class PastPositions {
  #known = new Map<number, Past>();

  constructor(readonly table: string) {}

  /** The position after this many actions. */
  async at(step: number): Promise<Past> {
    const known = this.#known.get(step);
    if (known) return known;
    const past = await retry(() => get<Past>(`api/tables/${this.table}/history/${step}`));
    if (this.#known.size > KEPT) this.#known.clear();
    this.#known.set(step, past);
    return past;
  }

  clear(): void {
    this.#known.clear();
  }
}
