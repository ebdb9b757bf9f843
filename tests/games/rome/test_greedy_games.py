"""Whole games of the greedy bot: they end, the books agree, they last as the rulebook says, debts stay small."""

from __future__ import annotations

from statistics import mean

import pytest

from ledger import Ledger, check_table
from merkator.bots.registry import bot, decide
from merkator.core.record import Record
from merkator.games.rome.rules.scoring import debts
from merkator.games.rome.rules.state import State
from seaways import Seaways
from voyage import rome

TURN_LIMIT = 600
LENGTH = (90, 140)  # player-turns on average: the rulebook's 100 minutes
GAMES = 200
SHIP = 20_000  # what one counts at the end


def greedy_game(players: int, seed: int) -> State:
    """Let greedy bots play a game; check the books and every move after each action."""
    game = rome()
    seats = [bot("greedy", game, seed) for _ in range(players)]
    record = Record.start(game, players, seed=seed)
    state = record.state
    assert isinstance(state, State)
    ledger, seaways = Ledger(state), Seaways()
    while not state.over and state.turns < TURN_LIMIT:
        for event in record.play_events(decide(seats[state.seat], state, state.number)):
            ledger.note(event)
            seaways.note(event)
        ledger.check(state)
        check_table(state)
    assert state.over, f"the greedy game {seed} with {players} players comes to an end"
    assert seaways.moves > 0
    return state


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_greedy_games_keep_the_books(players: int) -> None:
    for seed in range(3):
        greedy_game(players, 2000 + seed)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_hundred_greedy_games_keep_the_books_and_last_as_the_rulebook_says(players: int) -> None:
    ended = [greedy_game(players, 3000 + seed) for seed in range(GAMES)]
    assert LENGTH[0] <= mean([state.turns for state in ended]) <= LENGTH[1]
    owed = [debts(state, seat) for state in ended for seat in range(players)]
    assert sum(debt > SHIP for debt in owed) <= GAMES * max(players, 4) // 80, "debts that outgrow a ship are rare"
