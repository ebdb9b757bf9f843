"""The options of the server's commands, each declared once.

Everything can be chosen on the command line or in the environment (MERKATOR_…; docs/hosting.md lists all).
"""

from __future__ import annotations

from typing import Annotated

import typer

from merkator.server.base.settings import LOOPBACK, PORT

HERE = f"http://{LOOPBACK}:{PORT}"

# --- of several commands

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

# --- of `merkator serve`

HostOption = Annotated[str, typer.Option("--host", envvar="MERKATOR_HOST", help="The address to listen on.")]
WorkersOption = Annotated[
    int, typer.Option("--workers", envvar="MERKATOR_WORKERS", help="Processes; more than 1 need PostgreSQL.")
]
RootPathOption = Annotated[
    str, typer.Option("--root-path", envvar="MERKATOR_ROOT_PATH", help="Under which a proxy shows it: /merkator.")
]
TrustedProxyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="ADDRESS",
        envvar="MERKATOR_TRUSTED_PROXIES",
        help="A proxy (address or network) whose word about visitors is taken; may be repeated.",
    ),
]
PublicHostOption = Annotated[
    list[str] | None,
    typer.Option(
        "--public-host",
        metavar="NAME",
        envvar="MERKATOR_PUBLIC_HOSTS",
        help="A name people reach the server by; may be repeated.",
    ),
]
InviteOnlyOption = Annotated[
    bool, typer.Option("--invite-only", envvar="MERKATOR_INVITE_ONLY", help="Accounts need an invitation.")
]
GuestTablesOption = Annotated[
    bool,
    typer.Option("--guest-tables/--no-guest-tables", envvar="MERKATOR_GUEST_TABLES", help="Guests may make tables."),
]
RetentionDaysOption = Annotated[
    int,
    typer.Option(
        "--retention-days",
        envvar="MERKATOR_RETENTION_DAYS",
        help="Remove games so long after their end; 0: never.",
    ),
]
LimitsOption = Annotated[
    float, typer.Option("--limits", envvar="MERKATOR_LIMITS", help="Times the usual rate limits; 0: none.")
]
BotSecondsOption = Annotated[
    float, typer.Option("--bot-seconds", envvar="MERKATOR_BOT_SECONDS", help="CPU time of a bot's decision.")
]
MetricsTokenOption = Annotated[
    str,
    typer.Option(
        "--metrics-token", envvar="MERKATOR_METRICS_TOKEN", help="Lets other machines see /metrics (as Bearer)."
    ),
]
NotifySchemeOption = Annotated[
    list[str] | None,
    typer.Option(
        "--notify-scheme",
        metavar="KIND",
        envvar="MERKATOR_NOTIFY_SCHEMES",
        help="A kind of Apprise address people may be told at: mailtos, ntfys, jsons …; may be repeated.",
    ),
]
PushContactOption = Annotated[
    str,
    typer.Option(
        "--push-contact",
        metavar="MAIL",
        envvar="MERKATOR_PUSH_CONTACT",
        help="Switches web push on; push services can complain there.",
    ),
]
PushKeyOption = Annotated[
    str,
    typer.Option("--push-key", envvar="MERKATOR_PUSH_KEY", help="Signs push messages; default: made once and kept."),
]
PushHostOption = Annotated[
    list[str] | None,
    typer.Option(
        "--push-host",
        metavar="NAME",
        envvar="MERKATOR_PUSH_HOSTS",
        help="A push service besides those of the usual browsers; may be repeated.",
    ),
]
NotifyDelayOption = Annotated[
    float,
    typer.Option(
        "--notify-delay", envvar="MERKATOR_NOTIFY_DELAY", help="Seconds a turn waits before somebody is told."
    ),
]
LogLevelOption = Annotated[
    str, typer.Option("--log-level", envvar="MERKATOR_LOG_LEVEL", help="debug, info, warning or error.")
]


def split_words(given: list[str] | None) -> tuple[str, ...]:
    """Return all words of an option that can be repeated; one may hold several, with commas between.

    >>> split_words(["a.example, b.example", "c.example"])
    ('a.example', 'b.example', 'c.example')
    """
    return tuple(word.strip() for part in given or [] for word in part.split(",") if word.strip())
