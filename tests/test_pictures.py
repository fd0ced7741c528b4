"""The pictures of our games show what lies there: all pieces, all numbers, and what has changed."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from any_games import played, start
from drawn import PAIRS, SCORED, SVG, Pair, Position, desc, numbers, plate, read
from kaivai_scenes import SEATS, of_all, position

from atoll import fiji
from atoll.bali import pictures as of_bali
from atoll.bali.components import ISLANDS
from atoll.fiji import pictures as of_fiji
from atoll.kaivai import pictures as of_kaivai
from atoll.kaivai.board import FIELD, NAMES, write_hex
from atoll.kaivai.components import HUT_KINDS
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.position import filled
from atoll.kaivai.table import Table
from atoll.table.games import game

bali: Any = game("bali")
kaivai: Any = game("kaivai")
MINUS = "\N{MINUS SIGN}"


def shape(picture: str, kind: str) -> str:
    found = read(picture).find(f"{SVG}path[@class='{kind}']")
    return "" if found is None else str(found.get("d"))


# Fiji


@pytest.mark.parametrize("lies", [end for _, end in PAIRS[::40]])
def test_of_fiji_every_number_of_a_position_is_read_out_and_every_pile_drawn(
    lies: Position,
) -> None:
    picture = of_fiji.table(lies)
    there = {key: part for key, part in lies.items() if key not in {"deal", "row"}}
    assert numbers(desc(picture)) == numbers(there) + Counter([1, 2, 3, 4])
    assert bool(lies.get("row")) == (f"Row {lies.get('row')}, now: " in desc(picture))
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
def test_of_fiji_what_has_changed_is_marked_and_nothing_else(pair: Pair) -> None:
    picture, expected = of_fiji.before_after(*pair), [*differences(*pair)]
    assert "".join(plate(picture, "gain")) == "".join(f"+{n}" for n in expected if n > 0)
    assert "".join(plate(picture, "loss")) == "".join(f"{MINUS}{-n}" for n in expected if n < 0)
    told = re.findall(rf"[+{MINUS}]\d+", desc(picture))
    assert told == [f"{n:+d}".replace("-", MINUS) for n in expected if n]


@pytest.mark.parametrize("pair", SCORED[::4])
def test_of_fiji_a_ranking_shows_the_heads_that_were_taken(pair: Pair) -> None:
    before, after = pair
    taken = sum(after["heads"].values()) - sum(before["heads"].values())
    drawn = sum(map(int, re.findall(r"\d+", "".join(plate(of_fiji.ranking(*pair), "gain")))))
    assert drawn == taken * (2 if len(after["hands"]) == 2 else 1)


# Kaivai


def lying(seed: int) -> Position:
    """Anything anywhere: a table that no game comes to is drawn too."""
    luck = Random(seed)
    places = luck.sample([*NAMES.values()], 90)
    huts, cult = places[: luck.randrange(60)], places[60:68]
    pieces = {
        place: {
            "owner": luck.choice(SEATS),
            "kind": luck.choice(HUT_KINDS),
            "fish": luck.randrange(4),
        }
        for place in huts
    }
    stay = {place: one["owner"] for place, one in pieces.items() if luck.random() < 0.2}
    return whole(
        cult=sorted({*cult, *map(write_hex, FIELD.printed)} - {*huts}),
        huts=pieces,
        canoes=stay | {place: luck.choice(SEATS) for place in places[70 : 70 + luck.randrange(9)]},
        god=luck.choice(cult),
        glory=of_all(luck.choice((0, 9, 120))),
    )


def whole(**parts: Any) -> Position:
    """The position of the scenes, but for these parts, as a run of an example writes it."""
    return LAYOUT.write(filled(as_table(position(**parts))))


def as_table(lies: Position) -> Table:
    """The table of a position, possible or not."""
    return Table(seats=SEATS, rulings=kaivai.answered(), **LAYOUT.whole(lies, SEATS))


@pytest.mark.parametrize("seed", range(4))
def test_of_kaivai_all_pieces_on_the_chart_are_drawn_and_read_out(seed: int) -> None:
    lies = lying(seed)
    picture, table = of_kaivai.table(lies), as_table(lies)
    told, names = desc(picture), "".join(plate(picture, "coordinate"))
    for seat, name in enumerate(SEATS):
        own = [place for place, hut in table.huts.items() if hut.owner == seat]
        shown = [one for one in own if re.search(rf"{name}'s \S+ hut {write_hex(one)}\b", told)]
        letters = "".join(plate(picture, f"on-{name.lower()}"))
        at_sea = re.findall(rf"{name}'s canoes: ([^.]*)\.", told)
        canoes = re.split(r", | and ", at_sea[0]) if at_sea else []
        fish = "".join(str(table.huts[one].fish or "") for one in shown)
        assert letters.count(name[0]) == len(shown) + len(canoes)
        assert sorted(re.sub(r"\D", "", letters)) == sorted(fish)
        assert {*canoes} <= {write_hex(one) for one, of in table.canoes.items() if of == seat}
        assert all(write_hex(one) in names for one in shown)


def test_of_kaivai_the_hexes_of_a_refused_move_are_marked_otherwise() -> None:
    picture = of_kaivai.refused(whole(), "build meeting on H5 from G5")
    assert desc(picture).startswith("Nothing changes: build meeting on H5 from G5 is refused.")
    assert not shape(picture, "now")
    assert shape(picture, "tried").count("M") == 3  # and a sign that says what it means
    assert not shape(of_kaivai.refused(whole(), "pass"), "tried")


# Bali


@pytest.mark.parametrize("seed", range(3))
def test_of_bali_all_chips_and_piles_are_drawn_and_read_out(seed: int) -> None:
    for one in [*played(start("bali", seed), 300)][::75]:
        table = one.step.table
        picture = of_bali.table(bali.write_position(table))
        told = desc(picture)
        for kind in ("priest", "prince", "seal"):
            held = getattr(table, f"{kind}s")
            aside = 0 if kind == "seal" else len(ISLANDS) - len(held)
            assert shape(picture, kind).count("M") == len(held) + aside + bool(held)  # in the key
            for island, seat in held.items():
                assert re.search(rf"{island}[^.]*{kind} {table.seats[seat]}", told)
        piles = [getattr(table, part) for part in ("under", "dealt", "laid")]
        lying = [cards for part in piles for own in part for cards in own.values()]
        drawn = "".join(plate(picture, "on-back") + plate(picture, "on-card"))
        assert sorted(drawn) == sorted("".join(str(len(cards)) for cards in lying))
        assert f"{table.island} (the Dalang is here): " in told
        for seat, name in enumerate(table.seats):
            points = sum(table.masks[seat]) + 3 * [*table.seals.values()].count(seat)
            assert re.search(rf"points: [^.]*\b{name} {points}\b", told)
