"""What `python -m tools.counts` counts: shared code knows no game, no string finds a module, nothing is circular."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from tools.counts import imports, names, repeats, sizes, sources
from tools.counts.script import script_functions

# --- the code as it is


def test_no_shared_module_spells_the_name_of_a_game() -> None:
    assert len(sources.shared_python()) > 150
    assert names.spelled_names(sources.shared_python()) == []


def test_no_shared_message_or_page_spells_the_name_of_a_game() -> None:
    texts = sources.shared_texts()
    assert {path.suffix for path in texts} == {".css", ".ftl", ".html"}
    assert len([path for path in texts if path.suffix == ".ftl"]) >= 8
    assert names.spelled_names(texts) == []


def test_no_shared_file_of_the_client_spells_the_name_of_a_game() -> None:
    assert len(sources.shared_client()) > 80
    assert names.spelled_names(sources.shared_client()) == []


def test_no_module_of_ours_is_found_by_its_name_as_a_string() -> None:
    """The registry scans the folder of the games; that is the only place."""
    assert imports.string_imports() == []


def test_other_packages_reach_a_game_through_its_kit_only() -> None:
    reached = re.compile(r"merkator\.games\.(?!\{)")
    shared = sources.shared_python()
    assert [sources.relative(path) for path in shared if reached.search(sources.text_of(path))] == []
    assert len(sources.list_games()) == 2


def test_the_client_reaches_a_game_through_its_kit_only() -> None:
    """The list of kits finds the folders; nothing else outside of them looks into one."""
    looks = re.compile(r"games/(?!\*)[\w$]+/|import\.meta\.glob")
    scripts = [
        path for path in sources.shared_client() if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    texts = {path.name: re.sub(r"api/games/|`[^`]*`", "", sources.text_of(path)) for path in scripts}
    assert [name for name, text in texts.items() if looks.search(text)] == ["kits.ts"]
    for game in sources.list_games():
        assert (sources.ROOT / "web" / "src" / "games" / game / "kit.ts").exists()


def test_no_modules_import_each_other() -> None:
    assert imports.all_cycles() == []


def test_no_file_has_too_many_lines() -> None:
    assert sizes.FILE_LINES <= 450
    assert sizes.long_files() == []


def test_no_function_has_too_many_lines() -> None:
    assert sizes.FUNCTION_LINES <= 60
    assert sizes.long_functions() == []


# --- how it is counted


def test_a_name_counts_in_every_spelling_and_not_inside_another_word() -> None:
    found = names.name_pattern("rome")
    assert all(map(found.search, ("rome", "Rome's", "rome-map", "RomeTable", "train_rome", "toRome", "ROME")))
    assert not any(map(found.search, ("chrome", "Chromium", "promenade", "romeo", "Jerome")))


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import_module('numpy')", 0),
        ("import_module('merkator.text')", 1),
        ("import_module(f'merkator.{name}')", 1),
        ("importlib.import_module(name)", 1),
        ("__import__('merkator' + name)", 1),
    ],
)
def test_a_string_import_is_one_of_ours_or_put_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, found: int
) -> None:
    (tmp_path / "x.py").write_text(code, "utf-8")
    monkeypatch.setattr(imports, "python_files", lambda: [tmp_path / "x.py"])
    monkeypatch.setattr(imports, "PACKAGE", tmp_path)
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    assert len(imports.string_imports()) == found


def graph_of(folder: Path, **modules: str) -> imports.Graph:
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(dedent(text), "utf-8")
    return imports.python_graph(sorted(folder.glob("*.py")), folder)


def test_modules_that_import_each_other_are_a_cycle_however_long(tmp_path: Path) -> None:
    graph = graph_of(
        tmp_path, a="import b", b="from c import x", c="try:\n    import a\nexcept ImportError: pass", d="import a"
    )
    assert imports.cycles(graph) == [["a", "b", "c"]]


def test_imports_for_types_and_inside_functions_make_no_cycle(tmp_path: Path) -> None:
    types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import a\n"
    graph = graph_of(tmp_path, a="import b, c", b=types, c="def f():\n    import a\n")
    assert imports.cycles(graph) == []


def test_functions_of_scripts_are_measured_and_nothing_else_is() -> None:
    code = dedent("""\
        const table = { a: 1, b: "}" };
        export class Board {
            draw(at: number): string {
                // }
                return /[{}]/.test(`{`) ? "{" : "";
            }
        }
        const f = (x: number) => {
            if (x) {
            }
        };
        """)
    assert sorted(script_functions(code, is_svelte=False)) == [(3, 4), (8, 4)]
    assert sorted(script_functions(f"<p>{{x}}</p>\n<script>\n{code}</script>\n", is_svelte=True)) == [(5, 4), (10, 4)]


def test_equal_shapes_are_a_repeat_whatever_the_names() -> None:
    code = "def {0}(s):\n  x = s.{0}[1]\n  if x:\n    return '{0}'\n  for y in x:\n    print(y + 1)\n  return x\n"
    one = {"one.py": repeats.code_lines(code.format("good"))}
    other = {"other.py": repeats.code_lines("import sys\n\n\n# why\n" + code.format("port"))}
    (found,) = repeats._between(one, other)
    assert (found.pair, found.place) == ("one.py ~ other.py", "lines 1-7 ~ 5-11: 7 of one shape")


def test_a_list_of_constants_is_no_repeat() -> None:
    lines = repeats.code_lines("".join(f"X{number} = {number}\n" for number in range(20)))
    assert list(repeats._between({"one.py": lines}, {"other.py": lines})) == []


def test_every_reason_for_a_repeat_is_still_needed() -> None:
    assert set(repeats.reasons()) <= {repeat.pair for repeat in repeats.all_repeats()}


def test_what_is_public_has_docstrings() -> None:
    missing, public = sizes.undocumented()
    assert len(missing) <= 0.02 * public
