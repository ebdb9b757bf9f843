"""Everything the game tells can be said in every language, and reads as people would say it."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

import pytest

import merkator
from merkator.core import errors
from merkator.core.cardentry import Entry
from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.core.record import check_player_names
from merkator.games.hamburg.cards import cardset
from merkator.games.hamburg.cards.effect import FORMS, Form, read_effect
from merkator.games.hamburg.cards.reading import COLOURS
from merkator.games.hamburg.cards.types import SOURCES
from merkator.games.hamburg.rules.options import OPTIONS
from merkator.games.hamburg.rules.scoring import BENCHMARKS
from merkator.games.hamburg.rules.state import STEPS
from merkator.games.hamburg.words.effects import effect_forms, effect_words
from merkator.text import Text, default_language, languages
from messages import GAMES, SOURCE, check_reasons, kinds_told, messages, read, rooms, sound, words_of
from position import Position, arrived, game_of

GAME = merkator.game("hamburg")
EN = Text("en", GAME)
DE = Text("de", GAME)
NAMES = ("Anna", "Bo", "Cem", "Dora")
MOST_ACTIONS = 3000
KINDS = kinds_told("hamburg")


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


@pytest.mark.parametrize("room", sorted({room for game in GAMES for room in rooms(game)}))
def test_both_languages_have_the_same_messages_with_the_same_variables(room: str) -> None:
    english, german = messages("en", room), messages("de", room)
    assert list(english) == list(german)
    assert {id: german[id] for id in english if german[id] != english[id]} == {}


def test_german_uses_the_words_of_the_printed_game() -> None:
    german = [path.read_text("utf-8") for path in SOURCE.rglob("de.ftl")]
    german += [option.texts["de"] for option in OPTIONS]
    assert len(german) > len(OPTIONS) + 2
    for text in german:
        assert re.findall(r"\w*(?:Auftr[aä]g|Zeitmarker|Vorratstafel|Experten)\w*", text) == []


def test_events_begin_with_who_it_was() -> None:
    for language in languages():
        source = read(language, words_of("hamburg"))
        for line in source[source.index("## Events") : source.index("## What buildings score")].splitlines():
            said = re.search(r"(?:^event-[\w-]+ = |^ +\*?\[\w+] )(.+)", line)
            if said and "->" not in line and "$scores" not in line:
                assert said[1].startswith("{ $who }"), line


def test_every_kind_of_event_has_a_message() -> None:
    known = messages("en", words_of("hamburg"))
    assert len(KINDS) > 20
    missing = [kind for kind in KINDS if not any(id.startswith(f"event-{kind}") for id in known)]
    assert missing == []


def test_no_message_is_for_an_event_that_does_not_exist() -> None:
    for id in messages("en", words_of("hamburg")):
        if id.startswith("event-"):
            assert id.split("-")[1] in KINDS, id


# Whole games


def modes() -> list[tuple[int, dict[str, object]]]:
    """Every number of players with all options that go together (H-10.8)."""
    found: list[tuple[int, dict[str, object]]] = []
    for players in GAME.seats:
        switches = [option for option in OPTIONS if option.switch and players in option.players]
        for values in product([False, True], repeat=len(switches)):
            options: dict[str, object] = {option.name: on for option, on in zip(switches, values, strict=True)}
            if not (options.get("coinless") and options.get("forced_purchases")):
                found.append((players, options))
    return found


MODES = modes()
PLAIN: list[tuple[int, dict[str, object]]] = [(players, {}) for players in GAME.seats]
RICH: list[tuple[int, dict[str, object]]] = [
    (1, {"expert": True, "goods_at_once": True}),
    (2, {"coinless": True, "offers": True, "expert": True}),
    (3, {"long": True, "forced_purchases": True, "offers": True}),
    (4, {"long": True, "expert": True, "no_losses": True, "forced_purchases": True, "offers": True}),
]


def games(modes: Sequence[tuple[int, Mapping[str, object]]]) -> Iterator[tuple[State, random.Random]]:
    for seed, (players, options) in enumerate(modes):
        yield GAME.start(players, seed=seed, options=options), random.Random(seed)


def picked(state: State, chance: random.Random) -> int:
    """An action by chance: first of all its kind, so that rare kinds are not rare."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(GAME.notation(action).split()[0], []).append(action)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def test_there_are_many_modes() -> None:  # H-10.8
    assert len(MODES) == len({str(mode) for mode in MODES}) == 4 + 192 + 64 + 64


def test_random_games_can_be_told_in_both_languages() -> None:
    kinds: set[str] = set()
    for state, chance in games(PLAIN + RICH * 3):
        for _ in range(MOST_ACTIONS):
            if state.over:
                break
            for event in state.play_events(picked(state, chance)):
                kinds.add(event.kind)
                for text in (EN, DE):
                    words = text.event(event, NAMES)
                    assert sound(words), (event, words)
                    assert words.endswith("."), words
    assert KINDS - kinds <= {"forfeited", "renewed", "unrewarded", "forced"}


def said_of(state: State) -> None:
    """Make sure that everything that can be chosen now can be said, and the question."""
    legal = state.legal()
    for text in (EN, DE):
        said = [text.action(state, action) for action in legal]
        assert all(map(sound, said)), said
        assert len(set(said)) == len(said), said  # different choices, different words
        assert all(words[0] == words[0].upper() for words in said), said
        question = text.question(state, NAMES)
        assert sound(question)
        assert question[-1] in ".?", question


def test_all_choices_and_questions_of_random_games_can_be_said() -> None:
    for state, chance in games(PLAIN + RICH):
        for number in range(MOST_ACTIONS):
            if state.over:
                break
            if number % 3 == 0 or len(state.legal()) < 8:
                said_of(state)
            state.play(picked(state, chance))


@pytest.mark.parametrize("part", range(4))
def test_every_mode_can_be_said_and_told(part: int) -> None:
    for state, chance in games(MODES[part::4]):
        for _ in range(16):
            if state.over:
                break
            said_of(state)
            for event in state.play_events(picked(state, chance)):
                assert all(sound(text.event(event, NAMES)) for text in (EN, DE)), event


def test_every_action_of_the_space_can_be_said_at_any_time() -> None:
    for players in GAME.seats:
        state = GAME.start(players, seed=1)
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
    for action in range(len(GAME.actions)):
        assert sound(DE.action(state, action)), action


def test_veiled_cards_have_words_too() -> None:
    position = Position().contracts(0, "england-2").goods(0, grain=1).place("england").at("fulfil")
    state = position.state.veiled()
    first = state.play_events(GAME.action("fulfil england-2"))
    assert [EN.event(event, NAMES) for event in first][-1].startswith("Anna drew the contract")
    assert told("drew", contract="unknown-5") == (
        "Anna drew an unknown contract of value 5.",
        "Anna erhält einen unbekannten 5er-Vertrag.",
    )
    assert told("offered", bonus="unknown")[1] == "Anna deckt eine unbekannte Bonuskarte für die Auslage auf."
    assert told("offered", building="unknown")[0] == "Anna turned up an unknown building for the offer."
    assert (EN.card("building", "unknown"), DE.card("contract", "unknown-3")) == (
        "Still face down",
        "Unbekannter 3er",
    )


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
    assert EN.card("contract", "england-2") == "England 2: 1 grain"
    assert DE.card("contract", "dutch_republic-5") == "Niederlande 5: 1 Muskete, 1 Kupfer, 1 Getreide"
    assert EN.card("contract", "spain-8") == "Spain 8: 1 musket, 1 plum, 3 kinds of clothing"
    assert DE.card("contract", "peace") == "Westfälischer Friede: 14 wert, nichts zu liefern"
    names = [EN.name("contract", card.id) for card in cardset.standard().contracts]
    assert len(set(names)) == len(names)


def test_events_are_sentences() -> None:
    assert told("sold", contract="england-2", money=2) == (
        "Anna sold the contract England 2 for 2 Taler.",
        "Anna verkauft den Vertrag England 2 für 2 Taler.",
    )
    assert told("sold", contract="peace", money=14) == (
        "Anna sold the Peace of Westphalia for 14 Taler.",
        "Anna verkauft den Westfälischen Frieden für 14 Taler.",
    )
    assert told("bought", building="kran", price=7) == (
        "Anna bought the Alter Kran for 7.",
        "Anna kauft den Alten Kran für 7.",
    )
    assert told("travelled", place="dutch_republic", paid=0) == (
        "Anna travelled to the Dutch Republic.",
        "Anna reist in die Niederlande.",
    )
    assert told("travelled", place="spain", paid=1)[1] == "Anna reist für 1 Zeitmarke nach Spanien."
    assert told("took", place="hamburg", goods={"livestock": 2, "muskets": 1}) == (
        "Anna took 2 livestock and 1 musket in Hamburg.",
        "Anna nimmt in Hamburg 2 Vieh und 1 Muskete.",
    )
    assert told("grew", places=["sweden", "danzig", "dutch_republic"])[1] == (
        "Anna legt neue Warensteine aus: Schweden, Danzig, Niederlande."
    )
    assert told("exchanged", good="wine", count=4, **{"from": "supply"})[0] == (
        "Anna exchanged 3 wine and the blue cube on the supply tile for a good that was needed."
    )
    assert told("joined", place="denmark", paid=2, to=1) == (
        "Anna joined Bo on the journey to Denmark for 2 time.",
        "Anna reist für 2 Zeitmarken mit Bo nach Dänemark.",
    )


def test_rare_events_are_sentences() -> None:
    assert told("forfeited", money=3)[1] == "Anna verliert 3 Taler über der Bargeldgrenze."
    assert told("unrewarded", contract="england-9") == (
        "Anna drew no contract for the contract England 9: none are left.",
        "Anna erhält für den Vertrag England 9 keinen neuen: Es ist keiner mehr da.",
    )
    assert told("renewed", value=5, count=1)[1] == (
        "Anna bildet aus dem Ablagestapel einen neuen 5er-Stapel mit 1 Vertrag."
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


def test_events_of_the_variants_are_sentences() -> None:  # H-9.4 to H-9.6, H-10.1, H-10.3, H-10.5, H-10.7
    assert told("gave", contract="england-2", value=2) == (
        "Anna gave the contract England 2, worth 2.",
        "Anna gibt den Vertrag England 2 ab (Wert 2).",
    )
    assert told("opened", contract="peace") == (
        "Anna turned up the Peace of Westphalia from the solo stack.",
        "Anna deckt den Westfälischen Frieden vom Solostapel auf.",
    )
    assert told("picked", contract="denmark-5b") == (
        "Anna took the contract Denmark 5 b into their hand.",
        "Anna nimmt den Vertrag Dänemark 5 b auf die Hand.",
    )
    assert told("picked", building="kran")[1] == "Anna nimmt den Alten Kran auf die Hand."
    assert told("picked", bonus="england-wine")[0] == "Anna took the bonus card England (2 wine) into their hand."
    assert told("forced") == (
        "Anna must buy a building, having enough money for the most expensive one.",
        "Anna muss ein Gebäude kaufen: Das Geld würde für das teuerste reichen.",
    )
    assert told("refilled", counters=30) == (
        "Anna turned the chart to ULTIMO and filled it with 30 counters.",
        "Anna dreht den Zeitplan auf ULTIMO und füllt ihn mit 30 Zeitmarken.",
    )
    assert told("bid", money=6, time=1, to=1) == (
        "Anna offered Bo 6 Taler and 1 time for a swap.",
        "Anna bietet Bo 6 Taler und 1 Zeitmarke für einen Tausch.",
    )
    assert told("bid", money=0, time=2, to=1)[1] == "Anna bietet Bo 2 Zeitmarken für einen Tausch."
    assert told("swapped", contract="england-2", instead="spain-3")[1] == (
        "Anna legt den Vertrag England 2 zurück und nimmt stattdessen den Vertrag Spanien 3."
    )
    assert told("collected", money=5, time=0, of=2) == (
        "Anna got 5 Taler from Cem for the swap.",
        "Anna erhält 5 Taler von Cem für den Tausch.",
    )


def test_a_game_alone_ends_with_what_it_is_worth() -> None:  # H-9.10
    assert told("ended", scores=[62.5], winners=[0]) == (
        "The game is over: Anna 62½ (experienced: 60).",
        "Das Spiel ist zu Ende: Anna 62½ (erfahren: 60).",
    )
    assert told("ended", scores=[54.5], winners=[0]) == (
        "The game is over: Anna 54½.",
        "Das Spiel ist zu Ende: Anna 54½.",
    )
    assert both("benchmark", "outstanding") == ("Outstanding: 80", "Herausragend: 80")
    assert both("benchmark", "beginner", "reached") == ("beginner: 55", "gut für den Anfang: 55")


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
    assert choice(travel, "go italy") == ("Travel to Italy for 2 time", "Für 2 Zeitmarken nach Italien reisen")
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
        "3 Wein und den blauen Warenstein vom Nachschubplättchen gegen 1 Tran tauschen"
    )
    assert choice(pay, "exchange time")[1] == "4 Zeitmarken gegen 1 Tran tauschen"


def test_losses_and_journeys_of_others_are_questions() -> None:
    letter = Position().chart(0, 0, 0, 1, 6).cubes().outcomes("letter b").at("travel").play("go sweden")
    assert choice(letter, "keep")[0] == "Keep B: everyone loses 1 good from column B"
    assert choice(letter, "turn") == (
        "Turn over the next row’s first counter",
        "Die erste Zeitmarke der nächsten Zeile aufdecken",
    )
    joining = Position(players=3).time(1, 2).time(2, 2).place("italy").at("join")
    assert EN.question(joining.state, NAMES) == "Join Anna on the journey to Italy for 2 time?"
    assert choice(joining, "join")[1] == "Für 2 Zeitmarken nach Italien mitreisen"
    forced = Position().contracts(0, "england-2", "danzig-2", "france-2", "spain-3", "spain-4", "italy-3")
    assert EN.question(forced.at("invest").state) == "You hold 6 contracts: sell until 5 are left."


def asked(position: Position) -> tuple[str, str]:
    return EN.question(position.state, NAMES), DE.question(position.state, NAMES)


def test_games_without_coins_ask_for_contracts() -> None:  # H-9.4
    six = ("england-2", "spain-3", "spain-4", "italy-3", "danzig-5", "russia-6")
    alone = Position(1).contracts(0, *six).offer(["england-wine"], ["baumhaus", "wall"]).at("invest")
    assert asked(alone) == (
        "You hold 6 contracts: buy cards with them or give them away until 5 are left.",
        "Du hast 6 Verträge: Kaufe Karten damit oder gib welche ab, bis noch 5 übrig sind.",
    )
    assert choice(alone, "give england-2") == ("Give away England 2", "England 2 abgeben")
    assert choice(alone, "buy baumhaus") == (
        "Buy the Baumhaus with contracts (price 5)",
        "Das Baumhaus mit Verträgen kaufen (Preis 5)",
    )
    alone.play("buy england-wine", "buy baumhaus")
    assert asked(alone) == (
        "Pay for the bonus card England (2 wine) and the Baumhaus: "
        "give contracts worth 9, or choose another card as well.",
        "Bezahle die Bonuskarte England (2 Wein) und das Baumhaus: "
        "Gib Verträge im Wert von 9 ab oder wähle noch eine Karte dazu.",
    )
    assert choice(alone, "give danzig-5") == (
        "Give Danzig 5 as payment (worth 5, due 9)",
        "Danzig 5 als Bezahlung abgeben (Wert 5, offen 9)",
    )
    alone.play("give england-2")
    assert asked(alone)[1] == (
        "Bezahle die Bonuskarte England (2 Wein) und das Baumhaus: Gib Verträge im Wert von 7 ab."
    )
    few = Position(2, coinless=True).contracts(0, "england-2", "spain-3").at("invest")
    assert asked(few) == (
        "Buy cards with contracts, or finish investing.",
        "Kaufe Karten mit Verträgen oder beende das Investieren.",
    )
    assert choice(few, "done") == ("Finish investing", "Investieren beenden")


def test_cards_in_the_hand_can_be_said() -> None:  # H-10.3
    p = Position(2, expert=True).offer(["england-wine"], ["boerse"]).top("spain-3").money(0, 20).at("invest")
    assert choice(p, "take boerse") == ("Take the Börse into your hand", "Die Börse auf die Hand nehmen")
    assert choice(p, "take contract spain-3")[1] == "Spanien 3 auf die Hand nehmen"
    p.play("take boerse")
    assert choice(p, "buy boerse") == (
        "Buy the Börse from your hand for 6 Taler",
        "Die Börse aus der Hand für 6 Taler kaufen",
    )
    alone = Position(1, expert=True).contracts(0, "spain-3", "spain-4", "italy-7").offer([], ["kran"]).at("invest")
    alone.play("take kran")
    assert choice(alone, "buy kran")[1] == "Den Alten Kran aus der Hand mit Verträgen kaufen (Preis 7)"


def test_rewards_can_be_said() -> None:  # H-10.3
    p = Position(2, expert=True).contracts(0, "england-2").top("spain-3").goods(0, grain=1).place("england")
    p.at("fulfil").play("take contract spain-3").top("italy-3").play("fulfil england-2")
    assert asked(p) == (
        "England 2 is fulfilled: take your reward from your hand or from the stack?",
        "England 2 ist erfüllt: Nimmst du als Lohn den Vertrag aus der Hand oder einen vom Stapel?",
    )
    assert choice(p, "reward hand") == ("Take Spain 3 from your hand", "Spanien 3 aus der Hand nehmen")
    assert choice(p, "reward stack") == ("Draw Italy 3 from the stack", "Italien 3 vom Stapel ziehen")
    p.empty_stack(3)
    assert choice(p, "reward stack") == ("Draw from the stack", "Vom Stapel ziehen")


def test_offers_and_swaps_can_be_said() -> None:  # H-10.7
    p = Position(2, offers=True).contracts(0, "england-2").top("italy-3").top("spain-3").goods(0, grain=1)
    p.place("england").money(1, 8).time(1, 2).outcomes("stack-3 italy-3").at("fulfil").play("fulfil england-2")
    assert asked(p) == (
        "What do you offer Anna for swapping Spain 3 for Italy 3?",
        "Was bietest du Anna dafür, Spanien 3 gegen Italien 3 zu tauschen?",
    )
    assert choice(p, "done") == ("Offer nothing", "Nichts bieten")
    assert choice(p, "offer 5 taler") == ("Offer 5 Taler", "5 Taler bieten")
    p.play("offer 5 taler")
    assert choice(p, "offer 1 taler") == ("Offer 1 Taler more", "Noch 1 Taler bieten")
    assert choice(p, "offer 1 time") == ("Offer 1 time", "1 Zeitmarke bieten")
    p.play("offer 1 time")
    assert choice(p, "done") == (
        "Offer 5 Taler and 1 time and no more",
        "5 Taler und 1 Zeitmarke bieten und nicht mehr",
    )
    p.play("done")
    assert asked(p) == (
        "Keep Spain 3, or take Italy 3 instead and get 5 Taler and 1 time?",
        "Behältst du Spanien 3 oder nimmst du stattdessen Italien 3 und erhältst 5 Taler und 1 Zeitmarke?",
    )
    assert choice(p, "keep") == ("Keep Spain 3", "Spanien 3 behalten")
    assert choice(p, "swap") == (
        "Take Italy 3 instead and get 5 Taler and 1 time",
        "Stattdessen Italien 3 nehmen und 5 Taler und 1 Zeitmarke erhalten",
    )


def test_forced_purchases_can_be_said() -> None:  # H-10.5
    p = Position(2, forced_purchases=True).offer(building=["baumhaus", "wall", "kran"]).money(0, 20).money(1, 9)
    p.at("invest")
    assert choice(p, "done") == ("Finish investing", "Investieren beenden")  # there is no cash limit
    p.outcomes("building michel").play("buy kran")
    assert p.step == "invest"
    p.money(1, 10).outcomes("building boerse").play("buy baumhaus")
    assert asked(p) == (
        "You can afford the most expensive building on offer (10 Taler), so you must buy a building.",
        "Du könntest das teuerste ausliegende Gebäude bezahlen (10 Taler): Kaufe eines der ausliegenden.",
    )
    assert choice(p, "buy wall") == ("Buy the Stadtwall for 6 Taler", "Den Stadtwall für 6 Taler kaufen")


# Buildings


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.head}-{form.what}")
def test_every_form_of_effect_can_be_said(form: Form) -> None:
    effect = read_effect(Entry("test.toml", "building test", tomllib.loads(f"effect = {form.example}")))
    id, values = effect_words(effect)
    assert sound(EN.say(id, **values))
    assert sound(DE.say(id, **values))


def test_effects_read_as_on_a_card() -> None:
    assert (EN.card("building", "hopfenmarkt"), DE.card("building", "hopfenmarkt")) == (
        "1 point per kind of food",
        "1 Punkt je Sorte Nahrung",
    )
    assert (EN.card("building", "seeamt"), DE.card("building", "seeamt")) == (
        "½ point per time",
        "½ Punkt je Zeitmarke",
    )
    assert EN.card("building", "arsenal") == "2 points per kind of weapon or clothing"
    assert DE.card("building", "rentamt") == "1 Punkt je Ware in der vollsten der Spalten A, B, C und D"
    assert DE.card("building", "waage") == "1 Punkt je Warensorte, von der du mindestens 2 hast"
    assert EN.card("building", "michel") == "2 points per contract of value 8 or more"
    assert DE.card("building", "katharinen") == "2 Punkte je Vertrag für einen Nebenort"
    with pytest.raises(errors.BadNotation, match="no building 'atlantis'"):
        EN.card("building", "atlantis")


# Names


def test_every_form_of_effect_has_a_label_of_its_own() -> None:  # for those who make a card set
    labels = [label for _, (label, _) in effect_forms()]
    for text in (EN, DE):
        words = [text.say(label) for label in labels]
        assert all(map(sound, words))
        assert len(set(words)) == len(FORMS)


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
    named += [("column", column, "") for column in "ABCDEF"] + [
        ("step", step, "") for step in (*[each.name for each in STEPS], "over")
    ]
    named += [("benchmark", name, form) for _, name in BENCHMARKS for form in ("", "reached")]
    for kind, id, form in named:
        assert all(map(sound, both(kind, id, form))), (kind, id, form)


def test_names_agree_with_the_card_set() -> None:
    cards = cardset.standard()
    for kind, things in (("place", cards.places), ("good", cards.goods)):
        for thing in things:
            british = thing.en.replace("Saltpeter", "Saltpetre")  # the card set keeps its spelling, for its hash
            assert both(kind, thing.id) == (british, thing.de)
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
    assert english.card("contract", "bohemia-7") == "Bohemia 7: 3 mead, 2 muskets"
    assert german.card("contract", "bohemia-8") == "Böhmen 8: 6 Sorten Proviant"
    assert english.card("building", "hopfenmarkt") == "1 point per kind of victuals"
    assert german.name("building", "bourse", "object") == "das Gebäude Bourse"
    assert german.event(Event("drew", 0, {"contract": "friede"}), NAMES) == "Anna erhält den Vertrag Prager Friede."
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
        for event in state.play_events(chance.choice(state.legal())):
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


def refused(error: type[errors.MerkatorError], call: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(error) as caught:
        call()
    return EN.error(caught.value), DE.error(caught.value)


def test_illegal_actions_are_explained_in_both_languages() -> None:
    p = Position().contracts(0, "england-2", "spain-3").offer(["italy-coal"], ["bauhof"])
    assert refused(errors.IllegalAction, lambda: p.play("buy italy-coal")) == (
        "“buy italy-coal” is not possible: it costs 3 Taler, and you have 0 (H-2.5). "
        "Seat 0 can now play: sell england-2, sell spain-3, done.",
        "„buy italy-coal“ ist nicht möglich: Das kostet 3 Taler, und du hast 0 (H-2.5). "
        "Platz 0 kann jetzt: sell england-2, sell spain-3, done.",
    )
    away = arrived("dutch_republic", "england-2", "dutch_republic-3", goods={"saltpeter": 1, "livestock": 1})
    assert refused(errors.IllegalAction, lambda: away.play("fulfil england-2"))[1].startswith(
        "„fulfil england-2“ ist nicht möglich: Der Merkator steht in den Niederlanden, nicht am Ort dieses Vertrags "
        "(H-5.1). Platz 0 kann jetzt: "
    )
    poor = Position().time(0, 1).at("travel")
    assert DE.reason(poor.state.why(GAME.action("go italy"))) == (
        "Diese Reise kostet 2 Zeitmarken, und du hast 1 (H-3.2)."
    )
    over = Position().bare().at("place")
    assert refused(errors.IllegalAction, lambda: over.play("done")) == ("The game is over.", "Das Spiel ist zu Ende.")
    veiled = Position().bare().chart(0, 0, 1, 6, 6).at("travel").veil().play("go bohemia")
    assert refused(errors.IllegalAction, lambda: veiled.play("keep"))[1] == (
        "„keep“ ist nicht möglich: Eine verdeckte Karte entscheidet, was als Nächstes kommt."
    )


def test_every_refusal_of_random_games_can_be_said() -> None:
    for state, chance in games(PLAIN + RICH):
        for number in range(120):
            if state.over:
                break
            legal = set(state.legal())
            for action in range(number % 16, len(GAME.actions), 16):
                if action not in legal:
                    why = state.why(action)
                    assert str(why) == state.reason(action)
                    assert sound(DE.reason(why)), why
                    assert sound(EN.reason(why)), why
            state.play(picked(state, chance))


def test_options_are_refused_in_both_languages() -> None:  # H-1.2, H-10.8
    def start(players: int, **options: object) -> Callable[[], object]:
        return lambda: GAME.start(players, options=options)

    assert refused(errors.BadOption, start(3, coinless=True)) == (
        "Option coinless is for 2 players, not 3 (H-10.2).",
        "Die Option coinless gibt es nur mit 2 Spielern, nicht mit 3 (H-10.2).",
    )
    assert refused(errors.BadOption, start(1, long=True)) == (
        "Option long is for 2, 3 or 4 players, not 1 (H-10.1).",
        "Die Option long gibt es nur mit 2, 3 oder 4 Spielern, nicht mit 1 (H-10.1).",
    )
    assert refused(errors.BadOption, start(2, coinless=True, forced_purchases=True))[1] == (
        "Die Optionen forced_purchases und coinless schließen einander aus (H-10.5)."
    )
    assert refused(errors.BadOption, start(2, long="yes"))[1] == "Die Option long ist true oder false, nicht 'yes'."
    assert refused(errors.BadOption, start(2, pace=1))[1].startswith(
        "Es gibt keine Option „pace“; die Optionen sind: "
    )
    assert refused(errors.BadOption, start(2, start=2))[1] == (
        "Die Option start muss „lot“ oder ein Platz von 0 bis 1 sein, nicht 2."
    )
    assert refused(errors.BadOption, start(5))[1] == "Hamburg ist für 1 bis 4 Spieler, nicht für 5."
    assert refused(errors.BadOption, lambda: GAME.start(2, seed=-1))[1] == (
        "Ein Startwert ist eine ganze Zahl von 0 bis 2**256 - 1, nicht -1."
    )
    assert refused(errors.BadOption, lambda: check_player_names(["A\x1b[2J", "B"], 2))[1] == (
        "Ein Name hat 1 bis 60 druckbare Zeichen, nicht „A\\x1b[2J“."
    )
    assert refused(errors.BadOption, lambda: Text("fr", GAME))[1] == (
        "Es gibt keine Sprache „fr“; die Sprachen sind: en, de."
    )


def test_notation_is_refused_in_both_languages() -> None:
    assert refused(errors.BadNotation, lambda: GAME.action("go rusia")) == (
        "“go rusia” is not an action of hamburg; did you mean “go russia”, “give russia-8” or “give russia-7”?",
        "„go rusia“ ist keine Aktion von hamburg; meintest du „go russia“, „give russia-8“ oder „give russia-7“?",
    )
    assert refused(errors.BadNotation, lambda: GAME.action("§"))[1] == "„§“ ist keine Aktion von hamburg."
    assert refused(errors.BadNotation, lambda: GAME.notation(12345))[1] == (
        f"12345 ist keine Aktion von hamburg: Die Nummern gehen von 0 bis {len(GAME.actions) - 1}."
    )
    for deck, none in ((0, "kein Vertrag"), (-3, "kein Gebäude"), (-2, "kein Buchstabe"), (-1, "kein Platz")):
        said = refused(errors.BadNotation, lambda deck=deck: GAME.outcomes[deck].number("§"))  # type: ignore[misc]
        assert said[1] == f"„§“ ist {none}."
    assert refused(errors.BadNotation, lambda: EN.name("contract", "atlantis"))[1] == (
        "Es gibt keinen Vertrag „atlantis“ in hamburg mit dem Kartensatz standard."
    )
    assert refused(errors.BadNotation, lambda: EN.card("building", "atlantis"))[1] == (
        "Es gibt kein Gebäude „atlantis“ in hamburg mit dem Kartensatz standard."
    )
    assert refused(errors.BadNotation, lambda: EN.card("place", "russia")) == (
        "Hamburg has no cards of the kind “place”; the kinds are: building, contract, bonus.",
        "Hamburg hat keine Karten der Art „place“; es gibt: building, contract, bonus.",
    )


def test_other_errors_are_introduced_in_the_language() -> None:
    assert DE.error(errors.CardSetError("mine.toml", "place x", "is odd")) == (
        "Dieser Kartensatz ist nicht zu gebrauchen: mine.toml: place x: is odd"
    )
    assert DE.error(errors.IllegalAction("as it is")) == "Das geht jetzt nicht: as it is"
    assert DE.error(errors.OutcomeNeeded(0, [])) == "Erst muss die nächste Karte genannt werden."
    assert EN.error(ValueError("plain")) == "plain"


def test_reasons_are_the_same_in_the_program_and_in_both_languages() -> None:
    check_reasons("hamburg", "H", "action|contract|bonus|building|letter|seat")


def test_every_message_for_errors_names_one() -> None:
    for id in messages("en", "core"):
        if id.startswith("error-"):
            assert issubclass(getattr(errors, id.removeprefix("error-")), errors.MerkatorError)


def test_options_are_described_in_both_languages() -> None:
    for option in OPTIONS:
        assert list(option.texts) == languages()
        assert all(sound(text) and text[-1] != "." and len(text) <= 110 for text in option.texts.values())
        assert option.texts["en"] != option.texts["de"]


def test_an_error_without_its_own_message_has_that_of_its_kind() -> None:
    class TornCard(errors.CardSetError):
        """A kind of mistake that the messages do not know."""

    assert DE.error(TornCard("a", "b", "c")) == DE.error(errors.CardSetError("a", "b", "c"))
    assert DE.error(errors.MerkatorError("as it is")) == "as it is"


def test_messages_that_do_not_exist_are_not_made_up() -> None:
    with pytest.raises(LookupError):
        EN.say("no-such-message")
