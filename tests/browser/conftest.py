"""A browser, and the built site on a server that sends the site's policy."""

import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, sync_playwright

SITE = Path(__file__).parents[2] / ".site"
POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"
SETTINGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The chromium of this machine, without a window."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("chromium is not installed")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=[*SETTINGS])
        yield running
        running.close()


@pytest.fixture(scope="session")
def site_folder() -> str:
    """Where the built site lies."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the site is not built; run `make site`")
    return str(SITE)


class Pages(SimpleHTTPRequestHandler):
    """The files of the site, each with the policy."""

    def end_headers(self) -> None:
        """Send the policy before the rest."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def site(site_folder: str) -> Iterator[str]:
    """The address of the site: loopback counts as a secure context."""
    handler = partial(Pages, directory=site_folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()
