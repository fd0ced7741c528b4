"""The pictures of Kaivai: the part of the board that matters, all of it drawn and read out."""

import re
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from drawn import SVG, desc, plate, read
from kaivai_games import NAMES
from kaivai_scenes import of_all, position

from atoll.drawing.plates import length
from atoll.drawing.players import letters
from atoll.kaivai import pictures
from atoll.kaivai.board import FIELD, read_hex, write_hex
from atoll.kaivai.components import HUT_KINDS
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.pictures.chart import WHOLE, charted
from atoll.kaivai.pictures.plates import PLATES
from atoll.kaivai.pieces import villages
from atoll.kaivai.position import filled
from atoll.kaivai.table import Table
from atoll.table.games import game

kaivai: Any = game("kaivai")
Position = dict[str, Any]
NODES = 130


def lying(seed: int) -> Position:
    """Anything anywhere: a table that no game comes to is drawn too."""
    luck = Random(seed)
    places = luck.sample([*FIELD.named], 90)
    huts, cult = places[: luck.randrange(60)], places[60:68]
    kinds = [luck.choice(HUT_KINDS) for _ in huts]
    pieces = {
        place: {"owner": luck.choice(NAMES), "kind": kind, "fish": luck.randrange(4)}
        for place, kind in zip(huts, kinds, strict=True)
    }
    stay = {place: one["owner"] for place, one in pieces.items() if luck.random() < 0.2}
    return whole(
        cult=sorted({*cult, *map(write_hex, FIELD.printed)} - {*huts}),
        huts=pieces,
        canoes=stay | {place: luck.choice(NAMES) for place in places[70 : 70 + luck.randrange(9)]},
        god=luck.choice(cult),
        shells=of_all({str(luck.randint(1, 5)): luck.randint(1, 12)}),
        glory=of_all(luck.choice((0, 9, 120))),
    )


def whole(**parts: Any) -> Position:
    """The position of the scenes, but for these parts, as a run of an example writes it."""
    found = LAYOUT.whole(position(**parts), NAMES)
    return LAYOUT.write(filled(Table(seats=NAMES, rulings=kaivai.answered(), **found)))


def laid(position: Position) -> Table:
    """The table of a position, possible or not."""
    return Table(seats=NAMES, rulings=kaivai.answered(), **LAYOUT.whole(position, NAMES))


@cache
def positions() -> list[Position]:
    return [lying(seed) for seed in range(40)]


@cache
def every_picture() -> list[str]:
    pairs = [*pairwise(positions())]
    return [
        *(pictures.before_after(*pair) for pair in pairs),
        *(pictures.table(end) for _, end in pairs[::3]),
        pictures.begun(positions()[0]),
    ]


def after(start: Position, *moves: str) -> Position:
    """The position after moves of Red."""
    table = kaivai.read_position(start, NAMES, kaivai.answered())
    for move in moves:
        table = kaivai.after(table, 0, kaivai.parse_move(move)).table
    return dict(kaivai.write_position(table))


# Legible


def test_a_picture_fits_a_small_phone_with_letters_of_11_and_few_nodes() -> None:
    for picture in every_picture():
        root = read(picture)
        assert f'viewBox="0 0 320 {root.get("height")}"' in picture
        assert len([*root.iter()]) <= NODES
        for text in root.iter(f"{SVG}text"):
            assert float(text.get("font-size", "0")) >= 11
            xs = [float(x) for x in str(text.get("x")).split()]
            ys = [float(y) for y in str(text.get("y")).split()]
            assert min(xs) >= 0
            assert max(xs) <= 320
            assert max(ys) <= float(root.get("height", "0"))


def test_a_picture_is_made_of_plates_and_read_out() -> None:
    for picture in every_picture()[::5]:
        root = read(picture)
        assert {one.get("class") for one in root.iter() if one.get("class")} <= {"picture", *PLATES}
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == " ".join(one.get("id", "") for one in root[:2])
        assert not re.search(r"style=|href|url\(|<script|<style", picture)


def test_a_hex_is_wide_enough_for_its_name_at_every_scale() -> None:
    for chart in (WHOLE, charted(FIELD.printed), charted([read_hex("G7")])):
        assert max(length(name, "coordinate", PLATES) for name in FIELD.named) <= 1.5 * chart.size
        assert chart.half >= 13


# What is drawn


def test_around_any_hex_its_neighbours_are_shown() -> None:
    for place in FIELD.named:
        chart = charted([read_hex(place)])
        assert all(map(chart.shows, FIELD.neighbours[read_hex(place)]))
        assert chart.right - chart.left == 8
        assert -6 <= chart.left <= chart.right <= 6


def test_a_village_is_shown_whole_or_not_at_all() -> None:
    chain = [read_hex(place) for place in ("J2", "K2", "L2")]
    alone = [read_hex(place) for place in ("A5", "A6")]
    chart = charted([read_hex("F4")])
    assert [*map(chart.shows, chain)] == [True, False, False]
    whole = charted([read_hex("F4")], [chain, alone])
    assert all(map(whole.shows, chain))
    assert not any(map(whole.shows, alone))
    assert (whole.left, whole.top, whole.bottom) == (chart.left, chart.top, chart.bottom)


def test_of_no_hex_the_whole_field_is_shown() -> None:
    assert charted([]) == WHOLE
    assert all(map(WHOLE.shows, FIELD.hexes))
    assert "".join(plate(every_picture()[-1], "coordinate")) == "".join(FIELD.named)


def test_all_pieces_on_the_chart_are_drawn_and_read_out() -> None:
    for lies in positions():
        picture = pictures.table(lies)
        table = laid(lies)
        told, names = desc(picture), "".join(plate(picture, "coordinate"))
        for seat, name in enumerate(NAMES):
            own = [place for place, hut in table.huts.items() if hut.owner == seat]
            sea = [place for place, one in table.canoes.items() if one == seat]
            shown = [one for one in own if re.search(rf"{name}'s \S+ hut {write_hex(one)}\b", told)]
            letters_drawn = "".join(plate(picture, f"on-{name.lower()}"))
            at_sea = re.findall(rf"{name}'s canoes: ([^.]*)\.", told)
            canoes = re.split(r", | and ", at_sea[0]) if at_sea else []
            fish = "".join(str(table.huts[one].fish or "") for one in shown)
            assert letters_drawn.count(name[0]) == len(shown) + len(canoes)
            assert sorted(re.sub(r"\D", "", letters_drawn)) == sorted(fish)
            assert {*canoes} <= {*map(write_hex, sea)}
            assert all(write_hex(one) in names for one in shown)


def test_every_village_on_the_chart_is_outlined() -> None:
    """A side of a hex is part of an outline where another village, or water, lies behind it."""
    table = laid(positions()[-1])
    sides = sum(
        6 - len(FIELD.neighbours[place] & village.hexes)
        for village in villages(table)
        for place in village.hexes
    )
    outline = read(pictures.begun(positions()[-1])).find(f"{SVG}path[@class='village']")
    assert outline is not None
    assert str(outline.get("d")).count("M") == sides


def test_players_are_told_apart_by_letters_whatever_they_are_called() -> None:
    assert letters(("Ana", "Ben", "Cid")) == ("A", "B", "C")
    assert letters(("Ana", "Anton", "Cid")) == ("1", "2", "3")
    assert letters(("<b>", "Ben", "Éva")) == ("1", "2", "3")
    start = whole()
    strange = {key: _renamed(value) for key, value in start.items()}
    assert plate(pictures.table(strange), "on-plain")
    assert "Anna's canoes" in desc(pictures.table(strange))


def _renamed(value: Any) -> Any:
    if isinstance(value, dict):
        return {_renamed(key): _renamed(one) for key, one in value.items()}
    if isinstance(value, list):
        return [*map(_renamed, value)]
    return {"Red": "Anna"}.get(value, value) if isinstance(value, str) else value


def test_what_is_as_it_starts_is_left_out_of_the_table() -> None:
    assert "has passed" not in desc(pictures.table(whole()))
    told = desc(pictures.table(whole(passed=["Red"])))
    assert "has passed: yes." in told
    assert "has acted" not in told


# What changes


def test_what_is_built_is_marked_and_paid_below() -> None:
    start = after(whole(canoes={"G5": "Red"}), "choose building")
    end = after(start, "build meeting on F5 from G5", "pay 3 3 5")
    picture = pictures.before_after(start, end)
    assert "New: Red's meeting hut on F5." in desc(picture)
    assert "shells 3 3 4 5, then 1 4;" in desc(picture)
    assert marked(picture) == 1
    assert "\N{MINUS SIGN}2" in "".join(plate(picture, "loss"))


def test_a_way_is_a_line_from_hex_to_hex() -> None:
    start = after(whole(), "choose moving")
    picture = pictures.before_after(start, after(start, "sail G5 to G6"))
    assert "Red's canoe went from G5 to G6, one step." in desc(picture)
    assert marked(picture) == 2
    assert read(picture).find(f"{SVG}path[@class='way']") is not None


def test_a_sunk_canoe_is_told() -> None:
    canoes = {"G5": "Red", "H5": "Blue", "H3": "Blue"}
    start = after(whole(canoes=canoes, glory=of_all(7)), "choose moving")
    told = desc(pictures.before_after(start, after(start, "sail G5 to H5")))
    assert "Red's canoe went from G5 to H5, one step." in told
    assert "No longer there: Blue's canoe on H5." in told
    assert "glory 7, then 1" in told


def test_nothing_that_changes_is_said_and_the_board_is_drawn() -> None:
    start = whole()
    picture = pictures.before_after(start, start)
    assert desc(picture).startswith("Nothing changes. The board")
    assert marked(picture) == 0


def test_the_hexes_of_a_refused_move_are_marked_otherwise() -> None:
    picture = pictures.refused(whole(), "build meeting on H5 from G5")
    assert desc(picture).startswith("Nothing changes: build meeting on H5 from G5 is refused.")
    assert marked(picture) == 0
    assert marked(picture, "tried") == 3  # and a sign that says what it means
    assert "of the move" in plate(picture, "label")
    assert marked(pictures.refused(whole(), "pass"), "tried") == 0


def marked(picture: str, as_: str = "now") -> int:
    """How many hexes are marked as changed, or otherwise."""
    found = read(picture).find(f"{SVG}path[@class='{as_}']")
    return 0 if found is None else str(found.get("d")).count("M")


# A board of one's own


LACKS = {"G2", "G3"}


def on_own_board(**parts: Any) -> Position:
    """A position on the field without a few hexes at its edge."""
    hexes = {"board": {"hexes": sorted({*FIELD.named} - LACKS)}}
    return {**whole(**parts), **hexes}


def test_a_board_of_ones_own_is_drawn_without_the_hexes_that_it_lacks() -> None:
    shown = "".join(plate(pictures.begun(on_own_board()), "coordinate"))
    assert shown == "".join(name for name in FIELD.named if name not in LACKS)


def test_a_way_on_it_leads_round_what_it_lacks() -> None:
    before, after = on_own_board(canoes={"F2": "Red"}), on_own_board(canoes={"H2": "Red"})
    told = desc(pictures.before_after(before, after))
    assert "canoe went from F2 to H2, 4 steps." in told
    usual = desc(pictures.before_after(whole(canoes={"F2": "Red"}), whole(canoes={"H2": "Red"})))
    assert "canoe went from F2 to H2, 2 steps." in usual


def test_of_a_refused_move_only_the_hexes_that_it_has_are_marked() -> None:
    for table, number in ((whole(), 3), (on_own_board(), 2)):
        assert marked(pictures.refused(table, "build meeting on G3 from G5"), "tried") == number
