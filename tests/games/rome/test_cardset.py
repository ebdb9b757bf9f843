"""Card sets are data: the standard one, the files of owners, and what is refused in a single entry."""

import pickle
import re
from pathlib import Path

import pytest

from cardtexts import CardTexts
from merkator.core.errors import CardSetError
from merkator.games.rome.cards import cardset
from merkator.games.rome.cards.cardset import parse, standard, standard_text
from merkator.games.rome.cards.effects import EFFECTS

ROME = CardTexts(standard_text(), parse)
DOCS = Path(__file__).parents[3] / "docs" / "rules" / "rome.md"

# The standard set


def test_the_standard_set_has_the_counts_of_the_rulebook() -> None:
    cards = standard()
    assert (len(cards.goods) * cards.figures.copies, len(cards.fatum)) == (42, 32)
    assert (len(cards.sea.stars), len([port for port in cards.ports if port.yard])) == (3, 5)
    assert len(cards.ports) == 24


def test_the_figures_of_the_rulebook_are_kept() -> None:
    cards = standard()
    figures = cards.figures
    assert (figures.start_cash, figures.running_cost, figures.hold) == (8000, 100, 5)
    assert (figures.ship_value, figures.compensation, figures.interest, figures.cargo_value) == (20000, 10000, 10, 50)
    assert figures.notes == (100, 500, 1000, 5000, 10000)
    goods = {good.id: good for good in cards.goods}
    assert (goods["wine"].buy, goods["iron_ware"].buy, dict(goods["iron_ware"].sold)["aquileia"]) == (800, 1000, 1800)
    assert {good.id for good in cards.goods if good.source == "rulebook"} == {"wine", "iron_ware"}


def test_everything_else_is_chosen() -> None:
    cards = standard()
    sources = [cards.sea.source, *[port.source for port in cards.ports], *[card.source for card in cards.fatum]]
    assert set(sources) == {"chosen"}
    assert cards.figures.source == "rulebook"
    assert all([*[port.why for port in cards.ports], *[good.why for good in cards.goods]])


def test_every_effect_of_the_rules_is_on_some_card_and_four_are_kept() -> None:
    cards = standard()
    assert len({card.effect for card in cards.fatum} & set(EFFECTS)) == 26  # other card sets may need more
    assert [card.id for card in cards.fatum if card.keep] == ["f28", "f29", "f30", "f31"]
    assert [card.id for card in cards.fatum] == [f"f{number:02}" for number in range(1, 33)]


def test_numbers_stand_in_the_order_of_their_names() -> None:
    cards = {card.id: card for card in standard().fatum}
    assert (cards["f22"].effect, cards["f22"].numbers) == ("pay_percent", (10, 1500))
    assert (cards["f26"].numbers, cards["f26"].goods) == ((300, 400), ("grain",))
    assert (cards["f28"].numbers, cards["f28"].yard) == ((4000,), "sinope")
    turned = ROME.edited("fatum", "f22", "percent = 10\nmaximum = 1500", "maximum = 1500\npercent = 10")
    assert parse(turned, "mine.toml").fatum == standard().fatum


def test_ports_are_ordered_by_their_letters_and_all_else_as_in_the_file() -> None:
    assert "".join([port.code for port in standard().ports]) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    gades = ROME.entry("port", "gades")
    grain = ROME.entry("good", "grain")
    moved = ROME.text.replace(gades, "").replace(grain, "") + "\n" + gades + grain
    cards = parse(moved, "mine.toml")
    assert cards.ports == standard().ports
    assert [good.id for good in cards.goods][-1] == "grain"
    assert cards.hash != standard().hash


def test_the_standard_set_is_read_once_and_travels_to_other_processes() -> None:
    assert standard() is standard()
    assert pickle.loads(pickle.dumps(standard())) == standard()
    assert (standard().name, standard().text) == ("standard", ROME.text)


def test_the_hash_is_of_what_matters_in_play() -> None:
    same = ROME.changed(
        ("# The", "#The"),
        ('"Gades"', '"Cadiz"'),
        ('"Mare Ibericum"', '"Spanish sea"'),
        ('"wheat ear"', '"sickle"'),
        ('"Storm"', '"Gale"'),
        ('source = "chosen"', 'source = "printed"'),
        ("1000", "1_000"),
    )
    assert parse(same, "mine.toml").hash == standard().hash
    assert re.fullmatch("[0-9a-f]{16}", standard().hash)
    different = [
        ROME.changed(("........~~~~~~..~~~~", "........~~~~~...~~~~")),
        ROME.edited("port", "gades", "yard = 8000", "yard = 8100"),
        ROME.edited("good", "wine", "buy = 800", "buy = 900"),
        ROME.edited("good", "wine", "penalty = 1000", "penalty = 900"),
        ROME.edited("good", "wine", "aquileia = 1800", "aquileia = 1900"),
        ROME.edited("good", "wine", "aquileia = 1800", "ostia = 1800"),
        ROME.edited("fatum", "f18", "amount = 800", "amount = 700"),
        ROME.edited("fatum", "f18", 'effect = "pay"', 'effect = "receive"'),
        ROME.edited("fatum", "f07", '"fruit", ', ""),
        ROME.edited("fatum", "f28", '"sinope"', '"ostia"'),
        *[ROME.changed((f"{key} = {value}", f"{key} = {value + 100}")) for key, value in (
            ("start_cash", 8000), ("running_cost", 100), ("ship_value", 20000), ("compensation", 10000))],
        *[ROME.changed((f"{key} = {value}", f"{key} = {value - 1}")) for key, value in (
            ("hold", 5), ("interest", 10), ("cargo_value", 50))],
        ROME.changed(("[100, 500, ", "[100, 200, ")),
    ]  # fmt: skip
    hashes = [parse(text, "mine.toml").hash for text in different]
    assert len({standard().hash, *hashes}) == len(different) + 1


# What the rules say to people


def test_the_rules_show_the_map_of_the_set() -> None:
    assert "```\n" + "\n".join(standard().sea.rows) + "\n```" in DOCS.read_text("utf-8")


def test_the_rules_show_the_ports_and_goods_of_the_set() -> None:
    cards = standard()
    text = DOCS.read_text("utf-8")
    goods = {good.id: good.en.lower() for good in cards.goods}
    ports = {port.id: port.name for port in cards.ports}
    for port in cards.ports:
        shown = ", ".join([goods[symbol] for symbol in port.symbols])
        yard = f" {port.yard:,}" if port.yard else ""
        assert f"| {port.code} | {port.name} | {port.province} | {port.modern} | {shown} |{yard} |" in text
    for good in cards.goods:
        sold = ", ".join([f"{ports[port]} {price:,}" for port, price in sorted(good.sold, key=lambda sale: -sale[1])])
        bought = ", ".join([ports[port] for port in good.bought])
        row = (good.en.lower(), good.symbol, f"{good.buy:,}", f"{good.penalty:,}", bought, sold)
        assert f"| {' | '.join(row)} |" in text


def test_the_rules_show_the_fatum_cards_of_the_set() -> None:
    table = {
        row[0].lower(): row
        for row in re.findall(r"^\| (F\d\d) \| (.+?) \| (.+?) \| (.+?) \|", DOCS.read_text("utf-8"), re.M)
    }
    words = {1: "a voucher|next turn", 2: "two loads", 10: "a tenth|10"}
    for card in standard().fatum:
        _, title, meaning, happens = table[card.id]
        assert (title, meaning.lower()) == (card.la, card.en.lower().replace("’", "'"))
        for number in card.numbers:
            assert re.search(words.get(number, rf"\b{number:,}\b"), happens), card.id


# Files


def test_a_set_is_read_from_a_file_and_named_after_it(tmp_path: Path) -> None:
    file = tmp_path / "my board.toml"
    file.write_bytes(b"\xef\xbb\xbf" + ROME.text.replace("\n", "\r\n").encode())
    cards = cardset.read(file)
    assert (cards.name, cards.hash) == ("my board", standard().hash)
    assert cardset.read(str(file)) == cards
    with pytest.raises(CardSetError, match=r"missing\.toml: cannot be read"):
        cardset.read(tmp_path / "missing.toml")


def test_slips_in_writing_are_told_with_the_line() -> None:
    ROME.refused("a = 1\nb\n", "line 2, column 2", "is not TOML: ")
    line = ROME.text[: ROME.text.index('id = "gades"')].count("\n") + 3
    ROME.refused(
        ROME.edited("port", "gades", "name", 'id = "ostia"\nname'), f"line {line - 1}, column 13", "overwrite"
    )
    ROME.refused("a = 0" + "1" * 400, "line 1", "longer than 300")
    ROME.refused("#\n" * 60_000, "", r"^is too large for a card set \(limit: 100000 characters\)$")


def test_missing_and_unknown_tables_are_refused() -> None:
    ROME.refused("", "sea", r"the table \[sea\] with the map is missing")
    ROME.refused(ROME.text.partition("[figures]")[0], "figures", r"the table \[figures\] .* is missing")
    ROME.refused(ROME.text.replace("[sea]", "[[sea]]"), "sea", "is a list, but must be one table")
    ROME.refused(ROME.text + "[[ports]]\n", "", "unknown key 'ports'; did you mean 'port'")
    ROME.refused(ROME.text.partition("[[port]]")[0] + "[port]\n", "port", r"must be a list of \[\[port\]\] entries")


# Single entries: types, keys, ranges, ids


@pytest.mark.parametrize(
    ("kind", "name", "old", "new", "reason"),
    [
        ("port", "ostia", "13000", "true", "yard is true, but must be a whole number from 100 to 100000"),
        ("port", "ostia", "13000", "0", "yard is 0, but must be from 100 to 100000"),
        ("port", "ostia", "13000", "13050", "yard is 13050, but must be in full hundreds: the smallest note is 100"),
        ("port", "ostia", "13000", "100100", "must be from 100 to 100000"),
        ("port", "ostia", '"F"', '"f"', "code is 'f', but must be one of the letters A to Z"),
        ("port", "ostia", '"F"', '"FG"', "code is 'FG', but must be one of"),
        ("port", "ostia", "row = 5", "row = 26", "row is 26, but must be from 0 to 25"),
        ("port", "ostia", "row = 5", "row = -1", "row is -1, but must be from 0 to 25"),
        ("port", "ostia", "col = 17", "col = 60", "col is 60, but must be from 0 to 59"),
        ("port", "ostia", '["tableware"]', "[]", "symbols is empty, but must name at least one good"),
        ("port", "ostia", '["tableware"]', '"tableware"', "symbols is 'tableware', but must be a list"),
        ("port", "ostia", '["tableware"]', '["tableware", "tableware"]', "symbols names 'tableware' twice"),
        ("port", "ostia", "yard", "shipyard", "unknown key 'shipyard'; did you mean 'yard'"),
        ("port", "ostia", 'name = "Ostia"\n', "", "the key name is missing"),
        ("port", "ostia", "why = ", 'why = "' + "x" * 201 + '" #', "1 to 200"),
        ("port", "ostia", '"chosen"', '"guessed"', "source is 'guessed'; allowed: rulebook, chosen, printed"),
        ("good", "wine", "buy = 800", "buy = 0", "buy is 0, but must be from 100 to 100000"),
        ("good", "wine", "buy = 800", "buy = 850", "buy is 850, but must be in full hundreds"),
        ("good", "wine", "penalty = 1000", "penalty = 1000.0", "penalty is 1000.0, but must be a whole number"),
        ("good", "wine", "aquileia = 1800", "aquileia = -1800", "sold: 'aquileia' is -1800, but must be from 100"),
        ("good", "wine", "aquileia = 1800", "aquileia = 1801", "sold: 'aquileia' is 1801, .* full hundreds"),
        ("good", "wine", "{ caralis", '["ostia"] # ', "sold is a list, but must be a table"),
        ("good", "wine", 'la = "vinum"\n', "", "the key la is missing"),
        ("good", "wine", '"Wine"', '""', "en is '', but must be one line"),
        ("fatum", "f18", '"pay"', '"pai"', "effect is 'pai'; did you mean 'pay'"),
        ("fatum", "f18", '"pay"', '"rob"', "effect is 'rob'; allowed: lose_ship_at_sea, reef"),
        ("fatum", "f18", "amount = 800\n", "", "the key amount is missing"),
        ("fatum", "f18", "amount = 800", "amount = -800", "amount is -800, but must be from 100 to 100000"),
        ("fatum", "f18", "amount = 800", "amount = 850", "amount is 850, but must be in full hundreds"),
        ("fatum", "f18", "amount = 800", "amount = 800\nminimum = 100", "unknown key 'minimum'; allowed: id, la"),
        ("fatum", "f18", "amount = 800", 'amount = 800\ngoods = ["wine"]', "unknown key 'goods'"),
        ("fatum", "f18", "amount = 800", 'amount = 800\nyard = "ostia"', "unknown key 'yard'"),
        ("fatum", "f18", "amount = 800", 'amount = 800\ntext = "Pay."', "unknown key 'text'"),
        ("fatum", "f03", "save_at = 7", "save_at = 13", "save_at is 13, but must be from 2 to 12"),
        ("fatum", "f03", "save_at = 7", "save_at = 1", "save_at is 1, but must be from 2 to 12"),
        ("fatum", "f05", "loads = 2", "loads = 6", "loads is 6, but must be from 1 to 5"),
        ("fatum", "f05", "loads = 2", "loads = 0", "loads is 0, but must be from 1 to 5"),
        ("fatum", "f09", "turns = 1", "turns = 6", "turns is 6, but must be from 1 to 5"),
        ("fatum", "f10", "fields = 6", "fields = 31", "fields is 31, but must be from 1 to 30"),
        ("fatum", "f15", "count = 1", "count = 0", "count is 0, but must be from 1 to 5"),
        ("fatum", "f22", "percent = 10", "percent = 101", "percent is 101, but must be from 1 to 100"),
        ("fatum", "f22", "percent = 10", "percent = 0", "percent is 0, but must be from 1 to 100"),
        ("fatum", "f07", '["grain", "fruit", "papyrus"]', "[]", "goods is empty, but must name at least one good"),
        ("fatum", "f26", '["grain"]', '["grain", "wine"]', "goods names 2 goods, but must name one with effect = "),
        ("fatum", "f26", '["grain"]', "[]", "goods is empty"),
        ("fatum", "f28", 'yard = "sinope"\n', "", "the key yard is missing"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused(kind: str, name: str, old: str, new: str, reason: str) -> None:
    ROME.refused(ROME.edited(kind, name, old, new), f"{kind} {name}", reason)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("start_cash = 8000", "start_cash = 8050", "start_cash is 8050, but must be in full hundreds"),
        ("running_cost = 100", "running_cost = 0", "running_cost is 0, but must be from 100"),
        ("ship_value = 20000\n", "", "the key ship_value is missing"),
        ("hold = 5", "hold = 6", "hold is 6, but must be from 1 to 5"),
        ("hold = 5", "hold = 0", "hold is 0, but must be from 1 to 5"),
        ("interest = 10", "interest = 0", "interest is 0, but must be from 1 to 100"),
        ("interest = 10", "interest = 101", "interest is 101, but must be from 1 to 100"),
        ("cargo_value = 50", "cargo_value = 101", "cargo_value is 101, but must be from 1 to 100"),
        ("copies = 2", "copies = 3", "copies is 3, but must be 2"),
        ("copies = 2", "copies = 0", "copies is 0, but must be from 1 to 9"),
        ("[100, 500, 1000, 5000, 10000]", "[100, 500, 1000, 5000]", "notes has 4 numbers, but must have 5"),
        ("[100, 500, 1000, 5000, 10000]", "[]", "notes has 0 numbers, but must have 5"),
        ("[100, 500, 1000, 5000, 10000]", "100", "notes is 100, but must be a list of numbers"),
        ("[100, 500,", "[200, 500,", "notes begins with 200, but the smallest note must be 100"),
        ("[100, 500,", "[100, 550,", "a number in notes is 550, but must be in full hundreds"),
        ("[100, 500,", "[100, 1000,", "notes has 1000 after 1000, but must go up"),
        ("[100, 500,", "[0, 500,", "a number in notes is 0, but must be from 100"),
        ("copies = 2", "copies = 2\ndice = 2", "unknown key 'dice'"),
    ],
)
def test_wrong_figures_are_refused(old: str, new: str, reason: str) -> None:
    ROME.refused(ROME.changed((old, new)), "figures", reason)


def test_wrong_stars_and_labels_are_refused() -> None:
    ROME.refused(ROME.changed(("row = 8\ncol = 12", "row = 8\ncol = true")), "star s1", "col is true")
    ROME.refused(ROME.changed(("row = 8\ncol = 12", "row = 8")), "star s1", "the key col is missing")
    label = 'name = "Mare Ibericum"\n'
    number = ROME.text[: ROME.text.index(label)].count("[[label]]")
    ROME.refused(ROME.changed((label, "")), f"label number {number}", "the key name is missing")
    ROME.refused(ROME.changed((label, label + 'la = "Mare"\n')), f"label number {number}", "unknown key 'la'")


@pytest.mark.parametrize("word", ["unknown", "unknown-1"])
def test_words_of_the_notation_are_no_ids(word: str) -> None:
    ROME.refused(ROME.edited("good", "wine", '"wine"', f'"{word}"'), f"good {word}", "word of the notation")


def test_a_port_is_not_called_like_a_field() -> None:
    ROME.refused(ROME.edited("port", "ostia", '"ostia"', '"a35"'), "port a35", "what notation calls a sea field")


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [("port", "ostia", "gades"), ("good", "wine", "grain"), ("fatum", "f02", "f01"), ("star", "s2", "s1")],
)
def test_an_id_is_used_once(kind: str, one: str, other: str) -> None:
    ROME.refused(ROME.edited(kind, one, f'"{one}"', f'"{other}"'), f"{kind} {other}", "used 2 times")


def test_an_entry_without_a_good_id_is_called_by_its_number() -> None:
    ROME.refused(ROME.edited("port", "gades", '"gades"', '"Gades"'), "port number 1", "not well formed")


def test_a_remark_may_be_left_out() -> None:
    without = re.sub(r"^why = .*\n", "", ROME.text, flags=re.MULTILINE)
    cards = parse(without, "mine.toml")
    assert cards.hash == standard().hash
    assert not any([*[port.why for port in cards.ports], *[good.why for good in cards.goods]])
