"""The ledger, docs/urls.txt: every page ever published; none of them may vanish.

A page that moves or goes leaves its line and gets ` -> /new/place/` behind it: the build writes a
page there that leads on.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from atoll.site.page import Page, html_link, link
from atoll.site.prose import SiteError

__all__ = ["NAME", "Entry", "added", "check", "entries", "redirects"]

NAME = "docs/urls.txt"
HEAD = """\
# Every page ever published, a line each; none may vanish. A page that moves or goes keeps its line,
# with ` -> /new/place/` behind it. `atoll site build --keep-urls` adds new ones.
"""


class Entry(NamedTuple):
    """A page that was published: its URL, where it leads on to, and its line."""

    url: str
    to: str
    line: int


def entries(home: Path) -> list[Entry]:
    """Every line of the ledger."""
    file = home / NAME
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    found = []
    for number, line in enumerate(lines, start=1):
        if line.strip() and not line.startswith("#"):
            url, _, to = (part.strip() for part in line.partition("->"))
            found.append(Entry(url, to, number))
    return found


def redirects(home: Path) -> Iterator[Page]:
    """A page for each that has moved, which leads on."""
    for one in entries(home):
        if one.to:
            path = f"{one.url.strip('/')}/index.md"
            url, sign, anchor = one.to.partition("#")
            target = f"{url.strip('/')}/index.md{sign}{anchor}"
            leads = f'<meta http-equiv="refresh" content="0; url={html_link(path, target)}">'
            text = f"{leads}\n\n# Moved\n\nThis page is now [here]({link(path, target)}).\n"
            yield Page(path, "Moved", text, search=0)


def check(home: Path, site: Path) -> None:
    """Every page of the ledger is there. Raises SiteError."""
    gone = [
        one for one in entries(home) if not (site / one.url.strip("/") / "index.html").is_file()
    ]
    if gone:
        told = [
            f"{NAME}:{one.line}: {one.url} is gone; write ` -> /its/new/place/` behind it."
            for one in gone
        ]
        raise SiteError("\n".join(told))


def added(home: Path, paths: list[str]) -> int:
    """Write new pages into the ledger; how many."""
    known = {one.url for one in entries(home)}
    urls = {"/" + path.removesuffix("index.md") for path in paths if path.endswith("/index.md")} | {
        "/"
    }
    if fresh := sorted(urls - known):
        file = home / NAME
        before = file.read_text(encoding="utf-8") if file.is_file() else HEAD
        kept = [line for line in before.splitlines() if line.startswith("#")]
        body = sorted(
            [line for line in before.splitlines() if line and not line.startswith("#")] + fresh
        )
        file.write_text("\n".join([*kept, "", *body, ""]), encoding="utf-8")
    return len(fresh)
