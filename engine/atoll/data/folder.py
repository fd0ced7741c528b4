"""A folder of published data as it is read back: its index, and each file that it lists.

Whether everything that published data names is there: rules, rulings, vectors and schemas.

The files may hold anything: what is not laid out as it should be names nothing.
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain
from pathlib import Path
from posixpath import dirname
from typing import Any, NamedTuple, TypeVar

from atoll.data.agreement import Json
from atoll.data.exporting import FORMAT, INDEX
from atoll.finding import Finding
from atoll.record.lines import LARGEST
from atoll.strangers import Unreadable, content, text
from atoll.table import RULE_ID

Kind = TypeVar("Kind")
TOGETHER = 50_000_000
"""The most bytes of all files that are read, unpacked; each line counts 1,000 more."""
LINES = ".jsonl.gz"  # a value on each line, packed by gzip


class DataError(ValueError):
    """There is no published data there, or none that can be read; the message says what to do."""


class Document(NamedTuple):
    """A file: where it lies below the folder, its schema, its text, its values with their lines."""

    path: str
    schema: str | None
    text: str
    values: tuple[tuple[int, Any], ...]

    @property
    def whole(self) -> Any:
        """The value of a JSON file, or the first line."""
        return next((value for _, value in self.values), None)

    def line(self, value: object) -> int:
        """The first line on which a value stands as JSON, or else the first."""
        written = json.dumps(value, ensure_ascii=False)
        lines = enumerate(self.text.split("\n"), start=1)
        return next((number for number, line in lines if written in line), 1)


class Listing(NamedTuple):
    """The folder, the games in it, and what the index says of each file."""

    folder: Path
    games: tuple[str, ...]
    files: Mapping[str, Json]

    def finding(self, path: str, line: int, message: str) -> Finding:
        """Something that does not hold in one of the files."""
        return Finding(str(self.folder / path), line, message)

    def strays(self) -> Iterator[Finding]:
        """Data that nobody lists; a page about it may lie there too."""
        for file in sorted(self.folder.rglob("*.json*")):
            path = file.relative_to(self.folder).as_posix()
            if path not in self.files and path != INDEX:
                yield self.finding(path, 1, f"{INDEX} does not list it; remove it.")

    def read(self, paths: Iterable[str]) -> Iterator[Document | Finding]:
        """Each file, if it is there and JSON; if it was changed. Errors: DataError, of too much."""
        left = TOGETHER
        for path in paths:
            try:
                found = content(self.folder / path, LARGEST)
            except Unreadable as error:
                yield self.finding(path, 1, f"{INDEX} lists it; {error}")
                continue
            size, listed = len(found), self.files[path]
            if size != listed["bytes"]:
                told = f"it has {size} bytes, and {INDEX} says {listed['bytes']}; restore it."
                yield self.finding(path, 1, told)
            elif sha256(found).hexdigest() != listed["sha256"]:
                yield self.finding(path, 1, f"its SHA-256 is not the one in {INDEX}; restore it.")
            one = self._parsed(path, found)
            left -= size if isinstance(one, Finding) else len(one.text) + 1_000 * len(one.values)
            if left < 0:
                raise DataError(
                    f"{self.folder}: its files hold more than {TOGETHER:,} bytes together, "
                    "unpacked and with 1,000 more for each line; keep fewer games in a folder."
                )
            yield one

    def _parsed(self, path: str, content: bytes) -> Document | Finding:
        try:
            if path.endswith(LINES):
                packed = zlib.decompressobj(31)
                content = packed.decompress(content, LARGEST + 1)
                if len(content) > LARGEST:
                    return self.finding(path, 1, f"it is larger than {LARGEST:,} bytes, unpacked.")
                if not packed.eof or packed.unused_data:
                    return self.finding(path, 1, "it is cut off, or more follows; restore it.")
            text, values = content.decode(), list[tuple[int, Any]]()
            whole = not path.endswith(LINES)
            lines = [text] if whole else text.split("\n")
            for number, line in enumerate(lines, start=1):
                if line or whole:
                    values.append((number, json.loads(line)))
            return Document(path, self.files[path]["schema"], text, tuple(values))
        except json.JSONDecodeError as error:
            at = number + error.lineno - 1
            return self.finding(path, at, f"this is not JSON: {error.msg}.")
        except zlib.error as error:
            return self.finding(path, 1, f"it is not packed with gzip ({error}); restore it.")
        except (RecursionError, ValueError) as error:
            return self.finding(path, 1, f"this is not JSON: {error}.")


def listing(path: Path) -> Listing:
    """The index of a folder, or the index itself. Errors: DataError."""
    file = path / INDEX if path.is_dir() else path
    try:
        found = json.loads(text(file, LARGEST))
    except Unreadable as error:
        fix = "Name a folder that `atoll data write` has written, or its index"
        raise DataError(f"{file}: {error} {fix}.") from None
    except (RecursionError, ValueError) as error:
        raise DataError(f"{file}: this is not JSON: {error}; restore it.") from None
    version = found.get("format") if isinstance(found, dict) else None
    if version != FORMAT:
        fix = "use the atoll that goes with it" if version else "name the index of published data"
        raise DataError(f"{file}: its format is {version}, and this atoll reads {FORMAT}; {fix}.")
    try:
        files = {_inside(one["path"]): _entry(one) for one in found["files"]}
        return Listing(file.parent, tuple(map(str, found["games"])), files)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise DataError(
            f"{file}: it is not laid out as an index is ({error}); restore it."
        ) from None


def _inside(path: str) -> str:
    """The path, if it leads to nowhere else. Errors: AttributeError, ValueError."""
    if {"", ".", ".."} & {*path.split("/")}:  # a file has one name, so none is read twice
        raise ValueError(f"{path!r} lies outside of the folder, or is not written plainly")
    return path


def _entry(of: Json) -> Json:
    """What the index says of a file. Errors: KeyError, ValueError."""
    if of["schema"] is not None:
        _inside(of["schema"])
    return {key: of[key] for key in ("bytes", "sha256", "schema")}


# What is named is there


Documents = Sequence[Document]


def unresolved(of: Listing, documents: Documents) -> Iterator[Finding]:
    """Every name in the files that leads nowhere."""
    for schema in dict.fromkeys(one["schema"] for one in of.files.values()):
        if schema and schema not in of.files:
            yield of.finding(schema, 1, "a file names it as its schema, and it is missing.")
    for game in of.games:
        own = [one for one in documents if one.path.startswith(f"{game}/")]
        known = _names(own, f"{game}/rules.json", "rules", "id")
        if not known:
            yield of.finding(f"{game}/rules.json", 1, "no rule can be read there; restore it.")
            continue
        yield from _rules(of, game, own, known)
        yield from _rulings(of, game, own)
        yield from _vectors(of, game, own)


def _rules(of: Listing, game: str, own: Documents, known: set[str]) -> Iterator[Finding]:
    """Wherever the id of a rule stands by itself, the rule is in the rulebook."""
    for document in own:
        for line, value in document.values:
            for name in dict.fromkeys(_texts(value)):
                if RULE_ID.fullmatch(name) and name.startswith(f"{game}_") and name not in known:
                    where = line if document.path.endswith(LINES) else document.line(name)
                    message = f"{name} is no rule; {game}/rules.json does not list it."
                    yield of.finding(document.path, where, message)


def _rulings(of: Listing, game: str, own: Documents) -> Iterator[Finding]:
    known = _names(own, f"{game}/rulings.json", "rulings", "name")
    for document, rule in _entries(own, f"{game}/rules.json", "rules"):
        names = (_part(one, "name", str) for one in _part(rule, "rulings", list))
        for name in (one for one in names if one and one not in known):
            message = f"{name} is no ruling; {game}/rulings.json does not list it."
            yield of.finding(document.path, document.line(name), message)


def _vectors(of: Listing, game: str, own: Documents) -> Iterator[Finding]:
    """No two vectors have one id, and the questions name vectors that there are."""
    seen: dict[str, str] = {}
    for document in (one for one in own if one.path.startswith(f"{game}/vectors/")):
        for line, vector in document.values:
            if (name := _part(vector, "id", str)) in seen:
                message = f"{name} stands in {seen[name]} already; an id is for one vector."
                yield of.finding(document.path, line, message)
            seen[name] = document.path
    unread = of.files.keys() - {document.path for document in own}
    for document, question in _entries(own, f"{game}/faq.json", "questions"):
        names = (_part(one, "vector", str) for one in _part(question, "examples", list))
        for name in (one for one in names if one and one not in seen):
            if f"{game}/vectors/{dirname(name)}{LINES}" not in unread:
                yield of.finding(document.path, document.line(name), f"{name} is no vector.")


def _entries(own: Documents, path: str, key: str) -> Iterator[tuple[Document, object]]:
    """What is listed under a key of a JSON file."""
    for document in own:
        if document.path == path:
            yield from ((document, one) for one in _part(document.whole, key, list))


def _names(own: Documents, path: str, key: str, name: str) -> set[str]:
    return {_part(one, name, str) for _, one in _entries(own, path, key)} - {""}


def _part(value: object, key: str, kind: type[Kind]) -> Kind:
    """What of a kind stands under a key, or an empty one."""
    found = value.get(key) if isinstance(value, dict) else None
    return found if isinstance(found, kind) else kind()


def _texts(value: object) -> Iterator[str]:
    """Every text in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from chain.from_iterable(map(_texts, value.values()))
    elif isinstance(value, list):
        yield from chain.from_iterable(map(_texts, value))
