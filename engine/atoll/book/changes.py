"""What changed in the numbered rules of a game, rule by rule and word by word.

The history is that of git, and what is not committed yet is its newest part. Lines broken anew are
no change, and a rule that moves to another page unaltered has not changed.

The pages of a game as they once were: what git has kept of docs/<game>/, and how they are now.

The main line is followed, so a branch counts on the day it was merged. git is called as a process:
once for the list of versions, and once for all their texts.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from difflib import SequenceMatcher
from io import BytesIO
from itertools import groupby, pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple

from atoll.book.page import Rule, chapter
from atoll.digits import is_number
from atoll.home import HOME, file_of

_LOG = (
    *("-c", "core.quotePath=false", "log", "--first-parent", "-m", "--reverse", "--no-renames"),
    *("--name-only", "--no-color", "--no-show-signature", "--no-relative"),
    *("--encoding=UTF-8", "--date=short", "--format=%x00%H%x1f%cd"),
)
_SHORT = 7  # how much of a commit's name people read
_OF_A_HOOK = {"GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_WORK_TREE"}


class NoHistory(Exception):
    """git cannot tell how the pages were; the message says why, in a plain sentence."""


class Version(NamedTuple):
    """What a commit wrote: each page by its file name, None where it is gone.

    The last version is the folder as it lies there; it has no commit and no date. `cut` says that a
    shallow clone begins here: what the commit itself changed is not known.
    """

    commit: str
    date: str
    pages: Mapping[str, bytes | None]
    cut: bool = False


def past(game: str, home: Path) -> tuple[Version, ...]:
    """Every version of the pages of a game, the oldest first, by the git of its own home.

    Errors: NoHistory.
    """
    folder = file_of(f"docs/{game}", home)
    home = folder.parents[1]
    shallow = home / git(home, "rev-parse", "--git-path", "shallow").decode().strip()
    cut = shallow.read_text(encoding="ascii").split() if shallow.is_file() else []
    told = git(home, *_LOG, "--", f":(glob)docs/{game}/*_*.md").decode(errors="replace")
    if not told and git_told(home, "check-ignore", f"docs/{game}"):  # an installed package
        raise NoHistory(f"git does not keep docs/{game} here, so nobody knows what changed in it.")
    commits = []
    for head, *pages in (one.split("\n") for one in told.split("\0")[1:]):
        name, date = head.split("\x1f")
        commits.append((name, date, [*filter(_numbered, pages)]))
    asked = "".join(f"{name}:{page}\n" for name, _, pages in commits for page in pages)
    told_of_each = BytesIO(git(home, "cat-file", "--batch", given=asked.encode()))
    kept = [
        Version(
            name[:_SHORT],
            date,
            {page.rpartition("/")[2]: _next(told_of_each) for page in pages},
            cut=name in cut,
        )
        for name, date, pages in commits
    ]
    gone: dict[str, bytes | None] = {name: None for version in kept for name in version.pages}
    there = {page.name: page.read_bytes() for page in folder.glob("*_*.md") if _numbered(page.name)}
    return (*kept, Version("", "", gone | there))


def _numbered(page: str) -> bool:
    return is_number(page.rpartition("/")[2].partition("_")[0])


def _next(told: BytesIO) -> bytes | None:
    """The next page that git tells of; None where it is gone."""
    *_, size = told.readline().split()
    if size == b"missing":
        return None
    text = told.read(int(size))
    told.readline()
    return text


def git_told(home: Path, *words: str) -> str:
    """What git says in a line, or nothing where it says nothing of this folder."""
    with suppress(NoHistory):
        return git(home, *words).decode(errors="replace").strip()
    return ""


def git(home: Path, *words: str, given: bytes = b"") -> bytes:
    """What git answers. Errors: NoHistory."""
    program = shutil.which("git")
    if not program:
        raise NoHistory("git is not installed here, so nobody knows what changed in the rules.")
    around = {name: value for name, value in os.environ.items() if name not in _OF_A_HOOK}
    command = [program, "-C", str(home), *words]
    answer = subprocess.run(  # noqa: S603 # git itself, with words of ours
        command, input=given, capture_output=True, check=False, env=around | {"LC_ALL": "C"}
    )
    if not answer.returncode:
        return answer.stdout
    said = answer.stderr.decode(errors="replace").partition("\n")[0].removeprefix("fatal: ")
    if "not a git repository" in said:
        raise NoHistory("This is no checkout of git, so nobody knows what changed in the rules.")
    raise NoHistory(f"git does not tell what changed in the rules: {said or 'it says nothing'}.")


# What changed


Kind = Literal["same", "removed", "added"]
Words = tuple[tuple[Kind, str], ...]
"""The pieces of a text: without the added ones it is the old wording, without the removed the new.
"""

_WORD = re.compile(r"\w+(?:['\u2019./-]\w+)*|\s+|[^\w\s]")


def reworded(before: str, after: str) -> Words:
    """What is the same, removed and added from one wording to another, in reading order.

    Changes are made one where nothing but spaces and signs stands between them.

    >>> reworded("The highest count executes.", "The lowest count executes.")[1:3]
    (('removed', 'highest'), ('added', 'lowest'))
    """
    old, new = _WORD.findall(before), _WORD.findall(after)
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    found: list[tuple[bool, str, str]] = []  # whether it changed, the old words and the new ones
    for at, (alike, i, j, k, m) in enumerate(steps):
        was, now = "".join(old[i:j]), "".join(new[k:m])
        between = 0 < at < len(steps) - 1 and not re.search(r"\w", was)
        changed = alike != "equal" or between
        if found and changed and found[-1][0]:
            found[-1] = (True, found[-1][1] + was, found[-1][2] + now)
        else:
            found.append((changed, was, now))
    pieces: list[tuple[Kind, str]] = []
    for changed, was, now in found:
        pieces += [("removed", was), ("added", now)] if changed else [("same", was)]
    return tuple(piece for piece in pieces if piece[1])


Part = Literal["title", "statement", "note", "ruling", "status", "sources", "added", "withdrawn"]
Pages = Mapping[str, tuple[Rule, ...]]
Book = tuple[Version, Mapping[str, Rule]]
"""What the rules were as of a version, by their ids."""


class Change(NamedTuple):
    """One part of a rule that changed: its wording before and after, and the commit that did it.

    `commit` and `date` (of the form 2026-11-21) are empty where it is not committed yet.
    """

    rule: str
    part: Part
    before: str
    after: str
    date: str
    commit: str

    @property
    def words(self) -> Words:
        """Both wordings in one, in pieces."""
        return reworded(self.before, self.after)


class History(NamedTuple):
    """The changes in the rules of a game, the newest first; or in a sentence why none are known.

    `by_day` has what each day changed in all, in the order of the book; no day that did not.
    Where git holds only the last part of the history, `since` is the day it begins. `skipped` are
    the pages of older days that could not be read.
    """

    changes: tuple[Change, ...]
    by_day: Mapping[str, tuple[Change, ...]] = MappingProxyType({})
    why_not: str = ""
    since: str = ""
    skipped: int = 0

    def of(self, rule: str) -> tuple[Change, ...]:
        """What changed in one rule."""
        return tuple(change for change in self.changes if change.rule == rule)


def changes(game: str, home: Path = HOME) -> History:
    """What changed in the rules of a game, from the first day to what is not committed yet."""
    try:
        versions = past(game, home)
    except NoHistory as problem:
        return History((), why_not=str(problem))
    books: list[Book] = []
    pages: Pages = {}
    skipped = 0
    for version in versions:
        pages, unread = _read(game, pages, version)
        books.append((version, {rule.id: rule for rules in pages.values() for rule in rules}))
        skipped += unread
    since = versions[0].date if versions[0].cut else ""  # what changed then nobody knows
    first = books.pop(0) if since else (versions[0], {})
    days = ([*some][-1] for _, some in groupby(books, key=lambda book: book[0].date))
    by_day: dict[str, tuple[Change, ...]] = {}
    for change in _between([first, *days]):
        by_day[change.date] = (*by_day.get(change.date, ()), change)
    return History(_between([first, *books]), by_day, since=since, skipped=skipped)


def _between(books: Sequence[Book]) -> tuple[Change, ...]:
    """What changed from each book to the next, the newest first."""
    steps = [tuple(_changes(old, new, version)) for (_, old), (version, new) in pairwise(books)]
    back = _came_back(change for step in steps for change in step)
    return tuple(change for step in reversed(steps) for change in step if change not in back)


def between(before: Mapping[str, Rule], after: Mapping[str, Rule]) -> tuple[Change, ...]:
    """What changed from one book to another, each as its rules by their ids."""
    return tuple(_changes(before, after, Version("", "", {})))


def _came_back(oldest_first: Iterable[Change]) -> set[Change]:
    """Rules that were withdrawn and added again as they were: neither is a change."""
    gone, back = dict[str, Change](), set[Change]()
    for change in oldest_first:
        if change.part == "withdrawn":
            gone[change.rule] = change
        elif change.part == "added" and change.rule in gone:
            if gone[change.rule].before == change.after:
                back |= {gone[change.rule], change}
            del gone[change.rule]
    return back


def _read(game: str, pages: Pages, version: Version) -> tuple[Pages, int]:
    """The pages after a version, and how many could not be read: these stay as they were."""
    read, skipped = dict(pages), 0
    for name, content in version.pages.items():
        try:
            if content is None:
                read.pop(name, None)
            else:
                read[name] = chapter(game, Path(name), content.decode()).rules
        except ValueError:  # no UTF-8, or not in the layout of the book
            skipped += 1
    return read, skipped


def _changes(
    before: Mapping[str, Rule], after: Mapping[str, Rule], version: Version
) -> Iterator[Change]:
    for rule in sorted({*before, *after}, key=_place):
        was, now = before.get(rule), after.get(rule)
        if was is now:  # its page was not written anew
            continue
        nothing: dict[Part, str] = {"statement": ""}
        old, new = (_parts(one) if one else nothing for one in (was, now))
        whole: Part = "added" if now else "withdrawn"
        for part in old if now else new:
            one, other = old[part], new[part]
            if one != other:
                told = part if was and now else whole
                yield Change(rule, told, one, other, version.date, version.commit)


def _place(rule: str) -> list[int]:
    return [int(number) for number in rule.split("_")[1:]]


def _parts(rule: Rule) -> dict[Part, str]:
    """Each part on one line, however it is broken; which sentences have a status of their own."""
    marks = [
        f"(sentence {number}: {one.status} {one.reason})"
        for number, one in enumerate(rule.sentences, start=1)
        if one.status != rule.status or one.reason
    ]
    texts: dict[Part, str] = {
        "title": rule.title,
        "statement": rule.statement,
        "note": " ".join(rule.notes),
        "ruling": " ".join(f"`{one.name}`: {one.question}" for one in rule.rulings),
        "status": " ".join([rule.status, rule.reason, *marks]),
        "sources": ", ".join(rule.sources),
    }
    return {part: " ".join(text.split()) for part, text in texts.items()}
