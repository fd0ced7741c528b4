"""The pages of a game as they once were: what git has kept of docs/<game>/, and how they are now.

The main line is followed, so a branch counts on the day it was merged. git is called as a process:
once for the list of versions, and once for all their texts.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
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


def past(game: str, home: Path) -> tuple[Version, ...]:
    """Every version of the pages of a game, the oldest first, by the git of its own home.

    Errors: NoHistory.
    """
    folder = file_of(f"docs/{game}", home)
    home = folder.parents[1]
    shallow = home / git(home, "rev-parse", "--git-path", "shallow").decode().strip()
    cut = shallow.read_text(encoding="ascii").split() if shallow.is_file() else []
    told = git(home, *_LOG, "--", f":(glob)docs/{game}/*_*.md").decode(errors="replace")
    commits = [_commit(one) for one in told.split("\0")[1:]]
    if not commits and git_told(home, "check-ignore", f"docs/{game}"):  # an installed package
        raise NoHistory(f"git does not keep docs/{game} here, so nobody knows what changed in it.")
    texts = _texts(home, {blob for *_, blobs in commits for blob in blobs.values() if blob})
    kept = [
        Version(
            name[:_SHORT],
            date,
            {page: texts.get(blob, b"") if blob else None for page, blob in blobs.items()},
            cut=name in cut,
        )
        for name, date, blobs in commits
    ]
    gone: dict[str, bytes | None] = {name: None for version in kept for name in version.pages}
    there = {page.name: page.read_bytes() for page in folder.glob("*_*.md") if _numbered(page.name)}
    return (*kept, Version("", "", gone | there))


def _numbered(name: str) -> bool:
    return is_number(name.partition("_")[0])


def _commit(told: str) -> tuple[str, str, dict[str, str]]:
    """A commit: its name, its date, and what git calls the text of each page, "" if it is gone."""
    head, *raw = told.split("\n")
    name, date = head.split("\x1f")
    found = (
        (match["path"].rpartition("/")[2], match["blob"])
        for match in map(_RAW.fullmatch, raw)
        if match
    )
    return (
        name,
        date,
        {page: blob if blob.strip("0") else "" for page, blob in found if _numbered(page)},
    )


def _texts(home: Path, blobs: Iterable[str]) -> dict[str, bytes]:
    """The texts that git has under these names."""
    asked = "".join(f"{blob}\n" for blob in sorted(blobs))
    told = BytesIO(git(home, "cat-file", "--batch", given=asked.encode()))
    found: dict[str, bytes] = {}
    for head in iter(told.readline, b""):
        blob, _, *size = head.decode().split()
        if size:  # it is there
            found[blob] = told.read(int(size[0]))
            told.readline()
    return found


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
