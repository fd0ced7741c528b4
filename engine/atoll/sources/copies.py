"""The reader's own copies: normalised text, which document a file is, where a passage stands."""

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import NamedTuple

from atoll.book.lines import BookError
from atoll.sources.register import Document, Register
from atoll.strangers import Unreadable, text

LARGEST = 1_000_000
"""Bytes: a file larger than this is no rulebook's text."""

_MARKS = str.maketrans(dict.fromkeys("\"'`´«»‹›“”„‟‘’‚‛", '"') | dict.fromkeys("‐‑‒–—―−", "-"))  # noqa: RUF001  # the marks that are made one
_DROPPED = str.maketrans("", "", "*\u00ad\u200b\ufeff")


class Misplaced(BookError):
    """A copy has no such heading, or no such paragraph below it."""


class Copy(NamedTuple):
    """A file that may be a document, as normalised paragraphs."""

    path: Path
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it, a paragraph a line."""
        return "\n".join(self.paragraphs)

    def below(self, under: Sequence[str]) -> tuple[str, ...]:
        """The paragraphs after the headings that are passed on the way. Raises Misplaced."""
        start = 0
        for heading in under:
            try:
                start = self.paragraphs.index("".join(paragraphs(heading)), start) + 1
            except ValueError:
                problem = f"{self.path.name} has no heading `{heading}` there; correct `under`."
                raise Misplaced(problem) from None
        return self.paragraphs[start:]

    def at(self, under: Sequence[str], paragraph: int) -> str:
        """The text at a place. Raises Misplaced."""
        there = self.below(under)
        if not 0 < paragraph <= len(there):
            fix = "correct `under` or `paragraph`"
            raise Misplaced(f"{self.path.name} has only {len(there)} paragraphs there; {fix}.")
        return there[paragraph - 1]


def paragraphs(text: str) -> tuple[str, ...]:
    """The blocks between blank lines, normalised: NFKC, no emphasis, one kind of quote and dash."""
    blocks = re.split(r"\n\s*\n", text.replace("\r\n", "\n"))
    plain = (unicodedata.normalize("NFKC", block.translate(_MARKS)) for block in blocks)
    found = (" ".join(block.translate(_DROPPED).split()) for block in plain)
    return tuple(block for block in found if block)


def digest(text: str) -> str:
    """The SHA-256 of a normalised text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def held(known: Register, directory: Path) -> dict[str, Copy]:
    """The copies in a directory by the document each is, whatever the files are called.

    Raises:
        BookError: there is no such directory.
    """
    if not directory.is_dir():
        raise BookError(f"{directory} is no folder; name the one that holds your rulebooks.")
    copies = [copy for file in sorted(directory.iterdir()) if (copy := _copy(file)).paragraphs]
    kept = (document for document in known.documents.values() if document.held)
    found = {document.id: _nearest(known, document, copies) for document in kept}
    return {one: copy for one, copy in found.items() if copy}


def copied(file: Path) -> Copy:
    """One copy. Raises BookError where it is no text."""
    if not (found := _copy(file)).paragraphs:
        fix = f"name a text in UTF-8 of at most {LARGEST} bytes"
        raise BookError(f"{file} is no copy that can be read; {fix}.")
    return found


def _copy(file: Path) -> Copy:
    """A file as a copy; without a paragraph, where it is too large or no text."""
    with suppress(Unreadable):
        return Copy(file, paragraphs(text(file, LARGEST)))
    return Copy(file, ())


def _nearest(known: Register, document: Document, copies: Sequence[Copy]) -> Copy | None:
    """The copy with the document's hash, or else the one where most of its passages have places."""
    for copy in copies:
        if digest(copy.text) == document.sha256:
            return copy
    cited, placed = known.of(document.id), Counter[Copy]()
    for copy, passage in product(copies, cited):
        with suppress(Misplaced):  # a passage without headings would stand anywhere
            placed[copy] += bool(passage.under and copy.at(passage.under, passage.paragraph))
    best = max(copies, key=lambda copy: placed[copy], default=None)
    return best if best and 2 * placed[best] > len(cited) else None
