"""Pictures show what lies there: each part that lies otherwise, and all that has changed."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from drawn import PAIRS, SVG, Position, desc, plate, read, seen
from test_any_game import every_game, some

from atoll import fiji
from atoll.fiji import pictures as of_fiji
from atoll.kaivai import pictures as of_kaivai
from atoll.table.games import nouns, pictures

MINUS = "\N{MINUS SIGN}"
NOT_DRAWN = {"deal", "draw"}
"""What nobody may see."""


@every_game
def test_a_part_that_lies_otherwise_is_drawn_read_out_and_marked_otherwise(name: str) -> None:
    """Now and then it is not: a god who is nowhere has gone from where he was."""
    layout, by = nouns(name).LAYOUT, pictures(name)
    asked, alike = Counter[str](), Counter[str]()
    for (_, one), (_, two) in pairwise(some(name)):
        if one.seats != two.seats:
            continue
        for part in (part for part in layout.parts.keys() - NOT_DRAWN if asked[part] < 3):
            other = one._replace(**{part: getattr(two, part)})
            if [*layout.lies(one, [part])] != [*layout.lies(other, [part])]:
                before, after = layout.write(one), layout.write(other)
                was, now = by.table(before), by.table(after)
                marked = desc(by.before_after(before, after))
                same = seen(was) == seen(now) or desc(was) == desc(now)
                asked[part] += 1
                alike[part] += same or marked.startswith("Nothing changes")
    assert len(asked) > len(layout.parts) / 2
    assert [part for part, many in asked.items() if alike[part] == many] == []


# Fiji


def numbers(value: Any) -> Counter[int]:
    """All numbers in a value of JSON, those in its texts too."""
    return Counter(map(int, re.findall(r"\d+", json.dumps(value))))


@pytest.mark.parametrize("lies", [end for _, end in PAIRS[::40]])
def test_of_fiji_every_number_of_a_position_is_read_out_and_every_pile_drawn(
    lies: Position,
) -> None:
    picture = of_fiji.table(lies)
    there = {key: part for key, part in lies.items() if key not in {"deal", "row"}}
    assert numbers(desc(picture)) == numbers(there) + Counter([1, 2, 3, 4])
    piles = [lies["supply"]]
    for name in lies["hands"]:
        parts = (lies.get(part, {}) for part in ("hands", "offers", "set_aside"))
        piles += [part[name] for part in parts if name in part]
    held = [number for pile in piles for number in pile.values()]
    assert "".join(plate(picture, "number")).replace("+", "") == "".join(map(str, held))


def differences(before: Position, after: Position) -> Iterator[int]:
    """What each pile and each number has more or less, in the order of the picture."""
    yield from more(before["supply"], after["supply"])
    for name in before["hands"]:
        for part in ("hands", "offers", "set_aside"):
            yield from more(*(lies.get(part, {}).get(name, {}) for lies in (before, after)))
        yield after["heads"][name] - before["heads"][name]


def more(before: dict[str, int], after: dict[str, int]) -> list[int]:
    return [after.get(colour, 0) - before.get(colour, 0) for colour in fiji.COLOURS]


@pytest.mark.parametrize("pair", PAIRS[::20])
def test_of_fiji_what_has_changed_is_marked_and_nothing_else(
    pair: tuple[Position, Position],
) -> None:
    picture = of_fiji.before_after(*pair)
    signed = [f"{n:+d}".replace("-", MINUS) for n in differences(*pair) if n]
    for kind, sign in (("gain", "+"), ("loss", MINUS)):
        assert "".join(plate(picture, kind)) == "".join(n for n in signed if n[0] == sign)
    assert re.findall(rf"[+{MINUS}]\d+", desc(picture)) == signed


# Kaivai


def test_of_kaivai_the_hexes_of_a_refused_move_are_marked_otherwise() -> None:
    lies = nouns("kaivai").LAYOUT.write(next(some("kaivai"))[1])
    marked, other = (
        of_kaivai.refused(lies, move) for move in ("build meeting on H5 from G5", "pass")
    )
    assert desc(marked).startswith("Nothing changes: build meeting on H5 from G5 is refused.")
    tried = read(marked).find(f"{SVG}path[@class='tried']")
    assert tried is not None
    assert str(tried.get("d")).count("M") == 3  # and a sign that says what it means
    assert read(marked).find(f"{SVG}path[@class='now']") is None
    assert read(other).find(f"{SVG}path[@class='tried']") is None
