"""Every kind of decision in both games has its dialogue, with a choice preselected or offered.

Each is answered in English; that no German word is missing there is a long test, and a quick one of the files."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from midgame import at_step, cut
from visitors import Visitor
from words_check import assert_no_missing_words

STEPS = {
    "two-players": ["invest", "travel", "split", "fulfil", "join", "pay", "letter", "loss", "place"],
    "variant-b": ["forced"],
    "variant-d": ["offer", "swap"],
    "expert": ["reward"],
    "coinless": ["invest", "pay"],
    "rome-five": ["begin", "trade", "move", "arrive", "voucher", "attack", "demand", "answer", "escape", "return"],
    "rome-peaceful": ["pilot", "drift"],
    "rome-six": ["ship", "sum", "lend", "take", "repay", "amount", "wind"],
    "rome-bank": ["sum", "take", "repay", "amount"],
    "rome-four": ["ransom", "drop"],
}


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", STEPS)
def test_every_decision_has_its_dialogue(visit: Callable[..., Visitor], name: str, language: str) -> None:
    anna = visit(language=language).enter()
    chance = random.Random(1)
    for step in STEPS[name]:
        table = anna.record(cut(name, at_step(step)))
        anna.uncover()
        anna.page.locator(f'[data-step="{step}"]').wait_for()
        assert_no_missing_words(anna.page)
        if language == "en":  # the words differ, what is done does not
            anna.decide(table, chance)
