"""Cards and dice of a real table: who is asked for what, and how it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from merkator.core.contract import Game
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.rules.cards import DEAL, DICE, FATUM, PAIRS, START
from merkator.games.rome.rules.rules import Rules
from merkator.terminal.prompt import Choice, Menu
from merkator.terminal.words import Words

Outcomes = list[tuple[int, int]]


def question(words: Words, deck: int) -> str:
    """Ask what was rolled or drawn in the middle of the game."""
    return words.say("rome-reveal-dice" if deck == DICE else "rome-reveal-fatum")


def setup_question(
    words: Words, names: list[str], cards: CardSet, deck: int, outcomes: Outcomes, options: Mapping[str, object]
) -> str:
    """Ask who begins, then for each card of each hand (R-1.2, R-1.4)."""
    if deck == START:
        return words.say("rome-reveal-start")
    share = _share(cards, len(names), options)
    seat = owner(names, cards, outcomes, options)
    return words.say("rome-reveal-deal", name=names[seat], number=_dealt(outcomes) % share + 1, count=share)


def owner(names: list[str], cards: CardSet, outcomes: Outcomes, options: Mapping[str, object]) -> int:
    """Return whose card is dealt next: the start player gets all cards first, then the others clockwise."""
    start = options["start"]
    first = start if isinstance(start, int) else next((card for deck, card in outcomes if deck == START), 0)
    return (first + _dealt(outcomes) // _share(cards, len(names), options)) % len(names)


def is_last_hand_known(names: list[str], cards: CardSet, outcomes: Outcomes, options: Mapping[str, object]) -> bool:
    """Say whether the last hand is what all others left: nothing stays with the bank (R-1.2)."""
    share = _share(cards, len(names), options)
    nothing_left = share * len(names) == _count(cards)
    return nothing_left and _dealt(outcomes) >= share * (len(names) - 1)


def _dealt(outcomes: Outcomes) -> int:
    return len([card for deck, card in outcomes if deck == DEAL])


def _share(cards: CardSet, players: int, options: Mapping[str, object]) -> int:
    return Rules(players, options, _count(cards)).dealt


def _count(cards: CardSet) -> int:
    return len(cards.goods) * cards.figures.copies


def menu(game: Game, words: Words, names: list[str], deck: int, cards: Sequence[int]) -> Menu:
    """Return what can be answered: dice are typed, all else is a list."""
    if deck == DICE:
        return Menu([], [_roll(card) for card in cards], words.say("rome-reveal-dice-hint"))
    if deck == START:
        return Menu([Choice(card, names[card], names[card]) for card in cards])
    if deck == FATUM:
        return Menu([_fatum(game, words, card) for card in cards])
    goods = range(len(game.outcomes[DEAL]))  # all of them: what is missing would reveal other hands
    return Menu([_good(game, words, card) for card in goods], hint=words.say("rome-reveal-deal-hint"))


def _roll(card: int) -> Choice:
    low, high = PAIRS[card]
    return Choice(card, f"{low} {high}", f"{low} {high}", (f"{low}{high}", f"{high}{low}", f"{high} {low}"))


def _fatum(game: Game, words: Words, card: int) -> Choice:
    id = game.outcomes[FATUM].text(card)
    return Choice(card, id, f"{id.upper()} {words.name('fatum', id, 'full')}")


def _good(game: Game, words: Words, card: int) -> Choice:
    id = game.outcomes[DEAL].text(card)
    return Choice(card, id, words.name("good", id))
