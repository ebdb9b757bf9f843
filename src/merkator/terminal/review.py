"""A review on the terminal: progress while it is made, then a table of what was lost, and the chart as a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text as Styled

from merkator.arena.files import check_file, write_text
from merkator.arena.review import Moment, decisions, positions, review, summaries
from merkator.arena.review_chart import Labels, draw
from merkator.bots import registry
from merkator.core.errors import BadOption
from merkator.core.record import Record
from merkator.core.registry import kit
from merkator.terminal.seats import display_names, read_seats
from merkator.terminal.words import Words


def show_review(
    record: Record,
    seat: str | None,
    level: str | None,
    as_json: bool,
    svg: Path | None,
    everything: bool,
    language: str | None,
    console: Console | None = None,
) -> None:
    """Make a review and show it."""
    console = console or Console(highlight=False)
    words = Words(language, record.game, not console.encoding.lower().startswith("utf"))
    names = display_names(record.names, record.game)
    chosen = level or list(registry.levels(record.game))[-1]
    if svg is not None:
        check_file(svg)
    moments = _watched(record, choose_seats(record, seat), chosen, words)
    if as_json:
        print(json.dumps(_json(record, moments, chosen)))
    else:
        console.print(_table(record, moments, names, words, everything))
        for line in _summary(record, moments, names, words, chosen):
            console.print(line)
    if svg is not None:  # last: the findings are printed even if the disk is full
        write_text(svg, _chart(record, moments, names, words))


def choose_seats(record: Record, seat: str | None) -> list[int]:
    """Return the seat that was asked for by number or name; without one all people, or all when only bots played."""
    names = display_names(record.names, record.game)
    if seat is None:
        people = [number for number, sits in enumerate(read_seats(record.names, record.game)) if not sits.bot]
        return people or list(range(record.players))
    if seat in names:
        return [names.index(seat)]
    if seat.isascii() and seat.isdigit() and int(seat) < record.players:
        return [int(seat)]
    listed = ", ".join(f"{number} ({name})" for number, name in enumerate(names))
    raise BadOption(f"there is no seat {seat!r}; the seats are: {listed}")


def _watched(record: Record, seats: list[int], level: str, words: Words) -> list[Moment]:
    """Make the review; progress goes to stderr, and only to a terminal."""
    errors = Console(stderr=True)
    coming = review(record, seats, level)
    moments = []
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(words.say("review-working"), total=decisions(record, seats))
        for moment in coming:
            moments.append(moment)
            progress.advance(task)
    return moments


def _json(record: Record, moments: Sequence[Moment], level: str) -> dict[str, object]:
    seats = [
        {"seat": sum.seat, "decisions": sum.decisions, "agreed": sum.agreed, "lost": round(sum.lost, 2)}
        for sum in summaries(moments)
    ]
    about = {"game": record.game.name, "level": level, "scores": record.state.scores, "over": record.state.over}
    return {**about, "seats": seats, "decisions": [moment.json(record) for moment in moments]}


def _table(record: Record, moments: Sequence[Moment], names: list[str], words: Words, everything: bool) -> Grid:
    """List the decisions that cost something, or all of them."""
    least = 0.0 if everything else kit(record.game.name).notable
    listed = {
        m.step: m for m in moments if everything or (m.played != m.best and (m.lost is None or m.lost >= least))
    }
    unit = _unit(record, words)
    title = words.say("review-title-all" if everything else "review-title", unit=unit)
    shown = Grid(title=title, title_justify="left")
    for heading in ("step", "round", "who", "played", "better", "expected", "lost"):
        number = heading in ("step", "round", "expected", "lost")
        shown.add_column(words.say(f"review-{heading}"), justify="right" if number else "left")
    for state, _ in positions(record):
        moment = listed.get(state.number + 1)
        if moment is not None:
            better = "" if moment.best == moment.played else words.action(state, moment.best, names)
            cells = [str(moment.step), str(moment.round), names[moment.seat]]
            cells += [words.action(state, moment.played, names), better]
            lost = _amount(record, moment.lost, words) if moment.lost else ""
            cells += [_amount(record, moment.value, words), lost]
            shown.add_row(*[Styled(cell) for cell in cells])
    return shown


def _summary(record: Record, moments: Sequence[Moment], names: list[str], words: Words, level: str) -> list[str]:
    lines = []
    for sum in summaries(moments):
        values = {"who": names[sum.seat], "decisions": sum.decisions, "agreed": sum.agreed, "level": level}
        lost = words.say(_counted(record, "review-sum", words), amount=_rounded(record, sum.lost))
        lines.append(words.say("review-summary", **values, lost=lost))
    return lines or [words.say("review-nothing")]


def _unit(record: Record, words: Words) -> str:
    return words.say(_counted(record, "review-unit", words))


def _counted(record: Record, message: str, words: Words) -> str:
    """Return which message says what is lost: the game's own, or that a game without a guide is measured by wins."""
    own = f"{message}-{record.game.name}"
    if words.knows(own):
        return own
    return f"{message}-wins" if record.players > 1 else f"{message}-points"


def _rounded(record: Record, value: float) -> float:
    """Round a value as far as the game counts."""
    digits = kit(record.game.name).digits
    return round(value, digits) if digits else round(value)


def _amount(record: Record, value: float | None, words: Words) -> str:
    """Write a value as the language does."""
    if value is None:
        return "–"
    shown = words.say("review-amount", amount=_rounded(record, value))
    return words.plain(shown.replace("-", "−"))


def _chart(record: Record, moments: Sequence[Moment], names: list[str], words: Words) -> str:
    labels = Labels(
        title=words.say("review-chart", unit=_unit(record, words)),
        across=words.say("review-across"),
        names=names,
        amount=lambda value: _amount(record, value, words),
    )
    state = record.state
    return draw(moments, state.scores if state.over else None, state.number, labels)
