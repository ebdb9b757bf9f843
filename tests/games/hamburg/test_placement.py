"""The last cubes: put into the office before the count, best for the owner or otherwise (H-8.3)."""

from itertools import product
from random import Random

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.state import State
from position import Position, bare

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


def owner(*buildings: str, supply: tuple[str, ...], players: int = 2) -> Position:
    """Seat 0 owns buildings and cubes; nobody has contracts."""
    p = bare(players).supply(0, *supply).buildings(0, *buildings)
    for seat in range(players):
        p.contracts(seat)
    return p


# What may be chosen


def test_each_cube_may_become_either_of_its_goods_or_stay() -> None:  # H-8.3
    p = owner("alsterhaus", supply=("hamburg", "russia", "spain")).at("place")
    assert (p.state.seat, p.step) == (0, "place")
    assert p.legal() == [
        "place best",
        "place livestock",
        "place muskets",
        "place ham",
        "place fish_oil",
        "place citrus",
        "place spice",
        "done",
    ]
    assert p.happens("place fish_oil") == [Event("placed", 0, {"good": "fish_oil"})]
    assert p.legal() == ["place citrus", "place spice", "done"]
    p.play("done")
    assert p.state.over
    assert (p.has(0), p.tile(0)) == ({"fish_oil": 1}, ["hamburg", "spain"])
    assert p.state.scores == [1.0, 0.0]


def test_no_cube_need_be_placed() -> None:  # H-8.3
    p = owner("alsterhaus", supply=("hamburg", "spain")).at("place").play("done")
    assert p.state.over
    assert (p.has(0), p.tile(0), p.state.scores) == ({}, ["hamburg", "spain"], [0.0, 0.0])


def test_cubes_are_placed_in_the_order_of_their_places() -> None:  # H-8.3: one placement, one sequence
    p = owner("alsterhaus", supply=("sweden", "russia", "dutch_republic", "england")).at("place")
    p.play("place ham")
    assert p.legal() == ["place vegetables", "place calfskin", "place fabric", "place coal", "done"]


def test_the_count_follows_the_last_cube() -> None:  # H-8.3
    p = owner("alsterhaus", supply=("hamburg", "spain")).at("place").play("place livestock")
    assert p.happens("place spice") == [
        Event("placed", 0, {"good": "spice"}),
        Event("ended", 0, {"scores": [2.0, 0.0], "winners": [0]}),
    ]


def test_the_best_placement_is_one_action() -> None:  # H-8.3
    p = owner("schanze", supply=("hamburg", "danzig", "russia", "england")).goods(0, iron=1, copper=1).at("place")
    assert p.happens("place best") == [
        Event("placed", 0, {"good": "muskets"}),
        Event("placed", 0, {"good": "saltpeter"}),
        Event("placed", 0, {"good": "fish_oil"}),
        Event("placed", 0, {"good": "coal"}),
        Event("ended", 0, {"scores": [5.0, 0.0], "winners": [0]}),
    ]
    assert p.tile(0) == []


def test_of_equal_placements_the_first_goods_are_taken() -> None:  # H-8.3
    p = owner("alsterhaus", supply=("hamburg", "danzig", "spain")).at("place").play("place best")
    assert p.has(0) == {"livestock": 1, "grain": 1, "citrus": 1}


def test_cubes_become_what_the_own_buildings_need() -> None:  # H-8.3
    p = owner("hopfenmarkt", "gewandhaus", supply=("russia", "england", "france")).goods(0, plums=1).at("place")
    p.play("place best")
    assert p.has(0) == {"fish_oil": 1, "fabric": 1, "plums": 1, "wine": 1}
    assert p.state.scores[0] == 2 + 4


def test_another_placement_may_be_chosen() -> None:  # H-8.3
    p = owner("zeughaus", supply=("hamburg",)).at("place").play("place livestock")
    assert p.state.over
    assert (p.has(0), p.state.scores[0]) == ({"livestock": 1}, 0.0)


def test_only_cubes_of_the_tile_can_be_placed_and_in_order() -> None:  # H-8.3
    p = owner("alsterhaus", supply=("hamburg", "spain")).at("place")
    reason = "only cubes on the supply tile can still be turned, in the order of their places (H-8.3)"
    assert p.why_not("place iron") == reason
    assert p.reason_of("place iron") == ("placing", reason)
    assert p.why_not("exchange time") == reason
    p.play("place muskets")
    assert p.why_not("place best") == reason
    assert p.why_not("place livestock") == reason


# Who is asked, and when


def test_players_place_in_turn_order_from_the_start_player() -> None:  # H-8.3
    p = bare(3)
    for seat, building in enumerate(("alsterhaus", "arsenal", "handelshaus")):
        p.supply(seat, "hamburg").buildings(seat, building)
    p.state.start = 1
    p.at("place")
    asked = []
    while not p.state.over:
        asked.append(p.state.seat)
        p.play("place best")
    assert asked == [1, 2, 0]
    assert [p.has(seat) for seat in range(3)] == [{"livestock": 1}, {"muskets": 1}, {"livestock": 1}]


def test_the_next_player_places_when_one_is_done() -> None:  # H-8.3
    p = owner("alsterhaus", supply=("hamburg",), players=3).buildings(2, "arsenal").supply(2, "spain", "russia")
    p.at("place").play("done")
    assert (p.state.seat, p.state.over) == (2, False)


def test_cubes_of_later_players_count_as_unplaced() -> None:  # H-8.3
    p = owner("krameramt", supply=("hamburg",)).goods(0, muskets=1).goods(1, wine=1).supply(1, "danzig", "spain")
    p.at("place")
    assert p.happens("place best") == [Event("placed", 0, {"good": "livestock"})]
    assert (p.state.scores, p.state.seat) == ([6.0, 0.0], 1)
    p.play("place best")
    assert p.state.scores == [0.0, 0.0]


def test_cubes_of_earlier_players_count_as_placed() -> None:  # H-8.3
    p = bare(2).contracts(0).contracts(1).buildings(1, "krameramt").goods(1, muskets=1)
    p.supply(0, "spain", "danzig").supply(1, "hamburg", "russia").at("place")
    assert p.state.seat == 0
    p.play("place best")
    assert p.has(0) == {"grain": 1, "citrus": 1}
    p.play("place best")
    assert p.has(1) == {"livestock": 1, "muskets": 1, "ham": 1}
    assert p.state.scores == [0.0, 6.0]


LOOK_AT_GOODS: dict[str, dict[str, int]] = {  # with what a cube of Russia or Hamburg must meet to change something
    "rentamt": {},
    "schanze": {"saltpeter": 1, "iron": 1, "copper": 1, "coal": 1},
    "handelshaus": {},
    "arsenal": {},
    "alsterhaus": {},
    "zeughaus": {},
    "gewandhaus": {},
    "hopfenmarkt": {},
    "kornhaus": {},
    "niederhafen": {},
    "kran": {"ham": 5},
    "waage": {"livestock": 1},
    "wall": {"plums": 1, "ham": 1, "wine": 1, "muskets": 1, "iron": 1},
    "krameramt": {},
}
LOOK_ELSEWHERE = [
    *("boerse", "botschaft", "seeamt", "flotte", "rathaus", "admiralitaet", "bauhof", "michel", "katharinen"),
    *("baumhaus", "gymnasium", "kaemmerei"),
]


@pytest.mark.parametrize("building", LOOK_AT_GOODS)
def test_the_owner_of_a_building_that_looks_at_goods_is_asked(building: str) -> None:  # H-8.3
    p = owner(building, supply=("hamburg", "russia")).goods(0, **LOOK_AT_GOODS[building]).at("place")
    assert p.legal() == [
        "place best",
        "place livestock",
        "place muskets",
        "place ham",
        "place fish_oil",
        "done",
    ]
    before = p.state.scores[0]
    p.play("place best")
    assert p.state.scores[0] > before


@pytest.mark.parametrize("building", LOOK_ELSEWHERE)
def test_nobody_is_asked_when_goods_can_change_nothing(building: str) -> None:  # H-8.3
    p = owner(building, supply=("hamburg",)).at("place")
    assert p.state.over
    assert p.tile(0) == ["hamburg"]


def test_nobody_is_asked_without_cubes() -> None:  # H-8.3
    assert owner("alsterhaus", supply=()).goods(0, wine=1).at("place").state.over


def test_buildings_of_others_matter_only_in_a_contest_of_kinds() -> None:  # H-8.2, H-8.3
    p = owner(supply=("hamburg",)).buildings(1, "krameramt").goods(1, wine=1).at("place")
    assert p.state.seat == 0
    p.play("place muskets")
    assert p.state.scores == [0.0, 0.0]
    assert owner(supply=("hamburg",)).buildings(1, "alsterhaus").at("place").state.over


# Best against all placements there are


def after(p: Position, placement: tuple[str | None, ...]) -> float:
    """The points of seat 0 after a placement; None leaves a cube on the tile."""
    state: State = p.state.copy()
    for good in placement:
        if good is not None:
            state.holdings[0][p.cards.good_ids.index(good)] += 1
    return state.scores[0]


def random_end(random: Random) -> Position:
    p = bare(3)
    ids = random.sample(list(LOOK_AT_GOODS), 6)
    for seat in range(3):
        goods = random.choices(p.cards.good_ids, k=random.randrange(12))
        p.goods(seat, **{good: goods.count(good) for good in goods})
        p.supply(seat, *random.sample(list(GOODS), random.randrange(1, 5)))
        p.buildings(seat, *ids[2 * seat : 2 * seat + 2])
    return p.at("place")


@pytest.mark.parametrize("seed", range(40))
def test_no_placement_of_all_brings_more_than_the_best(seed: int) -> None:  # H-8.3
    p = random_end(Random(seed))
    choices = [(None, *GOODS[place]) for place in p.tile(0)]
    most = max(after(p, placement) for placement in product(*choices))
    p.play("place best")
    assert p.state.scores[0] == most
