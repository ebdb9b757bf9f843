"""The commands of the server: `merkator play`, `serve`, `health`, `backup`, `restore`, `upgrade` and `admin`.

What a command needs is imported when it runs, so that the others start fast.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from merkator.core.errors import BadOption
from merkator.server.base.settings import LOOPBACK, PORT, Settings, default_database
from merkator.server.ops import admin_commands
from merkator.server.ops.options import (
    BotSecondsOption,
    DatabaseOption,
    GuestTablesOption,
    HostOption,
    InviteOnlyOption,
    LimitsOption,
    LogLevelOption,
    MetricsTokenOption,
    NotifyDelayOption,
    NotifyPrivateOption,
    NotifySchemeOption,
    PortOption,
    PublicHostOption,
    PushContactOption,
    PushHostOption,
    PushKeyOption,
    RetentionDaysOption,
    RootPathOption,
    TrustedProxyOption,
    WorkersOption,
    split_words,
)

app = typer.Typer()
app.add_typer(admin_commands.app, name="admin")


@app.command()
def play(
    port: PortOption = PORT,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    database: DatabaseOption = None,
) -> None:
    """Play in the browser on this computer. Games are saved in your data directory."""
    settings = Settings(database or default_database(), port=port, log_level="warning")
    from merkator.server.ops import serve as serving

    serving.play(settings, browser)


@app.command()
def serve(
    host: HostOption = LOOPBACK,
    port: PortOption = PORT,
    database: DatabaseOption = None,
    workers: WorkersOption = 1,
    root_path: RootPathOption = "",
    trusted_proxy: TrustedProxyOption = None,
    public_host: PublicHostOption = None,
    invite_only: InviteOnlyOption = False,
    guest_tables: GuestTablesOption = True,
    retention_days: RetentionDaysOption = 0,
    limits: LimitsOption = 1.0,
    bot_seconds: BotSecondsOption = 2.0,
    metrics_token: MetricsTokenOption = "",
    notify_scheme: NotifySchemeOption = None,
    notify_private: NotifyPrivateOption = False,
    push_contact: PushContactOption = "",
    push_key: PushKeyOption = "",
    push_host: PushHostOption = None,
    notify_delay: NotifyDelayOption = 60.0,
    log_level: LogLevelOption = "info",
) -> None:
    """Run a server for other people: one process on SQLite, or several on PostgreSQL."""
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        root_path=root_path,
        trusted_proxies=split_words(trusted_proxy),
        public_hosts=split_words(public_host),
        invite_only=invite_only,
        guest_tables=guest_tables,
        retention_days=retention_days,
        limits=limits,
        bot_seconds=bot_seconds,
        metrics_token=metrics_token,
        notify_schemes=split_words(notify_scheme),
        notify_private=notify_private,
        push_contact=push_contact,
        push_key=push_key,
        push_hosts=split_words(push_host),
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


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Back up everything to one file, even while the server runs. It contains secrets: keep it safe."""
    from merkator.server.ops import backup as backups
    from merkator.server.ops import direct_access

    with direct_access.open_database(database or default_database()) as opened:
        counts = backups.write(opened, file, time.time(), force)
    print(f"{file}: {counts['users']} users, {counts['tables']} tables, {counts['entries']} entries")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `merkator backup`.")],
    database: DatabaseOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace everything in the database.")] = False,
) -> None:
    """Restore a backup into an empty SQLite or PostgreSQL database. Stop the server first."""
    from merkator.server.ops import recovery
    from merkator.server.ops.backup import Backup

    with Backup(file) as held:
        counts, kept = recovery.restore(held, database or default_database(), force)
    print(f"{file}: {counts['users']} users, {counts['tables']} tables, {counts['entries']} entries restored")
    if kept is not None:
        print(f"The damaged file is now {kept}")


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
    from merkator.server.ops import direct_access, upgrades

    if check == prepare:
        raise BadOption("use either --prepare (with the old version) or --check (with the new one)")
    with direct_access.open_database(database or default_database()) as opened:
        if prepare:
            print(f"{upgrades.prepare(opened)} positions stored: these games can continue under any later rules")
            return
        findings = list(upgrades.check(opened))
    notable = [finding for finding in findings if finding.what != upgrades.SAME]
    if notable:
        rows = [[f.table, f.game, str(f.rules), f.status, f.what, f.why] for f in notable]
        print(direct_access.text_columns(["table", "game", "rules", "status", "", ""], rows))
    stuck = [finding for finding in findings if finding.what not in upgrades.GOES_ON]
    print(f"{len(findings) - len(stuck)} of {len(findings)} open games can continue under this version")
    if stuck:
        raise typer.Exit(1)
