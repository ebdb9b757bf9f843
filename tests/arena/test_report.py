"""Balance reports: counts agree with the games, whatever the number of processes, and every game has its tables."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

import merkator
from merkator.arena import balance, report
from merkator.arena.simulate import Result, simulate
from merkator.core.contract import Game, Section
from merkator.core.errors import BadOption

GAMES = ("hamburg", "rome")


def results(name: str, players: int = 3, games: int = 3, workers: int = 1) -> list[Result]:
    game = merkator.game(name)
    return list(simulate(game, ["greedy"] * players, games, seed=1, workers=workers, report=True))


@pytest.mark.parametrize("name", GAMES)
def test_a_report_changes_no_game(name: str) -> None:
    plain = list(simulate(merkator.game(name), ["greedy"] * 3, 2, seed=1))
    assert [result.json() for result in results(name, games=2)] == [result.json() for result in plain]
    assert plain[0].counts is None


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_turn_order_share_all_wins(name: str) -> None:
    done = results(name)
    found = balance.total([result.counts or {} for result in done])
    for by in ("seat", "order"):
        assert sum(each["won"] for each in found[by].values()) == pytest.approx(len(done))
        assert sum(each["points"] for each in found[by].values()) == pytest.approx(
            sum(sum(result.scores) for result in done)
        )
    for seat in range(3):
        assert found["seat"][str(seat)]["points"] == pytest.approx(sum(result.scores[seat] for result in done))


def test_processes_count_the_same() -> None:
    assert results("rome", workers=2) == results("rome")


def test_every_goods_card_is_accounted_for() -> None:  # three players get 14 cards each
    for result in results("rome"):
        assert result.counts is not None
        goods = result.counts["goods"]
        for kind in ("sold", "left", "aboard", "returned"):
            assert sum(each.get(kind, 0) for each in goods.values()) >= 0
        ends = sum(each.get(kind, 0) for each in goods.values() for kind in ("sold", "left", "aboard", "returned"))
        assert ends == 42
        assert all(sum(each.get(kind, 0) for kind in ("sold", "left", "aboard")) <= 2 for each in goods.values())
        assert result.counts["length"]["turns"] == result.turns


def test_profit_is_what_a_sale_brings_beyond_the_buying_price() -> None:
    game = merkator.game("rome")
    tally = balance.start_tally(game)
    state = game.start(2, seed=1, options={"start": 0})
    price = {"grain": 400}
    for result in results("rome", games=1):
        assert result.counts is not None
        grain = result.counts["goods"].get("grain", {})
        expected = grain.get("revenue", 0) - price["grain"] * grain.get("sold loads", 0)
        assert grain.get("profit", 0) == expected
    assert tally.close(state)["length"]["turns"] == 0


@pytest.mark.parametrize("name", GAMES)
def test_tables_are_complete(name: str) -> None:
    game = merkator.game(name)
    done = results(name)
    found = balance.sections(game, balance.total([result.counts or {} for result in done]), len(done))
    assert len(found) >= 4
    for section in found:
        assert section.rows
        assert all(len(row) == len(section.headers) for row in section.rows)


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_a_game_in_which_nothing_happened(name: str) -> None:
    game = merkator.game(name)
    tally = balance.start_tally(game)
    counts = tally.close(game.start(2, seed=1))
    assert balance.sections(game, counts, 1)


def test_only_buildings_that_can_be_bought_are_listed() -> None:
    game = merkator.game("hamburg")
    found = balance.sections(game, balance.start_tally(game).close(game.start(2, seed=1)), 1)
    (buildings,) = [section.rows for section in found if section.title == "Buildings"]
    assert len(buildings) == 26
    assert "unknown" not in [row[0] for row in buildings]  # what a veiled draw puts on the table


def test_a_report_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    game = merkator.game("rome")
    report.show_balance(results("rome"), 3, game)
    shown = capsys.readouterr().out
    for word in ("3 games", "shortest game", "grain", "profit", "ships lost in storms", "attacks", "turn order"):
        assert word in shown


def test_each_seat_has_its_own_counts() -> None:
    game = merkator.game("rome")
    done = results("rome")
    counts = balance.total([result.counts or {} for result in done])
    (found,) = [each for each in balance.sections(game, counts, len(done)) if "each seat" in each.title]
    assert found.headers == ("what", "seat 0", "seat 1", "seat 2")
    rows = {row[0]: [float(cell) for cell in row[1:]] for row in found.rows}
    loads = sum(good.get("sold loads", 0) for good in counts["goods"].values())
    assert sum(rows["loads sold"]) == pytest.approx(loads / len(done), abs=0.02)
    for word, all_of_it in (
        ("vouchers got", "voucher"),
        ("vouchers spent", "voucher_spent"),
        ("Fatum cards drawn", "fatum"),
    ):
        assert sum(rows[word]) == pytest.approx(counts["fate"].get(all_of_it, 0) / len(done), abs=0.02), word
    assert min(rows["lots sold"]) > 0


def test_a_report_is_one_json_object() -> None:
    found = json.loads(json.dumps(report.balance(results("rome"))))
    assert (found["games"], found["players"], found["bots"]) == (3, 3, ["greedy"] * 3)
    assert found["turns"]["least"] <= found["turns"]["mean"] <= found["turns"]["most"]
    assert set(found["counts"]) >= {"goods", "ports", "length", "seat", "order"}


def test_a_game_without_a_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    chess = cast(Game, SimpleNamespace(name="chess"))  # a compiled class has no subclasses here
    monkeypatch.setattr(balance, "kit", lambda name: SimpleNamespace(name=name, report=None))
    with pytest.raises(BadOption, match="there is no balance report for chess"):
        balance.start_tally(chess)


def test_a_table_is_printed_with_its_rows() -> None:
    console = Console(record=True, width=80)
    report.print_section(Section("Title", ("good", "sold"), (("wine", "3"),)), console)
    assert "wine" in console.export_text()
