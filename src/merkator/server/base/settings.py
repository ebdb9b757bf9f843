"""What a server is started with."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from merkator.core.errors import BadOption

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8460
LEVELS: Final = ("debug", "info", "warning", "error")
"""Of logs."""
_KEY_BYTES: Final = 32
_SCHEME: Final = re.compile(r"[a-z][a-z0-9.+-]*")


def _decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        return b""


def data_directory() -> Path:
    """Return where this user's games are kept."""
    return Path(platformdirs.user_data_dir("merkator", appauthor=False))


def default_database() -> str:
    """Return the database that is used when none is named: a file of this user."""
    return f"sqlite:///{data_directory() / 'merkator.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen; what is not given is safe for one person at one computer."""

    database: str
    host: str = LOOPBACK
    port: int = PORT
    root_path: str = ""  # under which a proxy shows the server
    trusted_proxies: tuple[str, ...] = ()  # whose word about the visitor's address and protocol is taken
    public_hosts: tuple[str, ...] = ()  # names people reach the server by, besides loopback
    invite_only: bool = False  # accounts need an invitation
    limits: float = 1.0  # times the usual rate limits; 0 for none
    guest_tables: bool = True  # visitors without an account may make tables
    retention_days: int = 0  # games that ended longer ago are removed; 0 keeps all
    notify_schemes: tuple[str, ...] = ()  # allowed kinds of Apprise addresses, such as mailtos
    notify_private: bool = False  # notifications may go to machines of this network, too
    push_contact: str = ""  # a mail address for push services; setting it turns web push on
    push_key: str = ""  # that signs push messages; without one it is made once and kept in the database
    push_hosts: tuple[str, ...] = ()  # push services besides those of the usual browsers
    notify_delay: float = 60.0  # seconds to wait before notifying a player of their turn
    metrics_token: str = ""  # lets others than this machine itself see /metrics
    log_level: str = "info"  # debug, info, warning, error
    bot_seconds: float = 2.0  # CPU time a bot may use for one decision
    bot_patience: float = 30.0  # seconds until a bot that says nothing is ended, whatever it does
    bot_pause: float = 0.4  # seconds that a bot's decision takes at least, so that people can follow
    bot_megabytes: int = 1024  # of memory for one bot

    def __post_init__(self) -> None:
        object.__setattr__(self, "root_path", self.root_path.rstrip("/"))
        if not 0 <= self.port <= 65535:
            raise BadOption(f"port must be from 0 to 65535, got {self.port}")
        if not 0 <= self.limits < float("inf"):
            raise BadOption(f"limits must be 0 or more, got {self.limits}")
        if self.root_path and not self.root_path.startswith("/"):
            raise BadOption(f"root path must start with '/', such as /merkator, got {self.root_path!r}")
        if self.retention_days < 0:
            raise BadOption(f"retention days must be 0 (keep for ever) or more, got {self.retention_days}")
        if not 0 <= self.notify_delay < float("inf"):
            raise BadOption(f"notify delay must be 0 seconds or more, got {self.notify_delay}")
        if self.push_key and len(_decoded(self.push_key)) != _KEY_BYTES:
            raise BadOption(
                f"push key must be {_KEY_BYTES} bytes in base64url: `merkator admin push-key` prints a new one"
            )
        if self.push_contact and "@" not in self.push_contact and not self.push_contact.startswith("https://"):
            raise BadOption(f"push contact must be a mail address or an https address, got {self.push_contact!r}")
        wrong = [scheme for scheme in self.notify_schemes if not _SCHEME.fullmatch(scheme)]
        if wrong:
            raise BadOption(
                f"notify scheme must be a kind of Apprise address such as mailtos or ntfys, got {wrong[0]!r}"
            )
        if self.log_level not in LEVELS:
            raise BadOption(f"log level must be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}, got {self.log_level!r}")

    @property
    def sqlite(self) -> bool:
        """Whether the database is one SQLite file."""
        return self.database.startswith("sqlite")
