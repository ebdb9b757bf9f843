"""Playing alone: seventeen turns, the start, the solo stack (H-9.1 to H-9.3, H-9.5, H-9.6)."""

from __future__ import annotations

import json
import random

import pytest

from merkator.core.events import Event
from position import Position, hamburg
from solo import alone, journeys, shown_stacks, solo_stack

REMOVED = ["boerse", "rathaus", "admiralitaet", "bauhof", "krameramt"]
EIGHTS = ["bohemia-8", "france-8", "italy-8", "newfoundland-8", "russia-8", "spain-8", "sweden-8"]
NINES = ["denmark-9", "england-9", "hamburg-9", "italy-9", "spain-9"]
TENS = ["france-10", "hamburg-10", "newfoundland-10", "sweden-10"]


# Seventeen turns


def test_a_solo_game_has_seventeen_turns() -> None:  # H-9.1, H-9.9
    p = alone()
    events = journeys(p, *["russia"] * 17)

    turns = [event for event in events if event.kind == "turn"]
    assert turns == [Event("turn", 0, {"round": number, "final": number == 17}) for number in range(2, 18)]
    assert events[-1] == Event("ended", 0, {"scores": [14.0], "winners": [0]})
    assert p.state.over
    assert (p.state.turns, p.state.end, p.state.winners) == (17, "turns", [0])


def test_the_turn_is_the_last_in_the_seventeenth_only() -> None:  # H-9.1, H-9.9
    p = alone()
    for number in range(1, 18):
        turn = p.state.view(0)["turn"]
        assert (turn["number"], turn["round"], turn["player"]) == (number, number, 0)
        assert (turn["final"], turn["left"]) == ((True, 0) if number == 17 else (False, None))
        assert not p.state.over
        assert p.state.end == ""
        journeys(p, "russia")
    assert p.state.over


@pytest.mark.parametrize("seed", range(6))
def test_every_solo_game_ends_after_seventeen_turns(seed: int) -> None:  # H-9.1
    state = hamburg().start(1, seed=seed)
    choice = random.Random(seed)
    kinds = []
    while not state.over:
        assert state.seat == 0
        kinds += [event.kind for event in state.play_events(choice.choice(state.legal()))]
    assert kinds.count("turn") == 16  # the first one began with the set-up
    assert kinds.count("travelled") == kinds.count("opened") == state.turns == 17
    assert {"letter", "turned", "lost", "final", "joined", "stayed", "sold", "renewed"}.isdisjoint(kinds)


# No chart: time from the supply


@pytest.mark.parametrize(
    ("place", "count"),
    [("sweden", 1), ("danzig", 1), ("dutch_republic", 1), ("bohemia", 1), ("denmark", 1), ("hamburg", 2)],
)
def test_time_comes_from_the_supply(place: str, count: int) -> None:  # H-9.1
    p = alone().at("travel")
    letters = p.state.letters[:]

    assert Event("time", 0, {"count": count, "from": "supply"}) in p.happens(f"go {place}")

    assert p.times() == [count]
    assert p.state.chart == [0, 0, 0, 0, 0]
    assert p.state.letters == letters


def test_the_supply_gives_time_in_every_turn() -> None:  # H-9.1
    p = alone().contracts(0, "spain-3")
    events = journeys(p, *["hamburg"] * 17)

    assert [event for event in events if event.kind == "time"] == [
        Event("time", 0, {"count": 2, "from": "supply"}) for _ in range(17)
    ]
    assert p.times() == [34]


def test_there_is_no_chart() -> None:  # H-9.1
    view = Position(1).state.view(0)

    assert view["chart"]["side"] == "ultimo"
    assert [row["left"] for row in view["chart"]["rows"]] == [0] * 5
    assert [row["used"] for row in view["chart"]["rows"]] == [False] * 5
    assert [row["shown"] for row in view["chart"]["rows"]] == [[]] * 5


def test_nobody_is_asked_to_join() -> None:  # H-9.1
    p = alone().time(0, 9).at("travel").play("go russia")

    assert (p.step, p.state.seat, p.state.turns) == ("invest", 0, 2)


def test_journeys_are_paid_with_time_as_ever() -> None:  # H-9.1, H-3.2
    p = alone().time(0, 2).at("travel")

    assert p.why_not("go newfoundland") == "this journey costs 3 time, and you have 2 (H-3.2)"
    p.play("go italy")
    assert p.times() == [0]


# The start


@pytest.mark.parametrize("seed", range(5))
def test_the_start_is_that_of_the_standard_game_without_time(seed: int) -> None:  # H-9.2
    s = hamburg().start(1, seed=seed)
    view = s.view(0)
    [player] = view["players"]

    assert set(view["cubes"].values()) == set(player["supply"].values()) == {1}
    assert len(view["cubes"]) == len(player["supply"]) == 8
    assert (player["time"], player["money"], player["hand"]) == (0, 0, None)
    assert set(player["goods"].values()) == {0}
    assert [s.cards.value[card] for card in s.contracts[0]] == [2, 3, 4, 5]
    assert sorted(s.cards.bonus_price[card] for card in s.bonus[0]) == [3, 4]
    assert (player["buildings"], view["place"]) == ([], None)
    assert (view["turn"]["player"], view["turn"]["step"], view["turn"]["number"]) == (0, "invest", 1)
    assert (len(view["offer"]["bonus"]), len(view["offer"]["building"])) == (4, 4)
    assert view["decks"] == {"bonus": 10, "building": 17, "solo": 17}
    assert [s.cards.value[card] for card in s.discard] == [2, 2, 2, 2]
    assert s.legal()


def test_the_stacks_up_to_7_are_those_of_the_standard_game() -> None:  # H-9.2, H-9.5
    stacks = Position(1).state.view(None)["stacks"]

    assert [stacks[str(value)]["count"] for value in range(2, 8)] == [0, 10, 12, 11, 11, 9]
    assert all(stacks[str(value)]["top"].endswith(f"-{value}") for value in (6, 7))


@pytest.mark.parametrize("seed", range(4))
def test_the_five_buildings_of_the_only_player_are_removed(seed: int) -> None:  # H-9.3
    s = hamburg().start(1, seed=seed)
    ids = s.cards.building_ids[:26]
    assert [id for id, card in zip(ids, hamburg().set.buildings, strict=True) if card.only_player] == REMOVED

    there = [ids[card] for card in s.building_offer + s.building_deck]

    assert sorted(there) == sorted(set(ids) - set(REMOVED))
    assert len(there) == 21
    text = json.dumps(s.view(0))
    assert not any(id in text for id in REMOVED)


def test_with_two_players_without_coins_all_buildings_are_there() -> None:  # H-9.3, H-10.2
    s = Position(2, coinless=True).state

    assert sorted(s.building_offer + s.building_deck) == list(range(26))


# The solo stack


def test_the_open_stacks_from_8_on_start_empty() -> None:  # H-9.5
    p = Position(1)

    assert shown_stacks(p.state, 8, 9, 10, 14) == [(None, 0)] * 4
    assert p.state.view(0)["decks"]["solo"] == 17


@pytest.mark.parametrize("seed", range(3))
def test_the_solo_stack_holds_8s_9s_10s_and_the_peace_in_this_order(seed: int) -> None:  # H-9.5, H-9.6
    p = alone().seed(seed)
    events = journeys(p, *["russia"] * 17)

    ids = [str(event.values["contract"]) for event in events if event.kind == "opened"]
    assert (sorted(ids[:7]), sorted(ids[7:12]), sorted(ids[12:16]), ids[16]) == (EIGHTS, NINES, TENS, "peace")
    assert p.state.view(None)["decks"]["solo"] == 0
    assert shown_stacks(p.state, 8, 9, 10, 14) == [(ids[6], 7), (ids[11], 5), (ids[15], 4), ("peace", 1)]


def test_each_value_of_the_solo_stack_is_shuffled() -> None:  # H-9.5
    firsts: dict[int, set[str]] = {8: set(), 9: set(), 10: set()}
    for seed in range(60):
        for value, left in ((8, EIGHTS), (9, NINES), (10, TENS)):
            p = solo_stack(alone(), *left, "peace").seed(seed).play("done", "go russia")
            firsts[value].add(shown_stacks(p.state, value)[0][0] or "")
    assert firsts == {8: set(EIGHTS), 9: set(NINES), 10: set(TENS)}


def test_the_last_card_of_a_value_is_no_chance() -> None:  # H-9.5
    p = solo_stack(alone(), "spain-8", *NINES).outcomes("stack-9 hamburg-9")

    assert Event("opened", 0, {"contract": "spain-8"}) in journeys(p, "russia")
    assert p.state.drawn == []
    assert Event("opened", 0, {"contract": "hamburg-9"}) in journeys(p, "russia")
    assert p.state.drawn == [7, p.cards.contract_ids.index("hamburg-9")]


def test_a_card_is_opened_when_the_place_is_chosen_and_before_cubes_are_taken() -> None:  # H-9.6, H-3.3
    p = alone().bonus(0, "spain-plums").cubes(spain=3).time(0, 1).at("travel").outcomes("stack-8 italy-8")

    assert p.happens("go spain") == [
        Event("travelled", 0, {"place": "spain", "paid": 1}),
        Event("opened", 0, {"contract": "italy-8"}),
    ]
    assert p.step == "split"
    assert shown_stacks(p.state, 8) == [("italy-8", 1)]
    assert p.has(0) == {}
    assert p.happens("split 2") == [
        Event("took", 0, {"place": "spain", "goods": {"citrus": 2, "spice": 1}}),
        Event("received", 0, {"bonus": "spain-plums", "good": "plums", "count": 2}),
        Event("grew", 0, {"places": ["england", "france"]}),
        Event("turn", 0, {"round": 2, "final": False}),
    ]


def test_one_card_is_opened_where_two_cubes_lie() -> None:  # H-9.6
    p = alone().cubes(hamburg=2).at("travel").outcomes("stack-8 spain-8")

    assert p.happens("go hamburg") == [
        Event("travelled", 0, {"place": "hamburg", "paid": 0}),
        Event("opened", 0, {"contract": "spain-8"}),
        Event("took", 0, {"place": "hamburg", "goods": {"livestock": 1, "muskets": 1}}),
        Event("grew", 0, {"places": ["sweden", "danzig", "dutch_republic"]}),
        Event("time", 0, {"count": 2, "from": "supply"}),
        Event("turn", 0, {"round": 2, "final": False}),
    ]


@pytest.mark.parametrize(("place", "paid"), [("bohemia", 0), ("denmark", 0), ("italy", 2), ("newfoundland", 3)])
def test_a_card_is_opened_in_side_places_too(place: str, paid: int) -> None:  # H-9.6
    p = alone().time(0, 3).at("travel").outcomes("stack-8 spain-8")

    assert p.happens(f"go {place}")[:2] == [
        Event("travelled", 0, {"place": place, "paid": paid}),
        Event("opened", 0, {"contract": "spain-8"}),
    ]
    assert shown_stacks(p.state, 8) == [("spain-8", 1)]
    assert p.state.view(0)["decks"]["solo"] == 16


def test_cards_are_opened_one_a_turn_each_on_top_of_its_stack() -> None:  # H-9.6
    p = solo_stack(alone(), "italy-8", "spain-8", "sweden-8", "italy-9", "spain-9")
    p.outcomes("stack-8 spain-8", "stack-8 sweden-8", "stack-9 spain-9")
    shown = []
    for left in (4, 3, 2, 1, 0):
        journeys(p, "russia")
        shown.append(shown_stacks(p.state, 8, 9))
        assert p.state.view(0)["decks"]["solo"] == left

    assert shown == [
        [("spain-8", 1), (None, 0)],
        [("sweden-8", 2), (None, 0)],
        [("italy-8", 3), (None, 0)],
        [("italy-8", 3), ("spain-9", 1)],
        [("italy-8", 3), ("italy-9", 2)],
    ]


def test_a_card_just_opened_can_be_won_in_the_same_turn() -> None:  # H-9.6, H-5.4
    p = alone().contracts(0, "danzig-7").goods(0, iron=3, coal=2).at("travel").outcomes("stack-8 spain-8")

    assert [event.kind for event in p.happens("go danzig")] == ["travelled", "opened", "grew", "time"]
    assert p.happens("fulfil danzig-7")[-2] == Event("drew", 0, {"contract": "spain-8"})

    assert p.held(0) == ["danzig-7", "spain-8"]
    assert shown_stacks(p.state, 8) == [(None, 0)]


def test_opening_is_the_same_whether_anybody_watches_or_not() -> None:  # H-9.6
    watched, played = alone().at("travel"), alone().at("travel")

    watched.happens("go russia")
    played.play("go russia")

    assert watched.state.dump() == played.state.dump()
