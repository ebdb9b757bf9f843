"""Debts in the browser: sums and arrears apart, the bank as a lender, and the option that lets it lend."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import merkator
from layout_check import unreadable
from merkator.core.record import Record
from site_server import Site
from visitors import Visitor
from words_check import assert_no_missing_words

NAMES = ["Anna", "Bertil", "Clara"]
LONGEST = 400
"""Actions; what is wanted comes before, or not at all."""
OLDER = Path(__file__).parent.parent / "fixtures" / "rules-1"
SIZES = [(1440, 900, "light"), (390, 844, "dark")]


def game_where(wanted: Callable[[dict[str, Any]], bool], seed: int) -> tuple[str, dict[str, Any]]:
    """Return the record of a game by lot with credit from the bank, up to a view that is wanted, and that view.

    The first such game from a seed on is taken.
    """
    for lot in range(seed, seed + 200):
        record = Record.start(merkator.game("rome"), 3, seed=lot, options={"start": 0, "bank": True}, names=NAMES)
        chance = random.Random(lot)
        for _ in range(LONGEST):
            view = record.state.view(None if record.state.over else record.state.seat)
            if wanted(view):
                return record.text(), view
            if record.state.over:
                break
            record.play(chance.choice(view["decision"]["actions"])["id"])
    raise AssertionError("there is no such game")


def late(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return loans between players that have both a sum and arrears."""
    return [each for each in view["loans"] if each["lender"] is not None and each["sum"] and each["arrears"]]


def step(view: dict[str, Any]) -> str:
    """Return what is decided, or that nothing is."""
    return "over" if view["over"] else view["decision"]["step"]


def debts_all_round(view: dict[str, Any]) -> bool:
    """Want someone else in arrears, and the deciding seat in debt to the bank."""
    banked = any(each["lender"] is None and each["borrower"] == view["seat"] for each in view["loans"])
    return banked and any(each["borrower"] != view["seat"] for each in late(view))


def the_bank_offers(view: dict[str, Any]) -> bool:
    """Want a choice of how much to take from the bank."""
    return (
        step(view) == "take" and view["decision"]["about"]["lender"] is None and len(view["decision"]["actions"]) > 3
    )


def an_offer_larger_than_what_is_missing(view: dict[str, Any]) -> bool:
    """Want a player's offer of more than the ship still costs, and nothing taken yet."""
    if step(view) != "take":
        return False
    about = view["decision"]["about"]
    if about["lender"] is None:
        return False
    missing, most = int(about["missing"]), int(about["most"])
    return about["laid"] == 0 and 500 < missing < most - 500 and missing % 500 != 0


def a_borrower_in_debt_asks(view: dict[str, Any]) -> bool:
    """Want to be asked for credit by someone who owes something already."""
    if step(view) != "lend" or view["decision"]["about"]["most"] < 1000:
        return False
    return any(each["borrower"] == view["decision"]["about"]["borrower"] for each in view["loans"])


def the_bank_can_be_repaid(view: dict[str, Any]) -> bool:
    """Want to repay the bank, of a sum and of arrears."""
    return (
        step(view) == "repay"
        and "repay bank" in [each["do"] for each in view["decision"]["actions"]]
        and any(each["lender"] is None and each["arrears"] and each["sum"] for each in view["loans"])
    )


def over_in_debt(view: dict[str, Any]) -> bool:
    """Want an end with arrears, and with debts to the bank."""
    return step(view) == "over" and bool(late(view)) and any(each["lender"] is None for each in view["loans"])


def wrote(number: int, language: str) -> str:
    """Return a number as a language writes it."""
    return f"{number:,}".replace(",", "," if language == "en" else ".")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_debts_tell_sums_and_arrears_and_name_the_bank(
    visit: Callable[..., Visitor], width: int, height: int, theme: str, language: str
) -> None:
    record, view = game_where(debts_all_round, 194)
    me = view["seat"]
    anna = visit(width=width, height=height, theme=theme, language=language, touch=width < 768).enter()
    anna.record(record)
    anna.uncover()
    arrears, bank = {"en": ("in arrears", "the bank"), "de": ("rückständig", "die Bank")}[language]
    if width < 768:
        anna.press(anna.page.get_by_role("tab", name=re.compile("^(Cards|Waren)")))
    purse = anna.page.locator(".me")
    to_bank = sum(each["sum"] for each in view["loans"] if each["lender"] is None and each["borrower"] == me)
    expect(purse).to_contain_text(f"{bank} {wrote(to_bank, language)}")
    if width < 768:
        anna.press(anna.page.get_by_role("tab", name=re.compile("^(Merchants|Händler)")))
    merchants = anna.page.locator(".merchants")
    for debt in late(view):
        row = merchants.locator(f"[data-seat='{debt['borrower']}'] .debts")
        both = f"{wrote(debt['sum'], language)}\u00a0+\u00a0{wrote(debt['arrears'], language)} {arrears}"
        if debt["borrower"] != me:
            expect(row).to_contain_text(both)
            expect(row).to_have_attribute("title", re.compile(r"10\s?%"))
    expect(merchants).to_contain_text({"en": "none on arrears", "de": "keine auf Rückstände"}[language])
    assert_no_missing_words(anna.rest())
    # The bar on top cuts a long question off; the whole of it stands beside the map.
    assert not [each for each in unreadable(anna.page) if ".middle" not in each]


def test_the_bank_lends_what_is_taken(visit: Callable[..., Visitor]) -> None:
    record, view = game_where(the_bank_offers, 0)
    anna = visit().enter()
    table = anna.record(record)
    anna.uncover()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The bank offers you")
    expect(dialog).to_contain_text(f"at most {wrote(view['credit']['bank']['offer'], 'en')}")
    taken = int(dialog.locator("input[type=number]").input_value())
    anna.accept()
    owed = [each for each in anna.state(table)["view"]["loans"] if each["lender"] is None]
    assert [(each["sum"], each["arrears"]) for each in owed] == [(taken, 0)]
    anna.told(f"{wrote(taken, 'en')} sesterces from the bank", most=20)


@pytest.mark.parametrize("begun", [[], ["lay 100"]], ids=["fresh", "begun elsewhere"])
def test_what_is_missing_is_taken_of_a_larger_offer(visit: Callable[..., Visitor], begun: list[str]) -> None:
    """Of what was begun elsewhere only small notes may follow: the rest is laid in those."""
    record, view = game_where(an_offer_larger_than_what_is_missing, 0)
    anna = visit().enter()
    table = anna.record(record)
    anna.uncover()
    about = view["decision"]["about"]
    dialog = anna.page.get_by_role("dialog")
    if begun:
        anna.send(table, begun)
        anna.follow(table)
    expect(dialog.locator("input[type=number]")).to_have_value(str(about["missing"]))
    expect(dialog.locator("[data-primary]")).to_contain_text(f"Take {wrote(about['missing'], 'en')}")
    anna.accept()
    expect(anna.page.locator(".notes")).not_to_contain_text("R-4.2")  # nothing was refused
    after = anna.state(table)["view"]
    assert step(after) != "take" or after["decision"]["about"]["lender"] != about["lender"]
    lent = [sum(each["sum"] for each in seen["loans"] if each["lender"] == about["lender"]) for seen in (view, after)]
    taken = after["credit"]["taken"][about["lender"]] if after["credit"] else lent[1] - lent[0]
    assert taken == about["missing"]


def test_a_sum_counts_while_it_is_typed_within_what_can_be_taken(visit: Callable[..., Visitor]) -> None:
    record, view = game_where(an_offer_larger_than_what_is_missing, 0)
    anna = visit().enter()
    table = anna.record(record)
    anna.uncover()
    about = view["decision"]["about"]
    dialog = anna.page.get_by_role("dialog")
    field, button = dialog.locator("input[type=number]"), dialog.locator("[data-primary]")
    field.focus()
    field.press("ControlOrMeta+a")
    field.press_sequentially("9999999")  # without leaving the field
    expect(button).to_contain_text(f"Take {wrote(about['most'], 'en')}")
    expect(dialog.locator(".reached")).to_contain_text(f"at most {wrote(about['most'], 'en')}")
    field.press("ControlOrMeta+a")
    wanted = about["missing"] + 100
    field.press_sequentially(str(wanted))
    expect(button).to_contain_text(f"Take {wrote(wanted, 'en')}")
    expect(dialog.locator(".reached")).to_have_count(0)
    before = anna.number()
    field.press("Enter")
    anna.settle(before)
    after = anna.state(table)["view"]
    assert step(after) != "take" or after["decision"]["about"]["lender"] != about["lender"]


def test_nothing_is_lent_unless_you_say_so(visit: Callable[..., Visitor]) -> None:
    record, view = game_where(a_borrower_in_debt_asks, 0)
    anna = visit(width=390, height=844, touch=True).enter()
    table = anna.record(record)
    anna.uncover()
    borrower = view["decision"]["about"]["borrower"]
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator("input[type=number]")).to_have_value("0")
    expect(dialog.locator("[data-primary]")).to_contain_text("Lend nothing")
    debt = next(each for each in view["loans"] if each["borrower"] == borrower)
    lender = "the bank" if debt["lender"] is None else NAMES[debt["lender"]]
    expect(dialog).to_contain_text(NAMES[borrower])
    expect(dialog).to_contain_text("Owes already:")
    expect(dialog).to_contain_text(lender)
    expect(dialog).to_contain_text(re.compile("Other offers:|Nobody else has offered anything yet."))
    assert not unreadable(anna.rest())
    cash = view["players"][view["seat"]]["cash"]
    anna.accept()
    assert anna.state(table)["view"]["players"][view["seat"]]["cash"] == cash


def test_the_bank_is_repaid_arrears_first(visit: Callable[..., Visitor]) -> None:
    record, view = game_where(the_bank_can_be_repaid, 180)
    anna = visit().enter()
    table = anna.record(record)
    anna.uncover()
    anna.take("repay bank")
    slip = anna.page.locator("[data-slip]")
    expect(slip).to_contain_text("You owe the bank")
    mine = [each for each in view["loans"] if each["borrower"] == view["seat"] and each["lender"] is None]
    arrears = sum(each["arrears"] for each in mine)
    slip.locator("input[type=number]").fill("100")
    expect(slip).to_contain_text(
        "All of it pays off arrears" if arrears >= 100 else f"{arrears} of it pays off arrears"
    )
    anna.rest()
    anna.accept()
    after = [
        each
        for each in anna.state(table)["view"]["loans"]
        if each["borrower"] == view["seat"] and each["lender"] is None
    ]
    assert sum(each["arrears"] for each in after) == max(arrears - 100, 0)


@pytest.mark.parametrize(("language", "words"), [("en", "Credit from the bank"), ("de", "Kredit von der Bank")])
def test_a_table_is_made_with_credit_from_the_bank(visit: Callable[..., Visitor], language: str, words: str) -> None:
    anna = visit(language=language).enter()
    page = anna.go("new?game=rome")
    option = page.locator("label.option").filter(has_text=words)
    expect(option.get_by_role("checkbox")).not_to_be_checked()
    expect(option).to_contain_text("R-4.2")
    option.get_by_role("checkbox").check()
    page.locator("button.primary").click()
    page.locator("[data-number]").wait_for()
    assert anna.state(page.url.rsplit("/", 1)[1])["options"]["bank"] is True


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_the_end_tells_who_owes_whom(visit: Callable[..., Visitor], width: int, height: int, theme: str) -> None:
    record, view = game_where(over_in_debt, 194)
    anna = visit(width=width, height=height, theme=theme, touch=width < 768).enter()
    made = anna.ask("POST", "api/records", {"record": record, "title": ""})
    anna.go(f"table/{made['id']}")
    anna.page.locator(".end h1").wait_for()
    debt = late(view)[0]
    row = anna.page.get_by_role("row").filter(has=anna.page.get_by_role("rowheader", name="Debts"))
    lender = NAMES[debt["lender"]]
    expect(row).to_contain_text(re.compile(rf"{lender} [\d,]+\u00a0\+\u00a0[\d,]+ in arrears"))
    expect(row).to_contain_text("the bank")
    for score in view["result"]["scores"]:
        expect(anna.page.locator("tfoot")).to_contain_text(wrote(score, "en").replace("-", "−"))
    assert_no_missing_words(anna.rest())
    assert not unreadable(anna.page)


@pytest.mark.parametrize(("language", "words"), [("en", "rules 2"), ("de", "Regelwerk 2")])
def test_a_table_of_older_rules_says_that_it_goes_on_under_new_ones(
    visit: Callable[..., Visitor], tmp_path: Path, language: str, words: str
) -> None:
    database = tmp_path / "older.db"
    with sqlite3.connect(database) as connection:
        connection.executescript((OLDER / "plain.sql").read_text("utf-8"))
    known = json.loads((OLDER / "known.json").read_text("utf-8"))
    with Site(database) as site:
        anna = visit(site, language=language)
        anna.context.add_cookies([{"name": "merkator_session", "value": known["session"], "url": site.base}])
        anna.sit(known["tables"]["rome-arrears"]["id"])
        anna.uncover()
        anna.told(words)
        expect(anna.page.locator(".me")).to_contain_text("rückständig" if language == "de" else "in arrears")
        anna.rest()
        anna.page.goto("about:blank")  # before the server goes
