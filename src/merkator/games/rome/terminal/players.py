"""What the players have, for everyone to see: money, ship, cargo, cards, vouchers, debts."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from merkator.games.rome.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, flow, join, line

_NAME: Final = 12
_PLACE: Final = 13
_TABLE: Final = 72  # narrower columns get a paragraph for each player


def draw(sight: Sight, width: int) -> Lines:
    """Draw a line for each player, or a paragraph where there is no room for a table."""
    return _table(sight, width) if width >= _TABLE else _paragraphs(sight, width)


def _table(sight: Sight, width: int) -> Lines:
    say = sight.words.say
    heads = [say("rome-cash"), say("rome-wealth"), say("rome-cards")]
    rooms = [max(least, len(head)) for least, head in zip((7, 7, 5), heads, strict=True)]
    cells = [fit(head, room, right=True) for head, room in zip(heads, rooms, strict=True)]
    start = fit(say("rome-players"), 4 + _NAME, sight.signs.more)
    head = line(start, join(cells), "  ", fit(say("rome-place"), _PLACE), " ", say("rome-aboard"))
    head.stylize("bold")
    lines = [fit(head, width, sight.signs.more)]
    for seat, player in enumerate(sight.view["players"]):
        figures = [sight.money(player["cash"]), sight.money(player["score"]["open"]), str(player["cards"])]
        shown = [fit(Text(text, "bold"), room, right=True) for text, room in zip(figures, rooms, strict=True)]
        place = fit(_place(sight, player), _PLACE, sight.signs.more)
        begin = line(_called(sight, seat, _NAME), join(shown), "  ", place, " ")
        rest = flow(_rest(sight, seat, player), width - begin.cell_len)
        lines += [(Text(" " * begin.cell_len) if n else begin) + row for n, row in enumerate(rest)] or [begin]
    return lines


def _paragraphs(sight: Sight, width: int) -> Lines:
    """Draw name, money and place in one line, and the rest below it."""
    say = sight.words.say
    lines = [fit(Text(say("rome-players"), "bold"), width)]
    for seat, player in enumerate(sight.view["players"]):
        cash = Text(sight.money(player["cash"]), "bold")
        name = _called(sight, seat, min(_NAME, width - 12))
        lines.append(line(name, fit(cash, 7, right=True), "  ", _place(sight, player)))
        count = Text(say("rome-cards-count", count=player["cards"]))
        wealth = Text(say("rome-wealth-count", amount=sight.money(player["score"]["open"])))
        lines += [Text("   ") + row for row in flow([count, wealth, *_rest(sight, seat, player)], width - 3)]
    return [fit(each, width, sight.signs.more) for each in lines]


def _called(sight: Sight, seat: int, room: int) -> Text:
    """Return sign and name of a player, with a mark for whose turn it is; the one who looks on is bold."""
    mark = sight.signs.here if sight.view["turn"]["player"] == seat and not sight.view["over"] else " "
    name = fit(sight.names[seat], room - 1, sight.signs.more)
    if seat == sight.me:
        name.stylize("bold")
    return line((mark, "bold"), sight.ship(seat), " ", name, " ")


def _place(sight: Sight, player: dict[str, Any]) -> str:
    if player["out"]:
        return sight.words.say("rome-out")
    if player["field"] is None:
        begins = sight.view["turn"]["number"] == 0
        return sight.words.say("rome-not-yet" if begins else "rome-no-ship")
    return sight.field_name(player["field"])


def _rest(sight: Sight, seat: int, player: dict[str, Any]) -> list[Text]:
    """Return cargo, vouchers, kept cards, missed turns, debts, and offers of credit."""
    say = sight.words.say
    parts = [Text(f"{lot['loads']} {sight.good(lot['good'])}") for lot in player["cargo"]]
    if player["vouchers"]:
        parts.append(Text(say("rome-vouchers", count=player["vouchers"]), "yellow"))
    parts += [Text(sight.words.name("fatum", card), "italic") for card in player["kept"]]
    if player["skip"]:
        parts.append(Text(say("rome-skip", count=player["skip"]), "red"))
    for loan in sight.view["loans"]:
        if loan["borrower"] == seat:
            parts.append(Text(_owes(sight, loan), "red"))
    credit = sight.view["credit"]
    if credit is not None and credit["offers"][seat]:
        parts.append(Text(say("rome-offers", amount=sight.money(credit["offers"][seat]))))
    return parts


def _owes(sight: Sight, loan: dict[str, Any]) -> str:
    """Return a debt in words: to whom, how much, and how much of it is in arrears."""
    say = sight.words.say
    name = say("rome-the-bank") if loan["lender"] is None else sight.names[loan["lender"]]
    owed = say("rome-owes", name=name, amount=sight.money(loan["sum"] + loan["arrears"]))
    return f"{owed} {say('rome-late', amount=sight.money(loan['arrears']))}" if loan["arrears"] else owed
