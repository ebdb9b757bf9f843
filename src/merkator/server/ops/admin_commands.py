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

app = typer.Typer(help="Manage a server's users and old games, directly in its database.", no_args_is_help=True)


@app.command("list")
def list_users(
    database: DatabaseOption = None,
    guests: Annotated[bool, typer.Option("--guests", help="Include guests.")] = False,
    limit: Annotated[int, typer.Option("--limit", min=1, help="Maximum number of users.")] = 1000,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per line.")] = False,
) -> None:
    """List users, most recently active first."""
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
    """Print a link for choosing a new password; it works once and expires after two days."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        link = admin.reset_link(connection, user, address, time.time())
    print(link)


@app.command("invite")
def invite(database: DatabaseOption = None, address: AddressOption = HERE) -> None:
    """Print a link for creating an account; it works once and expires after 14 days."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        link = admin.invitation(connection, address, time.time())
    print(link)


@app.command("remove")
def remove(
    user: UserArgument,
    database: DatabaseOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask for confirmation.")] = False,
) -> None:
    """Delete a user permanently. Games with others are kept, without the name."""
    from merkator.server.ops import admin, direct_access

    if not yes and not (sys.stdin.isatty() and typer.confirm(f"Delete {user} permanently?")):
        raise BadOption("nothing was deleted; --yes deletes without asking")
    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.remove(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) has been deleted")


@app.command("ban")
def ban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Ban a user and end all their sessions."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.ban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) is banned")


@app.command("unban")
def unban(user: UserArgument, database: DatabaseOption = None) -> None:
    """Lift a ban."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.unban(connection, user)
    print(f"{person.name} ({person.login or person.public_id}) is no longer banned")


@app.command("make-admin")
def make_admin(
    user: UserArgument,
    database: DatabaseOption = None,
    revoke: Annotated[bool, typer.Option("--revoke", help="Revoke the admin role.")] = False,
) -> None:
    """Make an account an admin, who can invite users and reset passwords in the browser."""
    from merkator.server.ops import admin, direct_access

    with direct_access.open_transaction(database or default_database()) as connection:
        person = admin.make_admin(connection, user, not revoke)
    print(f"{person.name} ({person.login}) is {'no longer an' if revoke else 'an'} admin")


@app.command("prune")
def prune(
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
    from merkator.server.ops import admin, direct_access

    with direct_access.open_database(database or default_database()) as opened:
        with opened.engine.connect() as connection:
            direct_access.check_schema(connection)
        gone = admin.prune_all(opened, time.time(), days)
    print(f"removed: {len(gone.tables)} games, {gone.guests} guests, {gone.sessions} sessions, {gone.links} links")


@app.command("push-key")
def push_key() -> None:
    """Print a new key for push messages, for MERKATOR_PUSH_KEY; browsers subscribed with another key are lost."""
    from merkator.server.notify import senders
    from merkator.server.notify.subscriptions import PUSH

    if not senders.is_installed(PUSH):
        raise BadOption("push messages need an extra: pip install 'merkator[notify]'")
    print(senders.new_key())
