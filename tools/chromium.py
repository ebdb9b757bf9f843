"""A browser for the tests: Debian's Chromium, installed when there is none and this user may.

python -m tools.chromium       make sure that there is one; else say what to install
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE: Final = "MERKATOR_CHROMIUM"


def found() -> str | None:
    """Return the browser that tests use: the one named in the environment, else what is on the machine."""
    return os.environ.get(VARIABLE) or next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> bool:
    """Install Debian's package; say whether that worked."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print("There is no Chromium here: Debian's package is installed, for the browser tests.", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)
    return found() is not None


def main() -> None:
    """Do what the Makefile asks."""
    if not found() and not install():
        sys.exit(
            "The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), "
            f"or name another one in {VARIABLE}."
        )


if __name__ == "__main__":
    main()
