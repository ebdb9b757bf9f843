"""Every numbered rule has a test that names it, and every number in the tests is a rule of the documents."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\b[HR]-\d+\.\d+\b")
HEAD = re.compile(r"^\*\*([HR]-\d+\.\d+)\*\*", re.MULTILINE)
COUNTS = {"hamburg": 79, "rome": 38}


def documented(game: str) -> list[str]:
    return HEAD.findall((ROOT / f"docs/rules/{game}.md").read_text("utf-8"))


ALL = [rule for game in COUNTS for rule in documented(game)]


def named_in(directory: str, pattern: str) -> set[str]:
    files = [path for path in (ROOT / directory).rglob(pattern) if path != Path(__file__)]
    return {number for path in files for number in NUMBER.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("game", COUNTS)
def test_every_rule_stands_once_in_the_document(game: str) -> None:
    rules = documented(game)
    assert len(rules) == len(set(rules)) == COUNTS[game]
    assert {rule[0] for rule in rules} == {game[0].upper()}


@pytest.mark.parametrize("rule", ALL)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in named_in("tests", "test_*.py")


def test_tests_and_code_name_only_rules_that_exist() -> None:
    unknown = (named_in("tests", "*.py") | named_in("src", "*.py")) - set(ALL)
    assert unknown == set()
