"""Travelling (section 3): choose a place, pay, take cubes and bonus goods, put out new cubes."""

import pytest

from merkator.core.events import Event
from position import Position

MAIN_PLACES = ["hamburg", "danzig", "sweden", "russia", "dutch_republic", "england", "france", "spain"]
PLACES = [*MAIN_PLACES, "bohemia", "denmark", "italy", "newfoundland"]
GOODS = {
    "hamburg": ("livestock", "muskets"),
    "danzig": ("grain", "saltpeter"),
    "sweden": ("iron", "copper"),
    "russia": ("ham", "fish_oil"),
    "dutch_republic": ("vegetables", "calfskin"),
    "england": ("fabric", "coal"),
    "france": ("plums", "wine"),
    "spain": ("citrus", "spice"),
}
LINES = {
    "hamburg": ["sweden", "danzig", "dutch_republic"],
    "danzig": ["russia", "sweden", "hamburg"],
    "sweden": ["russia", "danzig", "hamburg"],
    "russia": ["sweden", "danzig"],
    "dutch_republic": ["hamburg", "england", "france"],
    "england": ["dutch_republic", "france", "spain"],
    "france": ["dutch_republic", "england", "spain"],
    "spain": ["england", "france"],
}
COSTS = {"spain": 1, "italy": 2, "newfoundland": 3}


def travelling(seat: int = 0, players: int = 2, time: int = 0, **cubes: int) -> Position:
    """A player about to travel who owns nothing but time and the Peace; the others own nothing."""
    p = Position(players).turn_of(seat).bare().contracts(seat, "peace").time(seat, time)
    return p.cubes(**cubes).at("travel")


def journeys(*places: str) -> list[str]:
    return [f"go {place}" for place in places]


def next_turn(seat: int, number: int = 1) -> Event:
    return Event("turn", seat, {"round": number, "final": False})


# Choosing and paying


def test_any_of_the_twelve_places_can_be_chosen() -> None:  # H-3.1
    assert travelling(time=3).legal() == journeys(*PLACES)


@pytest.mark.parametrize("place", PLACES)
def test_also_the_place_where_the_merkator_stands_can_be_chosen(place: str) -> None:  # H-3.1
    p = travelling(time=3).place(place)

    assert p.legal() == journeys(*PLACES)
    assert p.cards.place_ids[p.play(f"go {place}").state.place] == place


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("time", "missing"),
    [
        (0, ["spain", "italy", "newfoundland"]),
        (1, ["italy", "newfoundland"]),
        (2, ["newfoundland"]),
        (3, []),
        (4, []),
        (40, []),
    ],
)
def test_a_place_that_cannot_be_paid_cannot_be_chosen(seat: int, time: int, missing: list[str]) -> None:  # H-3.2
    p = travelling(seat, time=time).time(1 - seat, 9)

    assert p.legal() == journeys(*(place for place in PLACES if place not in missing))
    for place in missing:
        reason = f"this journey costs {COSTS[place]} time, and you have {time} (H-3.2)"
        assert p.why_not(f"go {place}") == reason


def test_time_that_a_joiner_would_pay_does_not_help_to_travel() -> None:  # H-3.2
    p = travelling().time(1, 2)

    assert "go spain" not in p.legal()


@pytest.mark.parametrize(("place", "cost"), list(COSTS.items()))
@pytest.mark.parametrize("before", ["russia", "there"])
def test_spain_costs_1_italy_2_and_newfoundland_3_also_when_the_merkator_is_there(
    place: str, cost: int, before: str
) -> None:  # H-3.2
    p = travelling(seat=1, players=3, time=4).time(0, 0).time(2, 0)
    p.place(place if before == "there" else before)

    events = p.happens(f"go {place}")

    assert events[0] == Event("travelled", 1, {"place": place, "paid": cost})
    assert p.times() == [0, 4 - cost, 0]  # only the traveller pays, to the supply
    assert p.state.chart == [0, 6, 6, 6, 6]


@pytest.mark.parametrize("place", [place for place in PLACES if place not in COSTS])
def test_all_other_journeys_are_free(place: str) -> None:  # H-3.2
    assert travelling(seat=1).happens(f"go {place}")[0] == Event("travelled", 1, {"place": place, "paid": 0})


def test_the_journey_is_paid_before_anything_else() -> None:  # H-3.2, H-3.3
    p = travelling(time=1, spain=3).bonus(0, "spain-plums")

    assert p.happens("go spain") == [Event("travelled", 0, {"place": "spain", "paid": 1})]

    assert p.step == "split"
    assert p.times() == [0, 0]
    assert p.has(0) == {}
    assert p.on_board() == {}


# The order within travelling


def test_cubes_bonus_goods_new_cubes_and_time_come_in_this_order() -> None:  # H-3.3
    p = travelling(danzig=2, russia=4).bonus(0, "danzig-copper")

    assert p.happens("go danzig") == [
        Event("travelled", 0, {"place": "danzig", "paid": 0}),
        Event("took", 0, {"place": "danzig", "goods": {"grain": 1, "saltpeter": 1}}),
        Event("received", 0, {"bonus": "danzig-copper", "good": "copper", "count": 2}),
        Event("grew", 0, {"places": ["russia", "sweden", "hamburg"]}),
        Event("time", 0, {"count": 1, "from": "chart"}),
        next_turn(1),
    ]
    assert p.has(0) == {"grain": 1, "saltpeter": 1, "copper": 2}
    assert p.on_board() == {"hamburg": 1, "sweden": 1, "russia": 5}
    assert p.times() == [1, 0]


def test_a_choice_of_goods_comes_before_bonus_goods_new_cubes_and_time() -> None:  # H-3.3
    p = travelling(seat=1, hamburg=3, sweden=1).bonus(1, "hamburg-saltpeter")

    assert p.happens("go hamburg") == [Event("travelled", 1, {"place": "hamburg", "paid": 0})]
    assert (p.has(1), p.on_board(), p.times()) == ({}, {"sweden": 1}, [0, 0])
    assert p.happens("split 2") == [
        Event("took", 1, {"place": "hamburg", "goods": {"livestock": 2, "muskets": 1}}),
        Event("received", 1, {"bonus": "hamburg-saltpeter", "good": "saltpeter", "count": 2}),
        Event("grew", 1, {"places": ["sweden", "danzig", "dutch_republic"]}),
        Event("time", 1, {"count": 1, "from": "chart"}),
        Event("time", 1, {"count": 1, "from": "chart"}),
        next_turn(0, 2),
    ]
    assert p.has(1) == {"livestock": 2, "muskets": 1, "saltpeter": 2}
    assert p.times() == [0, 2]


# Cubes become goods


def test_where_no_cubes_lie_nothing_is_taken() -> None:  # H-3.4
    p = travelling(england=1)

    assert p.happens("go russia") == [
        Event("travelled", 0, {"place": "russia", "paid": 0}),
        Event("grew", 0, {"places": ["sweden", "danzig"]}),
        next_turn(1),
    ]
    assert p.has(0) == {}


@pytest.mark.parametrize("place", MAIN_PLACES)
@pytest.mark.parametrize(("split", "which"), [("split 1", 0), ("split 0", 1)])
def test_a_single_cube_becomes_either_good(place: str, split: str, which: int) -> None:  # H-3.4
    p = travelling(seat=1, time=1, **{place: 1}).play(f"go {place}")

    assert (p.step, p.state.seat) == ("split", 1)
    assert p.legal() == ["split 0", "split 1"]
    events = p.happens(split)

    assert events[0] == Event("took", 1, {"place": place, "goods": {GOODS[place][which]: 1}})
    assert p.has(1) == {GOODS[place][which]: 1}
    assert p.has(0) == {}
    assert place not in p.on_board()


@pytest.mark.parametrize("place", MAIN_PLACES)
def test_exactly_two_cubes_become_one_of_each(place: str) -> None:  # H-3.4
    p = travelling(seat=1, time=1, **{place: 2}).play(f"go {place}")

    assert p.step == "invest"
    assert p.has(1) == {GOODS[place][0]: 1, GOODS[place][1]: 1}
    assert place not in p.on_board()


@pytest.mark.parametrize("cubes", [3, 4, 7, 32, 33])
def test_more_cubes_are_split_at_will_with_at_least_one_of_each(cubes: int) -> None:  # H-3.4
    p = travelling(france=cubes).play("go france")
    legal = p.legal()

    assert legal == [f"split {first}" for first in range(1, cubes)]
    for first in range(1, cubes):
        twin = travelling(france=cubes).play("go france", f"split {first}")
        assert twin.has(0) == {"plums": first, "wine": cubes - first}
    for none in (0, cubes) if cubes < 33 else (0,):
        assert p.why_not(f"split {none}") == (
            f"split {cubes} cubes; two or more must give at least one of each good (H-3.4)"
        )


def test_goods_are_added_to_those_in_the_office() -> None:  # H-3.4
    p = travelling(seat=1, sweden=3).goods(1, iron=2, copper=4, wine=1).goods(0, iron=5)

    p.play("go sweden", "split 2")

    assert p.has(1) == {"iron": 4, "copper": 5, "wine": 1}
    assert p.has(0) == {"iron": 5}


def test_a_single_cube_cannot_become_two_goods() -> None:  # H-3.4
    p = travelling(france=1).play("go france")

    reason = "split 1 cubes; two or more must give at least one of each good (H-3.4)"
    assert p.why_not("split 2") == reason
    assert p.why_not("split more") == reason
    assert p.why_not("go russia") == "turn the cubes you took into goods first (H-3.4)"
    assert p.why_not("keep") == "turn the cubes you took into goods first (H-3.4)"


def test_more_than_33_cubes_are_split_step_by_step() -> None:  # H-3.4
    p = travelling(russia=34).play("go russia")
    assert p.legal() == [*(f"split {first}" for first in range(1, 33)), "split more"]

    assert p.happens("split more")[:3] == [
        Event("took", 0, {"place": "russia", "goods": {"ham": 32}}),
        Event("took", 0, {"place": "russia", "goods": {"ham": 1, "fish_oil": 1}}),
        Event("grew", 0, {"places": ["sweden", "danzig"]}),
    ]

    assert p.has(0) == {"ham": 33, "fish_oil": 1}
    assert p.on_board() == {"sweden": 1, "danzig": 1}


def test_a_split_step_by_step_asks_for_more_of_the_first_good() -> None:  # H-3.4
    p = travelling(russia=36).play("go russia", "split more")

    assert (p.step, p.state.seat) == ("split", 0)
    assert p.has(0) == {"ham": 32}
    assert p.legal() == ["split 1", "split 2", "split 3"]
    assert p.why_not("split 4") == "split 4 cubes; two or more must give at least one of each good (H-3.4)"
    assert p.play("split 3").has(0) == {"ham": 35, "fish_oil": 1}


def test_each_split_is_one_sequence() -> None:  # H-3.4
    ends = []
    for first in travelling(russia=40).play("go russia").legal():
        p = travelling(russia=40).play("go russia", first)
        more = p.legal() if p.step == "split" else [""]
        for second in more:
            q = travelling(russia=40).play("go russia", first)
            ends.append(tuple(sorted((q.play(second) if second else q).has(0).items())))
    assert len(ends) == len(set(ends)) == 39


def test_a_split_step_by_step_can_go_on_and_stop_anywhere() -> None:  # H-3.4
    p = travelling(seat=1, russia=100).play("go russia", "split more", "split more")

    assert p.has(1) == {"ham": 64}
    assert p.legal() == [*(f"split {first}" for first in range(1, 33)), "split more"]
    p.play("split 5")
    assert p.has(1) == {"ham": 69, "fish_oil": 31}


def test_34_cubes_can_also_be_split_at_once() -> None:  # H-3.4
    assert travelling(russia=34).play("go russia", "split 1").has(0) == {"ham": 1, "fish_oil": 33}


@pytest.mark.parametrize("place", ["bohemia", "denmark", "italy", "newfoundland"])
def test_side_places_give_no_cubes(place: str) -> None:  # H-3.5
    p = travelling(time=3, **dict.fromkeys(MAIN_PLACES, 9)).play(f"go {place}")

    assert p.has(0) == p.has(1) == {}
    assert p.on_board() == dict.fromkeys(MAIN_PLACES, 10)


# Bonus goods


def test_each_bonus_card_of_the_place_gives_two_of_its_good() -> None:  # H-3.6
    p = travelling(seat=1).bonus(1, "bohemia-livestock", "denmark-ham", "bohemia-vegetables", "danzig-copper")
    p.goods(1, vegetables=1)

    assert p.happens("go bohemia")[1:3] == [
        Event("received", 1, {"bonus": "bohemia-livestock", "good": "livestock", "count": 2}),
        Event("received", 1, {"bonus": "bohemia-vegetables", "good": "vegetables", "count": 2}),
    ]
    assert p.has(1) == {"livestock": 2, "vegetables": 3}


def test_bonus_cards_of_others_give_nothing_to_the_traveller_nor_to_them() -> None:  # H-3.6
    p = travelling().bonus(0, "russia-grain").bonus(1, "bohemia-livestock").play("go bohemia")

    assert p.has(0) == p.has(1) == {}


# New cubes


@pytest.mark.parametrize("place", PLACES)
def test_new_cubes_never_go_to_a_supply_tile(place: str) -> None:  # H-3.7
    p = travelling(time=3).supply(1, "russia", "spain").play(f"go {place}")

    assert p.tile(0) == []
    assert p.tile(1) == ["russia", "spain"]
    assert sum(p.state.holdings[1][16:24]) == 2


def test_russia_feeds_sweden_and_danzig_only() -> None:  # H-3.8, the example of the rulebook
    p = travelling(russia=2, sweden=3, england=1).play("go russia")

    assert p.on_board() == {"danzig": 1, "sweden": 4, "england": 1}


@pytest.mark.parametrize("place", MAIN_PLACES)
def test_each_place_joined_by_a_line_gets_a_cube_and_not_the_place_itself(place: str) -> None:  # H-3.8
    cubes = {other: number for number, other in enumerate(MAIN_PLACES) if other != place}
    p = travelling(time=1, **cubes)

    events = p.happens(f"go {place}")

    grown = {other: n + (other in LINES[place]) for other, n in cubes.items()}
    assert p.on_board() == {other: n for other, n in grown.items() if n}
    assert Event("grew", 0, {"places": LINES[place]}) in events


@pytest.mark.parametrize(("place", "threshold"), [("italy", 1), ("denmark", 2), ("bohemia", 3)])
@pytest.mark.parametrize(("above", "grown"), [(-1, []), (0, ["england"]), (1, ["england"])])
def test_a_side_place_adds_a_cube_where_its_number_or_more_lie(
    place: str, threshold: int, above: int, grown: list[str]
) -> None:  # H-3.9
    lying = threshold + above
    p = travelling(seat=1, time=3, england=lying)

    assert Event("grew", 1, {"places": grown}) in p.happens(f"go {place}")

    assert p.state.cubes == [0, 0, 0, 0, 0, lying + len(grown), 0, 0]


def test_newfoundland_adds_a_cube_everywhere() -> None:  # H-3.9
    p = travelling(time=3, england=2)

    assert Event("grew", 0, {"places": MAIN_PLACES}) in p.happens("go newfoundland")

    assert p.state.cubes == [1, 1, 1, 1, 1, 3, 1, 1]


@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("newfoundland", [1, 2, 3, 4, 5, 1, 1, 1]),
        ("italy", [0, 2, 3, 4, 5, 0, 0, 0]),
        ("denmark", [0, 1, 3, 4, 5, 0, 0, 0]),
        ("bohemia", [0, 1, 2, 4, 5, 0, 0, 0]),
    ],
)
def test_the_thresholds_of_all_side_places_on_one_board(place: str, after: list[int]) -> None:  # H-3.9
    p = travelling(time=3, danzig=1, sweden=2, russia=3, dutch_republic=4).play(f"go {place}")

    assert p.state.cubes == after


def test_where_nothing_reaches_the_threshold_nothing_grows() -> None:  # H-3.9
    p = travelling(russia=2)

    assert p.happens("go bohemia")[1] == Event("grew", 0, {"places": []})
    assert p.on_board() == {"russia": 2}


# Other actions in this step


def test_in_the_travelling_step_nothing_but_a_journey_is_possible() -> None:  # H-2.1
    p = travelling()

    for text in ("done", "sell peace", "split 0", "split more", "keep", "join"):
        assert p.why_not(text) == "this is the travelling step (H-2.1)"
