/** What the end screen says about a game of hamburg. */
import type { TableStore } from "$lib/tableStore.svelte";
import { name, t } from "$lib/i18n.svelte";
import type { EndWords } from "$table/EndScreen.svelte";
import { points, type Cards } from "./cards";
import type { HamburgView } from "./view";

export function endWords(table: TableStore, view: HamburgView, cards: Cards): EndWords {
  const { result } = view;
  const me = table.mine.length === 1 ? table.mine[0]! : null;
  return {
    points,
    subtitle: result ? subtitle(view, result) : undefined,
    facts: me === null ? [] : facts(table, me, cards),
    marks: marks(table),
  };
}

function subtitle(view: HamburgView, result: NonNullable<HamburgView["result"]>): string {
  if (result.end === "turns") {
    const { benchmark, least } = result;
    return benchmark ? name("hamburg", `benchmark-${benchmark}`, { least: least ?? 0 }) : t("hamburg-end-turns");
  }
  return t(`hamburg-end-${result.end === "peace" ? "peace" : "chart"}`, { round: view.turn.round });
}

function facts(table: TableStore, me: number, cards: Cards): EndWords["facts"] {
  let fulfilled = 0;
  let joined = 0;
  const visits = new Map<string, number>();
  for (const step of table.log)
    for (const event of step.events) {
      if (event.seat !== me) continue;
      if (event.event === "fulfilled") fulfilled++;
      if (event.event === "joined") joined++;
      if (event.event === "travelled") visits.set(String(event.place), (visits.get(String(event.place)) ?? 0) + 1);
    }
  const favourite = [...visits].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  const alone = table.page?.players === 1;
  return [
    { value: String(fulfilled), label: t("hamburg-fact-fulfilled") },
    ...(alone ? [] : [{ value: String(joined), label: t("hamburg-fact-joined") }]),
    ...(favourite ? [{ value: cards.placeName(favourite), label: t("hamburg-fact-place") }] : []),
  ];
}

/** The turn in which the final round was triggered. */
function marks(table: TableStore): EndWords["marks"] {
  let turn = 1;
  for (const step of table.log)
    for (const event of step.events) {
      if (event.event === "final" && event.cause !== "turns")
        return [{ turn, label: t(`hamburg-mark-${event.cause === "peace" ? "peace" : "chart"}`) }];
      if (event.event === "turn") turn++;
    }
  return [];
}
