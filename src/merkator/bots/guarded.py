"""Other people's bots, asked with care: a fault is reported with the bot's name and its own lines of code."""

from __future__ import annotations

from traceback import format_exception

from merkator.bots.bot import Bot, ExplainingBot, Line
from merkator.core.contract import Game, State
from merkator.core.errors import BotFailed


class GuardedBot:
    """A bot of another package. Its mistakes become `BotFailed`."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, state: State) -> int:
        """Return what the bot chooses."""
        try:
            return self.bot.choose(state)
        except Exception as error:
            raise _failed(self.name, _where(state), error) from error


class GuardedExplainingBot(GuardedBot):
    """The same for a bot that reports what it compares."""

    def __init__(self, name: str, bot: ExplainingBot) -> None:
        super().__init__(name, bot)
        self.talker = bot

    def lines(self, state: State, count: int) -> list[Line]:
        """Return the lines of the bot."""
        try:
            return self.talker.lines(state, count)
        except Exception as error:
            raise _failed(self.name, _where(state), error) from error


def guard(name: str, bot: object) -> Bot:
    """Return a bot that reports what goes wrong in it.

    >>> from merkator.bots.random_bot import RandomBot
    >>> guard("mine", RandomBot(1)).name
    'mine'
    """
    if isinstance(bot, ExplainingBot):
        return GuardedExplainingBot(name, bot)
    if callable(getattr(bot, "choose", None)):
        return GuardedBot(name, bot)  # type: ignore[arg-type]  # it has what a bot needs
    raise BotFailed(f"{name!r} is not a bot: {type(bot).__name__} has no `choose` method")


def creation_error(name: str, game: Game, error: Exception) -> BotFailed:
    """Return what to say of a bot that cannot be made."""
    return _failed(name, f"when it was made for {game.name}", error)


def _where(state: State) -> str:
    return f"at a decision of seat {state.seat} after {state.number} actions"


def _failed(name: str, where: str, error: Exception) -> BotFailed:
    """Name the bot and where it was, and show its own part of what led there."""
    own = error.__traceback__.tb_next if error.__traceback__ else None
    lines = "".join(format_exception(type(error), error, own)).rstrip()
    return BotFailed(f"the bot {name!r} failed {where}:\n{lines}")
