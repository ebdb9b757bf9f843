"""The commands of the server: `merkator play`, `serve`, `health`, `backup`, `restore`, `upgrade` and `admin`.

Everything can be chosen on the command line or in the environment (MERKATOR_…; docs/hosting.md lists all). What a
command needs is imported when it runs, so that the others start fast.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from merkator.core.errors import BadOption
from merkator.server.base.settings import LOOPBACK, PORT, Settings, default_database

app = typer.Typer()
admin_app = typer.Typer(help="Users and old games of a server, directly on its database.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="MERKATOR_DATABASE",
        show_envvar=False,
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; default: a file of this user.",
    ),
]
AddressOption = Annotated[
    str,
    typer.Option("--address", metavar="URL", envvar="MERKATOR_ADDRESS", help="Where people reach the server."),
]
PortOption = Annotated[int, typer.Option("--port", envvar="MERKATOR_PORT", help="The port; 0: any free one.")]
UserArgument = Annotated[str, typer.Argument(help="The login, or the id that `merkator admin list` shows.")]
HERE = f"http://{LOOPBACK}:{PORT}"


def _words(given: list[str] | None) -> tuple[str, ...]:
    """Return all words of an option that can be repeated; one may hold several, with commas between.

    >>> _words(["a.example, b.example", "c.example"])
    ('a.example', 'b.example', 'c.example')
    """
    return tuple(word.strip() for part in given or [] for word in part.split(",") if word.strip())


@app.command()
def play(
    port: PortOption = PORT,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    database: DatabaseOption = None,
) -> None:
    """Play in the browser, on this computer alone; games are kept in a file of yours."""
    settings = Settings(database or default_database(), port=port, log_level="warning")
    from merkator.server.ops import serve as serving

    serving.play(settings, browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", envvar="MERKATOR_HOST", help="The address to listen on.")] = LOOPBACK,
    port: PortOption = PORT,
    database: DatabaseOption = None,
    workers: Annotated[
        int, typer.Option("--workers", envvar="MERKATOR_WORKERS", help="Processes; more than 1 need PostgreSQL.")
    ] = 1,
    root_path: Annotated[
        str, typer.Option("--root-path", envvar="MERKATOR_ROOT_PATH", help="Under which a proxy shows it: /merkator.")
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxy",
            metavar="ADDRESS",
            envvar="MERKATOR_TRUSTED_PROXIES",
            help="A proxy (address or network) whose word about visitors is taken; may be repeated.",
        ),
    ] = None,
    public_host: Annotated[
        list[str] | None,
        typer.Option(
            "--public-host",
            metavar="NAME",
            envvar="MERKATOR_PUBLIC_HOSTS",
            help="A name people reach the server by; may be repeated.",
        ),
    ] = None,
    invite_only: Annotated[
        bool, typer.Option("--invite-only", envvar="MERKATOR_INVITE_ONLY", help="Accounts need an invitation.")
    ] = False,
    guest_tables: Annotated[
        bool,
        typer.Option(
            "--guest-tables/--no-guest-tables", envvar="MERKATOR_GUEST_TABLES", help="Guests may make tables."
        ),
    ] = True,
    retention_days: Annotated[
        int,
        typer.Option(
            "--retention-days",
            envvar="MERKATOR_RETENTION_DAYS",
            help="Remove games so long after their end; 0: never.",
        ),
    ] = 0,
    limits: Annotated[
        float, typer.Option("--limits", envvar="MERKATOR_LIMITS", help="Times the usual rate limits; 0: none.")
    ] = 1.0,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", envvar="MERKATOR_BOT_SECONDS", help="CPU time of a bot's decision.")
    ] = 2.0,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token", envvar="MERKATOR_METRICS_TOKEN", help="Lets other machines see /metrics (as Bearer)."
        ),
    ] = "",
    notify_scheme: Annotated[
        list[str] | None,
        typer.Option(
            "--notify-scheme",
            metavar="KIND",
            envvar="MERKATOR_NOTIFY_SCHEMES",
            help="A kind of Apprise address people may be told at: mailtos, ntfys, jsons …; may be repeated.",
        ),
    ] = None,
    push_contact: Annotated[
        str,
        typer.Option(
            "--push-contact",
            metavar="MAIL",
            envvar="MERKATOR_PUSH_CONTACT",
            help="Switches web push on; push services can complain there.",
        ),
    ] = "",
    push_key: Annotated[
        str,
        typer.Option(
            "--push-key", envvar="MERKATOR_PUSH_KEY", help="Signs push messages; default: made once and kept."
        ),
    ] = "",
    push_host: Annotated[
        list[str] | None,
        typer.Option(
            "--push-host",
            metavar="NAME",
            envvar="MERKATOR_PUSH_HOSTS",
            help="A push service besides those of the usual browsers; may be repeated.",
        ),
    ] = None,
    notify_delay: Annotated[
        float,
        typer.Option(
            "--notify-delay", envvar="MERKATOR_NOTIFY_DELAY", help="Seconds a turn waits before somebody is told."
        ),
    ] = 60.0,
    log_level: Annotated[
        str, typer.Option("--log-level", envvar="MERKATOR_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Serve tables to others; one process on a SQLite file, or several on PostgreSQL."""
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        root_path=root_path,
        trusted_proxies=_words(trusted_proxy),
        public_hosts=_words(public_host),
        invite_only=invite_only,
        guest_tables=guest_tables,
        retention_days=retention_days,
        limits=limits,
        bot_seconds=bot_seconds,
        metrics_token=metrics_token,
        notify_schemes=_words(notify_scheme),
        push_contact=push_contact,
        push_key=push_key,
        push_hosts=_words(push_host),
        notify_delay=notify_delay,
        log_level=log_level,
    )
    from merkator.server.ops import serve as serving

    serving.serve(settings, workers)


@app.command()
def health(
    port: PortOption = PORT,
    root_path: Annotated[str, typer.Option("--root-path", envvar="MERKATOR_ROOT_PATH", help="As for serve.")] = "",
) -> None:
    """Ask the server on this machine whether it is well; exit code 1 when it is not, or not there."""
    from urllib.error import HTTPError
    from urllib.request import urlopen

    try:
        with urlopen(f"http://{LOOPBACK}:{port}{root_path.rstrip('/')}/healthz", timeout=8) as answer:
            print(answer.read(10_000).decode("utf-8", "replace"))
    except HTTPError as error:
        print(error.read(10_000).decode("utf-8", "replace"))
        raise typer.Exit(1) from None
    except OSError as error:
        print(f"no answer: {error}")
        raise typer.Exit(1) from None


# --- backups and upgrades


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that exists.")] = False,
) -> None:
    """Write everything into one file, while the server runs. It holds secrets: keep it safe."""
    from merkator.server.ops import backup as backups
    from merkator.server.ops import direct_access

    with direct_access.open_database(database or default_database()) as opened:
        counts = backups.write(opened, file, time.time(), force)
    print(f"{file}: {counts['users']} users, {counts['tables']} tables, {counts['entries']} entries")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `merkator backup` wrote.")],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace everything that is in the database.")] = False,
) -> None:
    """Put a backup into an empty database, SQLite or PostgreSQL. No server may run on it meanwhile."""
    from merkator.server.ops import backup as backups
    from merkator.server.ops import direct_access

    with (
        backups.Backup(file) as held,
        direct_access.open_database(database or default_database(), new=True) as opened,
    ):
        counts = backups.restore(held, opened, force)
    print(f"{file}: {counts['users']} users, {counts['tables']} tables, {counts['entries']} entries restored")


@app.command()
def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Say what becomes of open tables; change nothing.")] = False,
    prepare: Annotated[
        bool, typer.Option("--prepare", help="Store the position of every running game, before a new version comes.")
    ] = False,
    database: DatabaseOption = None,
) -> None:
    """Get ready for a new version (--prepare, with the old one), and see what it would do (--check, with the new)."""
    from merkator.server.ops import direct_access, upgrades

    if check == prepare:
        raise BadOption("say either --prepare (with the old version) or --check (with the new one)")
    with direct_access.open_database(database or default_database()) as opened:
        if prepare:
            print(f"{upgrades.prepare(opened)} positions stored: these games go on under any later rules")
            return
        findings = list(upgrades.check(opened))
    notable = [finding for finding in findings if finding.what != upgrades.SAME]
    if notable:
        rows = [[f.table, f.game, str(f.rules), f.status, f.what, f.why] for f in notable]
        print(direct_access.text_columns(["table", "game", "rules", "status", "", ""], rows))
    stuck = [finding for finding in findings if finding.what not in upgrades.GOES_ON]
    print(f"{len(findings) - len(stuck)} of {len(findings)} open tables go on under this version")
    if stuck:
        raise typer.Exit(1)


# --- admin


@admin_app.command("list")
def admin_list(
    database: DatabaseOption = None,
    guests: Annotated[bool, typer.Option("--guests", help="Show guests, too.")] = False,
    limit: Annotated[int, typer.Option("--limit", min=1, help="How many at most.")] = 1000,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """List the users, who was here last first."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        people = admin.list_users(connection, guests, limit)
    if as_json:
        for person in people:
            print(json.dumps(person.json()))
    else:
        print(direct_access.text_columns(admin.HEADERS, [person.row() for person in people]))


@admin_app.command("reset-link")
def admin_reset_link(user: UserArgument, database: DatabaseOption = None, address: AddressOption = HERE) -> None:
    """Print a link with which a user chooses a new password; it works once, for two days."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        link = admin.reset_link(connection, user, address, time.time())
    print(link)


@admin_app.command("invite")
def admin_invite(database: DatabaseOption = None, address: AddressOption = HERE) -> None:
    """Print a link with which somebody can make an account; it works once, for 14 days."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        link = admin.invitation(connection, address, time.time())
    print(link)


@admin_app.command("remove")
def admin_remove(
    user: UserArgument,
    database: DatabaseOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove a user for good; games with others stay, without the name."""
    from merkator.server.ops import admin, direct_access

    if not yes and not (sys.stdin.isatty() and typer.confirm(f"Remove {user} for good?")):
        raise BadOption("nothing was removed; --yes removes without asking")
    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.remove(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) is removed")


@admin_app.command("ban")
def admin_ban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Lock a user out; all sessions end."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.ban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) is banned")


@admin_app.command("unban")
def admin_unban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Let a user in again."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.unban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) may come in again")


@admin_app.command("make-admin")
def admin_make_admin(
    user: UserArgument,
    database: DatabaseOption = None,
    revoke: Annotated[bool, typer.Option("--revoke", help="Take it back.")] = False,
) -> None:
    """Let an account run the server from the browser."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.make_admin(connection, user, not revoke)
    print(f"{person.name} ({person.login}) is {'no longer an' if revoke else 'an'} admin")


@admin_app.command("prune")
def admin_prune(
    days: Annotated[
        int,
        typer.Option(
            "--days", min=0, envvar="MERKATOR_RETENTION_DAYS", help="Games that ended longer ago go; 0: none of them."
        ),
    ] = 0,
    database: DatabaseOption = None,
) -> None:
    """Remove what is old: ended games, guests without games, sessions and links that have run out."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_database(database or default_database()) as opened:
        with opened.engine.connect() as connection:
            direct_access.check_schema(connection)
        gone = admin.prune_all(opened, time.time(), days)
    print(f"removed: {len(gone.tables)} games, {gone.guests} guests, {gone.sessions} sessions, {gone.links} links")


@admin_app.command("push-key")
def admin_push_key() -> None:
    """Print a new key for push messages, for MERKATOR_PUSH_KEY; browsers that subscribed to another are lost."""
    from merkator.server.notify import senders
    from merkator.server.notify.subscriptions import PUSH

    if not senders.installed(PUSH):
        raise BadOption("push messages need more: pip install 'merkator[notify]'")
    print(senders.new_key())
