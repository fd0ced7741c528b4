"""The lint of the phrases: a closed vocabulary, typed, and used."""

from collections.abc import Collection, Iterator
from pathlib import Path

from atoll.finding import Finding
from atoll.home import HOME, WORK, rooms

from . import house
from .chapter import Chapter
from .parsing import Said
from .phrases import Phrase


def of_ours(read: Collection[Chapter], root: Path) -> Iterator[Finding]:
    """What is wrong with our phrases, where all our features are among those read.

    A shared phrase is used if one game uses it; one that follows from a layout need not be.
    """
    features = (file for room in house.folders() for file in room.rglob("*.feature"))
    ours = {file.resolve() for file in features}
    if not ours or not ours <= {one.path.resolve() for one in read}:
        return
    own = [room.resolve() for room in rooms("steps") if WORK == HOME or HOME not in room.parents]
    known = {one.place: one for chapter in read for one in chapter.phrases.known}
    used = {
        one.place
        for chapter in read
        for step in chapter.steps()
        for one in chapter.phrases.matching(*step)
    }
    for place, one in known.items():
        file = Path(one.file).resolve()
        why = wrong(one, is_used=place in used)
        if why and any(map(file.is_relative_to, own)):
            yield Finding(house.shown(file, root), one.line, why)


def wrong(phrase: Phrase, *, is_used: bool) -> str | None:
    """Why a phrase should not be so: a field of it may be anything, or nobody says it."""
    if not isinstance(phrase.parser, Said):
        fix = "write parse(…) with `parse = parsing(FIELDS)`, and fields as {seat:Seat}"
        return f"`{phrase.text}` has no typed fields; {fix}."
    if not is_used and not phrase.follows:
        return f"No feature says the phrase `{phrase.text}`; use it or drop it."
    return None
