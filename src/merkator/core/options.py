"""Options a game can be made with: declared once, checked and listed from the declaration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from merkator.core.errors import BadOption, Reason

RANDOM: Final = "lot"
"""The value of an option that leaves the choice of a seat to chance."""


@dataclass(frozen=True)
class Option:
    """One option: a switch, which is on or off, or a seat.

    `players` are the player counts it can be changed with; `excludes` names options that cannot be changed together
    with it. The texts are by language code.
    """

    name: str
    default: Any  # True or False for a switch, RANDOM for a seat
    players: tuple[int, ...]
    texts: Mapping[str, str]
    rule: str
    excludes: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)  # what forms call it; its name where there is none
    later: bool = False  # there are positions from before it: they do not name it, and mean its default

    @property
    def switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)


def start_option(players: tuple[int, ...], rule: str) -> Option:
    """Return the option that every game has: who starts."""
    texts = {
        "en": "who starts: a seat, counted from 0, or lot (random)",
        "de": "wer beginnt: ein Platz, ab 0 gezählt, oder lot (Los)",
    }
    return Option("start", RANDOM, players, texts, rule, labels={"en": "Who starts", "de": "Wer beginnt"})


def written(options: tuple[Option, ...], settings: dict[str, object]) -> dict[str, object]:
    """Return the settings as a position holds them: a later option is left out while it is as usual.

    So a new option changes neither the names of positions nor the dumps of games that do not use it.
    """
    usual = [option.name for option in options if option.later and settings[option.name] == option.default]
    return {name: value for name, value in settings.items() if name not in usual} if usual else settings


def complete(options: tuple[Option, ...], settings: Mapping[str, object]) -> bool:
    """Say whether the settings of a position name every option, apart from later ones."""
    return all([option.later or option.name in settings for option in options])


def check(
    game: str, seats: range, options: tuple[Option, ...], players: int, given: Mapping[str, object]
) -> dict[str, object]:
    """Return all options with defaults filled in; `BadOption` says what is wrong and what is allowed."""
    if not _is_number(players) or players not in seats:
        english = "{game} is for {least} to {most} players, not {players}"
        why = Reason("players", english, game=game, least=seats[0], most=seats[-1], players=repr(players))
        raise BadOption(why)
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            english = "there is no option {name!r}; the options are: {options}"
            raise BadOption(Reason("no-option", english, name=name, options=", ".join(known)))
        _check_value(known[name], players, value)
    found = {option.name: given.get(option.name, option.default) for option in options}
    _check_together([option for option in options if found[option.name] != option.default], players)
    return found


def _check_value(option: Option, players: int, value: object) -> None:
    if option.switch:
        if not isinstance(value, bool):
            english = "option {name} must be true or false, got {value}"
            raise BadOption(Reason("switch", english, name=option.name, value=repr(value)))
    elif value != RANDOM and not (_is_number(value) and value in range(players)):
        english = "option {name} must be {lot!r} or a seat from 0 to {last}, got {start}"
        why = Reason("start", english, name=option.name, lot=RANDOM, last=players - 1, start=repr(value))
        raise BadOption(why)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_together(changed: list[Option], players: int) -> None:
    """Check options that are not as usual: are they for this player count, and do they go with each other?"""
    for option in changed:
        if players not in option.players:
            english = "option {name} is for {counts} players, not {players} ({rule})"
            counts = list(option.players)
            why = Reason("counts", english, name=option.name, counts=counts, players=players, rule=option.rule)
            raise BadOption(why)
        for other in changed:
            if other.name in option.excludes:
                english = "options {name} and {other} exclude each other ({rule})"
                raise BadOption(Reason("exclude", english, name=option.name, other=other.name, rule=option.rule))
