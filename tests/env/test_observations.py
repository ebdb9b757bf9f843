"""Observations: vectors that tell what a seat may know, all of it, and nothing else."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import merkator
from merkator.core.chance import Seeded
from merkator.core.contract import State
from merkator.core.errors import BadOption
from merkator.env.layout import features
from merkator.env.observe import BOUND, Observer
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.hand import redeal
from merkator.games.rome.rules.state import State as RomeState

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("hamburg", 1, {}),
    ("hamburg", 1, {"expert": True, "goods_at_once": True}),
    ("hamburg", 2, {}),
    ("hamburg", 2, {"coinless": True, "joining": False}),
    ("hamburg", 3, {"long": True, "expert": True, "offers": True}),
    ("hamburg", 4, {"forced_purchases": True, "no_losses": True}),
    ("rome", 2, {}),
    ("rome", 4, {"short": True}),
    ("rome", 6, {"pirates": False}),
]
kinds = pytest.mark.parametrize(("name", "players", "options"), KINDS)


def positions(name: str, players: int, options: dict[str, Any], seed: int = 3, most: int = 250) -> list[State]:
    """Return the positions of a random game."""
    state = merkator.game(name).start(players, seed=seed, options=options)
    lots = random.Random(seed)
    found = []
    while not state.over and state.number < most:
        found.append(state.copy())
        state.play(lots.choice(state.legal()))
    return [*found, state]


@kinds
def test_every_position_is_written_within_its_bounds(name: str, players: int, options: dict[str, Any]) -> None:
    observer = Observer(merkator.game(name), players, options)
    for state in positions(name, players, options):
        for seat in range(players):
            vector = observer.vector(state, seat)
            assert vector.shape == (observer.size,)
            assert vector.dtype == np.float32
            assert np.abs(vector).max() <= BOUND


@kinds
def test_no_place_is_written_twice_and_none_outside_its_row(name: str, players: int, options: dict[str, Any]) -> None:
    written = features(merkator.game(name), players, options)
    for state in positions(name, players, options):
        for seat in range(players):
            cells: list[int] = []
            written.write(state, seat, cells, 1000)
            places = cells[::2]
            assert len(set(places)) == len(places)
            assert 1000 <= min(places) <= max(places) < 1000 + written.layout.size


@kinds
def test_parts_lie_side_by_side_and_have_names_of_their_own(name: str, players: int, options: dict[str, Any]) -> None:
    parts = Observer(merkator.game(name), players, options).parts
    assert [part.start for part in parts] == [sum([other.size for other in parts[:at]]) for at in range(len(parts))]
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.scale > 0 and part.text for part in parts)


@kinds
def test_a_batch_is_its_rows(name: str, players: int, options: dict[str, Any]) -> None:
    observer = Observer(merkator.game(name), players, options)
    states = positions(name, players, options)[:50:7]
    seats = [number % players for number in range(len(states))]
    batch = observer.vectors(states, seats)
    for number, state in enumerate(states):
        assert np.array_equal(batch[number], observer.vector(state, seats[number]))
    masks = observer.masks(states)
    for number, state in enumerate(states):
        assert np.array_equal(masks[number], observer.mask(state, state.seat))


@kinds
def test_masks_tell_what_is_legal(name: str, players: int, options: dict[str, Any]) -> None:
    observer = Observer(merkator.game(name), players, options)
    for state in positions(name, players, options):
        for seat in range(players):
            legal = sorted(state.legal()) if seat == state.seat and not state.over else []
            assert np.flatnonzero(observer.mask(state, seat)).tolist() == legal


# hamburg


def test_hamburg_shows_what_the_view_shows() -> None:
    game = merkator.game("hamburg")
    assert isinstance(game, Hamburg)
    observer = Observer(game, 3)
    ids = {"contracts": game.cards.contract_ids, "bonus": game.cards.bonus_ids, "buildings": game.cards.building_ids}
    for state in positions("hamburg", 3, {})[::5]:
        for seat in range(3):
            view, vector = state.view(seat), observer.vector(state, seat)

            def part(name: str, vector: np.ndarray[Any, Any] = vector) -> list[float]:
                found: list[float] = vector[observer.part(name)].tolist()
                return found

            for number in range(3):
                player = view["players"][(seat + number) % 3]
                assert part(f"goods {number}") == [count / 4 for count in player["goods"].values()]
                assert part(f"supply {number}") == [count / 4 for count in player["supply"].values()]
                assert part(f"time {number}") == [player["time"] / 4]
                assert part(f"money {number}")[0] == pytest.approx(player["money"] / 10)
                assert part(f"score {number}")[0] == pytest.approx(player["score"]["total"] / 50)
                for kind, known in ids.items():
                    cards = [known[card] for card in np.flatnonzero(part(f"{kind} {number}"))]
                    assert cards == player[kind]
            tops = [game.cards.contract_ids[card] for card in np.flatnonzero(part("tops"))]
            assert sorted(tops) == sorted([stack["top"] for stack in view["stacks"].values() if stack["top"]])
            assert part("stacks") == [stack["count"] / 8 for stack in view["stacks"].values()]
            assert part("cubes") == [count / 4 for count in view["cubes"].values()]
            assert part("decides").index(1) == (view["decision"]["seat"] - seat) % 3 if view["decision"] else True
            assert part("rows") == pytest.approx([row["left"] / 6 for row in view["chart"]["rows"]])


def test_alone_the_solo_stack_stays_hidden() -> None:
    """How many contracts of each value are left in the solo stack is not shown, as in the view (H-9.5)."""
    game = merkator.game("hamburg")
    observer = Observer(game, 1)
    for state in positions("hamburg", 1, {}):
        vector, view = observer.vector(state, 0), state.view(0)
        assert vector[observer.part("stacks")].tolist() == [stack["count"] / 8 for stack in view["stacks"].values()]
        assert vector[observer.part("decks")][2] * 16 == view["decks"]["solo"]


def test_a_package_that_is_not_yet_paid_is_shown() -> None:  # H-9.4
    game = merkator.game("hamburg")
    for players, options in ((1, {}), (2, {"coinless": True})):
        observer = Observer(game, players, options)
        seen = 0
        for state in positions("hamburg", players, options):
            package = state.view(None)["package"]
            seen += len(package)
            assert np.flatnonzero(observer.vector(state, 0)[observer.part("package")]).size == len(package)
        assert seen


@kinds
def test_what_is_imagined_looks_the_same(name: str, players: int, options: dict[str, Any]) -> None:
    """A position imagined by a seat differs only in what the seat cannot know, so its vector is the same."""
    observer = Observer(merkator.game(name), players, options)
    for state in positions(name, players, options)[:-1:3]:
        for seat in range(players):
            assert np.array_equal(observer.vector(state.imagine(seat, 99), seat), observer.vector(state, seat))


# rome


@pytest.mark.parametrize("players", [3, 4, 6])  # with two, who sees one hand knows the other
def test_other_hands_stay_secret(players: int) -> None:
    observer = Observer(merkator.game("rome"), players)
    changed = 0
    for state in positions("rome", players, {})[:-1:4]:
        assert isinstance(state, RomeState)
        for seat in range(players):
            other = state.copy()
            other.chance = Seeded(state.number + 1000, len(state.game.decks))
            redeal(other, seat)
            changed += other.hands != state.hands
            assert np.array_equal(observer.vector(other, seat), observer.vector(state, seat))
    assert changed


def test_rome_shows_what_the_view_shows() -> None:
    game = merkator.game("rome")
    assert isinstance(game, Rome)
    observer = Observer(game, 4)
    for state in positions("rome", 4, {})[::5]:
        for seat in range(4):
            view, vector = state.view(seat), observer.vector(state, seat)
            for number in range(4):
                player = view["players"][(seat + number) % 4]
                assert vector[observer.part(f"cash {number}")][0] == pytest.approx(player["cash"] // 100 / 100)
                hand = player["hand"] if player["hand"] is not None else player["known"]
                expected = [hand.get(good, 0) / 2 for good in game.cards.good_ids]
                assert vector[observer.part(f"hand {number}")].tolist() == expected
                loads = dict.fromkeys(game.cards.good_ids, 0)
                for lot in player["cargo"]:
                    loads[lot["good"]] += lot["loads"]
                aboard = vector[observer.part(f"cargo {number}")].tolist()
                assert aboard == pytest.approx([count / 5 for count in loads.values()])
            total = view["players"][seat]["score"]["total"]
            assert vector[observer.part("total")][0] == pytest.approx(np.clip(total // 100 / 200, -BOUND, BOUND))


# The page


@pytest.mark.parametrize(("name", "players"), [("hamburg", 2), ("rome", 2)])
def test_the_page_lists_every_part(name: str, players: int) -> None:
    """The tables of the page: those of one player with `0`, those of the table without a number."""
    section = PAGE.partition(f"### {name.title()}")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| `([^`]+)` \| (\S+) \| (\d+) \| (.+) \|$", section, re.MULTILINE)
    listed = {found: (size, int(scale), text) for found, size, scale, text in rows}
    variants: list[tuple[int, dict[str, object]]] = [
        (1, {"expert": True}),
        (2, {"coinless": True}),
        (2, {"offers": True}),
    ]
    seen = set()
    for count, options in variants if name == "hamburg" else [(players, {})]:
        for part in Observer(merkator.game(name), count, options).parts:
            known = re.sub(r" \d$", " *n*", part.name)
            size, scale, text = listed[known]
            assert (scale, text) == (part.scale, part.text)
            sizes = (
                {known: str(part.size)}
                | dict.fromkeys(_BY_PLAYER, "players")
                | dict.fromkeys(_BY_LENDER, "players+1")
            )
            assert size == sizes[known]
            assert part.size == {"players": count, "players+1": count + 1}.get(size, part.size)
            seen.add(known)
    assert seen == set(listed)


_BY_PLAYER = {"decides", "active", "about taker", "truce *n*"}
_BY_LENDER = {"borrowed *n*", "arrears *n*", "about whom"}  # the players and the bank


def test_mistakes_are_told() -> None:
    with pytest.raises(KeyError, match="there is no part 'gods'; the parts are: goods 0"):
        Observer(merkator.game("hamburg"), 1).part("gods")
    with pytest.raises(BadOption, match="2 to 6 players"):
        Observer(merkator.game("rome"), 1)
