"""New entries of a register: a document or a passage, written behind what stands there.

Nothing that is there is touched. What is to be written is read and verified before, as `verify`
does; where it does not hold, nothing is written.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from atoll.home import HOME, file_of
from atoll.sources.copies import Misplaced, copied, digest
from atoll.sources.locked import altered, displaced
from atoll.sources.register import LARGEST, Document, Passage, Register, SourcesError, register
from atoll.strangers import text
from atoll.written import alone, write

_DOCUMENT = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
_PASSAGE = re.compile(r"[a-z]+(?:-[a-z0-9]+)+/[a-z0-9-]+")


class Place(NamedTuple):
    """Where a passage stands: the headings passed on the way, and its number after the last."""

    under: list[str]
    paragraph: int | None


def document(
    game: str, name: str, said: Mapping[str, Any], copy: Path | None, *, home: Path = HOME
) -> Document:
    """A document of a game, with the fingerprint of its copy; without one, as `said`.

    Errors: SourcesError.
    """
    known = register(home)
    if not _DOCUMENT.fullmatch(name) or not name.startswith(f"{game}-"):
        raise SourcesError(f"{name!r} is no id of a document: write one as {game}-en-2006.")
    _fresh(known.documents, name)
    found = {"names": []} | _print(copied(copy).text) if copy else {}
    there = (one.file for one in known.documents.values() if one.id.startswith(f"{game}-"))
    file = next(there, file_of(f"docs/{game}", home) / "sources.toml")
    entry = {"id": name, **said, **found}
    return _written(file, "document", entry, copy, home).documents[name]


def passage(
    name: str, place: Place, copy: Path | None, *, example: bool = False, home: Path = HOME
) -> Passage:
    """A passage of a document that is registered, with the fingerprint of its place in the copy.

    Errors: SourcesError.
    """
    known = register(home)
    of = known.documents.get(name.partition("/")[0])
    if not _PASSAGE.fullmatch(name) or not of:
        fix = f"write a document and a name, as {next(iter(known.documents), 'document')}/setup"
        raise SourcesError(f"{name!r} is no passage of a known document: {fix}.")
    _fresh(known.passages, name)
    found = _print(_at(of, copy, place)) if of.held else {}
    entry = {"id": name, **place._asdict(), "example": example or None, **found}
    return _written(of.file, "passage", entry, copy, home).passages[name]


def _fresh(known: Mapping[str, Document | Passage], name: str) -> None:
    """Nothing is called so yet. Errors: SourcesError."""
    if name in known:
        there = known[name]
        raise SourcesError(f"{there.file}:{there.line}: {name} is there already; correct it there.")


def _at(of: Document, copy: Path | None, place: Place) -> str:
    """The text at a place of a copy. Errors: SourcesError."""
    if copy is None or not place.paragraph:
        raise SourcesError(f"the lock holds {of.id}: give the copy and the number of a paragraph.")
    text = copied(copy)
    if digest(text.text) != of.sha256:
        raise SourcesError(f"{copy} is another text than {of.id}; give the copy that was locked.")
    try:
        return text.at(place.under, place.paragraph)
    except Misplaced as problem:
        raise SourcesError(f"{problem}; correct the headings or the paragraph.") from None


def _print(text: str) -> dict[str, Any]:
    """The fingerprint of a text."""
    return {"words": len(text.split()), "sha256": digest(text)}


def _written(
    file: Path, kind: str, entry: Mapping[str, Any], copy: Path | None, home: Path
) -> Register:
    """The register with an entry more; nothing is written where that does not hold.

    Its texts and lists are those of JSON, its days stand bare.
    Errors: SourcesError.
    """
    lines = (f"{key} = {_value(value)}" for key, value in entry.items() if value is not None)
    with alone(file.parent):  # two at once lose neither
        before = text(file, LARGEST).rstrip() if file.exists() else ""
        now = "\n".join([*([before, ""] if before else []), f"[[{kind}]]", *lines, ""])
        try:
            known = _checked(register(home, instead={file: now}), entry["id"], copy)
        except SourcesError as problem:  # of an entry that stands nowhere
            bare = re.sub(rf"^{re.escape(str(file))}:[0-9]+: ", "", str(problem))
            raise SourcesError(bare) from None
        write(file, now)
    return known


def _value(value: Any) -> str:
    plain = isinstance(value, str | int | list | bool)
    return json.dumps(value, ensure_ascii=False) if plain else str(value)


def _checked(known: Register, name: str, copy: Path | None) -> Register:
    """The register, as the copy says of an entry. Errors: SourcesError."""
    of = known.documents[name.partition("/")[0]]
    text = copied(copy) if copy else None
    for found in [*altered(of, text), *displaced(known, of, text)] if text else ():
        if found.message.startswith((f"{name}:", "this looks like")):
            raise SourcesError(found.message)
    return known
