"""The kit of hamburg: the only way into this folder. Each part is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from merkator.core.contract import Game, State
from merkator.core.kit import Kit
from merkator.core.view_types import View
from merkator.core.wording import Message, Wording

if TYPE_CHECKING:
    from merkator.arena.balance import Report
    from merkator.arena.train_games import Trainer
    from merkator.bots.entry import Entry
    from merkator.bots.explain_guide import Guide
    from merkator.env.layout import Features
    from merkator.terminal.board import Board
    from merkator.terminal.words import Words


def _make(cards: str | Path | None) -> Game:
    from merkator.games.hamburg.rules.game import make

    return make(cards)


def _make_from_text(text: str, file: str) -> Game:
    from merkator.games.hamburg.rules.game import make_from_text

    return make_from_text(text, file)


def _components() -> str:
    from merkator.games.hamburg.cards.cardset import standard_text

    return standard_text()


def _wording() -> Wording:
    from merkator.games.hamburg.words import wording

    return wording


def _effects() -> list[tuple[Mapping[str, object], Message]]:
    from merkator.games.hamburg.words.effects import effect_forms

    return effect_forms()


def _rule_of(step: str, action: str) -> str:
    from merkator.games.hamburg.words.rules import rule_of

    return rule_of(step, action)


def _view_type() -> type[View]:
    from merkator.games.hamburg.rules.view_types import HamburgView

    return HamburgView


def _bots() -> Mapping[str, Entry]:
    from merkator.games.hamburg.bots.entries import ENTRIES

    return ENTRIES


def _draw(state: State, dark: bool) -> str:
    from merkator.games.hamburg.draw.picture import draw
    from merkator.games.hamburg.rules.game import Hamburg

    assert isinstance(state.game, Hamburg)
    return draw(state.view(None), state.game.set, dark=dark)


def _map(game: Game) -> Mapping[str, object]:
    from merkator.games.hamburg.draw.geometry import geometry
    from merkator.games.hamburg.rules.game import Hamburg

    assert isinstance(game, Hamburg)
    return geometry(game.set)


def _guide(game: Game) -> Guide:
    from merkator.games.hamburg.bots.guide import HamburgGuide

    return HamburgGuide(game)


def _observations(game: Game, players: int, options: Mapping[str, object]) -> Features:
    from merkator.games.hamburg.learn.observations import make

    return make(game, players, options)


def _report() -> Report:
    from merkator.arena.balance import Report
    from merkator.games.hamburg.learn.report import HamburgTally, sections

    return Report(HamburgTally, sections)


def _trainer() -> Trainer:
    from merkator.games.hamburg.learn.training import TRAINER

    return TRAINER


def _board(game: Game, names: list[str], words: Words) -> Board:
    from merkator.games.hamburg.terminal.board import Board as Table

    return Table(game, names, words)


def _foresee(state: State, kept: int) -> State:
    from merkator.games.hamburg.bots.planning import foresee

    return foresee(state, kept)


KIT: Final = Kit(
    name="hamburg",
    make=_make,
    make_from_text=_make_from_text,
    components=_components,
    wording=_wording,
    messages="merkator.games.hamburg.words",
    samples="merkator.games.hamburg",
    effects=_effects,
    rule_of=_rule_of,
    bot_names=("Hinrich", "Metta", "Jürgen", "Elsche"),
    bots=_bots,
    view_type=_view_type,
    draw=_draw,
    map=_map,
    guide=_guide,
    observations=_observations,
    report=_report,
    trainer=_trainer,
    board=_board,
    board_messages="merkator.games.hamburg.terminal",
    foresee=_foresee,
    notable=0.5,  # points
    digits=1,
    titles={"en": "Hamburg", "de": "Hamburg"},
    minutes=45,
)
