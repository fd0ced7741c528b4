"""The pages of a game as they once were: what git has kept of docs/<game>/, and how they are now.

The main line is followed, so a branch counts on the day it was merged. git is called as a process:
once for the list of versions, and once for all their texts.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from atoll.digits import is_number
from atoll.home import file_of

_LOG = (
    *("-c", "core.quotePath=false", "log", "--first-parent", "-m", "--reverse", "--no-renames"),
    *("--raw", "--no-abbrev", "--no-color", "--no-show-signature"),
    *("--encoding=UTF-8", "--date=short", "--format=%x00%H%x1f%cd"),
)
_RAW = re.compile(r":\S+ \S+ [0-9a-f]+ (?P<blob>[0-9a-f]+) \w[0-9]*\t(?P<path>.+)")
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


class Past(NamedTuple):
    """All versions of a game's pages, the oldest first."""

    versions: tuple[Version, ...]
    since: str


class _Commit(NamedTuple):
    name: str
    date: str
    blobs: dict[str, str]  # of each page what git calls its text; nothing where it is gone


def past(game: str, home: Path) -> Past:
    """Every version of the pages of a game, by the git of its own home. Errors: NoHistory."""
    home = file_of(f"docs/{game}", home).parents[1]
    cut = _shallow(home)
    commits = [*_commits(game, home)]
    if not commits and _ignored(game, home):
        raise NoHistory(f"git does not keep docs/{game} here, so nobody knows what changed in it.")
    texts = _texts(home, {blob for commit in commits for blob in commit.blobs.values()})
    kept = [
        Version(
            commit.name[:_SHORT],
            commit.date,
            {page: texts.get(blob, b"") if blob else None for page, blob in commit.blobs.items()},
            cut=commit.name in cut,
        )
        for commit in commits
    ]
    since = next((version.date for version in kept if version.cut), "")
    return Past((*kept, _now(file_of(f"docs/{game}", home), kept)), since)


def _now(folder: Path, kept: Iterable[Version]) -> Version:
    gone: dict[str, bytes | None] = {name: None for version in kept for name in version.pages}
    there = {page.name: page.read_bytes() for page in folder.glob("*_*.md") if _numbered(page.name)}
    return Version("", "", gone | there)


def _numbered(name: str) -> bool:
    return is_number(name.partition("_")[0])


def _commits(game: str, home: Path) -> Iterator[_Commit]:
    told = git(home, *_LOG, "--", f":(glob)docs/{game}/*_*.md").decode(errors="replace")
    for commit in told.split("\0")[1:]:
        head, *raw = commit.split("\n")
        name, date = head.split("\x1f")
        yield _Commit(name, date, dict(_blobs(raw)))


def _blobs(raw: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The pages that a commit wrote, and the names that git has for their texts."""
    for match in filter(None, map(_RAW.fullmatch, raw)):
        page = match["path"].rpartition("/")[2]
        if _numbered(page):
            yield page, match["blob"] if match["blob"].strip("0") else ""


def _texts(home: Path, blobs: Iterable[str]) -> dict[str, bytes]:
    """The texts that git has under these names."""
    asked = "".join(f"{blob}\n" for blob in sorted(blobs) if blob)
    told = BytesIO(git(home, "cat-file", "--batch", given=asked.encode()))
    found: dict[str, bytes] = {}
    for head in iter(told.readline, b""):
        blob, _, *size = head.decode().split()
        if size:  # it is there
            found[blob] = told.read(int(size[0]))
            told.readline()
    return found


def _shallow(home: Path) -> frozenset[str]:
    """The commits at which a shallow clone ends. Errors: NoHistory outside of a checkout."""
    file = home / git(home, "rev-parse", "--git-path", "shallow").decode().strip()
    return frozenset(file.read_text(encoding="ascii").split() if file.is_file() else ())


def _ignored(game: str, home: Path) -> bool:
    """Whether git leaves the pages out, as it does with an installed package."""
    return bool(git_told(home, "check-ignore", f"docs/{game}"))


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
