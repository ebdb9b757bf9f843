/** The map in words: every port, star and ship with what can be seen there, for those who do not see it. */
import { formatNumber, name, say, t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/types";
import type { Entry } from "$table/MapList.svelte";
import type { Board } from "./board.svelte";

/** Ports first, then stars, then the other fields where a ship lies or can go. */
export function fieldList(board: Board): Entry[] {
  const { chart, ports } = board.things;
  const ships = board.view.players.flatMap((player) => (player.field && !player.out ? [player.field] : []));
  const stars = [...chart.fields.values()].flatMap((field) => (field.star ? [field.id] : []));
  const all = new Set([...ports.keys(), ...stars, ...ships, ...board.reached.keys()]);
  return [...all].map((id) => entry(board, id));
}

function entry(board: Board, id: string): Entry {
  const field = board.things.chart.field(id);
  const choice = board.reached.get(id);
  return {
    id,
    name: field?.port?.name ?? field?.star?.name ?? t("rome-field", { field: id.toUpperCase() }),
    facts: fieldFacts(board, id),
    ...(choice && { action: action(board, choice) }),
  };
}

function action(board: Board, choice: Choice): NonNullable<Entry["action"]> {
  return { do: choice.do, label: say("rome", choice.say), run: () => board.choose(choice.do) };
}

/** What the map shows on a field, one fact after the other. */
function fieldFacts(board: Board, id: string): string[] {
  const field = board.things.chart.field(id);
  const facts: string[] = [];
  if (field?.port?.symbols.length)
    facts.push(t("rome-list-goods", { goods: field.port.symbols.map((good) => name("rome", `good-${good}.plain`)).join(", ") }));
  if (field?.port?.yard) facts.push(t("rome-list-yard", { sum: formatNumber(field.port.yard) }));
  if (field?.star) facts.push(t("rome-list-star"));
  for (const player of board.view.players) if (player.field === id && !player.out) facts.push(t("rome-list-ship", { name: player.name }));
  const far = board.way(id).length - 1;
  if (board.reached.has(id) && far > 0) facts.push(t("rome-fields", { count: far }));
  return facts;
}
