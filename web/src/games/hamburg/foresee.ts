/** Trying actions one after the other on the server, with sensible choices where something has to be decided on the way. */
import type { TableStore } from "$lib/tableStore.svelte";
import type { Decision, Happened, Tried } from "$lib/types";
import type { HamburgView } from "./view";

/** A decision on the way and what was taken there. */
export interface Link {
  decision: Decision;
  view: HamburgView;
  chosen: string;
}

export interface Foreseen {
  actions: string[];
  links: Link[];
  view: HamburgView;
  events: Happened[];
  passes: boolean;
  /** The deck whose hidden card decides what comes next; null when nothing is hidden. */
  waits: string | null;
}

/** What to take in a decision; null ends the look ahead there. */
export type Pick = (view: HamburgView, decision: Decision, links: Link[]) => string | null;

const MOST = 60;

/** What the tried actions did, without those that were planned before. */
export function eventsOf(table: TableStore, tried: Tried): Happened[] {
  return tried.events.slice(table.planning ? table.plan.length : 0).flat();
}

/** Try actions, then go on with what `pick` takes as long as the decision stays with the same seats. */
export async function foresee(table: TableStore, first: string[], pick: Pick, signal?: AbortSignal): Promise<Foreseen | null> {
  const actions = [...first];
  const links: Link[] = [];
  let view = table.view as HamburgView | null;
  let tried: Tried | null = null;
  if (actions.length) {
    tried = await table.tryOut(actions, signal);
    if (!tried) return null;
    view = tried.view as HamburgView;
  }
  if (!view) return null;
  for (let count = 0; count < MOST; count++) {
    const decision: Decision | null = view.decision;
    if (!decision || !table.mine.includes(decision.seat) || decision.waits || !decision.actions.length) break;
    const chosen = pick(view, decision, links);
    if (chosen === null) break;
    const next: Tried | null = await table.tryOut([...actions, chosen], signal);
    if (!next) break;
    links.push({ decision, view, chosen });
    actions.push(chosen);
    tried = next;
    view = next.view as HamburgView;
  }
  const events = tried ? eventsOf(table, tried) : [];
  return { actions, links, view, events, passes: tried?.passes ?? false, waits: view.decision?.waits ?? null };
}
