"""The compiled engine: builds `.venv-fast` out of the source as it stands, when something has changed.

    python -m tools.fast build     make or renew .venv-fast; without a C compiler say so and continue
    python -m tools.fast python    print the interpreter to play with: the compiled one when it is up to date

Everything is done in a copy in a temporary directory: in `src/` a compiled file would shadow every later edit. The
plain wheel is installed, and the compiled modules (`tools/compile_engine.py`) are added to it. All other packages are
those of the environment that builds it, so that every test can run on either engine. The compiled modules are kept
in `.venv-fast/.compiled` with the hash of what they are made of, so that a change elsewhere, in the server for
instance, compiles nothing. `.venv-fast/.ready` holds the hash of the whole source.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FAST: Final = ROOT / ".venv-fast"
PYTHON: Final = FAST / "bin" / "python"
READY: Final = FAST / ".ready"
SHARED: Final = "packages-of-the-builder.pth"
COMPILED: Final = FAST / ".compiled"
COMPILER: Final = Path(__file__).with_name("compile_engine.py")
ENGINE: Final = ("core", "bots", "env", "games")
"""The packages that the compiled modules lie in, and import."""
COPIED: Final = ("src", "docs/rules", "pyproject.toml", "README.md", "LICENSE")
STATIC: Final = Path("merkator", "server", "static")
"""The browser client: no part of what is compiled, so that a change there is copied and nothing is built again."""
PROJECT: Final = ROOT / "pyproject.toml"
PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install")


def source_hash() -> str:
    """Return a hash of everything that is installed, and of the Python it is made for."""
    rules = (ROOT / "docs" / "rules").glob("*")
    client = ROOT / "src" / STATIC
    return _hash([PROJECT, COMPILER, *rules, *(file for file in _source("") if client not in file.parents)])


def engine_hash() -> str:
    """Return a hash of everything that compiling depends on."""
    return _hash([PROJECT, COMPILER, *(file for name in ENGINE for file in _source(name) if file.suffix == ".py")])


def _source(package: str) -> Iterable[Path]:
    return (ROOT / "src" / "merkator" / package).rglob("*") if package else (ROOT / "src").rglob("*")


def _hash(files: Iterable[Path]) -> str:
    found = sha256(sys.version.encode())
    for file in sorted(files):
        if file.is_file() and "__pycache__" not in file.parts:
            found.update(f"{file.name if file == COMPILER else file.relative_to(ROOT)}\n".encode())
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
    _make_environment()
    with TemporaryDirectory() as directory:
        _copy(Path(directory))
        _compile(Path(directory))
        _install(directory)
    _run("-c", "import merkator, sys; sys.exit(not merkator.compiled and 'the engine is not compiled')")
    READY.write_text(before, "ascii")
    _copy_client()
    return "The compiled engine is ready in .venv-fast."


def _make_environment() -> None:
    """Create the environment unless it is there; it finds all packages but ours where this Python does."""
    packages = f"{sysconfig.get_path('purelib')}\n"
    shared = [site / SHARED for site in FAST.glob("lib/python*/site-packages")]
    if shared and PYTHON.exists() and shared[0].exists() and shared[0].read_text("utf-8") == packages:
        return
    venv.create(FAST, clear=True)
    (site,) = FAST.glob("lib/python*/site-packages")
    (site / SHARED).write_text(packages, "utf-8")


def _compile(copy: Path) -> None:
    """Bring the compiled modules up to date."""
    key = COMPILED / ".key"
    if key.exists() and key.read_text("ascii") == engine_hash():
        return
    shutil.rmtree(COMPILED, ignore_errors=True)
    _run(str(COMPILER), str(COMPILED), at=copy)
    key.write_text(engine_hash(), "ascii")


def _install(copy: str) -> None:
    """Install the plain wheel and lay the compiled modules next to it, and none of an earlier build."""
    (site,) = FAST.glob("lib/python*/site-packages")
    shutil.rmtree(site / "merkator", ignore_errors=True)
    # Not isolated: the build tools are installed already, so nothing is fetched.
    _run(*PIP, "--no-build-isolation", "--no-deps", "--force-reinstall", copy)
    shutil.copytree(COMPILED, site, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".key"))


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


def _run(*words: str, at: Path = FAST) -> None:
    """Run the environment's Python on the words; its errors are the reader's to see."""
    done = subprocess.run([str(PYTHON), *words], cwd=at, check=False)
    if done.returncode:
        sys.exit("The compiled engine could not be built; the reason stands above.")


def main(words: list[str]) -> None:
    """Do what the Makefile asks."""
    if words == ["build"]:
        problem = build()
        if problem:
            print(problem)
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
