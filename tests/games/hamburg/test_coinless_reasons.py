"""What players are told when something is not possible while investing without coins (H-9.4)."""

from __future__ import annotations

import pytest

from position import Position
from solo import in_hand, investing

THREE = ("england-2", "spain-3", "russia-5")
FIVE = ("england-2", "spain-3", "france-4", "russia-5", "sweden-6")
SIX = (*FIVE, "danzig-7")

ENGLISH = {
    "investing": "this is the investing step (H-2.1)",
    "unpaid": "pay for what you have chosen first (H-9.4)",
    "must-give": "you must give contracts away until 5 are left (H-9.4)",
    "not-held": "you do not hold this contract",
    "given": "unless you buy something, you may give contracts away only until 5 are left (H-9.4)",
    "give-order": "give contracts in ascending order; the rest must pay what is due, and you must keep one (H-9.4)",
    "package-order": "choose cards in the order of the set, before you give contracts (H-9.4)",
    "unaffordable": "it is not on offer, or you cannot pay for it and keep a contract (H-9.4)",
    "coinless": "this game has no money: contracts are given, not sold (H-9.4)",
}

both = pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, 0), (2, 1)])


def refused(p: Position, text: str) -> str:
    """Return the id of the reason why an action is not possible; its English is checked too."""
    id = p.state.why(p.game.action(text)).id
    assert p.why_not(text) == ENGLISH[id]
    return id


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sell danzig-2", "coinless"),
        ("sell england-2", "coinless"),
        ("sell peace", "coinless"),
        ("buy hamburg-saltpeter", "unaffordable"),  # not on offer
        ("buy spain-plums", "unaffordable"),
        ("buy boerse", "unaffordable"),
        ("buy hopfenmarkt", "unaffordable"),  # too dear
        ("give danzig-2", "not-held"),
        ("give france-4", "not-held"),
        ("give peace", "not-held"),
        ("give england-2", "given"),
        ("give russia-5", "given"),
    ],
)
@both
def test_what_cannot_be_paid_is_refused(text: str, reason: str, players: int, seat: int) -> None:  # H-9.4
    assert refused(investing(*THREE, players=players, seat=seat), text) == reason


@pytest.mark.parametrize(
    "text",
    ["go hamburg", "go russia", "split 1", "fulfil england-2", "pay ham", "join", "stay", "reward hand",
     "reward stack", "offer 1 time", "swap"],
)  # fmt: skip
@pytest.mark.parametrize("expert", [False, True])
def test_other_steps_come_later(text: str, expert: bool) -> None:  # H-2.1
    p = investing(*THREE, expert=expert)

    assert refused(p, text) == "investing"
    assert refused(p.play("buy italy-coal"), text) == "investing"


@both
def test_a_purchase_begun_must_be_paid(players: int, seat: int) -> None:  # H-9.4
    p = investing(*FIVE, players=players, seat=seat, expert=True).play("buy danzig-copper")
    takes = ("take contract danzig-2", "take england-wine", "take wall")

    assert [refused(p, text) for text in ("done", *takes)] == ["unpaid"] * 4
    assert refused(p, "give danzig-7") == "not-held"
    p.play("give england-2")
    assert [refused(p, text) for text in ("done", *takes)] == ["unpaid"] * 4
    assert [refused(p, text) for text in ("buy seeamt", "buy danzig-copper", "buy wall")] == ["package-order"] * 3


def test_the_order_of_a_payment_is_explained() -> None:  # H-9.4
    p = investing(*FIVE).play("buy hopfenmarkt", "give france-4")

    assert refused(p, "give england-2") == "give-order"
    assert refused(p, "give france-4") == "not-held"


def test_what_does_not_fit_into_a_package_is_refused() -> None:  # H-9.4
    p = investing(*FIVE).play("buy seeamt")

    assert refused(p, "buy rentamt") == "package-order"  # before it in the set
    assert refused(p, "buy seeamt") == "package-order"  # chosen already
    assert refused(p, "buy kran") == "unaffordable"  # not on offer
    p.play("buy hopfenmarkt")
    assert refused(p, "buy wall") == "unaffordable"  # 4 + 9 + 6 are more than 18


@both
def test_contracts_must_be_given_away_first(players: int, seat: int) -> None:  # H-9.4
    p = investing(*SIX, players=players, seat=seat)

    assert refused(p, "done") == "must-give"
    assert refused(p, "give italy-8") == "not-held"


def test_a_hand_is_for_experts() -> None:  # H-10.3
    for text in ("take contract danzig-2", "take contract italy-3", "take italy-coal", "take wall"):
        assert investing(*THREE).why_not(text) == "you may hold cards in hand only with the expert rule (H-10.3)"


def test_a_hand_holds_one_card() -> None:  # H-10.3
    p = in_hand(investing(*THREE, expert=True), 0, "spain-plums")

    assert p.why_not("take wall") == "you may hold only one card in hand (H-10.3)"
    assert p.why_not("take contract danzig-2") == "you may hold only one card in hand (H-10.3)"
