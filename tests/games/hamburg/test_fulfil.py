"""Fulfilling contracts: which ones, what they cost, what they bring (H-5.1 to H-5.5, H-5.8)."""

import pytest

from merkator.core.errors import BadNotation
from merkator.core.events import Event
from position import arrived

RICH = {"grain": 2, "iron": 5, "saltpeter": 2, "muskets": 2}


# Which contracts


def test_only_contracts_for_the_current_place_can_be_fulfilled() -> None:  # H-5.1
    p = arrived("england", "england-2", "france-2", "england-3", "spain-3", goods={"grain": 1, "iron": 2, "coal": 1})
    assert p.step == "fulfil"
    assert p.state.seat == 0
    assert p.legal() == ["done", "fulfil england-2", "fulfil england-3"]


@pytest.mark.parametrize("order", [("england-2", "england-3"), ("england-3", "england-2")])
def test_contracts_are_fulfilled_in_any_order(order: tuple[str, str]) -> None:  # H-5.1
    p = arrived("england", "england-2", "england-3", goods={"grain": 1, "iron": 2})
    p.top("italy-3").top("italy-4")
    p.play(f"fulfil {order[0]}", f"fulfil {order[1]}")
    assert p.held(0) == ["england-2", "england-3", "italy-3", "italy-4"]
    assert p.has(0) == {}


def test_nobody_need_fulfil_a_contract() -> None:  # H-5.1
    p = arrived("england", "england-2", goods={"grain": 1})
    p.play("done")
    assert p.has(0) == {"grain": 1}
    assert (p.state.seat, p.step) == (1, "invest")


def test_a_contract_is_fulfilled_at_most_once_a_turn() -> None:  # H-5.1
    p = arrived("england", "england-2", "england-3", goods=RICH).top("italy-3")
    p.play("fulfil england-2")
    assert p.legal() == ["done", "fulfil england-3", "fulfil england-3 by choice"]
    assert p.why_not("fulfil england-2") == "each contract can be fulfilled only once per turn (H-5.1)"
    assert p.why_not("fulfil england-2 by choice") == "each contract can be fulfilled only once per turn (H-5.1)"


def test_the_step_ends_by_itself_when_nothing_more_can_be_fulfilled() -> None:  # H-5.1
    p = arrived("england", "england-2", "england-3", goods={"grain": 2}).top("italy-3")
    p.play("fulfil england-2")
    assert (p.state.seat, p.step) == (1, "invest")


def test_a_contract_is_fulfilled_again_in_a_later_turn() -> None:  # H-5.3
    p = arrived("england", "england-2", goods={"grain": 2}).top("italy-3")
    p.play("fulfil england-2")
    p.travels("russia")
    p.top("italy-4").travels("england")
    assert p.legal() == ["done", "fulfil england-2"]
    p.play("fulfil england-2")
    assert p.has(0) == {}


def test_a_contract_is_fulfilled_once_more_on_a_joined_journey() -> None:  # H-5.1, H-5.3
    p = arrived("england", "england-2", goods={"grain": 3}).top("italy-3")
    p.play("fulfil england-2")
    p.time(0, 1).travels("england")
    p.play("join")
    assert (p.state.seat, p.legal()) == (0, ["done", "fulfil england-2"])
    p.play("fulfil england-2")
    assert p.has(0) == {"grain": 1}
    assert (p.state.seat, p.step) == (0, "invest")


# Goods are returned


def test_the_goods_demanded_are_returned_and_the_contract_is_kept() -> None:  # H-5.2, H-5.3
    p = arrived("france", "france-8", goods={"grain": 3, "livestock": 2, "fish_oil": 1, "iron": 1, "wine": 1})
    p.top("italy-9")
    p.play("fulfil france-8")
    assert p.has(0) == {"grain": 1, "wine": 1}
    assert p.held(0) == ["france-8", "italy-9"]


def test_a_fulfilled_contract_is_told_with_its_price_and_reward() -> None:  # H-5.2, H-5.4
    p = arrived("hamburg", "hamburg-3", goods={"grain": 1, "plums": 2}).top("italy-4")
    assert p.happens("fulfil hamburg-3") == [
        Event("paid", 0, {"goods": {"grain": 1, "plums": 1}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "hamburg-3"}),
        Event("drew", 0, {"contract": "italy-4"}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]


# The reward


@pytest.mark.parametrize(
    ("contract", "place", "goods", "reward"),
    [
        ("england-2", "england", {"grain": 1}, "italy-3"),
        ("england-3", "england", {"iron": 2}, "italy-4"),
        ("england-4", "england", {"saltpeter": 1, "muskets": 1}, "italy-5"),
        ("england-5", "england", {"livestock": 2, "plums": 1}, "italy-6"),
        ("italy-6", "italy", {"grain": 3}, "italy-7"),
        ("danzig-7", "danzig", {"iron": 3, "coal": 2}, "italy-8"),
        ("russia-8", "russia", {"wine": 3, "saltpeter": 3}, "italy-9"),
        ("hamburg-9", "hamburg", {"fabric": 3, "fish_oil": 3}, "newfoundland-10"),
    ],
)
def test_the_reward_is_the_top_contract_one_value_higher(
    contract: str, place: str, goods: dict[str, int], reward: str
) -> None:  # H-5.4
    p = arrived(place, contract, goods=goods).top(reward)
    p.play(f"fulfil {contract}")
    assert p.held(0) == [contract, reward]


def test_the_next_contract_of_the_stack_is_turned_up() -> None:  # H-1.4, H-5.4
    p = arrived("england", "england-2", goods={"grain": 1}).top("italy-3").outcomes("stack-3 spain-3")
    below = p.open_stack(3)[1]
    p.play("fulfil england-2")
    below.remove("spain-3")
    assert p.open_stack(3) == ("spain-3", below)


def test_the_reward_for_a_10_is_the_peace_which_cannot_be_fulfilled() -> None:  # H-5.4
    p = arrived("newfoundland", "newfoundland-10", time=28)
    p.play("fulfil newfoundland-10 by choice")
    assert p.held(0) == ["newfoundland-10", "peace"]
    assert p.open_stack(14) == (None, [])
    with pytest.raises(BadNotation, match="'fulfil peace' is not an action of hamburg"):
        p.game.action("fulfil peace")


def test_a_reward_may_be_fulfilled_at_once_in_its_place() -> None:  # H-5.4
    p = arrived("england", "england-2", goods={"grain": 1, "iron": 2}).top("england-3").top("italy-4")
    assert p.legal() == ["done", "fulfil england-2"]
    p.play("fulfil england-2")
    assert p.legal() == ["done", "fulfil england-3"]
    p.play("fulfil england-3")
    assert p.held(0) == ["england-2", "england-3", "italy-4"]


def test_contracts_are_held_without_limit_when_fulfilling() -> None:  # H-5.8
    many = ["england-2", "france-3", "italy-3", "spain-3", "france-4", "spain-4", "italy-4"]
    p = arrived("england", *many, goods={"grain": 1}).top("sweden-3")
    p.play("fulfil england-2")
    assert p.held(0) == ["england-2", "france-3", "italy-3", "spain-3", "sweden-3", "france-4", "italy-4", "spain-4"]


# Why not


def test_a_refusal_says_what_is_missing() -> None:  # H-5.1, H-5.2
    p = arrived("england", "danzig-2", "england-2", "france-2", "england-3", goods={"grain": 1, "iron": 1})
    unpayable = "you cannot meet its demand, not even with 4:1, time and supply cubes (H-5.2)"
    assert p.legal() == ["done", "fulfil england-2"]
    assert p.why_not("go russia") == "this is the fulfilling step (H-2.1)"
    assert p.why_not("place best") == "this is the fulfilling step (H-2.1)"
    assert p.why_not("pay livestock") == "this is the fulfilling step (H-2.1)"
    assert p.why_not("fulfil hamburg-2") == "you do not hold this contract"
    assert p.why_not("fulfil sweden-10 by choice") == "you do not hold this contract"
    elsewhere = "the Merkator is in england, not in this contract's place (H-5.1)"
    assert p.why_not("fulfil danzig-2") == elsewhere
    assert p.why_not("fulfil danzig-2 by choice") == elsewhere
    assert p.why_not("fulfil france-2") == elsewhere
    assert p.why_not("fulfil france-2 by choice") == elsewhere
    assert p.why_not("fulfil england-3") == unpayable
    assert p.why_not("fulfil england-3 by choice") == unpayable


def test_a_refusal_says_whether_there_is_a_choice() -> None:  # H-5.6, H-5.7
    p = arrived("england", "england-2", "england-3", goods={"grain": 1, "iron": 1}, supply=["sweden"])
    assert p.legal() == ["done", "fulfil england-2", "fulfil england-3 by choice"]
    assert p.why_not("fulfil england-2 by choice") == "there is only one way to pay, so there is nothing to choose"
    assert (
        p.why_not("fulfil england-3") == "your office does not cover it outright: fulfil it by choice (H-5.6, H-5.7)"
    )


def test_each_refusal_has_an_id_for_translation() -> None:  # H-5.1, H-5.2, H-5.6
    contracts = ("danzig-2", "england-2", "england-3", "england-4")
    p = arrived("england", *contracts, goods={"grain": 2, "iron": 1}, supply=["sweden"]).top("italy-3")
    assert p.legal() == ["done", "fulfil england-2", "fulfil england-3 by choice"]
    ids = {
        "go russia": "fulfilling",
        "fulfil hamburg-2": "not-held",
        "fulfil danzig-2": "elsewhere",
        "fulfil england-2 by choice": "no-choice",
        "fulfil england-3": "choice",
        "fulfil england-4": "unpayable",
    }
    assert {text: p.reason_of(text)[0] for text in ids} == ids
    assert p.play("fulfil england-2").reason_of("fulfil england-2")[0] == "once"
