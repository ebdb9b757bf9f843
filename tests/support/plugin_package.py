"""A package with bots, built as a wheel and installed by pip where only a test looks."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

MODULE = '''
class First:
    name = "first-bot"

    def choose(self, state):
        return state.legal()[0]


class Last:
    name = "last-bot"

    def choose(self, state):
        return state.legal()[-1]


def first(game, seed):
    """takes what comes first.

    More about it.
    """
    return First()


def last(game, seed):
    return Last()


last.games = ("hamburg",)
not_a_bot = 7
'''
METADATA = "Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: by hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
ENTRIES = "[merkator.bots]\nfirst-bot = first_bot_of_ours:first\nlast-bot = first_bot_of_ours:last\n"


def write_wheel(directory: Path, entries: str = ENTRIES, module: str = MODULE) -> Path:
    """Write the package as a wheel, as a build would."""
    return zip_wheel(directory, "first_bot-1.0", {"first_bot_of_ours.py": module}, METADATA, entries)


def zip_wheel(directory: Path, name: str, files: dict[str, str], metadata: str, entries: str) -> Path:
    """Write files as a wheel, with what every wheel says of itself."""
    info = f"{name}.dist-info"
    about = {f"{info}/METADATA": metadata, f"{info}/WHEEL": WHEEL, f"{info}/entry_points.txt": entries}
    record = ""
    file = directory / f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as archive:
        for path, text in {**files, **about}.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")
            record += f"{path},sha256={digest},{len(text.encode())}\n"
            archive.writestr(path, text)
        archive.writestr(f"{info}/RECORD", record + f"{info}/RECORD,,\n")
    return file


def pip_install(wheel: Path, target: Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-index", "--target", str(target), str(wheel)], check=True)
