"""The compiled engine: builds `.venv-fast` out of the source as it stands, when something has changed.

    python -m tools.fast build     make or renew .venv-fast; without a C compiler say so and go on
    python -m tools.fast python    print the interpreter to play with: the compiled one when it is up to date

mypyc writes beside the files it compiles and hatch-mypyc moves pyproject.toml away meanwhile, so both work on a
copy in a temporary directory: in `src/` a compiled file would shadow every later edit. Only the finished wheel is
installed. `.venv-fast/.ready` holds the hash of the source that was compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FAST: Final = ROOT / ".venv-fast"
PYTHON: Final = FAST / "bin" / "python"
READY: Final = FAST / ".ready"
TOOLS: Final = FAST / ".tools"
COPIED: Final = ("src", "docs/rules", "pyproject.toml", "README.md", "LICENSE")
STATIC: Final = Path("merkator", "server", "static")
"""The browser client: no part of what is compiled, so that a change there is copied and nothing is built again."""
PROJECT: Final = ROOT / "pyproject.toml"
PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install")


def source_hash() -> str:
    """Return a hash of everything the compiled wheel is made of, and of the Python it is made for."""
    found = sha256(sys.version.encode())
    client = ROOT / "src" / STATIC
    for file in (PROJECT, *sorted((ROOT / "docs" / "rules").glob("*")), *sorted((ROOT / "src").rglob("*"))):
        if file.is_file() and "__pycache__" not in file.parts and client not in file.parents:
            found.update(f"{file.relative_to(ROOT)}\n".encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def fresh() -> bool:
    """Whether `.venv-fast` holds just what stands in the source now."""
    return READY.exists() and READY.read_text("ascii") == source_hash()


def obstacle() -> str:
    """Say what is missing for compiling; nothing when it can be done."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no headers of Python (Python.h)"
    return ""


def build() -> str:
    """Bring `.venv-fast` up to date and say in one line how things stand."""
    if fresh():
        _copy_client()
        return ""
    missing = obstacle()
    if missing:
        # What was compiled from other source must not be mistaken for this one.
        shutil.rmtree(FAST, ignore_errors=True)
        return f"There is {missing} here: the engine runs interpreted, slower but the same."
    READY.unlink(missing_ok=True)
    before = source_hash()
    _install_tools()
    with TemporaryDirectory() as directory:
        _copy(Path(directory))
        # Not isolated: the build tools lie in .venv-fast already, nothing is fetched to build again.
        _run(*PIP, "--no-build-isolation", "--no-deps", "--force-reinstall", directory)
    _run("-c", "import merkator, sys; sys.exit(not merkator.compiled and 'the wheel is not compiled')")
    READY.write_text(before, "ascii")
    _copy_client()
    return "The compiled engine is ready in .venv-fast."


def _install_tools() -> None:
    """Make the environment with what building and testing need; again only when that list has changed."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["fast"]]
    listed = "\n".join([sys.version, *wanted])
    if TOOLS.exists() and TOOLS.read_text("utf-8") == listed:
        return
    venv.create(FAST, clear=True, with_pip=True)
    _run(*PIP, "--upgrade", "pip")
    _run(*PIP, *wanted)
    TOOLS.write_text(listed, "utf-8")


def _copy(to: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
            shutil.copytree(ROOT / name, to / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, to / name)


def _copy_client() -> None:
    """Give `.venv-fast` the browser client as it is built now."""
    built = ROOT / "src" / STATIC
    mark = built / ".built"
    for installed in FAST.glob("lib/python*/site-packages/merkator/server"):
        theirs = installed / "static"
        if mark.exists() and (
            not (theirs / ".built").exists() or (theirs / ".built").read_bytes() != mark.read_bytes()
        ):
            shutil.rmtree(theirs, ignore_errors=True)
            shutil.copytree(built, theirs)


def _run(*words: str) -> None:
    """Run the environment's Python on the words; its errors are the reader's to see."""
    switched = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "true"}
    done = subprocess.run([str(PYTHON), *words], env=switched, cwd=FAST, check=False)
    if done.returncode:
        sys.exit("The compiled engine could not be built; the reason stands above.")


def main(words: list[str]) -> None:
    """Do what the Makefile asks."""
    if words == ["build"]:
        told = build()
        if told:
            print(told)
    elif words == ["python"]:
        if fresh():
            _copy_client()
        else:
            hint = obstacle() or "`make fast` compiles it"
            print(f"The engine runs interpreted ({hint}).", file=sys.stderr)
        print((PYTHON if fresh() else Path(sys.executable)).relative_to(ROOT))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
