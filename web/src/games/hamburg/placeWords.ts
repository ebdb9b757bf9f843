/** A place of the map in words: what stands on its plate and around it, for those who do not see it. */
import { say, t } from "$lib/i18n.svelte";
import type { Entry } from "$table/MapList.svelte";
import type { Board } from "./board.svelte";
import { gain, type PlaceCard } from "./cards";

/** What the map shows at a place, one fact after the other. */
export function placeFacts(board: Board, place: PlaceCard): string[] {
  const { cards } = board;
  const main = place.kind === "main";
  const bonus = board.me.bonus.filter((card) => cards.bonus.get(card)?.place === place.id);
  const values = board.me.contracts
    .filter((contract) => cards.contract.get(contract)?.place === place.id)
    .map((contract) => cards.value(contract))
    .toSorted((a, b) => a - b);
  const closed = board.step === "travel" && board.choices.length > 0 && !board.can(`place:${place.id}`);
  return [
    main ? t("hamburg-cubes", { count: board.view.cubes[place.id] ?? 0 }) : t("hamburg-threshold", { count: place.threshold ?? 0 }),
    main
      ? cards
          .goodsOf(place.id)
          .map((good) => cards.goodName(good.id))
          .join(", ")
      : "",
    place.time ? t("hamburg-time-there", { count: gain(place.time) }) : "",
    ...bonus.map((card) => t("hamburg-bonus-there", { goods: cards.goodCount(cards.bonus.get(card)?.good ?? "", board.view.bonus_goods) })),
    values.length ? t("hamburg-contracts-there", { values: values.join(", ") }) : "",
    board.view.place === place.id ? t("hamburg-merkator-here") : "",
    closed ? t("hamburg-cannot-go") : "",
  ].filter(Boolean);
}

/** All places, as a list: those on lines with where they lead, and the journeys that can be made. */
export function placeList(board: Board): Entry[] {
  const { cards } = board;
  return cards.places.map((place) => {
    const choice = board.choices.find((each) => each.do === `go ${place.id}`);
    const lines = (place.lines ?? []).map((other) => cards.placeName(other));
    const facts = placeFacts(board, place);
    if (lines.length) facts.push(t("hamburg-lines-to", { places: lines.join(", ") }));
    const action = choice && { do: choice.do, label: say("hamburg", choice.say), run: () => void board.choose(choice.do) };
    return { id: place.id, name: cards.placeName(place.id), facts, ...(action && { action }) };
  });
}
