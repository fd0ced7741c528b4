"""What changed in the numbered rules of a game, rule by rule.

The history is that of git, and what is not committed yet is its newest part. Each day is told as it
was before and after it. Lines broken anew are no change, and a rule that moves to another page
unaltered has not changed.

The main line is followed, so a branch counts on the day it was merged.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple

from atoll.book import BookError, pages
from atoll.book.page import Rule, chapter
from atoll.home import HOME, file_of
from atoll.table.stating import in_order

_LOG = (
    *("-c", "core.quotePath=false", "log", "--first-parent", "-m", "--reverse", "--no-renames"),
    *("--unified=1000000", "--no-color", "--no-ext-diff", "--no-textconv", "--no-relative"),
    *("--no-show-signature", "--encoding=UTF-8", "--date=short", "--format=%x00%cd"),
)
"""Each commit with its day, and the whole text of every page that it wrote."""
_OF_A_HOOK = {"GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_WORK_TREE"}

Pages = dict[str, str | None]
"""The pages that were written on a day, by their file names; None where one is gone."""


class NoHistory(Exception):
    """git cannot tell how the pages were; the message says why, in a plain sentence."""


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


def _days(game: str, home: Path) -> dict[str, Pages]:
    """What was written on each day, the oldest first; without a day, what is not committed yet.

    Errors: NoHistory.
    """
    folder = file_of(f"docs/{game}", home)
    home = folder.parents[1]  # by the git of its own home
    told = git(home, *_LOG, "--", f":(glob)docs/{game}/[0-9]*_*.md").decode(errors="replace")
    if not told and git_told(home, "check-ignore", f"docs/{game}"):  # an installed package
        raise NoHistory(f"git does not keep docs/{game} here, so nobody knows what changed in it.")
    if git_told(home, "rev-parse", "--is-shallow-repository") == "true":
        fix = "`git fetch --unshallow` fetches the rest"
        raise NoHistory(f"git has only the end of the history of the rules here; {fix}.")
    days, gone = dict[str, Pages](), Pages()
    for date, *patches in (one.split("\ndiff --git ") for one in told.split("\0")[1:]):
        day = max([date.strip(), *days])  # a clock may have been wrong
        written = dict(map(_written, patches))
        days[day] = days.get(day, {}) | written
        gone |= dict.fromkeys(written)
    return days | {"": gone | {page.name: page.read_text("utf-8") for page in pages(folder)}}


def _written(patch: str) -> tuple[str, str | None]:
    """A page by its file name, from a patch that holds all of it; None where it is gone."""
    head, _, body = patch.partition("\n@@ ")
    name = head.partition("\n")[0].rpartition("/")[2]
    lines = (line[1:] for line in body.split("\n")[1:] if line.startswith((" ", "+")))
    return name, None if "\ndeleted file" in head else "\n".join(lines)


# What changed


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


def changes(game: str, home: Path = HOME) -> dict[str, list[Change]]:
    """What changed in each rule of a game, the newest first, with what is not committed yet.

    Errors: NoHistory.
    """
    of_page, before, every = dict[str, Rules](), dict[str, Rule](), list[Change]()
    for date, written in _days(game, home).items():
        for name, text in written.items():
            with suppress(BookError):  # not in the layout of the book: it stays
                rules = () if text is None else chapter(game, Path(name), text).rules
                of_page[name] = {rule.id: rule for rule in rules}
        after = {name: rule for rules in of_page.values() for name, rule in rules.items()}
        every[:0] = between(before, after, date)
        before = after
    found = dict[str, list[Change]]()
    for change in every:
        found.setdefault(change.rule, []).append(change)
    return found


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
