"""The built site in chromium: on a server that sends the policy, and from its files."""

import gzip
import os
import shutil
from collections.abc import Iterator
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

CHECKOUT = Path(__file__).parents[2]
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
    )
)
SETTINGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
PHONE: "ViewportSize" = {"width": 360, "height": 640}
PACKED = (".html", ".css", ".js", ".mjs", ".json", ".svg")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The chromium of this machine."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("chromium is not installed; on Debian and Ubuntu: apt-get install chromium")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> "Iterator[Browser]":
    """It, without a window."""
    why = "playwright is not installed; run make"
    sync_api = pytest.importorskip("playwright.sync_api", reason=why)
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=[*SETTINGS])
        yield running
        running.close()


@pytest.fixture
def page(browser: "Browser", site: str) -> "Iterator[Page]":
    """A page on a phone, with nothing in its cache."""
    context = browser.new_context(base_url=site, viewport=PHONE)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def site_folder() -> str:
    """Where the built site lies; ATOLL_SITE names another place."""
    folder = Path(os.environ.get("ATOLL_SITE") or CHECKOUT / ".site")
    if not (folder / "index.html").is_file():
        pytest.skip("the site is not built; run make site")
    return str(folder.absolute())


@pytest.fixture(scope="session")
def site(site_folder: str) -> Iterator[str]:
    """The address of the site: loopback counts as a secure context."""
    handler = partial(Pages, directory=site_folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="session")
def npm() -> Path:
    """What npm installed for these tests; ATOLL_NPM names another place."""
    folder = Path(os.environ.get("ATOLL_NPM") or CHECKOUT / "node_modules")
    if not (folder / "axe-core").is_dir() or not (folder / "lighthouse").is_dir():
        pytest.skip("axe and Lighthouse are not installed; run make browser")
    return folder


class Pages(SimpleHTTPRequestHandler):
    """The files of the site as a host serves them: packed, with the policy, 404.html for the rest."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file, the page of a folder, or 404.html."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and not self.path.partition("?")[0].endswith("/"):
            self._answer(HTTPStatus.MOVED_PERMANENTLY, b"", ("Location", f"{self.path}/"))
            return
        file = path / "index.html" if path.is_dir() else path
        if file.is_file():
            self._send(HTTPStatus.OK, file)
        else:
            self._send(HTTPStatus.NOT_FOUND, Path(self.directory) / "404.html")

    def _send(self, status: HTTPStatus, file: Path) -> None:
        kind = ("Content-Type", self.guess_type(file))
        if file.suffix in PACKED:
            self._answer(status, packed(file), kind, ("Content-Encoding", "gzip"))
        else:
            self._answer(status, file.read_bytes(), kind)

    def _answer(self, status: HTTPStatus, body: bytes, *headers: tuple[str, str]) -> None:
        self.send_response(status)
        for name, value in (*headers, ("Content-Length", str(len(body)))):
            self.send_header(name, value)
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@lru_cache
def packed(file: Path) -> bytes:
    """A file as it travels."""
    return gzip.compress(file.read_bytes(), 6)
