"""What something rests on: passages, where each stands, and whether the lock holds it."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from atoll.home import HOME
from atoll.sources.register import NOT_HELD, Register, SourcesError, known_by, register
from atoll.table.rulings import Backing


@dataclass(frozen=True, slots=True)
class Citation:
    """A passage that something rests on, and where to find it in the document.

    One that the lock does not hold has the address of its document and the day it was read.
    """

    passage: str
    document: str
    place: str
    held_by_the_lock: bool = False
    address: str | None = None
    read: str | None = None

    @property
    def told(self) -> str:
        """The passage; where the lock does not hold it, it says so."""
        return self.passage if self.held_by_the_lock else f"{self.passage} ({NOT_HELD})"

    @property
    def known_by(self) -> str:
        """That the lock does not hold it, in words; empty where it does."""
        return "" if self.held_by_the_lock else known_by(self.address, self.read)


def citations(sources: Sequence[str], home: Path) -> tuple[Citation, ...]:
    """The passages by their ids, each with its place where the register has it."""
    known, found = _register(home) if sources else _UNREAD, []
    for source in sources:
        passage = known.passages.get(source)
        if not passage:
            found.append(Citation(source, source.partition("/")[0], ""))
            continue
        document = known.documents[passage.document]
        one = Citation(source, document.title, passage.place, document.held)
        loose = replace(one, address=document.address, read=str(document.read))
        found.append(one if document.held else loose)
    return tuple(found)


def backed(texts: Backing, home: Path = HOME) -> Backing:
    """The texts behind an answer to a ruling, where what the lock does not hold says so."""
    return texts._replace(sources=tuple(one.told for one in citations(texts.sources, home)))


def passages(home: Path = HOME) -> Collection[str]:
    """The ids of all passages; none where there is no register."""
    return _register(home).passages


def not_held(home: Path) -> frozenset[str]:
    """The passages that the lock does not hold; none where there is no register."""
    return frozenset(one.id for one in _register(home).passages.values() if not one.held)


_UNREAD = Register((), {}, {})


def _register(home: Path) -> Register:
    """The register; where it cannot be read, a rule can be told without its places."""
    with suppress(SourcesError):
        return register(home)
    return _UNREAD
