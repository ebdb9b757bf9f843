"""The pictures of the README and the docs: taken in a real browser at a real server, from games of the tests.

python -m tools.pictures       write docs/pictures/*.png anew; needs Chromium (see tools/chromium.py)
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from merkator.core.record import Record
from merkator.core.replay import until
from tools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT: Final = Path(__file__).parent.parent
PICTURES: Final = ROOT / "docs" / "pictures"
RECORDS: Final = ROOT / "tests" / "records"
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
SHOTS: Final = (
    # name, record, how much of it is played, size, theme, what the pointer is on
    ("hamburg", "three-players", 0.55, DESK, "light", "[data-do^='go '] >> nth=2"),
    ("hamburg-dark", "three-players", 0.55, DESK, "dark", ""),
    ("hamburg-phone", "two-players", 0.5, PHONE, "light", ""),
    ("rome", "rome-four", 0.5, DESK, "light", ".reach button >> nth=0"),
    ("rome-phone", "rome-three", 0.5, PHONE, "dark", ""),
)


def part_of(name: str, share: float, step: str) -> str:
    """Return the beginning of a record, up to the first decision of some step after that share of it."""
    record = Record.read(RECORDS / f"{name}.record")
    total = sum(entry.seat >= 0 for entry in record.entries)
    for to in range(int(total * share), total):
        state = record.replay(to)
        if state.view(None)["turn"]["step"] == step:
            part = Record(record.game, record.players, record.options, record.names, None, [], state)
            part.entries = until(record.entries, to)
            return part.text(seed=False)
    raise SystemExit(f"{name} has no {step} in its later part")


def main() -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    chromium.main()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    base = f"http://127.0.0.1:{port}"
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/pictures.db"]
        server = subprocess.Popen(
            [sys.executable, "-m", "merkator.cli", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait(base)
            browser = playwright.chromium.launch(executable_path=chromium.found(), args=ARGUMENTS)
            for name, record, share, (width, height), theme, pointed in SHOTS:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if theme == "dark" else "light",
                    locale="en-GB",
                    reduced_motion="reduce",
                )
                page = context.new_page()
                me = context.request.post(f"{base}/api/session", data={"name": "Anna"}).json()
                text = part_of(record, share, "travel" if record.startswith(("two", "three")) else "move")
                made = context.request.post(
                    f"{base}/api/records",
                    data=json.dumps({"record": text, "title": "Elbe" if name.startswith("hamburg") else "Ostia"}),
                    headers={"Content-Type": "application/json", "X-Merkator-Token": me["token"]},
                )
                page.goto(f"{base}/table/{made.json()['id']}")
                page.locator("[data-number]").wait_for()
                page.wait_for_load_state("networkidle")
                unveil = page.locator("dialog[open] [data-primary]:visible, .curtain [data-primary]:visible")
                if unveil.count():
                    page.wait_for_timeout(700)  # a curtain does not open at once
                    unveil.first.click()
                if pointed:
                    page.locator(pointed).hover(force=True)
                still(page)
                keep(name, page.screenshot())
                context.close()
            for name, path in (("start", ""),):
                context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en-GB")
                page = context.new_page()
                page.goto(f"{base}/{path}")
                page.locator("button.primary:enabled").first.wait_for()
                still(page)
                keep(name, page.screenshot())
                context.close()
            browser.close()
        finally:
            server.terminate()
            server.wait()


def still(page: Page) -> None:
    """Wait until everything is there and nothing moves any more."""
    page.wait_for_timeout(1000)  # what is pointed at is looked at after a moment
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_function("() => !document.getAnimations().some(each => each.playState === 'running')")


def keep(name: str, picture: bytes) -> None:
    """Write a picture with 256 colours, which is enough for paper and ink and makes small files.

    The colours are spread over all that occur: gold and green are rare, but they mean something.
    """
    from PIL import Image

    path = PICTURES / f"{name}.png"
    Image.open(BytesIO(picture)).convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=2).save(
        path, optimize=True
    )
    print(path.relative_to(ROOT), flush=True)


def wait(base: str) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{base}/healthz", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
