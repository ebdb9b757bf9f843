"""The kit of rome: the only way into this folder. Each part is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from merkator.core.contract import Game, State
from merkator.core.kit import Kit
from merkator.core.view_types import View
from merkator.core.wording import Wording

if TYPE_CHECKING:
    from merkator.arena.balance import Report
    from merkator.arena.train_games import Trainer
    from merkator.bots.entry import Entry
    from merkator.bots.explain_guide import Guide
    from merkator.env.layout import Features
    from merkator.terminal.board import Board
    from merkator.terminal.words import Words


def _make(cards: str | Path | None) -> Game:
    from merkator.games.rome.rules.game import make

    return make(cards)


def _make_from_text(text: str, file: str) -> Game:
    from merkator.games.rome.rules.game import make_from_text

    return make_from_text(text, file)


def _components() -> str:
    from merkator.games.rome.cards.cardset import standard_text

    return standard_text()


def _wording() -> Wording:
    from merkator.games.rome.words import wording

    return wording


def _rule_of(step: str, action: str) -> str:
    from merkator.games.rome.words.rules import rule_of

    return rule_of(step, action)


def _view_type() -> type[View]:
    from merkator.games.rome.rules.view_types import RomeView

    return RomeView


def _bots() -> Mapping[str, Entry]:
    from merkator.games.rome.bots.entries import ENTRIES

    return ENTRIES


def _draw(state: State, dark: bool) -> str:
    from merkator.games.rome.draw.picture import draw
    from merkator.games.rome.rules.game import Rome

    assert isinstance(state.game, Rome)
    return draw(state.view(None), state.game.set, dark=dark)


def _map(game: Game) -> Mapping[str, object]:
    from merkator.games.rome.draw.geometry import geometry
    from merkator.games.rome.rules.game import Rome

    assert isinstance(game, Rome)
    return geometry(game.set)


def _guide(game: Game) -> Guide:
    from merkator.games.rome.bots.guide import RomeGuide

    return RomeGuide(game)


def _observations(game: Game, players: int, options: Mapping[str, object]) -> Features:
    from merkator.games.rome.learn.observations import make

    return make(game, players, options)


def _report() -> Report:
    from merkator.arena.balance import Report
    from merkator.games.rome.learn.report import RomeTally, sections

    return Report(RomeTally, sections)


def _trainer() -> Trainer:
    from merkator.games.rome.learn.training import TRAINER

    return TRAINER


def _board(game: Game, names: list[str], words: Words) -> Board:
    from merkator.games.rome.terminal.board import Board as Table

    return Table(game, names, words)


KIT: Final = Kit(
    name="rome",
    make=_make,
    make_from_text=_make_from_text,
    components=_components,
    wording=_wording,
    messages="merkator.games.rome.words",
    samples="merkator.games.rome",
    rule_of=_rule_of,
    bot_names=("Gaius", "Livia", "Marcus", "Iulia", "Titus", "Flavia"),
    bots=_bots,
    view_type=_view_type,
    draw=_draw,
    map=_map,
    guide=_guide,
    observations=_observations,
    report=_report,
    trainer=_trainer,
    board=_board,
    board_messages="merkator.games.rome.terminal",
    notable=250.0,  # sesterces
    titles={"en": "Rome", "de": "Rom"},
    minutes=90,
)
