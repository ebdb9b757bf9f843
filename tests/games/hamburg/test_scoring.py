"""The count: contracts, what brings nothing, who wins (H-8.1, H-8.2, H-8.4, H-8.6)."""

import pytest

from merkator.core.events import Event
from position import Position, bare


def holding(*contracts: str) -> Position:
    """Seat 0 holds these contracts, seat 1 one of value 3."""
    return bare(2).contracts(0, *contracts).contracts(1, "sweden-3")


# Contracts


@pytest.mark.parametrize(
    ("contracts", "points"),
    [
        (["england-2"], 2.0),
        (["england-2", "italy-3", "italy-4", "italy-5", "italy-6"], 20.0),
        (["england-2", "italy-3", "italy-4", "italy-5", "italy-6", "italy-7"], 26.0),
        (["england-2", "france-2", "italy-5", "italy-6", "italy-7", "italy-8", "italy-9"], 37.0),
        (["italy-3", "italy-4", "italy-5", "italy-6", "italy-7", "italy-8"], 31.5),
        (["england-3", "italy-3", "spain-3", "france-3", "denmark-3", "newfoundland-3"], 16.5),
    ],
)
def test_the_five_most_valuable_contracts_score_in_full_and_the_others_half(
    contracts: list[str], points: float
) -> None:  # H-8.1
    assert holding(*contracts).state.scores == [points, 3.0]


def test_the_view_says_what_each_contract_counts() -> None:  # H-8.1
    p = holding("italy-3", "england-5", "italy-5", "italy-6", "italy-7", "italy-8", "italy-9")
    score = p.state.view(1)["players"][0]["score"]
    full = {"italy-9": 9, "italy-8": 8, "italy-7": 7, "italy-6": 6}
    assert score["per_contract"] in (
        {**full, "england-5": 5, "italy-5": 2.5, "italy-3": 1.5},
        {**full, "england-5": 2.5, "italy-5": 5, "italy-3": 1.5},
    )
    assert sum(score["per_contract"].values()) == score["contracts"]


def test_halves_are_not_rounded() -> None:  # H-8.1
    seven = ["italy-3", "england-5", "italy-5", "italy-6", "italy-7", "italy-8", "italy-9"]
    assert holding(*seven).state.scores[0] == 39.0
    assert holding(*seven[1:]).state.scores[0] == 37.5


def test_the_peace_counts_14_as_one_of_the_five() -> None:  # H-8.1
    p = holding("italy-5", "italy-6", "italy-7", "italy-8", "italy-9", "peace")
    assert p.state.scores[0] == 14 + 9 + 8 + 7 + 6 + 2.5


def test_no_contract_no_points() -> None:  # H-8.1
    assert holding().state.scores == [0.0, 3.0]


# What brings nothing


def test_money_bonus_cards_goods_time_and_cubes_score_nothing_by_themselves() -> None:  # H-8.4
    p = holding("england-2").goods(0, wine=9, iron=8).time(0, 12).money(0, 15).supply(0, "hamburg", "spain")
    p.bonus(0, "england-wine", "italy-coal")
    assert p.state.scores == [2.0, 3.0]


def test_buildings_score_for_their_owner_only() -> None:  # H-8.2
    p = holding("england-2").buildings(0, "alsterhaus").goods(0, wine=1).goods(1, wine=1, iron=1)
    assert p.state.scores == [3.0, 3.0]


def test_goods_and_time_count_for_several_buildings() -> None:  # H-8.2
    p = holding().buildings(0, "alsterhaus", "handelshaus", "hopfenmarkt", "seeamt", "flotte")
    p.goods(0, wine=2, ham=1).time(0, 8)
    assert p.state.scores[0] == 2 * 1 + 2 * 2 + 2 * 1 + 4 + 5


def test_nothing_is_exchanged_for_the_count() -> None:  # H-8.4
    p = holding().buildings(0, "alsterhaus").goods(0, wine=8).time(0, 8).supply(0, "hamburg").at("place")
    assert p.legal() == ["place best", "place livestock", "place muskets", "done"]
    p.play("place best")
    assert p.state.scores[0] == 2.0
    assert (p.has(0), p.time_of(0)) == ({"livestock": 1, "wine": 8}, 8)


# Who wins


def final_count(p: Position) -> list[int]:
    p.at("place")
    assert p.state.over
    return p.state.winners


def test_most_points_win() -> None:  # H-8.6
    p = bare(3).contracts(0, "italy-5").contracts(1, "italy-7").contracts(2, "italy-6").time(0, 9)
    assert final_count(p) == [1]
    assert p.state.scores == [5.0, 7.0, 6.0]


def test_half_a_point_decides() -> None:  # H-8.6
    p = bare(2).contracts(0, "italy-5").contracts(1, "england-5").buildings(1, "seeamt").time(1, 1).time(0, 9)
    assert final_count(p) == [1]
    assert p.state.scores == [5.0, 5.5]


def test_a_tie_goes_to_the_player_with_more_time() -> None:  # H-8.6
    p = bare(3).contracts(0, "italy-5").contracts(1, "england-5").contracts(2, "italy-4")
    p.time(0, 2).time(1, 3).time(2, 9)
    assert final_count(p) == [1]


def test_a_tie_in_time_too_shares_the_win() -> None:  # H-8.6
    p = bare(4).contracts(0, "italy-5").contracts(1, "england-5").contracts(2, "france-5").contracts(3, "england-4")
    p.time(0, 3).time(1, 2).time(2, 3).time(3, 3)
    assert final_count(p) == [0, 2]


def test_the_end_is_told_with_points_and_winners() -> None:  # H-8.6
    p = bare(2).contracts(0, "italy-5").contracts(1, "england-5").final(0).at("travel")
    assert p.happens("go russia")[-1] == Event("ended", 0, {"scores": [5.0, 5.0], "winners": [0, 1]})
