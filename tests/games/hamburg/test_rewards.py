"""Rewards out of empty stacks: the discard pile, the same value, nothing (H-5.5)."""

import pytest

import merkator
from merkator.core.events import Event
from merkator.games.hamburg.rules.cards import DECKS
from position import arrived


def test_an_empty_stack_is_renewed_with_all_cards_of_its_value_in_the_discard_pile() -> None:  # H-5.5
    p = arrived("england", "england-2", goods={"grain": 1})
    p.empty_stack(3, discard=["italy-3", "spain-3", "sweden-3"]).empty_stack(4, discard=["italy-4"])
    p.outcomes("stack-3 spain-3", "stack-3 sweden-3")
    twos = [card for card in p.discarded() if card.endswith("-2")]
    assert p.happens("fulfil england-2") == [
        Event("paid", 0, {"goods": {"grain": 1}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "england-2"}),
        Event("renewed", 0, {"value": 3, "count": 3}),
        Event("drew", 0, {"contract": "spain-3"}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.held(0) == ["england-2", "spain-3"]
    assert p.open_stack(3) == ("sweden-3", ["italy-3"])
    assert p.discarded() == [*twos, "italy-4"]


def test_a_renewed_stack_is_shuffled() -> None:  # H-5.5
    drawn = set()
    for seed in range(20):
        p = arrived("england", "england-2", goods={"grain": 1}).seed(seed)
        p.empty_stack(3, discard=["italy-3", "spain-3", "sweden-3"])
        p.play("fulfil england-2")
        drawn.add(p.held(0)[1])
    assert drawn == {"italy-3", "spain-3", "sweden-3"}


def test_a_single_card_renews_the_stack_without_chance() -> None:  # H-5.5
    p = arrived("england", "england-2", goods={"grain": 1}).empty_stack(3, discard=["italy-3"])
    p.outcomes()
    p.play("fulfil england-2")
    assert p.held(0) == ["england-2", "italy-3"]
    assert p.open_stack(3) == (None, [])
    assert p.state.drawn == []


def test_a_stack_that_runs_out_is_not_renewed_before_the_next_draw() -> None:  # H-5.5
    p = arrived("england", "england-2", goods={"grain": 1})
    p.empty_stack(3, discard=["spain-3", "sweden-3"]).top("italy-3")
    p.play("fulfil england-2")
    assert p.held(0) == ["england-2", "italy-3"]
    assert p.open_stack(3) == (None, [])
    assert p.discarded()[-2:] == ["spain-3", "sweden-3"]


def test_without_a_higher_contract_the_reward_has_the_same_value() -> None:  # H-5.5
    p = arrived("england", "england-3", goods={"iron": 2}).empty_stack(4).top("italy-3")
    assert p.happens("fulfil england-3") == [
        Event("paid", 0, {"goods": {"iron": 2}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "england-3"}),
        Event("drew", 0, {"contract": "italy-3"}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.held(0) == ["england-3", "italy-3"]


def test_the_stack_of_the_same_value_is_renewed_too() -> None:  # H-5.5
    p = arrived("england", "england-3", goods={"iron": 2}).empty_stack(4)
    p.empty_stack(3, discard=["italy-3", "spain-3"]).outcomes("stack-3 italy-3")
    assert p.happens("fulfil england-3")[2:4] == [
        Event("renewed", 0, {"value": 3, "count": 2}),
        Event("drew", 0, {"contract": "italy-3"}),
    ]
    assert p.open_stack(3) == ("spain-3", [])


def test_the_discard_pile_comes_before_the_same_value() -> None:  # H-5.5
    p = arrived("england", "england-3", goods={"iron": 2}).empty_stack(4, discard=["italy-4"]).top("italy-3")
    p.play("fulfil england-3")
    assert p.held(0) == ["england-3", "italy-4"]
    assert p.open_stack(3)[0] == "italy-3"


def test_for_a_2_the_same_value_comes_out_of_the_discard_pile() -> None:  # H-5.5
    p = arrived("england", "england-2", goods={"grain": 1}).empty_stack(3)
    p.empty_stack(2, discard=["france-2", "sweden-2"]).outcomes("stack-2 sweden-2")
    assert p.happens("fulfil england-2")[2:4] == [
        Event("renewed", 0, {"value": 2, "count": 2}),
        Event("drew", 0, {"contract": "sweden-2"}),
    ]
    assert p.held(0) == ["england-2", "sweden-2"]
    assert p.open_stack(2) == ("france-2", [])
    assert p.discarded() == []


def test_for_a_10_the_same_value_comes_when_the_peace_is_gone() -> None:  # H-5.5
    p = arrived("newfoundland", "newfoundland-10", time=28).contracts(1, "peace").top("france-10")
    p.play("fulfil newfoundland-10 by choice")
    assert p.held(0) == ["france-10", "newfoundland-10"]
    assert p.state.last == -1


def test_the_peace_is_found_again_in_the_discard_pile() -> None:  # H-2.4, H-5.5
    p = arrived("newfoundland", "newfoundland-10", time=28).empty_stack(14, discard=["peace"])
    assert p.happens("fulfil newfoundland-10 by choice")[-4:-1] == [
        Event("renewed", 0, {"value": 14, "count": 1}),
        Event("drew", 0, {"contract": "peace"}),
        Event("final", 0, {"cause": "peace"}),
    ]
    assert "peace" not in p.discarded()


def test_without_either_there_is_no_reward() -> None:  # H-5.5
    p = arrived("england", "england-3", goods={"iron": 2}).empty_stack(4).empty_stack(3)
    assert p.happens("fulfil england-3") == [
        Event("paid", 0, {"goods": {"iron": 2}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "england-3"}),
        Event("unrewarded", 0, {"contract": "england-3"}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.held(0) == ["england-3"]
    assert p.has(0) == {}


def test_no_other_value_is_given_instead() -> None:  # H-5.5
    p = arrived("england", "england-5", goods={"livestock": 2, "plums": 1}).empty_stack(6).empty_stack(5)
    p.top("italy-4").top("italy-7")
    p.play("fulfil england-5")
    assert p.held(0) == ["england-5"]


def test_a_reward_cannot_be_declined() -> None:  # H-5.5
    p = arrived("england", "england-2", "england-3", goods={"grain": 1, "iron": 2}).top("italy-3")
    p.play("fulfil england-2")
    assert p.held(0) == ["england-2", "england-3", "italy-3"]
    assert p.legal() == ["done", "fulfil england-3"]


def test_behind_a_veil_the_next_contract_stays_unknown() -> None:  # H-1.4
    p = arrived("england", "england-2", goods={"grain": 1}).top("italy-3")
    preview = p.state.veiled()
    preview.play(p.game.action("fulfil england-2"))
    stacks = preview.view(None)["stacks"]
    before = p.state.view(None)["stacks"]["3"]
    assert stacks["3"] == {"top": "unknown-3", "count": before["count"] - 1, "brings": before["brings"]}
    assert p.open_stack(3)[0] == "italy-3"


def test_what_was_drawn_is_noted_as_an_outcome() -> None:  # H-5.4
    p = arrived("england", "england-2", goods={"grain": 1}).top("italy-3").outcomes("stack-3 spain-3")
    p.play("fulfil england-2")
    assert p.state.drawn == [DECKS.index("stack-3"), p.cards.contract_ids.index("spain-3")]


def test_the_view_tells_what_a_contract_brings() -> None:  # H-5.4, H-5.5
    p = arrived("england", "england-2", goods={"grain": 1}).top("italy-3")
    brings = p.state.view(0)["stacks"]["2"]["brings"]
    p.play("fulfil england-2")
    assert brings == "italy-3"
    assert brings in p.held(0)


def test_the_view_tells_what_joining_costs_and_what_a_bonus_card_brings() -> None:  # H-6.2, H-3.6
    p = arrived("england", "england-2", goods={"grain": 1})
    view = p.state.view(0)
    kinds = {place.id: place.kind for place in p.state.game.set.places}  # type: ignore[attr-defined]
    assert view["joining"] == {place: 1 if kind == "main" else 2 for place, kind in kinds.items()}
    assert view["bonus_goods"] == 2


@pytest.mark.parametrize(
    ("players", "options", "coinless"),
    [(1, {}, True), (2, {}, False), (2, {"coinless": True}, True), (4, {}, False)],
)
def test_the_view_says_what_an_exchange_takes_and_whether_there_are_coins(
    players: int, options: dict[str, object], coinless: bool
) -> None:  # H-5.2, H-9.4, H-10.2
    view = merkator.game("hamburg").start(players=players, seed=1, options=options).view(None)
    assert view["exchange"] == {"goods": 4, "with_supply": 3, "time": 4}
    assert view["coinless"] is coinless
