"""Options a game can be made with: declared once, checked and listed from the declaration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from merkator.core.errors import BadOption, Reason


@dataclass(frozen=True)
class Option:
    """One option. A switch is on or off; any other value is described by `allowed`.

    `players` are the player counts it can be changed with; `excludes` names options that cannot be changed together
    with it. The texts are by language code.
    """

    name: str
    default: Any  # a switch, or whatever the game allows
    players: tuple[int, ...]
    texts: Mapping[str, str]
    rule: str
    excludes: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(
        default_factory=dict
    )  # what it is called on a form; its name where there is none

    @property
    def switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)


def check(options: tuple[Option, ...], players: int, given: Mapping[str, object]) -> dict[str, object]:
    """Return all options with defaults filled in; `BadOption` says what is wrong and what is allowed.

    Values other than switches are checked by the game.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            english = "there is no option {name!r}; the options are: {options}"
            raise BadOption(Reason("no-option", english, name=name, options=", ".join(known)))
        option = known[name]
        if option.switch and not isinstance(value, bool):
            english = "option {name} must be true or false, got {value}"
            raise BadOption(Reason("switch", english, name=name, value=repr(value)))
    found = {option.name: given.get(option.name, option.default) for option in options}
    changed = [option for option in options if found[option.name] != option.default]
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
    return found
