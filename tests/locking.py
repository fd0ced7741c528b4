"""The fingerprints of copies, written into a register of a test whose own are empty or wrong."""

import re
from pathlib import Path

from atoll.sources import register
from atoll.sources.copies import digest, held


def lock(directory: Path, *, home: Path) -> None:
    """Write the word counts and hashes of the copies into the register."""
    known = register(home)
    for name, copy in held(known, directory).items():
        _write(known.documents[name].file, name, copy.text)
        for passage in known.of(name):
            _write(passage.file, passage.id, copy.has(passage))


def _write(file: Path, entry: str, locked: str) -> None:
    figures = re.compile(
        rf'(id = "{re.escape(entry)}"\n(?:(?!\[).*\n)*?)words = [0-9]+\nsha256 = "\w*"\n'
    )
    counted = f'words = {len(locked.split())}\nsha256 = "{digest(locked)}"\n'
    text = figures.sub(lambda match: match[1] + counted, file.read_text("utf-8"))
    file.write_text(text, encoding="utf-8")
