"""Everything the game tells can be said in every language, and reads as people would say it."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import merkator
from merkator.core import errors
from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.hamburg import cardset
from merkator.hamburg.cardeffect import FORMS, Form, read_effect
from merkator.hamburg.cardentry import Entry
from merkator.hamburg.cardread import COLOURS
from merkator.hamburg.cardtypes import SOURCES
from merkator.hamburg.table import STEPS
from merkator.hamburg.wording_effects import effect_words
from merkator.text import Text, default_language, languages
from position import Position, game_of

GAME = merkator.game("hamburg")
EN = Text("en", GAME)
DE = Text("de", GAME)
NAMES = ("Anna", "Bo", "Cem", "Dora")
MOST_ACTIONS = 3000


def sound(words: str) -> bool:
    """A finished text: nothing missing, nothing left over."""
    return bool(words) and words == words.strip() and not re.search(r"[{}]|\?\?\?|None|unknown|  ", words)


def both(kind: str, id: str, form: str = "", **values: object) -> tuple[str, str]:
    return EN.name(kind, id, form, **values), DE.name(kind, id, form, **values)


def told(kind: str, **values: object) -> tuple[str, str]:
    event = Event(kind, 0, values)
    return EN.event(event, NAMES), DE.event(event, NAMES)


def choice(position: Position, action: str) -> tuple[str, str]:
    number = GAME.action(action)
    assert number in position.state.legal(), position.legal()
    return EN.action(position.state, number), DE.action(position.state, number)


# The files


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return frozenset(found.names)


def read(language: str) -> str:
    return (resources.files("merkator.hamburg") / "text" / f"{language}.ftl").read_text("utf-8")


def messages(language: str) -> dict[str, frozenset[str]]:
    """All messages and attributes of a language with their variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse(read(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, german = messages("en"), messages("de")
    assert list(english) == list(german)
    assert {id: german[id] for id in english if german[id] != english[id]} == {}


def test_events_begin_with_who_it_was() -> None:
    for language in languages():
        source = read(language)
        for line in source[source.index("## Events") : source.index("## What buildings score")].splitlines():
            said = re.search(r"(?:^event-[\w-]+ = |^ +\*?\[\w+] )(.+)", line)
            if said and "->" not in line and "$scores" not in line:
                assert said[1].startswith("{ $who }"), line


def kinds_told() -> set[str]:
    """The kinds of events that the engine can tell."""
    sources = Path(merkator.__file__).parent.glob("hamburg/*.py")
    return {kind for file in sources for kind in re.findall(r"\.tell\(\s*\"(\w+)\"", file.read_text("utf-8"))}


def test_every_kind_of_event_has_a_message() -> None:
    known = messages("en")
    assert len(kinds_told()) > 20
    missing = [kind for kind in kinds_told() if not any(id.startswith(f"event-{kind}") for id in known)]
    assert missing == []


def test_no_message_is_for_an_event_that_does_not_exist() -> None:
    for id in messages("en"):
        if id.startswith("event-"):
            assert id.split("-")[1] in kinds_told(), id


# Whole games


def games() -> Iterator[tuple[State, random.Random]]:
    for seed in range(9):
        yield GAME.start(2 + seed % 3, seed=seed), random.Random(seed)


def test_random_games_can_be_told_in_both_languages() -> None:
    kinds: set[str] = set()
    for state, chance in games():
        for _ in range(MOST_ACTIONS):
            if state.over:
                break
            for event in state.watch(chance.choice(state.legal())):
                kinds.add(event.kind)
                for text in (EN, DE):
                    words = text.event(event, NAMES)
                    assert sound(words), (event, words)
                    assert words.endswith("."), words
    assert kinds_told() - kinds <= {"forfeited", "renewed", "unrewarded", "final", "ended"}


def test_all_choices_and_questions_of_random_games_can_be_said() -> None:
    for state, chance in games():
        for number in range(MOST_ACTIONS):
            if state.over:
                break
            legal = state.legal()
            for text in (EN, DE):
                said = [text.action(state, action) for action in legal]
                assert all(map(sound, said)), said
                assert len(set(said)) == len(said), said  # different choices, different words
                assert all(words[0] == words[0].upper() for words in said), said
                assert sound(text.question(state, NAMES))
            state.play(chance.choice(legal) if number % 2 else legal[-1])


def test_every_action_of_the_space_can_be_said_at_any_time() -> None:
    state = GAME.start(2, seed=1)
    for action in range(len(GAME.actions)):
        assert sound(EN.action(state, action)), action
        assert sound(DE.action(state, action)), action
    with pytest.raises(errors.BadNotation):
        EN.action(state, len(GAME.actions))


def test_a_finished_game_can_still_be_asked() -> None:
    state = GAME.start(2, seed=4)
    chance = random.Random(4)
    while not state.over:
        state.play(chance.choice(state.legal()))
    assert (EN.question(state), DE.question(state)) == ("The game is over.", "Das Spiel ist zu Ende.")
    assert EN.action(state, GAME.action("done")) == "Finish"


def test_veiled_cards_have_words_too() -> None:
    position = Position().contracts(0, "england-2").goods(0, grain=1).place("england").at("fulfil")
    state = position.state.veiled()
    first = state.watch(GAME.action("fulfil england-2"))
    assert [EN.event(event, NAMES) for event in first][-1].startswith("Anna drew the contract")
    assert told("drew", contract="unknown-5") == (
        "Anna drew an unknown contract of value 5.",
        "Anna erhält einen unbekannten 5er-Auftrag.",
    )
    assert told("offered", bonus="unknown")[1] == "Anna deckt eine unbekannte Bonuskarte für die Auslage auf."
    assert told("offered", building="unknown")[0] == "Anna turned up an unknown building for the offer."
    assert (EN.effect("unknown"), DE.contract("unknown-3")) == ("Still face down", "Unbekannter 3er")


# How it reads


@pytest.mark.parametrize(
    ("place", "forms"),
    [
        ("russia", ("nach Russland", "aus Russland", "in Russland")),
        ("dutch_republic", ("in die Niederlande", "aus den Niederlanden", "in den Niederlanden")),
        ("bohemia", ("nach Böhmen", "aus Böhmen", "in Böhmen")),
        ("denmark", ("nach Dänemark", "aus Dänemark", "in Dänemark")),
    ],
)
def test_german_places_have_their_prepositions(place: str, forms: tuple[str, str, str]) -> None:
    assert (DE.name("place", place, "to"), DE.name("place", place, "from"), DE.name("place", place, "at")) == forms


def test_english_places_have_their_articles() -> None:
    assert EN.name("place", "dutch_republic", "to") == "to the Dutch Republic"
    assert EN.name("place", "dutch_republic", "from") == "from the Dutch Republic"
    assert EN.name("place", "spain", "at") == "in Spain"
    assert EN.name("place", "dutch_republic") == "Dutch Republic"


def test_goods_are_counted() -> None:
    assert both("good", "muskets", "count", count=1) == ("1 musket", "1 Muskete")
    assert both("good", "muskets", "count", count=2) == ("2 muskets", "2 Musketen")
    assert both("good", "livestock", "count", count=3) == ("3 livestock", "3 Vieh")
    assert both("good", "citrus", "single") == ("citrus fruit", "Südfrucht")
    assert both("category", "weapon", "count", count=1) == ("1 weapon", "1 Waffe")
    assert both("category", "food", "count", count=6) == ("6 kinds of food", "6 Sorten Nahrung")


def test_contracts_are_named_by_place_and_value() -> None:
    assert both("contract", "england-2") == ("England 2", "England 2")
    assert both("contract", "denmark-5b") == ("Denmark 5 b", "Dänemark 5 b")
    assert EN.contract("england-2") == "England 2: 1 grain"
    assert DE.contract("dutch_republic-5") == "Niederlande 5: 1 Muskete, 1 Kupfer, 1 Getreide"
    assert EN.contract("spain-8") == "Spain 8: 1 musket, 1 plum, 3 kinds of clothing"
    assert DE.contract("peace") == "Westfälischer Friede: 14 wert, nichts zu liefern"
    names = [EN.name("contract", card.id) for card in cardset.standard().contracts]
    assert len(set(names)) == len(names)


def test_events_are_sentences() -> None:
    assert told("sold", contract="england-2", money=2) == (
        "Anna sold the contract England 2 for 2 Taler.",
        "Anna verkauft den Auftrag England 2 für 2 Taler.",
    )
    assert told("sold", contract="peace", money=14) == (
        "Anna sold the Peace of Westphalia for 14 Taler.",
        "Anna verkauft den Westfälischen Frieden für 14 Taler.",
    )
    assert told("bought", building="kran", price=7) == (
        "Anna bought the Alter Kran for 7 Taler.",
        "Anna kauft den Alten Kran für 7 Taler.",
    )
    assert told("travelled", place="dutch_republic", paid=0) == (
        "Anna travelled to the Dutch Republic.",
        "Anna reist in die Niederlande.",
    )
    assert told("travelled", place="spain", paid=1)[1] == "Anna reist für 1 Zeitmarker nach Spanien."
    assert told("took", place="hamburg", goods={"livestock": 2, "muskets": 1}) == (
        "Anna took 2 livestock and 1 musket in Hamburg.",
        "Anna nimmt in Hamburg 2 Vieh und 1 Muskete.",
    )
    assert told("grew", places=["sweden", "danzig", "dutch_republic"])[1] == (
        "Anna legt neue Warensteine aus: Schweden, Danzig, Niederlande."
    )
    assert told("exchanged", good="wine", count=4, **{"from": "supply"})[0] == (
        "Anna exchanged 3 wine and the blue cube of the supply tile for a good that was needed."
    )
    assert told("joined", place="denmark", paid=2, to=1) == (
        "Anna joined Bo on the journey to Denmark for 2 time.",
        "Anna reist für 2 Zeitmarker mit Bo nach Dänemark.",
    )


def test_rare_events_are_sentences() -> None:
    assert told("forfeited", money=3)[1] == "Anna verliert 3 Taler über der Bargeldgrenze."
    assert told("unrewarded", contract="england-9") == (
        "Anna drew no contract for the contract England 9: there is none left.",
        "Anna erhält für den Auftrag England 9 keinen neuen: Es ist keiner mehr da.",
    )
    assert told("renewed", value=5, count=1)[1] == (
        "Anna bildet aus dem Ablagestapel einen neuen 5er-Stapel mit 1 Auftrag."
    )
    assert told("final", cause="peace") == (
        "Anna won the Peace of Westphalia: after this turn everyone has one last turn.",
        "Anna erringt den Westfälischen Frieden: Nach diesem Zug sind alle noch einmal am Zug.",
    )
    assert told("ended", scores=[48.5, 40.0, 0.5], winners=[0]) == (
        "The game is over: Anna 48½, Bo 40, Cem ½. Anna wins.",
        "Das Spiel ist zu Ende: Anna 48½, Bo 40, Cem ½. Anna gewinnt.",
    )
    assert told("ended", scores=[40.0, 40.0], winners=[0, 1])[1].endswith("Anna und Bo teilen sich den Sieg.")


def test_players_without_names_are_numbered() -> None:
    event = Event("stayed", 2, {})
    assert (EN.event(event), DE.event(event)) == ("Player 3 did not join.", "Spieler 3 reist nicht mit.")


def test_names_of_players_are_never_read_as_messages() -> None:
    assert EN.event(Event("stayed", 0, {}), ["{ place-russia }"]) == "{ place-russia } did not join."


def test_choices_say_what_they_mean() -> None:
    invest = Position().contracts(0, "england-2", "denmark-5b").money(0, 18).offer(["england-wine"], ["boerse"])
    assert choice(invest, "sell england-2") == ("Sell England 2 for 2 Taler", "England 2 für 2 Taler verkaufen")
    assert choice(invest, "buy boerse") == ("Buy the Börse for 6 Taler", "Die Börse für 6 Taler kaufen")
    assert choice(invest, "buy england-wine")[0] == "Buy the bonus card England (2 wine) for 4 Taler"
    assert choice(invest, "done")[0] == "Finish investing and lose 3 Taler above the cash limit"
    travel = Position().time(0, 3).at("travel")
    assert choice(travel, "go russia") == ("Travel to Russia", "Nach Russland reisen")
    assert choice(travel, "go dutch_republic")[1] == "In die Niederlande reisen"
    assert choice(travel, "go italy") == ("Travel to Italy for 2 time", "Für 2 Zeitmarker nach Italien reisen")
    split = Position().cubes(hamburg=3).at("travel").play("go hamburg")
    assert choice(split, "split 2") == ("Take 2 livestock and 1 musket", "2 Vieh und 1 Muskete nehmen")


def test_splits_of_very_many_cubes_are_said_in_two_goes() -> None:
    split = Position().cubes(hamburg=40).at("travel").play("go hamburg")
    assert choice(split, "split more")[0] == "Take 32 livestock and then divide the rest"
    assert choice(split, "split 1")[1] == "1 Vieh und 39 Musketen nehmen"


def test_payments_say_what_is_given_and_what_for() -> None:
    pay = Position().contracts(0, "italy-3").place("italy").supply(0, "france", "russia")
    pay.goods(0, fabric=1, fish_oil=1, wine=4).time(0, 4).at("fulfil")
    assert choice(pay, "fulfil italy-3") == ("Fulfil Italy 3", "Italien 3 erfüllen")
    assert choice(pay, "fulfil italy-3 by choice")[0] == "Fulfil Italy 3, choosing how to pay"
    pay.play("fulfil italy-3 by choice")
    assert DE.question(pay.state) == "Italien 3: Womit bezahlst du 1 Tran?"
    assert choice(pay, "pay fish_oil") == ("Pay 1 fish oil", "1 Tran bezahlen")
    assert choice(pay, "pay fish_oil from supply")[0] == "Pay 1 fish oil from the supply tile"
    assert choice(pay, "exchange wine") == ("Exchange 4 wine for 1 fish oil", "4 Wein gegen 1 Tran tauschen")
    assert choice(pay, "exchange wine with supply")[1] == (
        "3 Wein und den blauen Warenstein der Vorratstafel gegen 1 Tran tauschen"
    )
    assert choice(pay, "exchange time")[1] == "4 Zeitmarker gegen 1 Tran tauschen"


def test_losses_and_journeys_of_others_are_questions() -> None:
    letter = Position().chart(0, 0, 0, 1, 6).cubes().outcomes("letter b").at("travel").play("go sweden")
    assert choice(letter, "keep")[0] == "Keep B: everyone loses 1 good from column B"
    assert choice(letter, "turn") == (
        "Turn over the next row’s first counter",
        "Den ersten Zeitmarker der nächsten Zeile aufdecken",
    )
    joining = Position(players=3).time(1, 2).time(2, 2).place("italy").at("join")
    assert EN.question(joining.state, NAMES) == "Join Anna on the journey to Italy for 2 time?"
    assert choice(joining, "join")[1] == "Für 2 Zeitmarker nach Italien mitreisen"
    forced = Position().contracts(0, "england-2", "danzig-2", "france-2", "spain-3", "spain-4", "italy-3")
    assert EN.question(forced.at("invest").state) == "You hold 6 contracts: sell until 5 are left."


# Buildings


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.head}-{form.what}")
def test_every_form_of_effect_can_be_said(form: Form) -> None:
    effect = read_effect(Entry("test.toml", "building test", tomllib.loads(f"effect = {form.example}")))
    id, values = effect_words(effect)
    assert sound(EN.say(id, **values))
    assert sound(DE.say(id, **values))


def test_effects_read_as_on_a_card() -> None:
    assert (EN.effect("hopfenmarkt"), DE.effect("hopfenmarkt")) == (
        "1 point per kind of food",
        "1 Punkt je Sorte Nahrung",
    )
    assert (EN.effect("seeamt"), DE.effect("seeamt")) == ("½ point per time", "½ Punkt je Zeitmarker")
    assert EN.effect("arsenal") == "2 points per kind of weapon or clothing"
    assert DE.effect("rentamt") == "1 Punkt je Ware in der vollsten der Spalten A, B, C und D"
    assert DE.effect("waage") == "1 Punkt je Warensorte, von der du mindestens 2 hast"
    assert EN.effect("michel") == "2 points per contract of value 8 or more"
    assert DE.effect("katharinen") == "2 Punkte je Auftrag für einen Nebenort"
    with pytest.raises(errors.BadNotation, match="no building 'atlantis'"):
        EN.effect("atlantis")


# Names


def test_everything_has_a_name_in_both_languages() -> None:
    cards = cardset.standard()
    named = [("place", place.id, form) for place in cards.places for form in ("", "to", "from", "at")]
    named += [("good", good.id, form) for good in cards.goods for form in ("", "single")]
    named += [("category", category.id, form) for category in cards.categories for form in ("", "noun")]
    named += [("building", card.id, form) for card in cards.buildings for form in ("", "object", "gloss")]
    named += [("bonus", card.id, form) for card in cards.bonus for form in ("", "object")]
    named += [("contract", card.id, form) for card in cards.contracts for form in ("", "object", "choice")]
    named += [("colour", colour, form) for colour in COLOURS for form in ("", "cube")]
    named += [("source", source, form) for source in SOURCES for form in ("", "letter")]
    named += [("column", column, "") for column in "ABCDEF"] + [("step", step, "") for step in (*STEPS, "over")]
    for kind, id, form in named:
        assert all(map(sound, both(kind, id, form))), (kind, id, form)


def test_names_agree_with_the_card_set() -> None:
    cards = cardset.standard()
    for kind, things in (("place", cards.places), ("good", cards.goods)):
        for thing in things:
            assert both(kind, thing.id) == (thing.en, thing.de)
    for category in cards.categories:
        assert both("category", category.id) == (category.en.capitalize(), category.de)
    for building in cards.buildings:
        assert both("building", building.id) == (building.name, building.name)
    assert both("contract", "peace") == (cards.contracts[-1].en, cards.contracts[-1].de)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(errors.BadNotation, match="no place 'atlantis'"):
        EN.name("place", "atlantis")
    with pytest.raises(errors.BadNotation, match="no names of the kind 'ship'"):
        EN.name("ship", "galleon")


# Other card sets


def other_set() -> Game:
    """The standard set with other ids and names."""
    text = cardset.standard_text()
    for old, new in (
        ("russia", "muscovy"),
        ("wine", "mead"),
        ("food", "victuals"),
        ("boerse", "bourse"),
        ("peace", "friede"),
    ):
        text = re.sub(rf"(?<![\w]){old}(?!\w)", new, text)
    for old, new in (
        ('en = "Russia"\nde = "Russland"', 'en = "Muscovy"\nde = "Moskowien"'),
        ('en = "Wine"\nde = "Wein"', 'en = "Mead"\nde = "Met"'),
        ('en = "victuals"\nde = "Nahrung"', 'en = "Victuals"\nde = "Proviant"'),
        ('name = "Börse"', 'name = "Bourse"'),
        ('en = "Peace of Westphalia"\nde = "Westfälischer Friede"', 'en = "Peace of Prague"\nde = "Prager Friede"'),
        ('en = "Spain"', 'en = "Castile"'),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    return game_of(text)


def test_things_of_another_card_set_have_its_names() -> None:
    game = other_set()
    english, german = Text("en", game), Text("de", game)
    assert (english.name("place", "muscovy", "to"), german.name("place", "muscovy", "to")) == (
        "to Muscovy",
        "nach Moskowien",
    )
    assert english.contract("bohemia-7") == "Bohemia 7: 3 mead, 2 muskets"
    assert german.contract("bohemia-8") == "Böhmen 8: 6 Sorten Proviant"
    assert english.effect("hopfenmarkt") == "1 point per kind of victuals"
    assert german.name("building", "bourse", "object") == "das Gebäude Bourse"
    assert german.event(Event("drew", 0, {"contract": "friede"}), NAMES) == "Anna erhält den Auftrag Prager Friede."
    assert english.name("contract", "muscovy-4") == "Muscovy 4"
    assert english.name("place", "hamburg", "to") == "to Hamburg"


def test_a_standard_id_with_another_name_has_that_name() -> None:
    game = other_set()
    assert Text("en", game).name("place", "spain", "to") == "to Castile"
    assert Text("de", game).name("place", "spain", "to") == "nach Spanien"


def test_a_game_with_another_card_set_can_be_told() -> None:
    game = other_set()
    texts = [Text(language, game) for language in languages()]
    state = game.start(3, seed=5)
    chance = random.Random(5)
    for _ in range(600):
        if state.over:
            break
        for text in texts:
            assert all(sound(text.action(state, action)) for action in state.legal())
        for event in state.watch(chance.choice(state.legal())):
            assert all(sound(text.event(event, NAMES)) for text in texts)


# Languages and errors


def test_there_are_english_and_german() -> None:
    assert languages() == ["en", "de"]
    with pytest.raises(errors.BadOption, match="no language 'fr'; the languages are: en, de"):
        Text("fr", GAME)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_CH", "LANG": "en_US.UTF-8"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE@euro"}, "de"),
        ({"LANG": "den"}, "en"),
    ],
)
def test_the_environment_says_the_language(environ: dict[str, str], language: str) -> None:
    assert default_language(environ) == language


def test_errors_are_introduced_in_the_language() -> None:
    with pytest.raises(errors.IllegalAction) as caught:
        GAME.start(2, seed=1).play(GAME.action("go russia"))
    assert DE.error(caught.value).startswith("Das geht jetzt nicht: 'go russia' is not possible")
    assert EN.error(caught.value).startswith("That is not possible now: 'go russia'")
    assert DE.error(errors.CardSetError("mine.toml", "place x", "is odd")) == (
        "Dieser Kartensatz ist nicht zu gebrauchen: mine.toml: place x: is odd"
    )
    assert EN.error(ValueError("plain")) == "plain"


def test_every_message_for_errors_names_one() -> None:
    for id in messages("en"):
        if id.startswith("error-"):
            assert issubclass(getattr(errors, id.removeprefix("error-")), errors.MerkatorError)


def test_an_error_without_its_own_message_has_that_of_its_kind() -> None:
    class TornCard(errors.CardSetError):
        """A kind of mistake that the messages do not know."""

    assert DE.error(TornCard("a", "b", "c")) == DE.error(errors.CardSetError("a", "b", "c"))
    assert DE.error(errors.MerkatorError("as it is")) == "as it is"


def test_messages_that_do_not_exist_are_not_made_up() -> None:
    with pytest.raises(LookupError):
        EN.say("no-such-message")
