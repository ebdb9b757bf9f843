"""Following a game on a real table: people type what was revealed, and the record is the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import merkator
from merkator.core.record import Record
from merkator.core.replay import OUTCOME
from typist import Typist

NAMES = ["Anna", "Bert", "Cleo"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def played(players: int, seed: int, actions: int) -> Record:
    """Return a game dealt by the program, with random actions."""
    record = Record.start(merkator.game("hamburg"), players, seed=seed, names=NAMES[:players])
    chance = random.Random(seed)
    while not record.state.over and record.state.number < actions:
        record.play(chance.choice(record.state.legal()))
    return record


def typed(record: Record) -> list[str]:
    """Return what people at the table would type: who begins by name, cards by their ids, actions in notation."""
    words = []
    for entry in record.entries:
        if entry.seat != OUTCOME:
            words.append(record.game.notation(entry.number))
        elif record.game.decks[entry.deck] == "start":
            words.append(record.names[entry.number])
        else:
            words.append(record.game.outcomes[entry.deck].text(entry.number))
    return words


def setup_answers(record: Record) -> int:
    return [entry.seat == OUTCOME for entry in record.entries].index(False)


def without_seed(record: Record) -> str:
    return record.text(seed=False)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_a_seeded_game_is_reproduced_from_its_outcomes(file: Path, players: int, seed: int) -> None:
    dealt = played(players, seed, 150)
    typist = Typist(file).types(*typed(dealt), players=NAMES[:players], follow=True)
    assert typist.record.text() == without_seed(dealt)
    assert typist.record.seed is None


def test_a_followed_game_is_resumed_and_goes_on(file: Path) -> None:
    dealt = played(2, 5, 120)
    words = typed(dealt)
    Typist(file).types(*words[:60], "q", players=NAMES[:2], follow=True)
    done = len(Record.read(file).entries)
    assert 20 < done <= 60
    resumed = Typist(file).types(*words[done:])
    assert resumed.record.text() == without_seed(dealt)


def test_the_setup_is_asked_in_order_with_the_allowed_answers(file: Path) -> None:
    dealt = played(2, 1, 1)
    typist = Typist(file).types(*typed(dealt)[: setup_answers(dealt)], players=NAMES[:2], follow=True)
    first, second = typist.pages[:2]
    assert "Who starts?" in first
    assert "1 Anna" in first
    starter = dealt.names[dealt.entries[0].number]
    assert f"Which contract of value 2 was dealt to {starter}?" in second
    assert "England 2: 1 grain" in second
    questions = [page.splitlines()[0] for page in typist.pages[: setup_answers(dealt)]]
    assert sum("was dealt to Anna" in question for question in questions) == 6
    assert any("on top of the stack of 6s" in question for question in questions)
    assert sum("on offer?" in question for question in questions) == 8


def test_a_chosen_start_player_is_dealt_to_first(file: Path) -> None:
    typist = Typist(file).types("1", players=NAMES[:2], follow=True, options={"start": 1})
    assert "dealt to Bert" in typist.pages[0]
    assert "dealt to Anna" in typist.pages[1]


def test_answers_of_the_setup_can_be_taken_back(file: Path) -> None:
    dealt = played(2, 1, 0)
    words = typed(dealt)
    wrong = ["u", "Bert", "u", words[0], "1", "u", *words[1:], "u", words[-1], "q"]
    typist = Typist(file).types(*wrong, players=NAMES[:2], follow=True)
    assert "Nothing to undo." in typist.seen
    assert typist.record.text() == without_seed(dealt)


def test_what_cannot_have_been_revealed_is_refused(file: Path) -> None:
    typist = Typist(file).types("Anna", "italy-3", "x", "", "?", "d", players=NAMES[:2], follow=True)
    assert "“italy-3” isn’t possible here" in typist.pages[2]
    assert "“x” isn’t possible here" in typist.pages[3]
    assert "Type a number" in typist.pages[4]
    assert "u undoes the last answer" in " ".join(typist.pages[5].split())
    assert "Which contract of value 2 was dealt to Bert?" in typist.pages[6]  # d: danzig-2
    assert not file.exists()


def test_an_action_can_be_taken_back_with_what_it_revealed(file: Path) -> None:
    dealt = played(2, 5, 120)
    words = typed(dealt)
    at = max(n for n, entry in enumerate(dealt.entries) if entry.seat == OUTCOME)
    typist = Typist(file).types(*words[: at + 1], "u", players=NAMES[:2], follow=True)
    before = [entry.seat for entry in dealt.entries[:at]]
    kept = len(before) - before[::-1].index(next(seat for seat in before[::-1] if seat != OUTCOME)) - 1
    assert len(typist.record.entries) == kept


def test_an_action_is_given_up_when_its_reveal_is_taken_back(file: Path) -> None:
    dealt = played(2, 5, 120)
    words = typed(dealt)
    first = setup_answers(dealt)
    at = next(n for n, entry in enumerate(dealt.entries) if entry.seat == OUTCOME and n > first)
    typist = Typist(file).types(*words[:at], "u", *words[at - 1 :], players=NAMES[:2], follow=True)
    assert typist.record.text() == without_seed(dealt)


def test_bots_can_sit_at_a_real_table(file: Path) -> None:
    typist = Typist(file)
    typist.types(*["1"] * 150, players=["Anna", "greedy"], follow=True)
    record = typist.record
    assert record.names == ["Anna", "Greedy (bot:greedy)"]
    assert any(entry.seat == 1 for entry in record.entries)
    assert record.state.number > 10
