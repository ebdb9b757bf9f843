"""The sea against a plain search: walks over the letters of the map, step by step (R-2.5 to R-2.7)."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import merkator
from merkator.core.contract import State
from merkator.games.rome.cards.cardset import standard
from merkator.games.rome.rules.sea import MOST_STEPS, Sea, field_ids
from merkator.games.rome.rules.ways import ways as ways_from
from voyage import pond, rome

Place = tuple[int, int]
MAP = standard().sea.rows
PORT_AT = {port.id: (port.row, port.col) for port in standard().ports}
GAME = rome()
SEA = GAME.cards.sea
STARS = {"i13", "n23", "p35"}


def place(field: str) -> Place:
    """Read a field's name: a port, or the letter of a row and a column counted from 1."""
    return PORT_AT[field] if field in PORT_AT else (ord(field[0]) - ord("a"), int(field[1:]) - 1)


NAMES = {(row, col): f"{chr(ord('a') + row)}{col + 1}" for row, line in enumerate(MAP) for col in range(len(line))}
NAMES |= {at: port for port, at in PORT_AT.items()}
LETTERS = {(row, col): letter for row, line in enumerate(MAP) for col, letter in enumerate(line) if letter != "."}
PORTS = {at for at, letter in LETTERS.items() if letter.isalpha()}
AROUND = {
    (r, c): [at for at in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)) if at in LETTERS] for r, c in LETTERS
}


def ways(start: Place, here: Place, before: Place | None) -> list[Place]:
    """The fields that a ship may step to: never land, never straight back, never the port it left."""
    return [there for there in AROUND[here] if there != before and (there != start or start not in PORTS)]


def walk(start: str, most: int) -> list[set[str]]:
    """All walks of up to so many steps, one by one; return where each length ends at sea, and the ports entered."""
    ends: list[set[Place]] = [set() for _ in range(most + 1)]
    origin = place(start)

    def step(here: Place, before: Place | None, steps: int) -> None:
        for there in ways(origin, here, before):
            ends[steps].add(there)
            if steps < most and there not in PORTS:
                step(there, here, steps + 1)

    step(origin, None, 1)
    return [{NAMES[at] for at in reached} for reached in ends]


def crawl(start: str, most: int) -> list[set[str]]:
    """The same for long moves: of the walks that are now on a field and came from another, one is enough."""
    ends: list[set[Place]] = [set()]
    origin = place(start)
    heads: set[tuple[Place, Place | None]] = {(origin, None)}
    for _ in range(most):
        heads = {
            (there, here)
            for here, before in heads
            if here == origin or here not in PORTS
            for there in ways(origin, here, before)
        }
        ends.append({there for there, _ in heads})
    return [{NAMES[at] for at in reached} for reached in ends]


def exactly(ends: list[set[str]], pips: int) -> list[str]:
    """Where a move of so many pips may end: at sea after all of them, or in any port on the way."""
    ports = {field for reached in ends[1 : pips + 1] for field in reached if field in PORT_AT}
    return in_order(ports | {field for field in ends[pips] if field not in PORT_AT})


def at_most(ends: list[set[str]], fields: int) -> list[str]:
    return in_order({field for reached in ends[1 : fields + 1] for field in reached})


def in_order(fields: set[str]) -> list[str]:
    """The order of the game: ports by their letters, then row by row."""
    ports = [port for port in PORT_AT if port in fields]
    return ports + [NAMES[at] for at in LETTERS if at not in PORTS and NAMES[at] in fields]


def number(field: str) -> int:
    return SEA.ids.index(field)


def names(fields: list[int]) -> list[str]:
    return [SEA.ids[field] for field in fields]


SAMPLE = random.Random(2009).sample(SEA.ids[24:], 30)


# Fields


def test_fields_are_the_ports_by_letter_and_then_the_sea_row_by_row() -> None:
    shown = [(row, col) for row, line in enumerate(MAP) for col, at in enumerate(line) if at in "~*"]

    assert field_ids(standard()) == SEA.ids == [*PORT_AT, *[NAMES[at] for at in shown]]
    assert (SEA.size, SEA.ports) == (351, 24)
    assert [(row, col) for row, col in zip(SEA.rows, SEA.cols, strict=True)] == [place(id) for id in SEA.ids]


def test_neighbours_share_an_edge() -> None:
    for field, id in enumerate(SEA.ids):
        row, col = place(id)
        around = [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]
        assert names(SEA.neighbours[field]) == [NAMES[at] for at in around if at in LETTERS]


def test_there_are_three_star_fields() -> None:
    assert {id for id, star in zip(SEA.ids, SEA.star, strict=True) if star} == STARS


def test_ports_and_the_fields_next_to_them_are_sheltered_corners_are_not() -> None:
    sheltered = {id for id, safe in zip(SEA.ids, SEA.sheltered, strict=True) if safe}
    beside = {id for id in SEA.ids if PORTS.intersection(AROUND[place(id)])}

    assert sheltered == beside | set(PORT_AT)
    assert "b19" in sheltered  # next to Aquileia
    assert "c20" not in sheltered
    assert {"e17", "g17", "f17"} & sheltered == {"f17"}  # only f17 has an edge with Ostia


# Exact moves


@pytest.mark.parametrize("start", ["n23", "aquileia", "m1"])
def test_moves_of_2_to_12_end_where_walks_end(start: str) -> None:
    ends = walk(start, 12)

    for pips in range(2, 13):
        assert names(SEA.moves(number(start), pips)) == exactly(ends, pips)


@pytest.mark.parametrize("start", [*SAMPLE[:15], *PORT_AT])
def test_short_moves_end_where_walks_end(start: str) -> None:
    ends = walk(start, 7)

    assert crawl(start, 7) == ends  # the quicker search below is a search of walks
    for pips in range(1, 8):
        assert names(SEA.moves(number(start), pips)) == exactly(ends, pips)
        assert names(SEA.moves_up_to(number(start), pips)) == at_most(ends, pips)


@pytest.mark.parametrize("start", [*SAMPLE, *PORT_AT])
def test_moves_of_all_rolls_are_exact(start: str) -> None:
    ends = crawl(start, 12)

    for pips in range(1, 13):
        assert names(SEA.moves(number(start), pips)) == exactly(ends, pips)
        assert GAME.cards.sailings(number(start), pips) == [
            GAME.action(f"sail {field}") for field in exactly(ends, pips)
        ]


@pytest.mark.parametrize("start", ["gades", "c20"])
def test_moves_of_any_length_that_a_card_may_give_are_exact(start: str) -> None:
    ends = crawl(start, MOST_STEPS)

    assert MOST_STEPS == 30
    for steps in range(1, MOST_STEPS + 1):
        assert names(SEA.moves(number(start), steps)) == exactly(ends, steps)
        assert names(SEA.moves_up_to(number(start), steps)) == at_most(ends, steps)


def test_a_sea_asked_first_for_a_free_move_knows_it() -> None:
    fresh = Sea(standard())

    assert fresh.moves_up_to(number("c20"), 2) == SEA.moves_up_to(number("c20"), 2)
    assert fresh.moves(number("i13"), 9) == SEA.moves(number("i13"), 9)


@pytest.mark.slow
def test_every_roll_leads_somewhere_from_every_field() -> None:
    assert all(SEA.moves(field, pips) for field in range(SEA.size) for pips in range(2, 13))


# Drifts, distances, ports


@pytest.mark.parametrize("start", SAMPLE)
def test_a_drift_is_an_exact_move_into_no_port(start: str) -> None:
    ends = crawl(start, 6)

    assert names(SEA.drifts(number(start), 6)) == in_order({to for to in ends[6] if to not in PORT_AT})


def shortest(start: str) -> dict[str, int]:
    """The fewest steps from a field to each port, over sea fields only."""
    found: dict[str, int] = {}
    origin = place(start)
    reached = {origin}
    edge = [origin]
    steps = 0
    while edge:
        steps += 1
        ahead = []
        for here in edge:
            for there in AROUND[here]:
                if there not in reached:
                    reached.add(there)
                    if there in PORTS:
                        found[NAMES[there]] = steps
                    else:
                        ahead.append(there)
        edge = ahead
    return found


@pytest.mark.parametrize("start", [*SAMPLE, "gades", "ostia", "tyrus"])
def test_distances_to_ports_lead_through_no_other_port(start: str) -> None:
    far = shortest(start)

    assert {port: SEA.distance[number(port)][number(start)] for port in PORT_AT if port != start} == far
    nearest = [port for port in PORT_AT if port in far and far[port] == min(far.values())]
    assert names(SEA.nearest_ports(number(start))) == (nearest if start not in PORT_AT else [start])
    for most in (1, 3, 9, 15):
        within = [port for port in PORT_AT if port in far and far[port] <= most]
        assert names(SEA.ports_within(number(start), most)) == within


def test_puteoli_is_23_fields_from_aquileia() -> None:  # the first voyage in the rules
    assert SEA.distance[number("aquileia")][number("puteoli")] == 23


# Ways


def route(start: str, pips: int) -> dict[int, list[int]]:
    return ways_from(SEA, number(start), pips, exact=True)


@pytest.mark.parametrize("start", [*SAMPLE[:6], "gades", "ostia"])
@pytest.mark.parametrize("pips", [1, 2, 4, 7, 12])
def test_a_route_is_a_legal_way_for_every_destination(start: str, pips: int) -> None:
    for to in SEA.moves(number(start), pips):
        way = names(ways_from(SEA, number(start), pips, exact=True)[to])
        places = [place(field) for field in way]
        assert (way[0], way[-1]) == (start, SEA.ids[to])
        assert len(way) == pips + 1 if to >= 24 else 2 <= len(way) <= pips + 1
        for at, there in enumerate(places[1:]):
            assert there in ways(places[0], places[at], places[at - 1] if at else None)
        assert not set(way[1:-1]) & set(PORT_AT)


def test_there_is_no_route_where_no_move_leads() -> None:
    assert number("ostia") not in route("c20", 5)
    assert number("aquileia") not in route("c20", 2)
    assert names(route("c20", 3)[number("aquileia")]) == ["c20", "c19", "b19", "aquileia"]
    assert number("ostia") not in route("ostia", 6)  # the port the move began in
    for pips in (1, 2, 3, 5):
        assert sorted(route("e20", pips)) == SEA.moves(number("e20"), pips)


def test_a_move_of_up_to_so_many_fields_takes_a_shortest_way() -> None:
    found = ways_from(SEA, number("e20"), 5, exact=False)
    assert sorted(found) == SEA.moves_up_to(number("e20"), 5)
    for way in found.values():
        assert not set(names(way[1:-1])) & set(PORT_AT)
        assert len(set(way[1:])) == len(way) - 1  # it does not cross itself, but may end where it began


def test_a_route_into_a_port_is_the_shortest() -> None:
    assert names(route("c20", 12)[number("salonae")]) == ["c20", "d20", "d21", "salonae"]


# A sea that no card set may have


def test_a_pond_has_no_ways_out() -> None:
    inland = Sea(pond().set)
    a1, a2 = inland.ids.index("a1"), inland.ids.index("a2")

    assert inland.moves(a1, 1) == [a2]
    assert inland.moves(a1, 2) == []  # not straight back
    assert inland.moves_up_to(a1, 10) == [a2]
    assert inland.drifts(a1, 6) == inland.nearest_ports(a1) == inland.ports_within(a1, 15) == []
    assert ways_from(inland, a1, 2, exact=True) == {}
    assert (inland.neighbours[a1], inland.neighbours[a2]) == ([a2], [a1])


def test_threads_that_ask_at_once_get_the_same_moves() -> None:
    """A server's threads share the sea, and what is looked up is computed when someone first asks."""
    wanted = [[SEA.moves(field, steps) for steps in range(2, 13)] for field in range(SEA.size)]
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for _ in range(3):
                sea = Sea(standard())
                asked = [pool.submit(_asked, sea) for _ in range(4)]
                assert all([each.result() == wanted for each in asked])
    finally:
        sys.setswitchinterval(switch)


def _asked(sea: Sea) -> list[list[list[int]]]:
    return [[list(sea.moves(field, steps)) for steps in range(2, 13)] for field in range(sea.size)]


def test_the_view_has_a_way_to_each_field_that_can_be_chosen() -> None:
    state = game_at_sea()
    view = state.view(state.seat)
    fields = [action["do"].removeprefix("sail ") for action in view["decision"]["actions"]]
    assert set(view["ways"]) == set(fields)
    start = view["players"][state.seat]["field"]
    assert all([(way[0], way[-1]) == (start, field) for field, way in view["ways"].items()])
    assert state.view(1 - state.seat)["ways"] == {}


def game_at_sea() -> State:
    """A game in which a ship is to be moved."""
    state = merkator.game("rome").start(2, seed=1)
    chance = random.Random(1)
    while state.step() != "move":
        state.play(chance.choice(state.legal()))
    return state
