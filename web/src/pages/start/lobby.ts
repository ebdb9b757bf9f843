/** What the start page shows of tables. */
import type { TableCard } from "$lib/types";

export interface Lobby {
  mine: TableCard[];
  ended: TableCard[];
  open: TableCard[];
  running: TableCard[];
}
