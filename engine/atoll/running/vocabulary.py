"""The lint of the phrases: a closed vocabulary, sorted, typed, and used."""

import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import atoll
from atoll.finding import Finding
from atoll.home import HOME, WORK, rooms
from atoll.table.phrases import Phrase as Told

from . import house
from .chapter import Chapter
from .games import FOLLOWING
from .parsing import Said
from .phrases import Phrase, Phrases

Noted = tuple[Path, int, str]
"""A file of phrases, a line of it, and what is wrong there."""


def of_ours(read: Collection[Chapter], root: Path) -> Iterator[Finding]:
    """What is wrong with our phrases, where all our features are among those read."""
    features = (file for room in house.folders() for file in room.rglob("*.feature"))
    ours = {file.resolve() for file in features}
    if not ours or not ours <= {one.path.resolve() for one in read}:
        return
    own = [room for room in rooms("steps") if HOME == WORK or not room.is_relative_to(HOME)]
    said = [(one.phrases, one.steps()) for one in read]
    files = {file.resolve() for file in house.phrase_files() if file.stem != FOLLOWING}
    every = {one.place: one for phrases, _ in said for one in phrases.known}.values()
    known = (one for one in every if Path(one.file).resolve() in files)
    told = (file for room in atoll.__path__ for file in Path(room).glob("*/phrases.py"))
    for path, line, message in (
        *ill_written(known),
        *(note for file in sorted(told) for note in unsorted(file)),
        *unused(said, folders=own),
    ):
        yield Finding(house.shown(path, root), line, message)


def ill_written(phrases: Iterable[Phrase]) -> Iterator[Noted]:
    """Phrases that no `parsing` reads, so that a field may be anything, or that stand too late.

    Of each function the one on top counts, in its first language, among those of its kind.
    """
    on_top = dict[tuple[str, int, str | None], Phrase]()
    for one in phrases:
        if not isinstance(one.parser, Said):
            fix = "write parse(…) with `parse = parsing(FIELDS)`, and fields as {seat:Seat}"
            yield Path(one.file), one.line, f"`{one.text}` has no typed fields; {fix}."
        elif one.text == one.context.parser.name:  # decorators begin with the lowest
            on_top[one.file, one.line, one.kind] = one
    said = dict[tuple[str, str | None], list[tuple[int, str]]]()
    for (file, line, kind), one in sorted(on_top.items(), key=lambda each: each[0][:2]):
        said.setdefault((file, kind), []).append((line, one.text))
    for (file, _), those in said.items():
        yield from _unsorted(Path(file), those)


def unsorted(file: Path) -> Iterator[Noted]:
    """The phrases to be told of a module that has been loaded, if they stand after a later one."""
    module = sys.modules.get(f"atoll.{file.parent.name}.{file.stem}")
    lines = file.read_text(encoding="utf-8").split("\n")
    named = ((n, vars(module).get(line.partition(" ")[0])) for n, line in enumerate(lines, 1))
    said = [(n, one.text) for n, one in named if isinstance(one, Told)] if module else ()
    return _unsorted(file, said)


def _unsorted(file: Path, said: Iterable[tuple[int, str]]) -> Iterator[Noted]:
    """Of phrases in the order of their lines those that stand after a later one."""
    last = ""
    for line, text in said:
        if text < last:
            fix = "sort the phrases of a kind by their text"
            yield file, line, f"`{text}` stands after `{last}`; {fix}."
        last = max(last, text)


def unused(
    said: Iterable[tuple[Phrases, Iterable[tuple[str, str]]]], *, folders: Iterable[Path]
) -> Iterator[Noted]:
    """The phrases defined below some folders that no file says.

    Each file sees its phrases and has its steps; a step is a kind and a text. A shared phrase is
    used if one game uses it; one that follows from a layout need not be.
    """
    known = dict[Any, Phrase]()
    used = set[Any]()
    for phrases, steps in said:
        known |= {phrase.place: phrase for phrase in phrases.known}
        used.update(phrase.place for step in steps for phrase in phrases.matching(*step))
    for place, phrase in known.items():
        if place in used or phrase.follows:
            continue
        if any(map(Path(phrase.file).is_relative_to, folders)):
            message = f"No feature says the phrase `{phrase.text}`; use it or drop it."
            yield Path(phrase.file), phrase.line, message
