"""Random games and bots' choices as digests, to compare with what an older commit made of the same seeds.

    python tests/support/reference_games.py hamburg games 200      digests of random games, one a line
    python tests/support/reference_games.py rome choices 30        digests of the choices of each bot, a game a line

It uses nothing but what has kept its name, so that it also runs on older commits. Their digests are stored in
`tests/fixtures/reference`, and `tests/test_reference.py` compares them.

>>> draw_game("rome", 1)
(2, {'bank': True})
>>> len(digest_of_game("rome", 1))
16
"""

from __future__ import annotations

import random
import sys
from hashlib import sha256
from typing import Final

import merkator
from merkator.bots.bot import decide
from merkator.bots.registry import bot
from merkator.core.contract import Game, State
from merkator.core.errors import BadOption

LIMIT: Final = 300  # player-turns: random moves can go on for ever
EVERY: Final = 10  # actions from one look at the whole position to the next
ON: Final = 0.3  # how often an option is not as usual
TURNS: Final = 40  # player-turns of the games that bots are asked about
USUAL: Final[dict[str, dict[str, bool]]] = {
    "hamburg": {
        "long": False,
        "joining": True,
        "coinless": False,
        "expert": False,
        "no_losses": False,
        "forced_purchases": False,
        "goods_at_once": False,
        "offers": False,
    },
    "rome": {"short": False, "pirates": True, "bank": False},
}
"""The switches that the reference commits had, as they usually stand."""
BOTS: Final = {
    "hamburg": ("greedy", "planner@{}", "search@{}", "learned@{}"),
    "rome": ("greedy", "planner", "search@{}", "learned@{}"),
}
"""Who is asked; some take a number of positions that they may look at in a turn."""
POSITIONS: Final = {"hamburg": (500, 2000), "rome": (150, 600)}
"""How many these are: in the first few games, which every run compares, and in the others."""
FEW: Final = {"hamburg": 4, "rome": 2}
ASKED: Final = {"hamburg": 23, "rome": 11}
"""Decisions from one question to the bots to the next."""


def below(choice: random.Random, count: int) -> int:
    """Draw a number; by `random` alone, which Python promises never to change."""
    return int(choice.random() * count)


def draw_game(name: str, number: int) -> tuple[int, dict[str, object]]:
    """Draw how many play, and the options that are not as usual."""
    game = merkator.game(name)
    choice = random.Random(number)
    players = game.seats[below(choice, len(game.seats))]
    while True:
        options: dict[str, object] = {
            option: not usual for option, usual in USUAL[name].items() if choice.random() < ON
        }
        try:
            game.options(players, options)
        except BadOption:
            continue
        return players, options


def digest_of_game(name: str, number: int) -> str:
    """Play a random game: its actions, what was drawn, positions on the way, the end and the scores."""
    players, options = draw_game(name, number)
    game = merkator.game(name)
    state = game.start(players, seed=number, options=options)
    choice = random.Random(number)
    found = sha256(f"{players} {sorted(options)} {outcomes(game, state)}\n".encode())
    while not state.over and state.turns < LIMIT:
        actions = state.legal()
        action = actions[below(choice, len(actions))]
        found.update(f"{state.seat} {len(actions)} {game.notation(action)}".encode())
        state.play(action)
        found.update(f" {outcomes(game, state)}\n".encode())
        if state.number % EVERY == 0:
            found.update(state.key())
    found.update(state.dump().partition(b"\n")[2])  # without the number of the rules
    found.update(f"{[float(score) for score in state.scores]} {state.over and state.winners}\n".encode())
    return found.hexdigest()[:16]


def outcomes(game: Game, state: State) -> str:
    """Return what the last action drew, in words."""
    drawn = state.drawn
    return ", ".join([game.outcome_text(drawn[at], drawn[at + 1]) for at in range(0, len(drawn), 2)])


def digest_of_choices(name: str, number: int) -> str:
    """Let the greedy bot play a game, often at random, and ask all bots on the way; return a digest for each."""
    players, options = draw_game(name, number)
    game = merkator.game(name)
    state = game.start(players, seed=number, options=options)
    choice = random.Random(number)
    leader = bot("greedy", game, seed=number)
    positions = POSITIONS[name][number >= FEW[name]]
    asked = [bot(word.format(positions), game, seed=number) for word in BOTS[name]]
    found = [sha256() for _ in asked]
    while not state.over and state.turns < TURNS:
        if state.number % ASKED[name] == number % ASKED[name]:
            for one, digest in zip(asked, found, strict=True):
                action = decide(one, state, seed=state.number)
                digest.update(f"{state.number} {game.notation(action)}\n".encode())
        actions = state.legal()
        wild = choice.random() < 0.2
        state.play(actions[below(choice, len(actions))] if wild else decide(leader, state, seed=state.number))
    return " ".join([digest.hexdigest()[:16] for digest in found])


def digests(name: str, what: str, count: int) -> list[str]:
    """Return one line for each of so many random games, or games in which bots were asked."""
    if what == "games":
        return [digest_of_game(name, number) for number in range(count)]
    return [digest_of_choices(name, number) for number in range(count)]


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
