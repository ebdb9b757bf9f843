"""Two players without coins (H-10.2): what stays as it is with coins, and that there is never any money."""

from __future__ import annotations

import random

import pytest

from merkator.core.events import Event
from position import Position, hamburg
from solo import BONUS, SOLO, investing, offers

FIVE = ("england-2", "spain-3", "france-4", "russia-5", "sweden-6")


def test_with_two_players_a_building_does_not_change_the_bonus_offer() -> None:  # H-10.2, H-9.7
    p = investing(*FIVE, players=2, seat=1).outcomes("building boerse")

    events = p.play("buy seeamt").happens("give france-4")

    assert events == [
        Event("gave", 1, {"contract": "france-4", "value": 4}),
        Event("bought", 1, {"building": "seeamt", "price": 4}),
        Event("offered", 1, {"building": "boerse"}),
    ]
    assert offers(p) == (list(BONUS), ["boerse", "wall", "hopfenmarkt", "rentamt"])
    assert p.state.bonus_under == []


def test_with_two_players_the_discard_pile_is_searched() -> None:  # H-10.2, H-5.5
    p = investing("england-2", "spain-3", players=2).place("england").goods(0, grain=1)
    p.empty_stack(3, discard=["italy-3"]).at("fulfil")

    assert Event("renewed", 0, {"value": 3, "count": 1}) in p.happens("fulfil england-2")

    assert p.held(0) == ["england-2", "italy-3", "spain-3"]


def test_with_two_players_given_contracts_come_back_as_rewards() -> None:  # H-10.2, H-5.5
    p = investing("danzig-2", "england-2", "sweden-10", players=2)
    p.empty_stack(3).empty_stack(2).offer(bonus=["italy-coal"], building=[])
    p.play("buy italy-coal", "give danzig-2", "give england-2")
    assert p.discarded() == ["danzig-2", "england-2"]

    p.contracts(0, "france-2").place("france").goods(0, coal=1).at("fulfil").outcomes("stack-2 england-2")
    events = p.happens("fulfil france-2")

    assert events[2:4] == [
        Event("renewed", 0, {"value": 2, "count": 2}),
        Event("drew", 0, {"contract": "england-2"}),
    ]
    assert p.open_stack(2) == ("danzig-2", [])


def test_with_two_players_the_stacks_from_8_on_are_open() -> None:  # H-10.2, H-9.5
    p = Position(2, coinless=True)
    view = p.state.view(0)

    assert [view["stacks"][str(value)]["count"] for value in (8, 9, 10, 14)] == [7, 5, 4, 1]
    assert view["decks"]["solo"] == 0
    kinds = [event.kind for event in p.bare().cubes().at("travel").happens("go russia")]
    assert kinds == ["travelled", "grew", "turn"]


@pytest.mark.parametrize("joining", [True, False])
def test_coinless_goes_with_and_without_joining(joining: bool) -> None:  # H-10.2
    p = Position(2, coinless=True, joining=joining)
    assert p.times() == [0, 2]

    p.cubes().at("travel").play("go russia")

    assert (p.step, p.state.seat) == (("join", 1) if joining else ("invest", 1))


def test_the_final_round_is_played_as_ever() -> None:  # H-10.2, H-7.1
    p = investing("newfoundland-10", players=2).time(0, 28).place("newfoundland").at("fulfil")

    assert Event("final", 0, {"cause": "peace"}) in p.happens("fulfil newfoundland-10 by choice")
    assert p.state.last == 1


# No money


@pytest.mark.parametrize(
    ("players", "options"),
    [
        *[(1, options) for options in SOLO],
        (2, {"coinless": True}),
        (2, {"coinless": True, "joining": False, "expert": True}),
        (2, {"coinless": True, "offers": True, "long": True}),
        (2, {"coinless": True, "offers": True, "expert": True, "goods_at_once": True, "no_losses": True}),
    ],
)
def test_there_is_never_any_money(players: int, options: dict[str, object]) -> None:  # H-9.4, H-10.2, H-10.8
    for seed in range(4):
        state = hamburg().start(players, seed=seed, options=options)
        choice = random.Random(seed)
        while not state.over and state.turns < 200:
            texts = [state.game.notation(action) for action in state.legal()]
            assert not [text for text in texts if text.startswith("sell") or "taler" in text]
            for event in state.play_events(choice.choice(state.legal())):
                assert event.kind not in ("sold", "forfeited", "forced")
                assert event.values.get("money", 0) == 0
            assert all(player["money"] == 0 for player in state.view(None)["players"])


def test_in_a_swap_only_time_is_offered() -> None:  # H-10.8, H-10.7
    p = Position(2, coinless=True, offers=True).bare().contracts(0, "england-2").top("italy-3")
    p.goods(0, grain=1).time(1, 2).place("england").at("fulfil")

    p.play("fulfil england-2")

    assert (p.state.seat, p.legal()) == (1, ["done", "offer 1 time"])
