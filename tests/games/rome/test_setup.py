"""Setup for 2 to 6 players (section 1), and the options of a game (section 7)."""

from __future__ import annotations

from collections import Counter

import pytest

import merkator
from merkator.core.chance import Recorded, Veiled
from merkator.core.errors import BadOption, IllegalAction
from merkator.core.events import Event
from merkator.games.rome.rules.cards import DECKS, DICE, PAIRS, PIPS, ROLLS
from merkator.games.rome.rules.options import OPTIONS
from merkator.games.rome.rules.position_data import CARDS, CASH, FIELD, LOADS, NO_SHIP, OUT, SKIP, VOUCHERS
from merkator.games.rome.rules.rules import Rules
from merkator.games.rome.rules.state import State
from voyage import Voyage, rome

GAME = rome()
COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
PORTS = [
    "gades", "carthago_nova", "tarraco", "massilia", "caralis", "ostia", "puteoli", "syracusae", "carthago",
    "leptis_magna", "cyrene", "alexandria", "tyrus", "antiochia", "salamis", "rhodus", "ephesus", "athenae",
    "corinthus", "aquileia", "salonae", "byzantium", "sinope", "chersonesus",
]  # fmt: skip


def started(players: int, seed: int = 1648, **options: object) -> State:
    return GAME.start(players, seed=seed, options=options)


def drawn(state: State) -> dict[str, list[str]]:
    """The outcomes of setting up, by deck, in the order they came."""
    found: dict[str, list[str]] = {}
    for deck, card in zip(state.drawn[::2], state.drawn[1::2], strict=True):
        found.setdefault(DECKS[deck], []).append(GAME.outcomes[deck].text(card))
    return found


def hands(state: State) -> list[Counter[str]]:
    ids = state.cards.good_ids
    return [Counter({ids[good]: count for good, count in enumerate(mine) if count}) for mine in state.hands]


def refusal(players: object, options: dict[str, object]) -> tuple[str, str]:
    """The id of the reason why a game cannot be made so, and the reason in English."""
    with pytest.raises(BadOption) as caught:
        GAME.start(players, seed=1, options=options)  # type: ignore[arg-type]
    assert caught.value.why is not None
    return caught.value.why.id, str(caught.value)


# Players and ships


@COUNTS
def test_two_to_six_can_play_and_each_has_one_ship(players: int) -> None:
    shown = Voyage(players).state.view(None)["players"]

    assert [player["field"] for player in shown] == ["ostia"] * players


@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    assert refusal(players, {}) == ("players", f"rome is for 2 to 6 players, not {players}")


@pytest.mark.skipif(merkator.compiled, reason="compiled, only numbers come so far, and True is one")
@pytest.mark.parametrize("players", ["3", True, 2.0, None])
def test_what_is_no_number_of_players_is_refused(players: object) -> None:
    assert refusal(players, {}) == ("players", f"rome is for 2 to 6 players, not {players!r}")


# Goods cards


@pytest.mark.parametrize(("players", "each", "rest"), [(2, 21, 0), (3, 14, 0), (4, 10, 2), (5, 8, 2), (6, 7, 0)])
def test_the_42_goods_cards_are_dealt_equally_and_the_rest_is_out_of_play(
    players: int, each: int, rest: int
) -> None:
    state = started(players)

    assert [mine[CARDS] for mine in state.holdings] == [sum(mine) for mine in state.hands] == [each] * players
    assert sum(state.rest) == rest
    assert state.view(None)["bank"] == {"returned": {}, "unseen": rest}
    total = sum(hands(state), Counter(dict(zip(state.cards.good_ids, state.rest, strict=True))))
    assert total == dict.fromkeys(state.cards.good_ids, 2)  # two identical sets of 21
    assert len(total) == 21


@pytest.mark.parametrize(("players", "each", "rest"), [(2, 11, 20), (3, 7, 21), (4, 5, 22), (5, 4, 22), (6, 4, 18)])
def test_in_the_short_game_everyone_gets_half_as_many_rounded_up(
    players: int, each: int, rest: int
) -> None:  # with the option short
    state = started(players, short=True)

    assert [mine[CARDS] for mine in state.holdings] == [sum(mine) for mine in state.hands] == [each] * players
    assert sum(state.rest) == rest
    total = sum(hands(state), Counter(dict(zip(state.cards.good_ids, state.rest, strict=True))))
    assert total == dict.fromkeys(state.cards.good_ids, 2)


@pytest.mark.parametrize("start", [0, 2])
def test_cards_are_dealt_in_turn_order(start: int) -> None:
    state = started(4, start=start)

    dealt = drawn(state)["deal"]
    assert len(dealt) == 40
    seats = [(start + offset) % 4 for offset in range(4)]
    assert [hands(state)[seat] for seat in seats] == [Counter(dealt[at : at + 10]) for at in range(0, 40, 10)]


def test_other_seeds_deal_other_hands() -> None:
    assert hands(started(3, 1)) != hands(started(3, 2))
    assert started(3, 1).dump() == started(3, 1).dump()


def test_a_hand_is_secret_to_all_others() -> None:
    state = started(3, start=0)

    for viewer in (0, 1, 2, None):
        for seat, player in enumerate(state.view(viewer)["players"]):
            assert player["cards"] == 14
            assert player["known"] == {}
            assert player["hand"] == (hands(state)[seat] if seat == viewer else None)
            assert (player["score"]["penalties"] is None) == (seat != viewer)


def test_cargo_is_public() -> None:
    p = Voyage(2).cargo(1, wine=3, grain=(1, 1))

    for viewer in (0, 1, None):
        shown = p.state.view(viewer)["players"][1]
        assert shown["loads"] == 5
        assert shown["cargo"] == [
            {"good": "grain", "loads": 1},
            {"good": "grain", "loads": 1},
            {"good": "wine", "loads": 3},
        ]


# Fatum cards, dice


def test_the_32_fatum_cards_lie_face_down() -> None:
    state = started(2)

    assert state.pile == list(range(32))  # in an order that nobody knows
    assert state.under == []
    assert state.view(0)["fatum"] == {"shown": None, "pile": 32, "under": []}
    assert "fatum" not in drawn(state)


def test_two_dice_have_36_rolls_and_six_doubles() -> None:
    count = Counter(ROLLS)

    assert len(ROLLS) == 36
    assert [(low, high) for low in range(1, 7) for high in range(low, 7)] == PAIRS
    assert [count[roll] for roll, (low, high) in enumerate(PAIRS)] == [1 if low == high else 2 for low, high in PAIRS]
    assert Counter(PIPS[roll] for roll in ROLLS) == {n: 6 - abs(n - 7) for n in range(2, 13)}
    assert DECKS[DICE] == "dice"


# Money, start player, start ports


@COUNTS
def test_everyone_starts_with_8000_and_nothing_else(players: int) -> None:
    state = started(players)

    for mine in state.holdings:
        assert [mine[CASH], mine[VOUCHERS], mine[SKIP], mine[OUT], mine[LOADS]] == [8000, 0, 0, 0, 0]
        assert mine[FIELD] == NO_SHIP
    assert state.cargo == state.kept == [[] for _ in range(players)]
    assert state.known == [[0] * 21 for _ in range(players)]
    assert (state.loans, state.truce, state.returned) == ([], [], [0] * 21)
    assert (state.offers, state.taken, state.booty) == ([], [], [])


@COUNTS
def test_the_start_player_is_drawn_by_lot_unless_chosen(players: int) -> None:
    games = [started(players, seed) for seed in range(40)]

    assert {state.start for state in games} == set(range(players))
    for state in games:
        assert drawn(state)["start"] == [str(state.start)]
        assert state.seat == state.active == state.start
    assert started(players, 3).dump() == started(players, 3, start="lot").dump()


@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 0), (6, 5)])
def test_a_chosen_start_player_needs_no_lot(players: int, start: int) -> None:
    state = started(players, start=start)

    assert (state.start, state.active, state.seat) == (start, start, start)
    assert "start" not in drawn(state)
    assert state.view(0)["turn"] == {
        "player": start,
        "start": start,
        "number": 0,
        "round": 0,
        "step": "begin",
        "final": False,
    }


@pytest.mark.parametrize("start", [3, -1, True, "me", 1.0, None])
def test_a_start_player_that_cannot_be_is_refused(start: object) -> None:
    english = f"option start must be 'lot' or a seat from 0 to 2, got {start!r}"
    assert refusal(3, {"start": start}) == ("start", english)


def test_start_ports_are_chosen_in_turn_order_from_the_start_player_on() -> None:
    state = started(3, start=1)
    seats = []

    for port in ("sinope", "gades", "tyrus"):
        seats.append(state.seat)
        state.play(GAME.action(f"begin {port}"))

    assert seats == [1, 2, 0]
    assert [state.cards.port_ids[mine[FIELD]] for mine in state.holdings] == ["tyrus", "sinope", "gades"]
    assert (state.active, state.seat, state.round, state.turns) == (1, 1, 1, 1)


def test_any_port_can_be_chosen_also_one_already_taken() -> None:
    state = started(2, start=0)
    every = [f"begin {port}" for port in PORTS]

    assert [GAME.notation(action) for action in state.legal()] == every
    state.play(GAME.action("begin rhodus"))
    assert [GAME.notation(action) for action in state.legal()] == every
    events = state.play_events(GAME.action("begin rhodus"))

    assert events == [
        Event("began", 1, {"port": "rhodus"}),
        Event("turn", 0, {"round": 1, "final": False}),
    ]
    assert [mine[FIELD] for mine in state.holdings] == [15, 15]


def test_nothing_else_can_be_done_before_a_port_is_chosen() -> None:
    state = started(2, start=0)

    with pytest.raises(IllegalAction, match=r"every ship starts in a port: choose one \(R-1\.4\)"):
        state.play(GAME.action("sail a35"))
    why = state.why(GAME.action("done"))
    assert (why.id, str(why)) == ("begin", "every ship starts in a port: choose one (R-1.4)")


def turns_taken(state: State, count: int) -> list[tuple[int, int]]:
    """Play on without thinking; return whose turns they were, and in which round."""
    seen: list[tuple[int, int]] = []
    first = state.turns
    while state.turns < first + count:
        if len(seen) < state.turns - first + 1:
            seen.append((state.active, state.round))
        state.play(state.legal()[-1])
    return seen


def test_turns_pass_clockwise() -> None:
    state = Voyage(3, start=1, pirates=False).state

    assert turns_taken(state, 7) == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


def test_players_out_have_no_turns() -> None:
    state = Voyage(4, start=2, pirates=False).out(3).out(2).state

    assert turns_taken(state, 5) == [(2, 1), (0, 1), (1, 1), (0, 2), (1, 2)]


# Options, and where chance comes from


DEFAULTS = {"start": "lot", "short": False, "pirates": True, "bank": False}


def test_the_options_and_their_defaults() -> None:
    assert GAME.options(4, None) == GAME.options(4, {}) == DEFAULTS
    assert [(option.name, option.rule, option.players) for option in OPTIONS] == [
        ("start", "R-1.4", (2, 3, 4, 5, 6)),
        ("short", "R-1.2", (2, 3, 4, 5, 6)),
        ("pirates", "R-5.1", (2, 3, 4, 5, 6)),
        ("bank", "R-4.2", (2, 3, 4, 5, 6)),
    ]
    assert GAME.options(2, {"start": 1, "short": True}) == DEFAULTS | {"start": 1, "short": True}
    assert started(2, start=0, pirates=False).view(0)["options"] == DEFAULTS | {"start": 0, "pirates": False}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"short": 1}, "switch"),
        ({"pirates": "no"}, "switch"),
        ({"bank": 0}, "switch"),
        ({"joining": True}, "no-option"),
    ],
)
def test_other_options_are_refused(options: dict[str, object], reason: str) -> None:
    id, english = refusal(2, options)

    assert id == reason
    assert next(iter(options)) in english


def test_the_rules_of_a_game_are_its_options() -> None:
    rules = Rules(4, {"pirates": True, "short": False, "bank": False}, 42)
    assert (rules.pirates, rules.short, rules.bank, rules.dealt) == (True, False, False, 10)
    rules = Rules(5, {"pirates": False, "short": True, "bank": True}, 42)
    assert (rules.pirates, rules.short, rules.bank, rules.dealt) == (False, True, True, 4)


def test_a_game_cannot_be_dealt_behind_a_veil() -> None:
    with pytest.raises(BadOption, match="a game cannot start veiled"):
        GAME.start(2, chance=Veiled())


def test_a_record_of_the_deal_gives_the_same_game() -> None:
    state = started(4)
    told = list(zip(state.drawn[::2], state.drawn[1::2], strict=True))

    again = GAME.start(4, chance=Recorded(told))

    assert (again.start, again.hands, again.rest) == (state.start, state.hands, state.rest)
