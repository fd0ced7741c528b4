"""Two texts that say the same in two languages: which has changed since somebody compared them.

A file keeps the digest of both as they were when they were last read side by side.
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.book.sections import BookError
from atoll.book.toml_lines import Tables, tables
from atoll.written import write

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


def _flag(now: Digests, then: Digests) -> str:
    """Which text has changed since: "original", "translation", "both", or "" if neither has."""
    return _FLAGS[now.original != then.original, now.translation != then.translation]


class Beside(NamedTuple):
    """A file that keeps what was compared, what it says above that, and what its names are."""

    file: Path
    head: str
    what: str

    def flags(self, now: Mapping[str, Digests]) -> dict[str, str]:
        """Of each text which has changed since. Raises BookError where the file is malformed."""
        then = self._kept(now)
        return {name: _flag(digests, then.get(name, Digests())) for name, digests in now.items()}

    def compared(self, now: Mapping[str, Digests], names: Iterable[str]) -> None:
        """Both texts of these were read side by side: their flags go.

        Raises:
            BookError: one of them is no such text, or the file is malformed.
        """
        wanted = [*names]
        for name in wanted:
            if name not in now:
                raise BookError(f"There is no {self.what} {name!r}; write it like {[*now][-1]}.")
        then = self._kept(now) | {name: now[name] for name in wanted}
        lines = (_line(name, then[name]) for name in now if name in then)
        text = self.head + "".join(lines)
        write(self.file, text)

    def _kept(self, known: Collection[str]) -> dict[str, Digests]:
        """What was compared, by its name; nothing, where nothing ever was."""
        if not self.file.is_file():
            return {}
        read = tables(self.file)
        return {name: self._then(read, name, one, known) for name, one in read.content.items()}

    def _then(self, read: Tables, name: str, entry: object, known: Collection[str]) -> Digests:
        line = read.line_of(name)
        if name not in known:
            read.wrong(line, f"{name} is no {self.what}; remove the line.")
        match entry:
            case {"original": str(original), "translation": str(translation)}:
                found = Digests(original, translation)
            case _:
                read.wrong(line, f'write {name} = {{ original = "…", translation = "…" }}.')
        return found


_BARE = re.compile(r"[A-Za-z0-9_-]+")


def _line(name: str, of: Digests) -> str:
    key = name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
    return f'{key} = {{ original = "{of.original}", translation = "{of.translation}" }}\n'
