"""What buildings score, as messages: one for each form of an effect (H-0.5). See `wording`."""

from __future__ import annotations

from collections.abc import Mapping

from merkator.core.contract import Game
from merkator.core.wording import Message, join_words
from merkator.games.hamburg.cards.cardset import Effect
from merkator.games.hamburg.cards.effect import FORMS, example_table, read_example
from merkator.games.hamburg.words.names import figure, set_of


def effect_message(id: str, game: Game) -> Message:
    """Return what a building scores (H-0.5)."""
    for card in set_of(game).buildings:
        if card.id == id:
            return effect_words(card.effect)
    return "effect-unknown", {}


def effect_words(effect: Effect) -> Message:
    """Return an effect: one message for each form."""
    amount = effect.points if effect.points % 1 else int(effect.points)
    points: Message = ("points", {"points": amount, "shown": figure(effect.points)})
    values: dict[str, object] = {"points": points, "count": effect.at_least}
    if effect.only_most:
        return f"effect-most-{_hyphened(effect.only_most)}", values
    if effect.columns:
        letters: list[Message] = [("column.letter", {"letter": letter}) for letter in effect.columns]
        last = "list-or" if effect.per and not effect.best_of else "list-and"
        values |= {"columns": join_words(letters, last), "many": len(letters)}
    if effect.with_:
        return f"effect-with-{_hyphened(effect.with_)}", values
    return _per(effect, values)


def effect_forms() -> list[tuple[Mapping[str, object], Message]]:
    """Return an example of each form as a card file has it, and what the form is called, for those who choose one."""
    return [(example_table(form), (f"{effect_words(read_example(form))[0]}.label", {})) for form in FORMS]


def _per(effect: Effect, values: dict[str, object]) -> Message:
    if effect.per == "kind":
        values["owned"] = effect.owned
        if not effect.of:
            return "effect-per-kind", values
        kinds: list[Message] = [(f"category-{kind}.noun", {}) for kind in effect.of]
        return "effect-per-kind-of", {**values, "kinds": join_words(kinds, "list-or")}
    if effect.per == "piece":
        return "effect-per-piece-best" if effect.best_of else "effect-per-piece", values
    if effect.per == "contract":
        side = "yes" if effect.side else "no"
        return "effect-per-contract", {**values, "value": effect.min_value, "side": side}
    return f"effect-per-{_hyphened(effect.per)}", values


def _hyphened(word: str) -> str:
    return word.replace("_", "-")
