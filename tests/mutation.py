"""Mutation testing: `make mutation`. Runs mutmut over the rule modules and fails when too many mutants live.

Survivors that were looked at and change nothing that can be seen stand in `tests/mutation_survivors.txt`, by
function, with the reason; they still count as alive.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXPLAINED = ROOT / "tests" / "mutation_survivors.txt"
BOUND = 0.85
CAUGHT = {1, 3, 24, 36, 37, 152, 255, -24, -9, -11}  # failed tests, or ran into the time limit


def outcomes() -> dict[str, dict[str, int | None]]:
    """Return the exit code of every mutant's test run, by module with its game: both games have a `turn`."""
    found: dict[str, dict[str, int | None]] = defaultdict(dict)
    for path in sorted((ROOT / "mutants").rglob("*.py.meta")):
        game = path.parent.parent.name  # …/games/<game>/rules/<module>.py.meta
        module = f"{game}.{path.name.removesuffix('.py.meta')}"
        found[module] |= json.loads(path.read_text("utf-8"))["exit_code_by_key"]
    return {module: codes for module, codes in found.items() if codes}


def main() -> int:
    """Run, report by module, and compare with the bound."""
    subprocess.run([sys.executable, "-m", "mutmut", "run", *sys.argv[1:]], cwd=ROOT, check=False)
    modules = outcomes()
    total: Counter[str] = Counter()
    survivors = []
    for module, codes in modules.items():
        caught = sum(code in CAUGHT for code in codes.values())
        total.update(caught=caught, mutants=len(codes))
        survivors += [name for name, code in codes.items() if code not in CAUGHT]
        print(f"{module:18} {caught:4} of {len(codes):4} mutants caught, {caught / len(codes):.0%}")
    if not total["mutants"]:
        print("no mutant was tried: mutmut did not run")
        return 1
    lines = EXPLAINED.read_text("utf-8").splitlines()
    explained = tuple(f"merkator.{line.split()[0]}__mutmut" for line in lines if line and line[0] != "#")
    for name in sorted(name for name in survivors if not name.startswith(explained)):
        print(f"alive, not explained: {name}    (mutmut show {name})")
    share = total["caught"] / total["mutants"]
    print(f"all: {total['caught']} of {total['mutants']} caught, {share:.1%}; at least {BOUND:.0%} must be")
    return 0 if share >= BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
