"""The plain board: what lies on the table and what each player has, line by line, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from merkator.core.contract import Game, State
from merkator.core.errors import BadOption
from merkator.core.events import Event
from merkator.core.plain_view import Row, player_rows, table_rows
from merkator.core.registry import kit as find_kit
from merkator.terminal.lines import Lines, columns, fit, join, line, wrap
from merkator.terminal.prompt import Choice, Menu
from merkator.terminal.words import Words

Outcomes = list[tuple[int, int]]


class PlainBoard:
    """The table of any game."""

    def __init__(self, game: Game, names: list[str], words: Words) -> None:
        self.game = game
        self.names = [words.plain(name) for name in names]
        self.words = words
        self.secret = bool(game.secret_decks)

    def draw(self, state: State, seat: int | None, width: int, room: int | None) -> Lines:
        """Draw the position for a seat; what does not fit is left out at the end."""
        view = state.view(seat)
        heading = self.words.say("plain-round", game=self.game.name.capitalize(), round=self.game.round(state))
        lines = [line((heading, "bold"))]
        lines += self._rows(table_rows(view), width)
        for other, name in enumerate(self.names):
            sign = self.words.signs.here if not state.over and other == state.seat else " "
            lines += [Text(), line((f"{sign} {name}", "bold")), *self._rows(player_rows(view, other), width)]
        if room is not None and len(lines) > room:
            lines = [each for each in lines if each.plain][: max(0, room - 1)]
            lines.append(Text(self.words.say("view-more"), "dim"))
        return lines

    def _rows(self, rows: Sequence[Row], width: int) -> Lines:
        """Return rows in columns where they are short, else below each other."""
        cells = [line((f"  {name} ", "dim"), self.words.plain(value)) for name, value in rows]
        if any(cell.cell_len > width for cell in cells):
            return [each for cell in cells for each in wrap(cell, width, 4)]
        return columns(cells, width)

    def menu(self, state: State, choices: Sequence[Choice]) -> Menu:
        """List all that can be chosen."""
        return Menu(choices)

    def digest(self, events: Sequence[Event], brief: bool = False) -> list[Event]:
        """Return all events: which of them say nothing new only a game knows."""
        return list(events)

    def result(self, state: State, width: int) -> Lines:
        """Draw everyone's points, the best first, and who has won."""
        order = sorted(range(state.players), key=lambda seat: (seat not in state.winners, -state.scores[seat]))
        shown = []
        for seat in order:
            sign = self.words.signs.here if seat in state.winners else " "
            points = self.words.say("plain-points", points=state.scores[seat])
            shown.append(fit(join([line((f"{sign} {self.names[seat]}", "bold")), points], "  "), width))
        return shown

    def legend(self, state: State, width: int) -> Lines:
        """Explain nothing: there are no signs but words."""
        return []

    def rules(self, state: State) -> str:
        """Name the step, and the numbers of the rules behind what can be chosen."""
        asked = state.view(state.seat)["decision"]
        rule_of = find_kit(self.game.name).rule_of
        if asked is None or rule_of is None:
            return self.words.say("plain-rules-none")
        numbers = {rule_of(asked["step"], action["do"]) for action in asked["actions"]}
        return self.words.say("plain-rules", numbers=", ".join(sorted(numbers)))

    # --- following a game on a real table

    def reveal_question(self, deck: int, outcomes: Outcomes, options: Mapping[str, object], playing: bool) -> str:
        """Ask which card a deck gave."""
        return self.words.say("plain-reveal", deck=self.game.decks[deck])

    def reveal_menu(self, deck: int, cards: Sequence[int], playing: bool) -> Menu:
        """List the cards that a deck can give."""
        texts = [self.game.outcomes[deck].text(card) for card in cards]
        return Menu([Choice(card, text, text) for card, text in zip(cards, texts, strict=True)])

    def reveal_seat(self, deck: int, outcomes: Outcomes, options: Mapping[str, object], playing: bool) -> int | None:
        """Refuse secret cards: whose they are only a board of the game's own knows."""
        if deck in self.game.secret_decks:
            name = self.game.decks[deck]
            raise BadOption(f"{self.game.name} cannot be followed at a real table: the cards of {name} are secret")
        return None

    def reveal_known(
        self, deck: int, outcomes: Outcomes, options: Mapping[str, object], cards: Sequence[int]
    ) -> int | None:
        """Say that all cards are asked for."""
        return None
