"""The result: how everyone's points come about, and who has won."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from merkator.games.hamburg.rules.scoring import FULL_CONTRACTS
from merkator.games.hamburg.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, flow, line

_INDENT: Final = 4


def draw(sight: Sight, width: int) -> Lines:
    """Draw a paragraph for each player, the best first, and name the winners."""
    say = sight.words.say
    outcome = sight.view["result"]
    lines: Lines = [Text(say("hamburg-end", cause=outcome["end"])), Text()]
    scores = outcome["scores"]
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat not in outcome["winners"]))
    for seat in order:
        lines += _player(sight, seat, width)
    if sight.state.rules.solo:
        worth = say("hamburg-benchmark", level=outcome["benchmark"] or "none")
        return [*lines, Text(), fit(Text(worth, "bold"), width)]
    winners = [sight.names[seat] for seat in outcome["winners"]]
    sentence = say("hamburg-winners", names=_listed(sight, winners), count=len(winners))
    return [*lines, Text(), fit(Text(sentence, "bold"), width)]


def _player(sight: Sight, seat: int, width: int) -> Lines:
    """Draw one player's points: the contracts in full and half, each building, the time that breaks ties."""
    say = sight.words.say
    player = sight.view["players"][seat]
    score = player["score"]
    won = seat in sight.view["result"]["winners"]
    head = line(
        (sight.signs.here if won else " ", "bold"),
        (f"{sight.names[seat]}  ", "bold"),
        (say("hamburg-total", points=sight.points(score["total"])), "bold"),
        (f"  {say('hamburg-tie', time=player['time'])}", "dim"),
    )
    lines = [fit(head, width)]
    contracts = [line((say("hamburg-result-contracts"), "dim"), " ", (sight.points(score["contracts"]), "bold"))]
    lines += _indented([*contracts, *_contracts(sight, player)], width)
    buildings = [line((say("hamburg-result-buildings"), "dim"), " ", (sight.points(score["buildings"]), "bold"))]
    for id, points in score["each"].items():
        buildings.append(line(f"{sight.words.name('building', id)} ", (sight.points(points), "bold")))
    return lines + _indented(buildings, width)


def _contracts(sight: Sight, player: dict[str, Any]) -> list[Text]:
    """Return the contracts by value; those after the fifth count half (H-8.1)."""
    ids = sorted(player["contracts"], key=lambda id: -sight.contracts[id].value)
    shown = [sight.contract(id) for id in ids[:FULL_CONTRACTS]]
    half = ids[FULL_CONTRACTS:]
    if half:
        shown.append(Text(sight.words.say("hamburg-half"), "dim"))
    return shown + [sight.contract(id) for id in half]


def _indented(parts: list[Text], width: int) -> Lines:
    return [Text(" " * _INDENT) + each for each in flow(parts, width - _INDENT)]


def _listed(sight: Sight, names: list[str]) -> str:
    joined = names[0]
    for name in names[1:]:
        joined = sight.words.say("list-and", before=joined, next=name)
    return joined
