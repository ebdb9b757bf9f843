"""The compiled engine: when it is built again, what happens where it cannot be, and that a plain wheel stays pure."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import merkator
from tools import fast


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one source file and what looks like its compiled engine."""
    (tmp_path / "src" / "__pycache__").mkdir(parents=True)
    (tmp_path / "src" / "rules.py").write_text("TURNS = 17\n", "utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    monkeypatch.setattr(fast, "ROOT", tmp_path)
    monkeypatch.setattr(fast, "FAST", tmp_path / ".venv-fast")
    monkeypatch.setattr(fast, "READY", tmp_path / ".venv-fast" / ".ready")
    monkeypatch.setattr(fast, "PYTHON", tmp_path / ".venv-fast" / "bin" / "python")
    monkeypatch.setattr(fast, "PROJECT", tmp_path / "pyproject.toml")
    (tmp_path / ".venv-fast").mkdir()
    (tmp_path / ".venv-fast" / ".ready").write_text(fast.source_hash(), "ascii")
    return tmp_path


def test_what_was_built_stays_fresh_until_the_source_changes(project: Path) -> None:
    (project / "src" / "__pycache__" / "rules.pyc").write_bytes(b"made by running it")
    assert fast.fresh()
    assert fast.build() == ""
    (project / "src" / "rules.py").write_text("TURNS = 18\n", "utf-8")
    assert not fast.fresh()


def test_a_change_of_the_server_compiles_nothing(project: Path) -> None:
    before = fast.engine_hash()
    server = project / "src" / "merkator" / "server"
    server.mkdir(parents=True)
    (server / "app.py").write_text("", "utf-8")
    assert not fast.fresh()
    assert fast.engine_hash() == before
    rules = project / "src" / "merkator" / "games" / "chess"
    rules.mkdir(parents=True)
    (rules / "rules.py").write_text("", "utf-8")
    assert fast.engine_hash() != before


@pytest.mark.parametrize("name", ["src/new.py", "src/cards.toml"])
def test_a_new_file_makes_it_stale(project: Path, name: str) -> None:
    (project / name).write_text("", "utf-8")
    assert not fast.fresh()


def test_a_changed_configuration_makes_it_stale(project: Path) -> None:
    (project / "pyproject.toml").write_text("[project]\nname = 'x'\n", "utf-8")
    assert not fast.fresh()


def test_without_a_compiler_it_says_so_and_leaves_nothing_stale(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    (project / "src" / "rules.py").write_text("TURNS = 18\n", "utf-8")
    assert fast.build() == (
        "There is no C compiler (no-such-compiler) here: the engine runs interpreted, slower but the same."
    )
    assert not (project / ".venv-fast").exists()


def test_without_the_headers_of_python_it_says_so(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert fast.obstacle() == "no headers of Python (Python.h)"


def test_who_plays_gets_the_compiled_engine_only_when_it_is_fresh(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", str(project / ".venv" / "bin" / "python"))
    fast.main(["python"])
    assert capsys.readouterr() == (".venv-fast/bin/python\n", "")
    (project / "src" / "rules.py").write_text("TURNS = 18\n", "utf-8")
    fast.main(["python"])
    shown = capsys.readouterr()
    assert shown.out == ".venv/bin/python\n"
    assert shown.err.startswith("The engine runs interpreted (")


def test_a_plain_build_compiles_nothing() -> None:
    hook = tomllib.loads((Path(fast.__file__).parent.parent / "pyproject.toml").read_text("utf-8"))
    assert hook["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["enable-by-default"] is False


def test_no_compiled_file_lies_in_the_source() -> None:
    source = Path(fast.__file__).parent.parent / "src"
    assert not [file for file in source.rglob("*") if file.suffix in (".so", ".pyd", ".c")]


def test_the_version_says_which_engine_runs() -> None:
    command = [sys.executable, "-m", "merkator.cli", "--version"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    kind = "compiled" if merkator.compiled else "interpreted"
    assert shown == f"merkator {merkator.__version__} ({kind} engine)\n"


@pytest.mark.skipif(not fast.fresh(), reason="no compiled engine of this source: `make fast` builds it")
def test_rules_state_and_thinking_are_compiled_and_nothing_else_is(tmp_path: Path) -> None:
    code = "import merkator; print(merkator.__path__[0])"
    # Away from the source: the installed package must be found.
    done = subprocess.run([fast.PYTHON, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    package = Path(done.stdout.strip())
    compiled = {str(file.relative_to(package)).split(".")[0] for file in package.rglob("*.so")}
    modules = {str(file.relative_to(package).with_suffix("")) for file in package.rglob("*.py")}
    rules = {f"games/hamburg/rules/{name}" for name in ("payment", "state", "turn")}
    assert {"core/chance", "core/contract", *rules} <= compiled
    assert {"bots/budget", "games/hamburg/bots/search", "games/rome/bots/search"} <= compiled
    assert not {"bots/registry", "bots/protocol", "bots/explain"} & compiled
    assert not [
        name for name in compiled if name.endswith(("__init__", "kit", "entries", "guide")) or "drawing" in name
    ]
    assert {name.split("/")[0] for name in compiled} == {"bots", "core", "env", "games"}
    assert {name.split("/")[2] for name in compiled if name.startswith("games/")} == {"bots", "learn", "rules"}
    assert compiled < modules
