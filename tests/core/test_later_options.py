"""An option added to a game: positions of games without it keep their names, and dumps from before it load."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Final

import pytest

from merkator.core.contract import State
from merkator.core.errors import BadDump, BadOption
from merkator.core.options import Option
from merkator.games.hamburg.cards.cardset import standard
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.options import OPTIONS
from position import hamburg

GARDENS: Final = Option("gardens", False, (1, 2, 3, 4), {"en": "fruit", "de": "Obst"}, "H-10.1", later=True)


def extended(option: Option = GARDENS) -> Hamburg:
    """Return the game with one more option, which changes nothing in play."""
    game = Hamburg(standard())
    game.declared = (*OPTIONS, option)
    return game


def after_forty_actions(game: Hamburg, **options: object) -> State:
    state = game.start(3, seed=7, options=options)
    choice = random.Random(7)
    for _ in range(40):
        state.play(choice.choice(state.legal()))
    return state


def test_a_later_option_that_is_off_leaves_positions_as_they_were() -> None:
    before, now = after_forty_actions(hamburg()), after_forty_actions(extended())
    assert now.settings == {**before.settings, "gardens": False}
    assert now.key() == before.key()
    assert now.dump() == before.dump()
    assert now.view(0)["options"]["gardens"] is False


def test_a_later_option_that_is_on_is_part_of_the_position() -> None:
    game = extended()
    off, on = after_forty_actions(game), after_forty_actions(game, gardens=True)
    assert on.key() != off.key()
    assert game.load(on.dump()).settings == {**off.settings, "gardens": True}
    assert game.load(on.dump()).dump() == on.dump()


def test_a_dump_from_before_an_option_is_read_as_without_it() -> None:
    state = extended().load(after_forty_actions(hamburg()).dump())
    assert state.settings["gardens"] is False
    assert state.legal() == after_forty_actions(hamburg()).legal()


def test_an_option_that_is_not_later_stands_in_every_position() -> None:
    game = extended(replace(GARDENS, later=False))
    assert after_forty_actions(game).key() != after_forty_actions(hamburg()).key()
    with pytest.raises(BadDump, match="settings in this dump are not complete"):
        game.load(after_forty_actions(hamburg()).dump())


@pytest.mark.parametrize(("name", "value"), [("weather", True), ("long", 3)])
def test_settings_that_cannot_be_are_refused(name: str, value: object) -> None:
    header, _, body = after_forty_actions(hamburg()).dump().partition(b"\n")
    fields = json.loads(body)
    fields["settings"][name] = value
    with pytest.raises((BadDump, BadOption)):
        hamburg().load(header + b"\n" + json.dumps(fields).encode("ascii"))
