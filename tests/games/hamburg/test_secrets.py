"""Nothing that a seat cannot know reaches its view, its imagination or a draft."""

from __future__ import annotations

import json
import random

import pytest

import merkator
from merkator.core.chance import Seeded, Veiled
from merkator.core.errors import BadOption
from merkator.games.hamburg.rules.cards import DECKS
from merkator.games.hamburg.rules.state import State
from position import Position, hamburg


def midgame(players: int, seed: int, actions: int) -> State:
    state = hamburg().start(players, seed=seed)
    choice = random.Random(seed)
    while not state.over and state.number < actions:
        state.play(choice.choice(state.legal()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_coming_cards_influence_neither_view_nor_imagination(players: int, seed: int) -> None:
    here = midgame(players, seed, 60)
    other = here.copy()
    other.chance = Seeded(seed + 1000, len(DECKS))
    for seat in (None, *range(players)):
        assert here.view(seat) == other.view(seat)
    for seat in range(players):
        mine, theirs = here.imagine(seat, 7), other.imagine(seat, 7)
        choice, same = random.Random(1), random.Random(1)
        while not mine.over:
            mine.play(choice.choice(mine.legal()))
            theirs.play(same.choice(theirs.legal()))
        assert mine.dump() == theirs.dump()


def test_imagined_games_differ_from_the_real_one() -> None:
    here = midgame(3, 2, 30)
    ends = set()
    for seed in range(6):
        state = here.imagine(0, seed)
        choice = random.Random(1)
        while not state.over:
            state.play(choice.choice(state.legal()))
        ends.add(state.key())
    assert len(ends) == 6


def test_a_view_holds_no_seed_and_no_order() -> None:
    state = hamburg().start(3, seed=987654321987654321)
    for seat in (None, 0, 1, 2):
        text = json.dumps(state.view(seat))
        assert "987654321987654321" not in text
        assert "chance" not in text


def test_only_the_deciding_seat_is_shown_its_actions() -> None:
    state = hamburg().start(3, seed=4)
    for seat in (None, 0, 1, 2):
        decision = state.view(seat)["decision"]
        assert decision["seat"] == state.seat
        shown = [entry["id"] for entry in decision["actions"]]
        assert shown == (state.legal() if seat == state.seat else [])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_a_draft_behind_a_veil_shows_only_cards_that_are_known(players: int, seed: int) -> None:
    """Play on behind a veil; every card id in the view was open before, or is written as unknown."""
    state = midgame(players, seed, 20 + 9 * seed)
    known = open_cards(state)
    draft = state.veiled()
    choice = random.Random(seed)
    for _ in range(60):
        if draft.over or draft.waiting >= 0:
            break
        draft.play(choice.choice(draft.legal()))
        unread = {id for id in open_cards(draft) if not id.startswith("unknown")} - known
        assert not unread
        assert draft.drawn[1::2] == [-1] * (len(draft.drawn) // 2)


def open_cards(state: merkator.State) -> set[str]:
    """Return every card whose identity follows from what lies open."""
    view = state.view(None)
    cards = {id for player in view["players"] for id in player["contracts"] + player["bonus"] + player["buildings"]}
    cards |= {stack["top"] for stack in view["stacks"].values() if stack["top"]}
    cards |= {*view["offer"]["bonus"], *view["offer"]["building"], *view["discarded"]}
    return cards


def test_a_veiled_letter_stops_the_draft() -> None:
    p = Position(players=2).chart(0, 0, 1, 6, 6).cubes(hamburg=2).at("travel")
    draft = p.state.veiled()
    draft.play(p.game.action("go hamburg"))
    assert draft.waiting == DECKS.index("letter")
    assert draft.legal() == []
    assert not draft.over
    decision = draft.view(0)["decision"]
    assert decision["waits"] == "letter"
    assert decision["about"] == {"letter": None}
    assert p.state.waiting == -1


def test_veiled_cards_can_be_held_but_not_read() -> None:
    p = Position(players=2).contracts(0, "england-2", "france-2").top("spain-3").goods(0, grain=2, coal=1)
    p.supply(0).supply(1).cubes(england=2).time(1, 0).at("travel")
    draft = p.state.veiled()
    draft.play(p.game.action("go england"))
    draft.play(p.game.action("fulfil england-2"))
    view = draft.view(0)
    assert view["players"][0]["contracts"] == ["england-2", "france-2", "spain-3"]
    assert view["stacks"]["3"]["top"] == "unknown-3"


def test_a_game_is_not_dealt_behind_a_veil() -> None:
    with pytest.raises(BadOption, match="cannot start veiled"):
        hamburg().start(2, chance=Veiled())
