"""Everything rome tells can be said in every language, and reads as people would say it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pytest

import merkator
from merkator.core import errors
from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.core.wording import Message, own_name
from merkator.games.rome.cards import cardset
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.cards.types import SOURCES, Fatum
from merkator.games.rome.rules.actions import BANK
from merkator.games.rome.rules.game import Rome, make_from_text
from merkator.games.rome.rules.options import OPTIONS
from merkator.games.rome.rules.state import STEPS
from merkator.games.rome.words.cards import effect_message
from merkator.games.rome.words.sea import sea_id, waters
from merkator.text import Text, languages
from messages import check_reasons, kinds_told, messages, read, sound, words_of
from voyage import Voyage, rome

GAME = rome()
EN = Text("en", GAME)
DE = Text("de", GAME)
NAMES = ("Anna", "Bo", "Cem", "Dora", "Eva", "Finn")
MOST_ACTIONS = 5000
KINDS = kinds_told("rome")
QUOTES = "”“"


class Listener(Text):
    """Words that remember which messages they were made of."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, game)
        self.heard: set[str] = set()

    def _words(self, message: Message) -> str:
        id, _, form = message[0].partition(".")
        own = own_name(id, self.language, self._wording, self.game)
        self.heard.add((f"{id.split('-')[0]}-other" if own else id) + (f".{form}" if form else ""))
        return super()._words(message)


def both(kind: str, id: str, form: str = "") -> tuple[str, str]:
    return EN.name(kind, id, form), DE.name(kind, id, form)


def told(kind: str, **values: object) -> tuple[str, str]:
    values = {key.rstrip("_"): value for key, value in values.items()}
    event = Event(kind, 0, values)
    return EN.event(event, NAMES), DE.event(event, NAMES)


def choice(voyage: Voyage, action: str) -> tuple[str, str]:
    number = GAME.action(action)
    assert number in voyage.state.legal(), voyage.legal()
    return EN.action(voyage.state, number, NAMES), DE.action(voyage.state, number, NAMES)


def asked(voyage: Voyage) -> tuple[str, str]:
    return EN.question(voyage.state, NAMES), DE.question(voyage.state, NAMES)


# The files


def test_events_begin_with_who_it_was() -> None:
    for language in languages():
        source = read(language, words_of("rome"))
        for line in source[source.index("## Events") : source.index("## Why something")].splitlines():
            said = re.search(r"(?:^event-[\w-]+ = |^ +\*?\[\w+] )(.+)", line)
            if said and "->" not in line and "$scores" not in line:
                assert said[1].startswith("{ $who }"), line


def test_every_kind_of_event_has_a_message_and_no_other() -> None:
    known = {id.split("-")[1] for id in messages("en", words_of("rome")) if id.startswith("event-")}
    assert len(KINDS) > 30
    assert known == KINDS


def test_reasons_are_the_same_in_the_program_and_in_both_languages() -> None:
    check_reasons("rome", "R", "action|goods|Fatum|roll|seat")


def test_german_uses_the_words_of_the_printed_game() -> None:
    text = (
        read("de", words_of("rome"))
        + read("de", "games.rome.terminal")
        + "".join(option.texts["de"] for option in OPTIONS)
    )
    for word in ("Lasten", "Sternenbon", "Fatumskarte", "Warenkarte", "Strafgeld", "Betriebskosten", "Sesterzen"):
        assert word in text
    assert re.findall(r"\w*(?:Gutschein|Ladungen|Schicksalskarte|Laufende|Doppel|Vertragsstrafe)\w*", text) == []


# Whole games


MODES: list[tuple[int, dict[str, object]]] = [
    (players, {"short": short, "pirates": pirates})
    for players in GAME.seats
    for short in (False, True)
    for pirates in (True, False)
]


def games(modes: Sequence[tuple[int, dict[str, object]]]) -> Iterator[tuple[State, random.Random]]:
    for seed, (players, options) in enumerate(modes):
        yield GAME.start(players, seed=seed, options=options), random.Random(seed)


def picked(state: State, chance: random.Random) -> int:
    """An action by chance: first of all its kind, so that rare kinds are not rare."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(GAME.notation(action).split()[0], []).append(action)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def check_event(words: str) -> None:
    assert sound(words), words
    assert words.rstrip(QUOTES).endswith("."), words


def check_decision(texts: Sequence[Text], state: State, names: Sequence[str]) -> None:
    """Make sure that everything that can be chosen now can be said, and the question."""
    legal = state.legal()
    for text in texts:
        said = [text.action(state, action, names) for action in legal]
        assert all(map(sound, said)), said
        assert len(set(said)) == len(said), said  # different choices, different words
        assert all(words[0] == words[0].upper() for words in said), said
        question = text.question(state, names)
        assert sound(question)
        assert question[-1] in ".?", question


@pytest.mark.parametrize("part", range(4))
def test_random_games_of_every_mode_can_be_asked_and_told(part: int) -> None:
    for state, chance in games(MODES[part::4]):
        for number in range(MOST_ACTIONS):
            if state.over:
                break
            if number % 16 == 0 or len(state.legal()) < 8:
                check_decision((EN, DE), state, NAMES)
            for event in state.play_events(picked(state, chance)):
                check_event(EN.event(event, NAMES))
                check_event(DE.event(event, NAMES))


@pytest.mark.parametrize("part", range(4))
def test_every_refusal_of_random_games_can_be_said(part: int) -> None:
    for state, chance in games(MODES[part::4]):
        for number in range(150):
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


def test_every_action_of_the_space_can_be_said_at_any_time() -> None:
    for state in (GAME.start(2, seed=1), Voyage(players=6).state, finished()):
        for action in range(len(GAME.actions)):
            assert sound(EN.action(state, action)), action
            assert sound(DE.action(state, action)), action
    with pytest.raises(errors.BadNotation):
        EN.action(state, len(GAME.actions))


@lru_cache(maxsize=1)
def finished() -> State:
    state = GAME.start(2, seed=4, options={"short": True})
    chance = random.Random(4)
    while not state.over:
        state.play(picked(state, chance))
    return state


def test_a_finished_game_can_still_be_asked() -> None:
    assert (EN.question(finished()), DE.question(finished())) == ("The game is over.", "Das Spiel ist zu Ende.")
    assert EN.action(finished(), GAME.action("done")) == "Finish"


def test_behind_a_veil_chance_decides() -> None:
    p = Voyage().veil().play("done")
    assert p.legal() == []
    assert asked(p) == ("Chance decides what comes next.", "Der Zufall entscheidet, was als Nächstes kommt.")


# Fields, goods and cards


def test_ports_have_their_prepositions() -> None:
    assert both("port", "carthago_nova") == ("Carthago Nova", "Carthago Nova")
    assert both("port", "ostia", "to") == ("to Ostia", "nach Ostia")
    assert both("field", "ostia", "from") == ("from Ostia", "von Ostia")
    assert both("field", "rhodus", "at") == ("in Rhodus", "in Rhodus")


def test_fields_are_named_by_the_sea_they_lie_in() -> None:
    assert both("field", "h18") == ("H18 in the Mare Tyrrhenum", "H18 im Mare Tyrrhenum")
    assert both("field", "n3", "to") == ("to N3 by the Columnae Herculis", "nach N3 an den Columnae Herculis")
    assert both("field", "t23", "at") == ("on T23 in the Syrtis Maior", "auf T23 in der Syrtis Maior")
    assert both("field", "h32", "from")[1] == "von H32 in der Propontis"
    assert both("field", "i13", "to") == ("to the star field Stella Sardoa", "zum Sternfeld Stella Sardoa")
    assert both("star", "s3", "at") == ("on the star field Stella Aegyptia", "auf dem Sternfeld Stella Aegyptia")


def test_straits_end_where_the_open_sea_begins() -> None:
    names = dict(zip(GAME.cards.sea.ids, waters(GAME), strict=True))
    assert names["g33"] == "bosporus"
    assert names["a35"] == names["d33"] == "pontus_euxinus"
    assert all(names[field] for field in GAME.cards.sea.ids[GAME.cards.sea.ports :])


def test_every_field_has_a_name_of_its_own() -> None:
    for form in ("", "to", "from", "at"):
        for text in (EN, DE):
            names = [text.name("field", id, form) for id in GAME.cards.sea.ids]
            assert all(map(sound, names))
            assert len(set(names)) == len(names)


def test_everything_has_a_name_in_both_languages() -> None:
    cards = cardset.standard()
    named = [("good", good.id, form) for good in cards.goods for form in ("", "plain")]
    named += [("fatum", card.id, form) for card in cards.fatum for form in ("", "gloss", "full")]
    named += [("source", source, form) for source in SOURCES for form in ("", "letter")]
    named += [("step", step, "") for step in (*[each.name for each in STEPS], "over")]
    for kind, id, form in named:
        assert all(map(sound, both(kind, id, form))), (kind, id, form)


def test_names_agree_with_the_card_set() -> None:
    cards = cardset.standard()
    for good in cards.goods:
        assert both("good", good.id) == (good.en, good.de)
        assert both("good", good.id, "plain") == (good.en.lower(), good.de)
    for card in cards.fatum:
        assert both("fatum", card.id) == (card.la, card.la)
        glosses = [gloss.casefold() for gloss in both("fatum", card.id, "gloss")]
        assert glosses == [card.en.casefold(), card.de.casefold()]
    for label in cards.sea.labels:
        assert label.name in EN.say(f"sea-{sea_id(label.name)}")
        assert label.name in DE.say(f"sea-{sea_id(label.name)}")


def test_unknown_names_are_refused() -> None:
    with pytest.raises(errors.BadNotation, match="no port 'atlantis'") as caught:
        EN.name("port", "atlantis")
    assert DE.error(caught.value) == "Es gibt keinen Hafen „atlantis“ in rome mit dem Kartensatz standard."
    with pytest.raises(errors.BadNotation, match="no names of the kind 'building'"):
        EN.name("building", "colosseum")
    with pytest.raises(errors.BadNotation, match="no fatum 'f99'"):
        EN.card("fatum", "f99")
    with pytest.raises(errors.BadNotation, match="no cards of the kind 'port'; the kinds are: fatum, good") as caught:
        EN.card("port", "ostia")
    assert DE.error(caught.value) == "Rome hat keine Karten der Art „port“; es gibt: fatum, good."


def test_fatum_cards_say_what_they_do() -> None:
    def said(id: str) -> tuple[str, str]:
        return EN.card("fatum", id), DE.card("fatum", id)

    assert both("fatum", "f01", "full") == ("Tempestas (storm)", "Tempestas (Sturm)")
    assert both("fatum", "f15", "full") == ("Castores (the Dioscuri)", "Castores (die Dioskuren)")
    assert said("f01") == (
        "At sea: ship and cargo are lost. In port: pay 500 sesterces.",
        "Auf See: Schiff und Ladung gehen unter. Im Hafen: Zahle 500 Sesterzen.",
    )
    assert said("f07") == (
        "All your loads of grain, fruit and papyrus spoil.",
        "Alle deine Lasten Getreide, Obst und Papyrus verderben.",
    )
    assert said("f09") == ("Miss your next turn.", "Setze einmal aus.")
    assert said("f22") == (
        "Pay 10% of your cash, rounded down to the nearest 100, at most 1,500 sesterces.",
        "Zahle 10 % deines Bargelds, auf volle 100 abgerundet, höchstens 1.500 Sesterzen.",
    )
    assert said("f26")[1] == "Du erhältst 300 Sesterzen je Last Getreide an Bord, mindestens 400 Sesterzen."
    assert said("f28") == (
        "Keep this card. Once: a new ship in Sinope for 4,000 sesterces.",
        "Heb diese Karte auf. Einmal: ein neues Schiff in Sinope für 4.000 Sesterzen.",
    )


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("number", [1, 3])
def test_every_effect_can_be_said_with_any_numbers(effect: str, number: int) -> None:
    numbers = tuple([number] * len(EFFECTS[effect].numbers))
    goods = ("wine",) if effect in ("spoil", "receive_per_good") else ()
    yard = "sinope" if effect == "offer_yard" else ""
    card = Fatum("f99", "Test", "Test", "Test", effect, numbers, goods, yard, "printed")
    id, values = effect_message(card, GAME)
    for text in (EN, DE):
        words = text._words((id, values))
        assert sound(words)
        assert words.endswith(".")
        singular = r"\b1 (?:loads|turns|fields|vouchers|Lasten|Felder|Sternenbons|sesterces|Sesterzen)\b"
        assert not re.search(singular, words), words


def test_goods_cards_say_where_to_buy_and_where_to_sell() -> None:
    assert EN.card("good", "fruit") == (
        "Fruit: bought for 500 in Carthago, Tyrus; sold in Byzantium 1,400, Massilia 1,200, Corinthus 1,200, "
        "Puteoli 1,100; penalty 600"
    )
    assert DE.card("good", "fruit").startswith("Obst: Einkauf 500 in Carthago, Tyrus; Verkauf Byzantium 1.400, ")


# Events


def test_events_are_sentences() -> None:
    lot = {"good": "wine", "loads": 3, "price": 1800, "amount": 5400, "port": "aquileia"}
    assert told("began", port="leptis_magna") == ("Anna started in Leptis Magna.", "Anna beginnt in Leptis Magna.")
    assert told("sold", **lot) == (
        "Anna sold 3 loads of wine in Aquileia for 5,400 sesterces (1,800 each).",
        "Anna verkauft in Aquileia 3 Lasten Wein für 5.400 Sesterzen (je 1.800).",
    )
    assert told("bought", **lot | {"loads": 1, "amount": 1800})[1] == (
        "Anna kauft in Aquileia 1 Last Wein für 1.800 Sesterzen."
    )
    assert told("rolled", dice=[3, 4]) == ("Anna rolled 3 and 4, 7 in total.", "Anna würfelt 3 und 4, zusammen 7.")
    assert told("sailed", from_="puteoli", to="ostia") == (
        "Anna sailed from Puteoli to Ostia.",
        "Anna segelt von Puteoli nach Ostia.",
    )
    assert told("sailed", from_="h18", to="i13") == (
        "Anna sailed to the star field Stella Sardoa.",
        "Anna segelt zum Sternfeld Stella Sardoa.",
    )
    assert told("paid", amount=100, for_="running") == (
        "Anna paid 100 sesterces running cost.",
        "Anna zahlt 100 Sesterzen Betriebskosten.",
    )
    assert told("paid", amount=0, for_="fatum") == ("Anna paid nothing.", "Anna zahlt nichts.")
    assert told("voucher", count=1) == ("Anna got a voucher.", "Anna erhält einen Sternenbon.")
    assert told("fatum", card="f23") == (
        "Anna drew Hereditas (inheritance): “Receive 1,500 sesterces.”",
        "Anna zieht Hereditas (Erbschaft): „Du erhältst 1.500 Sesterzen.“",
    )
    assert told("wrecked", field="h18", cause="storm") == (
        "Anna lost their ship in a storm on H18 in the Mare Tyrrhenum.",
        "Anna verliert das Schiff auf H18 im Mare Tyrrhenum im Sturm.",
    )
    assert told("wrecked", field="ostia", cause="fire")[1] == "Anna verliert das Schiff in Ostia durch ein Feuer."


def test_money_lent_and_owed_is_told() -> None:
    assert told("asked", port="sinope", amount=4000) == (
        "Anna asked for 4,000 sesterces for a ship in Sinope.",
        "Anna bittet um 4.000 Sesterzen für ein Schiff in Sinope.",
    )
    assert told("offered", amount=0) == ("Anna offered nothing.", "Anna bietet nichts.")
    assert told("lent", to=1, amount=4000) == ("Anna lent Bo 4,000 sesterces.", "Anna leiht Bo 4.000 Sesterzen.")
    assert told("built", port="sinope", amount=0) == (
        "Anna got a ship in Sinope for nothing.",
        "Anna bekommt in Sinope umsonst ein Schiff.",
    )
    assert told("bank_lent", amount=500) == (
        "Anna borrowed 500 sesterces from the bank.",
        "Anna leiht sich 500 Sesterzen von der Bank.",
    )
    assert told("interest", to=1, due=400, amount=300, arrears=100) == (
        "Anna paid Bo 300 sesterces interest; 100 sesterces is in arrears.",
        "Anna zahlt Bo 300 Sesterzen Zinsen; 100 Sesterzen bleiben rückständig.",
    )
    assert told("interest", to=None, due=40, amount=0, arrears=90) == (
        "Anna could not pay the bank any interest: 90 sesterces is in arrears.",
        "Anna kann der Bank keine Zinsen zahlen: 90 Sesterzen sind rückständig.",
    )
    assert told("interest", to=1, due=400, amount=400, arrears=0)[0] == "Anna paid Bo 400 sesterces interest."
    assert told("interest", to=1, due=400, amount=500, arrears=0)[0] == (
        "Anna paid Bo 500 sesterces: interest and all arrears."
    )
    assert told("interest", to=1, due=0, amount=0, arrears=0)[1] == "Anna schuldet Bo zu wenig für Zinsen."
    assert (
        told("interest", to=1, due=0, amount=500, arrears=0)[0]
        == "Anna paid Bo 500 sesterces and has no more arrears."
    )
    assert told("interest", to=1, due=0, amount=500, arrears=20)[1] == (
        "Anna zahlt Bo 500 Sesterzen vom Rückstand; 20 Sesterzen bleiben."
    )
    assert told("interest", to=1, due=0, amount=0, arrears=20)[0] == (
        "Anna could not pay Bo any of the arrears of 20 sesterces."
    )
    assert told("repaid", to=1, amount=1, left=0) == (
        "Anna repaid Bo 1 sesterce and owes nothing more.",
        "Anna zahlt Bo 1 Sesterz zurück und schuldet nichts mehr.",
    )
    assert told("repaid", to=1, amount=100, left=900)[1].endswith("zurück und schuldet noch 900 Sesterzen.")


def test_piracy_is_told() -> None:
    lots = [{"good": "silver", "loads": 2}, {"good": "wine", "loads": 3}]
    assert told("attacked", whom=1, field="h18") == (
        "Anna attacked Bo on H18 in the Mare Tyrrhenum.",
        "Anna überfällt Bo auf H18 im Mare Tyrrhenum.",
    )
    assert told("demanded", whom=1, lots=lots) == (
        "Anna demanded 2 loads of silver and 3 loads of wine from Bo.",
        "Anna fordert 2 Lasten Silber und 3 Lasten Wein von Bo.",
    )
    twice = [{"good": "wine", "loads": 1}, {"good": "wine", "loads": 4}]
    assert told("demanded", whom=1, lots=twice)[0] == "Anna demanded 5 loads of wine from Bo."
    assert told("fought", pirate=1, attack=5, victim=0, defence=9) == (
        "Anna won the fight against Bo by 9 to 5.",
        "Anna gewinnt den Kampf gegen Bo mit 9 zu 5.",
    )
    assert told("fought", pirate=0, attack=9, victim=2, defence=5)[0].startswith("Anna won the fight against Cem")
    assert told("captured", from_=1, good="wine", loads=1, lost=2) == (
        "Anna captured 1 load of wine from Bo; 2 loads did not fit and were lost.",
        "Anna erbeutet 1 Last Wein von Bo; 2 Lasten haben keinen Platz und gehen verloren.",
    )
    assert told("compensated", to=1, amount=6000, owed=4000)[1] == (
        "Anna zahlt Bo 6.000 Sesterzen Entschädigung und schuldet noch 4.000 Sesterzen, zinslos."
    )
    assert told("compensated", to=1, amount=0, owed=10000)[0] == (
        "Anna owes Bo 10,000 sesterces compensation, without interest."
    )
    assert told("compensated", to=1, amount=10000, owed=0)[0] == "Anna paid Bo 10,000 sesterces compensation."


def test_the_end_is_told() -> None:
    assert told("final", cause="cards") == (
        "Anna has no cards and no cargo left: the game ends with this round.",
        "Anna hat keine Karten und keine Ladung mehr: Das Spiel endet mit dieser Runde.",
    )
    assert told("ended", scores=[32300.0, -1200.0], winners=[0]) == (
        "The game is over: Anna (32,300), Bo (-1,200). Anna wins.",
        "Das Spiel ist zu Ende: Anna (32.300), Bo (-1.200). Anna gewinnt.",
    )
    assert told("ended", scores=[100.0, 100.0], winners=[0, 1])[1].endswith("Anna und Bo teilen sich den Sieg.")


def test_players_without_names_are_numbered() -> None:
    event = Event("lent", 2, {"to": 0, "amount": 100})
    assert EN.event(event) == "Player 3 lent Player 1 100 sesterces."
    assert DE.event(event) == "Spieler 3 leiht Spieler 1 100 Sesterzen."


# Choices and questions


def test_trade_says_price_and_gain() -> None:
    p = Voyage().ship(0, "aquileia").cargo(0, iron_ware=3).hand(0, "wool").cash(0, 2000)
    assert asked(p) == (
        "Trade in Aquileia, or finish: you have 2,000 sesterces and room for 2 loads.",
        "Handle in Aquileia oder beende den Handel: Du hast 2.000 Sesterzen und Platz für 2 Lasten.",
    )
    assert choice(p, "sell 3 iron_ware") == (
        "Sell 3 loads of iron ware for 5,400 sesterces (2,400 profit)",
        "3 Lasten Eisenwaren für 5.400 Sesterzen verkaufen (2.400 über dem Einkaufspreis)",
    )
    assert choice(p, "buy 2 wool") == (
        "Buy 2 loads of wool for 1,800 sesterces",
        "2 Lasten Wollstoffe für 1.800 Sesterzen kaufen",
    )
    assert choice(p, "done") == (
        "Finish trading, pay 100 sesterces and roll",
        "Den Handel beenden, 100 Sesterzen zahlen und würfeln",
    )
    p.kept(0, "f31")
    assert choice(p, "sell 3 iron_ware")[0].startswith("Sell 3 loads of iron ware for 6,000 sesterces")


def test_start_ports_say_what_they_offer() -> None:
    state = GAME.start(2, seed=1)
    begin = GAME.action("begin puteoli")
    assert EN.action(state, begin) == "Start in Puteoli (wine, iron ware)"
    assert DE.action(state, begin) == "In Puteoli beginnen (Wein, Eisenwaren)"
    assert DE.question(state) == "In welchem Hafen beginnst du?"


def test_moves_say_what_waits_there() -> None:
    p = Voyage().ship(0, "h13").ship(1, "k13").cargo(0, grain=2).cargo(1, wine=1).cash(0, 100)
    p.goes_on("dice 1 2")
    assert asked(p) == ("Where do you sail with 3 pips?", "Wohin segelst du mit 3 Augen?")
    assert choice(p, "sail k13") == (
        "Sail to K13 in the Mare Sardoum and meet Bo",
        "Nach K13 im Mare Sardoum segeln und auf Bo treffen",
    )
    near = Voyage().ship(0, "h12").cargo(0, grain=2)
    near.goes_on("dice 1 4")
    assert choice(near, "sail massilia") == (
        "Sail to Massilia (your cargo brings 2,000 sesterces there)",
        "Nach Massilia segeln (deine Ladung bringt dort 2.000 Sesterzen)",
    )
    west = Voyage().ship(0, "l13")
    west.goes_on("dice 1 2")
    assert choice(west, "sail i13") == (
        "Sail to the star field Stella Sardoa and take a voucher",
        "Zum Sternfeld Stella Sardoa segeln und einen Sternenbon nehmen",
    )
    assert choice(met_on_a_star(), "sail i13") == (
        "Sail to the star field Stella Sardoa, take a voucher and meet Bo",
        "Zum Sternfeld Stella Sardoa segeln, einen Sternenbon nehmen und auf Bo treffen",
    )


def met_on_a_star() -> Voyage:
    p = Voyage().ship(0, "l13").ship(1, "i13").cargo(1, wine=1)
    p.goes_on("dice 1 2")
    return p


def test_doubles_ask_for_a_voucher() -> None:
    p = Voyage().vouchers(0, 1).rolls("dice 6 6")
    assert asked(p)[1] == (
        "Pasch: Ziehst du eine Fatumskarte, oder setzt du einen Sternenbon ein und segelst mit 12 Augen?"
    )
    assert choice(p, "voucher") == (
        "Spend a voucher and sail with 12 pips",
        "Einen Sternenbon einsetzen und mit 12 Augen segeln",
    )


def test_the_question_for_a_ship_warns_who_cannot_pay() -> None:
    rich = Voyage().ship(0, None).cash(0, 9000).turn_of(0)
    assert asked(rich) == (
        "You have 9,000 sesterces and no ship: buy one at a yard, or wait?",
        "Du hast kein Schiff, aber 9.000 Sesterzen: Kaufst du auf einer Werft ein neues oder wartest du?",
    )
    assert choice(rich, "done") == ("Don’t buy a ship this turn", "In diesem Zug kein Schiff kaufen")
    assert choice(rich, "build gades")[0] == "Buy a ship in Gades for 8,000 sesterces"
    poor = Voyage(players=3).ship(0, None).cash(0, 3000).turn_of(0)
    assert asked(poor) == (
        "3,000 sesterces is not enough for a ship: ask for credit, or you’re out of the game.",
        "3.000 Sesterzen reichen für kein Schiff: Bitte um Kredit, sonst scheidest du aus.",
    )
    assert choice(poor, "done") == ("Give up and leave the game", "Aufgeben und ausscheiden")
    assert choice(poor, "ask sinope") == (
        "Ask for credit for a ship in Sinope at 7,000 sesterces (4,000 short)",
        "Um Kredit bitten: ein Schiff in Sinope für 7.000 Sesterzen, 4.000 fehlen",
    )


def test_offers_for_a_ship_are_named_by_their_cards() -> None:
    p = Voyage().ship(0, None).cash(0, 9000).kept(0, "f28", "f29").turn_of(0)
    assert choice(p, "build sinope with offer discount") == (
        "Buy a ship in Sinope for 1,000 sesterces with Navis Sinopensis and Navalia",
        "In Sinope ein Schiff für 1.000 Sesterzen kaufen, mit Navis Sinopensis und Navalia",
    )
    assert choice(p, "ask ostia with discount")[1] == (
        "Um Kredit bitten: ein Schiff in Ostia für 10.000 Sesterzen, mit Navalia, 1.000 fehlen"
    )


def test_the_bank_lends_and_is_repaid_in_words() -> None:
    p = Voyage(bank=True).ship(0, None).cash(0, 3000).cash(1, 0).turn_of(0).play("ask sinope")
    assert asked(p) == (
        "How much credit do you want for the ship in Sinope? "
        "So far 4,000 sesterces, at most 12,000. The bank lends what the others don’t.",
        "Wie viel Kredit willst du für das Schiff in Sinope? "
        "Bisher 4.000 Sesterzen, höchstens 12.000. Die Bank verleiht, was die anderen nicht verleihen.",
    )
    assert choice(p, "lay all") == (
        "Ask for as much as possible: 12,000 sesterces",
        "Um so viel wie möglich bitten: 12.000 Sesterzen",
    )
    p.play("done")
    assert asked(p) == (
        "The bank offers you 4,000 sesterces: how much do you take? You still need 4,000 for the ship in Sinope.",
        "Die Bank bietet dir 4.000 Sesterzen: Wie viel nimmst du? Für das Schiff in Sinope fehlen 4.000.",
    )
    assert choice(p, "lay 1000") == (
        "Take 1,000 sesterces from the bank",
        "Von der Bank 1.000 Sesterzen nehmen",
    )
    debtor = Voyage(bank=True).cash(0, 3000).loan(0, BANK, 4100, 300)
    assert choice(debtor, "repay bank") == (
        "Repay the bank (you owe 4,400 sesterces, 300 sesterces of it in arrears)",
        "Der Bank etwas zurückzahlen (du schuldest 4.400 Sesterzen, davon 300 Sesterzen rückständig)",
    )
    assert asked(debtor.play("repay bank")) == (
        "You owe the bank 4,400 sesterces, of which 300 sesterces is in arrears and repaid first: "
        "how much do you repay?",
        "Du schuldest der Bank 4.400 Sesterzen, davon sind 300 Sesterzen rückständig und zuerst zu tilgen: "
        "Wie viel zahlst du zurück?",
    )


def test_credit_is_asked_for_lent_and_taken_in_words() -> None:
    p = Voyage(players=3).ship(0, None).cash(0, 3000).cash(1, 6000).cash(2, 6000).turn_of(0).play("ask sinope")
    assert asked(p) == (
        "How much credit do you want for the ship in Sinope? "
        "So far 4,000 sesterces; the others have 12,000 together.",
        "Wie viel Kredit willst du für das Schiff in Sinope? "
        "Bisher 4.000 Sesterzen; die anderen haben zusammen 12.000.",
    )
    assert choice(p, "lay 1000") == (
        "Ask for 1,000 sesterces more, 5,000 in total",
        "Um 1.000 Sesterzen mehr bitten, zusammen 5.000",
    )
    assert choice(p, "lay all")[0] == "Ask for everything the others have: 12,000 sesterces"
    p.play("done")
    assert asked(p) == (
        "Anna asks for 4,000 sesterces for a ship in Sinope: how much do you lend, at 10% interest per turn?",
        "Anna bittet um 4.000 Sesterzen für ein Schiff in Sinope: Wie viel verleihst du, zu 10 % Zinsen je Zug?",
    )
    assert choice(p, "done") == ("Lend nothing", "Nichts verleihen")
    p.play("lay 1000")
    assert choice(p, "lay 1000")[1] == "Noch 1.000 Sesterzen anbieten, zusammen 2.000"
    assert choice(p, "done")[0] == "Lend 1,000 sesterces and no more"
    p.play("lay all", "lay all")  # with all that can be lent the offer stands
    assert asked(p)[0] == (
        "Bo offers you 4,000 sesterces: how much do you take? You still need 4,000 for the ship in Sinope."
    )
    assert choice(p, "lay all") == (
        "Take as much as possible from Bo: 4,000 sesterces",
        "Von Bo so viel wie möglich nehmen: 4.000 Sesterzen",
    )
    assert choice(p, "done")[1] == "Von Bo nichts nehmen"
    assert choice(p, "decline") == ("Take no credit and leave the game", "Keinen Kredit nehmen und ausscheiden")


def test_debts_are_repaid_in_words() -> None:
    p = Voyage().ship(0, "h13").cash(0, 3000).loan(0, 1, 4100)
    assert asked(p) == ("Repay anything before you roll?", "Zahlst du vor dem Würfeln etwas zurück?")
    assert choice(p, "repay 1") == (
        "Repay Bo (you owe 4,100 sesterces)",
        "Bo etwas zurückzahlen (du schuldest 4.100 Sesterzen)",
    )
    p.play("repay 1")
    assert asked(p)[1] == "Du schuldest Bo 4.100 Sesterzen: Wie viel zahlst du zurück?"
    p.play("lay 500")
    assert asked(p)[0] == "You owe Bo 4,100 sesterces and have laid down 500: repay more?"
    assert choice(p, "done") == ("Repay 500 sesterces and no more", "500 Sesterzen zurückzahlen und nicht mehr")


def attack() -> Voyage:
    """A pirate with room for three loads comes to a ship with two lots."""
    p = Voyage().ship(0, "h13").ship(1, "k13").cargo(0, grain=2).cargo(1, silver=2, wine=3).cash(0, 100)
    p.goes_on("dice 1 2")
    return p.play("sail k13")


def test_piracy_is_asked_in_words() -> None:
    p = attack()
    assert asked(p)[0] == "Do you attack a ship on your field? Your hold has room for 3 loads."
    assert choice(p, "attack 1") == (
        "Attack Bo (3 loads of wine and 2 loads of silver aboard)",
        "Bo überfallen (an Bord: 3 Lasten Wein und 2 Lasten Silber)",
    )
    p.play("attack 1")
    assert asked(p)[1] == "Was forderst du von Bo?"
    assert choice(p, "demand 3 wine") == ("Demand 3 loads of wine", "3 Lasten Wein fordern")
    p.play("demand 2 silver")
    assert asked(p)[1] == "Du forderst 2 Lasten Silber von Bo: Was noch?"
    assert choice(p, "demand 3 wine") == (
        "Demand 3 loads of wine: only 1 fits, the rest is lost",
        "3 Lasten Wein fordern: Nur 1 hat Platz, der Rest geht verloren",
    )
    p.play("done")
    assert asked(p) == (
        "Anna demands 2 loads of silver: yield or fight? "
        "If you lose, your ship is gone; if you win, you get 10,000 sesterces.",
        "Anna fordert 2 Lasten Silber: Kämpfst du? "
        "Verlierst du, ist dein Schiff weg; siegst du, erhältst du 10.000 Sesterzen.",
    )
    assert choice(p, "yield")[1] == "Sich fügen und 2 Lasten Silber hergeben"


def drawn(card: str, field: str = "k13", **lots: int) -> Voyage:
    """A ship at sea that has drawn a Fatum card."""
    p = Voyage(players=3).ship(0, field).cargo(0, **lots)
    p.goes_on("dice 2 2", f"fatum {card}", "dice 1 2")
    return p


def test_fate_is_asked_in_words() -> None:
    overboard = drawn("f05", wine=3, grain=1)
    assert asked(overboard) == ("2 loads are lost: which first?", "2 Lasten gehen verloren: Welche zuerst?")
    assert choice(overboard, "drop 1 of 3 wine") == (
        "Lose one of 3 loads of wine",
        "Eine von 3 Lasten Wein verlieren",
    )
    assert choice(overboard, "drop 1 of 1 grain")[0] == "Lose 1 load of grain; its card goes back to your hand"
    robbers = drawn("f08", wine=3)
    assert asked(robbers)[1] == "Zahlst du den Seeräubern 1.500 Sesterzen, oder gibst du die ganze Ladung her?"
    assert choice(robbers, "give up") == ("Give up 3 loads of wine", "3 Lasten Wein hergeben")
    headwind = drawn("f10")
    assert headwind.state.seat == 1
    assert asked(headwind)[0] == "Where does the wind drive Anna’s ship? Exactly 6 fields."
    assert choice(headwind, "sail h12")[1] == "Das Schiff von Anna nach H12 im Mare Balearicum treiben"
    fever = drawn("f11", "d15")
    assert asked(fever) == (
        "Which of the nearest ports do you put in at?",
        "Welchen der nächsten Häfen läufst du an?",
    )
    assert choice(fever, "sail massilia") == ("Put in at Massilia", "Massilia anlaufen")
    pilot = drawn("f14", wine=3)
    assert choice(pilot, "stay") == ("Decline and stay where you are", "Ablehnen und liegen bleiben")
    assert choice(pilot, "sail caralis")[0] == "Sail to Caralis (your cargo brings 3,900 sesterces there)"
    partner = drawn("f32")
    assert asked(partner)[1] == "Welche Warenkarte gibst du ab?"
    assert choice(partner, "done") == ("Keep all cards", "Alle Karten behalten")


def test_refusals_name_ports_and_goods() -> None:
    p = Voyage().ship(0, "leptis_magna").cargo(0, iron_ware=2, wine=1).hand(0, "fish_sauce").cash(0, 500)

    def why(action: str) -> tuple[str, str]:
        reason = p.state.why(GAME.action(action))
        return EN.reason(reason), DE.reason(reason)

    assert why("sell 1 wine") == (
        "Leptis Magna does not take wine (R-2.4).",
        "Leptis Magna nimmt keine Lasten Wein ab (R-2.4).",
    )
    assert why("buy 1 fish_sauce")[0] == "Leptis Magna does not sell fish sauce (R-2.2)."
    assert why("buy 1 oil")[1] == "Du hast keine Warenkarte Olivenöl auf der Hand (R-2.2)."
    p.hand(0, "oil")
    assert why("buy 3 oil")[1] == "Der Laderaum hat nur noch Platz für 2 Lasten (R-2.3)."
    assert why("buy 1 oil")[1] == "Das kostet 600, und du hast 500 (R-2.2)."
    with pytest.raises(errors.IllegalAction) as caught:
        p.play("begin ostia")
    assert DE.error(caught.value).startswith("„begin ostia“ ist nicht möglich: Der Zug beginnt mit dem Handel")


def test_notation_and_options_are_refused_in_both_languages() -> None:
    for deck, none in ((0, "keine Warenkarte"), (1, "keine Fatumskarte"), (2, "kein Wurf"), (3, "kein Platz")):
        with pytest.raises(errors.BadNotation) as caught:
            GAME.outcomes[deck].number("§")
        assert DE.error(caught.value) == f"„§“ ist {none}."
    with pytest.raises(errors.BadNotation) as caught:
        GAME.action("sail ostja")
    assert EN.error(caught.value).startswith("“sail ostja” is not an action of rome; did you mean “sail ostia”")
    with pytest.raises(errors.BadOption) as wrong:
        GAME.start(7)
    assert DE.error(wrong.value) == "Rome ist für 2 bis 6 Spieler, nicht für 7."
    with pytest.raises(errors.BadOption) as wrong:
        GAME.start(2, options={"start": 2})
    assert EN.error(wrong.value) == "Option start must be “lot” or a seat from 0 to 1, got 2."


def test_options_are_described_in_both_languages() -> None:
    for option in OPTIONS:
        assert list(option.texts) == languages()
        assert all(sound(text) and text[-1] != "." and len(text) <= 110 for text in option.texts.values())
        assert option.texts["en"] != option.texts["de"]


# Other card sets


def other_set() -> Rome:
    """The standard set with other names, ids and numbers."""
    text = cardset.standard_text()
    for old, new in (
        ('name = "Ostia"', 'name = "Portus"'),
        ('name = "Stella Sicula"', 'name = "Stella Maris"'),
        ('name = "Mare Tyrrhenum"', 'name = "Mare Nostrum"'),
        ('en = "Wine"\nde = "Wein"', 'en = "Falernian"\nde = "Falerner"'),
        ('la = "Lis"\nen = "Lawsuit"\nde = "Rechtsstreit"', 'la = "Furtum"\nen = "Theft"\nde = "Diebstahl"'),
        ('effect = "skip"\nturns = 1', 'effect = "skip"\nturns = 3'),
        ("caralis = 1300", "caralis = 700"),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    return make_from_text(re.sub(r"\bamber\b", "balsam", text), "mine.toml")


def test_things_of_another_card_set_have_its_names() -> None:
    game = other_set()
    english, german = Text("en", game), Text("de", game)
    assert (english.name("port", "ostia", "to"), german.name("port", "ostia", "to")) == ("to Portus", "nach Portus")
    assert german.name("star", "s2", "to") == "zum Sternfeld Stella Maris"
    assert english.name("field", "h18", "to") == "to H18 (Mare Nostrum)"
    assert german.event(Event("lost", 0, {"good": "wine", "loads": 2}), NAMES) == "Anna verliert 2 Lasten Falerner."
    assert english.event(Event("lost", 0, {"good": "wine", "loads": 2}), NAMES) == "Anna lost 2 loads of falernian."
    assert english.name("good", "balsam") == "Amber"
    assert german.name("fatum", "f20", "full") == "Furtum (Diebstahl)"
    assert english.name("fatum", "f20", "full") == "Furtum (theft)"
    assert german.card("fatum", "f09") == "Setze 3-mal aus."
    assert english.name("fatum", "f01", "full") == "Tempestas (storm)"


def nameless_set() -> Rome:
    """The standard set with nothing written on the sea."""
    return make_from_text(re.sub(r"\[\[label]]\n(?:.+\n){3}", "", cardset.standard_text()), "nameless.toml")


def test_a_sea_without_names_can_be_sailed() -> None:
    game = nameless_set()
    assert Text("en", game).name("field", "h18", "to") == "to H18"
    assert Text("de", game).name("field", "h18", "at") == "auf H18"


def test_a_game_with_another_card_set_can_be_told() -> None:
    game = other_set()
    texts = [Text(language, game) for language in languages()]
    state = game.start(3, seed=5)
    chance = random.Random(5)
    for _ in range(300):
        if state.over:
            break
        check_decision(texts, state, NAMES)
        for event in state.play_events(picked(state, chance)):
            assert all(sound(text.event(event, NAMES)) for text in texts)


# Nothing is said in vain


def rare_events() -> Iterator[Event]:
    """Events that random games seldom have."""
    for owed, amount in ((0, 0), (0, 1), (1, 0), (1, 1)):
        yield Event("interest", 0, {"to": 1, "due": 0, "amount": amount, "arrears": owed})
        yield Event("interest", 0, {"to": None, "due": 1, "amount": amount + 1 - owed, "arrears": owed})
        yield Event("compensated", 0, {"to": 1, "amount": amount, "owed": owed})
    yield Event("bank_lent", 0, {"amount": 100})
    for left in (0, 100):
        yield Event("repaid", 0, {"to": 1, "amount": 100, "left": left})
        yield Event("captured", 0, {"from": 1, "good": "wine", "loads": 1, "lost": left})
    yield Event("sailed", 0, {"from": "ostia", "to": "h18"})
    yield Event("lent", 0, {"to": 1, "amount": 100})
    yield Event("yielded", 0, {"to": 1})
    for kind in ("passed", "no_credit"):
        yield Event(kind, 0, {})


def test_every_message_is_used() -> None:
    """The reasons and the words of hints are looked at in tests of their own."""
    heard: set[str] = set()
    other = other_set()
    for game in (GAME, other, nameless_set()):
        text = Listener("de", game)
        for id in game.cards.sea.ids:
            for form in ("", "to", "from", "at"):
                text.name("field", id, form)
        for kind, ids in (("good", game.cards.good_ids), ("fatum", game.cards.fatum_ids)):
            for id in ids:
                text.card(kind, id)
                for form in ("", "plain" if kind == "good" else "gloss", *(["full"] * (kind == "fatum"))):
                    text.name(kind, id, form)
        heard |= text.heard
    text = Listener("de", GAME)
    for step in (*[each.name for each in STEPS], "over"):
        text.name("step", step)
    for source in SOURCES:
        text.name("source", source)
        text.name("source", source, "letter")
    for event in rare_events():
        text.event(event, NAMES)
    text.question(finished())
    for action in range(len(GAME.actions)):
        text.action(finished(), action)
    for voyage in positions():
        text.question(voyage.state, NAMES)
        for action in voyage.state.legal():
            text.action(voyage.state, action, NAMES)
    cheap = Voyage(game=other).ship(0, "caralis").cargo(0, wine=1)
    below = Listener("de", other)
    below.action(cheap.state, GAME.action("sell 1 wine"))
    for state, chance in games([(2, {}), (4, {"short": True}), (6, {})]):
        for _ in range(MOST_ACTIONS):
            if state.over:
                break
            text.question(state, NAMES)
            for action in state.legal()[-2:]:
                text.action(state, action, NAMES)
            for event in state.play_events(picked(state, chance)):
                text.event(event, NAMES)
    heard |= text.heard | below.heard
    known = {id for id in messages("de", words_of("rome")) if not id.startswith(("reason-", "hint-"))}
    assert known - heard == set()


def positions() -> Iterator[Voyage]:
    """Positions in steps that random games seldom come to."""
    yield Voyage().veil().play("done")
    yield met_on_a_star()
    yield attack()
    yield attack().play("attack 1")
    yield attack().play("attack 1", "demand 2 silver")
    yield attack().play("attack 1", "demand 2 silver", "done")
    yield Voyage().ship(0, None).cash(0, 9000).kept(0, "f28", "f29").turn_of(0)
    yield Voyage(players=3).ship(0, None).cash(0, 3000).turn_of(0)
    lending = Voyage(players=3).ship(0, None).cash(0, 3000).cash(1, 6000).cash(2, 6000).turn_of(0).play("ask sinope")
    for action in ("lay 500", "done", "lay 1000", "lay all", "lay all", "lay 1000"):
        yield lending
        lending.play(action)
    yield lending
    debtor = Voyage().ship(0, "h13").cash(0, 3000).loan(0, 1, 4100)
    yield debtor
    yield debtor.play("repay 1", "lay 500")
    yield Voyage().ship(0, "h13").cash(0, 3000).loan(0, 1, 4100, 300)
    yield Voyage().ship(0, "h13").cash(0, 3000).loan(0, 1, 4100, 300).play("repay 1")
    yield Voyage(bank=True).ship(0, None).cash(0, 3000).cash(1, 0).turn_of(0).play("ask sinope")
    yield Voyage(bank=True).ship(0, None).cash(0, 3000).cash(1, 0).turn_of(0).play("ask sinope", "done")
    yield drawn("f11", "d15")
    for card in ("f05", "f08", "f10", "f12", "f14", "f32"):
        yield drawn(card, wine=3, grain=1)


def test_the_package_finds_the_words_of_rome() -> None:
    assert Text("de", merkator.game("rome")).name("good", "fish_sauce") == "Fischsauce"
