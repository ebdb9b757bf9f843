"""Every numbered rule has a test that names it, and every number in the tests is a rule of the documents."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\bH-\d+\.\d+\b")
HEAD = re.compile(r"^\*\*(H-\d+\.\d+)\*\*", re.MULTILINE)


def documented() -> list[str]:
    return HEAD.findall((ROOT / "docs/rules/hamburg.md").read_text("utf-8"))


def named_in(directory: str, pattern: str) -> set[str]:
    files = [path for path in (ROOT / directory).rglob(pattern) if path != Path(__file__)]
    return {number for path in files for number in NUMBER.findall(path.read_text("utf-8"))}


def test_every_rule_stands_once_in_the_document() -> None:
    rules = documented()
    assert len(rules) == len(set(rules)) == 79


@pytest.mark.parametrize("rule", documented())
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in named_in("tests", "test_*.py")


def test_tests_and_code_name_only_rules_that_exist() -> None:
    unknown = (named_in("tests", "*.py") | named_in("src", "*.py")) - set(documented())
    assert unknown == set()
