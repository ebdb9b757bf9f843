"""Variant D: for which contracts offers are made, and when (H-10.7)."""

from typing import Any

from position import Position


def fulfilling(**options: Any) -> Position:
    """Seat 0 of three in England can fulfil england-2: italy-3 is on top of the 3s, spain-3 comes next."""
    p = Position(3, offers=True, **options).bare().cubes().place("england").contracts(1, "france-4")
    p.contracts(0, "england-2").contracts(2, "russia-4").goods(0, grain=1)
    return p.top("italy-3").outcomes("stack-3 spain-3").at("fulfil")


def test_joiners_take_offers_too_also_from_the_active_player() -> None:  # H-10.7
    p = fulfilling().contracts(0, "france-4").contracts(1, "england-2").goods(0).goods(1, grain=1).top("italy-3")
    p.time(1, 1).time(2, 1).money(0, 5).at("join").play("join", "fulfil england-2")

    assert (p.step, p.state.seat, p.state.active) == ("offer", 2, 0)
    p.play("done")
    assert (p.step, p.state.seat) == ("offer", 0)
    assert p.legal() == ["done", "offer 5 taler", "offer 1 taler", "offer 1 time"]
    p.play("offer 5 taler", "done")
    assert (p.step, p.state.seat) == ("swap", 1)
    p.play("swap")

    assert (p.moneys(), p.held(1)) == ([0, 5, 0], ["england-2", "spain-3"])
    assert (p.step, p.state.seat) == ("join", 2)  # the joined journey is over, the next one decides


def test_there_are_offers_for_each_contract_taken() -> None:  # H-10.7
    p = fulfilling().contracts(0, "england-2", "england-3").goods(0, grain=1, iron=2).time(1, 1)
    p.top("italy-4").outcomes("stack-3 spain-3", "stack-4 spain-4").play("fulfil england-2", "offer 1 time", "keep")
    p.play("fulfil england-3")

    assert (p.step, p.state.seat, p.legal()) == ("offer", 1, ["done", "offer 1 time"])


def test_there_are_none_when_no_contract_lies_under_the_one_taken() -> None:  # H-10.7
    p = fulfilling().empty_stack(3, discard=["sweden-3"]).time(1, 1).play("fulfil england-2")

    assert p.held(0) == ["england-2", "sweden-3"]
    assert p.step == "join"


def test_a_renewed_stack_brings_offers() -> None:  # H-10.7, H-5.5
    p = fulfilling().empty_stack(3, discard=["spain-3", "sweden-3"]).outcomes("stack-3 sweden-3").time(1, 1)

    p.play("fulfil england-2", "offer 1 time", "swap")

    assert (p.held(0), p.open_stack(3)) == (["england-2", "spain-3"], ("sweden-3", []))


def test_a_reward_of_the_same_value_brings_offers_too() -> None:  # H-10.7, H-5.5
    p = fulfilling().contracts(0, "england-3").goods(0, iron=2).empty_stack(4).top("italy-3").time(1, 1)

    p.play("fulfil england-3", "offer 1 time", "swap")

    assert (p.held(0), p.open_stack(3)[0]) == (["england-3", "spain-3"], "italy-3")


def test_a_2_out_of_the_discard_pile_brings_offers_too() -> None:  # H-10.7, H-5.5
    p = fulfilling().empty_stack(3).empty_stack(2, discard=["danzig-2", "sweden-2"]).outcomes("stack-2 sweden-2")

    p.time(1, 1).play("fulfil england-2", "offer 1 time", "swap")

    assert (p.held(0), p.open_stack(2)) == (["danzig-2", "england-2"], ("sweden-2", []))


def test_there_are_none_for_the_peace() -> None:  # H-10.7
    p = (
        fulfilling()
        .contracts(0, "newfoundland-10")
        .place("newfoundland")
        .goods(0)
        .time(0, 28)
        .time(1, 1)
        .at("fulfil")
    )

    assert [event.kind for event in p.happens("fulfil newfoundland-10 by choice")][-3:] == ["drew", "final", "turn"]
    assert p.state.active == 1


def test_there_are_none_for_the_dealt_contracts() -> None:  # H-10.7
    for players in (2, 3, 4):
        p = Position(players, offers=True)
        assert (p.step, p.state.view(None)["bids"]) == ("invest", [{"money": 0, "time": 0}] * players)


def test_there_are_none_for_a_contract_taken_into_the_hand() -> None:  # H-10.7, H-10.3
    p = fulfilling(expert=True).time(1, 1).play("take contract italy-3")

    assert (p.step, p.state.seat) == ("fulfil", 0)


def test_there_are_none_for_a_contract_from_the_hand() -> None:  # H-10.7, H-10.3
    p = fulfilling(expert=True).hand(0, "sweden-3").time(1, 1).play("fulfil england-2", "reward hand")

    assert (p.step, p.state.seat) == ("fulfil", 0)
    assert p.held(0) == ["england-2", "sweden-3"]


def test_there_are_offers_when_the_stack_is_chosen_instead_of_the_hand() -> None:  # H-10.7, H-10.3
    p = fulfilling(expert=True).hand(0, "sweden-3").time(1, 1).play("fulfil england-2", "reward stack")

    assert (p.step, p.state.seat) == ("offer", 1)


def test_offers_go_on_in_the_final_round() -> None:  # H-10.7, H-7.4
    p = fulfilling().final(1).time(1, 1).play("fulfil england-2", "offer 1 time", "swap")

    assert (p.held(0), p.time_of(0)) == (["england-2", "spain-3"], 1)
