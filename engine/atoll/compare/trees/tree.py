"""A tree of rules: what a commit, a checkout, a folder or a wheel holds of games.

One that holds the engine too is asked with that engine; the home of a game of somebody's own is
asked with the engine that is at work here.
"""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import atoll
from atoll.book.changes import NoHistory, git, git_told

HERE = "."
Pair = tuple[str | None, str, str]
"""Two trees as they are asked for, behind a game; without one all that they have."""
_ENGINE = Path(atoll.__file__).resolve().parents[1]
_GAMES = "engine/atoll/*/game.py"
_HOMES = (_GAMES, f"*/{_GAMES}", f"*/*/{_GAMES}")
"""Where games lie in a folder that is their home, or holds some: the nearest count."""


class NoTree(ValueError):
    """What is no commit and holds no rules; the message says what to name instead."""


class Tree(NamedTuple):
    """The games of a tree: where each has its code, and the home with its book and examples.

    `path` is where Python finds the engine that they are played with; `project` has the changelog.
    """

    text: str
    project: Path
    path: Path
    code: Mapping[str, Path]
    homes: Mapping[str, Path]
    whole: bool = True
    unsaved: bool = False

    @property
    def games(self) -> tuple[str, ...]:
        """The names of the games."""
        return tuple(self.code)

    def files(self, game: str) -> dict[str, Path]:
        """The code of a game by the names of its modules, and of the engine that it brings."""
        rooms = {"atoll": self.path / "atoll"} if self.whole else {}
        rooms[f"atoll.{game}"] = self.code[game]
        return {
            ".".join((package, *file.relative_to(room).with_suffix("").parts)): file
            for package, room in rooms.items()
            for file in sorted(room.rglob("*.py"))
        }

    def folder(self, room: str, game: str) -> Path:
        """Where a game has its `docs` or its `features`."""
        return self.homes[game] / room / game

    def around(self) -> dict[str, str]:
        """What a process is told, so that it finds this tree and no other."""
        homes = [] if self.whole else [*dict.fromkeys(map(str, self.homes.values()))]
        return {"PYTHONPATH": str(self.path), "ATOLL_GAMES": os.pathsep.join(homes)}


def is_tree(text: str, here: Path) -> bool:
    """Whether a text names a folder, a wheel or a commit."""
    if not text or Path(text).exists() or text.endswith(".whl"):
        return bool(text)
    with suppress(NoHistory):
        return bool(_commit(text, here))
    return False


@contextmanager
def opened(text: str, here: Path) -> Iterator[Tree]:
    """The tree of a text, for as long as the block lasts; a folder is used as it lies there.

    Errors: NoTree.
    """
    place = Path(text)
    if place.is_dir():
        unsaved = bool(git_told(place, "status", "--porcelain", "--", "."))
        yield _found(text, place.resolve(), unsaved=unsaved)
        return
    if place.is_file() and place.suffix != ".whl":
        raise NoTree(f"{text}: it is a file; name a folder of rules, a wheel or a commit.")
    with TemporaryDirectory(prefix="atoll-") as folder:
        to = Path(folder).resolve()
        yield _found(text, _unzipped(text, to) if place.is_file() else _checked_out(text, here, to))


def _unzipped(text: str, to: Path) -> Path:
    try:
        with zipfile.ZipFile(text) as wheel:
            wheel.extractall(to)  # noqa: S202 # Python keeps it below the folder
    except (OSError, RuntimeError, zipfile.BadZipFile, zlib.error) as error:
        raise NoTree(f"{text}: it cannot be opened as a wheel ({error}); build it anew.") from None
    return to


def _checked_out(text: str, here: Path, to: Path) -> Path:
    """The files of a commit, below the folder one works in where that has rules, else all."""
    try:
        commit = _commit(text, here)
        top = Path(git(here, "rev-parse", "--show-toplevel").decode().strip())
        with tarfile.open(fileobj=BytesIO(git(top, "archive", "--format=tar", commit))) as files:
            files.extractall(to, filter="data")
    except NoHistory as error:
        fix = (
            "`git log --oneline` and `git tag` name commits that are there, and "
            "`git fetch --tags --unshallow` brings others."
        )
        why = fix if git_told(here, "rev-parse", "--git-dir") else str(error)
        none = f'There is no folder, no wheel and no commit "{text}" here'
        raise NoTree(f"{none}{'; ' if why == fix else '. '}{why}") from None
    below = to / here.resolve().relative_to(top.resolve())
    holds = below.is_dir() and any(any(below.glob(one)) for one in (*_HOMES, "atoll/words.py"))
    return below if holds else to


def _commit(text: str, here: Path) -> str:
    """The name of a commit in full. Errors: NoHistory."""
    words = ("rev-parse", "--verify", "--end-of-options", f"{text}^{{commit}}")
    return git(here, *words).decode().strip()


# Where the rules lie in a folder


def _found(text: str, folder: Path, *, unsaved: bool = False) -> Tree:
    """The rules in a folder. Errors: NoTree where there are none."""
    for path, home in ((folder / "engine", folder), (folder, folder / "atoll" / "shelf")):
        if (path / "atoll" / "words.py").is_file():
            code = _games(path, "atoll/*/game.py", whole=True)
            return Tree(text, folder, path, code, dict.fromkeys(code, home), unsaved=unsaved)
    code = next(filter(None, (_games(folder, pattern) for pattern in _HOMES)), {})
    if not code:
        raise NoTree(
            f"{text}: there are no rules in it; name a folder in which "
            "engine/atoll/<game>/game.py lies."
        )
    homes = {name: place.parents[2] for name, place in code.items()}
    return Tree(text, folder, _ENGINE, code, homes, whole=False, unsaved=unsaved)


def _games(folder: Path, pattern: str, *, whole: bool = False) -> dict[str, Path]:
    """Games below a folder that stand beside the engine, or those that stand in homes of their own.

    Not in a folder that is nobody's text: an environment, or one of tests.
    """
    aside = ("tests", "node_modules")
    return {
        file.parent.name: file.parent
        for file in sorted(folder.glob(pattern))
        if (file.parents[1] / "words.py").is_file() == whole
        and not any(one.startswith(".") or one in aside for one in file.relative_to(folder).parts)
    }


# A tree asked, in a process of its own that has its engine and leaves nothing behind

_ANSWERING = Path(__file__).resolve().with_name("answering.py")
_NO_TRACE = ("-B", "-P")  # no compiled files in the tree; nothing from the folder of the script


class NotAnswered(ValueError):
    """A tree whose rules do not run, or whose engine does not know what is asked."""


Asked = tuple[Tree, str, dict[str, Any]]
"""Who is asked a question of `answering.py`, and what is given with it."""


def ask_all(questions: Sequence[Asked]) -> list[Any]:
    """The answers to several questions, asked side by side. Errors: NotAnswered."""
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as asking:
        return [*asking.map(ask, questions)]


def ask(one: Asked) -> Any:
    """The answer to a question. Errors: NotAnswered."""
    tree, question, given = one
    with TemporaryDirectory(prefix="atoll-") as folder:
        asked, answer = (Path(folder) / name for name in ("asked.json", "answer.json"))
        asked.write_text(json.dumps(given), encoding="utf-8")
        words = [_ANSWERING, question, asked, answer]
        done = subprocess.run(  # noqa: S603 # Python itself, with files of ours
            [sys.executable, *_NO_TRACE, *map(str, words)],
            cwd=folder,
            env={**os.environ, **tree.around()},
            capture_output=True,
            check=False,
        )
        told = json.loads(answer.read_text("utf-8")) if answer.is_file() else {}
    if "answer" not in told:
        last = (done.stderr.decode(errors="replace").strip().splitlines() or [""])[-1]
        said = told.get("error") or last or f"it ended with {done.returncode}"
        raise NotAnswered(f"{tree.text}: its rules cannot be asked ({question}): {said}")
    return told["answer"]
