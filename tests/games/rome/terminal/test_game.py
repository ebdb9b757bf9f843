"""Whole games of rome at the terminal: hands stay secret, bots play along, records are resumed and told."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import merkator
from merkator.core.record import Record
from merkator.games.rome.rules.state import State
from merkator.terminal import replay_text
from rome_table import KEYBOARD, NAMES, Table, dealt
from typist import Typist, numbers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """A game of three people, played at random."""
    return Table(tmp_path_factory.mktemp("three") / "game.record", dealt(3, 1, 200), height=200).plays()


def hand_of(state: State, seat: int) -> list[str]:
    """The goods of a hand, in words."""
    names = {good.id: good.en for good in state.cards.set.goods}
    return [names[id] for id in state.view(seat)["players"][seat]["hand"]]


def test_a_whole_game_of_two_people_is_typed_to_its_end(file: Path) -> None:
    record = dealt(2, 3, 4000, "greedy", short=True)
    assert record.state.over
    table = Table(file, record, height=200).plays()
    assert table.typist.record.text() == record.text()
    last = table.typist.last
    for seat, wealth in enumerate(record.state.scores):
        assert f"{wealth:,.0f}".replace("-", "−") in last
        assert NAMES[seat] in last
    assert "wins." in last or "share the win" in last


def test_everybody_sees_the_own_hand_and_no_other(three: Table) -> None:
    assert len(three.pages) > 200
    for seat, state, page in three.pages:
        for other in range(3):
            assert (f"{NAMES[other]}’s cards" in page) == (other == seat), page
        shown = page.split("’s cards")[1].split("── ")[0]
        for good in hand_of(state, seat):
            assert good in shown


def test_behind_the_curtain_is_nothing_of_a_hand(three: Table) -> None:
    assert len(three.curtains) > 60
    for _, page in three.curtains:
        screen = page.rpartition("\x1b[2J")[2]
        assert "\x1b[3J" in screen  # what could be scrolled back to is gone as well
        assert "’s cards" not in screen
        assert "penalties" not in screen


def test_a_curtain_falls_whenever_another_person_decides(three: Table) -> None:
    before = ""
    for name in three.asked:
        if not name.startswith("*") and name != before.removeprefix("*"):
            raise AssertionError(f"{name} was asked after {before} without a curtain")
        assert not (name.startswith("*") and name[1:] == before)
        before = name
    elsewhere = [seat for seat, state, _ in three.pages if state.turns and seat != state.active]
    assert elsewhere  # also in the middle of someone's turn


def test_one_person_among_bots_needs_no_curtain(file: Path) -> None:
    typist = Typist(file, 100).types_all(
        numbers(5, count=120), game="rome", players=["Anna", "random", "bot:random"], seed=3
    )
    assert not [prompt for prompt in typist.prompts if KEYBOARD in prompt]
    assert "Anna’s cards" in typist.pages[0]
    assert typist.record.state.number > 60
    assert "Random’s cards" not in typist.seen


def test_a_game_against_bots_is_played_to_its_end(file: Path) -> None:
    record = dealt(3, 4, 4000, "greedy", short=True)
    assert record.state.over
    players = ["Anna", "greedy", "Tom (bot:greedy)"]
    actions = iter([record.game.notation(entry.number) for entry in record.entries if entry.seat == 0])
    typist = Typist(file, 100).types_all(actions, game="rome", players=players, seed=4, options={"short": True})
    assert typist.record.state.over
    assert typist.record.state.scores == record.state.scores
    assert "The game ended with the round" in typist.last


def test_bots_alone_tell_what_they_do(file: Path) -> None:
    typist = Typist(file, 100).types(game="rome", players=["greedy", "greedy"], seed=2, options={"short": True})
    assert typist.record.state.over
    assert "Greedy 2 sailed" in typist.seen or "Greedy 2 rolled" in typist.seen
    assert "’s cards" not in typist.seen


def test_a_game_is_resumed_where_it_was_left_behind_a_curtain(file: Path) -> None:
    record = dealt(2, 6, 40)
    Table(file, record).plays()
    typist = Typist(file, 100).types("", "q", game="rome")
    name = NAMES[record.state.seat]
    assert typist.prompts[0].startswith(f"{KEYBOARD}{name}")
    assert "’s cards" not in typist.pages[0]
    assert f"{name}’s cards" in typist.pages[1]
    assert typist.record.text() == record.text()


def test_at_the_curtain_the_game_can_be_left(file: Path) -> None:
    typist = Typist(file, 100).types("q", game="rome", players=["Anna", "Bert"], seed=1)
    assert len(typist.prompts) == 1
    assert f"--file {file}" in typist.last


def test_undo_gives_the_decision_back_to_its_owner(file: Path) -> None:
    words = ["", "ostia", "", "u", "", "puteoli", "q"]
    typist = Typist(file, 100).types(*words, game="rome", players=["Anna", "Bert"], seed=1, options={"start": 0})
    called = [prompt.removeprefix(KEYBOARD)[:4] for prompt in typist.prompts if prompt.startswith(KEYBOARD)]
    assert called == ["Anna", "Bert", "Anna", "Bert"]
    assert "0: begin puteoli" in file.read_text()
    assert "ostia" not in file.read_text()


def test_what_chance_has_decided_cannot_be_taken_back(file: Path) -> None:
    words = ["begin leptis", "", "done", "u", "q"]
    typist = Typist(file, 100).types(*words, game="rome", players=["Anna", "random"], seed=1, options={"start": 0})
    assert "This can’t be undone: something has been revealed since (dice " in " ".join(typist.seen.split())


def test_a_story_shows_no_hand_before_the_end() -> None:
    for actions, over in ((60, False), (4000, True)):
        record = dealt(2, 3, actions, "greedy", short=True)
        console = Console(width=100, force_terminal=False)
        with console.capture() as capture:
            replay_text.print_replay(record, None, "en", console)
        text = capture.get()
        assert "’s cards" not in text
        assert "Anna started in" in text
        assert ("Result" in text) == over == record.state.over
        assert max(len(line) for line in text.splitlines()) <= 100


def test_the_record_of_a_game_says_which_game_it_is(file: Path) -> None:
    dealt(2, 1, 10).write(file)
    assert Record.read(file).game is merkator.game("rome")
