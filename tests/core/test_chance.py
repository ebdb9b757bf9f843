"""The three sources of chance."""

from __future__ import annotations

from collections import Counter

import pytest

import merkator
from merkator.core.chance import UNKNOWN, Recorded, Seeded, Veiled, check_seed, restore
from merkator.core.errors import BadOption, OutcomeNeeded, WrongOutcome

STREAM = [30, 25, 40, 5, 36, 14, 3, 23]
BIG_STREAM = [27, 18, 5, 19]


def drawn(chance: Seeded, deck: int, count: int, size: int = 42) -> list[int]:
    cards = list(range(size))
    return [chance.draw(deck, cards) for _ in range(count)]


def test_a_seed_gives_the_same_cards_for_ever() -> None:
    # Stored when the generator was made: another answer would break every record with a seed.
    assert drawn(Seeded(1648, 3), 1, 8) == STREAM
    assert drawn(Seeded(2**200, 3), 0, 4) == BIG_STREAM


def test_each_deck_has_a_stream_of_its_own() -> None:
    together, apart = Seeded(7, 2), Seeded(7, 2)
    drawn(together, 0, 30)
    assert drawn(together, 1, 20) == drawn(apart, 1, 20)
    assert drawn(Seeded(7, 2), 0, 20) != drawn(Seeded(7, 2), 1, 20)


def test_a_draw_takes_the_card_out_of_the_deck() -> None:
    cards = [3, 5, 8]
    card = Seeded(1, 1).draw(0, cards)
    assert sorted([*cards, card]) == [3, 5, 8]


def test_every_card_is_equally_likely() -> None:
    counts = Counter(Seeded(seed, 1).draw(0, [0, 1, 2, 3, 4]) for seed in range(5000))
    assert set(counts) == {0, 1, 2, 3, 4}
    assert all(900 < count < 1100 for count in counts.values())


def test_streams_are_long() -> None:
    chance = Seeded(5, 1)
    words = [chance.draw(0, list(range(1000))) for _ in range(200)]
    assert len(set(words)) > 150


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = Seeded(3, 2)
    drawn(chance, 0, 5)
    copy = chance.copy()
    assert isinstance(copy, Seeded)
    first = drawn(copy, 0, 20)
    assert drawn(chance, 0, 20) == first
    assert chance.used == [25, 0]


def test_recorded_outcomes_come_in_their_order() -> None:
    chance = Recorded([(0, 5), (1, 2)])
    cards = [4, 5, 6]
    assert chance.draw(0, cards) == 5
    assert cards == [4, 6]
    assert chance.copy().draw(1, [2, 3]) == 2
    assert chance.draw(1, [2, 3]) == 2


def test_recorded_chance_asks_for_what_it_does_not_know() -> None:
    with pytest.raises(OutcomeNeeded) as caught:
        Recorded([]).draw(3, [7, 9, 7])
    assert (caught.value.deck, caught.value.choices) == (3, [7, 9])


@pytest.mark.parametrize("told", [(1, 5), (0, 9)])
def test_recorded_chance_refuses_what_cannot_be(told: tuple[int, int]) -> None:
    chance = Recorded([told])
    cards = [4, 5]
    with pytest.raises(WrongOutcome):
        chance.draw(0, cards)
    assert (cards, chance.at) == ([4, 5], 0)


def test_veiled_draws_tell_nothing() -> None:
    cards = [1, 2, 3]
    assert Veiled().draw(0, cards) == UNKNOWN
    assert len(cards) == 2


@pytest.mark.parametrize("chance", [Seeded(12, 2, [3, 4]), Recorded([]), Veiled()])
def test_sources_can_be_dumped_and_restored(chance: Seeded | Recorded | Veiled) -> None:
    again = restore(chance.dump(), 2)
    assert type(again) is type(chance)
    assert again.dump() == chance.dump()


@pytest.mark.parametrize(
    "data",
    [
        [],
        ["seeded"],
        ["seeded", "1", 0],
        ["seeded", "-1", 0, 0],
        ["seeded", "1", 0, -1],
        ["seeded", "x", 0, 0],
        ["veiled", 1],
        ["recorded", 1],
        ["dice"],
    ],
)
def test_bad_dumps_of_sources_are_refused(data: list[int | str]) -> None:
    with pytest.raises(ValueError, match="unknown source of chance"):
        restore(data, 2)


@pytest.mark.parametrize("seed", [-1, 2**256, True])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="seed must be a whole number"):
        check_seed(seed)


@pytest.mark.parametrize("seed", ["7", 1.5])
def test_seeds_that_are_no_number_are_refused(seed: object) -> None:
    # Compiled code looks at the types of its arguments before any of ours runs.
    refused = TypeError if merkator.compiled else BadOption
    with pytest.raises(refused, match="int or None" if merkator.compiled else "seed must be a whole number"):
        check_seed(seed)  # type: ignore[arg-type]


def test_without_a_seed_one_of_128_bits_is_drawn() -> None:
    seeds = {check_seed(None) for _ in range(10)}
    assert len(seeds) == 10
    assert 2**120 < max(seeds) < 2**128
