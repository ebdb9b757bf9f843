"""Games with options at the terminal: alone, long, coinless, expert, variants A to D."""

from __future__ import annotations

from pathlib import Path

import pytest

from typist import Typist, numbers

VARIANTS = [
    (["Anna"], {}),
    (["Anna"], {"expert": True, "goods_at_once": True}),
    (["Anna", "Bert"], {"coinless": True, "expert": True, "offers": True}),
    (["Anna", "Bert"], {"long": True, "joining": False}),
    (["Anna", "Bert", "Cleo"], {"long": True, "forced_purchases": True, "offers": True, "goods_at_once": True}),
    (["Anna", "Bert", "Cleo", "Dora"], {"no_losses": True, "expert": True, "forced_purchases": True}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_variant_can_be_played(
    tmp_path: Path, players: list[str], options: dict[str, object], language: str
) -> None:
    typist = Typist(tmp_path / "game.record")
    words = [word for number in numbers(3, most=14, count=120) for word in (number, "h")]
    typist.types_all(words, players=players, options=options, seed=5, language=language)
    assert typist.record.state.number > 15


def test_a_game_alone_counts_its_turns_and_tells_what_the_result_is_worth(tmp_path: Path) -> None:
    typist = Typist(tmp_path / "game.record").types_all(numbers(1, most=20), players=["Anna"], seed=5)
    assert typist.record.state.over
    assert "Turn 1 of 17" in typist.pages[0]
    assert "Time chart" not in typist.pages[0]
    assert "Taler" not in typist.pages[0]
    assert "55 points" in typist.last
    assert "wins" not in typist.last


def test_a_game_alone_can_be_followed_on_a_real_table(tmp_path: Path) -> None:
    typist = Typist(tmp_path / "game.record").types_all(numbers(1, most=9, count=150), players=["Anna"], follow=True)
    assert "Which contract of value 2 was dealt to Anna?" in typist.pages[0]
    assert typist.record.state.number > 10


def test_the_setup_of_a_long_game_deals_less(tmp_path: Path) -> None:
    typist = Typist(tmp_path / "game.record")
    typist.types(*["1"] * 30, players=["Anna", "Bert"], follow=True, options={"long": True})
    questions = "".join(typist.pages[:30])
    assert "of value 3 was dealt to Bert" in questions
    assert "of value 4 was dealt" not in questions
    assert "bonus card of price" not in questions
