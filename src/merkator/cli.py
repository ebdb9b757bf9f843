"""The command line: `merkator …`. Each command only parses its arguments; other packages do the work."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

import merkator
from merkator.cli_options import (
    DEFAULT,
    GAMES,
    AddressOption,
    CardsOption,
    ExecutorOption,
    GameOption,
    LanguageOption,
    LimitOption,
    OptionsOption,
    RecordsOption,
    ResultsOption,
    WorkersOption,
    read_options,
)
from merkator.core.errors import FileError, MerkatorError
from merkator.server.ops import commands

app = typer.Typer(
    name="merkator",
    help="Two trading board games to play, study and teach to machines.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
cards_app = typer.Typer(help="List card sets, check your own, or start a new one.", no_args_is_help=True)
app.add_typer(cards_app, name="cards")
app.add_typer(commands.app)


def main() -> None:
    """Run a command. Errors end with a message and exit code 2, never with a stack trace."""
    try:
        app(standalone_mode=True)
    except MerkatorError as error:
        print(f"merkator: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has exited: `merkator … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"merkator {merkator.__version__} ({'compiled' if merkator.compiled else 'interpreted'} engine)")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Two trading board games to play, study and teach to machines."""


@app.command()
def terminal(
    players: Annotated[
        list[str] | None,
        typer.Argument(help="Players in turn order: a name for a person, bot:NAME for a bot, such as bot:greedy."),
    ] = None,
    game: Annotated[str, typer.Option("--game", help=f"The game: {GAMES}.")] = DEFAULT,
    file: Annotated[
        Path | None,
        typer.Option("--file", metavar="FILE", help="The record file: resumed if it exists, otherwise created."),
    ] = None,
    follow: Annotated[
        bool, typer.Option("--follow", help="Follow a game on a real table: you type in what is revealed.")
    ] = False,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal from this seed.")] = None,
    cards: CardsOption = None,
    option: OptionsOption = None,
    language: LanguageOption = None,
    ascii: Annotated[bool, typer.Option("--ascii", help="Use ASCII characters only.")] = False,
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
    game: Annotated[str, typer.Argument(help=f"The game: {GAMES}.")],
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="Number of games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", help="One bot for all seats, or one per seat: a,b,… Quote a name that contains a comma."
        ),
    ] = "random",
    seed: Annotated[
        int, typer.Option("--seed", "-s", help="Seed of the first game; the next games count up from it.")
    ] = 1,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object per line, one for each game.")
    ] = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write every game's record to this directory.")
    ] = None,
    limit: Annotated[int, typer.Option("--limit", help="Stop a game after this many player-turns.")] = 1000,
    workers: Annotated[
        str, typer.Option("--workers", "-w", metavar="N", help="Number of processes; auto uses one per core.")
    ] = "1",
    balance: Annotated[
        bool, typer.Option("--report", help="Print a balance report: what was used, earned and lost.")
    ] = False,
    cards: CardsOption = None,
    option: OptionsOption = None,
) -> None:
    """Play many games between bots and summarise the results."""
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


@app.command()
def match(
    first: Annotated[str, typer.Argument(help="A bot, or program:COMMAND for any program (docs/bot-protocol.md).")],
    second: Annotated[str, typer.Argument(help="The bot it plays against.")],
    game: Annotated[str, typer.Option("--game", help=f"The game: {GAMES}.")] = DEFAULT,
    players: Annotated[
        int, typer.Option("--players", "-p", help="Number of seats: one for the first bot, the rest for the second.")
    ] = 2,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", help="Number of games. Default: 200; with --sprt, until the test decides."),
    ] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="Play until the sequential test decides.")] = False,
    elo: Annotated[
        tuple[float, float] | None,
        typer.Option("--elo", metavar="LOW HIGH", help="The two Elo differences to tell apart. Default: 0 20."),
    ] = None,
    alpha: Annotated[
        float | None, typer.Option("--alpha", help="Allowed rate of false passes. Default: 0.05.")
    ] = None,
    beta: Annotated[
        float | None, typer.Option("--beta", help="Allowed rate of false failures. Default: 0.05.")
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", "-s", help="Seed of the first deal; the next deals count up from it.")
    ] = 1,
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
    """Play a match between two bots: same deals, seats swapped, Elo with error bars.

    Exit code 1: a test did not pass.
    """
    from merkator.arena.match_command import RunConfig, WorkerConfig, run_match
    from merkator.arena.parallel import wanted_workers
    from merkator.arena.sprt import test_from_options

    made, pool = merkator.game(game, cards), WorkerConfig(wanted_workers(workers), kind, address)
    config = RunConfig(made, read_options(option), seed, pool, as_json, file, records, players, limit)
    enough = games if games is not None or sprt else 200
    raise typer.Exit(0 if run_match(first, second, enough, test_from_options(sprt, elo, alpha, beta), config) else 1)


@app.command()
def tournament(
    bots: Annotated[list[str], typer.Argument(help="The bots; program:COMMAND is any program.")],
    game: Annotated[str, typer.Option("--game", help=f"The game: {GAMES}.")] = DEFAULT,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of seats per game.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="Games per line-up of bots.")] = 100,
    seed: Annotated[
        int, typer.Option("--seed", "-s", help="Seed of the first deal; the next deals count up from it.")
    ] = 1,
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
    """Play a round robin between many bots: ratings, results and a chart."""
    from merkator.arena.match_command import RunConfig, WorkerConfig, run_tournament
    from merkator.arena.parallel import wanted_workers

    made, pool = merkator.game(game, cards), WorkerConfig(wanted_workers(workers), kind, address)
    config = RunConfig(made, read_options(option), seed, pool, as_json, file, records, players, limit)
    run_tournament(bots, games, chart, config)


@app.command()
def ladder(
    bots: Annotated[list[str], typer.Argument(help="The bots; search@0.5s thinks for half a second per turn.")],
    game: Annotated[str, typer.Option("--game", help=f"The game: {GAMES}.")] = DEFAULT,
    games: Annotated[int, typer.Option("--games", "-n", help="Number of solo games per bot.")] = 100,
    seed: Annotated[
        int, typer.Option("--seed", "-s", help="Seed of the first game; the next games count up from it.")
    ] = 1,
    ceiling: Annotated[
        bool, typer.Option("--ceiling", help="Also show the best score found with all cards known.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    file: ResultsOption = None,
    workers: WorkersOption = "auto",
    kind: ExecutorOption = "processes",
    address: AddressOption = None,
    cards: CardsOption = None,
    option: OptionsOption = None,
) -> None:
    """Compare bots on the same solo games: mean, spread, and how often they reach the rulebook's marks."""
    from merkator.arena.ladder_report import run_ladder
    from merkator.arena.match_command import RunConfig, WorkerConfig
    from merkator.arena.parallel import wanted_workers

    made, pool = merkator.game(game, cards), WorkerConfig(wanted_workers(workers), kind, address)
    config = RunConfig(made, read_options(option), seed, pool, as_json, file)
    run_ladder(bots, games, ceiling, config)


@app.command()
def train(
    directory: Annotated[Path, typer.Argument(help="Directory for all files; run again to continue training there.")],
    game: Annotated[str, typer.Option("--game", help=f"The game: {GAMES}.")] = DEFAULT,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players. Default: as few as the game allows.")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", help="Total rounds of self-play.")] = 24,
    games: Annotated[int, typer.Option("--games", "-n", help="Games per round.")] = 600,
    shallow: Annotated[int, typer.Option("--shallow", help="Rounds that look one turn ahead.")] = 12,
    ridge: Annotated[
        float, typer.Option("--ridge", help="Ridge strength: how strongly weights are held to their start.")
    ] = 20.0,
    start: Annotated[Path | None, typer.Option("--start", help="Weights to start from (written by train).")] = None,
    workers: WorkersOption = "auto",
) -> None:
    """Learn position values by self-play (needs merkator[train]).

    You copy the resulting weights to the bots yourself.
    """
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
    dark: Annotated[bool, typer.Option("--dark", help="Draw on a dark background.")] = False,
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
        from merkator.terminal.replay_text import print_replay

        print_replay(record, to, language)


@app.command("review")
def review_record(
    file: Annotated[Path, typer.Argument(help="The record.")],
    seat: Annotated[
        str | None, typer.Option("--seat", help="Seat number or player name. Default: all human players.")
    ] = None,
    level: Annotated[
        str | None,
        typer.Option("--level", help="The bot to compare with; search@0.5s thinks for half a second per turn."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="List every decision, not only mistakes.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Write a chart (SVG).")] = None,
    cards: CardsOption = None,
    language: LanguageOption = None,
) -> None:
    """Review a game: compare each decision with a bot's choice and show what it cost."""
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
    game: Annotated[str, typer.Argument(help=f"The game: {GAMES}.")], language: LanguageOption = None
) -> None:
    """List a game's options."""
    from merkator.terminal.listings import show_options
    from merkator.text import check_language

    show_options(merkator.game(game).declared, check_language(language))


@cards_app.command("check")
def cards_check(
    file: Annotated[Path, typer.Argument(help="The card set to check.")], game: GameOption = DEFAULT
) -> None:
    """Check a card set and report what is wrong, and where."""
    made = merkator.game(game, file)
    print(f"{file}: valid card set for {made.name}, hash {made.cards_hash}")


@cards_app.command("list")
def cards_list(cards: CardsOption = None, game: GameOption = DEFAULT) -> None:
    """List all cards with their sources."""
    from merkator.terminal.listings import show_sections

    show_sections(merkator.game(game, cards).listing())


@cards_app.command("new")
def cards_new(file: Annotated[Path, typer.Argument(help="The file to write.")], game: GameOption = DEFAULT) -> None:
    """Write a commented template for owners of the printed game."""
    text = merkator.game(game).template()
    try:
        with open(file, "x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError as error:
        raise FileError(str(file), "", "already exists; choose another name") from error
    except OSError as error:
        raise FileError(str(file), "", f"cannot be written: {error.strerror}") from error
    of_game = "" if game == DEFAULT else f" --game {game}"
    print(f"{file}: written. Fill it in, then: merkator cards check {file}{of_game}")


if __name__ == "__main__":
    main()
