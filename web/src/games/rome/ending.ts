/** What the end screen says about a game of rome. */
import type { TableStore } from "$lib/tableStore.svelte";
import type { Happened } from "$lib/types";
import { formatNumber, language, name, t } from "$lib/i18n.svelte";
import type { EndWords } from "$table/EndScreen.svelte";
import type { RomeView } from "./view";

export function endWords(table: TableStore, view: RomeView): EndWords {
  return {
    points: formatNumber,
    sum: (value) => name("rome", "money", { amount: value }),
    lead: t("rome-end-lead", { rounds: view.turn.round }),
    headline: table.page?.result?.agreed ? undefined : headline(table, view),
    subtitle: view.result
      ? t(view.result.end === "players" ? "rome-end-players" : "rome-end-cards", { round: view.turn.round })
      : undefined,
    course: { title: t("rome-end-course"), caption: t("rome-chart") },
    facts: facts(table),
    marks: marks(table),
  };
}

function headline(table: TableStore, { result }: RomeView): string | undefined {
  if (!result) return undefined;
  const names = result.winners.map((seat) => table.names[seat] ?? "");
  const sum = name("rome", "money", { amount: result.scores[result.winners[0] ?? 0] ?? 0 });
  return t("rome-end-won", { count: names.length, names: new Intl.ListFormat(language()).format(names), sum });
}

function facts(table: TableStore): EndWords["facts"] {
  const events = table.log.flatMap((step) => step.events);
  const best = events.filter((event) => event.event === "sold").toSorted((a, b) => sum(b) - sum(a))[0];
  const count = (kind: string) => events.filter((event) => event.event === kind).length;
  const [cards, ships] = [count("fatum"), count("wrecked")];
  return [
    ...(best
      ? [
          {
            value: formatNumber(sum(best)),
            label: t("rome-fact-sale", { name: table.names[best.seat] ?? "", good: name("rome", `good-${String(best.good)}.plain`) }),
          },
        ]
      : []),
    { value: String(cards), label: t("rome-fact-fatum", { count: cards }) },
    { value: String(ships), label: t("rome-fact-ships", { count: ships }) },
  ];
}

function sum(event: Happened): number {
  return Number(event.amount ?? 0);
}

/** The turn in which the final round was triggered. The log has all turns, the first one after the ports were chosen. */
function marks(table: TableStore): EndWords["marks"] {
  let turn = 0;
  for (const step of table.log)
    for (const event of step.events) {
      if (event.event === "final") return [{ turn, label: t("rome-mark-final") }];
      if (event.event === "turn") turn++;
    }
  return [];
}
