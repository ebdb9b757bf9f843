"""The balance report of rome: goods, ships, piracy, fate, credit, and who got rich."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from merkator.arena.balance import Counts, Tally, count_result, seat_sections
from merkator.core.contract import Game, Section, State
from merkator.core.events import Event
from merkator.games.rome.rules.actions import GOODS, lot_good, lot_loads
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.position_data import ARREARS, LOAN, OUT, SUM
from merkator.games.rome.rules.state import State as RomeState

_COUNTED: Final = {  # events that are counted by their name alone
    "attacked": "piracy",
    "yielded": "piracy",
    "missed": "fate",
    "fatum": "fate",
    "voucher_spent": "fate",
    "asked": "credit",
    "no_credit": "credit",
    "passed": "credit",
    "out": "credit",
}
_BY_SEAT: Final = {  # events that are counted for who they happen to
    "sold": "lots sold",
    "voucher": "vouchers got",
    "voucher_spent": "vouchers spent",
    "fatum": "Fatum cards drawn",
    "wrecked": "ships lost",
    "attacked": "attacks made",
    "yielded": "cargo yielded to pirates",
}
_SUMS: Final = ("lent", "bank_lent", "repaid", "interest")  # events that move money for credit
_GOODS: Final = ("bought", "sold", "captured", "lost", "returned")  # events that move goods


class RomeTally:
    """Counts one game."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Rome)
        self.prices = dict(zip(game.cards.good_ids, game.cards.buy_price, strict=True))
        self.tally = Tally()
        self.sailed: dict[int, int] = {}  # by seat: turns with a roll so far
        self.loaded: dict[tuple[int, str], list[int]] = {}  # by seat and good: the same when lots were bought

    def note(self, events: list[Event]) -> None:
        """Count what an action did."""
        for event in events:
            self._note(event)

    def _note(self, event: Event) -> None:
        """Count an event by its kind; most are counted in one way, some by the seat too."""
        kind, values = event.kind, event.values
        if kind in _BY_SEAT:
            self.tally.add(_int(values.get("count", 1)), "players", str(event.seat), _BY_SEAT[kind])
        if kind in _GOODS:
            self._note_goods(event)
        elif kind in _COUNTED:
            self.tally.add(1, _COUNTED[kind], kind)
        elif kind in _SUMS:
            self._note_credit(event)
        elif kind == "paid":
            self._note_payment(event)
        elif kind in _OTHERS:
            _OTHERS[kind](self.tally, event)

    def _note_credit(self, event: Event) -> None:
        """Count a loan, or what is paid for one."""
        kind, values = event.kind, event.values
        self.tally.add(1, "credit", kind)
        self.tally.add(_int(values["amount"]), "credit", f"{kind} sum")
        self.tally.add(_int(values.get("due", 0)), "credit", "due")

    def _note_payment(self, event: Event) -> None:
        """Count what is paid for; who pays the running cost has rolled, which makes a turn at sea."""
        self.tally.add(_int(event.values["amount"]), "paid", str(event.values["for"]))
        if event.values["for"] == "running":
            self.sailed[event.seat] = self.sailed.get(event.seat, 0) + 1

    def _note_goods(self, event: Event) -> None:
        """Count what happens to a good; its profit is what a sale brings beyond the buying price."""
        kind, seat, values = event.kind, event.seat, event.values
        good = str(values["good"])
        loads = _int(values.get("loads", 0))
        add = self.tally.add
        add(1, "goods", good, kind)
        add(loads, "goods", good, f"{kind} loads")
        if kind in ("bought", "sold"):
            add(1, "ports", str(values["port"]), kind)
        if kind == "bought":
            self.loaded.setdefault((seat, good), []).append(self.sailed.get(seat, 0))
        elif kind == "sold":
            add(_int(values["amount"]), "goods", good, "revenue")
            add(_int(values["amount"]) - loads * self.prices[good], "goods", good, "profit")
            add(loads, "players", str(seat), "loads sold")
            since = self.loaded.get((seat, good))
            if since:
                add(self.sailed.get(seat, 0) - since.pop(0), "goods", good, "turns aboard")
                add(1, "goods", good, "voyages")

    def close(self, state: State) -> Counts:
        """Count the end, and return everything."""
        assert isinstance(state, RomeState)
        add = self.tally.add
        ids = state.cards.good_ids
        for seat in range(state.players):
            for good in range(GOODS):
                add(state.hands[seat][good], "goods", ids[good], "left")
                add(state.hands[seat][good], "players", str(seat), "cards left")
            for code in state.cargo[seat]:
                add(1, "goods", ids[lot_good(code)], "aboard")
                add(lot_loads(code), "goods", ids[lot_good(code)], "aboard loads")
        for at in range(0, len(state.loans), LOAN):
            add(state.loans[at + SUM], "credit", "left sum")
            add(state.loans[at + ARREARS], "credit", "left arrears")
        late = {state.loans[at] for at in range(0, len(state.loans), LOAN) if state.loans[at + ARREARS]}
        add(len(late), "credit", "late")
        add(state.turns, "length", "turns")
        add(state.round, "length", "rounds")
        add(state.players, "length", "players")
        add(sum([state.holdings[seat][OUT] for seat in range(state.players)]), "length", "out")
        add(max(state.scores) - min(state.scores), "length", "gap")
        count_result(self.tally, state, state.start)
        return self.tally.counts


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _note_began(tally: Tally, event: Event) -> None:
    tally.add(1, "ports", str(event.values["port"]), "began")


def _note_wreck(tally: Tally, event: Event) -> None:
    tally.add(1, "ships", str(event.values["cause"]))


def _note_ship(tally: Tally, event: Event) -> None:
    tally.add(1, "yards", str(event.values["port"]), "ships")
    tally.add(_int(event.values["amount"]), "yards", str(event.values["port"]), "paid")


def _note_fight(tally: Tally, event: Event) -> None:
    tally.add(1, "piracy", "pirate won" if event.seat == event.values["pirate"] else "victim won")


def _note_compensation(tally: Tally, event: Event) -> None:
    tally.add(_int(event.values["owed"]), "piracy", "owed")


def _note_voucher(tally: Tally, event: Event) -> None:
    tally.add(_int(event.values["count"]), "fate", "voucher")


_OTHERS: Final[dict[str, Callable[[Tally, Event], None]]] = {
    "began": _note_began,
    "wrecked": _note_wreck,
    "built": _note_ship,
    "fought": _note_fight,
    "compensated": _note_compensation,
    "voucher": _note_voucher,
}


# --- tables


def sections(game: Game, counts: Counts, games: int) -> list[Section]:
    """Turn the sums of many games into tables."""
    assert isinstance(game, Rome)
    return [
        _use(game, counts),
        _profit(game, counts),
        _ports(game, counts, games),
        _happenings(counts, games),
        _players(counts, games),
        *seat_sections(counts, "wealth"),
    ]


def _use(game: Rome, counts: Counts) -> Section:
    """Show the use of each good; the shares are of its cards in play."""
    rows = []
    for number, good in enumerate(game.cards.good_ids):
        found: Counts = counts.get("goods", {}).get(good, {})
        ends = [found.get(word, 0) for word in ("sold", "aboard", "left", "returned")]
        bought, loads = found.get("bought", 0), found.get("bought loads", 0)
        shares = [_share(end, sum(ends)) for end in ends]
        lost = _share(found.get("lost loads", 0), loads)
        rows.append((good, f"{game.cards.buy_price[number]:,}", *shares, _mean(loads, bought), lost))
    headers = ("good", "costs", "sold", "aboard", "left", "returned", "loads a lot", "loads lost")
    return Section("Goods: what became of their cards", headers, tuple(rows))


def _profit(game: Rome, counts: Counts) -> Section:
    """Show the profit of each good; turns are those of the player who carries it."""
    rows = []
    for good in game.cards.good_ids:
        found: Counts = counts.get("goods", {}).get(good, {})
        sold, loads, profit = found.get("sold", 0), found.get("sold loads", 0), found.get("profit", 0)
        turns = found.get("turns aboard", 0)
        brings, a_load = _mean(found.get("revenue", 0), loads, 0), _mean(profit, loads, 0)
        aboard = _mean(turns, found.get("voyages", 0))
        rows.append((good, brings, a_load, aboard, _mean(profit, sold, 0), _mean(profit, turns, 0)))
    headers = ("good", "a load brings", "profit a load", "turns aboard", "profit a lot", "a lot and turn")
    return Section("Goods: what their sales earned", headers, tuple(rows))


def _ports(game: Rome, counts: Counts, games: int) -> Section:
    rows = []
    for port in game.cards.port_ids:
        found: Counts = counts.get("ports", {}).get(port, {})
        ships: Counts = counts.get("yards", {}).get(port, {})
        uses = [found.get(word, 0) / games for word in ("began", "bought", "sold")]
        rows.append((port, *[f"{use:.2f}" for use in uses], f"{ships.get('ships', 0) / games:.2f}"))
    headers = ("port", "begun in", "lots bought", "lots sold", "ships bought")
    return Section("Ports: uses a game", headers, tuple(rows))


_HAPPENINGS: Final = (
    ("length", "turns", "player-turns"),
    ("length", "rounds", "rounds"),
    ("ships", "storm", "ships lost in storms"),
    ("ships", "reef", "ships lost on reefs"),
    ("ships", "fire", "ships lost by fire in port"),
    ("ships", "pirates", "ships lost to pirates"),
    ("fate", "fatum", "Fatum cards drawn"),
    ("fate", "missed", "turns missed"),
    ("fate", "voucher", "vouchers got"),
    ("fate", "voucher_spent", "vouchers spent"),
    ("piracy", "attacked", "attacks"),
    ("piracy", "yielded", "victims that yielded"),
    ("piracy", "pirate won", "fights won by the pirate"),
    ("piracy", "victim won", "fights won by the victim"),
    ("piracy", "owed", "sesterces that beaten pirates owed"),
    ("credit", "asked", "requests for credit"),
    ("credit", "no_credit", "requests refused"),
    ("credit", "lent", "loans by players"),
    ("credit", "lent sum", "sesterces lent by players"),
    ("credit", "bank_lent", "loans by the bank"),
    ("credit", "bank_lent sum", "sesterces lent by the bank"),
    ("credit", "due", "sesterces of interest due"),
    ("credit", "interest sum", "sesterces of interest and arrears paid"),
    ("credit", "repaid sum", "sesterces repaid"),
    ("credit", "left sum", "sesterces of loans left at the end"),
    ("credit", "left arrears", "sesterces of arrears left at the end"),
    ("credit", "late", "players in arrears at the end"),
    ("credit", "out", "players out"),
    ("paid", "running", "sesterces for the crews"),
    ("paid", "fatum", "sesterces paid for Fatum cards"),
    ("paid", "ransom", "sesterces of ransom"),
    ("length", "gap", "wealth of the richest beyond the poorest"),
)


def _happenings(counts: Counts, games: int) -> Section:
    rows = [(text, f"{counts.get(group, {}).get(word, 0) / games:,.2f}") for group, word, text in _HAPPENINGS]
    return Section("What happened: means of a game", ("what", "a game"), tuple(rows))


def _players(counts: Counts, games: int) -> Section:
    """Show what happened to each seat: with a bot of its own in each, how they differ."""
    found: list[Counts] = [each for _, each in sorted(counts.get("players", {}).items())]
    words = ["loads sold", *_BY_SEAT.values(), "cards left"]
    rows = [(word, *[f"{each.get(word, 0) / games:,.2f}" for each in found]) for word in words]
    headers = ("what", *[f"seat {number}" for number in range(len(found))])
    return Section("What happened to each seat: means of a game", headers, tuple(rows))


def _share(part: float, whole: float) -> str:
    return f"{part / whole:.0%}" if whole else "–"


def _mean(total: float, count: float, digits: int = 1) -> str:
    return f"{total / count:,.{digits}f}" if count else "–"
