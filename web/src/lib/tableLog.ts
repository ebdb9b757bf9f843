/** What was played at a table: its log, read piece by piece, and the positions on the way. */
import { get, retry } from "./api";
import type { Past } from "./tableTypes";
import type { LogStep } from "./types";

const PAGE = 500; // steps that are read at once
const KEPT = 60; // positions

/**
 * Return a log with what came after it, and whether there is more to read. It is asked from its last step on: when that one
 * is another by now, something was taken back, and the log begins anew.
 */
export async function readLog(table: string, log: LogStep[]): Promise<{ log: LogStep[]; more: boolean }> {
  const last = log.at(-1);
  const first = Math.max(1, log.length);
  const { steps, total } = await retry(() =>
    get<{ steps: LogStep[]; total: number }>(`api/tables/${table}/log?first=${first}&count=${PAGE}`),
  );
  const overlap = steps[0];
  const other = last && (overlap?.number !== last.number || overlap?.do !== last.do);
  if (total < log.length || other) return { log: [], more: true };
  const read = [...log, ...(last ? steps.slice(1) : steps)];
  return { log: read, more: read.length < total && steps.length > 0 };
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
