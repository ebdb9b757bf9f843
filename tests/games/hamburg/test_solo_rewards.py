"""Rewards of a game played alone: opened cards, empty stacks (H-9.6, H-9.8)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from solo import alone, fulfilling, in_hand, opened, shown_stacks, solo_stack

# Known cards under a top


def test_opened_cards_are_won_from_the_top_down() -> None:  # H-9.6, H-9.8
    p = opened(alone().contracts(0, "danzig-7", "england-7", "russia-7"), "spain-8", "italy-8", "sweden-8")
    solo_stack(p).outcomes()  # no card comes on top of them any more
    won = []
    for place, goods in [
        ("danzig", {"iron": 3, "coal": 2}),
        ("england", {"ham": 1, "calfskin": 1, "copper": 1, "fish_oil": 1}),
        ("russia", {"copper": 2, "muskets": 1, "citrus": 1, "fabric": 1}),
    ]:
        p.cubes().goods(0, **goods).travels(place)
        events = p.happens(f"fulfil {place}-7")
        won += [event.values["contract"] for event in events if event.kind == "drew"]
        assert p.state.drawn == []  # all of them were seen before

    assert won == ["sweden-8", "italy-8", "spain-8"]
    assert shown_stacks(p.state, 8) == [(None, 0)]


def test_a_card_under_the_top_shows_when_the_top_is_won() -> None:  # H-9.6
    p = opened(fulfilling("danzig", "danzig-7", goods={"iron": 3, "coal": 2}), "spain-8", "italy-8")
    assert shown_stacks(p.state, 8) == [("italy-8", 2)]

    p.outcomes().play("fulfil danzig-7")

    assert p.held(0) == ["danzig-7", "italy-8"]
    assert shown_stacks(p.state, 8) == [("spain-8", 1)]
    assert p.state.under == [[]] * 10


def test_the_view_shows_the_cards_under_a_top_that_were_seen() -> None:  # H-9.6
    p = opened(alone(), "spain-8", "italy-8", "sweden-8")
    assert p.state.view(None)["under"] == {"stacks": {"8": ["italy-8", "spain-8"]}, "bonus": []}


def test_a_card_opened_later_lies_on_those_left() -> None:  # H-9.6
    p = opened(fulfilling("danzig", "danzig-7", goods={"iron": 3, "coal": 2}), "spain-8", "italy-8", "sweden-8")
    p.play("fulfil danzig-7").outcomes("stack-8 france-8")

    p.travels("russia")

    assert shown_stacks(p.state, 8) == [("france-8", 3)]
    assert [p.cards.contract_ids[card] for card in p.state.under[6]] == ["spain-8", "italy-8"]


def test_a_card_taken_into_the_hand_uncovers_the_one_below() -> None:  # H-9.6, H-10.3
    p = opened(alone(expert=True).contracts(0, "england-2"), "spain-8", "italy-8").outcomes()

    assert p.happens("take contract italy-8") == [Event("picked", 0, {"contract": "italy-8"})]

    assert shown_stacks(p.state, 8) == [("spain-8", 1)]
    assert p.state.drawn == []
    assert p.state.view(0)["players"][0]["hand"] == "italy-8"


def test_the_solo_stack_gives_nothing_when_the_only_open_card_is_taken() -> None:  # H-9.5, H-10.3
    p = opened(alone(expert=True).contracts(0, "england-2"), "italy-8").outcomes()

    p.play("take contract italy-8")

    assert shown_stacks(p.state, 8) == [(None, 0)]
    assert p.state.view(0)["decks"]["solo"] == 16


# What an empty stack gives


def test_a_stack_below_8_gives_its_top_as_ever() -> None:  # H-9.1, H-5.4
    p = fulfilling("england", "england-2", goods={"grain": 1}).top("italy-3").outcomes("stack-3 spain-3")

    p.play("fulfil england-2")

    assert p.held(0) == ["england-2", "italy-3"]
    assert p.open_stack(3)[0] == "spain-3"


def test_without_an_8_a_7_brings_another_7() -> None:  # H-9.8: not there yet
    p = fulfilling("danzig", "danzig-7", goods={"iron": 3, "coal": 2}).top("italy-7").outcomes("stack-7 spain-7")

    assert p.happens("fulfil danzig-7") == [
        Event("paid", 0, {"goods": {"iron": 3, "coal": 2}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "danzig-7"}),
        Event("drew", 0, {"contract": "italy-7"}),
        Event("turn", 0, {"round": 2, "final": False}),
    ]
    assert p.held(0) == ["danzig-7", "italy-7"]
    assert p.state.view(0)["decks"]["solo"] == 17


@pytest.mark.parametrize(
    ("contract", "place", "goods", "open_8"),
    [
        ("france-8", "france", {"grain": 2, "livestock": 2, "fish_oil": 1, "iron": 1}, "spain-8"),
        ("russia-8", "russia", {"wine": 3, "saltpeter": 3}, "italy-8"),
    ],
)
def test_without_a_9_an_8_brings_another_8(
    contract: str, place: str, goods: dict[str, int], open_8: str
) -> None:  # H-9.8
    p = opened(fulfilling(place, contract, goods=goods), open_8).outcomes()

    p.play(f"fulfil {contract}")

    assert p.held(0) == sorted([contract, open_8])
    assert shown_stacks(p.state, 8) == [(None, 0)]


def test_without_either_an_8_brings_nothing_though_8s_lie_in_the_solo_stack() -> None:  # H-9.8
    p = fulfilling("russia", "russia-8", goods={"wine": 3, "saltpeter": 3}).outcomes()

    assert p.happens("fulfil russia-8") == [
        Event("paid", 0, {"goods": {"wine": 3, "saltpeter": 3}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "russia-8"}),
        Event("unrewarded", 0, {"contract": "russia-8"}),
        Event("turn", 0, {"round": 2, "final": False}),
    ]
    assert p.held(0) == ["russia-8"]
    assert len(p.state.stacks[6]) == 6


def test_an_emptied_stack_below_8_gives_the_same_value() -> None:  # H-9.8
    p = fulfilling("england", "england-3", goods={"iron": 2}).empty_stack(4).top("italy-3")

    p.play("fulfil england-3")

    assert p.held(0) == ["england-3", "italy-3"]


def test_the_discard_pile_is_never_searched_for_a_higher_contract() -> None:  # H-9.8
    p = fulfilling("england", "england-3", goods={"iron": 2}).empty_stack(4, discard=["italy-4", "spain-4"])
    p.top("italy-3")

    kinds = [event.kind for event in p.happens("fulfil england-3")]

    assert kinds == ["paid", "fulfilled", "drew", "turn"]
    assert p.held(0) == ["england-3", "italy-3"]
    assert p.discarded()[-2:] == ["italy-4", "spain-4"]
    assert p.open_stack(4) == (None, [])


def test_the_discard_pile_is_never_searched_for_the_same_value() -> None:  # H-9.8
    p = fulfilling("england", "england-3", goods={"iron": 2}).empty_stack(4, discard=["italy-4"])
    p.empty_stack(3, discard=["spain-3"])

    events = p.happens("fulfil england-3")

    assert Event("unrewarded", 0, {"contract": "england-3"}) in events
    assert p.held(0) == ["england-3"]
    assert p.discarded()[-2:] == ["spain-3", "italy-4"]


def test_given_8s_are_not_found_again() -> None:  # H-9.8
    p = fulfilling("danzig", "danzig-7", goods={"iron": 3, "coal": 2}).top("italy-7")
    spain_8 = p.cards.contract_ids.index("spain-8")
    p.state.stacks[6].remove(spain_8)
    p.state.discard.append(spain_8)

    p.play("fulfil danzig-7")

    assert p.held(0) == ["danzig-7", "italy-7"]
    assert p.discarded()[-1] == "spain-8"


def test_a_2_brings_nothing_when_the_3s_are_gone() -> None:  # H-9.8
    p = fulfilling("england", "england-2", goods={"grain": 1}).empty_stack(3, discard=["italy-3"])
    twos = [card for card in p.discarded() if card.endswith("-2")]
    assert len(twos) == 4

    assert p.happens("fulfil england-2") == [
        Event("paid", 0, {"goods": {"grain": 1}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "england-2"}),
        Event("unrewarded", 0, {"contract": "england-2"}),
        Event("turn", 0, {"round": 2, "final": False}),
    ]
    assert p.held(0) == ["england-2"]
    assert p.discarded() == [*twos, "italy-3"]


def test_a_contract_of_the_hand_is_an_alternative_to_the_same_value() -> None:  # H-9.8, H-10.3
    p = fulfilling("danzig", "danzig-7", goods={"iron": 3, "coal": 2}, expert=True).top("italy-7")
    in_hand(p, 0, "spain-8")

    p.play("fulfil danzig-7")
    assert (p.step, p.legal()) == ("reward", ["reward hand", "reward stack"])
    assert p.state.view(0)["decision"]["about"] == {"contract": "danzig-7"}
    other = p.state.copy()
    other.play(p.game.action("reward stack"))
    p.play("reward hand")

    assert p.held(0) == ["danzig-7", "spain-8"]
    assert p.state.view(0)["players"][0]["hand"] is None
    assert other.view(0)["players"][0]["contracts"] == ["danzig-7", "italy-7"]
    assert other.view(0)["players"][0]["hand"] == "spain-8"


def test_a_contract_of_the_hand_is_an_alternative_to_nothing() -> None:  # H-9.8, H-10.3
    p = fulfilling("england", "england-2", goods={"grain": 1}, expert=True).empty_stack(3, discard=["italy-3"])
    in_hand(p, 0, "spain-3").play("fulfil england-2")
    assert p.legal() == ["reward hand", "reward stack"]

    assert p.happens("reward stack")[0] == Event("unrewarded", 0, {"contract": "england-2"})

    assert p.held(0) == ["england-2"]
    assert p.discarded()[-1] == "italy-3"  # not renewed for the choice
