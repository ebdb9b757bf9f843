"""The commands of the server: `merkator play`, `serve`, `health`, `backup`, `restore`, `upgrade` and `admin`.

Every setting can be given on the command line or in the environment (MERKATOR_…; docs/hosting.md lists them all). A
command imports what it needs when it runs, so that the others start fast.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from merkator.core.errors import BadOption
from merkator.server.settings import LOOPBACK, PORT, Settings, default_database

app = typer.Typer()
admin_app = typer.Typer(help="Manage a server's users and old games, directly in its database.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="MERKATOR_DATABASE",
        show_envvar=False,
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: a file in your data directory.",
    ),
]
AddressOption = Annotated[
    str,
    typer.Option("--address", metavar="URL", envvar="MERKATOR_ADDRESS", help="Public URL of the server."),
]
PortOption = Annotated[
    int, typer.Option("--port", envvar="MERKATOR_PORT", help="Port to listen on; 0 picks a free one.")
]
UserArgument = Annotated[str, typer.Argument(help="The login, or the id that `merkator admin list` shows.")]
HERE = f"http://{LOOPBACK}:{PORT}"


def _words(given: list[str] | None) -> tuple[str, ...]:
    """Return all values of a repeatable option; one argument may hold several, separated by commas.

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
    """Play in the browser on this computer. Games are saved in your data directory."""
    settings = Settings(database or default_database(), port=port, log_level="warning")
    from merkator.server import serve as serving

    serving.play(settings, browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", envvar="MERKATOR_HOST", help="The address to listen on.")] = LOOPBACK,
    port: PortOption = PORT,
    database: DatabaseOption = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers", envvar="MERKATOR_WORKERS", help="Number of processes; more than one requires PostgreSQL."
        ),
    ] = 1,
    root_path: Annotated[
        str,
        typer.Option(
            "--root-path", envvar="MERKATOR_ROOT_PATH", help="Path prefix behind a proxy, such as /merkator."
        ),
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxy",
            metavar="ADDRESS",
            envvar="MERKATOR_TRUSTED_PROXIES",
            help="Address or network of a proxy whose X-Forwarded headers are trusted. Can be repeated.",
        ),
    ] = None,
    public_host: Annotated[
        list[str] | None,
        typer.Option(
            "--public-host",
            metavar="NAME",
            envvar="MERKATOR_PUBLIC_HOSTS",
            help="A host name the server answers to. Can be repeated.",
        ),
    ] = None,
    invite_only: Annotated[
        bool,
        typer.Option(
            "--invite-only", envvar="MERKATOR_INVITE_ONLY", help="Require an invitation to create an account."
        ),
    ] = False,
    guest_tables: Annotated[
        bool,
        typer.Option(
            "--guest-tables/--no-guest-tables", envvar="MERKATOR_GUEST_TABLES", help="Let guests create games."
        ),
    ] = True,
    retention_days: Annotated[
        int,
        typer.Option(
            "--retention-days",
            envvar="MERKATOR_RETENTION_DAYS",
            help="Delete games this many days after they end; 0 keeps them.",
        ),
    ] = 0,
    limits: Annotated[
        float,
        typer.Option(
            "--limits", envvar="MERKATOR_LIMITS", help="Multiply the rate limits by this factor; 0 turns them off."
        ),
    ] = 1.0,
    bot_seconds: Annotated[
        float,
        typer.Option("--bot-seconds", envvar="MERKATOR_BOT_SECONDS", help="CPU seconds a bot may use per decision."),
    ] = 2.0,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token",
            envvar="MERKATOR_METRICS_TOKEN",
            help="Bearer token that lets other machines read /metrics.",
        ),
    ] = "",
    notify_scheme: Annotated[
        list[str] | None,
        typer.Option(
            "--notify-scheme",
            metavar="KIND",
            envvar="MERKATOR_NOTIFY_SCHEMES",
            help="An allowed kind of Apprise address: mailtos, ntfys, jsons, … Can be repeated.",
        ),
    ] = None,
    push_contact: Annotated[
        str,
        typer.Option(
            "--push-contact",
            metavar="MAIL",
            envvar="MERKATOR_PUSH_CONTACT",
            help="Contact address for push services. Setting it turns web push on.",
        ),
    ] = "",
    push_key: Annotated[
        str,
        typer.Option(
            "--push-key",
            envvar="MERKATOR_PUSH_KEY",
            help="Key that signs push messages. Default: created once and stored.",
        ),
    ] = "",
    push_host: Annotated[
        list[str] | None,
        typer.Option(
            "--push-host",
            metavar="NAME",
            envvar="MERKATOR_PUSH_HOSTS",
            help="Another allowed push service. Can be repeated.",
        ),
    ] = None,
    notify_delay: Annotated[
        float,
        typer.Option(
            "--notify-delay",
            envvar="MERKATOR_NOTIFY_DELAY",
            help="Seconds to wait before notifying a player of their turn.",
        ),
    ] = 60.0,
    log_level: Annotated[
        str, typer.Option("--log-level", envvar="MERKATOR_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Run a server for other people: one process on SQLite, or several on PostgreSQL."""
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
    from merkator.server import serve as serving

    serving.serve(settings, workers)


@app.command()
def health(
    port: PortOption = PORT,
    root_path: Annotated[str, typer.Option("--root-path", envvar="MERKATOR_ROOT_PATH", help="As for serve.")] = "",
) -> None:
    """Check the server on this machine; exit code 1 if it is unhealthy or not running."""
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
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Back up everything to one file, even while the server runs. It contains secrets: keep it safe."""
    from merkator.server import backup as backups
    from merkator.server import offline

    with offline.opened(database or default_database()) as opened:
        counts = backups.write(opened, file, time.time(), force)
    print(f"{file}: {counts['users']} users, {counts['tables']} tables, {counts['entries']} entries")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `merkator backup`.")],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace everything in the database.")] = False,
) -> None:
    """Restore a backup into an empty SQLite or PostgreSQL database. Stop the server first."""
    from merkator.server import backup as backups
    from merkator.server import offline

    with backups.Backup(file) as held, offline.opened(database or default_database(), new=True) as opened:
        counts = backups.restore(held, opened, force)
    print(f"{file}: {counts['users']} users, {counts['tables']} tables, {counts['entries']} entries restored")


@app.command()
def upgrade(
    check: Annotated[
        bool, typer.Option("--check", help="Report what would happen to open games; change nothing.")
    ] = False,
    prepare: Annotated[
        bool, typer.Option("--prepare", help="Store the position of every running game, before an upgrade.")
    ] = False,
    database: DatabaseOption = None,
) -> None:
    """Prepare for an upgrade (--prepare, with the old version), or preview it (--check, with the new one)."""
    from merkator.server import offline, upgrades

    if check == prepare:
        raise BadOption("use either --prepare (with the old version) or --check (with the new one)")
    with offline.opened(database or default_database()) as opened:
        if prepare:
            print(f"{upgrades.prepare(opened)} positions stored: these games can continue under any later rules")
            return
        findings = list(upgrades.check(opened))
    notable = [finding for finding in findings if finding.what != upgrades.SAME]
    if notable:
        rows = [[f.table, f.game, str(f.rules), f.status, f.what, f.why] for f in notable]
        print(offline.table(["table", "game", "rules", "status", "", ""], rows))
    stuck = [finding for finding in findings if finding.what not in upgrades.GOES_ON]
    print(f"{len(findings) - len(stuck)} of {len(findings)} open games can continue under this version")
    if stuck:
        raise typer.Exit(1)


# --- admin


@admin_app.command("list")
def admin_list(
    database: DatabaseOption = None,
    guests: Annotated[bool, typer.Option("--guests", help="Include guests.")] = False,
    limit: Annotated[int, typer.Option("--limit", min=1, help="Maximum number of users.")] = 1000,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per line.")] = False,
) -> None:
    """List users, most recently active first."""
    from merkator.server import admin, offline

    with offline.changing(database or default_database()) as connection:
        people = admin.listed(connection, guests, limit)
    if as_json:
        for person in people:
            print(json.dumps(person.json()))
    else:
        print(offline.table(admin.HEADERS, [person.row() for person in people]))


@admin_app.command("reset-link")
def admin_reset_link(user: UserArgument, database: DatabaseOption = None, address: AddressOption = HERE) -> None:
    """Print a link for choosing a new password; it works once and expires after two days."""
    from merkator.server import admin, offline

    with offline.changing(database or default_database()) as connection:
        link = admin.reset_link(connection, user, address, time.time())
    print(link)


@admin_app.command("invite")
def admin_invite(database: DatabaseOption = None, address: AddressOption = HERE) -> None:
    """Print a link for creating an account; it works once and expires after 14 days."""
    from merkator.server import admin, offline

    with offline.changing(database or default_database()) as connection:
        link = admin.invitation(connection, address, time.time())
    print(link)


@admin_app.command("remove")
def admin_remove(
    user: UserArgument,
    database: DatabaseOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask for confirmation.")] = False,
) -> None:
    """Delete a user permanently. Games with others are kept, without the name."""
    from merkator.server import admin, offline

    if not yes and not (sys.stdin.isatty() and typer.confirm(f"Delete {user} permanently?")):
        raise BadOption("nothing was deleted; --yes deletes without asking")
    with offline.changing(database or default_database()) as connection:
        person = admin.remove(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) has been deleted")


@admin_app.command("ban")
def admin_ban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Ban a user and end all their sessions."""
    from merkator.server import admin, offline

    with offline.changing(database or default_database()) as connection:
        person = admin.ban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) is banned")


@admin_app.command("unban")
def admin_unban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Lift a ban."""
    from merkator.server import admin, offline

    with offline.changing(database or default_database()) as connection:
        person = admin.unban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) is no longer banned")


@admin_app.command("make-admin")
def admin_make_admin(
    user: UserArgument,
    database: DatabaseOption = None,
    revoke: Annotated[bool, typer.Option("--revoke", help="Revoke the admin role.")] = False,
) -> None:
    """Make an account an admin, who can invite users and reset passwords in the browser."""
    from merkator.server import admin, offline

    with offline.changing(database or default_database()) as connection:
        person = admin.make_admin(connection, user, not revoke)
    print(f"{person.name} ({person.login}) is {'no longer an' if revoke else 'an'} admin")


@admin_app.command("prune")
def admin_prune(
    days: Annotated[
        int,
        typer.Option(
            "--days",
            min=0,
            envvar="MERKATOR_RETENTION_DAYS",
            help="Delete games that ended longer ago than this; 0 keeps them all.",
        ),
    ] = 0,
    database: DatabaseOption = None,
) -> None:
    """Delete old data: finished games, guests without games, expired sessions and links."""
    from merkator.server import admin, offline

    with offline.opened(database or default_database()) as opened:
        with opened.engine.connect() as connection:
            offline.check_form(connection)
        gone = admin.prune_all(opened, time.time(), days)
    print(f"removed: {len(gone.tables)} games, {gone.guests} guests, {gone.sessions} sessions, {gone.links} links")


@admin_app.command("push-key")
def admin_push_key() -> None:
    """Print a new key for push messages, for MERKATOR_PUSH_KEY; browsers subscribed with another key are lost."""
    from merkator.server import senders
    from merkator.server.subscriptions import PUSH

    if not senders.installed(PUSH):
        raise BadOption("push messages need an extra: pip install 'merkator[notify]'")
    print(senders.new_key())
