"""Credit for a ship: sums, offers, interest, repayment (R-4.2)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules import scoring
from merkator.games.rome.rules.actions import BANK
from merkator.games.rome.rules.position_data import CASH, OUT
from voyage import Voyage


def shipless(cash: int, *others: int) -> Voyage:
    """Seat 0 begins its turn without a ship and with this cash; the others have so much each."""
    p = Voyage(1 + len(others)).ship(0, None).hand(0, "wine", "glass").cash(0, cash)
    for seat, money in enumerate(others, start=1):
        p.cash(seat, money)
    return p.outcomes("dice 1 2").turn_of(0)


def asks(p: Voyage) -> list[str]:
    return [text.removeprefix("ask ") for text in p.legal() if text.startswith("ask ")]


def about(p: Voyage) -> dict[str, object]:
    """Return what seat 0 decides about."""
    found: dict[str, object] = p.state.view(0)["decision"]["about"]
    return found


# --- asking


def test_credit_is_asked_for_a_yard_that_is_too_dear() -> None:
    assert shipless(2000, 8000, 8000).legal() == [f"ask {yard}" for yard in YARDS] + ["done"]
    p = shipless(8000, 8000, 8000)
    assert p.legal() == ["build gades", "build sinope", "ask massilia", "ask ostia", "ask rhodus", "done"]
    assert p.reason_of("ask gades") == ("rich", "credit is only for what your own money does not cover (R-4.2)")
    assert p.reason_of("build ostia") == ("ship-dear", "it costs 13000, and you have 8000 (R-4.1)")
    refused = ("ship", "you have no ship: buy one, ask for credit, or pass (R-4.1)")
    assert p.reason_of("sell 1 wine") == p.reason_of("lay 100") == refused
    assert shipless(2000, 8000).reason_of("build gades")[0] == "ship-dear"


YARDS = ["gades", "massilia", "ostia", "rhodus", "sinope"]


def test_credit_that_the_others_together_do_not_have_cannot_be_asked() -> None:
    p = shipless(2000, 3000, 3099)
    assert asks(p) == ["gades", "sinope"]
    assert p.reason_of("ask ostia") == ("poor", "the others together do not have enough to lend (R-4.2)")


def test_kept_offers_lower_what_is_asked_for() -> None:
    p = Voyage(3).ship(0, None).cash(0, 0).cash(1, 2000).cash(2, 2000).kept(0, "f28").turn_of(0)
    assert asks(p) == ["sinope with offer"]
    p.play("ask sinope with offer")
    assert (p.state.seat, p.step) == (1, "lend")  # 4,000 is all there is: no sum to choose
    p.play("lay all", "lay all")  # offered
    p.play("lay all", "lay all")  # and taken
    assert (p.lies(0), p.keeps(0), p.loans()) == ("sinope", [], [(0, 1, 2000, 0), (0, 2, 2000, 0)])


@pytest.mark.parametrize(("cash", "least"), [(2000, 5000), (1950, 5100), (1999, 5100), (0, 7000), (-350, 7400)])
def test_the_sum_is_at_least_what_is_missing_in_full_hundreds(cash: int, least: int) -> None:
    p = shipless(cash, 8000, 8000).play("ask sinope")
    assert about(p) == {"port": "sinope", "laid": least, "least": least, "most": 16000, "note": 10000}
    assert p.told("done", "asked") == [Event("asked", 0, {"port": "sinope", "amount": least})]


def test_the_sum_may_be_more_and_is_laid_in_notes() -> None:
    p = shipless(2000, 8000, 8000).play("ask sinope")
    assert p.legal() == ["lay 100", "lay 500", "lay 1000", "lay 5000", "lay 10000", "lay all", "done"]
    p.play("lay 1000")
    assert p.legal() == ["lay 100", "lay 500", "lay 1000", "lay all", "done"]
    p.play("lay 500")
    assert p.legal() == ["lay 100", "lay 500", "lay all", "done"]
    assert p.reason_of("lay 1000")[0] == "note"
    assert p.reason_of("stay")[0] == "sum"
    assert p.told("done", "asked") == [Event("asked", 0, {"port": "sinope", "amount": 6500})]


def test_all_that_the_others_have_may_be_asked_for() -> None:
    p = shipless(2000, 3000, 3099).play("ask sinope", "lay 500")
    assert p.told("lay all", "asked") == [Event("asked", 0, {"port": "sinope", "amount": 6000})]


def test_the_sum_ends_at_what_the_others_have() -> None:
    p = shipless(2000, 3000, 3099).play("ask sinope", "lay all")
    assert p.state.view(1)["decision"] == {
        "seat": 1,
        "step": "lend",
        "waits": None,
        "about": {
            "borrower": 0,
            "port": "sinope",
            "sum": 6000,
            "laid": 0,
            "least": 0,
            "most": 3000,
            "note": 10000,
        },
        "actions": [{"id": p.game.action(t), "do": t} for t in p.legal()],
    }


# --- offering


def test_the_others_offer_clockwise_up_to_the_cash_they_have() -> None:
    p = Voyage(4).ship(1, None).cash(1, 2000).cash(2, 1234).cash(3, 20000).cash(0, 700).turn_of(1).play("ask sinope")
    p.play("done")
    most = []
    while p.step == "lend":
        most.append((p.state.seat, p.state.view(None)["decision"]["about"]["most"]))
        told = p.happens("lay all")
        assert told[0] == Event("offered", most[-1][0], {"amount": most[-1][1]})
    assert most == [(2, 1200), (3, 5000), (0, 700)]  # never more than was asked for
    assert p.state.offers == [700, 0, 1200, 5000, 0]
    assert (p.state.seat, p.step) == (1, "take")


def test_nobody_must_offer() -> None:
    p = shipless(2000, 8000, 8000).play("ask sinope", "done", "done")
    told = p.happens("done")
    assert told[:3] == [Event("offered", 2, {"amount": 0}), Event("no_credit", 0, {}), Event("out", 0, {})]


def test_players_out_or_without_cash_are_not_asked() -> None:
    p = Voyage(4).ship(0, None).cash(0, 2000).cash(1, 8000).out(1).cash(2, -50).cash(3, 8000).turn_of(0)
    p.play("ask sinope", "done")
    assert (p.state.seat, p.step) == (3, "lend")


# --- taking


def offered(*offers: int, ask: str = "ask sinope", more: int = 0) -> Voyage:
    """Seat 0 with 2,000 in cash asked for 5,000 and more for the yard of Sinope; the others have offered."""
    p = shipless(2000, *[9000] * len(offers)).play(ask, *["lay 1000"] * (more // 1000), "done")
    for seat, offer in enumerate(offers, start=1):
        assert (p.state.seat, p.step) == (seat, "lend")
        for _ in range(offer // 1000):
            p.play("lay 1000" if "lay 1000" in p.legal() else "lay all")
        if (p.state.seat, p.step) == (seat, "lend"):  # else all that was asked for is offered
            p.play("done")
    return p


def test_the_borrower_may_take_from_several() -> None:
    p = offered(3000, 4000)
    asked = {"port": "sinope", "sum": 5000, "lender": 1, "missing": 5000}
    assert about(p) == {**asked, "laid": 0, "least": 1000, "most": 3000, "note": 10000}
    assert p.legal() == ["lay 100", "lay 500", "lay 1000", "lay all", "decline"]  # done: 4,000 are not enough
    p.play("lay 1000")
    assert "done" in p.legal()
    p.play("lay 1000", "done")
    assert p.state.view(0)["decision"]["about"]["lender"] == 2
    told = p.happens("lay all")
    assert told[:3] == [
        Event("lent", 1, {"to": 0, "amount": 2000}),
        Event("lent", 2, {"to": 0, "amount": 3000}),
        Event("built", 0, {"port": "sinope", "amount": 7000}),
    ]
    assert p.loans() == [(0, 1, 2000, 0), (0, 2, 3000, 0)]
    assert p.money() == [0 - 100, 7000, 6000]
    assert (p.lies(0), p.state.seat, p.step) == ("sinope", 0, "move")


def test_no_more_is_taken_than_is_left_of_an_offer() -> None:
    p = offered(3000, 4000).play("lay 1000", "lay 1000")
    assert p.legal() == ["lay 100", "lay 500", "lay all", "done", "decline"]  # 1,000 are left: all of it


def test_three_may_lend_and_nothing_of_the_offers_stays_on_the_table() -> None:
    p = offered(2000, 2000, 2000).play("lay all", "lay all", "lay all")
    assert p.loans() == [(0, 1, 2000, 0), (0, 2, 2000, 0), (0, 3, 1000, 0)]
    assert (p.state.offers, p.state.taken) == ([], [])


@pytest.mark.parametrize("before", [0, 300])
def test_a_new_loan_can_be_repaid_at_the_end_of_the_turn(before: int) -> None:  # asked once, old loans or not
    p = Voyage(2).ship(0, None).hand(0, "wine").cash(0, 2000 + before // 10).cash(1, 9000)
    p = (p.loan(0, 1, before) if before else p).turn_of(0)
    p.play("ask sinope", "lay 1000", "done", "lay all", "lay all").outcomes("dice 1 2").play("done")
    p.outcomes("dice 1 2").play(p.legal()[-1])
    assert (p.state.seat, p.step, p.legal()) == (0, "repay", ["repay 1", "done"])
    p.play("done")
    assert p.state.active == 1


def test_one_offer_alone_may_be_enough() -> None:
    p = offered(5000, 5000).play("lay all")
    assert p.loans() == [(0, 1, 5000, 0)]
    q = offered(5000, 5000).play("done", "lay all")
    assert q.loans() == [(0, 2, 5000, 0)]


def test_done_is_refused_when_the_rest_would_not_be_enough() -> None:
    assert offered(3000, 4000).reason_of("done") == (
        "take-more",
        "the offers that follow would not be enough (R-4.2)",
    )
    assert offered(3000, 4000).reason_of("lay 5000")[0] == "note"


def test_a_larger_sum_leaves_cash_beside_the_ship() -> None:
    p = offered(6000, 2000, more=2000).play("lay all", "lay all")
    assert p.loans() == [(0, 1, 6000, 0), (0, 2, 1000, 0)]
    assert p.money()[0] == 2000 + 7000 - 7000
    assert p.step == "trade"


def test_the_borrower_may_decline_all() -> None:
    p = offered(3000, 4000).play("lay 1000")
    told = p.happens("decline")
    assert told[:2] == [Event("no_credit", 0, {}), Event("out", 0, {})]
    assert p.money()[1:] == [9000, 9000 - (p.state.active == 2) * 100]
    assert p.loans() == []


def test_offers_that_are_not_enough_together_are_no_credit() -> None:
    p = offered(2000, 2000)
    assert p.has(0, OUT) == 1
    assert p.loans() == []


def test_who_could_pay_for_another_ship_stays_in_without_credit_and_asks_once() -> None:
    p = shipless(7000, 8000, 8000).play("ask gades", "done", "done", "done")
    assert p.has(0, OUT) == 0
    assert p.legal() == ["build sinope", "done"]
    assert p.reason_of("ask gades") == ("asked", "you have already asked for credit this turn (R-4.2)")


# --- interest


def interest(p: Voyage, seat: int = 0) -> list[Event]:
    """Begin a player's turn and return what is told of interest."""
    events: list[Event] = []
    p.state.events = events
    p.outcomes("dice 1 2").turn_of(seat)
    p.state.events = None
    return [event for event in events if event.kind == "interest"]


def settled(to: int | None, due: int, amount: int, arrears: int) -> Event:
    return Event("interest", 0, {"to": to, "due": due, "amount": amount, "arrears": arrears})


def test_interest_is_a_tenth_of_the_sum_at_the_start_of_each_turn() -> None:
    p = Voyage(3).loan(0, 2, 1239).cash(0, 1000).cash(2, 0).turn_of(0)
    assert p.money() == [877, 8000, 123]
    assert p.loans() == [(0, 2, 1239, 0)]


def test_no_interest_in_the_turn_of_the_loan() -> None:
    p = offered(5000).play("lay all")
    assert p.loans() == [(0, 1, 5000, 0)]
    p.cash(0, 800).outcomes("dice 1 2").turn_of(0)
    assert p.money()[0] == 800 - 500 - (p.step == "move") * 100


def test_the_oldest_loan_comes_first_and_unpaid_interest_becomes_arrears() -> None:
    p = Voyage(4).loan(0, 2, 2000).loan(0, 1, 3000).loan(0, 3, 1000).cash(0, 350)
    for seat in (1, 2, 3):
        p.cash(seat, 0)
    assert interest(p) == [settled(2, 200, 200, 0), settled(1, 300, 150, 150), settled(3, 100, 0, 100)]
    assert p.loans() == [(0, 2, 2000, 0), (0, 1, 3000, 150), (0, 3, 1000, 100)]
    assert p.money() == [-100, 150, 200, 0]


def test_arrears_bear_no_interest() -> None:  # simple interest
    p = Voyage(2).loan(0, 1, 1000, 5000).cash(0, 0).cash(1, 0)
    assert interest(p) == [settled(1, 100, 0, 5100)]
    for turn in range(1, 6):
        p.cash(0, 0)
        assert interest(p) == [settled(1, 100, 0, 5100 + 100 * turn)]
    assert p.loans() == [(0, 1, 1000, 5600)]


def test_arrears_of_all_loans_are_paid_before_interest_the_oldest_loan_first() -> None:
    p = Voyage(4).loan(0, 1, 2000).loan(0, 2, 3000, 400).loan(0, 3, 1000, 50).cash(0, 550)
    for seat in (1, 2, 3):
        p.cash(seat, 0)
    assert interest(p) == [settled(1, 200, 100, 100), settled(2, 300, 400, 300), settled(3, 100, 50, 100)]
    assert p.loans() == [(0, 1, 2000, 100), (0, 2, 3000, 300), (0, 3, 1000, 100)]
    assert p.money() == [-100, 100, 400, 50]


def test_with_enough_cash_no_arrears_are_left() -> None:
    p = Voyage(2).loan(0, 1, 1000, 300).cash(0, 1000).cash(1, 0).hand(0, "wine")
    assert interest(p) == [settled(1, 100, 400, 0)]
    assert (p.loans(), p.money()) == ([(0, 1, 1000, 0)], [600, 400])


def test_a_debt_of_arrears_alone_is_gone_when_they_are_paid() -> None:
    p = Voyage(3).loan(0, 1, 0, 300).loan(2, 1, 0, 700).cash(0, 1000).cash(1, 0)
    assert interest(p) == [settled(1, 0, 300, 0)]
    assert (p.loans(), p.money()[:2]) == ([(2, 1, 0, 700)], [700, 300])


def test_a_sum_below_ten_bears_no_interest() -> None:  # rounded down
    p = Voyage(2).loan(0, 1, 9).cash(0, 1000).cash(1, 0)
    assert interest(p) == [settled(1, 0, 0, 0)]
    assert p.loans() == [(0, 1, 9, 0)]


def test_sums_are_exact_at_any_size() -> None:
    huge = 10**25 + 7
    p = Voyage(2).loan(0, 1, huge, 3).cash(0, 0).cash(1, 0)
    assert interest(p) == [settled(1, huge // 10, 0, huge // 10 + 3)]
    assert p.state.scores[1] - p.state.scores[0] == 2 * (huge + huge // 10 + 3) + 100 + penalties(p)
    assert p.game.load(p.state.dump()).scores == p.state.scores


def penalties(p: Voyage) -> int:
    """Return how much more the hand of seat 0 costs than that of seat 1."""
    return scoring.penalties(p.state, 0) - scoring.penalties(p.state, 1)


def test_cash_below_zero_pays_no_interest() -> None:
    p = Voyage(2).loan(0, 1, 1000).cash(0, -200).cash(1, 0).outcomes("dice 1 2").turn_of(0)
    assert p.loans() == [(0, 1, 1000, 100)]
    assert p.money() == [-300, 0]


def test_interest_is_due_in_missed_turns_and_without_a_ship() -> None:
    p = Voyage(2).loan(0, 1, 1000).cash(0, 500).cash(1, 0).ship(0, "l23").skip(0).outcomes("dice 1 2").turn_of(0)
    assert p.money() == [400, 100]
    q = Voyage(2).loan(0, 1, 1000).cash(0, 7500).cash(1, 0).ship(0, None).turn_of(0)
    assert (q.step, q.money()) == ("ship", [7400, 100])


def test_only_the_borrowers_turn_bears_interest() -> None:
    p = Voyage(3).loan(0, 2, 1000).cash(0, 500).turn_of(1)
    assert p.loans() == [(0, 2, 1000, 0)]
    assert p.money()[0] == 500


# --- repaying


def test_any_part_may_be_repaid_before_the_roll() -> None:
    p = Voyage(3).loan(0, 1, 1550).loan(0, 2, 300).cash(0, 5000).cash(1, 0).ship(0, "ostia").hand(0, "wine")
    p.turn_of(0)
    money = p.money()[0]
    assert p.legal() == ["repay 1", "repay 2", "done"]
    assert p.reason_of("repay 5")[0] == "no-debt"
    p.play("repay 1")
    assert p.legal() == ["lay 100", "lay 500", "lay 1000", "lay all"]  # something must be laid
    p.play("lay 500")
    assert p.legal() == ["lay 100", "lay 500", "lay all", "done"]
    assert p.happens("done") == [Event("repaid", 0, {"to": 1, "amount": 500, "left": 1050})]
    assert p.loans() == [(0, 1, 1050, 0), (0, 2, 300, 0)]
    assert p.money()[:2] == [money - 500, 155 + 500]
    assert p.step == "trade"


def test_all_may_be_repaid_to_the_last_sestertius() -> None:
    p = Voyage(2).loan(0, 1, 1555).cash(0, 5000).hand(0, "wine").turn_of(0).play("repay 1", "lay all")
    assert p.loans() == []
    assert p.legal() == ["done"]


def test_nothing_is_repaid_with_money_that_is_not_there() -> None:
    p = Voyage(2).loan(0, 1, 2000).cash(0, 950).hand(0, "wine").turn_of(0)
    p.play("repay 1", "lay 500", "lay 100", "lay 100").outcomes("dice 1 2").play("lay all")
    assert (p.money()[0], p.loans()) == (0 - 100, [(0, 1, 1250, 0)])
    q = Voyage(2).loan(0, 1, 2000).ship(0, "puteoli").hand(0, "grain").cargo(0, tableware=1, timber=1)
    q.ship(0, "ostia").cash(0, 200).turn_of(0)
    assert (q.money()[0], q.legal()) == (0, ["sell 1 timber", "done"])
    assert q.reason_of("repay 1") == ("no-cash", "there is no money for it (R-2.8)")


def test_the_oldest_loan_of_a_lender_is_repaid_first() -> None:
    p = Voyage(3).loan(0, 1, 400).loan(0, 2, 700).loan(0, 1, 600).cash(0, 5000).hand(0, "wine").turn_of(0)
    p.play("repay 1", "lay 500", "done")
    assert p.loans() == [(0, 2, 700, 0), (0, 1, 500, 0)]
    told = p.play("repay 2", "lay all").loan(0, 1, 200).play("repay 1").happens("lay all")
    assert told[:1] == [Event("repaid", 0, {"to": 1, "amount": 700, "left": 0})]  # both loans together


def test_arrears_are_repaid_before_sums() -> None:
    p = Voyage(3).hand(0, "wine").cash(0, 5000)
    p.loan(0, 1, 400, 40).loan(0, 2, 700, 170).loan(0, 1, 600, 260)
    assert p.play("repay 1").happens("lay 100") == []
    assert p.happens("done") == [Event("repaid", 0, {"to": 1, "amount": 100, "left": 1200})]
    assert p.loans() == [(0, 1, 400, 0), (0, 2, 700, 170), (0, 1, 600, 200)]
    p.play("repay 1", "lay 500", "done")
    assert p.loans() == [(0, 1, 100, 0), (0, 2, 700, 170), (0, 1, 600, 0)]
    assert p.play("repay 1", "lay all").loans() == [(0, 2, 700, 170)]
    p.play("repay 2", "lay 100", "done").play("repay 2", "lay all")
    assert p.loans() == []


def test_the_last_sestertius_can_be_repaid() -> None:
    p = Voyage(2).loan(0, 1, 1000).cash(0, 101).hand(0, "wine").turn_of(0)
    assert (p.money()[0], p.legal()) == (1, ["repay 1", "done"])


def test_no_more_is_repaid_than_is_owed() -> None:
    p = Voyage(2).loan(0, 1, 1550).cash(0, 5000).hand(0, "wine").turn_of(0).play("repay 1", "lay 1000")
    assert p.legal() == ["lay 100", "lay 500", "lay all", "done"]  # 550 are left


def test_loans_are_repaid_at_the_end_of_the_turn_too() -> None:
    p = Voyage(2).loan(0, 1, 900).cash(0, 3000).ship(0, "l23").hand(0, "wine").outcomes("dice 1 2").turn_of(0)
    assert p.legal() == ["repay 1", "done"]
    p.play("done", "sail o23")
    assert (p.state.seat, p.step, p.legal()) == (0, "repay", ["repay 1", "done"])
    over = ("attack-over", "an attack must come right after a move (R-5.1)")
    assert p.reason_of("attack 0") == p.reason_of("attack 1") == over
    refused = ("repay", "only repaying loans is left in this turn (R-4.2)")
    assert p.reason_of("sell 1 wine") == p.reason_of("draw") == p.reason_of("attack 2") == refused
    assert p.reason_of("repay 0")[0] == p.reason_of("repay 2")[0] == "no-debt"
    p.outcomes("dice 1 2").play("repay 1", "lay all")
    assert p.loans() == []
    assert p.state.active == 1


def test_loans_are_repaid_in_a_missed_turn() -> None:
    p = Voyage(2).loan(0, 1, 1000).cash(0, 500).skip(0).ship(0, "l23").turn_of(0)
    assert (p.state.seat, p.step, p.legal()) == (0, "repay", ["repay 1", "done"])


def test_lenders_get_nothing_they_cannot_name() -> None:
    p = Voyage(2).loan(0, 1, 1000).cash(0, 500).skip(0).ship(0, "l23").turn_of(0)
    p.state.holdings[0][CASH] = 50
    p.play("repay 1")
    assert p.loans() == [(0, 1, 950, 0)]  # 50 is all there is: nothing to choose


# --- the bank (option bank)


def banked(cash: int, *others: int) -> Voyage:
    """Seat 0 begins its turn without a ship in a game whose bank lends."""
    p = Voyage(1 + len(others), bank=True).ship(0, None).hand(0, "wine", "glass").cash(0, cash)
    for seat, money in enumerate(others, start=1):
        p.cash(seat, money)
    return p.outcomes("dice 1 2").turn_of(0)


def test_without_the_option_the_bank_lends_nothing() -> None:
    p = offered(3000, 2000)
    assert p.state.view(0)["credit"] == {"offers": [0, 3000, 2000], "taken": [0, 0, 0], "bank": None}
    p.play("lay all", "lay all")
    assert p.loans() == [(0, 1, 3000, 0), (0, 2, 2000, 0)]


def test_with_the_bank_credit_never_fails() -> None:
    p = banked(-500, 0)
    assert asks(p) == YARDS
    p.play("ask sinope")
    assert about(p) == {"port": "sinope", "laid": 7500, "least": 7500, "most": 15500, "note": 10000}
    p.play("done")
    assert (p.state.seat, p.step) == (0, "take")  # nobody else has anything to offer
    asked = {"port": "sinope", "sum": 7500, "lender": None, "missing": 7500}
    assert about(p) == {**asked, "laid": 0, "least": 7500, "most": 7500, "note": 10000}
    assert p.state.view(1)["credit"] == {"offers": [0, 0], "taken": [0, 0], "bank": {"offer": 7500, "taken": 0}}
    told = p.happens("lay all")
    assert told[:2] == [
        Event("bank_lent", 0, {"amount": 7500}),
        Event("built", 0, {"port": "sinope", "amount": 7000}),
    ]
    assert p.loans() == [(0, BANK, 7500, 0)]
    assert p.state.view(1)["loans"] == [{"borrower": 0, "lender": None, "sum": 7500, "arrears": 0}]
    assert p.money() == [-100, 0]


def test_the_bank_offers_what_the_others_do_not() -> None:
    p = banked(2000, 9000, 9000).play("ask sinope", "done", "lay 1000", "done", "lay 500", "done")
    assert p.state.offers == [0, 1000, 500, 3500]
    assert p.legal() == ["lay 100", "lay 500", "lay all", "decline"]  # the offers are just enough
    p.play("lay all", "lay all")
    assert p.state.view(0)["decision"]["about"]["lender"] is None
    assert p.legal() == ["lay 100", "lay 500", "lay 1000", "lay all", "decline"]
    p.play("lay all")
    assert p.loans() == [(0, 1, 1000, 0), (0, 2, 500, 0), (0, BANK, 3500, 0)]
    assert p.money() == [-100, 8000, 8500]


def test_the_bank_offers_nothing_where_the_others_offer_enough() -> None:
    p = banked(2000, 9000, 9000).play("ask sinope", "done", "lay all", "lay 1000", "done")
    assert p.state.offers == [0, 5000, 1000, 0]
    p.play("lay all")
    assert p.loans() == [(0, 1, 5000, 0)]


def test_less_of_the_bank_may_be_taken_than_was_asked_for() -> None:
    p = banked(2000, 0).play("ask sinope", "lay 1000", "lay 1000", "done")
    p.play("lay 5000").outcomes("dice 1 2").play("done")
    assert p.loans() == [(0, BANK, 5000, 0)]
    assert p.money()[0] == -100


def test_offers_of_the_bank_may_be_declined() -> None:
    told = banked(2000, 0, 0).play("ask sinope", "done").happens("decline")
    assert told[:2] == [Event("no_credit", 0, {}), Event("out", 0, {})]


@pytest.mark.parametrize(("others", "most"), [(0, 13000), (9000, 13000), (20000, 20000)])
def test_with_the_bank_a_sum_ends_at_the_start_money_or_what_the_others_have(others: int, most: int) -> None:
    p = banked(2000, others).play("ask sinope")
    assert p.state.view(0)["decision"]["about"]["most"] == most


def test_the_bank_gets_interest_and_is_repaid() -> None:
    p = Voyage(2, bank=True).loan(0, BANK, 1000, 50).loan(0, 1, 500).cash(0, 400).cash(1, 0).hand(0, "wine")
    assert interest(p) == [settled(None, 100, 150, 0), settled(1, 50, 50, 0)]
    assert (p.money(), p.loans()) == ([200, 50], [(0, BANK, 1000, 0), (0, 1, 500, 0)])
    assert p.legal() == ["repay 1", "repay bank", "done"]
    p.play("repay bank")
    assert about(p) == {"lender": None, "laid": 0, "least": 100, "most": 200, "note": 10000}
    assert p.play("lay 100").happens("done") == [Event("repaid", 0, {"to": None, "amount": 100, "left": 900})]
    assert (p.money(), p.loans()) == ([100, 50], [(0, BANK, 900, 0), (0, 1, 500, 0)])
    assert scoring.debts(p.state, 0) == 1400
    assert scoring.borrowed(p.state, 0) == 1400
    assert [scoring.credits(p.state, seat) for seat in (0, 1)] == [0, 500]


def test_nothing_is_repaid_to_a_bank_that_lent_nothing() -> None:
    p = Voyage(2).loan(0, 1, 1000).cash(0, 500).hand(0, "wine").turn_of(0)
    assert p.reason_of("repay bank") == ("no-debt", "you owe nothing to that lender (R-4.2)")
