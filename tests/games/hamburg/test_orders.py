"""Standing orders: what is answered for a player who is away, and what is not."""

from __future__ import annotations

import pytest

from merkator.core.errors import BadOption
from merkator.core.orders import check, in_force
from merkator.games.hamburg.rules.orders import ORDERS
from position import Position, bare, hamburg


def answer(p: Position, *seats: int, **orders: str) -> str | None:
    """What the orders of a seat (the one that decides, unless another is named) say."""
    asked = seats[0] if seats else p.state.seat
    before = p.state.dump()
    action = p.game.answer(p.state, asked, check(ORDERS, orders))
    assert p.state.dump() == before
    return None if action is None else p.game.notation(action)


def journey(*held: str, time: int = 3, place: str = "england") -> Position:
    """Seat 0 has travelled and seat 1, with these contracts and nothing else, is asked to join."""
    return bare(2).place(place).time(1, time).contracts(0, "france-3").contracts(1, *held).at("join")


# Joining


def test_without_orders_everything_is_asked() -> None:  # H-6.1
    assert answer(journey("england-2")) is None


@pytest.mark.parametrize("order", ["never", "round"])
def test_who_never_joins_stays(order: str) -> None:  # H-6.1
    assert answer(journey("england-2").goods(1, grain=1), join=order) == "stay"


def test_a_journey_is_asked_about_when_something_could_be_fulfilled() -> None:  # H-6.1, H-5.1
    assert answer(journey("england-2").goods(1, grain=1), join="useful") is None
    assert answer(journey("england-2"), join="useful") == "stay"
    assert answer(journey("france-4").goods(1, grain=1), join="useful") == "stay"


def test_time_spent_on_joining_pays_no_contract() -> None:  # H-6.2, H-5.6
    assert answer(journey("england-2", time=5), join="useful") is None
    assert answer(journey("england-2", time=4), join="useful") == "stay"


def test_goods_of_bonus_cards_count_as_they_come_with_joining() -> None:  # H-6.3
    cards = hamburg().cards
    bonus, good, place = next(
        (card, cards.bonus_good[number], cards.bonus_place[number])
        for number, card in enumerate(cards.bonus_ids)
        if any(need[cards.bonus_good[number]] for need in needs(cards.bonus_place[number]))
    )
    contract = next(c for c in range(77) if cards.contract_place[c] == place and cards.need[c][good])
    p = journey(cards.contract_ids[contract], place=cards.place_ids[place])
    p.state.holdings[1][:16] = [count - (number == good) for number, count in enumerate(cards.need[contract])]
    assert answer(p, join="useful") == "stay"
    assert answer(p.bonus(1, bonus), join="useful") is None


def test_a_journey_that_brings_nothing_is_not_asked_about() -> None:  # H-6.1, H-6.3
    cards = hamburg().cards
    bonus = next(card for card, place in zip(cards.bonus_ids, cards.bonus_place, strict=True) if place == 5)
    p = journey("france-4", place=cards.place_ids[5])
    assert answer(p, join="gain") == "stay"
    assert answer(journey("england-2").goods(1, grain=1), join="gain") is None
    p.bonus(1, bonus)
    assert answer(p, join="gain") is None
    assert answer(p, join="useful") == "stay"


def needs(place: int) -> list[list[int]]:
    """What contracts of a place name, where they name all they ask for."""
    cards = hamburg().cards
    held = [c for c in range(77) if cards.contract_place[c] == place and cards.parts[c][-2] < 16]
    return [cards.need[c] for c in held]


def test_only_the_seat_that_decides_is_answered_for() -> None:
    assert answer(journey("england-2"), 0, join="never") is None


# Losses


def loss(letter: str = "CC", *held: str, **goods: int) -> Position:
    """Seat 1 loses goods of the column; seat 0 has none."""
    p = Position(2).bare().contracts(0, "peace").cubes().chart(0, 0, 1, 6, 6)
    p.contracts(1, *held).goods(1, **goods).outcomes(f"letter {letter.lower()}").at("travel").play("go bohemia")
    return p.play("keep") if p.step == "letter" else p


def lose_all(p: Position) -> list[str]:
    """Let the orders answer the whole loss."""
    given = []
    while p.step == "loss":
        text = answer(p, loss="cheapest")
        assert text is not None
        given.append(text)
        p.play(text)
    return given


def test_the_most_of_a_good_is_given_first() -> None:  # H-4.6
    assert lose_all(loss(livestock=1, grain=4, spice=2)) == ["lose grain", "lose grain"]
    assert lose_all(loss(livestock=2, grain=2, spice=1)) == ["lose livestock", "lose grain"]
    assert lose_all(loss(livestock=2, grain=1, spice=3)) == ["lose livestock", "lose spice"]


def test_what_own_contracts_name_is_kept_as_long_as_can_be() -> None:  # H-4.6
    assert lose_all(loss("C", "england-2", livestock=1, grain=1)) == ["lose livestock"]
    assert lose_all(loss("C", "england-2", livestock=1, grain=3)) == ["lose grain"]


def test_cubes_are_not_turned_for_a_loss() -> None:  # H-4.6, H-5.7
    p = loss("C", livestock=1, grain=1).supply(1, *hamburg().cards.place_ids[:8])
    assert any(text.startswith("place") for text in p.legal())
    assert lose_all(p) == ["lose livestock"]


def test_a_loss_is_asked_about_without_an_order() -> None:  # H-4.6
    assert answer(loss(livestock=1, grain=4)) is None


# Letters, offers, the end


def test_a_letter_can_be_kept_by_order() -> None:  # H-4.2
    p = Position(2).bare().contracts(0, "peace").cubes().chart(0, 0, 1, 6, 6).outcomes("letter c")
    p.at("travel").play("go bohemia")
    assert p.step == "letter"
    assert (answer(p), answer(p, letter="keep")) == (None, "keep")


def test_offers_can_be_left_out_by_order_but_are_not_broken_off() -> None:  # H-10.7
    p = Position(2, offers=True).bare().cubes().place("england").contracts(0, "england-2").contracts(1, "italy-4")
    p.goods(0, grain=1).top("italy-3").outcomes("stack-3 spain-3").money(1, 6).at("fulfil").play("fulfil england-2")
    assert (p.step, p.state.seat) == ("offer", 1)
    assert (answer(p), answer(p, offer="never")) == (None, "done")
    p.play(p.legal()[1])
    assert answer(p, offer="never") is None


def test_the_last_cubes_can_be_placed_for_most_points_by_order() -> None:  # H-8.3
    p = bare(2).supply(0, "hamburg", "russia").buildings(0, "alsterhaus").contracts(0).contracts(1).at("place")
    assert (answer(p), answer(p, place="best")) == (None, "place best")


def test_the_own_turn_is_never_decided() -> None:
    every = {order.name: order.choices[-1].name for order in ORDERS}
    p = Position(3)
    for _ in range(40):
        text = answer(p, **every)
        if p.state.seat == p.state.active and p.step in ("invest", "travel", "split", "fulfil", "pay"):
            assert text is None
        p.play(text or p.legal()[0])


# Giving orders


def test_orders_are_checked() -> None:
    assert check(ORDERS, {})["join"] == "ask"
    with pytest.raises(BadOption, match="there is no order 'jion'"):
        check(ORDERS, {"jion": "never"})
    with pytest.raises(
        BadOption, match="order join must be 'ask' or 'useful' or 'gain' or 'round' or 'never', got 'maybe'"
    ):
        check(ORDERS, {"join": "maybe"})
    with pytest.raises(BadOption):
        check(ORDERS, {"join": 3})


def test_never_this_round_ends_with_the_round() -> None:
    given = {"join": "round", "loss": "cheapest", "gone": "x"}
    assert in_force(ORDERS, given, 3, 3)["join"] == "round"
    later = in_force(ORDERS, given, 3, 4)
    assert (later["join"], later["loss"]) == ("ask", "cheapest")
    assert set(later) == {order.name for order in ORDERS}


def test_rounds_are_counted_from_1() -> None:
    p = Position(3)
    seen = []
    for seat in (0, 1, 2, 0):
        assert p.state.active == seat
        seen.append(p.game.round(p.state))
        turn = p.state.turns
        while p.state.turns == turn:
            p.play("stay" if p.step == "join" else p.legal()[-1] if p.step != "travel" else p.legal()[0])
    assert seen == [1, 1, 1, 2]


def test_every_order_has_words_in_both_languages() -> None:
    for order in ORDERS:
        for texts in (order.texts, *[choice.texts for choice in order.choices]):
            assert set(texts) == {"en", "de"}
        assert order.choices[0].name == "ask"
