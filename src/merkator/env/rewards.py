"""What a game is worth to each player when it is over."""

from __future__ import annotations

from merkator.core.contract import State


def win_rewards(state: State) -> list[float]:
    """Return the rewards of a game: 1 for who wins alone, and all together 0. Who plays alone gets the points.

    >>> import merkator
    >>> win_rewards(merkator.game(merkator.default_game()).start(players=3, seed=1))
    [0.0, 0.0, 0.0]
    """
    players, winners = state.players, state.winners
    if not state.over or not winners:
        return [0.0] * players
    if players == 1:
        return [state.scores[0]]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(share * players - 1) / (players - 1) for share in shares]
