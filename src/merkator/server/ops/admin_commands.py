"""The commands for those who run a server: `merkator admin`, directly on its database."""

from __future__ import annotations

import json
import sys
import time
from typing import Annotated

import typer

from merkator.core.errors import BadOption
from merkator.server.base.settings import default_database
from merkator.server.ops.options import HERE, AddressOption, DatabaseOption, UserArgument

app = typer.Typer(help="Users and old games of a server, directly on its database.", no_args_is_help=True)


@app.command("list")
def list_users(
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


@app.command("reset-link")
def reset_link(user: UserArgument, database: DatabaseOption = None, address: AddressOption = HERE) -> None:
    """Print a link with which a user chooses a new password; it works once, for two days."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        link = admin.reset_link(connection, user, address, time.time())
    print(link)


@app.command("invite")
def invite(database: DatabaseOption = None, address: AddressOption = HERE) -> None:
    """Print a link with which somebody can make an account; it works once, for 14 days."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        link = admin.invitation(connection, address, time.time())
    print(link)


@app.command("remove")
def remove(
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


@app.command("ban")
def ban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Lock a user out; all sessions end."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.ban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) is banned")


@app.command("unban")
def unban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Let a user in again."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.unban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) may come in again")


@app.command("make-admin")
def make_admin(
    user: UserArgument,
    database: DatabaseOption = None,
    revoke: Annotated[bool, typer.Option("--revoke", help="Take it back.")] = False,
) -> None:
    """Let an account run the server from the browser."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.make_admin(connection, user, not revoke)
    print(f"{person.name} ({person.login}) is {'no longer an' if revoke else 'an'} admin")


@app.command("prune")
def prune(
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


@app.command("push-key")
def push_key() -> None:
    """Print a new key for push messages, for MERKATOR_PUSH_KEY; browsers that subscribed to another are lost."""
    from merkator.server.notify import senders
    from merkator.server.notify.subscriptions import PUSH

    if not senders.installed(PUSH):
        raise BadOption("push messages need more: pip install 'merkator[notify]'")
    print(senders.new_key())
