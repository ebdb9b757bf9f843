"""What a building scores is data, in many forms (H-0.5)."""

import re

import pytest

from cardtexts import changed, entry, refused
from merkator.games.hamburg.cards.cardset import Effect, parse
from merkator.games.hamburg.cards.effect import FORMS


def with_effect(effect: str) -> str:
    """The standard text with another effect of `wall` or, for the most of something, of `bauhof`."""
    name = "bauhof" if "only_most" in effect else "wall"
    before = entry("building", name)
    return changed((before, re.sub("effect = .*", f"effect = {effect}", before)))


def effect_of(effect: str) -> Effect:
    buildings = {card.id: card for card in parse(with_effect(effect), "mine.toml").buildings}
    return buildings["bauhof" if "only_most" in effect else "wall"].effect


@pytest.mark.parametrize("example", [form.example for form in FORMS])
def test_every_form_of_effect_is_accepted(example: str) -> None:  # H-0.5
    assert effect_of(example).points > 0


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ('{ per = "kind", points = 1 }', Effect(1, per="kind")),
        ('{ per = "kind", owned = 3, points = 1.5 }', Effect(1.5, per="kind", owned=3)),
        (
            '{ per = "kind", of = ["weapon", "food"], points = 20 }',
            Effect(20, per="kind", of=("weapon", "food")),
        ),
        ('{ per = "piece", columns = "BA", points = 1 }', Effect(1, per="piece", columns="AB")),
        (
            '{ per = "piece", best_of_columns = "AF", points = 1 }',
            Effect(1, per="piece", columns="AF", best_of=True),
        ),
        ('{ per = "contract", points = 1 }', Effect(1, per="contract")),
        (
            '{ per = "contract", min_value = 4, side = true, points = 1 }',
            Effect(1, per="contract", min_value=4, side=True),
        ),
        ('{ with = "time", at_least = 9, points = 0.5 }', Effect(0.5, with_="time", at_least=9)),
        ('{ only_most = "kinds", points = 6 }', Effect(6, only_most="kinds")),
    ],
)
def test_an_effect_is_read_as_written(text: str, effect: Effect) -> None:  # H-0.5
    assert effect_of(text) == effect


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("5", None),
        ("{ points = 5 }", "exactly one of per, with, only_most must be given, not none"),
        ('{ per = "time", with = "time", points = 5 }', "not per, with"),
        ('{ per = "times", points = 5 }', "did you mean 'time'"),
        ('{ only_most = "goods", points = 5 }', "only_most is 'goods'; allowed: best_contract, time"),
        ('{ per = "time", point = 5 }', "unknown key 'point'; did you mean 'points'"),
        ('{ per = "time" }', "the key points is missing"),
        ('{ per = "time", points = 0 }', "multiple of 0.5"),
        ('{ per = "time", points = 20.5 }', "multiple of 0.5"),
        ('{ per = "time", points = 0.75 }', "multiple of 0.5"),
        ('{ per = "time", points = nan }', "multiple of 0.5"),
        ('{ per = "time", points = inf }', "multiple of 0.5"),
        ('{ per = "time", points = true }', "must be a number"),
        ('{ per = "time", at_least = 3, points = 1 }', "goes with points, not with at_least"),
        ('{ with = "time", points = 1 }', "goes with at_least, points, not with points alone"),
        ('{ with = "time", at_least = 0, points = 1 }', "from 1 to 99"),
        ('{ per = "piece", points = 1 }', "goes with columns, points or best_of_columns, points"),
        ('{ per = "piece", columns = "A", best_of_columns = "B", points = 1 }', "goes with"),
        ('{ per = "piece", columns = "AG", points = 1 }', "columns is 'AG'; allowed: A, B"),
        ('{ per = "piece", columns = "AA", points = 1 }', "names a column twice"),
        ('{ per = "piece", columns = "", points = 1 }', "columns is ''"),
        ('{ per = "kind", of = [], points = 1 }', "of is empty"),
        ('{ per = "kind", of = ["any"], points = 1 }', "of names 'any'"),
        ('{ per = "kind", of = ["food", "food"], points = 1 }', "twice"),
        ('{ per = "kind", of = "food", points = 1 }', "must be a list"),
        ('{ per = "kind", owned = 0, points = 1 }', "from 1 to 99"),
        ('{ per = "contract", min_value = 1, points = 1 }', "from 2 to 14"),
        ('{ per = "contract", side = 1, points = 1 }', "must be true or false"),
        ('{ only_most = "time", columns = "A", points = 1 }', "not with columns"),
    ],
)
def test_a_bad_effect_is_refused(effect: str, reason: str | None) -> None:  # H-0.5
    building = "building bauhof" if "only_most" in effect else "building wall"
    if reason is None:
        refused(with_effect(effect), building, "effect is 5, but must be a table")
    else:
        refused(with_effect(effect), f"{building}, effect", reason)
