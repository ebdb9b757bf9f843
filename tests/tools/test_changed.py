"""Which tests `make check` runs for which change."""

from __future__ import annotations

import pytest

from tools.changed import changed_files, find_tests, leave_out


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("src/merkator/games/rome/rules/sea.py", "tests/games/rome"),
        ("src/merkator/games/rome/rules/sea.py", "tests/test_records.py"),
        ("src/merkator/core/chance.py", "tests/core"),
        ("src/merkator/core/chance.py", "src/merkator/core/chance.py"),
        ("src/merkator/server/app.py", "tests/server"),
        ("src/merkator/cli.py", "tests/test_cli.py"),
        ("tools/fast.py", "tests/tools"),
        ("bench/guard.py", "tests/bench"),
        ("docs/rules/rome.md", "tests/test_rules_covered.py"),
        ("tests/core/test_chance.py", "tests/core/test_chance.py"),
        ("web/src/App.svelte", "tests/tools/test_counts.py"),
    ],
)
def test_a_change_is_tested_by_the_tests_of_its_package(file: str, test: str) -> None:
    assert test in find_tests([file])


def test_a_folder_takes_its_files_in_and_browsers_are_left_out() -> None:
    files = [
        "tools/fast.py",
        "tests/tools/test_fast.py",
        "tests/web/test_phone.py",
        "tests/support/ports.py",
        "LICENSE",
    ]
    assert find_tests(files) == ["tests/tools", "tools/fast.py"]


def test_the_bots_of_a_game_are_tested_only_when_they_changed() -> None:
    rules, bots = "src/merkator/games/rome/rules/sea.py", "src/merkator/games/rome/bots/greedy.py"
    ignored = ["--ignore=tests/games/rome/bots"]
    assert "tests/games/rome/bots" in find_tests([bots])
    assert leave_out([rules], find_tests([rules])) == ignored
    assert leave_out([rules, bots], find_tests([rules, bots])) == []
    assert leave_out(["LICENSE"], []) == []


def test_what_changed_is_asked_of_git() -> None:
    assert isinstance(changed_files("HEAD"), list)
