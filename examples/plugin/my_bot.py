"""A bot in 20 lines. `pip install ./examples/plugin` adds it to every command and table."""

from random import Random


class Miser:
    """Never parts with a contract, and takes what brings the most points at once."""

    def __init__(self, seed):
        """Keep lots for what is equally good."""
        self.name = "my-bot"
        self.lots = Random(seed)

    def choose(self, state):
        """Return one of the legal actions; `state` is ours to play with, and shows nothing that is hidden."""
        legal = state.legal()
        kept = [action for action in legal if not state.game.notation(action).startswith(("buy", "sell", "give"))]
        return max(kept or legal, key=lambda action: (self.points_after(state, action), self.lots.random()))

    def points_after(self, state, action):
        """Return the own points after an action."""
        after = state.copy()
        after.play(action)
        return after.scores[state.seat]


def make(game, seed):
    """Never parts with a contract."""
    return Miser(seed)


make.games = ("hamburg",)
