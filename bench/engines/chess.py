"""python-chess: a decision is the list of legal moves, a random choice and `push()`."""

from __future__ import annotations

from random import Random

import chess

from bench.engine import TURN_LIMIT, Counts

BORED = 150  # half moves without a capture or a pawn's move: the game is drawn without asking


class Chess:
    """A game of chess."""

    def __init__(self, seed: int) -> None:
        self.made_by = f"python-chess {chess.__version__}"
        self._random = Random(seed).random
        self._board = chess.Board()
        self._legal = list(self._board.legal_moves)
        self._turns = 0

    def options(self) -> int:
        """How many moves there are now."""
        return len(self._legal)

    def play(self, decisions: int) -> Counts:
        """Make random moves, game after game; the cheapest tests for the end of a game are used."""
        board, legal, random = self._board, self._legal, self._random
        games = cut = 0
        for _ in range(decisions):
            board.push(legal[int(random() * len(legal))])
            legal = list(board.legal_moves)
            self._turns += 1
            over = not legal or board.halfmove_clock >= BORED or board.is_insufficient_material()
            if over or self._turns >= TURN_LIMIT:
                games += 1
                cut += not over
                self._turns = 0
                board = self._board = chess.Board()
                legal = list(board.legal_moves)
        self._legal = legal
        return Counts(decisions, decisions, games, cut)

    def copy(self, times: int) -> list[object]:
        """Copy the position, without the moves that led to it."""
        board = self._board
        return [board.copy(stack=False) for _ in range(times)]
