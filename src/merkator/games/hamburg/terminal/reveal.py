"""Cards of a game on a real table: which one is meant by a draw, and what it can be."""

from __future__ import annotations

from collections.abc import Mapping

from merkator.core.contract import Game
from merkator.games.hamburg.rules.cards import (
    BONUS_DECK,
    BONUS_HIGH,
    BONUS_LOW,
    BUILDING_DECK,
    LETTERS,
    SLOTS,
    START,
    VALUES,
)
from merkator.games.hamburg.rules.position_data import OFFER
from merkator.games.hamburg.rules.setup import DEALT_SLOTS, LONG_DEALT_SLOTS
from merkator.terminal.prompt import Choice
from merkator.terminal.words import Words


def question(words: Words, deck: int) -> str:
    """Ask which card was revealed in the middle of the game."""
    if deck < SLOTS:
        return words.say("hamburg-reveal-stack", value=VALUES[deck])
    kinds = {LETTERS: "letter", BONUS_DECK: "bonus", BUILDING_DECK: "building"}
    return words.say(f"hamburg-reveal-{kinds[deck]}")


def setup_question(
    words: Words, names: list[str], deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object]
) -> str:
    """Ask which card was dealt to whom, or turned up, in the order of the setup (H-1.2, H-1.4 to H-1.6)."""
    if deck == START:
        return words.say("hamburg-reveal-start")
    before = len([each for each, _ in outcomes if each == deck])
    slots = LONG_DEALT_SLOTS if options["long"] else DEALT_SLOTS
    if deck in (*slots, BONUS_LOW, BONUS_HIGH) and before < len(names):
        start = options["start"]
        first = start if isinstance(start, int) else _starter(outcomes)
        who = names[(first + before) % len(names)]
        if deck < SLOTS:
            return words.say("hamburg-reveal-dealt", name=who, value=VALUES[deck])
        return words.say("hamburg-reveal-dealt-bonus", name=who, price=_price(words, deck))
    if deck < SLOTS:
        return question(words, deck)
    kind = "bonus" if deck == BONUS_DECK else "building"
    return words.say(f"hamburg-reveal-{kind}-offer", number=before + 1, count=OFFER)


def _starter(outcomes: list[tuple[int, int]]) -> int:
    """Return who starts, as it was entered; solo games do not ask."""
    return outcomes[0][1] if outcomes and outcomes[0][0] == START else 0


def _price(words: Words, deck: int) -> str:
    """Return the price of the cards of a bonus deck: its name says it."""
    return words.text.game.decks[deck].rpartition("-")[2]


def choice(game: Game, words: Words, names: list[str], deck: int, card: int) -> Choice:
    """Return a card with its id and in words."""
    id = game.outcomes[deck].text(card)
    if deck == START:
        return Choice(card, names[card], names[card])
    if deck == LETTERS:
        return Choice(card, id, id.upper())
    if deck < SLOTS:
        return Choice(card, id, words.card("contract", id))
    if deck == BUILDING_DECK:
        return Choice(card, id, words.name("building", id))
    return Choice(card, id, words.name("bonus", id))
