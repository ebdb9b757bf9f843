"""The result: how everyone's wealth comes about, and who has won (R-6.2, R-6.3)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from merkator.games.rome.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, flow, join, line, wrap

_NAME: Final = 14
_PARTS: Final = (
    ("cash", 1),
    ("ship", 1),
    ("cargo", 1),
    ("credits", 1),
    ("debts", -1),
    ("penalties", -1),
    ("total", 1),
)
"""What counts, and whether it is added or taken away."""


def draw(sight: Sight, width: int) -> Lines:
    """Draw a line for each player, the richest first, and name the winners."""
    say = sight.words.say
    outcome = sight.view["result"]
    scores = outcome["scores"]
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    heads = [say(f"rome-count-{part}") for part, _ in _PARTS]
    figures = [_figures(sight, seat) for seat in order]
    rooms = [max(len(row[n]) for row in [heads, *figures]) for n in range(len(heads))]
    lines: Lines = [*wrap(say("rome-end", cause=outcome["end"]), width), Text()]
    if _NAME + sum(rooms) + 2 * len(rooms) <= width:
        head = line(
            " " * _NAME,
            join([fit(text, room + 2, right=True) for text, room in zip(heads, rooms, strict=True)], ""),
        )
        lines.append(Text(head.plain, "dim"))
        for seat, row in zip(order, figures, strict=True):
            cells = [fit(text, room + 2, right=True) for text, room in zip(row, rooms, strict=True)]
            cells[-1].stylize("bold")
            lines.append(line(_called(sight, seat), join(cells, "")))
    else:
        for seat, row in zip(order, figures, strict=True):
            lines.append(line(_called(sight, seat), (row[-1], "bold")))
            parts = [line((head, "dim"), f" {text}") for head, text in zip(heads[:-1], row, strict=False)]
            lines += [Text("    ") + each for each in flow(parts, width - 4)]
    winners = [sight.names[seat] for seat in outcome["winners"]]
    sentence = say("rome-winners", names=_listed(sight, winners), count=len(winners))
    return [*lines, Text(), fit(Text(sentence, "bold"), width)]


def _figures(sight: Sight, seat: int) -> list[str]:
    score = sight.view["players"][seat]["score"]
    return [sight.money(score[part] * sign) for part, sign in _PARTS]


def _called(sight: Sight, seat: int) -> Text:
    won = seat in sight.view["result"]["winners"]
    name = fit(sight.names[seat], _NAME - 5, sight.signs.more)
    return line((sight.signs.here if won else " ", "bold"), " ", sight.ship(seat), " ", (name.plain, "bold"))


def _listed(sight: Sight, names: list[str]) -> str:
    sentence = names[0]
    for name in names[1:]:
        sentence = sight.words.say("list-and", before=sentence, next=name)
    return sentence
