"""Positions of Fiji to be drawn, and what can be read off a picture."""

from typing import Any
from xml.etree import ElementTree as ET

from any_games import played, start

from atoll import fiji

Position = dict[str, Any]

SVG = "{http://www.w3.org/2000/svg}"
PAIRS: list[tuple[Position, Position]] = [
    (fiji.write_position(one.table), fiji.write_position(one.step.table))
    for seed in range(4)
    for one in played(start("fiji", seed), 400)
]
"""Before and after each move of games of each number of players."""


def read(picture: str) -> ET.Element:
    """The picture as XML."""
    return ET.fromstring(picture)


def desc(picture: str) -> str:
    """What is read out in its place."""
    return read(picture).findtext(f"{SVG}desc") or ""


def plate(picture: str, name: str) -> list[str]:
    """The texts on a plate."""
    found = read(picture).iter(f"{SVG}text")
    return [text.text or "" for text in found if text.get("class") == name]


def seen(picture: str) -> str:
    """What is drawn alone, without what is read out."""
    root = read(picture)
    return "".join(ET.tostring(one, "unicode") for one in root if one.get("id") is None)
