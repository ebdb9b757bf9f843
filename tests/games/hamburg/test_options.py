"""The options a game is made with: what is allowed, what is refused and why (H-1.2, H-10.8)."""

from itertools import product

import pytest

import merkator
from fields import fields
from merkator.core.errors import BadOption
from merkator.games.hamburg.rules.options import OPTIONS
from merkator.games.hamburg.rules.rules import Rules
from position import Position, hamburg

DEFAULTS: dict[str, object] = {
    "start": "lot",
    "long": False,
    "joining": True,
    "coinless": False,
    "expert": False,
    "no_losses": False,
    "forced_purchases": False,
    "goods_at_once": False,
    "offers": False,
}
SWITCHES = [name for name in DEFAULTS if name != "start"]
FOR = {
    "start": (2, 3, 4),
    "long": (2, 3, 4),
    "joining": (2,),
    "coinless": (2,),
    "expert": (1, 2, 3, 4),
    "no_losses": (2, 3, 4),
    "forced_purchases": (2, 3, 4),
    "goods_at_once": (1, 2, 3, 4),
    "offers": (2, 3, 4),
}
"""The player counts with which each option can be changed, as H-10.8 has it."""
RULE = {"start": "H-1.2", "long": "H-10.1", "joining": "H-10.2", "coinless": "H-10.2", "expert": "H-10.3",
        "no_losses": "H-10.4", "forced_purchases": "H-10.5", "goods_at_once": "H-10.6",
        "offers": "H-10.7"}  # fmt: skip
COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def refusal(players: int, options: dict[str, object]) -> str:
    """Return why a game cannot be made so."""
    with pytest.raises(BadOption) as caught:
        hamburg().start(players, seed=1, options=options)
    return str(caught.value)


def changed(name: str) -> object:
    return 0 if name == "start" else not DEFAULTS[name]


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (1, {"long": True}, "counts"),
        (2, {"forced_purchases": True, "coinless": True}, "exclude"),
        (2, {"long": 1}, "switch"),
        (3, {"lang": True}, "no-option"),
        (2, {"start": 5}, "start"),
        (5, {}, "players"),
    ],
)
def test_a_refusal_has_an_id_for_translation(players: int, options: dict[str, object], reason: str) -> None:  # H-10.8
    with pytest.raises(BadOption) as caught:
        hamburg().start(players, seed=1, options=options)
    why = caught.value.why

    assert why is not None
    assert why.id == reason


# Defaults


@COUNTS
def test_what_is_not_asked_for_is_as_in_the_standard_game(players: int) -> None:  # H-10.8
    game = hamburg()

    assert game.options(players, None) == DEFAULTS
    assert game.options(players, {}) == DEFAULTS
    assert game.start(players, seed=5).dump() == game.start(players, seed=5, options=dict(DEFAULTS)).dump()


@COUNTS
@pytest.mark.parametrize("name", DEFAULTS)
def test_an_option_left_as_it_is_can_be_named_with_any_number_of_players(players: int, name: str) -> None:  # H-10.8
    assert hamburg().options(players, {name: DEFAULTS[name]}) == DEFAULTS


def test_the_options_of_a_game_are_known_to_all_and_those_given_are_left_alone() -> None:  # H-10.8
    given: dict[str, object] = {"start": 1, "long": True, "offers": True}
    state = hamburg().start(2, seed=1, options=given)

    for seat in (0, 1, None):
        assert state.view(seat)["options"] == {**DEFAULTS, **given}
    assert given == {"start": 1, "long": True, "offers": True}


def test_every_option_is_explained_in_both_languages() -> None:  # H-10.8
    assert [option.name for option in OPTIONS] == list(DEFAULTS)
    for option in OPTIONS:
        assert set(option.texts) == {"en", "de"}
        assert all(option.texts.values())
        assert option.rule == RULE[option.name]
        assert option.switch == (option.name != "start")


# Combinations


@COUNTS
@pytest.mark.parametrize("name", DEFAULTS)
def test_each_option_is_for_certain_numbers_of_players(players: int, name: str) -> None:  # H-10.8, H-1.2
    options: dict[str, object] = {name: changed(name)}

    if players in FOR[name]:
        assert hamburg().start(players, seed=1, options=options).settings == {**DEFAULTS, **options}
    else:
        counts = " or ".join(str(count) for count in FOR[name])
        expected = f"option {name} is for {counts} players, not {players} ({RULE[name]})"
        assert refusal(players, options) == expected


def test_the_reasons_in_full() -> None:  # H-10.8
    assert refusal(1, {"long": True}) == "option long is for 2 or 3 or 4 players, not 1 (H-10.1)"
    assert refusal(1, {"coinless": True}) == "option coinless is for 2 players, not 1 (H-10.2)"
    assert refusal(3, {"joining": False}) == "option joining is for 2 players, not 3 (H-10.2)"
    assert refusal(4, {"coinless": True}) == "option coinless is for 2 players, not 4 (H-10.2)"


@COUNTS
def test_every_combination_is_either_allowed_or_refused(players: int) -> None:  # H-10.8
    game = hamburg()
    allowed = 0
    for values in product((False, True), repeat=len(SWITCHES)):
        options: dict[str, object] = dict(zip(SWITCHES, values, strict=True))
        others = [name for name in SWITCHES if options[name] != DEFAULTS[name] and players not in FOR[name]]
        if others or (options["forced_purchases"] and options["coinless"]):
            with pytest.raises(BadOption):
                game.options(players, options)
        else:
            allowed += 1
            assert game.options(players, options) == {"start": "lot", **options}
            state = game.start(players, seed=allowed, options=options)
            assert state.settings == {"start": "lot", **options}
            assert len(state.legal()) > 1
    assert allowed == {1: 4, 2: 192, 3: 64, 4: 64}[players]


def test_forced_purchases_and_no_coins_exclude_each_other() -> None:  # H-10.8
    expected = "options forced_purchases and coinless exclude each other (H-10.5)"

    assert refusal(2, {"forced_purchases": True, "coinless": True}) == expected
    assert refusal(2, {"coinless": True, "forced_purchases": True, "joining": False, "offers": True}) == expected
    assert refusal(3, {"coinless": True, "forced_purchases": True}) == (
        "option coinless is for 2 players, not 3 (H-10.2)"
    )


@pytest.mark.parametrize("name", SWITCHES)
def test_each_option_switches_its_own_rule_and_no_other(name: str) -> None:  # H-10.8
    rule = {"no_losses": "losses", "forced_purchases": "forced"}.get(name, name)
    before = fields(Rules(2, DEFAULTS))

    after = fields(Rules(2, {**DEFAULTS, name: changed(name)}))

    assert {one for one in before if before[one] != after[one]} == {rule}


@COUNTS
def test_the_standard_rules(players: int) -> None:  # H-9.1, H-9.4, H-10.8
    alone = players == 1

    assert fields(Rules(players, DEFAULTS)) == {
        "solo": alone,
        "coinless": alone,
        "joining": not alone,
        "long": False,
        "expert": False,
        "losses": not alone,
        "forced": False,
        "goods_at_once": False,
        "offers": False,
    }


def test_without_coins_there_is_no_money() -> None:  # H-10.8
    p = Position(2, coinless=True)

    assert not [text for text in p.legal() if text.startswith("sell")]
    assert p.why_not(f"sell {p.held(0)[0]}") == "this game has no money: contracts are given, not sold (H-9.4)"
    assert p.moneys() == [0, 0]


# Values that cannot be


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("value", [1, 0, "yes", None, "true", []])
def test_a_switch_is_true_or_false(name: str, value: object) -> None:  # H-10.8
    assert refusal(2, {name: value}) == f"option {name} must be true or false, got {value!r}"


@pytest.mark.parametrize("name", ["lang", "Long", "", "A", "seed"])
@pytest.mark.parametrize("value", [True, False])
def test_an_option_nobody_knows_is_refused(name: str, value: bool) -> None:  # H-10.8
    assert refusal(3, {"long": True, name: value}) == (
        f"there is no option {name!r}; the options are: start, long, joining, coinless, expert, no_losses, "
        "forced_purchases, goods_at_once, offers"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot_or_any_seat(players: int) -> None:  # H-1.2
    for seat in range(players):
        assert hamburg().start(players, seed=1, options={"start": seat}).start == seat
    drawn = {hamburg().start(players, seed=seed, options={"start": "lot"}).start for seed in range(40)}
    assert drawn == set(range(players))


@pytest.mark.parametrize("start", [2, 3, -1, True, False, 1.0, "0", "Lot", "", None])
def test_a_start_player_who_cannot_be_is_refused(start: object) -> None:  # H-1.2
    assert refusal(2, {"start": start}) == f"option start must be 'lot' or a seat from 0 to 1, got {start!r}"


@pytest.mark.parametrize("players", [3, 4])
def test_a_seat_that_is_not_taken_cannot_begin(players: int) -> None:  # H-1.2
    expected = f"option start must be 'lot' or a seat from 0 to {players - 1}, got {players}"

    assert refusal(players, {"start": players}) == expected


@pytest.mark.parametrize("players", [0, 5, -1])
def test_a_number_of_players_that_cannot_be_is_refused(players: int) -> None:  # H-10.8
    with pytest.raises(BadOption) as caught:
        hamburg().start(players)

    assert str(caught.value) == f"hamburg is for 1 to 4 players, not {players}"


@pytest.mark.skipif(merkator.compiled, reason="compiled, True is the number 1")
def test_true_is_no_number_of_players() -> None:  # H-10.8
    with pytest.raises(BadOption, match="hamburg is for 1 to 4 players, not True"):
        hamburg().start(True)


@pytest.mark.parametrize("players", ["2", 2.0, None])
def test_players_that_are_no_number_are_refused(players: object) -> None:  # H-10.8
    # Compiled code looks at the types of its arguments before any of ours runs.
    refused = TypeError if merkator.compiled else BadOption
    with pytest.raises(refused, match="int object expected" if merkator.compiled else f"not {players!r}"):
        hamburg().start(players)  # type: ignore[arg-type]
