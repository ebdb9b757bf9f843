/** Sending moves, so that nothing is lost and nothing done twice. */
import { ApiError, post, retry } from "./api";
import type { Page } from "./types";

const AGAIN = 3000; // milliseconds between two rounds of tries

export interface Move {
  number: number;
  actions: string[];
  /** The same key with every try: whatever comes through twice counts once. */
  key: string;
  confirm: boolean;
}

/** Send a move until the server answers, or until nobody wants it any more. `waiting` hears of every further try. */
export async function sendMove(
  table: string,
  move: Move,
  { waiting, again }: { waiting: () => void; again: () => boolean },
): Promise<Page> {
  for (;;) {
    try {
      return await retry(() => post<Page>(`api/tables/${table}/moves`, move), waiting);
    } catch (error) {
      if (!(error instanceof ApiError && error.offline && again())) throw error;
      waiting();
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
