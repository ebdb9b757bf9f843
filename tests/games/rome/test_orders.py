"""Standing orders of rome: what is answered for a player who is away, and what is not."""

from __future__ import annotations

import pytest

from merkator.core.errors import BadOption
from merkator.core.orders import check
from merkator.games.rome.rules.orders import ORDERS
from voyage import Voyage

OPEN = "l23"


def answer(p: Voyage, **orders: str | int) -> str | None:
    """What the orders of the seat that decides say."""
    before = p.state.dump()
    action = p.game.answer(p.state, p.state.seat, check(ORDERS, orders))
    assert p.state.dump() == before
    return None if action is None else p.game.notation(action)


def beside() -> Voyage:
    """Seat 0 has come to lie beside seat 1, who has 2 wine and 1 amber aboard."""
    p = Voyage(2).ship(0, OPEN).ship(1, OPEN).hand(0, "glass").hand(1, "ivory")
    p.cargo(1, wine=2, amber=1).cash(0, 20000).cash(1, 5000)
    return p.outcomes("dice 1 3").turn_of(0).play(f"sail {OPEN}")


def demanded() -> Voyage:
    return beside().play("attack 1", "demand 2 wine", "done")


# --- pirates


def test_without_orders_everything_is_asked() -> None:
    assert answer(demanded()) is None
    assert answer(beside()) is None


def test_pirates_are_answered_as_ordered() -> None:
    assert answer(demanded(), pirates="yield") == "yield"
    assert answer(demanded(), pirates="fight") == "fight"


def test_little_booty_is_yielded_and_more_is_asked_about() -> None:
    p = demanded()
    good = p.cards.good_ids.index("wine")
    worth = 2 * max(port[good] for port in p.cards.sell_price)
    assert answer(p, pirates="cheap", booty=worth + 1) == "yield"
    assert answer(p, pirates="cheap", booty=worth) is None


def test_attacks_can_be_left_out() -> None:
    assert answer(beside(), attack="never") == "done"


# --- money


def lending() -> Voyage:
    """Seat 0 asks for credit; seat 1 is asked first."""
    p = Voyage(3).ship(0, None).hand(0, "wine", "glass").cash(0, 2000).cash(1, 8000).cash(2, 8000)
    p.outcomes("dice 1 2").turn_of(0).play("ask gades", "done")
    assert (p.step, p.state.seat) == ("lend", 1)
    return p


def test_nothing_is_lent_by_order_but_an_offer_that_was_begun_is_the_players() -> None:
    p = lending()
    assert (answer(p), answer(p, lend="never")) == (None, "done")
    p.play("lay 100")
    assert answer(p, lend="never") is None


def indebted() -> Voyage:
    """Seat 0 begins its turn in a port, owes money and has cash, and no card for this port."""
    p = Voyage(2).ship(0, "ostia").cash(0, 2000).loan(0, 1, 500)
    symbols = p.cards.symbols[p.cards.port_ids.index("ostia")]
    other = next(good for number, good in enumerate(p.cards.good_ids) if number not in symbols)
    return p.hand(0, other).cargo(0).turn_of(0)


def test_trade_is_over_by_order_when_nothing_can_be_bought_or_sold() -> None:
    p = indebted()
    assert p.step == "trade"
    assert [text.split()[0] for text in p.legal()] == ["repay", "done"]
    assert answer(p, trade="done") is None
    assert answer(p, trade="done", repay="never") == "done"


def test_trade_is_asked_about_when_something_can_be_bought() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine").cash(0, 2000).turn_of(0)
    assert len(p.legal()) > 1
    assert answer(p, trade="done") is None


def test_nothing_is_repaid_at_the_end_of_a_turn_by_order() -> None:
    p = indebted().outcomes("dice 1 2").play("done")
    while p.step != "repay":
        p.play(p.legal()[-1])
    assert (answer(p), answer(p, repay="never")) == (None, "done")


# --- fate


def test_doubles_are_answered_as_ordered() -> None:
    p = Voyage(2).ship(0, OPEN).vouchers(0, 1).outcomes("dice 2 2").turn_of(0)
    assert p.step == "voucher"
    assert (answer(p), answer(p, fate="draw"), answer(p, fate="voucher")) == (None, "draw", "voucher")


# --- giving orders


def test_orders_are_checked() -> None:
    assert check(ORDERS, {})["booty"] == 500
    with pytest.raises(BadOption, match="order booty must be a whole number from 0 to 1000000, got -1"):
        check(ORDERS, {"booty": -1})
    with pytest.raises(BadOption, match="order booty must be a whole number from 0 to 1000000, got True"):
        check(ORDERS, {"booty": True})
    with pytest.raises(BadOption, match="order pirates must be 'ask' or 'cheap' or 'yield' or 'fight', got 7"):
        check(ORDERS, {"pirates": 7})


def test_the_answers_do_not_depend_on_other_hands() -> None:
    """In imagined positions, where all other hands are dealt anew, the orders say the same."""
    every = {order.name: order.choices[-1].name if order.choices else order.default for order in ORDERS}
    orders = check(ORDERS, every)
    state = Voyage(3).game.start(3, seed=5)
    for number in range(150):
        seat = state.seat
        said = state.game.answer(state, seat, orders)
        assert said == state.game.answer(state.imagine(seat, number), seat, orders)
        assert said is None or said in state.legal()
        legal = state.legal()
        state.play(said if said is not None else legal[number % len(legal)])
        if state.over:
            break


def test_rounds_are_counted_from_1() -> None:
    p = Voyage(2)
    assert p.game.round(p.game.start(2, seed=1)) == 1
    assert p.game.round(p.state) == 1


def test_every_order_has_words_in_both_languages() -> None:
    for order in ORDERS:
        for texts in (order.texts, *[choice.texts for choice in order.choices]):
            assert set(texts) == {"en", "de"}
        assert not order.choices or order.choices[0].name == "ask"
