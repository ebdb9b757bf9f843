"""What messengers show of a link: title, sentence and picture, in the head of the page (Open Graph).

The head is all that a program sees which follows a link without running the client.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from starlette.requests import Request

from merkator.text import languages

_TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
_PICTURE: Final = "icon-512.png"
_LOCALES: Final = {"en": "en_GB", "de": "de_DE"}


def language_of(request: Request) -> str:
    """Return the language of a preview: the first one that is asked for and that there is."""
    wanted = (word.strip()[:2].lower() for word in request.headers.get("accept-language", "").split(","))
    return next((code for code in wanted if code in languages()), languages()[0])


def with_head(page: bytes, title: str, sentence: str, request: Request, language: str) -> bytes:
    """Return a page with the tags of a preview in its head."""
    root = str(request.base_url)
    tags = {
        "og:site_name": "Merkator",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:image": f"{root}{_PICTURE}",
        "og:url": f"{root}{request.path_params.get('path', '')}",
        "og:locale": _LOCALES.get(language, language),
    }
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary" />')
    head = "\n    ".join(lines)
    return _TITLE.sub(lambda _: head, page.decode("utf-8"), count=1).encode("utf-8")
