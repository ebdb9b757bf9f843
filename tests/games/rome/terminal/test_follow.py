"""Following a game of rome on a real table: hands are typed in behind a curtain, dice and Fatum cards openly."""

from __future__ import annotations

from pathlib import Path

import pytest

from merkator.core.record import Record
from merkator.core.replay import OUTCOME
from rome_table import NAMES, dealt, endless
from typist import Typist

CARDS = "to type in their cards"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def outcome(record: Record, deck: int, card: int) -> str:
    """What people type: who begins by number, dice in one go, all else by its id."""
    kind, text = record.game.decks[deck], record.game.outcomes[deck].text(card)
    if kind == "start":
        return str(card + 1)
    return text.replace(" ", "") if kind == "dice" else text


def typed(record: Record) -> list[str]:
    """Return all that is typed but Enter at the curtains; the last hand follows from the others."""
    words = []
    share = record.state.rules.dealt  # type: ignore[attr-defined]
    nothing_left = share * record.players == 42
    asked = share * (record.players - 1) if nothing_left else 42
    for entry in record.entries:
        if entry.seat != OUTCOME:
            words.append(record.game.notation(entry.number))
        elif record.game.decks[entry.deck] == "deal" and not asked:
            continue
        else:
            asked -= record.game.decks[entry.deck] == "deal"
            words.append(outcome(record, entry.deck, entry.number))
    return words


def follow(file: Path, words: list[str], players: int | list[str], height: int | None = None) -> Typist:
    """Type words, and Enter wherever someone is called to the keyboard."""
    typist = Typist(file, 100, height)
    script = iter(words)

    def type_on() -> str:
        if "press enter" in typist.prompts[-1].lower():
            return ""
        word = next(script, None)
        if word is None:
            raise EOFError
        return word

    names = NAMES[:players] if isinstance(players, int) else players
    typist.types_all(endless(type_on), game="rome", players=names, follow=True)
    return typist


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_seeded_game_is_reproduced_from_what_people_type(file: Path, players: int, seed: int) -> None:
    record = dealt(players, seed, 60)
    typist = follow(file, typed(record), players)
    assert typist.record.seed is None
    assert typist.record.state.key() == record.state.key()
    acted = [entry.number for entry in typist.record.entries if entry.seat != OUTCOME]
    assert acted == [entry.number for entry in record.entries if entry.seat != OUTCOME]


def test_each_hand_is_told_behind_a_curtain_of_its_own(file: Path) -> None:
    record = dealt(4, 3, 1)
    typist = follow(file, typed(record), 4, height=50)
    called = [prompt for prompt in typist.prompts if CARDS in prompt]
    start = record.entries[0].number
    assert [prompt.removeprefix("Pass the keyboard to ")[:4] for prompt in called] == [
        NAMES[(start + n) % 4] for n in range(4)
    ]
    for number, prompt in enumerate(typist.prompts):
        if CARDS in prompt:
            screen = typist.pages[number].rpartition("\x1b[2J")[2]
            assert "goods card" not in screen


def test_the_cards_are_counted_and_all_goods_are_offered_to_everyone(file: Path) -> None:
    record = dealt(4, 3, 1)
    typist = follow(file, typed(record), 4)
    questions = [page for page in typist.pages if "which is goods card" in page]
    assert len(questions) == 40
    assert sum("Cleo: which is goods card" in page for page in questions) == 10
    assert any("Bert: which is goods card 3 of 10?" in page for page in questions)
    assert all("21 Purple" in page for page in questions)  # what is missing would tell of other hands


def test_the_last_hand_follows_from_the_others(file: Path) -> None:
    record = dealt(2, 1, 0)
    typist = follow(file, typed(record), 2)
    assert sum("which is goods card" in page for page in typist.pages) == 21
    assert typist.record.state.key() == record.state.key()


def test_several_cards_are_typed_in_one_line(file: Path) -> None:
    record = dealt(4, 3, 0)
    first, *rest = typed(record)
    hands = [", ".join(rest[at : at + 10]) for at in range(0, 40, 10)]
    typist = follow(file, [first, *hands], 4)
    assert typist.record.state.key() == record.state.key()


def test_too_many_cards_in_one_line_do_not_get_into_the_next_hand(file: Path) -> None:
    record = dealt(4, 3, 0)
    first, *rest = typed(record)
    hands = [", ".join(rest[at : at + 10]) for at in range(0, 40, 10)]
    typist = follow(file, [first, f"{hands[0]}, wine, oil", *hands[1:]], 4)
    assert "ignored: wine, oil" in typist.seen
    assert typist.record.state.key() == record.state.key()


def test_a_card_that_cannot_come_any_more_is_refused(file: Path) -> None:
    typist = follow(file, ["Anna", "wine, wine, wine", "silver"], 4)
    assert "Wine: no copies are left" in typist.seen
    assert "Anna: which is goods card 4 of 10?" in typist.pages[-2]


def test_answers_are_taken_back_one_by_one_also_over_a_curtain(file: Path) -> None:
    record = dealt(4, 3, 0)
    first, *rest = typed(record)
    words = ["u", first, rest[0], "u", *rest[:10], "u", rest[9], *rest[10:]]
    typist = follow(file, words, 4)
    assert "Nothing to undo." in typist.seen
    assert typist.record.state.key() == record.state.key()


def test_the_last_answer_of_the_setup_is_taken_back_from_the_first_decision(file: Path) -> None:
    record = dealt(2, 1, 0)
    words = typed(record)
    typist = follow(file, [*words, "u", words[-1], "q"], 2)
    assert typist.record.state.key() == record.state.key()
    assert sum("which is goods card 21 of 21" in page for page in typist.pages) == 2


@pytest.mark.parametrize("dice", ["35", "53", "3 5", "5 3"])
def test_dice_are_typed_as_they_lie(file: Path, dice: str) -> None:
    words = typed(dealt(2, 1, 0))
    typist = follow(file, [*words, "begin leptis", "begin ostia", "done", dice, "q"], 2)
    assert "* dice 3 5\n" in typist.record.text()
    page = next(page for page in typist.pages if "What do the dice show?" in page)
    assert "such as 35" in page


def test_a_number_is_never_a_place_in_a_list_of_dice(file: Path) -> None:
    words = typed(dealt(2, 1, 0))
    typist = follow(file, [*words, "begin leptis", "begin ostia", "done", "7", "0", "12", "q"], 2)
    assert "“7” isn’t possible here; ? shows help." in typist.seen
    assert "* dice 1 2\n" in typist.record.text()


def test_a_fatum_card_is_chosen_by_its_title(file: Path) -> None:
    words = typed(dealt(2, 1, 0))
    typist = follow(file, [*words, "begin leptis", "begin ostia", "done", "44", "castores", "q"], 2)
    assert "* fatum f15\n" in typist.record.text()


def test_a_roll_is_taken_back_with_its_action(file: Path) -> None:
    words = typed(dealt(2, 1, 0))
    typist = follow(file, [*words, "begin leptis", "begin ostia", "done", "u", "done", "35", "u", "done", "46"], 2)
    assert "* dice 4 6" in typist.record.text()
    assert "* dice 3 5" not in typist.record.text()


def test_a_followed_game_is_resumed(file: Path) -> None:
    record = dealt(2, 5, 60)
    words = typed(record)
    follow(file, [*words[:50], "q"], 2)
    acted = [entry for entry in Record.read(file).entries if entry.seat != OUTCOME]
    assert 5 < len(acted) < 60
    rest = typed(record)
    told = [n for n, word in enumerate(rest) if " " in word or word in ("done", "stay", "draw")]
    typist = Typist(file, 100)
    script = iter(rest[told[len(acted)] :])
    typist.types_all(
        endless(lambda: "" if "press enter" in typist.prompts[-1].lower() else next(script, "q")), game="rome"
    )
    assert typist.record.state.key() == record.state.key()


def test_one_person_deals_for_the_bots_without_curtains(file: Path) -> None:
    record = dealt(3, 2, 0)
    typist = follow(file, [*typed(record), "q"], ["Anna", "random", "bot:random"])
    assert not [prompt for prompt in typist.prompts if "press enter" in prompt.lower()]
    assert sum("Random: which is goods card" in page for page in typist.pages) in (0, 14)
    state = typist.record.state  # bots may have begun already
    for seat in range(3):
        assert state.view(seat)["players"][seat]["hand"] == record.state.view(seat)["players"][seat]["hand"]


def test_a_bot_between_two_people_is_dealt_to_openly_told(file: Path) -> None:
    record = dealt(3, 2, 0)
    typist = follow(file, [*typed(record), "q"], ["Anna", "random", "Bert"])
    called = [prompt for prompt in typist.prompts if "press enter" in prompt.lower()]
    assert len([prompt for prompt in called if "a bot" in prompt]) <= 1
    assert len([prompt for prompt in called if CARDS in prompt]) >= 1
