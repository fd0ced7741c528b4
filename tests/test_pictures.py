"""Pictures show what lies there: each part that lies otherwise, and all that has changed."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pytest
from drawn import PAIRS, SVG, Position, desc, plate, read, seen
from spoiled import otherwise
from test_any_game import every_game, some

from atoll.bali.components import ISLANDS
from atoll.bali.pictures.plates import PLATES as BALI
from atoll.drawing.lying import pictures
from atoll.fiji.components import COLOURS
from atoll.fiji.pictures.beads import PLATES as FIJI
from atoll.home import HOME
from atoll.kaivai.pictures.chart import PLATES as KAIVAI
from atoll.table.games import game, nouns
from atoll.table.kinds import PositionError
from atoll.table.parts import by_seat


def of_fiji(lies: Position) -> Any:
    """What draws Fiji for the players of a position."""
    return pictures("fiji", (*lies["hands"],))


NOT_DRAWN = {"deal", "draw", "seed", "start_cards"}
"""What nobody may see, and what matters no more."""


@every_game
def test_what_lies_otherwise_is_drawn_read_out_and_marked_otherwise(name: str) -> None:
    """One number or one player in any part of a table; a position that is none is not drawn."""
    asked, alike = Counter[str](), Counter[str]()
    for luck, table in some(name):
        by = pictures(name, table.seats)
        before = nouns(name).LAYOUT.write(table)
        for part in (one for one in sorted(before.keys() - NOT_DRAWN) if asked[one] < 4):
            after = {**before, part: otherwise(before[part], table.seats, luck)}
            if after == before:
                continue
            with suppress(PositionError):
                now, marked = by.table(after), desc(by.before_after(before, after))
                was = by.table(before)
                same = seen(was) == seen(now) or desc(was) == desc(now)
                asked[part] += 1
                alike[part] += same or marked.startswith("Nothing changes")
    assert len(asked) > 1
    assert {part: many for part, many in alike.items() if many > asked[part] / 2} == {}


# Fiji


def numbers(value: Any) -> Counter[int]:
    """All numbers in a value of JSON, those in its texts too."""
    return Counter(map(int, re.findall(r"\d+", json.dumps(value))))


@pytest.mark.parametrize("lies", [end for _, end in PAIRS[::40]])
def test_of_fiji_every_number_of_a_position_is_read_out_and_every_pile_drawn(
    lies: Position,
) -> None:
    picture = of_fiji(lies).table(lies)
    there = {key: part for key, part in lies.items() if key not in {"deal", "row"}}
    assert numbers(desc(picture)) == numbers(there) + Counter([1, 2, 3, 4])
    piles = [lies["supply"]]
    for name in lies["hands"]:
        parts = (lies.get(part, {}) for part in ("hands", "offers", "set_aside"))
        piles += [part[name] for part in parts if name in part]
    held = [number for pile in piles for number in pile.values()]
    assert "".join(plate(picture, "number")).replace("+", "") == "".join(map(str, held))


@pytest.mark.parametrize("pair", PAIRS[::20])
def test_of_fiji_the_offers_behind_a_row_are_read_out_as_they_were_made(
    pair: tuple[Position, Position],
) -> None:
    for name, beads in re.findall(
        r"(\w+) offers ([^(.]+)", desc(of_fiji(pair[0]).before_after(*pair))
    ):
        assert numbers(beads) == numbers(pair[0]["offers"][name]) - Counter([0, 0, 0, 0])


@pytest.mark.parametrize("pair", PAIRS[::20])
def test_of_fiji_what_has_changed_is_told_and_nothing_else(pair: tuple[Position, Position]) -> None:
    rules, parts = game("fiji"), nouns("fiji").LAYOUT.parts
    seats, rulings = tuple(pair[0]["hands"]), rules.answered(None, None)
    tables = (rules.read_position(one, seats, rulings) for one in pair)
    changed = [
        f"{parts[part].called} of {seats[seat or 0]}" if by_seat(parts[part].kind) else part
        for part, seat in nouns("fiji").LAYOUT.changed(*tables)
        if parts[part].called and part not in {"conditions", "effects", "goals", "deal"}
    ]
    said = re.findall(
        r"(?:^|\. )([^.:]+): [^.]+, then ", desc(of_fiji(pair[0]).before_after(*pair))
    )
    assert sorted(map(str.lower, said)) == sorted(map(str.lower, changed))


# Kaivai and Bali


def shape(picture: str, kind: str) -> int:
    """How often a piece is drawn."""
    found = read(picture).find(f"{SVG}path[@class='{kind}']")
    return 0 if found is None else str(found.get("d")).count("M")


def test_of_bali_all_chips_and_seals_are_drawn() -> None:
    for _, table in some("bali"):
        picture = pictures("bali", table.seats).table(nouns("bali").LAYOUT.write(table))
        for kind in ("priest", "prince", "seal"):
            held = getattr(table, f"{kind}s")
            aside = 0 if kind == "seal" else len(ISLANDS) - len(held)
            assert shape(picture, kind) == len(held) + aside + bool(held)  # in the key


def test_of_kaivai_the_hexes_of_a_refused_move_are_marked_otherwise() -> None:
    table = next(some("kaivai"))[1]
    by, lies = pictures("kaivai", table.seats), nouns("kaivai").LAYOUT.write(table)
    marked, other = (by.refused(lies, move) for move in ("build meeting on H5 from G5", "pass"))
    assert desc(marked).startswith("Nothing changes: build meeting on H5 from G5 is refused.")
    assert shape(marked, "tried") == 3  # and a sign that says what it means
    assert (shape(marked, "now"), shape(other, "tried")) == (0, 0)


# The plates can be told apart in both schemes, and without the style sheet


PLATES = {**FIJI, **KAIVAI, **BALI}

CSS = (HOME / "docs" / "assets" / "pictures.css").read_text(encoding="utf-8")
CARDS = ("condition", "effect", "goal")
HEXES = ("water", "land", "cult")
ON: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(CARDS, ("paper",)),
    **dict.fromkeys(HEXES, ("paper",)),
    **dict.fromkeys(COLOURS, ("paper", "changed", *CARDS, *HEXES)),
    **dict.fromkeys(("coordinate", "village", "now", "tried", "god", "plain"), ("paper", *HEXES)),
    **{f"on-{colour}": (colour,) for colour in COLOURS},
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
