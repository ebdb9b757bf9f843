"""Setup for 2 to 4 players (section 1)."""

import pytest

from merkator.core.errors import BadOption
from merkator.games.hamburg.rules.cards import DECKS, VALUES
from merkator.games.hamburg.rules.position_data import EMPTY
from merkator.games.hamburg.rules.state import State
from position import Position, hamburg

MAIN_PLACES = ["hamburg", "danzig", "sweden", "russia", "dutch_republic", "england", "france", "spain"]
COUNTS = {2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
LETTERS = {"A": 6, "AA": 4, "B": 5, "BB": 3, "C": 5, "CC": 2, "D": 5, "DD": 1, "E": 5, "EE": 1, "F": 5, "FF": 0}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def started(players: int, start: int | str = "lot", seed: int = 1648) -> State:
    return hamburg().start(players, seed=seed, options={"start": start})


def drawn(state: State) -> dict[str, list[str]]:
    """The outcomes of setting up, by deck, in the order they came."""
    found: dict[str, list[str]] = {}
    for deck, card in zip(state.drawn[::2], state.drawn[1::2], strict=True):
        found.setdefault(DECKS[deck], []).append(hamburg().outcomes[deck].text(card))
    return found


def in_turn_order(state: State) -> list[int]:
    seats = list(range(state.players))
    return seats[state.start :] + seats[: state.start]


# Board and players


@PLAYERS
def test_one_cube_lies_on_each_main_place(players: int) -> None:  # H-1.1
    assert Position(players).on_board() == dict.fromkeys(MAIN_PLACES, 1)


@PLAYERS
def test_everyone_has_a_full_supply_tile_an_empty_office_and_no_money(players: int) -> None:  # H-1.7
    shown = started(players).view(None)["players"]

    assert len(shown) == players
    for player in shown:
        assert player["supply"] == dict.fromkeys(MAIN_PLACES, 1)
        assert len(player["goods"]) == 16
        assert set(player["goods"].values()) == {0}
        assert player["money"] == 0
        assert player["buildings"] == []


def test_the_merkator_starts_beside_the_board() -> None:  # H-1.7
    state = started(3)

    assert state.place == EMPTY
    assert state.view(None)["place"] is None


# The start player


@pytest.mark.parametrize(
    ("players", "start", "time"),
    [
        (2, 0, [0, 2]),
        (2, 1, [2, 0]),
        (3, 0, [0, 1, 2]),
        (3, 1, [2, 0, 1]),
        (3, 2, [1, 2, 0]),
        (4, 0, [0, 1, 1, 2]),
        (4, 1, [2, 0, 1, 1]),
        (4, 3, [1, 1, 2, 0]),
    ],
)
def test_the_start_player_has_no_time_the_last_two_and_all_others_one(
    players: int, start: int, time: list[int]
) -> None:  # H-1.2
    shown = started(players, start).view(None)["players"]

    assert [player["time"] for player in shown] == time


@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_a_chosen_start_player_begins_by_investing(players: int, start: int) -> None:  # H-1.2, H-2.1
    state = started(players, start)

    assert (state.start, state.active, state.seat, state.fulfiller) == (start, start, start, start)
    assert state.number == 0
    assert state.view(None)["turn"] == {
        "player": start,
        "start": start,
        "number": 1,
        "round": 1,
        "step": "invest",
        "final": False,
        "left": None,
        "of": None,
    }


def test_a_chosen_start_player_needs_no_lot() -> None:  # H-1.2
    assert "start" not in drawn(started(3, 0))


@PLAYERS
def test_the_start_player_is_drawn_by_lot_unless_chosen(players: int) -> None:  # H-1.2
    games = [started(players, seed=seed) for seed in range(40)]

    assert {state.start for state in games} == set(range(players))
    for state in games:
        assert drawn(state)["start"] == [str(state.start)]
        assert state.seat == state.active == state.start
        assert state.view(None)["players"][state.start]["time"] == 0


def test_a_game_without_options_draws_the_start_player() -> None:  # H-1.2
    assert hamburg().start(4, seed=3).dump() == started(4, "lot", seed=3).dump()


def test_play_is_clockwise_from_the_start_player() -> None:  # H-1.2
    state = started(3, 1)
    seen: list[int] = []

    while state.turns < 8:
        seen += [state.active] if len(seen) < state.turns else []
        state.play(state.legal()[-1])

    assert seen == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.parametrize(
    ("players", "start", "problem"),
    [
        (3, 3, "option start must be 'lot' or a seat from 0 to 2, got 3"),
        (2, -1, "option start must be 'lot' or a seat from 0 to 1, got -1"),
        (4, "me", "option start must be 'lot' or a seat from 0 to 3, got 'me'"),
        (5, 0, "players, not 5"),
    ],
)
def test_a_start_player_or_number_of_players_that_cannot_be_is_refused(
    players: int, start: int | str, problem: str
) -> None:  # H-1.2
    with pytest.raises(BadOption) as caught:
        started(players, start)

    assert str(caught.value).endswith(problem)


# The chart


@pytest.mark.parametrize(("players", "rows"), [(2, [0, 0, 6, 6, 6]), (3, [0, 6, 6, 6, 6]), (4, [6, 6, 6, 6, 6])])
def test_four_players_fill_all_rows_three_leave_one_empty_two_leave_two(
    players: int, rows: list[int]
) -> None:  # H-1.3; the time at the start does not come from the chart (H-1.2)
    state = started(players)

    assert state.chart == rows
    assert state.view(None)["chart"] == {
        "side": "ultimo",
        "rows": [{"size": 6, "left": left, "shown": [None] * left, "used": left == 6} for left in rows],
    }


@PLAYERS
def test_the_letters_on_the_chart_are_any_of_all_42(players: int) -> None:  # H-1.3
    state = started(players)
    ids = hamburg().cards.letter_ids

    assert len(state.letters) == 42
    assert {ids[code]: state.letters.count(code) for code in range(12)} == LETTERS
    assert state.letters == sorted(state.letters)
    assert state.faces == [EMPTY] * 5
    assert "letter" not in drawn(state)


# Contracts


@PLAYERS
def test_each_player_gets_one_contract_each_of_2_3_4_and_5(players: int) -> None:  # H-1.4
    state = started(players)

    for mine in state.contracts:
        assert [state.cards.value[contract] for contract in mine] == [2, 3, 4, 5]
        assert mine == sorted(mine)


@PLAYERS
def test_what_remains_of_the_2s_opens_the_discard_pile(players: int) -> None:  # H-1.4
    state = started(players)
    ids = state.cards.contract_ids
    dealt = [mine[0] for mine in state.contracts]

    assert state.discard == [contract for contract in range(5) if contract not in dealt]
    assert len(state.discard) == 5 - players
    assert state.view(None)["stacks"]["2"] == {"top": None, "count": 0, "brings": ids[state.tops[1]]}
    assert state.stacks[0] == []


@PLAYERS
def test_all_other_contracts_lie_in_stacks_by_value_with_only_the_top_visible(players: int) -> None:  # H-1.4
    state = started(players)
    ids = state.cards.contract_ids

    for slot, value in enumerate(VALUES[1:], start=1):
        dealt = [contract for mine in state.contracts for contract in mine if state.cards.slot[contract] == slot]
        below = state.stacks[slot]
        count = COUNTS[value] - (players if value <= 5 else 0)
        assert sorted([*dealt, state.tops[slot], *below]) == state.cards.stack_cards[slot]
        assert below == sorted(below)
        brings = ids[state.tops[slot + 1]] if slot + 1 < len(VALUES) else None
        shown = {"top": ids[state.tops[slot]], "count": count, "brings": brings}
        assert state.view(None)["stacks"][str(value)] == shown


def test_the_peace_lies_alone_in_its_stack() -> None:  # H-1.4, H-0.2
    state = started(2)

    assert state.view(None)["stacks"]["14"] == {"top": "peace", "count": 1, "brings": None}
    assert "stack-14" not in drawn(state)  # a single card is no chance


@pytest.mark.parametrize(("players", "start"), [(2, 0), (3, 1), (4, 2)])
def test_contracts_and_bonus_cards_are_dealt_in_turn_order(players: int, start: int) -> None:  # H-1.4, H-1.5
    state = started(players, start)
    outcomes = drawn(state)
    seats = in_turn_order(state)
    contracts, bonus = state.cards.contract_ids, state.cards.bonus_ids

    for at, value in enumerate((2, 3, 4, 5)):
        dealt = [contracts[state.contracts[seat][at]] for seat in seats]
        top = [] if value == 2 else [contracts[state.tops[at]]]
        assert outcomes[f"stack-{value}"] == dealt + top
    assert outcomes["bonus-4"] == [bonus[state.bonus[seat][0]] for seat in seats]
    assert outcomes["bonus-3"] == [bonus[state.bonus[seat][1]] for seat in seats]


# Bonus cards and buildings


@PLAYERS
def test_each_player_gets_a_bonus_card_of_each_price(players: int) -> None:  # H-1.5
    state = started(players)

    for mine in state.bonus:
        assert [state.cards.bonus_price[card] for card in mine] == [4, 3]
        assert mine == sorted(mine)


@PLAYERS
def test_four_of_the_other_bonus_cards_are_on_offer(players: int) -> None:  # H-1.5
    state = started(players)
    dealt = [card for mine in state.bonus for card in mine]

    assert len(state.bonus_offer) == 4
    assert len(state.bonus_deck) == 16 - 2 * players - 4
    assert sorted(dealt + state.bonus_offer + state.bonus_deck) == list(range(16))
    assert state.bonus_deck == sorted(state.bonus_deck)
    assert drawn(state)["bonus"] == [state.cards.bonus_ids[card] for card in state.bonus_offer]
    assert state.view(None)["decks"]["bonus"] == 12 - 2 * players


def test_both_prices_are_shuffled_together_for_the_offer() -> None:  # H-1.5
    price = hamburg().cards.bonus_price
    offered = [{price[card] for card in started(2, seed=seed).bonus_offer} for seed in range(30)]

    assert {3, 4} in offered
    for games in (range(15), range(15, 30)):
        assert {card for seed in games for card in started(2, seed=seed).bonus_offer} == set(range(16))


@PLAYERS
def test_four_buildings_are_on_offer(players: int) -> None:  # H-1.6
    state = started(players)

    assert len(state.building_offer) == 4
    assert len(state.building_deck) == 22
    assert sorted(state.building_offer + state.building_deck) == list(range(26))
    assert drawn(state)["building"] == [state.cards.building_ids[card] for card in state.building_offer]
    assert state.view(None)["decks"]["building"] == 22


def test_equal_seeds_give_equal_deals_and_others_do_not() -> None:
    assert started(3, seed=7).dump() == started(3, seed=7).dump()
    assert started(3, seed=7).dump() != started(3, seed=8).dump()
