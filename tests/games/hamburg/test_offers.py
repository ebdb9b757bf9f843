"""Variant D: the others offer money and time for taking the next contract of the stack instead (H-10.7)."""

from collections import Counter
from typing import Any

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.position_data import MONEY
from position import Position

WAIT_OFFER = "choose what to offer for the swap (H-10.7)"
WAIT_SWAP = "choose whether to swap the contract just taken (H-10.7)"
NOT_OWNED = "you do not have it, or you have already offered something smaller (H-10.7)"
HELD = ("france-4", "italy-4", "russia-4", "spain-4")


def fulfilling(players: int = 3, seat: int = 0, **options: Any) -> Position:
    """A player in England who can fulfil england-2: italy-3 is on top of the 3s, spain-3 comes next."""
    p = Position(players, offers=True, **options).turn_of(seat).bare().cubes().place("england")
    for other in range(players):
        p.contracts(other, *(["england-2"] if other == seat else [HELD[other]]))
    return p.goods(seat, grain=1).top("italy-3").outcomes("stack-3 spain-3").at("fulfil")


def taken(players: int = 3, seat: int = 0, **owned: tuple[int, int]) -> Position:
    """The reward was taken; money and time by seat: `one=(3, 1)` gives seat 1 three Taler and one time."""
    p = fulfilling(players, seat)
    for name, (money, time) in owned.items():
        other = ("zero", "one", "two", "three").index(name)
        p.money(other, money).time(other, time)
    return p.play("fulfil england-2")


def bids(p: Position) -> list[tuple[int, int]]:
    return [(bid["money"], bid["time"]) for bid in p.state.view(None)["bids"]]


# Who is asked


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_others_are_asked_once_each_clockwise_from_the_takers_left(seat: int) -> None:  # H-10.7
    p = taken(4, seat, zero=(1, 0), one=(1, 0), two=(1, 0), three=(1, 0))
    asked = []
    while p.step == "offer":
        assert p.state.view(None)["decision"]["about"] == {"taker": seat}
        asked.append(p.state.seat)
        p.play("done")

    assert asked == [(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4]


def test_the_contract_is_taken_before_the_others_are_asked() -> None:  # H-10.7
    p = fulfilling().time(2, 1)

    assert p.happens("fulfil england-2") == [
        Event("paid", 0, {"goods": {"grain": 1}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "england-2"}),
        Event("drew", 0, {"contract": "italy-3"}),
    ]
    assert p.held(0) == ["england-2", "italy-3"]
    assert p.open_stack(3)[0] == "spain-3"
    assert (p.step, p.state.seat) == ("offer", 2)  # seat 1 owns nothing


def test_who_owns_nothing_is_not_asked() -> None:  # H-10.7
    p = taken(3)

    assert (p.state.seat, p.state.active, p.held(0)) == (1, 1, ["england-2", "italy-3"])


def test_if_nothing_at_all_is_offered_the_taker_is_not_asked() -> None:  # H-10.7
    p = taken(3, one=(3, 0), two=(0, 2))

    assert p.happens("done") == p.happens("done") == []

    assert (p.step, p.state.seat) == ("join", 2)
    assert (p.held(0), p.moneys(), p.times()) == (["england-2", "italy-3"], [0, 3, 0], [0, 0, 2])
    assert p.open_stack(3)[0] == "spain-3"


def test_without_variant_d_nobody_is_asked() -> None:  # H-10.7
    p = Position(3).bare().cubes().place("england").contracts(0, "england-2").goods(0, grain=1).money(1, 9)

    assert p.at("fulfil").play("fulfil england-2").state.active == 1


# What may be offered


@pytest.mark.parametrize(
    ("money", "time", "notes"),
    [
        (0, 1, ["offer 1 time"]),
        (1, 0, ["offer 1 taler"]),
        (4, 0, ["offer 1 taler"]),
        (5, 0, ["offer 5 taler", "offer 1 taler"]),
        (12, 3, ["offer 5 taler", "offer 1 taler", "offer 1 time"]),
    ],
)
def test_money_and_time_may_be_offered_if_they_are_owned(money: int, time: int, notes: list[str]) -> None:  # H-10.7
    p = taken(one=(money, time))

    assert p.legal() == ["done", *notes]
    for text in {"offer 5 taler", "offer 1 taler", "offer 1 time"} - set(notes):
        assert p.why_not(text) == NOT_OWNED


def test_no_goods_are_offered() -> None:  # H-10.7
    p = fulfilling().goods(1, wine=9).money(1, 1).play("fulfil england-2")

    assert p.legal() == ["done", "offer 1 taler"]


def test_amounts_are_laid_down_in_falling_notes() -> None:  # H-10.7
    p = taken(one=(12, 2))

    assert p.play("offer 5 taler").legal() == ["done", "offer 5 taler", "offer 1 taler", "offer 1 time"]
    assert p.play("offer 1 taler").legal() == ["done", "offer 1 taler", "offer 1 time"]
    assert p.why_not("offer 5 taler") == NOT_OWNED
    assert bids(p) == [(0, 0), (6, 0), (0, 0)]
    assert p.play("offer 1 time").legal() == ["done", "offer 1 time"]
    assert p.why_not("offer 1 taler") == NOT_OWNED
    assert p.happens("offer 1 time") == [Event("bid", 1, {"money": 6, "time": 2, "to": 0})]  # nothing is left
    assert (bids(p), p.legal()) == ([(0, 0), (6, 2), (0, 0)], ["keep", "swap"])


def sums(p: Position) -> Counter[tuple[int, int]]:
    """Return every offer that seat 1 can make, with the number of ways to make it."""
    found: Counter[tuple[int, int]] = Counter()
    waiting = [p.state]
    while waiting:
        state = waiting.pop()
        bid = state.view(None)["bids"][1]
        if state.view(None)["decision"]["step"] == "offer":
            for action in state.legal():
                copy = state.copy()
                copy.play(action)
                waiting.append(copy)
        else:
            found[bid["money"], bid["time"]] += 1
    return found


@pytest.mark.parametrize(("money", "time"), [(0, 3), (4, 0), (5, 1), (9, 0), (15, 2)])
def test_every_sum_up_to_what_is_owned_can_be_offered_in_one_way(money: int, time: int) -> None:  # H-10.7
    p = taken(one=(money, time))

    assert sums(p) == {(m, t): 1 for m in range(money + 1) for t in range(time + 1)}


def test_offers_are_open_and_nothing_moves_before_the_answer() -> None:  # H-10.7
    p = taken(one=(7, 1), two=(0, 3)).play("offer 5 taler", "offer 1 taler")

    assert p.happens("done") == [Event("bid", 1, {"money": 6, "time": 0, "to": 0})]
    assert p.play("offer 1 time").happens("done") == [Event("bid", 2, {"money": 0, "time": 1, "to": 0})]

    for seat in (0, 1, 2, None):
        assert p.state.view(seat)["bids"] == [
            {"money": 0, "time": 0}, {"money": 6, "time": 0}, {"money": 0, "time": 1}]  # fmt: skip
    assert (p.moneys(), p.times()) == ([0, 7, 0], [0, 1, 3])


def test_nothing_else_can_be_done_while_offers_are_made() -> None:  # H-10.7
    p = taken(one=(7, 1))

    for text in ("fulfil england-2", "swap", "keep", "join"):
        assert p.why_not(text) == WAIT_OFFER


# The swap


def asked_to_swap(seat: int = 0) -> Position:
    """The player left of the taker has offered 2 Taler, the next one 1 Taler and 1 time."""
    p = fulfilling(3, seat)
    left, next_left = (seat + 1) % 3, (seat + 2) % 3
    p.money(left, 3).money(next_left, 2).time(next_left, 2).play("fulfil england-2")
    p.play("offer 1 taler", "offer 1 taler")
    assert p.happens("done") == [Event("bid", left, {"money": 2, "time": 0, "to": seat})]
    p.play("offer 1 taler", "offer 1 time")
    assert p.happens("done") == [Event("bid", next_left, {"money": 1, "time": 1, "to": seat})]
    return p


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_swap_exchanges_the_contracts_and_all_offers_are_paid(seat: int) -> None:  # H-10.7
    p = asked_to_swap(seat)
    left, next_left = (seat + 1) % 3, (seat + 2) % 3
    below = p.open_stack(3)[1]
    assert (p.step, p.state.seat, p.legal()) == ("swap", seat, ["keep", "swap"])
    assert p.state.view(None)["decision"]["about"] == {"contract": "italy-3", "instead": "spain-3"}

    paid = {left: {"money": 2, "time": 0, "of": left}, next_left: {"money": 1, "time": 1, "of": next_left}}
    assert p.happens("swap")[:3] == [
        Event("swapped", seat, {"contract": "italy-3", "instead": "spain-3"}),
        *[Event("collected", seat, dict(paid[other])) for other in sorted(paid)],
    ]
    assert p.held(seat) == ["england-2", "spain-3"]
    assert p.open_stack(3) == ("italy-3", below)
    assert [p.moneys()[one] for one in (seat, left, next_left)] == [3, 1, 1]
    assert [p.times()[one] for one in (seat, left, next_left)] == [1, 0, 1]
    assert p.state.bids == [0] * 6


def test_if_the_taker_keeps_the_contract_nothing_is_paid() -> None:  # H-10.7
    p = asked_to_swap()

    assert p.happens("keep") == []

    assert (p.held(0), p.open_stack(3)[0]) == (["england-2", "italy-3"], "spain-3")
    assert (p.moneys(), p.times()) == ([0, 3, 2], [0, 0, 2])
    assert bids(p) == [(0, 0)] * 3


@pytest.mark.parametrize(("owned", "note"), [((1, 0), "offer 1 taler"), ((0, 1), "offer 1 time")])
def test_one_in_all_is_enough(owned: tuple[int, int], note: str) -> None:  # H-10.7
    p = taken(two=owned).play(note)

    assert (p.step, p.state.seat, p.legal()) == ("swap", 0, ["keep", "swap"])


def test_nothing_else_can_be_done_before_the_answer() -> None:  # H-10.7
    p = asked_to_swap()

    for text in ("done", "fulfil england-2", "offer 1 taler"):
        assert p.why_not(text) == WAIT_SWAP


def test_at_most_one_swap_is_made_for_a_contract_taken() -> None:  # H-10.7
    p = asked_to_swap().play("swap")

    assert (p.step, p.state.seat) == ("join", 2)  # nobody is asked about italy-3, on top again


def test_the_contract_put_back_is_the_next_reward() -> None:  # H-10.7
    p = fulfilling().contracts(1, "danzig-2").time(1, 1).play("fulfil england-2", "offer 1 time", "swap").time(0, 0)

    p.turn_of(1).place("danzig").goods(1, ham=1).outcomes("stack-3 sweden-3").at("fulfil").play("fulfil danzig-2")

    assert (p.held(1), p.open_stack(3)[0]) == (["danzig-2", "italy-3"], "sweden-3")


def test_offers_are_made_before_the_contract_can_be_fulfilled() -> None:  # H-10.7, H-5.4
    p = fulfilling().goods(0, grain=1, iron=2).top("england-3").time(1, 1).play("fulfil england-2")
    assert p.why_not("fulfil england-3") == WAIT_OFFER
    assert p.play("offer 1 time").why_not("fulfil england-3") == WAIT_SWAP

    assert p.play("keep").legal() == ["done", "fulfil england-3"]


def test_the_contract_swapped_for_can_be_fulfilled_at_once() -> None:  # H-10.7, H-5.4
    p = fulfilling().outcomes("stack-3 england-3").goods(0, grain=1, iron=2).time(1, 1)

    p.play("fulfil england-2", "offer 1 time", "swap")

    assert (p.held(0), p.legal()) == (["england-2", "england-3"], ["done", "fulfil england-3"])


def test_each_refusal_has_an_id_for_translation() -> None:  # H-10.7
    p = taken(one=(1, 0))

    assert p.reason_of("offer 5 taler") == ("offer-order", NOT_OWNED)
    assert p.reason_of("swap") == ("offering", WAIT_OFFER)
    assert p.play("offer 1 taler").reason_of("done") == ("swapping", WAIT_SWAP)


# Money above the limit


@pytest.mark.parametrize(("before", "after", "lost"), [(11, 15, 0), (12, 15, 1), (15, 15, 4)])
def test_money_above_15_is_lost_at_once(before: int, after: int, lost: int) -> None:  # H-10.7, H-2.7
    p = fulfilling().money(0, before).money(1, 4).play("fulfil england-2", *["offer 1 taler"] * 4)

    events = p.happens("swap")

    assert events[1:] == [
        Event("collected", 0, {"money": 4, "time": 0, "of": 1}),
        *([Event("forfeited", 0, {"money": lost})] if lost else []),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.moneys() == [after, 0, 0]


def test_with_variant_b_there_is_no_limit() -> None:  # H-10.7, H-10.5
    p = fulfilling(forced_purchases=True).money(0, 15).money(1, 20)

    p.play("fulfil england-2", *["offer 5 taler"] * 4)

    assert "forfeited" not in [event.kind for event in p.happens("swap")]
    assert p.moneys() == [35, 0, 0]


def test_without_coins_only_time_is_offered() -> None:  # H-10.8, H-10.7
    p = fulfilling(2, coinless=True).time(1, 2).play("fulfil england-2")
    assert p.legal() == ["done", "offer 1 time"]

    p.play("offer 1 time", "done", "swap")

    assert (p.times(), p.held(0)) == ([1, 1], ["england-2", "spain-3"])
    assert [mine[MONEY] for mine in p.state.holdings] == [0, 0]
