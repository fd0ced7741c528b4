"""The built site as files: each page with what it links to, loads and holds."""

import re
from collections.abc import Iterator
from functools import cached_property
from html import unescape
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from served import packed

from atoll.table.games import GAMES

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
"""Elements that make a browser ask for something, and where they say it."""
ASKED = {"stylesheet", "icon", "preload", "modulepreload", "preconnect", "dns-prefetch", "prefetch"}
NAMED = ("r", "q", "e", "laws", "editions", "rulings", "howto", "why", "code")
"""Below these each folder but for that of the phrases is one of many."""
_SAID = re.compile(r"(<(script|style)\b[^>]*>).*?(</\2>)", re.DOTALL)
_TAG = re.compile(r'<([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>')
_GIVEN = re.compile(r'\s([\w-]+)=(?:"([^"]*)"|([^\s">]+))')
_STYLED = re.compile(r'<style|<[a-z][^<>]*\s(?:style|on[a-z]+)="')


class Found:
    """What one page holds; tags and attributes are written as the build writes them."""

    def __init__(self, text: str) -> None:
        """Read a page; what scripts in it say is none of its elements."""
        text = _SAID.sub(r"\1\3", text)
        tags = _TAG.findall(text)
        self.nodes = len(tags)
        self.leads_on = 'http-equiv="refresh"' in text
        self.styled = bool(_STYLED.search(text))
        self.levels = [int(tag[1]) for tag, _ in tags if re.fullmatch("h[1-6]", tag)]
        self.names, self.classes = set[str](), set[str]()
        self.links, self.loads = list[str](), list[str]()
        for tag, rest in tags:
            given = {name: unescape(one or other) for name, one, other in _GIVEN.findall(rest)}
            self.names |= {given[key] for key in ("id", "name") if key in given}
            self.classes |= {*given.get("class", "").split()}
            if tag == "a" and "href" in given:
                self.links.append(given["href"])
            asks = tag != "link" or ASKED & {*given.get("rel", "").split()}
            if (source := given.get(LOADED.get(tag, ""))) and asks:
                self.loads.append(source)


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
    def pages(self) -> dict[str, Found]:
        """Every page."""
        files = sorted(self.folder.rglob("*.html"))
        return {
            file.relative_to(self.folder).as_posix(): Found(file.read_text(encoding="utf-8"))
            for file in files
        }

    @cached_property
    def kinds(self) -> list[str]:
        """The largest page of each kind, the first page first: what holds there is likely to hold.

        A printed example is of another kind than the other examples.
        """
        kinds = {
            (_kind(page), "step-thread" in found.names): page
            for page, found in sorted(self.pages.items(), key=lambda one: one[1].nodes)
            if not found.leads_on
        }
        return sorted(kinds.values(), key="index.html".__ne__)

    def weight(self, page: str) -> int:
        """What a page weighs as it travels, with all that it loads."""
        loads = [one for one in self.pages[page].loads if not one.startswith("data:")]
        files = {page, *(self.target(page, one) for one in loads)}
        return sum(len(packed(self.folder / file)) for file in files)

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


def _kind(page: str) -> str:
    """Its path, with a star for what is the name of one of many.

    >>> _kind("r/fiji_4_7/index.html"), _kind("fiji/try/index.html"), _kind("index.html")
    ('r/*/index.html', '*/try/index.html', 'index.html')
    """
    *folders, file = page.split("/")
    for place, one in enumerate(folders):
        below = one != "phrases" and not {*NAMED}.isdisjoint(page.split("/")[:place])
        if below or one in GAMES or re.search("[0-9]", one):
            folders[place] = "*"
    return "/".join((*folders, file))


def _outside(link: str) -> bool:
    return bool(urlsplit(link).scheme or urlsplit(link).netloc) and not link.startswith("data:")
