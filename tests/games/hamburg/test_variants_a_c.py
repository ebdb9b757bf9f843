"""The variants A, no loss of goods (H-10.4), and C, a good at once for a bought bonus card (H-10.6)."""

import random
from typing import Any

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.position_data import CHART_EMPTY, EMPTY, NOT_FINAL
from position import Position, hamburg

FROM_CHART = {"count": 1, "from": "chart"}
BONUS = ("bohemia-livestock", "danzig-copper", "italy-coal", "england-wine")  # 3, 4, 3, 4 Taler
BUILDING = ("bauhof", "wall", "boerse", "kaemmerei")  # 5, 6, 6, 6 Taler


# A: no loss of goods


def travelling(*chart: int, players: int = 2, seat: int = 0, **options: Any) -> Position:
    """A player about to travel on an empty board in variant A; everyone has goods of all columns, no letter
    can be drawn."""
    p = Position(players, no_losses=True, **options).turn_of(seat).bare().contracts(seat, "peace").cubes().outcomes()
    for other in range(players):
        p.goods(other, plums=3, ham=3, grain=3, wine=3, muskets=3, iron=3)
    return (p.chart(*chart) if chart else p).at("travel")


def goods_of_all(p: Position) -> list[int]:
    return [sum(p.has(seat).values()) for seat in range(p.state.players)]


def events_of_time(p: Position, place: str) -> list[Event]:
    return [event for event in p.happens(f"go {place}") if event.kind not in ("travelled", "grew")]


@pytest.mark.parametrize("seat", [0, 1])
def test_in_variant_a_an_emptied_row_brings_no_letter_and_no_loss(seat: int) -> None:  # H-10.4
    p = travelling(0, 0, 1, 6, 6, seat=seat)

    assert events_of_time(p, "sweden") == [
        Event("time", seat, FROM_CHART),
        Event("turn", 1 - seat, {"round": 1 + seat, "final": False}),
    ]
    assert goods_of_all(p) == [18, 18]
    assert (p.state.chart, p.state.faces) == ([0, 0, 0, 6, 6], [EMPTY] * 5)
    assert p.state.letters == p.cards.letters
    assert p.times()[seat] == 1


def test_in_variant_a_hamburg_takes_two_counters_across_rows() -> None:  # H-10.4, H-3.10
    p = travelling(0, 0, 1, 1, 6)

    assert events_of_time(p, "hamburg") == [Event("time", 0, FROM_CHART)] * 2 + [
        Event("turn", 1, {"round": 1, "final": False})
    ]
    assert p.state.chart == [0, 0, 0, 0, 6]
    assert p.times() == [2, 0]


def test_in_variant_a_the_last_counter_of_the_chart_still_triggers_the_final_round() -> None:  # H-10.4, H-7.1
    p = travelling(0, 0, 0, 0, 1, players=3)

    assert events_of_time(p, "hamburg") == [
        Event("time", 0, FROM_CHART),
        Event("final", 0, {"cause": "chart"}),
        Event("time", 0, {"count": 1, "from": "supply"}),
        Event("turn", 1, {"round": 1, "final": True}),
    ]
    assert (p.state.cause, p.state.last, p.times()) == (CHART_EMPTY, 2, [2, 0, 0])
    assert goods_of_all(p) == [18, 18, 18]


def test_in_variant_a_a_row_that_is_not_the_last_triggers_nothing() -> None:  # H-10.4
    p = travelling(0, 0, 0, 1, 6).play("go danzig")

    assert p.state.last == NOT_FINAL


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_variant_a_the_chart_is_filled_and_used_as_ever(players: int) -> None:  # H-10.4, H-1.3
    p = travelling(players=players)
    assert p.state.view(None)["chart"] == Position(players).state.view(None)["chart"]

    p.play("go hamburg")

    assert sum(p.state.chart) == 6 * (players + 1) - 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_variant_a_no_counter_is_ever_turned_over(players: int) -> None:  # H-10.4
    choice = random.Random(players)
    state = hamburg().start(players, seed=players, options={"no_losses": True})
    kinds = set()
    while state.last == NOT_FINAL and state.turns < 400:
        kinds |= {event.kind for event in state.play_events(choice.choice(state.legal()))}
        assert len(state.letters) == 42

    assert "time" in kinds
    assert not kinds & {"letter", "turned", "lost"}
    assert not any(state.chart) or state.cause != CHART_EMPTY


# C: a good at once


def investing(money: int = 20, players: int = 2, seat: int = 0, **options: Any) -> Position:
    """A player at the start of the investing step in variant C, with an empty office and known offers."""
    p = Position(players, goods_at_once=True, **options).turn_of(seat).bare().money(seat, money)
    return p.offer(bonus=BONUS, building=BUILDING).at("invest")


@pytest.mark.parametrize("card", [card.id for card in hamburg().set.bonus])
def test_in_variant_c_a_bought_bonus_card_gives_1_of_its_good(card: str) -> None:  # H-10.6
    p = investing().offer(bonus=[card])

    p.play(f"buy {card}")

    assert p.has(0) == {card.split("-")[1]: 1}
    assert p.bought(0) == [card]


@pytest.mark.parametrize("seat", [0, 1])
def test_in_variant_c_the_good_comes_at_once_into_the_office(seat: int) -> None:  # H-10.6
    p = investing(money=9, seat=seat).supply(seat, "sweden").goods(seat, copper=2).outcomes("bonus spain-plums")

    assert p.happens("buy danzig-copper") == [
        Event("bought", seat, {"bonus": "danzig-copper", "price": 4}),
        Event("received", seat, {"bonus": "danzig-copper", "good": "copper", "count": 1}),
        Event("offered", seat, {"bonus": "spain-plums"}),
    ]
    assert p.has(seat) == {"copper": 3}
    assert (p.has(1 - seat), p.tile(seat), p.moneys()[seat]) == ({}, ["sweden"], 5)


def test_in_variant_c_each_bought_card_gives_its_good() -> None:  # H-10.6
    p = investing(money=10).outcomes("bonus spain-plums", "bonus italy-spice", "bonus denmark-ham")

    p.play("buy danzig-copper", "buy italy-coal", "buy italy-spice")

    assert p.has(0) == {"copper": 1, "coal": 1, "spice": 1}


def test_in_variant_c_the_good_of_a_bought_card_can_be_paid_in_the_same_turn() -> None:  # H-10.6
    p = investing().contracts(0, "newfoundland-4").time(0, 3).play("buy danzig-copper").cubes()

    p.travels("newfoundland")

    assert p.legal() == ["done", "fulfil newfoundland-4"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_variant_c_dealt_bonus_cards_give_nothing(players: int) -> None:  # H-10.6
    p = Position(players, goods_at_once=True)

    for seat in range(players):
        assert len(p.bought(seat)) == 2
        assert p.has(seat) == {}


def test_in_variant_c_a_building_gives_no_good() -> None:  # H-10.6
    p = investing().outcomes("building zeughaus")

    assert p.happens("buy wall") == [
        Event("bought", 0, {"building": "wall", "price": 6}),
        Event("offered", 0, {"building": "zeughaus"}),
    ]
    assert p.has(0) == {}


def test_in_variant_c_a_card_bought_from_the_hand_gives_its_good_too() -> None:  # H-10.6, H-10.3
    p = investing(expert=True).hand(0, "russia-grain")

    assert p.happens("buy russia-grain") == [
        Event("bought", 0, {"bonus": "russia-grain", "price": 4}),
        Event("received", 0, {"bonus": "russia-grain", "good": "grain", "count": 1}),
    ]
    assert p.has(0) == {"grain": 1}


def test_in_variant_c_a_card_taken_into_the_hand_gives_nothing_yet() -> None:  # H-10.6, H-10.3
    p = investing(expert=True).play("take danzig-copper")

    assert p.has(0) == {}


def test_in_variant_c_cards_bought_without_coins_give_their_goods() -> None:  # H-10.6, H-9.4
    p = investing(money=0, coinless=True).contracts(0, "england-2", "russia-7")
    p.outcomes("bonus spain-plums", "bonus denmark-ham")

    assert p.play("buy danzig-copper").happens("buy bohemia-livestock") == [  # only one contract can pay
        Event("gave", 0, {"contract": "russia-7", "value": 7}),
        Event("bought", 0, {"bonus": "danzig-copper", "price": 4}),
        Event("received", 0, {"bonus": "danzig-copper", "good": "copper", "count": 1}),
        Event("bought", 0, {"bonus": "bohemia-livestock", "price": 3}),
        Event("received", 0, {"bonus": "bohemia-livestock", "good": "livestock", "count": 1}),
        Event("offered", 0, {"bonus": "spain-plums"}),
        Event("offered", 0, {"bonus": "denmark-ham"}),
    ]


def test_in_variant_c_goods_come_alone_too_but_not_for_cards_put_under_the_deck() -> None:  # H-10.6, H-10.8, H-9.7
    p = investing(money=0, players=1).contracts(0, "england-2", "spain-9").offer(building=["kaemmerei"])

    p.play("buy italy-coal", "buy kaemmerei")  # only one contract can pay

    assert sorted(p.bought(0)) == ["italy-coal", "kaemmerei"]

    assert p.has(0) == {"coal": 1}


def test_in_variant_c_goods_come_in_the_final_round_too() -> None:  # H-10.6, H-7.4
    p = investing().final(1).play("buy italy-coal")

    assert p.has(0) == {"coal": 1}


def test_without_variant_c_a_bought_card_gives_nothing_at_once() -> None:  # H-10.6
    p = Position(2).bare().money(0, 4).offer(bonus=BONUS).at("invest").play("buy danzig-copper")

    assert p.has(0) == {}
