"""Losing a ship, the yards, and being out (R-4.1, R-4.3, R-3.12)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules.position_data import OUT, SKIP, VOUCHERS
from voyage import Voyage

YARDS = {"gades": 8000, "massilia": 10000, "ostia": 13000, "rhodus": 11000, "sinope": 7000}


def wrecked(cash: int, players: int = 3, others: int = 0) -> Voyage:
    """Seat 0 begins its turn without a ship; the others have so much each and lie in Ostia."""
    p = Voyage(players).ship(0, None).hand(0, "wine", "glass").cash(0, cash)
    for seat in range(1, players):
        p.cash(seat, others)
    return p.outcomes("dice 1 2").turn_of(0)


def builds(p: Voyage) -> list[str]:
    return [text.removeprefix("build ") for text in p.legal() if text.startswith("build ")]


def test_there_are_five_yards_with_their_prices() -> None:
    cards = Voyage().cards
    found = {cards.port_ids[port]: cost for port, cost in zip(cards.yards, cards.yard_price, strict=True)}
    assert found == YARDS


@pytest.mark.parametrize("yard", YARDS)
def test_a_ship_is_bought_at_any_yard_at_its_price(yard: str) -> None:
    p = wrecked(13000)
    assert builds(p) == list(YARDS)
    assert p.happens(f"build {yard}")[0] == Event("built", 0, {"port": yard, "amount": YARDS[yard]})
    assert p.lies(0) == yard
    assert p.money()[0] == 13000 - YARDS[yard] - (p.step == "move") * 100


def test_the_new_ship_plays_a_full_turn_with_trade_and_running_cost() -> None:
    p = wrecked(12000).play("build rhodus")
    assert p.money()[0] == 1000
    assert (p.state.seat, p.step, p.legal()) == (0, "trade", ["buy 1 wine", "done"])
    p.outcomes("dice 1 2").play("done")
    assert p.money()[0] == 900
    assert p.step == "move"


def test_who_can_pay_may_pass_and_pays_no_running_cost() -> None:
    p = wrecked(7000)
    assert p.happens("done")[0] == Event("passed", 0, {})
    assert p.money()[0] == 7000
    assert p.lies(0) is None
    assert p.state.active == 1
    assert not p.has(0, OUT)


def test_a_player_without_a_ship_is_asked_again_in_every_turn() -> None:
    p = wrecked(7000, players=2).play("done").outcomes().turn_of(0)
    assert (p.step, builds(p)) == ("ship", ["sinope"])


def test_a_ship_lost_in_anothers_turn_is_replaced_in_the_same_round() -> None:
    p = Voyage(2).ship(0, "l23").ship(1, "l23").cargo(1, wine=2).cash(1, 9000).hand(1, "glass")
    p.outcomes("dice 1 3").turn_of(0)
    p = _attack(p)
    p.outcomes("dice 6 6", "dice 1 2").play("fight")
    assert p.lies(1) is None
    assert (p.state.seat, p.step, p.state.round) == (1, "ship", p.state.round)


def _attack(p: Voyage) -> Voyage:
    """Sail seat 0 in a circle of four fields back beside seat 1, and attack."""
    p.play("sail l23", "attack 1")
    if p.step == "demand":
        p.play(p.legal()[0])
    return p


def test_cards_of_lost_cargo_go_back_to_the_hand_and_the_rest_stays() -> None:
    p = (
        Voyage(2)
        .ship(0, "l23")
        .cargo(0, wine=2, amber=1)
        .hand(0, "glass")
        .vouchers(0, 2)
        .kept(0, "f31")
        .cash(0, 5000)
    )
    p.skip(0, 0)
    p.vouchers(0, 0).outcomes("dice 2 2", "fatum f01", "dice 1 2").turn_of(0)
    assert p.lies(0) is None
    assert p.aboard(0) == []
    assert sorted(p.held(0)) == ["amber", "glass", "wine"]
    assert sorted(p.seen(0)) == ["amber", "wine"]
    assert p.keeps(0) == ["f31"]
    assert p.money()[0] == 4900


def test_vouchers_stay_when_the_ship_is_lost() -> None:
    p = Voyage(2).ship(0, "l23").hand(0, "glass").vouchers(0, 2)
    p.outcomes("dice 2 2").turn_of(0).outcomes("fatum f02", "dice 1 2").play("draw")
    assert p.lies(0) is None
    assert p.has(0, VOUCHERS) == 2


# --- offers


@pytest.mark.parametrize(
    ("kept", "ship", "cost"),
    [
        (("f28",), "sinope with offer", 4000),
        (("f28",), "sinope", 7000),
        (("f29",), "gades with discount", 5000),
        (("f30",), "gades with subsidy", 3000),
        (("f29", "f30"), "ostia with discount subsidy", 5000),
        (("f28", "f29"), "sinope with offer discount", 1000),
        (("f28", "f30"), "sinope with offer subsidy", 0),
        (("f28", "f29", "f30"), "sinope with offer discount subsidy", 0),
        (("f28", "f29", "f30"), "sinope with discount", 4000),
        (("f29", "f30"), "sinope with discount subsidy", 0),
    ],
)
def test_offers_are_combined_as_the_buyer_likes_and_never_pay_out(
    kept: tuple[str, ...], ship: str, cost: int
) -> None:
    p = wrecked(13000).kept(0, *kept)
    p.play(f"build {ship}")
    assert p.money()[0] + (p.step == "move") * 100 == 13000 - cost
    words = {"f28": "offer", "f29": "discount", "f30": "subsidy"}
    used = [card for card in kept if words[card] in ship]
    assert p.keeps(0) == [card for card in kept if card not in used]
    assert p.under() == used


def test_the_offer_of_one_yard_is_good_there_only() -> None:
    p = wrecked(13000).kept(0, "f28")
    assert [ship for ship in builds(p) if "offer" in ship] == ["sinope with offer"]
    assert p.reason_of("build gades with offer")[0] == "no-offer"
    assert wrecked(13000).reason_of("build sinope with offer")[0] == "no-offer"


def test_an_offer_can_be_the_way_to_a_ship() -> None:
    p = Voyage(3).ship(0, None).cash(0, 4000).cash(1, 0).cash(2, 0).kept(0, "f28").outcomes().turn_of(0)
    assert builds(p) == ["sinope with offer"]
    q = Voyage(2).ship(0, None).cash(0, 0).cash(1, 0).kept(0, "f28", "f30").outcomes().turn_of(0)
    assert builds(q) == ["sinope with offer subsidy"]


# --- out


def test_who_can_neither_pay_nor_borrow_is_out_at_once() -> None:
    p = Voyage(3).ship(0, None).cash(0, 6900).cash(1, 0).cash(2, 99).hand(0, "wine").kept(0, "f31")
    p.outcomes("dice 1 2", "dice 1 2").turn_of(0)
    assert p.has(0, OUT) == 1
    assert p.held(0) == ["wine"]
    assert p.keeps(0) == []
    assert p.under() == ["f31"]
    assert p.state.active == 1


def test_who_cannot_pay_and_does_not_ask_is_out() -> None:
    p = wrecked(0, others=8000)
    assert p.happens("done")[0] == Event("out", 0, {})
    assert p.has(0, OUT) == 1


def test_a_player_who_is_out_has_no_more_turns() -> None:
    p = wrecked(0, others=8000).play("done")
    seen = []
    for _ in range(4):
        seen.append(p.state.active)
        del p.state.agenda[6:]
        p.state.advance()
    assert seen == [1, 2, 1, 2]


def test_someone_out_can_win() -> None:
    p = Voyage(2).ship(0, None).cash(0, 6000).cash(1, 0).hand(0).hand(1, "purple", "purple", "spices", "ivory")
    p.ship(1, None).outcomes().turn_of(0)
    assert p.state.over
    assert [p.has(seat, OUT) for seat in (0, 1)] == [1, 1]
    assert p.state.scores == [6000, -9200]
    assert all(isinstance(score, int) for score in p.state.scores)
    assert p.state.winners == [0]


def test_loans_given_by_someone_out_bear_interest_and_their_debts_do_not() -> None:
    p = Voyage(3).ship(0, None).cash(0, 0).cash(1, 5000).cash(2, 0).loan(1, 0, 1000).loan(0, 2, 1000)
    p.outcomes("dice 1 2").turn_of(0)  # 5,000 of seat 1 are not enough for any ship
    assert p.has(0, OUT) == 1
    assert p.loans() == [(1, 0, 1000, 0), (0, 2, 1000, 100)]
    assert (p.state.active, p.money()[:2]) == (1, [100, 4900])
    p.turn_of(1)
    assert p.loans() == [(1, 0, 1000, 0), (0, 2, 1000, 100)]
    assert p.money()[:2] == [200, 4800]


def test_a_missed_turn_lapses_with_the_ship() -> None:
    p = Voyage(2).ship(0, "l23").cargo(0, wine=1).skip(0, 1)
    from merkator.games.rome.rules.loss import lose_ship

    lose_ship(p.state, 0, "storm")
    assert p.has(0, SKIP) == 0
