"""The plates of pictures can be told apart in both schemes, and without the style sheet."""

import re
from collections.abc import Mapping

import pytest

from atoll import fiji
from atoll.bali.pictures.plates import PLATES as BALI
from atoll.fiji.pictures.plates import PLATES as FIJI
from atoll.home import HOME
from atoll.kaivai.pictures.plates import PLATES as KAIVAI

PLATES = {**FIJI, **KAIVAI, **BALI}

CSS = (HOME / "docs" / "assets" / "pictures.css").read_text(encoding="utf-8")
CARDS = ("condition", "effect", "goal")
HEXES = ("water", "land", "cult")
ON: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(CARDS, ("paper",)),
    **dict.fromkeys(HEXES, ("paper",)),
    **dict.fromkeys(fiji.COLOURS, ("paper", "changed", *CARDS, *HEXES)),
    **dict.fromkeys(("coordinate", "village", "now", "tried", "god", "plain"), ("paper", *HEXES)),
    **{f"on-{colour}": (colour,) for colour in fiji.COLOURS},
    **dict.fromkeys(("arrow", "quiet", "deciding", "gain", "loss"), ("paper", "changed")),
    **dict.fromkeys(("card", "back", "priest", "prince", "seal"), ("paper", "changed", "land")),
    **dict.fromkeys(("line", "indicator"), ("paper",)),
    **dict.fromkeys(("name", "label", "last", "dalang"), ("paper", "land")),
    "number": ("paper", "changed", "condition"),
    "asked": ("goal",),
    "on-back": ("back",),
    "on-card": ("card",),
    "on-plain": ("plain",),
    "ring": ("cult",),
    "way": ("water", "land"),
    "word": ("paper", "changed", "card", "condition", "effect"),
}
"""What each plate may stand on; a changed cell is marked by an arrow and a sign too."""


BOTH = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", CSS)
LIGHT = {name: light for name, light, _ in BOTH}
SCHEMES = {"light": LIGHT, "dark": {name: dark for name, _, dark in BOTH}}
"""The colours by name, as the style sheet sets them."""


def painted(plate: str, what: str) -> str:
    """The name of the colour that a plate is filled or drawn with."""
    for selector, body in re.findall(r"\n\.picture (\S[^{]*) {([^}]*)}", CSS):
        if re.search(rf"\.{plate}(?![\w-])", selector):
            found = re.search(rf"\b{what}: var\(--([\w-]+)\)", body)
            return found[1] if found else ""
    raise AssertionError(f"the style sheet has no .{plate}")


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted([luminance(one), luminance(other)])
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("plate", ON)
def test_every_plate_can_be_told_from_what_it_stands_on(plate: str, scheme: str) -> None:
    colours = SCHEMES[scheme]
    names = [painted(plate, what) for what in ("fill", "stroke")]
    needed = 4.5 if PLATES[plate].size else 3
    for ground in ON[plate]:
        under = colours[ground if ground == "paper" else painted(ground, "fill")]
        assert max(contrast(colours[name], under) for name in names if name) >= needed


def test_no_plate_is_forgotten() -> None:
    assert {*ON} == {*PLATES} - {"changed"}
