"""Hand-written pages as the site has them: links led to where the pages lie, rules linked by name.

A rule may stand as `Fiji 4.7` in running text, and in a text of its own game as `(4.7)`; code,
headings and HTML are left alone. What a link leads to is checked once all pages are known, and a
dead one is told with its file and line.
"""

import re
from collections.abc import Callable, Collection
from copy import copy
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from traceback import format_exception
from typing import Any, TypeVar

from atoll.book import rule_id
from atoll.home import file_of, from_home
from atoll.site.page import link, of_game, rule_page
from atoll.table.games import title

MOVED = {"marks.md": "evidence/marks/index.md"}
"""Documents whose pages lie elsewhere."""
_CHAPTER = re.compile(r"(?P<game>[a-z]+)/(?P<name>[0-9]+_\w+)\.md")
_CODE = re.compile(r"(`+[^`]*`+|<[^>]*>|\[[^\]]*\]\([^)]*\))")
_LINK = re.compile(r"(?P<text>\[[^\]]*\])\((?P<to>[^)\s]+)\)")
_NUMBER = r"[0-9]+(?:\.[0-9]+)+"
_ALSO = r"(?:, | and | or |, and |, or )"
"""What stands between the numbers of rules: `Fiji 4.7, 4.8 and 4.9`."""
_BRACKETED = re.compile(rf"(?<=\(){_NUMBER}(?:{_ALSO}{_NUMBER})*(?=\))")
_LEADING = re.compile(r'<a href="(?P<to>[^":#]+)[^"]*">')
_SNIPPET = re.compile(r'--8<-- "([^"]+)"')


One = TypeVar("One")


class SiteError(ValueError):
    """The site cannot be built; the message names the file, the line and the fix."""

    status = 1  # of the command: something was found


def place(document: str) -> str:
    """Where the page of a hand-written document lies, both below their roots.

    >>> place("fiji/4_exchange.md"), place("records.md"), place("howto/index.md")
    ('fiji/rules/4_exchange/index.md', 'records/index.md', 'howto/index.md')
    """
    if document in MOVED:
        return MOVED[document]
    if match := _CHAPTER.fullmatch(document):
        return f"{match['game']}/rules/{match['name']}/index.md"
    if document.rpartition("/")[2] == "index.md":
        return document
    return f"{document.removesuffix('.md')}/index.md"


class Prose:
    """What turns hand-written text into a part of a page, and remembers where its links lead."""

    def __init__(self, home: Path, rules: Collection[str], others: Collection[str] = ()) -> None:
        """Take the house, the ids of all rules, and the games whose pages are left out."""
        self.home, self.rules, self.others = home, rules, others
        self._wanted: list[tuple[str, str]] = []  # each page, and what is said where it is none
        self.rule_page: Callable[[str], str] = rule_page
        ids = sorted({rule.partition("_")[0] for rule in rules})
        games, names = "|".join(ids) or "(?!)", "|".join(map(re.escape, map(title, ids))) or "(?!)"
        named = rf"(?P<game>{games}|{names}) {_NUMBER}(?:{_ALSO}{_NUMBER})*"
        self._named = re.compile(
            rf"\b(?:{named}|(?P<id>(?:{games})(?:_[0-9]+){{2,}}))\b", re.IGNORECASE
        )

    def leading(self, to: Callable[[str], str]) -> "Prose":
        """The same, but a rule lies elsewhere: in another language."""
        found = copy(self)
        found.rule_page = to
        return found

    def placed(self, text: str, source: Path, page: str) -> str:
        """The text as it stands on a page: code as it is. Raises SiteError."""
        whole, file = source.read_text(encoding="utf-8"), from_home(source, self.home)
        first = whole[: max(whole.find(text), 0)].count("\n") + 1
        fence, told = "", list[str]()
        for number, line in enumerate(text.split("\n"), start=first):
            mark, inside = re.match(r"\s*(`{3,}|~{3,})", line), bool(fence)
            if mark and not fence:
                fence = mark[1]
            elif mark and mark[1].startswith(fence):
                fence = ""
            if snippet := _SNIPPET.fullmatch(line):
                told.append(self._included(snippet[1], f"{file}:{number}"))
            elif inside or mark or line.startswith("    "):
                told.append(line)
            else:
                told.append(self._line(line, file, number, page))
        return "\n".join(told)

    def check(self, pages: Collection[str]) -> None:
        """Every link that was written by hand leads to a page. Raises SiteError."""
        if gone := [says for page, says in self._wanted if page not in pages]:
            raise SiteError("\n".join(gone))

    def _line(self, line: str, file: str, number: int, page: str) -> str:
        parts = [self._led(part, file, number, page) for part in _CODE.split(line)]
        if line.startswith("#"):
            return "".join(parts)
        return "".join(self._linked(part, file, number, page) for part in parts)

    def _led(self, part: str, file: str, number: int, page: str) -> str:
        """A link of the text, led to where its page lies; its words, if that is left out."""
        match = _LINK.fullmatch(part)
        if not match or re.match(r"[a-z]+:", match["to"]):
            html = _LEADING.fullmatch(part)  # of a page of a game that is left out
            place = normpath(join(dirname(page), html["to"])) if html else ""
            return "<a>" if of_game(place, self.others) else part
        text, to = match["text"], match["to"]
        here = to.startswith("#")
        target = page if here else self._target(to, file)
        if of_game(target, self.others):
            return text[1:-1]
        gone = f"{file}:{number}: {to} leads to no page; correct it."
        self._wanted.append((target.partition("#")[0], gone))
        return f"{text}({to if here else link(page, target)})"

    def _target(self, written: str, file: str) -> str:
        path, sign, anchor = written.partition("#")
        if path.startswith("/"):
            path = f"{path.strip('/')}/index.md".removeprefix("/")
            return f"{path}{sign}{anchor}"
        document = relpath(join(dirname(file), path), "docs")
        if anchor in self.rules and _CHAPTER.fullmatch(document):
            return rule_page(anchor)
        return f"{place(document) if document.endswith('.md') else document}{sign}{anchor}"

    def _linked(self, part: str, file: str, number: int, page: str) -> str:
        """The rules that running text names, linked; numbers in brackets are of its own game."""
        if _CODE.fullmatch(part):
            return part
        own = "".join(Path(file).parts[1:2])

        def led(name: str, text: str) -> str:
            if rule_id(name) not in self.rules:
                raise SiteError(f"{file}:{number}: there is no rule {name}; correct its number.")
            return f"[{text}]({link(page, self.rule_page(rule_id(name)))})"

        def named(found: re.Match[str]) -> str:
            """A rule, or the rules of a game one after the other, each as a link."""
            first, *more = re.split(rf"({_ALSO})(?=[0-9])", found[0])
            others = zip(more[::2], more[1::2], strict=True)
            told = [between + led(f"{found['game']} {text}", text) for between, text in others]
            return "".join([led(first, first.replace(" ", "\N{NO-BREAK SPACE}")), *told])

        def numbers(found: re.Match[str]) -> str:
            return re.sub(_NUMBER, lambda one: led(f"{own} {one[0]}", one[0]), found[0])

        told = self._named.sub(named, part)
        if any(rule.startswith(f"{own}_") for rule in self.rules):
            return _BRACKETED.sub(numbers, told)
        return told

    def _included(self, path: str, where: str) -> str:
        """A file that is included, whole. Raises SiteError."""
        file = file_of(path, self.home)
        if not file.is_file():
            raise SiteError(f"{where}: there is no file {path} to include; correct it.")
        return file.read_text(encoding="utf-8").rstrip("\n")


# What fails while the site is made


def doing(what: str, work: Callable[..., One], *words: Any) -> One:
    """Do it; where it fails, the error says `what`, also in a process that works for another."""
    try:
        return work(*words)
    except Exception as error:
        error.add_note(what)
        raise


def noted(error: Exception) -> str:
    """The message of an error, behind what was being done; of a fault of ours, how Python tells it.

    >>> noted(SiteError("a page is gone."))
    'a page is gone.'
    """
    ours = type(error).__module__.startswith("atoll.") and not isinstance(error, AssertionError)
    notes = reversed(getattr(error, "__notes__", ()))
    return ": ".join([*notes, str(error)]) if ours else "".join(format_exception(error))
