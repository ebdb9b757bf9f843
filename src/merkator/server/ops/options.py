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

# --- of `merkator serve`

HostOption = Annotated[str, typer.Option("--host", envvar="MERKATOR_HOST", help="The address to listen on.")]
WorkersOption = Annotated[
    int,
    typer.Option(
        "--workers", envvar="MERKATOR_WORKERS", help="Number of processes; more than one requires PostgreSQL."
    ),
]
RootPathOption = Annotated[
    str,
    typer.Option("--root-path", envvar="MERKATOR_ROOT_PATH", help="Path prefix behind a proxy, such as /merkator."),
]
TrustedProxyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="ADDRESS",
        envvar="MERKATOR_TRUSTED_PROXIES",
        help="Address or network of a proxy whose X-Forwarded headers are trusted. Can be repeated.",
    ),
]
PublicHostOption = Annotated[
    list[str] | None,
    typer.Option(
        "--public-host",
        metavar="NAME",
        envvar="MERKATOR_PUBLIC_HOSTS",
        help="A host name the server answers to. Can be repeated.",
    ),
]
InviteOnlyOption = Annotated[
    bool,
    typer.Option("--invite-only", envvar="MERKATOR_INVITE_ONLY", help="Require an invitation to create an account."),
]
GuestTablesOption = Annotated[
    bool,
    typer.Option("--guest-tables/--no-guest-tables", envvar="MERKATOR_GUEST_TABLES", help="Let guests create games."),
]
RetentionDaysOption = Annotated[
    int,
    typer.Option(
        "--retention-days",
        envvar="MERKATOR_RETENTION_DAYS",
        help="Delete games this many days after they end; 0 keeps them.",
    ),
]
LimitsOption = Annotated[
    float,
    typer.Option(
        "--limits", envvar="MERKATOR_LIMITS", help="Multiply the rate limits by this factor; 0 turns them off."
    ),
]
BotSecondsOption = Annotated[
    float,
    typer.Option("--bot-seconds", envvar="MERKATOR_BOT_SECONDS", help="CPU seconds a bot may use per decision."),
]
MetricsTokenOption = Annotated[
    str,
    typer.Option(
        "--metrics-token",
        envvar="MERKATOR_METRICS_TOKEN",
        help="Bearer token that lets other machines read /metrics.",
    ),
]
NotifySchemeOption = Annotated[
    list[str] | None,
    typer.Option(
        "--notify-scheme",
        metavar="KIND",
        envvar="MERKATOR_NOTIFY_SCHEMES",
        help="An allowed kind of Apprise address: mailtos, ntfys, jsons, … Can be repeated.",
    ),
]
NotifyPrivateOption = Annotated[
    bool,
    typer.Option(
        "--notify-private",
        envvar="MERKATOR_NOTIFY_PRIVATE",
        help="Let notifications go to private addresses, such as a service in your own network.",
    ),
]
PushContactOption = Annotated[
    str,
    typer.Option(
        "--push-contact",
        metavar="MAIL",
        envvar="MERKATOR_PUSH_CONTACT",
        help="Contact address for push services. Setting it turns web push on.",
    ),
]
PushKeyOption = Annotated[
    str,
    typer.Option(
        "--push-key",
        envvar="MERKATOR_PUSH_KEY",
        help="Key that signs push messages. Default: created once and stored.",
    ),
]
PushHostOption = Annotated[
    list[str] | None,
    typer.Option(
        "--push-host",
        metavar="NAME",
        envvar="MERKATOR_PUSH_HOSTS",
        help="Another allowed push service. Can be repeated.",
    ),
]
NotifyDelayOption = Annotated[
    float,
    typer.Option(
        "--notify-delay",
        envvar="MERKATOR_NOTIFY_DELAY",
        help="Seconds to wait before notifying a player of their turn.",
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
