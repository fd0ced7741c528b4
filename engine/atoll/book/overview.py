"""The overview of a game, docs/<game>/index.md: what it is about, and the way through a round."""

import re
from pathlib import Path
from typing import NamedTuple

from atoll.book.pairs import OVERVIEW, folder_of
from atoll.book.sections import text_of
from atoll.home import HOME, file_of

_WAY = "The way through "


class Overview(NamedTuple):
    """What a game is about, and its course below a heading; empty where none is told."""

    intro: str
    heading: str
    course: str
    file: Path


def overview(game: str, home: Path = HOME) -> Overview:
    """The overview of a game; it may have more sections. Raises BookError."""
    return _read(file_of(f"docs/{game}/{OVERVIEW}", home), _WAY)


def translated_overview(game: str, language: str, home: Path = HOME) -> Overview | None:
    """The same in another language, with the course as its first section. Raises BookError."""
    file = folder_of(game, language, home) / OVERVIEW
    return _read(file, "") if file.is_file() else None


def _read(file: Path, heading: str) -> Overview:
    text = text_of(file)
    _, _, body = text.partition("\n")
    section = rf"^## (?P<heading>{heading}[^\n]*)\n(?P<course>.*?)(?=^## |\Z)"
    found = re.search(section, body, re.DOTALL | re.MULTILINE)
    intro = re.split(r"^## ", body, maxsplit=1, flags=re.MULTILINE)[0].strip()
    told = (found["heading"], found["course"].strip()) if found else ("", "")
    return Overview(intro, *told, file)
