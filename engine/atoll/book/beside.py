"""Two texts that say the same in two languages: which has changed since somebody compared them.

A file keeps the digest of both as they were when they were last read side by side.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.book.toml_lines import Tables, tables

__all__ = ["Digests", "digest", "flag", "kept", "noted"]

_FLAGS = {
    (False, False): "",
    (True, False): "original",
    (False, True): "translation",
    (True, True): "both",
}


class Digests(NamedTuple):
    """What tells whether one of two texts has changed; empty where they never were compared."""

    original: str = ""
    translation: str = ""


def digest(*texts: str) -> str:
    """The first 12 digits of the SHA-256 of some texts; how they are laid in lines is no matter."""
    whole = "\n".join(" ".join(text.split()) for text in texts)
    return sha256(whole.encode()).hexdigest()[:12]


def flag(now: Digests, then: Digests) -> str:
    """Which text has changed since: "original", "translation", "both", or "" if neither has."""
    return _FLAGS[now.original != then.original, now.translation != then.translation]


def kept(file: Path, known: Iterable[str], what: str) -> dict[str, Digests]:
    """What was compared, by its name; nothing, where nothing ever was.

    `what` is what the known names are. Raises BookError where the file is malformed.
    """
    if not file.is_file():
        return {}
    read, names = tables(file), {*known}
    return {name: _then(read, name, entry, names, what) for name, entry in read.content.items()}


def noted(file: Path, head: str, now: Mapping[str, Digests], then: Mapping[str, Digests]) -> None:
    """Write what was compared, in the order in which it stands now, below a head."""
    lines = (_line(name, then[name]) for name in now if name in then)
    file.write_text(head + "".join(lines), encoding="utf-8", newline="\n")


def _line(name: str, of: Digests) -> str:
    return f'{name} = {{ original = "{of.original}", translation = "{of.translation}" }}\n'


def _then(read: Tables, name: str, entry: object, known: set[str], what: str) -> Digests:
    line = read.line_of(name)
    if name not in known:
        read.wrong(line, f"{name} is no {what}; remove the line.")
    match entry:
        case {"original": str(original), "translation": str(translation)}:
            found = Digests(original, translation)
        case _:
            read.wrong(line, f'write {name} = {{ original = "…", translation = "…" }}.')
    return found
