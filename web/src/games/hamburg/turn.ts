/** The steps of a turn for the top bar, and the tabs of a phone. */
import { t } from "$lib/i18n.svelte";
import type { Step } from "$table/Steps.svelte";
import type { Tab } from "$table/Tabs.svelte";
import type { Board } from "./board.svelte";

const STEPS = [
  { id: "invest", icon: "invest", steps: ["invest", "forced"] },
  { id: "travel", icon: "travel", steps: ["travel", "split", "time", "letter", "loss", "refill"] },
  { id: "fulfil", icon: "fulfil", steps: ["fulfil", "pay", "reward", "offer", "swap"] },
  { id: "join", icon: "join", steps: ["join", "place", "end", "over"] },
];

/** Where the turn is. What a joiner does belongs to joining. */
export function stepsOf(board: Board): Step[] {
  const { turn, decision, players, options } = board.view;
  const joining = decision !== null && decision.seat !== turn.player && ["fulfil", "pay", "reward"].includes(turn.step);
  const shown = players.length > 1 && options.joining !== false ? STEPS : STEPS.slice(0, 3);
  const at = joining ? shown.length - 1 : shown.findIndex((each) => each.steps.includes(turn.step));
  return shown.map(({ id, icon }, index) => {
    const state = index < at ? "done" : index === at ? "now" : "later";
    return { id, label: t(`hamburg-step-${id}`), icon: state === "done" ? "check" : icon, state };
  });
}

export function tabsOf(board: Board): Tab[] {
  const { touched } = board;
  const ready = board.me.contracts.filter((contract) => board.choices.some((choice) => choice.do.startsWith(`fulfil ${contract}`))).length;
  const foreseen = board.outlook?.journey?.deliveries.filter((delivery) => delivery.ready === "yes").length ?? 0;
  const badge = ready || foreseen;
  return [
    { id: "map", label: t("hamburg-tab-map"), icon: "map" },
    { id: "office", label: t("hamburg-tab-office"), icon: "office", hit: Object.keys(touched.goods).length > 0 },
    { id: "contracts", label: t("hamburg-tab-contracts"), icon: "contracts", ...(badge ? { badge } : {}), hit: touched.contracts.size > 0 },
    { id: "market", label: t("hamburg-tab-market"), icon: "market", hit: touched.stacks.size > 0 },
    { id: "log", label: t("hamburg-tab-log"), icon: "log" },
  ];
}
