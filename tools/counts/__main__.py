"""Print all figures about the code, and what breaks a bound: `python -m tools.counts`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tools.counts import imports, names, repeats, sizes, sources

DOCUMENTED = 0.98
"""The share of public modules, classes and functions with a docstring."""


def count(title: str, found: Sequence[str]) -> bool:
    """Print how many places were found, and each of them; return whether there was none."""
    print(f"{title}: {len(found)}")
    for place in found:
        print(f"    {place}")
    return not found


def show_server() -> None:
    """Print how many of the server's imports stay inside a folder."""
    inside, total = imports.server_imports()
    share = f"{inside / total:.0%}" if total else "no folders"
    print(f"Imports of the server's modules that stay inside their folder: {inside} of {total}, {share}")


def count_docstrings() -> bool:
    """Print how much of what is public is documented; return whether it is enough."""
    missing, public = sizes.undocumented()
    share = 1 - len(missing) / public
    print(f"Public modules, classes and functions with a docstring: {public - len(missing)} of {public}, {share:.1%}")
    for place in missing:
        print(f"    without: {place}")
    return share >= DOCUMENTED


def count_repeats() -> bool:
    """Print what the games repeat of each other, and why; return whether each pair has a reason and none is void."""
    found = repeats.all_repeats()
    reasons = repeats.reasons()
    pairs = list(dict.fromkeys(repeat.pair for repeat in found))
    unexplained = [pair for pair in pairs if pair not in reasons]
    void = sorted(set(reasons) - set(pairs))
    print(f"Pairs of files of two games that repeat each other: {len(pairs)}, unexplained: {len(unexplained)}")
    for pair in pairs:
        print(f"    {pair}: {reasons.get(pair, 'UNEXPLAINED')}")
        for repeat in found:
            if repeat.pair == pair:
                print(f"        {repeat.place}")
    for pair in void:
        print(f"    no repeat any more, take it out of {sources.relative(repeats.REASONS)}: {pair}")
    return not unexplained and not void


def main() -> int:
    """Print everything; return 1 when a bound is broken."""
    shared = [*sources.shared_python(), *sources.shared_texts()]
    kept = [
        count("Names of games in shared packages", names.spelled_names(shared)),
        count("Names of games in shared files of the client", names.spelled_names(sources.shared_client())),
        count("Modules found by string imports", imports.string_imports()),
        count("Import cycles", imports.all_cycles()),
        count(f"Files over {sizes.FILE_LINES} lines", sizes.long_files()),
        count(f"Functions over {sizes.FUNCTION_LINES} lines", sizes.long_functions()),
        count_docstrings(),
        count_repeats(),
    ]
    show_server()
    return int(not all(kept))


if __name__ == "__main__":
    sys.exit(main())
