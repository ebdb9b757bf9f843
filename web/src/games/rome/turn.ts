/** The steps of a turn as the top bar shows them. */
import { t } from "$lib/i18n.svelte";
import type { Step } from "$table/Steps.svelte";
import type { RomeView } from "./view";

const ORDER = ["trade", "roll", "sail", "end"] as const;
const ICONS = { trade: "trade", roll: "roll", sail: "sail", end: "sell" } as const;
/** Which part of the turn a step of the view belongs to. */
const PART: { [step: string]: (typeof ORDER)[number] } = {
  begin: "trade",
  ship: "trade",
  sum: "trade",
  lend: "trade",
  take: "trade",
  trade: "trade",
  voucher: "roll",
  roll: "roll",
  fatum: "roll",
  drop: "roll",
  ransom: "roll",
  return: "roll",
  move: "sail",
  drift: "sail",
  haven: "sail",
  wind: "sail",
  pilot: "sail",
  arrive: "end",
  attack: "end",
  demand: "end",
  answer: "end",
  escape: "end",
  repay: "end",
  amount: "end",
};

export function stepsOf(view: RomeView): Step[] {
  if (view.over) return [];
  const now = ORDER.indexOf(PART[view.decision?.step ?? view.turn.step] ?? "trade");
  return ORDER.map((id, at) => ({
    id,
    label: t(`rome-step-${id}`),
    icon: ICONS[id],
    state: at < now ? "done" : at === now ? "now" : "later",
  }));
}
