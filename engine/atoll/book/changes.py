"""What changed in the numbered rules of a game, rule by rule and word by word.

The history is that of git, and what is not committed yet is its newest part. Each day is told as it
was before and after it. Lines broken anew are no change, and a rule that moves to another page
unaltered has not changed.

The main line is followed, so a branch counts on the day it was merged. git is called as a process:
once for the list of commits, and once for all their texts.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from difflib import SequenceMatcher
from io import BytesIO
from pathlib import Path
from typing import Literal, NamedTuple

from atoll.book.page import Rule, chapter
from atoll.digits import is_number
from atoll.home import HOME, file_of
from atoll.table.stating import in_order

_LOG = (
    *("-c", "core.quotePath=false", "log", "--first-parent", "-m", "--reverse", "--no-renames"),
    *("--name-only", "--no-color", "--no-show-signature", "--no-relative"),
    *("--encoding=UTF-8", "--date=short", "--format=%x00%H%x1f%cd"),
)
_OF_A_HOOK = {"GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_WORK_TREE"}


class NoHistory(Exception):
    """git cannot tell how the pages were; the message says why, in a plain sentence."""


Pages = Mapping[str, bytes | None]
"""The pages that were written on a day, by their file names; None where one is gone."""


def _days(game: str, home: Path) -> dict[str, Pages]:
    """What was written on each day, the oldest first; without a day, what is not committed yet.

    Errors: NoHistory.
    """
    folder = file_of(f"docs/{game}", home)
    home = folder.parents[1]  # by the git of its own home
    told = git(home, *_LOG, "--", f":(glob)docs/{game}/*_*.md").decode(errors="replace")
    if not told and git_told(home, "check-ignore", f"docs/{game}"):  # an installed package
        raise NoHistory(f"git does not keep docs/{game} here, so nobody knows what changed in it.")
    if git_told(home, "rev-parse", "--is-shallow-repository") == "true":
        fix = "`git fetch --unshallow` fetches the rest"
        raise NoHistory(f"git has only the end of the history of the rules here; {fix}.")
    places = dict[str, dict[str, str]]()
    for head, *pages in (one.split("\n") for one in told.split("\0")[1:]):
        commit, date = head.split("\x1f")
        day = max([date, *places])  # a clock may have been wrong
        for page in filter(_numbered, pages):
            places.setdefault(day, {})[Path(page).name] = f"{commit}:{page}\n"
    asked = "".join(place for day in places.values() for place in day.values())
    texts = BytesIO(git(home, "cat-file", "--batch", given=asked.encode()))
    days: dict[str, Pages] = {
        date: {name: _next(texts) for name in day} for date, day in places.items()
    }
    gone = dict.fromkeys(name for day in places.values() for name in day)
    there = {page.name: page.read_bytes() for page in folder.glob("*_*.md") if _numbered(page.name)}
    return days | {"": gone | there}


def _numbered(page: str) -> bool:
    return is_number(Path(page).name.partition("_")[0])


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
Rules = Mapping[str, Rule]


class Change(NamedTuple):
    """One part of a rule that changed: its wording before and after, and the day.

    `date`, of the form 2026-11-21, is empty where it is not committed yet.
    """

    rule: str
    part: Part
    before: str
    after: str
    date: str

    @property
    def words(self) -> Words:
        """Both wordings in one, in pieces."""
        return reworded(self.before, self.after)


class History(NamedTuple):
    """The changes in the rules of a game, the newest first; or in a sentence why none are known.

    Those of one day stand in the order of the book.
    """

    changes: tuple[Change, ...]
    why_not: str = ""

    def of(self, rule: str) -> tuple[Change, ...]:
        """What changed in one rule."""
        return tuple(change for change in self.changes if change.rule == rule)


def changes(game: str, home: Path = HOME) -> History:
    """What changed in the rules of a game, from the first day to what is not committed yet."""
    try:
        days = _days(game, home)
    except NoHistory as problem:
        return History((), why_not=str(problem))
    pages, before, found = dict[str, Rules](), dict[str, Rule](), list[Change]()
    for date, written in days.items():
        for name, content in written.items():
            with suppress(ValueError):  # no UTF-8, or not in the layout of the book: it stays
                pages[name] = _rules(game, name, content)
        after = {name: rule for rules in pages.values() for name, rule in rules.items()}
        found[:0] = between(before, after, date)
        before = after
    return History(tuple(found))


def _rules(game: str, name: str, content: bytes | None) -> Rules:
    """The rules of a page; none where it is gone. Errors: ValueError."""
    if content is None:
        return {}
    return {rule.id: rule for rule in chapter(game, Path(name), content.decode()).rules}


def between(before: Rules, after: Rules, date: str = "") -> Iterator[Change]:
    """What changed from one book to another, each as its rules by their ids."""
    for rule in in_order({*before, *after}):
        was, now = before.get(rule), after.get(rule)
        if was is now:  # its page was not written anew
            continue
        nothing: dict[Part, str] = {"statement": ""}
        old, new = (_parts(one) if one else nothing for one in (was, now))
        whole: Part = "added" if now else "withdrawn"
        for part in old if now else new:
            if old[part] != new[part]:
                yield Change(rule, part if was and now else whole, old[part], new[part], date)


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
