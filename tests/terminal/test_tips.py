"""Tips at the terminal: what a bot would do and why, of what the person knows, and the game stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import merkator
from merkator.bots.explain import explain
from merkator.text import Text
from typist import Typist


@pytest.mark.parametrize("game", ["hamburg", "rome"])
@pytest.mark.parametrize(("language", "begins"), [("en", "Hint: "), ("de", "Tipp: ")])
def test_a_tip_names_the_choice_of_a_bot_and_the_reasons(
    tmp_path: Path, game: str, language: str, begins: str
) -> None:
    file = tmp_path / "game.record"
    players = ["Anna", "greedy"]
    before = Typist(file).types("q", players=players, seed=5, game=game, options={"start": 0}).record
    asked = Typist(file).types("t", "q", language=language, game=game)
    assert asked.record.text() == before.text()
    state = before.state
    advice = explain(state, 0, "expert")
    assert advice is not None
    words = Text(language, merkator.game(game))
    told = " ".join(asked.seen.split())
    assert f"{begins}{words.action(state, advice.action)}." in told
    assert len(advice.reasons) > 1
    for id, values in advice.reasons:
        assert " ".join(words.say(id, **values).split()) in told


def test_tip_and_hint_are_the_same(tmp_path: Path) -> None:
    told = []
    for number, word in enumerate(("t", "tip", "hint")):
        typist = Typist(tmp_path / str(number)).types(word, "q", players=["Anna"], seed=2)
        told.append(typist.pages[1])
    assert "Hint: " in told[0]
    assert len(set(told)) == 1
