"""A run of examples with a progress bar; a whole run of our own is kept for `explain`."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import Progress

from atoll.cli.console import Misuse, progress
from atoll.running import own
from atoll.running.chapter import Example
from atoll.running.house import at_line, is_feature
from atoll.running.perform import Listener, Performance
from atoll.running.reading import LARGEST
from atoll.strangers import Unreadable, content
from atoll.table import listed

_FEW = 12
"""So many lines are named."""


def watched(
    paths: Sequence[str],
    words: Sequence[str] = (),
    edition: str | None = None,
    house: Mapping[str, str] | None = None,
) -> Performance:
    """Run the examples in the paths, or our own, while a bar tells how far it is."""
    with watching() as listener:
        return own.performed(targets(paths), words, edition, house, listener)


def shown(game: str | None = None) -> Performance:
    """The same, or of one game; run only where they have not passed with exactly these rules."""
    with watching() as listener:
        return own.shown(game, listener)


@contextmanager
def watching() -> Iterator[Listener]:
    """A bar that moves on with each example."""
    with progress() as bar:
        yield _Bar(bar)


class _Bar(Listener):
    """A bar that moves on with each example."""

    def __init__(self, bar: Progress) -> None:
        """Nobody knows yet how many there are."""
        self._bar, self._task = bar, bar.add_task("Examples", total=None)

    def begin(self, total: int) -> None:
        """So many."""
        self._bar.update(self._task, total=total)

    @contextmanager
    def around(self, example: Example) -> Iterator[None]:  # noqa: ARG002 # one is like another
        """One more."""
        yield
        self._bar.advance(self._task)


def targets(paths: Sequence[str]) -> list[str]:
    """The paths, if each leads to a feature. Raises Misuse."""
    for text in paths:
        if not text.strip():
            raise Misuse("a PATH is empty; name a file or a folder, or leave it out for our own.")
        place, line = at_line(text)
        path = Path(place)
        file, _, behind = text.rpartition(":")
        if not path.exists() and file and is_feature(Path(file)) and Path(file).is_file():
            raise Misuse(f"{file}: {behind[:20]!r} is no line of it; {_lines(Path(file))}.")
        if not path.exists():
            raise Misuse(f"{path}: there is no such file or folder; check the spelling.")
        if path.is_dir() and not any(path.rglob("*.feature")):
            raise Misuse(f"{path}: the folder holds no feature file; name one that does.")
        if path.is_file() and not is_feature(path):
            raise Misuse(f"{path}: this is no feature file; its name must end in .feature.")
        if path.is_dir() and line is not None:
            raise Misuse(f"{text}: a line needs a file; leave it out or name the file.")
        if line is not None:
            _has_line(path, line)
    return [str(Path(text).absolute()) for text in paths]


def _has_line(path: Path, line: int) -> None:
    """A file has so many lines. Raises Misuse."""
    try:
        last = len(content(path, LARGEST).splitlines())
    except Unreadable as error:
        raise Misuse(f"{path}: {error}") from None
    if not 1 <= line <= last:
        raise Misuse(f"{path}: there is no line {line}, only 1 to {last}; {_lines(path)}.")


def _lines(path: Path) -> str:
    """Where the scenarios of a file begin, as the fix of a line that is none."""
    from atoll.running.outline import placed
    from atoll.running.reading import read

    feature = read(path, str(path)).feature
    begin = [str(one.line) for one in placed(feature)] if feature else []
    if not begin:
        return "leave the line out"
    if len(begin) > _FEW:
        begin = [*begin[:_FEW], "…", begin[-1]]
    return f"its scenarios begin at {listed(begin)}"
