/** The tables that wait for this person: "next table where it is my turn". */
import { get } from "./api";
import { watchLobby } from "./live.svelte";
import { my } from "./me.svelte";
import type { TableCard } from "./types";

const QUIET = 400; // milliseconds; many changes at once are read once

let waiting = $state.raw<TableCard[]>([]);
let watchers = 0;
let stop: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keep the list up to date while a component is shown: call it while the component is made. */
export function watchTurns(): void {
  $effect(() => {
    if (watchers++ === 0) stop = watchLobby(later);
    return () => {
      if (--watchers === 0) {
        stop?.();
        clearTimeout(timer);
      }
    };
  });
  $effect(() => {
    void my.self?.id; // who this is may become known later
    later();
  });
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void read(), QUIET);
}

async function read(): Promise<void> {
  if (!my.self) {
    waiting = [];
    return;
  }
  try {
    const mine = await get<TableCard[]>("api/tables?kind=mine&limit=50");
    waiting = mine.filter((card) => card.my_turn).sort((one, other) => one.changed - other.changed);
  } catch {
    // the line is broken: what is known stays, and the lobby's next word asks again
  }
}

/** The other tables that wait, the longest waiting first. */
export function waitingTables(except?: string): TableCard[] {
  return waiting.filter((card) => card.id !== except);
}
