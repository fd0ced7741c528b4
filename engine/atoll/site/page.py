"""A page of the site as Markdown, and what is laid on it; links are relative to the page."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import unescape
from pathlib import Path
from posixpath import dirname, relpath
from typing import BinaryIO, NamedTuple, TypeVar
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from markupsafe import escape

from atoll.printable import is_number


class Page(NamedTuple):
    """One page: where it lies below the site's root, its title, and its Markdown.

    `search` is how much it weighs in the search, 0 where it is left out. `language` is its own,
    where it is not the site's; `tongues` are the pages that say the same in others: each language,
    and where.
    """

    path: str
    title: str
    text: str
    search: float = 1
    language: str = ""
    tongues: tuple[tuple[str, str], ...] = ()

    @property
    def markdown(self) -> str:
        """The whole file, with its front matter: JSON is YAML."""
        said = {
            "title": " ".join(self.title.split()),
            "description": escape(begins(self.text)),  # a theme quotes it as it is
            "lang": self.language,
            "tongues": {code: html_link("", path) for code, path in self.tongues},
            "search": {"boost": self.search} if self.search else {"exclude": True},
        }
        if self.search == 1:
            del said["search"]
        head = json.dumps({key: one for key, one in said.items() if one}, ensure_ascii=False)
        return f"---\n{head}\n---\n\n{self.text.strip()}\n"


_BESIDE = re.compile(r"[#|{]|- |<(?!p\b)|<p[^>]* data-search-exclude")
_MARKS = re.compile(
    r"<span class=\"mark.*?</span>.*?</span>|\[([^\]]*)\]\([^)]*\)|<[^>]*>|[*`]|\{[:#.][^}]*\}"
)
_MOST = 250  # letters: more no list of results shows


def begins(text: str) -> str:
    r"""What lists of results and previews of links show of a page: its first paragraph, plain.

    >>> begins("# Half {#half}\n\n<div>\n\nOf **5** [green](x.md) 2.\n\nMore.")
    'Of 5 green 2.'
    """
    parts = (one.strip() for one in text.split("\n\n"))
    first = next((one for one in parts if one and not _BESIDE.match(one)), "")
    plain = unescape(_MARKS.sub(lambda found: found[1] or "", first))
    return " ".join(plain.split())[:_MOST]


One = TypeVar("One")


class Asset(NamedTuple):
    """A file that is published as it is."""

    path: str
    content: bytes


def script(path: str, name: str, value: object) -> Asset:
    """A script that a page asks for: it gives a name to what JSON can hold."""
    told = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Asset(path, f"{name} = {told};\n".encode())


def shared_out(
    groups: Iterable[Sequence[One]], room: int, weigh: Callable[[Sequence[One]], int]
) -> Iterator[list[One]]:
    """As many at a time as a page has room for; a group stands on one page.

    >>> [*shared_out(["ab", "c", "defg", "h"], 3, len)]
    [['a', 'b', 'c'], ['d', 'e', 'f', 'g'], ['h']]
    """
    page = list[One]()
    for group in groups:
        if page and weigh(page) + weigh(group) > room:
            yield page
            page = []
        page = [*page, *group]
    yield page


LONG_AGO, READABLE = (1980, 1, 1, 0, 0, 0), 0o644 << 16
"""No zip knows an older date."""


def zipped(into: Path | BinaryIO, files: Iterable[tuple[str, bytes]]) -> None:
    """Write files by their paths into a zip: the same bytes whenever it is made."""
    with ZipFile(into, "w") as packed:
        for path, content in files:
            entry = ZipInfo(path, LONG_AGO)
            entry.external_attr, entry.create_system = READABLE, 3
            packed.writestr(entry, content, ZIP_DEFLATED)


def link(page: str, target: str) -> str:
    """A link from a page to another page's source or to an asset, as Markdown has it.

    >>> link("r/fiji_4_7/index.md", "fiji/index.md")
    '../../fiji/index.md'
    """
    path, sign, anchor = target.partition("#")
    way = relpath(path, dirname(page) or ".") if path else ""
    return f"{way}{sign}{anchor}"


def html_link(page: str, target: str) -> str:
    """The same link in HTML, which leads to the built page.

    >>> html_link("r/fiji_4_7/index.md", "q/fiji_q_r5/index.md#answer")
    '../../q/fiji_q_r5/index.html#answer'
    """
    path, sign, anchor = link(page, target).partition("#")
    return f"{path.removesuffix('.md') + '.html' if path.endswith('.md') else path}{sign}{anchor}"


def rule_page(rule: str) -> str:
    """Where the page of a rule lies."""
    return f"r/{rule}/index.md"


def of_game(path: str, games: Iterable[str]) -> str:
    """Which of these games a page is of; nothing if it is of none.

    >>> of_game("r/fiji_4_7/index.md", ["fiji"]), of_game("howto/index.md", ["fiji"])
    ('fiji', '')
    """
    words = re.split(r"[/_]", path)
    return next((game for game in games if game in words), "")


def slug(text: str) -> str:
    """A text as an anchor: its letters and digits, the rest as hyphens.

    >>> slug("Half of 5 green is 2 green!")
    'half-of-5-green-is-2-green'
    """
    kept = "".join(letter if letter.isalnum() else " " for letter in text.casefold())
    return "-".join(kept.split())


_NUMBERS = re.compile(r"[0-9]+(?:(?:: | [+=] | )[0-9]+)*(?: \([0-9]+ \w+\))?")


def together(text: str) -> str:
    """A text whose numbers stay on one line as far as only signs are between them.

    >>> together("Pay 1 4 (2 back), or 5").replace("\N{NO-BREAK SPACE}", "_")
    'Pay 1_4_(2_back), or 5'
    """
    return _NUMBERS.sub(lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), text)


def coded(text: str) -> str:
    """A text as HTML, what stands in backticks as code.

    >>> coded("`take 1 blue` & `most red`")
    '<code>take 1 blue</code> &amp; <code>most red</code>'
    """
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text)))


def reckoned(table: Sequence[Sequence[str]]) -> list[list[str]]:
    """The rows of a table, where a column of nothing but numbers says 0 for none.

    >>> reckoned([["player", "green", "red", "goal"], ["Red", "2", "", ""], ["Blue", "", "", "x"]])
    [['player', 'green', 'red', 'goal'], ['Red', '2', '0', ''], ['Blue', '0', '0', 'x']]
    """
    columns = [
        {is_number(cell) for cell in cells if cell} for cells in zip(*table[1:], strict=True)
    ]
    numbers = {at for at, some in enumerate(columns) if some <= {True}}
    told = [
        [cell or ("0" if at in numbers else "") for at, cell in enumerate(row)] for row in table[1:]
    ]
    return [[*table[0]], *told]
