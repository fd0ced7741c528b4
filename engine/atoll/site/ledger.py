"""The ledger, docs/urls.txt: every page ever published; none of them may vanish.

A page that moves or goes leaves its line and gets ` -> /new/place/` behind it: the build writes a
page there that leads on. A game may keep its own pages in docs/<game>/urls.txt.
"""

import re
from collections.abc import Collection, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from atoll.home import from_home, rooms
from atoll.site.page import Page, html_link, link, of_game
from atoll.site.prose import SiteError
from atoll.written import write

NAME = "docs/urls.txt"
HEAD = """\
# Every page ever published, a line each; none may vanish. A page that moves or goes keeps its line,
# with ` -> /new/place/` behind it. `atoll site build --keep-urls` adds new ones.
"""


_PASSING = re.compile(r"/e/.*/[0-9]+/")
"""Where examples of a feature lie changes with each that is added; its own page is for good."""


class Entry(NamedTuple):
    """A page that was published: its URL, where it leads on to, and its place in a ledger."""

    url: str
    to: str
    file: str
    line: int


def entries(home: Path, others: Collection[str] = ()) -> Iterator[Entry]:
    """Every line of the ledgers, but for pages of these other games and what leads to one."""
    for file in (one for one in (home / NAME, *_own(home)) if one.is_file()):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            url, _, to = (part.strip() for part in line.partition("->"))
            if url and not (url.startswith("#") or of_game(url, others) or of_game(to, others)):
                yield Entry(url, to, from_home(file, home), number)


def _own(home: Path) -> list[Path]:
    """The ledgers of single games."""
    return [file for docs in rooms("docs", home) for file in sorted(docs.glob("*/urls.txt"))]


def redirects(home: Path, others: Collection[str] = ()) -> Iterator[Page]:
    """A page for each that has moved, which leads on; but for those of other games."""
    for one in (each for each in entries(home, others) if each.to):
        path = f"{one.url.strip('/')}/index.md"
        url, sign, anchor = one.to.partition("#")
        target = f"{url.strip('/')}/index.md{sign}{anchor}"
        leads = f'<meta http-equiv="refresh" content="0; url={html_link(path, target)}">'
        text = f"{leads}\n\n# Moved\n\nThis page is now [here]({link(path, target)}).\n"
        yield Page(path, "Moved", text, search=0)


def check(home: Path, site: Path, others: Collection[str] = ()) -> None:
    """Every page of the ledger is there, but for those of other games. Raises SiteError."""
    gone = [
        f"{one.file}:{one.line}: {one.url} is gone; write ` -> /its/new/place/` behind it."
        for one in entries(home, others)
        if not (site / one.url.strip("/") / "index.html").is_file()
    ]
    if gone:
        raise SiteError("\n".join(gone))


def added(home: Path, paths: list[str]) -> int:
    """Write new pages into the ledgers; how many."""
    known, own = {one.url for one in entries(home)}, {file.parent.name: file for file in _own(home)}
    pages = (path.removesuffix("index.md") for path in paths if path.endswith("/index.md"))
    fresh = {"/", *(f"/{page}" for page in pages)} - known
    new = [url for url in fresh if not _PASSING.fullmatch(url)]

    def of(url: str) -> Path:
        return own.get(of_game(url, own), home / NAME)

    for file, some in groupby(sorted(new, key=of), of):
        lines = (file.read_text(encoding="utf-8") if file.is_file() else HEAD).splitlines()
        kept = [line for line in lines if line.startswith("#")]
        body = [line for line in lines if line and not line.startswith("#")]
        every = sorted([*body, *some])
        write(file, "\n".join([*kept, "", *every, ""]))
    return len(new)
