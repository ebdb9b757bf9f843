"""The command line: `merkator …`. Each command only reads its words; the rooms do the work."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

import merkator
from merkator.core.errors import BadOption, FileError, MerkatorError
from merkator.server.ops import commands

app = typer.Typer(
    name="merkator",
    help="Play, study and teach machines two trading board games.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
cards_app = typer.Typer(help="Card sets: list them, check your own, begin a new one.", no_args_is_help=True)
app.add_typer(cards_app, name="cards")
app.add_typer(commands.app)

CardsOption = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Play with the card set in this file.")
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, such as start=0; may be repeated."),
]
LanguageOption = Annotated[
    str | None, typer.Option("--language", metavar="CODE", help="en or de; default: from the environment.")
]
GameOption = Annotated[str, typer.Option("--game", help="The game the cards are of.")]
DEFAULT: Final = merkator.default_game()


def main() -> None:
    """Run a command; mistakes end with a sentence and exit code 2, never with a stack trace."""
    try:
        app(standalone_mode=True)
    except MerkatorError as error:
        print(f"merkator: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has gone: `merkator … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"merkator {merkator.__version__} ({'compiled' if merkator.compiled else 'interpreted'} engine)")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and end.")
    ] = False,
) -> None:
    """Play, study and teach machines two trading board games."""


def read_options(words: list[str] | None) -> dict[str, object]:
    """Turn words like `start=0` into options; a value is JSON, or else a plain word.

    >>> read_options(["start=0", "pace=slow"])
    {'start': 0, 'pace': 'slow'}
    """
    options: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is written NAME=VALUE, not {word!r}")
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return options


@app.command()
def terminal(
    players: Annotated[
        list[str] | None,
        typer.Argument(help="Who plays, in turn order: a name for a person, bot:random or bot:greedy for a bot."),
    ] = None,
    game: Annotated[str, typer.Option("--game", help="Which game.")] = DEFAULT,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="The record: resumed if it exists, else begun.")
    ] = None,
    follow: Annotated[
        bool, typer.Option("--follow", help="Follow a game on a real table: you type what was revealed.")
    ] = False,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal from this seed.")] = None,
    cards: CardsOption = None,
    option: OptionsOption = None,
    language: LanguageOption = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="Only plain letters on the screen.")] = False,
) -> None:
    """Play in the terminal: people at one screen, bots, or a game on a real table."""
    from merkator.terminal.app import run

    code = run(
        game=game,
        players=players,
        language=language,
        seed=seed,
        cards=cards,
        options=read_options(option),
        file=file,
        follow=follow,
        ascii=ascii,
    )
    raise typer.Exit(code)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help=f"Which game, such as {DEFAULT}.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help='One bot for all seats, or one a seat: a,b,… ("a,b" is one)')
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first game's seed; the others follow.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line for each game.")] = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write every game's record into this directory.")
    ] = None,
    limit: Annotated[int, typer.Option("--limit", help="Break a game off after so many player-turns.")] = 1000,
    workers: Annotated[
        str, typer.Option("--workers", "-w", metavar="N", help="Processes that play; auto: one on each core.")
    ] = "1",
    balance: Annotated[
        bool, typer.Option("--report", help="Show how balanced the game is: what was used, earned and lost.")
    ] = False,
    cards: CardsOption = None,
    option: OptionsOption = None,
) -> None:
    """Let bots play many games and sum them up."""
    from merkator.arena import report
    from merkator.arena.parallel import worker_count
    from merkator.arena.simulate import seat_bots, simulate

    made = merkator.game(game, cards)
    options = read_options(option)
    made.options(players, options)
    seats = seat_bots(bots, players)
    results = simulate(made, seats, games, seed, options, limit, records, worker_count(workers), balance)
    if balance and as_json:
        print(json.dumps(report.balance(results)))
    elif balance:
        report.show_balance(results, games, made)
    elif as_json:
        for result in results:
            print(json.dumps(result.json()), flush=True)
    else:
        report.show(results, games, made.benchmarks)


WorkersOption = Annotated[
    str,
    typer.Option(
        "--workers", "-w", metavar="N", help="Games played at once; auto: one on each core (of the cluster)."
    ),
]
ExecutorOption = Annotated[
    str, typer.Option("--executor", metavar="KIND", help="Who plays: processes, or a cluster: ray or dask.")
]
AddressOption = Annotated[
    str | None,
    typer.Option("--address", metavar="WHERE", help="A cluster that is running; else one is started here."),
]
ResultsOption = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Add every game to this file, and go on from what is in it."),
]
RecordsOption = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="Write every game's record into this directory.")
]
LimitOption = Annotated[int, typer.Option("--limit", help="Break a game off after so many player-turns.")]


@app.command()
def match(
    first: Annotated[str, typer.Argument(help="A bot, or program:COMMAND for any program (docs/bot-protocol.md).")],
    second: Annotated[str, typer.Argument(help="The bot it plays against.")],
    game: Annotated[str, typer.Option("--game", help="Which game.")] = DEFAULT,
    players: Annotated[
        int, typer.Option("--players", "-p", help="Seats: one is the first bot's, all others the second's.")
    ] = 2,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help="How many games; 200, or with --sprt until it is decided.")
    ] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="Play until the sequential test has decided.")] = False,
    elo: Annotated[
        tuple[float, float] | None,
        typer.Option("--elo", metavar="LOW HIGH", help="What the test tells apart; if not given, 0 and 20."),
    ] = None,
    alpha: Annotated[
        float | None, typer.Option("--alpha", help="How often the test may pass wrongly; if not given, 0.05.")
    ] = None,
    beta: Annotated[
        float | None, typer.Option("--beta", help="How often the test may fail wrongly; if not given, 0.05.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first deal's seed; the others follow.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    file: ResultsOption = None,
    records: RecordsOption = None,
    limit: LimitOption = 1000,
    workers: WorkersOption = "auto",
    kind: ExecutorOption = "processes",
    address: AddressOption = None,
    cards: CardsOption = None,
    option: OptionsOption = None,
) -> None:
    """Let two bots play a match: seats turned on equal deals, Elo with error bars. Code 1: a test was not passed."""
    from merkator.arena.match_command import Crew, Wishes, run_match
    from merkator.arena.parallel import wanted_workers
    from merkator.arena.sprt import asked

    made, crew = merkator.game(game, cards), Crew(wanted_workers(workers), kind, address)
    wishes = Wishes(made, read_options(option), seed, crew, as_json, file, records, players, limit)
    enough = games if games is not None or sprt else 200
    raise typer.Exit(0 if run_match(first, second, enough, asked(sprt, elo, alpha, beta), wishes) else 1)


@app.command()
def tournament(
    bots: Annotated[list[str], typer.Argument(help="The bots; program:COMMAND is any program.")],
    game: Annotated[str, typer.Option("--game", help="Which game.")] = DEFAULT,
    players: Annotated[int, typer.Option("--players", "-p", help="Seats at each table.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="Games of each choice of bots that meets.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first deal's seed; the others follow.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    chart: Annotated[Path | None, typer.Option("--chart", metavar="FILE", help="Write a chart (SVG).")] = None,
    file: ResultsOption = None,
    records: RecordsOption = None,
    limit: LimitOption = 1000,
    workers: WorkersOption = "auto",
    kind: ExecutorOption = "processes",
    address: AddressOption = None,
    cards: CardsOption = None,
    option: OptionsOption = None,
) -> None:
    """Let many bots play, everybody against everybody; ratings, a table and a chart."""
    from merkator.arena.match_command import Crew, Wishes, run_tournament
    from merkator.arena.parallel import wanted_workers

    made, crew = merkator.game(game, cards), Crew(wanted_workers(workers), kind, address)
    wishes = Wishes(made, read_options(option), seed, crew, as_json, file, records, players, limit)
    run_tournament(bots, games, chart, wishes)


@app.command()
def ladder(
    bots: Annotated[list[str], typer.Argument(help="The bots; search@0.5s thinks for half a second a turn.")],
    game: Annotated[str, typer.Option("--game", help="Which game.")] = DEFAULT,
    games: Annotated[int, typer.Option("--games", "-n", help="How many solo games each bot plays.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first game's seed; the others follow.")] = 1,
    ceiling: Annotated[bool, typer.Option("--ceiling", help="Show what is reached with all cards known.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    file: ResultsOption = None,
    workers: WorkersOption = "auto",
    kind: ExecutorOption = "processes",
    address: AddressOption = None,
    cards: CardsOption = None,
    option: OptionsOption = None,
) -> None:
    """Let bots play the same solo games: mean, spread, and how many reach the marks of the rulebook."""
    from merkator.arena.ladder_report import climb
    from merkator.arena.match_command import Crew, Wishes
    from merkator.arena.parallel import wanted_workers

    made, crew = merkator.game(game, cards), Crew(wanted_workers(workers), kind, address)
    wishes = Wishes(made, read_options(option), seed, crew, as_json, file)
    climb(bots, games, ceiling, wishes)


@app.command()
def train(
    directory: Annotated[Path, typer.Argument(help="Where everything is kept; train on there at any time.")],
    game: Annotated[str, typer.Option("--game", help="Which game.")] = DEFAULT,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Players; if not given, as few as the game allows.")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", help="Rounds of self-play in all.")] = 24,
    games: Annotated[int, typer.Option("--games", "-n", help="Games in each round.")] = 600,
    shallow: Annotated[int, typer.Option("--shallow", help="Rounds that look one turn ahead.")] = 12,
    ridge: Annotated[float, typer.Option("--ridge", help="How firmly weights keep to the start.")] = 20.0,
    start: Annotated[Path | None, typer.Option("--start", help="Weights to start from (written by train).")] = None,
    workers: WorkersOption = "auto",
) -> None:
    """Learn what positions are worth by self-play; needs merkator[train]. Copy what comes out to the bots by hand."""
    from merkator.arena.parallel import worker_count
    from merkator.arena.train import make_plan
    from merkator.arena.train_report import need_numpy
    from merkator.arena.train_report import train as run
    from merkator.bots.weights_file import read_weights

    need_numpy()
    plan = make_plan(game, players, games, shallow, ridge)
    command = f"merkator train DIR --game {game} -p {plan.players} --rounds {rounds} --games {games}"
    command += f" --shallow {shallow} --ridge {ridge:g}"
    if start is not None:
        command += f" --start {start.name}"
    run(directory, plan, read_weights(start) if start else None, rounds, worker_count(workers), command)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record.")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after N actions.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON (see docs/view.md).")] = False,
    svg: Annotated[bool, typer.Option("--svg", help="Print a drawing of the position as SVG.")] = False,
    dark: Annotated[bool, typer.Option("--dark", help="Draw on dark paper.")] = False,
    cards: CardsOption = None,
    language: LanguageOption = None,
) -> None:
    """Replay a record: what happened, and the position at the end or after N actions."""
    from merkator.core.record import Record

    record = Record.read(file, cards)
    state = record.replay(to, str(file))
    if svg:
        print(state.drawing(dark))
    elif as_json:
        print(json.dumps(state.view(None)))
    else:
        from merkator.terminal.story import tell

        tell(record, to, language)


@app.command("review")
def review_record(
    file: Annotated[Path, typer.Argument(help="The record.")],
    seat: Annotated[
        str | None, typer.Option("--seat", help="Whose decisions: a seat's number or name; without it all people's.")
    ] = None,
    level: Annotated[
        str | None,
        typer.Option("--level", help="The bot to compare with; search@0.5s thinks for half a second a turn."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="List every decision, not only what was lost.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Write a chart (SVG).")] = None,
    cards: CardsOption = None,
    language: LanguageOption = None,
) -> None:
    """Review a game: what a bot would have done at each decision, what was lost, and what was to be expected."""
    from merkator.core.record import Record
    from merkator.terminal.review import show_review

    show_review(Record.read(file, cards), seat, level, as_json, svg, everything, language)


@app.command("games")
def games_list() -> None:
    """List the games that are installed, with their numbers of players and their bots."""
    from merkator.bots.registry import bots

    for name in merkator.list_games():
        game = merkator.game(name)
        print(f"{name:12} {game.seats[0]}-{game.seats[-1]} players   bots: {', '.join(bots(game))}")


@app.command("options")
def options_list(
    game: Annotated[str, typer.Argument(help=f"Which game, such as {DEFAULT}.")], language: LanguageOption = None
) -> None:
    """List the options a game can be made with."""
    from merkator.terminal.tables import show_options
    from merkator.text import checked_language

    show_options(merkator.game(game).declared, checked_language(language))


@cards_app.command("check")
def cards_check(
    file: Annotated[Path, typer.Argument(help="The card set to check.")], game: GameOption = DEFAULT
) -> None:
    """Check a card set; says what is wrong and where."""
    made = merkator.game(game, file)
    print(f"{file}: a good card set for {made.name}, hash {made.cards_hash}")


@cards_app.command("list")
def cards_list(cards: CardsOption = None, game: GameOption = DEFAULT) -> None:
    """List all cards with their sources."""
    from merkator.terminal.tables import show_sections

    show_sections(merkator.game(game, cards).listing())


@cards_app.command("new")
def cards_new(file: Annotated[Path, typer.Argument(help="The file to write.")], game: GameOption = DEFAULT) -> None:
    """Write a commented template for owners of the printed game."""
    text = merkator.game(game).template()
    try:
        with open(file, "x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError as error:
        raise FileError(str(file), "", "exists already; choose another name, nothing was changed") from error
    except OSError as error:
        raise FileError(str(file), "", f"cannot be written: {error.strerror}") from error
    print(f"{file}: written. Fill it in, then: merkator cards check {file}")


if __name__ == "__main__":
    main()
