"""Which tests belong to what has changed: `make check` runs them.

    python -m tools.changed            print the test folders and files, one a line, and what to leave out of them
    python -m tools.changed BASE       the same, for all that has changed since another commit

Compared is the working tree, with new files, against where this branch left `main` (or against the last commit, where
there is no such branch). A package's tests are those in the folder of the same name, with its doctests; what many
packages rest on is tested by those that show it soonest.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
ALSO: Final = {
    "src/merkator/core": ("tests/test_records.py", "tests/test_text.py"),
    "src/merkator/games": (
        "tests/test_records.py",
        "tests/test_reference.py",
        "tests/test_rules_covered.py",
        "tests/test_text.py",
    ),
    "src/merkator/text.py": ("tests/test_text.py",),
    "src/merkator/cli.py": ("tests/test_cli.py",),
    "src/merkator/cli_options.py": ("tests/test_cli.py",),
    "docs": ("tests/test_docs.py", "tests/test_rules_covered.py"),
    "README.md": ("tests/test_docs.py",),
    "CONTRIBUTING.md": ("tests/test_docs.py",),
    "examples": ("tests/test_docs.py",),
    "web/src": ("tests/tools/test_counts.py",),
    "src/merkator": ("tests/tools/test_counts.py",),
}
"""Tests besides those of the folder of the same name."""
SLOW: Final = ("tests/web", "tests/fixtures", "tests/records", "tests/support")
"""Browser tests are for `make test-web`, and the others hold no tests."""


def changed_files(base: str | None = None) -> list[str]:
    """Return the files that differ from a commit, and the new ones."""
    since = base or _git("merge-base", "HEAD", "main") or "HEAD"
    return sorted(
        {*_git("diff", "--name-only", since).split(), *_git("ls-files", "--others", "--exclude-standard").split()}
    )


def find_tests(files: list[str]) -> list[str]:
    """Return the tests that belong to some files; a folder takes its files in."""
    found = {test for file in files for test in (*_own_tests(file), *_doctests(file), *_other_tests(file))}
    kept = [test for test in found if (ROOT / test).exists() and not test.startswith(SLOW)]
    return sorted(test for test in kept if not any(test.startswith(f"{other}/") for other in kept))


def leave_out(files: list[str], tests: list[str]) -> list[str]:
    """Return options that leave out the bots of a game when nothing of them has changed: they think for minutes."""
    options = []
    for bots in sorted((ROOT / "tests" / "games").glob("*/bots")):
        folder = bots.relative_to(ROOT).as_posix()
        touched = any(folder.partition("/")[2] in file for file in files)
        if not touched and any(folder.startswith(f"{test}/") for test in tests):
            options.append(f"--ignore={folder}")
    return options


def _own_tests(file: str) -> tuple[str, ...]:
    """Return the folder of tests that mirrors a file's, or the test itself."""
    path = Path(file)
    if path.parts[0] == "tests":
        return (file,) if path.name.startswith("test_") else ()
    folders = path.parts[2:-1] if file.startswith("src/merkator/") else path.parts[:-1]
    mirrors = ["/".join(("tests", *folders[:depth])) for depth in range(len(folders), 0, -1)]
    return tuple([mirror for mirror in mirrors if (ROOT / mirror).is_dir()][:1])


def _doctests(file: str) -> tuple[str, ...]:
    ours = file.startswith(("src/merkator/", "tools/")) and file.endswith(".py")
    return (file,) if ours and "/migrations/" not in file else ()


def _other_tests(file: str) -> list[str]:
    return [
        test for folder, tests in ALSO.items() if file == folder or file.startswith(f"{folder}/") for test in tests
    ]


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


if __name__ == "__main__":
    changed = changed_files(*sys.argv[1:2])
    wanted = find_tests(changed)
    print("\n".join([*wanted, *leave_out(changed, wanted)]))
