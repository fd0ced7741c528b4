"""Pictures show what lies there: each part that lies otherwise, and all that has changed."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from drawn import PAIRS, SVG, Position, desc, plate, read, seen
from spoiled import otherwise
from test_any_game import every_game, some

from atoll import fiji
from atoll.bali.components import ISLANDS
from atoll.fiji import pictures as of_fiji
from atoll.kaivai import pictures as of_kaivai
from atoll.table.games import nouns, pictures
from atoll.table.kinds import PositionError

MINUS = "\N{MINUS SIGN}"
NOT_DRAWN = {"deal", "draw", "seed", "start_cards"}
"""What nobody may see, and what matters no more."""


@every_game
def test_what_lies_otherwise_is_drawn_read_out_and_marked_otherwise(name: str) -> None:
    """One number or one player in any part of a table; a position that is none is not drawn."""
    by, asked, alike = pictures(name), Counter[str](), Counter[str]()
    for luck, table in some(name):
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


# Kaivai and Bali


def shape(picture: str, kind: str) -> int:
    """How often a piece is drawn."""
    found = read(picture).find(f"{SVG}path[@class='{kind}']")
    return 0 if found is None else str(found.get("d")).count("M")


def test_of_bali_all_chips_and_seals_are_drawn() -> None:
    for _, table in some("bali"):
        picture = pictures("bali").table(nouns("bali").LAYOUT.write(table))
        for kind in ("priest", "prince", "seal"):
            held = getattr(table, f"{kind}s")
            aside = 0 if kind == "seal" else len(ISLANDS) - len(held)
            assert shape(picture, kind) == len(held) + aside + bool(held)  # in the key


def test_of_kaivai_the_hexes_of_a_refused_move_are_marked_otherwise() -> None:
    lies = nouns("kaivai").LAYOUT.write(next(some("kaivai"))[1])
    marked, other = (
        of_kaivai.refused(lies, move) for move in ("build meeting on H5 from G5", "pass")
    )
    assert desc(marked).startswith("Nothing changes: build meeting on H5 from G5 is refused.")
    assert shape(marked, "tried") == 3  # and a sign that says what it means
    assert (shape(marked, "now"), shape(other, "tried")) == (0, 0)
