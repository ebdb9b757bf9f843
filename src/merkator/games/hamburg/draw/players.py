"""The strips of the players: points, time, money, supply tile, office, contracts, bonus cards and buildings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import SEALS
from merkator.core.drawing_pen import number, width_of
from merkator.games.hamburg.cards.types import COLUMNS
from merkator.games.hamburg.draw.cards import (
    UNKNOWN,
    Deck,
    bonus_title,
    building_symbol,
    building_title,
    draw_contract,
    draw_small_contract,
    good_symbol,
)
from merkator.games.hamburg.draw.pen import Pen, points

WIDTH: Final = 1420
PAD: Final = 8
LEAST_HEIGHT: Final = 108
SUPPLY_X: Final = 196
OFFICE_X: Final = 318
CELL: Final = 60
CONTRACTS_X: Final = 690
CONTRACT: Final = 66
CONTRACTS_A_ROW: Final = 7
SMALL_WIDTH: Final = 78
SMALL_HEIGHT: Final = 44
SMALL_A_ROW: Final = 6
CHIPS_X: Final = 1204
CHIPS: Final = WIDTH - PAD - CHIPS_X
CHIP: Final = 22
BONUS_CHIP: Final = 38


class Chips:
    """Small cards laid out in lines, as many as the width allows."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.x = 0.0
        self.lines = 0

    def room(self, width: float) -> tuple[float, float]:
        """Find the place for the next chip."""
        if not self.lines or self.x + width > CHIPS:
            self.lines += 1
            self.x = 0.0
        x = self.x
        self.x += width + 4
        return CHIPS_X + x, PAD + (self.lines - 1) * (CHIP + 4)

    def new_line(self) -> None:
        """Begin a new line with the next chip."""
        self.x = float(CHIPS)


def draw_player(pen: Pen, deck: Deck, view: Mapping[str, Any], seat: int) -> tuple[str, float]:
    """Draw a player's strip in a box that begins at 0, 0, and return its height."""
    player = view["players"][seat]
    active = (view.get("turn") or {}).get("player") == seat and not view.get("over")
    contracts, contract_lines = _contracts(pen, deck, player)
    chips = _chips(pen, deck, player)
    height = max(LEAST_HEIGHT, contract_lines, 2 * PAD - 4 + chips.lines * (CHIP + 4))
    parts = [
        _sheet(pen, active, height),
        _identity(pen, view, player, seat, active),
        _supply(pen, deck, player),
        _office(pen, deck, player),
        contracts,
        *chips.parts,
    ]
    return pen.group(parts), height


def _sheet(pen: Pen, active: bool, height: float) -> str:
    if not active:
        return pen.box(0, 0, WIDTH, height, pen.ink.paper, "", 5)
    edge = pen.box(0.75, 0.75, WIDTH - 1.5, height - 1.5, pen.ink.paper, pen.ink.wax, 5, 'stroke-width="1.5"')
    return edge + pen.box(0, 0, 6, height, pen.ink.wax, "", 3)


def _identity(pen: Pen, view: Mapping[str, Any], player: Mapping[str, Any], seat: int, active: bool) -> str:
    """Draw who it is, what they have in hand, and whether it is their turn or their decision."""
    name = str(player.get("name") or f"Player {seat + 1}")
    score = player.get("score") or {}
    total, shares = score.get("total", 0), (score.get("contracts", 0), score.get("buildings", 0))
    fill, ink = (pen.ink.wax, pen.ink.wax_ink) if active else (pen.ink.paper_3, pen.ink.ink)
    edge = pen.ink.wax if active else pen.ink.ink_2
    figure = points(total)
    return "".join(
        [
            f'<path transform="translate(35 31)" fill="{fill}" stroke="{edge}" d="{SEALS[seat % len(SEALS)]}"/>',
            pen.text(35, 37, name.strip()[:1].upper() or "?", 18, "s m", ink),
            pen.group([pen.label(62, 28, name, 126, 19, "s", least=13)], name),
            _status(pen, view, seat, active),
            pen.text(17, 77, figure, 26, "n"),
            pen.text(24 + width_of(figure, 26), 69, "points", 12, "", pen.ink.ink_2),
            pen.text(
                24 + width_of(figure, 26), 82, " + ".join([points(share) for share in shares]), 12, "", pen.ink.ink_2
            ),
            _amount(pen, "hourglass", 14, "", int(player.get("time", 0)), "time"),
            _amount(pen, "coins", 92, pen.ink.gold, int(player.get("money", 0)), "Taler"),
        ]
    )


def _amount(pen: Pen, symbol: str, x: float, ink: str, count: int, unit: str) -> str:
    figure = pen.text(x + 20, 98, str(count), 14, "b")
    words = pen.text(x + 24 + 8 * len(str(count)), 98, unit, 12, "", pen.ink.ink_2)
    return pen.symbol(symbol, x, 86, 16, ink) + figure + words


def _status(pen: Pen, view: Mapping[str, Any], seat: int, active: bool) -> str:
    """Say whether it is this player's turn, and whether they decide now."""
    if (view.get("decision") or {}).get("seat") == seat and not view.get("over"):
        text = "turn · decides" if active else "decides"
        pill = pen.box(62, 35, width_of(text, 12) + 14, 17, pen.ink.wax, "", 8.5)
        return pill + pen.text(69, 47.5, text, 12, "b", pen.ink.wax_ink)
    text = "turn" if active else f"seat {seat + 1}"
    return pen.text(62, 47, text, 12, "b" if active else "", pen.ink.wax if active else pen.ink.ink_2)


def _supply(pen: Pen, deck: Deck, player: Mapping[str, Any]) -> str:
    """Draw the supply tile: the cubes of all colours, those that are gone veiled."""
    supply = player.get("supply") or {}
    main = [place for place in deck.cards.places if place.kind == "main"]
    columns = max(4, -(-len(main) // 3))
    rooms = [(place.id, index % columns * 112 // columns, index // columns * 36) for index, place in enumerate(main)]
    tile = "".join([pen.cube(place, x, y, 30) for place, x, y in rooms])
    gone = "".join([f"M{x} {y}h28v31h-28z" for place, x, y in rooms if not supply.get(place)])
    parts = [
        pen.text(0, -9, "Supply", 13, "s", pen.ink.ink_2),
        pen.use("tile", tile, 0, 0, 120, 80, box="120 80"),
        _veil(pen, gone),
    ]
    for place, x, y in rooms:
        if supply.get(place, 0) > 1:
            parts.append(pen.disc(x + 23, y + 24, 8, pen.ink.ink, pen.ink.paper))
            parts.append(pen.text(x + 23, y + 28, str(supply[place]), 12, "b m", pen.ink.paper))
    held = [f"{place.en} {supply[place.id]}" for place in main if supply.get(place.id)]
    return pen.group(parts, f"Supply tile: {', '.join(held) or 'empty'}", f'transform="translate({SUPPLY_X} 28)"')


def _office(pen: Pen, deck: Deck, player: Mapping[str, Any]) -> str:
    """Draw the office by columns: what lies in A spoils first. Rooms without goods are veiled."""
    goods = player.get("goods") or {}
    rooms = _rooms(deck)
    empty = "".join([f"M{x} {y}h56v{number(high)}h-56z" for good, x, y, high in rooms if not goods.get(good)])
    parts = [
        pen.use("office", _rooms_drawn(pen, rooms), 0, 0, 6 * CELL, 100, box=f"{6 * CELL} 100"),
        _veil(pen, empty),
    ]
    for good, x, y, high in rooms:
        if goods.get(good):
            figure = pen.text(x + CELL - 9, y + high / 2 + 5.5, str(goods[good]), 17, "n e")
            parts.append(pen.group([figure], f"{goods[good]} {pen.goods[good].en.lower()}"))
    return pen.group(parts, "", f'transform="translate({OFFICE_X} 4)"')


def _veil(pen: Pen, path: str) -> str:
    """Make what is not there pale."""
    return f'<path{pen.paint("", pen.ink.paper)} opacity=".68" d="{path}"/>' if path else ""


def _rooms(deck: Deck) -> list[tuple[str, int, int, float]]:
    """Find where the goods lie in the office: good, x, y, height."""
    rooms = []
    for index, column in enumerate(COLUMNS):
        kinds = [good.id for good in deck.cards.goods if good.column == column]
        high = 81 / max(3, len(kinds))
        rooms += [(good, index * CELL, round(18 + row * high), high - 2) for row, good in enumerate(kinds)]
    return rooms


def _rooms_drawn(pen: Pen, rooms: list[tuple[str, int, int, float]]) -> str:
    """Draw the letters of the columns, and a room for each good with an edge in the colour of its origin."""
    letters = [pen.text(index * CELL + 1, 14, letter) for index, letter in enumerate(COLUMNS)]
    parts = [pen.group(letters, "", 'font-weight="700" opacity=".8"')]
    for good, x, y, high in rooms:
        front = pen.ink.cube(pen.places[pen.goods[good].origin].colour)[0]
        size = round(min(19, high - 4))
        parts += [
            pen.box(x + 0.5, y + 0.5, CELL - 5, high - 1, pen.ink.card, pen.ink.line_2, 2),
            pen.box(x, y, 4, high, front, "", 1),
            good_symbol(pen, good, x + 9, y + round((high - size) / 2), size),
        ]
    return "".join(parts)


def _contracts(pen: Pen, deck: Deck, player: Mapping[str, Any]) -> tuple[str, float]:
    """Draw the contracts upright in one row, or lying in several rows; return how high a strip they need."""
    held = list(player.get("contracts") or [])
    done = set(player.get("fulfilled") or [])
    if len(held) <= CONTRACTS_A_ROW:
        high = LEAST_HEIGHT - 2 * PAD
        row = [
            draw_contract(pen, deck, card, CONTRACTS_X + column * (CONTRACT + 6), PAD, CONTRACT, high, card in done)
            for column, card in enumerate(held)
        ]
        return "".join(row), LEAST_HEIGHT
    parts = []
    for index, card in enumerate(held):
        line, column = divmod(index, SMALL_A_ROW)
        x, y = CONTRACTS_X + column * (SMALL_WIDTH + 6), PAD + line * (SMALL_HEIGHT + 4)
        parts.append(draw_small_contract(pen, deck, card, x, y, SMALL_WIDTH, SMALL_HEIGHT, card in done))
    lines = -(-len(held) // SMALL_A_ROW)
    return "".join(parts), 2 * PAD - 4 + lines * (SMALL_HEIGHT + 4)


def _chips(pen: Pen, deck: Deck, player: Mapping[str, Any]) -> Chips:
    """Draw bonus cards and buildings."""
    chips = Chips()
    for card in player.get("bonus") or []:
        bonus = deck.bonus.get(card or "")
        inside = pen.text(BONUS_CHIP / 2, 16, "?", 14, "n m")
        if bonus is not None:
            inside = pen.badge(bonus.place, 3, 3, 16) + good_symbol(pen, bonus.good, 20.5, 3, 16)
        _chip(pen, chips, BONUS_CHIP, inside, bonus_title(pen, bonus) if bonus else UNKNOWN)
    if chips.lines:
        chips.new_line()
    for card in player.get("buildings") or []:
        building = deck.buildings.get(card or "")
        if building is None:
            _chip(pen, chips, CHIP, pen.text(CHIP / 2, 16, "?", 14, "n m"), UNKNOWN)
            continue
        wide = min(width_of(building.name, 13) + 30, (CHIPS - 4) / 2 if width_of(building.name, 13) < 80 else CHIPS)
        inside = pen.symbol(building_symbol(building.effect), 4, 3, 16) + pen.label(
            25, 16, building.name, wide - 28, 13, "s", least=11
        )
        _chip(pen, chips, wide, inside, building_title(deck, building))
    return chips


def _chip(pen: Pen, chips: Chips, width: float, inside: str, title: str) -> None:
    x, y = chips.room(width)
    box = pen.box(0, 0, width, CHIP, pen.ink.card, pen.ink.line_2)
    chips.parts.append(pen.group([box, inside], title, f'transform="translate({number(x)} {number(y)})"'))
