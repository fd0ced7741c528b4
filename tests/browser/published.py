"""The built site as files: each page with what it links to, loads and holds."""

import re
from collections.abc import Iterator
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from served import packed

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
"""Elements that make a browser ask for something, and where they say it."""
RUNS = re.compile("style$|on")
"""Attributes that a policy can refuse, as it does scripts and styles in a page."""
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
ASKED = ("stylesheet", "icon", "preload", "modulepreload", "preconnect", "dns-prefetch", "prefetch")


class Found(HTMLParser):
    """What one page holds."""

    def __init__(self, text: str) -> None:
        """Read a page."""
        super().__init__()
        self.nodes = 0
        self.leads_on = False
        self.names: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.classes: set[str] = set()
        self.levels: list[int] = []
        self.inline: set[str] = set()
        self._within = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Count an element, and keep what it says of others."""
        given = {name: value or "" for name, value in attrs}
        self.nodes += 1
        self.leads_on |= given.get("http-equiv") == "refresh"
        self.names |= {given[key] for key in ("id", "name") if key in given}
        self.classes |= {*given.get("class", "").split()}
        self.inline |= {f"{name}={given[name]}" for name in given if RUNS.match(name)}
        self._within = tag in ("script", "style") and not {"src", "type"} & given.keys()
        if tag in HEADINGS:
            self.levels.append(HEADINGS.index(tag) + 1)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if (source := given.get(LOADED.get(tag, ""))) and _asked(tag, given.get("rel", "")):
            self.loads.append(source)

    def handle_data(self, data: str) -> None:
        """Keep scripts and styles that stand in the page itself."""
        if self._within and data.strip():
            self.inline.add(data.strip())
            self._within = False


def _asked(tag: str, rel: str) -> bool:
    return tag != "link" or bool({*rel.split()} & {*ASKED})


class Dead(NamedTuple):
    """A link that leads nowhere."""

    page: str
    link: str


class Published:
    """All pages of the site, by the path of their file."""

    def __init__(self, folder: Path) -> None:
        """Take the folder it was built into."""
        self.folder = folder

    @cached_property
    def weights(self) -> dict[str, int]:
        """What each page weighs as it travels, with all that it loads."""
        return {page: self._weight(page, found.loads) for page, found in self.pages.items()}

    def _weight(self, page: str, loads: list[str]) -> int:
        named = [self.target(page, one) for one in loads if not one.startswith("data:")]
        return sum(len(packed(self.folder / file)) for file in {page, *named})

    @cached_property
    def pages(self) -> dict[str, Found]:
        """Every page."""
        files = sorted(self.folder.rglob("*.html"))
        return {self._name(file): Found(file.read_text(encoding="utf-8")) for file in files}

    def made_of(self, page: str) -> set[str]:
        """Classes of its elements, what it loads, and what a policy can refuse of it."""
        found = self.pages[page]
        return found.classes | found.inline | {self.target(page, one) for one in found.loads}

    def _name(self, file: Path) -> str:
        return file.relative_to(self.folder).as_posix()

    def dead(self) -> Iterator[Dead]:
        """The links within the site whose page or place is not there."""
        for page, found in self.pages.items():
            for link in dict.fromkeys(found.links):
                if not _outside(link) and not self._leads(page, link):
                    yield Dead(page, link)

    def _leads(self, page: str, link: str) -> bool:
        target, name = self.target(page, link), unquote(urlsplit(link).fragment)
        if target not in self.pages:
            return (self.folder / target).is_file()
        data = target.endswith("/try/index.html")  # what follows the # is a position there
        return not name or data or name in self.pages[target].names

    def target(self, page: str, link: str) -> str:
        """The file that a page means by a link."""
        path = unquote(urlsplit(link).path) or page.rpartition("/")[2]
        found = normpath(join("/", dirname(page), path)).strip("/")
        return join(found, "index.html") if (self.folder / found).is_dir() else found

    def outside(self) -> Iterator[Dead]:
        """What pages load from elsewhere."""
        for page, found in self.pages.items():
            yield from (Dead(page, source) for source in found.loads if _outside(source))


def _outside(link: str) -> bool:
    return bool(urlsplit(link).scheme or urlsplit(link).netloc) and not link.startswith("data:")
