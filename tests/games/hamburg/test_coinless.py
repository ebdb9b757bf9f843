"""Investing without coins: cards are paid with contracts (H-9.4), alone and with two players (H-10.2)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from solo import BUILDING, begin_turn, buys, decks, gives, in_hand, investing, offers, owned

FIVE = ("england-2", "spain-3", "france-4", "russia-5", "sweden-6")  # worth 20, with one kept 18
SIX = (*FIVE, "danzig-7")
EIGHT = (*SIX, "italy-8", "spain-9")
ALL_BONUS = (
    "danzig-copper",
    "england-wine",
    "bohemia-livestock",
    "italy-coal",
)  # as in the set: 4, 4, 3, 3
ALL_BUILDING = ("rentamt", "seeamt", "hopfenmarkt", "wall")  # 18, 4, 9, 6

both = pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, 0), (2, 1)])

ONLY_UNTIL_5 = "unless you buy something, you may give contracts away only until 5 are left (H-9.4)"
IN_ORDER = "give contracts in ascending order; the rest must pay what is due, and you must keep one (H-9.4)"
MUST_GIVE = "you must give contracts away until 5 are left (H-9.4)"


# One card


@both
def test_investing_lists_what_can_be_paid_with_contracts(players: int, seat: int) -> None:  # H-9.4
    p = investing(*FIVE, players=players, seat=seat)

    assert (p.step, p.state.seat) == ("invest", seat)
    assert p.legal() == [*buys(*ALL_BONUS, *ALL_BUILDING), "done"]


@both
def test_a_card_is_paid_with_one_contract(players: int, seat: int) -> None:  # H-9.4, H-2.6
    p = investing(*FIVE, players=players, seat=seat).outcomes("bonus spain-plums")

    assert p.happens("buy danzig-copper") == []
    assert p.legal() == [*buys("england-wine", "bohemia-livestock", "italy-coal", *ALL_BUILDING[1:]), *gives(*FIVE)]
    events = p.happens("give france-4")

    assert events == [
        Event("gave", seat, {"contract": "france-4", "value": 4}),
        Event("bought", seat, {"bonus": "danzig-copper", "price": 4}),
        Event("offered", seat, {"bonus": "spain-plums"}),
    ]
    assert owned(p, seat) == (["danzig-copper"], [])
    assert p.held(seat) == ["england-2", "spain-3", "russia-5", "sweden-6"]
    assert "france-4" in p.discarded()
    assert offers(p) == (["bohemia-livestock", "spain-plums", "italy-coal", "england-wine"], list(BUILDING))
    assert (p.step, p.state.seat, p.state.package) == ("invest", seat, [])
    assert "done" in p.legal()


@both
def test_a_card_is_paid_with_several_contracts_laid_down_one_by_one(players: int, seat: int) -> None:  # H-9.4
    p = investing(*FIVE, players=players, seat=seat).play("buy hopfenmarkt")
    view = p.state.view(seat)
    assert view["package"] == ["hopfenmarkt"]

    assert p.happens("give england-2") == [Event("gave", seat, {"contract": "england-2", "value": 2})]
    assert p.legal() == gives("spain-3", "france-4", "russia-5")  # after the 6 the rest could not be paid
    assert p.state.view(seat)["package"] == ["hopfenmarkt"]
    assert p.happens("give spain-3") == [Event("gave", seat, {"contract": "spain-3", "value": 3})]
    assert p.legal() == gives("france-4", "russia-5", "sweden-6")
    assert p.happens("give russia-5")[:2] == [
        Event("gave", seat, {"contract": "russia-5", "value": 5}),
        Event("bought", seat, {"building": "hopfenmarkt", "price": 9}),
    ]

    assert p.held(seat) == ["france-4", "sweden-6"]
    assert owned(p, seat) == ([], ["hopfenmarkt"])
    assert p.state.view(seat)["package"] == []


def test_given_contracts_lie_on_the_discard_pile() -> None:  # H-9.4, H-2.4
    p = investing("sweden-2", "spain-3", "france-4", "peace")
    before = p.discarded()
    assert before == ["danzig-2", "england-2", "france-2", "hamburg-2"]

    p.play("buy wall", "give sweden-2", "give spain-3", "give france-4")

    assert p.discarded() == [*before, "sweden-2", "spain-3", "france-4"]
    view = p.state.view(None)
    assert (view["discard"], view["discarded"]) == (7, p.discarded())


@both
def test_what_is_overpaid_is_lost(players: int, seat: int) -> None:  # H-9.4
    p = investing("england-2", "sweden-10", players=players, seat=seat)

    p.play("buy italy-coal")
    assert p.legal()[-1:] == gives("sweden-10")  # the 2 alone does not pay it, and with the 10 nothing would be kept
    p.play("give sweden-10")

    assert p.held(seat) == ["england-2"]
    assert owned(p, seat) == (["italy-coal"], [])
    assert p.moneys() == [0] * players
    assert p.step == "travel"  # nothing else could be chosen


@both
def test_the_payment_ends_as_soon_as_the_price_is_reached(players: int, seat: int) -> None:  # H-9.4
    p = investing(*FIVE, players=players, seat=seat).play("buy italy-coal")

    p.play("give spain-3")

    assert p.state.package == []
    assert not [text for text in p.legal() if text.startswith("give")]
    assert p.why_not("give france-4") == ONLY_UNTIL_5


@both
def test_a_small_contract_may_be_given_before_a_large_one(players: int, seat: int) -> None:  # H-9.4
    p = investing(*FIVE, players=players, seat=seat)

    p.play("buy italy-coal", "give england-2", "give sweden-6")  # 8 for 3: the 2 alone did not reach it

    assert p.held(seat) == ["spain-3", "france-4", "russia-5"]
    assert owned(p, seat) == (["italy-coal"], [])


def test_contracts_are_given_in_ascending_order() -> None:  # H-9.4: one payment, one sequence
    p = investing(*FIVE).play("buy hopfenmarkt", "give france-4")

    assert p.legal() == gives("russia-5", "sweden-6")
    assert p.why_not("give england-2") == IN_ORDER
    assert p.why_not("give france-4") == "you do not hold this contract"


def test_a_contract_is_not_given_when_the_rest_could_not_pay() -> None:  # H-9.4
    p = investing(*FIVE).offer(bonus=[], building=["hopfenmarkt"]).play("buy hopfenmarkt")

    assert p.legal() == gives("england-2", "spain-3", "france-4", "russia-5")
    assert p.why_not("give sweden-6") == IN_ORDER


def test_every_payment_begins_with_any_contract() -> None:  # H-9.4; danzig-2 has the number 0
    p = investing("danzig-2", "france-2", "spain-3", "france-4", "peace").play("buy danzig-copper", "give france-4")

    p.play("buy bohemia-livestock", "give danzig-2", "give france-2")

    assert p.held(0) == ["spain-3", "peace"]
    assert owned(p)[0] == ["danzig-copper", "bohemia-livestock"]


# The last contract


@both
def test_the_last_contract_is_never_given(players: int, seat: int) -> None:  # H-9.4
    p = investing("sweden-10", players=players, seat=seat)

    assert p.step == "travel"  # nothing can be bought
    assert p.held(seat) == ["sweden-10"]


@pytest.mark.parametrize(
    ("contracts", "worth"),
    [
        (("england-2", "spain-3"), 3),
        (("spain-3", "france-4"), 4),
        (("england-2", "sweden-2", "france-4"), 6),
        (("england-2", "italy-9"), 9),
        (("spain-3", "france-3", "italy-3", "spain-4"), 10),
        (("peace", "spain-9"), 14),
        (("spain-9", "sweden-10", "italy-9"), 19),
    ],
)
@both
def test_all_but_the_least_valuable_contract_can_pay(
    contracts: tuple[str, ...], worth: int, players: int, seat: int
) -> None:  # H-9.4
    p = investing(*contracts, players=players, seat=seat)
    prices = dict(zip(ALL_BONUS + ALL_BUILDING, (4, 4, 3, 3, 18, 4, 9, 6), strict=True))

    assert p.legal() == [*buys(*[card for card, price in prices.items() if price <= worth]), "done"]


def test_one_of_two_contracts_is_kept() -> None:  # H-9.4
    p = investing("france-4", "peace").play("buy danzig-copper")

    assert p.legal()[-2:] == gives("france-4", "peace")
    p.play("give france-4")
    assert p.held(0) == ["peace"]
    assert p.step == "travel"


def test_a_low_contract_is_not_given_when_the_last_one_would_have_to_follow() -> None:  # H-9.4
    p = investing("spain-3", "france-4").play("buy danzig-copper")

    assert p.held(0) == ["spain-3"]  # the 4 paid: giving the 3 first would have left no contract to keep


def test_a_contract_passed_over_is_the_one_kept() -> None:  # H-9.4
    p = investing("england-2", "spain-3", "france-4").play("buy wall")

    assert p.legal() == gives("england-2", "spain-3")
    events = p.happens("give england-2")  # with the 3 the 4 would be due as well: so the 4 follows by itself

    assert events[:2] == [
        Event("gave", 0, {"contract": "england-2", "value": 2}),
        Event("gave", 0, {"contract": "france-4", "value": 4}),
    ]
    assert p.held(0) == ["spain-3"]


def test_the_peace_is_given_like_others() -> None:  # H-9.4, H-2.4
    p = investing("england-2", "spain-3", "peace").play("buy hopfenmarkt", "give peace")

    assert p.held(0) == ["england-2", "spain-3"]
    assert p.discarded()[-1] == "peace"


# With six contracts or more


@both
def test_with_six_contracts_one_must_be_given_away(players: int, seat: int) -> None:  # H-9.4
    p = investing(*SIX, players=players, seat=seat)

    assert p.legal() == [*buys(*ALL_BONUS, *ALL_BUILDING), *gives(*SIX)]
    assert p.why_not("done") == MUST_GIVE
    events = p.happens("give spain-3")

    assert events == [Event("gave", seat, {"contract": "spain-3", "value": 3})]
    assert p.held(seat) == ["england-2", "france-4", "russia-5", "sweden-6", "danzig-7"]
    assert "spain-3" in p.discarded()
    assert p.legal() == [*buys(*ALL_BONUS, *ALL_BUILDING), "done"]
    assert p.why_not("give england-2") == ONLY_UNTIL_5


@both
def test_without_buying_contracts_are_given_until_5_are_left_and_never_more(players: int, seat: int) -> None:  # H-9.4
    p = investing(*EIGHT, players=players, seat=seat).offer(bonus=[], building=[])

    p.play("give spain-9", "give england-2")
    assert p.legal() == gives("spain-3", "france-4", "russia-5", "sweden-6", "danzig-7", "italy-8")
    p.play("give france-4")

    assert p.step == "travel"  # nothing else could be chosen
    assert p.held(seat) == ["spain-3", "russia-5", "sweden-6", "danzig-7", "italy-8"]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@both
def test_with_five_contracts_or_fewer_none_is_given_without_buying(count: int, players: int, seat: int) -> None:
    p = investing(*FIVE[:count], players=players, seat=seat)  # H-9.4

    assert not [text for text in p.legal() if text.startswith("give")]


def test_a_purchase_can_be_what_contracts_are_given_away_for() -> None:  # H-9.4
    p = investing(*SIX).play("buy wall", "give england-2", "give spain-3", "give france-4")

    assert p.held(0) == ["russia-5", "sweden-6", "danzig-7"]
    assert "done" in p.legal()


def test_a_small_purchase_may_leave_contracts_to_give_away() -> None:  # H-9.4
    p = investing(*EIGHT).play("buy wall", "give danzig-7")

    assert len(p.held(0)) == 7
    assert p.why_not("done") == MUST_GIVE
    p.play("give england-2", "buy seeamt", "give france-4")
    assert p.held(0) == ["spain-3", "russia-5", "sweden-6", "italy-8", "spain-9"]
    assert "done" in p.legal()


def test_buying_may_follow_giving_away_and_go_below_five() -> None:  # H-9.4
    p = investing(*SIX).play("give danzig-7", "buy seeamt", "give england-2", "give spain-3", "done")

    assert p.held(0) == ["france-4", "russia-5", "sweden-6"]
    assert owned(p)[1] == ["seeamt"]
    assert p.step == "travel"


@pytest.mark.parametrize("left", [0, 1, 2])
def test_in_the_final_round_of_two_players_nothing_must_be_given(left: int) -> None:  # H-9.4, H-7.4
    p = investing(*SIX, players=2).final(left)

    assert p.legal() == [*buys(*ALL_BONUS, *ALL_BUILDING), "done"]
    assert p.why_not("give england-2") == ONLY_UNTIL_5


def test_a_contract_in_the_hand_does_not_count_for_six() -> None:  # H-9.4, H-10.3
    p = in_hand(investing(*FIVE, expert=True), 0, "danzig-7")

    assert p.legal() == [*buys(*ALL_BONUS, *ALL_BUILDING), "done"]


def test_a_contract_in_the_hand_is_not_the_one_kept() -> None:  # H-9.4, H-10.3
    p = in_hand(investing("france-4", expert=True), 0, "danzig-7").at("invest")

    assert p.step == "travel"
    assert p.held(0) == ["france-4"]


# An empty deck


@both
def test_an_empty_deck_does_not_refill_its_offer(players: int, seat: int) -> None:  # H-9.4, H-2.5
    p = decks(investing(*FIVE, players=players, seat=seat), bonus=[]).play("buy danzig-copper", "give france-4")

    assert offers(p)[0] == ["bohemia-livestock", "italy-coal", "england-wine"]


def test_turn_17_alone_is_like_a_final_round() -> None:  # H-9.9
    p = begin_turn(investing(*SIX), 17)

    assert p.legal() == [*buys(*ALL_BONUS, *ALL_BUILDING), "done"]
    assert p.why_not("give england-2") == ONLY_UNTIL_5
