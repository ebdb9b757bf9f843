"""Run `merkator train`: train, print progress, and write a report with a chart."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.console import Console

from merkator.arena.files import write_whole
from merkator.arena.quantities import count_noun
from merkator.arena.train import Plan, Training
from merkator.arena.train_folder import Round
from merkator.arena.train_games import trainer
from merkator.core.errors import BadOption
from merkator.core.registry import game as find_game

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 44
BOTTOM: Final = 36
STYLE: Final = """
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .line { stroke: #ddd }
  .curve { fill: none; stroke: #b8621b; stroke-width: 2 }
  .dot { fill: #b8621b }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .line { stroke: #444 } .curve { stroke: #f0b56a } .dot { fill: #f0b56a }
  }
"""


def need_numpy() -> None:
    """Say what is missing before anything is played: weights are found with numpy."""
    try:
        import_module("numpy")
    except ImportError as error:
        raise BadOption("numpy is not installed: pip install 'merkator[train]'") from error


def train(
    directory: Path, plan: Plan, start: list[list[float]] | None, rounds: int, workers: int, command: str
) -> None:
    """Train up to a number of rounds; after each one the report and the weights to be shipped are renewed."""
    if rounds < 1:
        raise BadOption(f"rounds must be at least 1, got {rounds}")
    training = Training(directory, plan, start)
    console = Console()
    finished = len(training.rounds())
    if finished >= rounds:
        console.print(f"finished rounds: {finished}; --rounds says how many there are to be in all")
    if finished == rounds:  # it may have been ended just before this was written
        write(training, command)
    unit = trainer(plan.game).unit
    with console.status("") as status:

        def tell(number: int, games: int) -> None:
            status.update(f"round {number}: {games} of {plan.games} games")

        for done in training.run(rounds, workers, tell):
            console.print(
                f"round {done.number}: {done.mean:.2f} {unit}, spread {done.spread:.1f}, "
                f"off by {done.off:.2f}, {done.seconds:.0f} s of CPU",
                highlight=False,
            )
            write(training, command)


def write(training: Training, command: str) -> None:
    """Write the weights of the last round as bots read them, the report and its chart."""
    rounds = training.rounds()
    directory = training.directory
    made = {
        "made by": command,
        "round": rounds[-1].number,
        "cards": find_game(training.plan.game).cards_hash,
        "weights": training.weights(rounds[-1].number),
    }
    _text(directory / f"{training.plan.game}-{training.plan.players}.json", json.dumps(made) + "\n")
    _text(directory / "chart.svg", chart(rounds, trainer(training.plan.game).unit))
    _text(directory / "report.md", report(rounds, training, command))


def _text(file: Path, text: str) -> None:
    write_whole(file, text.encode("utf-8"))


def report(rounds: Sequence[Round], training: Training, command: str) -> str:
    """Return the report in Markdown."""
    unit = trainer(training.plan.game).unit
    played = f"{count_noun(len(rounds), 'round')} of {count_noun(training.plan.games, 'game')}"
    lines = [
        f"# Training of {training.plan.game} for {count_noun(training.plan.players, 'player')}",
        "",
        f"`{command}`: {played}. In some decisions another line than the",
        "best is played, so that all is tried; bots that always play their best do better than these means.",
        "",
        f"![{unit} by round](chart.svg)",
        "",
        f"| round | {unit} | spread | off by | CPU, s |",
        "| ---: | ---: | ---: | ---: | ---: |",
    ]
    for each in rounds:
        lines.append(f"| {each.number} | {each.mean:.2f} | {each.spread:.1f} | {each.off:.2f} | {each.seconds:.0f} |")
    return "\n".join(lines) + "\n"


def chart(rounds: Sequence[Round], unit: str) -> str:
    """Draw the mean result of each round."""
    title = f"mean {unit} of each round of training"
    low = int(min([each.mean for each in rounds]) // 5 * 5)
    high = int(max([each.mean for each in rounds]) // 5 * 5 + 5)
    across = (WIDTH - LEFT - 16) / max(1, len(rounds) - 1)
    up = (HEIGHT - BOTTOM - 30) / (high - low)
    dots = [(LEFT + across * at, HEIGHT - BOTTOM - up * (each.mean - low)) for at, each in enumerate(rounds)]
    marks = []
    for mark in range(low, high + 1, 5):
        y = HEIGHT - BOTTOM - up * (mark - low)
        marks.append(f'<line class="line" x1="{LEFT}" x2="{WIDTH - 16}" y1="{y:.1f}" y2="{y:.1f}"/>')
        marks.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{mark}</text>')
    path = " ".join([f"{x:.1f},{y:.1f}" for x, y in dots])
    drawn = "".join([f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in dots])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n<style>{STYLE}</style>\n'
        f'<text x="{LEFT}" y="18">{escape(title)}</text>\n{"".join(marks)}\n'
        f'<polyline class="curve" points="{path}"/>\n{drawn}\n'
        f'<text x="{WIDTH - 16}" y="{HEIGHT - 10}" text-anchor="end">round {rounds[-1].number}</text>\n</svg>\n'
    )
