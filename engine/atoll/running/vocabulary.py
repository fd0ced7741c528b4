"""The lint of the phrases: a closed vocabulary, sorted, typed, and used."""

import re
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
from .outline import texts
from .parsing import regular
from .phrases import FIELD, Phrase, Phrases

Noted = tuple[Path, int, str]
"""A file of phrases, a line of it, and what is wrong there."""
_NAMED = re.compile(r"(\w+)(?::[^=]*)? = (say\()?")
"""A line that gives something a name, a phrase perhaps."""
_PUT_TOGETHER = "The phrase is put together; write it as one plain string."


def of_ours(read: Collection[Chapter], root: Path) -> Iterator[Finding]:
    """What is wrong with our phrases, where all our features are among those read."""
    features = (file for room in house.folders() for file in room.rglob("*.feature"))
    ours = {file.resolve() for file in features}
    if not ours or not ours <= {one.path.resolve() for one in read}:
        return
    own = [room for room in rooms("steps") if HOME == WORK or not room.is_relative_to(HOME)]
    said = [
        (one.phrases, texts(one.reading.feature) if one.reading.feature else ()) for one in read
    ]
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
    """Phrases that are put together, have a field of any kind, or stand after a later one.

    Of each function the one on top counts, in its first language, among those of its kind.
    """
    on_top = dict[tuple[str, int, str | None], Phrase]()
    modules = [vars(one) for name, one in sys.modules.items() if name.endswith(".phrases")]
    named = {one for module in modules for one in module.values() if isinstance(one, Told)}
    told = {said.text for one in named for said in one.languages.values()}
    for one in phrases:
        path, is_regular = Path(one.file), regular(one.parser)
        if is_regular:
            what = f"`{one.text}` is a regular expression"
            yield path, one.line, f"{what}; write {{seat:Seat}} fields."
        elif not (one.text in told or _is_plain(one.text, path)):
            yield path, one.line, _PUT_TOGETHER
        for field in () if is_regular else FIELD.finditer(one.text):
            if not field[2]:
                yield path, one.line, f"{field[0]} has no type; write one, as {{seat:Seat}}."
        if one.text == one.context.parser.name:  # decorators begin with the lowest
            on_top[one.file, one.line, one.kind] = one
    highest = dict[tuple[str, str | None], str]()
    for (file, line, kind), one in sorted(on_top.items(), key=lambda each: each[0][:2]):
        last = highest.get((file, kind), "")
        if one.text < last:
            yield Path(file), line, _stands_after(one.text, last)
        highest[file, kind] = max(last, one.text)


def unsorted(file: Path) -> Iterator[Noted]:
    """The phrases to be told of a module that has been loaded, if they stand after a later one."""
    module = sys.modules.get(f"atoll.{file.parent.name}.{file.stem}")
    lines, last = file.read_text(encoding="utf-8").split("\n"), ""
    begun = ((n, said) for n, line in enumerate(lines, 1) if (said := _NAMED.match(line)))
    for number, said in begun if module else ():
        if isinstance(one := getattr(module, said[1], None), Told):
            if said[2] and not all(_is_plain(of.text, file) for of in one.languages.values()):
                yield file, number, _PUT_TOGETHER
            if one.text < last:
                yield file, number, _stands_after(one.text, last)
            last = max(last, one.text)


def _is_plain(text: str, file: Path) -> bool:
    """Whether it stands there as one string on one line, as editors read it."""
    return f'"{text}"' in file.read_text(encoding="utf-8")


def _stands_after(text: str, last: str) -> str:
    return f"`{text}` stands after `{last}`; sort the phrases of a kind by their text."


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
