"""Card sets are data, and a bad one is refused with the file, the card and the reason (H-0.1 to H-0.4)."""

import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

from cardtexts import TEXT, changed, edited, entry, refused
from merkator.core.errors import CardSetError
from merkator.games.hamburg.cards import cardset
from merkator.games.hamburg.cards.cardset import parse, standard

# The standard set


def test_the_standard_set_has_the_counts_of_the_rulebook() -> None:  # H-0.2
    cards = standard()
    assert Counter(card.value for card in cards.contracts) == {
        2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1,
    }  # fmt: skip
    assert (len(cards.contracts), len(cards.bonus), len(cards.buildings)) == (78, 16, 26)
    assert sum(amount for _, amount in cards.chart.counters) == 42
    assert (len(cards.places), len(cards.goods), len(cards.categories)) == (12, 16, 3)


def test_everything_says_where_it_comes_from() -> None:  # H-0.1
    cards = standard()
    sources = [entry.source for part in (cards.places, cards.goods, cards.contracts) for entry in part]
    sources += [card.source for card in cards.bonus] + [card.source for card in cards.buildings]
    assert set(sources) | {cards.chart.source} == {"rulebook", "deduced", "reconstructed"}


def test_the_order_is_main_places_goods_by_origin_contracts_by_value() -> None:  # H-0.1
    cards = standard()
    assert [place.kind for place in cards.places] == ["main"] * 8 + ["side"] * 4
    assert [good.origin for good in cards.goods] == [place.id for place in cards.places[:8] for _ in range(2)]
    assert [card.value for card in cards.contracts] == sorted(card.value for card in cards.contracts)
    assert (cards.contracts[-1].id, cards.contracts[-1].place) == ("peace", None)


def test_the_order_does_not_depend_on_where_kinds_stand_in_the_file() -> None:  # H-0.4
    moved = TEXT.replace(entry("good", "livestock"), "") + "\n" + entry("good", "livestock")
    moved = moved.replace(entry("place", "italy"), "").replace("[[place]]", entry("place", "italy") + "[[place]]", 1)
    cards = parse(moved, "mine.toml")
    assert [place.id for place in cards.places[8:]] == ["italy", "bohemia", "denmark", "newfoundland"]
    assert [good.id for good in cards.goods[:2]] == ["muskets", "livestock"]
    assert cards.hash != standard().hash


def test_the_standard_set_is_read_once_and_travels_to_other_processes() -> None:
    assert standard() is standard()
    assert pickle.loads(pickle.dumps(standard())) == standard()
    assert (standard().name, standard().text) == ("standard", TEXT)


def test_the_hash_is_of_what_matters_in_play() -> None:  # H-0.4
    same = changed(
        ("# The", "#The"),
        ("Börse", "Exchange"),
        ('"reconstructed"', '"printed"'),
        ("points = 5 }", "points = 5.0 }"),
    )
    assert parse(same, "mine.toml").hash == standard().hash
    assert re.fullmatch("[0-9a-f]{16}", standard().hash)
    for text in (
        edited("building", "boerse", "price = 6", "price = 7"),
        edited("building", "boerse", "points = 5", "points = 5.5"),
        edited("contract", "england-2", "grain = 1", "grain = 2"),
        edited("place", "italy", "threshold = 1", "threshold = 2"),
        changed(("A = 6, AA = 4", "A = 5, AA = 5")),
    ):
        assert parse(text, "mine.toml").hash != standard().hash


# Files


def test_a_set_is_read_from_a_file_and_named_after_it(tmp_path: Path) -> None:  # H-0.4
    file = tmp_path / "my cards.toml"
    file.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    cards = cardset.read(file)
    assert (cards.name, cards.hash) == ("my cards", standard().hash)
    assert cardset.read(str(file)) == cards


def test_a_file_that_is_no_card_file_is_refused(tmp_path: Path) -> None:  # H-0.4
    for name, content, reason in (
        ("latin.toml", TEXT.encode("latin-1", "replace"), "line .*UTF-8"),
        ("large.toml", b"#\n" * 100_000, r"is too large for a card set \(limit: 100000 bytes\)"),
        ("zeros.toml", bytes(1000), ""),
    ):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(CardSetError, match=f"{name}.*{reason}"):
            cardset.read(tmp_path / name)
    for path in (tmp_path, tmp_path / "missing.toml", tmp_path / ("n" * 300), "nul\0.toml", ""):
        with pytest.raises(CardSetError, match="cannot be read"):
            cardset.read(path)


def test_slips_in_writing_are_told_with_the_line() -> None:  # H-0.4
    refused("a = 1\nb\n", "line 2, column 2", "is not TOML: ")
    refused(edited("contract", "england-2", "value = 2", "value = 2\nvalue = 2"),
            f"line {TEXT[:TEXT.index('england-2')].count(chr(10)) + 3}, column 10", "overwrite")  # fmt: skip
    refused("a = " + "[\n" * 30_000, "", "too deep")
    refused("a = 0" + "1" * 400, "line 1", "longer than 300")
    refused("#\n" * 60_000, "", r"^is too large for a card set \(limit: 100000 characters\)$")
    refused("", "time", "missing")


@pytest.mark.parametrize("extra", ["", "#" * 5])
def test_strange_names_of_files_make_printable_names_of_sets(extra: str) -> None:
    assert parse(TEXT, f"a/b\n\ud800{extra}.toml").name == f"b__{extra}"
    assert parse(TEXT, "").name == "cards"


# Single entries: types, keys, ranges, ids


@pytest.mark.parametrize(
    ("kind", "name", "old", "new", "reason"),
    [
        ("contract", "england-2", "value = 2", "value = true", "value is true, but must be a whole number"),
        ("contract", "england-2", "value = 2", "value = 2.0", "value is 2.0, but must be a whole number"),
        ("contract", "england-2", "value = 2", "value = 0x" + "f" * 200, "value is a huge number"),
        ("contract", "england-2", "value = 2", "value = 12", "value is 12; allowed: 2, 3"),
        ("contract", "england-2", "value = 2", "value = 1979-05-27", "value is a date or time"),
        ("contract", "england-2", "value = 2\n", "", "the key value is missing"),
        ("contract", "england-2", "goods", "good", "unknown key 'good'; did you mean 'goods'"),
        ("contract", "england-2", "grain = 1", "grain = 0", "must be from 1 to 16"),
        ("contract", "england-2", "grain = 1", "grain = 17", "must be from 1 to 16"),
        ("contract", "england-2", "grain = 1", "grain = true", "must be a whole number from 1 to 16"),
        ("contract", "england-2", "{ grain = 1 }", '["grain"]', "goods is a list, but must be a table"),
        ("contract", "england-2", '"england"', "3", "place is 3, but must be a text"),
        ("contract", "england-2", '"rulebook"', '"guessed"', "source is 'guessed'; allowed: rulebook, "),
        ("good", "wine", '"Wine"', '""', "en is '', but must be one line"),
        ("good", "wine", '"Wine"', '"a\\u001b[2Jb"', "visible"),
        ("good", "wine", '"Wine"', '"' + "W" * 61 + '"', "1 to 60"),
        ("good", "wine", '"D"', '"G"', "column is 'G'; allowed: A, B, C, D, E, F"),
        ("place", "spain", '"red"', '"rad"', "colour is 'rad'; did you mean 'red'"),
        ("place", "spain", '"red"', '"blue"', "france has the colour blue already"),
        ("place", "spain", '"main"', '"mian"', "did you mean 'main'"),
        ("place", "spain", "time = -1", "time = -10", "from -9 to 9"),
        ("place", "spain", "time = -1", "time = -1\nthreshold = 1", "unknown key 'threshold'"),
        ("place", "spain", '["england", "france"]', '"france"', "lines is 'france', but must be a list"),
        ("place", "spain", '["england", "france"]', "[1]", "lines holds 1"),
        ("place", "italy", "threshold = 1", "threshold = 10", "from 0 to 9"),
        ("place", "italy", "threshold = 1\n", "", "the key threshold is missing"),
        ("place", "italy", "threshold = 1", 'threshold = 1\nlines = ["spain"]', "unknown key 'lines'"),
        ("bonus", "italy-coal", "price = 3", "price = 5", "price is 5, but must be from 3 to 4"),
        ("building", "wall", "price = 6", "price = 0", "from 1 to 99"),
        ("building", "wall", "price = 6", "price = 100", "from 1 to 99"),
        ("building", "wall", "price = 6", "price = 6\nonly_player = 1", "only_player is 1, but must be true"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused(kind: str, name: str, old: str, new: str, reason: str) -> None:  # H-0.4
    refused(edited(kind, name, old, new), f"{kind} {name}", reason)


def test_an_entry_without_a_good_id_is_called_by_its_number() -> None:  # H-0.4
    refused(edited("contract", "england-2", '"england-2"', '"England 2"'), "contract number 2", "not well formed")
    refused(
        edited("contract", "england-2", 'id = "england-2"\n', ""),
        "contract number 2",
        "the key id is missing",
    )
    refused("contract = [1]\n[time]\n", "contract number 1", "is 1, but must be a \\[\\[contract\\]\\] entry")
    refused("contract = 1\n[time]\n", "contract", "is 1, but must be a list")


def test_the_words_on_a_building_may_be_noted() -> None:  # H-0.4
    noted = edited("building", "wall", "price", 'scores = "5 points for a full office"\nprice')
    assert parse(noted, "mine.toml").buildings == standard().buildings
    long = edited("building", "wall", "price", 'scores = "' + "5" * 201 + '"\nprice')
    refused(long, "building wall", "scores is .* 1 to 200")


def test_unknown_tables_are_refused() -> None:  # H-0.4
    refused(TEXT + "[[contracts]]\n", "", "unknown key 'contracts'; did you mean 'contract'")
    refused(TEXT.replace("[time]", "[[time]]"), "time", "is a list, but must be one table")


@pytest.mark.parametrize("word", ["unknown", "unknown-1", "best", "time", "all"])
def test_words_of_the_notation_are_no_ids(word: str) -> None:  # H-0.4
    refused(
        edited("contract", "england-2", '"england-2"', f'"{word}"'),
        f"contract {word}",
        "word of the notation",
    )


def test_any_is_no_category() -> None:  # H-0.4
    refused(changed(('id = "food"', 'id = "any"')), "category any", "already means")


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [
        ("place", "italy", "denmark"),
        ("good", "iron", "ham"),
        ("contract", "england-2", "england-3"),
        ("bonus", "italy-coal", "italy-spice"),
        ("building", "wall", "waage"),
    ],
)
def test_an_id_is_used_once(kind: str, one: str, other: str) -> None:  # H-0.4
    refused(edited(kind, one, f'"{one}"', f'"{other}"'), f"{kind} {other}", "used 2 times")


def test_a_building_and_a_bonus_card_never_share_an_id() -> None:  # H-0.4
    text = edited("building", "wall", 'id = "wall"', 'id = "italy-coal"')
    refused(text, "building italy-coal", "a bonus card has the same id")


# The set as a whole


def test_counts_are_checked() -> None:  # H-0.2, H-0.4
    for kind, name, where, reason in (
        ("contract", "bohemia-4b", "contracts of value 4", "there are 12, but there must be 13"),
        ("contract", "peace", "contracts of value 14", "there are 0, but there must be 1"),
        ("bonus", "italy-coal", "bonus cards", "there are 15, but there must be 16"),
        ("building", "wall", "buildings", "there are 25, but there must be 26"),
        ("good", "wine", "goods", "there are 15, but there must be 16"),
        ("place", "italy", "side places", "there are 3, but there must be 4"),
        ("place", "spain", "main places", "there are 7, but there must be 8"),
    ):
        refused(changed((entry(kind, name), "")), where, reason)
    refused(edited("contract", "bohemia-4b", "value = 4", "value = 5"), "contracts of value 4", "12.*13")


def test_names_must_be_known() -> None:  # H-0.4
    for kind, name, old, new, reason in (
        ("contract", "england-2", '"england"', '"englend"', "place names 'englend'.*did you mean 'england'"),
        ("contract", "england-2", "grain", "grian", "goods names 'grian'.*did you mean 'grain'"),
        ("contract", "spain-3", "weapon", "weapons", "different names 'weapons'.*did you mean 'weapon'"),
        ("bonus", "italy-coal", '"italy"', '"x"', "place names 'x'.*allowed: hamburg, danzig"),
        ("bonus", "italy-coal", '"coal"', '"cole"', "good names 'cole'.*did you mean 'coal'"),
        ("good", "wine", '"food"', '"drink"', "category names 'drink'.*allowed: food, clothing, weapon"),
        ("good", "wine", '"france"', '"italy"', "origin is italy, a side place"),
        ("good", "wine", '"france"', '"frence"', "origin names 'frence'"),
        ("place", "spain", '"france"', '"frence"', "lines names 'frence'"),
    ):
        refused(edited(kind, name, old, new), f"{kind} {name}", reason)


def test_a_main_place_has_a_value_once_but_a_side_place_may_have_it_twice() -> None:  # H-0.3
    text = edited("contract", "bohemia-4b", '"bohemia"', '"england"')
    refused(text, "contract england-4", "bohemia-4b has the same value and place")
    assert [card.place for card in standard().contracts if card.value == 4].count("bohemia") == 2


def test_lines_are_mutual_and_between_different_main_places() -> None:  # H-0.4
    for new, reason in (
        ('["england"]', ""),
        ('["england", "france", "russia"]', "a line leads to russia, but none of russia leads back to spain"),
        ('["england", "france", "italy"]', "a line leads to italy, a side place"),
        ('["england", "france", "spain"]', "the place itself"),
        ('["england", "france", "france"]', "lines names 'france' twice"),
    ):
        where = "place spain" if reason else "place france"
        refused(edited("place", "spain", '["england", "france"]', new), where, reason)


def test_two_goods_a_place_and_no_empty_column_or_category() -> None:  # H-0.4
    refused(
        edited("good", "wine", '"france"', '"spain"'),
        "goods of place france",
        "there are 1, but there must be 2",
    )
    text = changed(('column = "B"', 'column = "A"'), ('column = "B"', 'column = "A"'))
    refused(text, "column B", "has no good")
    refused(TEXT + '[[category]]\nid = "art"\nen = "art"\nde = "Kunst"\n', "category art", "no good belongs to it")
    many = "".join(f'[[category]]\nid = "a{n}"\nen = "a"\nde = "a"\n' for n in range(20))
    refused(TEXT + many, "categories", "at most 16")


def test_a_category_part_is_no_larger_than_its_category() -> None:  # H-0.4
    text = edited("contract", "bohemia-8", "food = 6", "food = 9")
    refused(text, "contract bohemia-8", "9 different food, but there are only 8 kinds")
    parse(edited("contract", "hamburg-10", "any = 12", "any = 16"), "mine.toml")
    refused(edited("contract", "hamburg-10", "any = 12", "any = 17"), "contract hamburg-10", "from 1 to 16")


def test_only_the_peace_has_neither_place_nor_demand() -> None:  # H-0.4
    refused(edited("contract", "england-2", 'place = "england"\n', ""), "contract england-2", "place is missing")
    refused(
        edited("contract", "england-2", "goods = { grain = 1 }\n", ""),
        "contract england-2",
        "demands nothing",
    )
    refused(edited("contract", "england-2", "{ grain = 1 }", "{}"), "contract england-2", "demands nothing")
    refused(edited("contract", "peace", "14\n", '14\nplace = "italy"\n'), "contract peace", "neither place nor")
    refused(
        edited("contract", "peace", "14\n", "14\ngoods = { ham = 1 }\n"),
        "contract peace",
        "neither place nor",
    )


def test_bonus_cards_have_both_prices_and_at_most_two_a_place() -> None:  # H-0.4
    refused(
        edited("bonus", "england-wine", '"england"', '"italy"'),
        "bonus italy-spice",
        "more than 2 .* for italy",
    )
    head, bonus = TEXT.split("[[bonus]]", 1)
    few = head + "[[bonus]]" + bonus.replace("price = 3\nsource", "price = 4\nsource", 5)
    refused(few, "bonus cards of price 3", "there are 3, but at least 4")


def test_five_buildings_are_for_the_only_player() -> None:  # H-0.4
    refused(edited("building", "bauhof", "only_player = true\n", ""), "building bauhof", "exactly when")
    refused(edited("building", "wall", "source", "only_player = true\nsource"), "building wall", "exactly when")
    before = entry("building", "bauhof")
    after = before.replace('only_most = "buildings"', 'per = "building"').replace("only_player = true\n", "")
    refused(changed((before, after)), "only-player buildings", "there are 4, but there must be 5")


def test_the_chart_has_room_for_no_more_than_42_counters() -> None:  # H-0.4, H-1.3
    for old, new, where, reason in (
        ("[6, 6, 6, 6, 6]", "[6, 6, 6, 6, 7]", "time", "hold 43 counters, but there are only 42"),
        ("[6, 6, 6, 6, 6]", "[6, 6]", "time", "ultimo_rows has 2 rows, but needs at least 3"),
        ("[6, 6, 6, 6, 6]", "[21, 1, 1]", "time", "from 1 to 20"),
        ("[6, 6, 6, 6, 6]", "[6, 6, 0]", "time", "from 1 to 20"),
        ("[6, 6, 6, 6, 6]", "30", "time", "must be a list of numbers"),
        ("[4, 4, 4]", "[4, 4]", "time", "back_rows has 2 rows, but must have 3"),
        ("A = 6, AA = 4", "A = 7, AA = 4", "time, counters", "there are 43, but there must be 42"),
        ("A = 6, AA = 4", "A = 6, AB = 4", "time", "counters names 'AB'; allowed: A, B"),
        ("A = 6, AA = 4", "A = 6, AAA = 4", "time", "counters names 'AAA'"),
        ("A = 6, AA = 4", "A = 6, G = 4", "time", "counters names 'G'"),
        ("A = 6, AA = 4", "A = -6, AA = 16", "time", "from 1 to 42"),
    ):
        refused(changed((old, new)), where, reason)
    assert parse(changed(("[6, 6, 6, 6, 6]", "[1, 2, 3]")), "mine.toml").chart.ultimo == (1, 2, 3)
