"""A server for the built site: it does what a host does, and sends the policy of the guide."""

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from threading import Thread

from atoll.site.publishing import Server

GUIDE = Path(__file__).parents[2] / "docs" / "howto" / "publish.md"
POLICY = re.findall(r'Content-Security-Policy "(.+)"', GUIDE.read_text(encoding="utf-8"))[0]
ALONE = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
"""How chromium is started: it may ask nobody for anything."""
PACKED = (".html", ".css", ".js", ".mjs", ".json", ".svg")


class Pages(SimpleHTTPRequestHandler):
    """The files of a folder: packed, with the policy, and 404.html for what is not there."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # a body does not wait until the headers are confirmed

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


@contextmanager
def serving(folder: str, pages: type[Pages] = Pages) -> Iterator[str]:
    """The address of a folder that is served: loopback counts as a secure context."""
    with Server(("127.0.0.1", 0), partial(pages, directory=folder)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://localhost:{server.server_port}"
        finally:
            server.shutdown()


@cache
def packed(file: Path) -> bytes:
    """A file as it travels."""
    return gzip.compress(file.read_bytes(), 6)
