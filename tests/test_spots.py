"""Pictures say where the parts of a table are seen: so Try it knows what a tap in one is about."""

import json
from typing import Any

import pytest
from drawn import PAIRS, SVG, read

from atoll.drawing.printing import Spot
from atoll.table import names_for
from atoll.table.games import game, nouns, pictures

GAMES = ("fiji", "kaivai", "bali", "rps")
Position = dict[str, Any]


def begun(name: str) -> Position:
    """The table of a game that has begun, with some of everything."""
    rules = game(name)
    table = rules.opening(names_for(rules.SEATS[-1]), 7, None, edition=None).table
    return dict(rules.write_position(table))


LYING = [(name, begun(name)) for name in GAMES] + [("fiji", end) for _, end in PAIRS[::40]]


def spots(picture: str) -> list[Spot]:
    """The spots of a picture, as a browser reads them."""
    said = read(picture).find(f"{SVG}metadata")
    return [] if said is None else [Spot(*one) for one in json.loads(said.text or "")]


@pytest.mark.parametrize(("name", "position"), LYING)
def test_the_spots_of_a_table_are_parts_of_its_layout(name: str, position: Position) -> None:
    found, layout = spots(pictures(name).table(position)), nouns(name).LAYOUT
    assert found
    for spot in found:
        assert {*spot.parts.split()} <= layout.parts.keys()
        assert spot.parts or spot.seat
        named = {one for part in position.values() if isinstance(part, dict) for one in part}
        assert spot.seat in {"", *named}


@pytest.mark.parametrize("name", GAMES)
def test_all_that_people_have_a_name_for_can_be_changed_where_it_is_seen(name: str) -> None:
    """What a picture leaves out, the form below it has."""
    left_out = {"fiji": {"deal"}, "bali": {"draw", "box"}}.get(name, set())
    position = begun(name)
    found = {part for spot in spots(pictures(name).table(position)) for part in spot.parts.split()}
    layout = nouns(name).LAYOUT
    seen = {part for part in position if layout.parts[part].called}
    own = {part for part in seen if layout.parts[part].called and is_own(position, part)}
    assert seen - own - found <= left_out
    whole = {spot.seat for spot in spots(pictures(name).table(position)) if not spot.parts}
    assert whole == {*names_for(game(name).SEATS[-1])}


def is_own(position: Position, part: str) -> bool:
    """Whether each player has one: the name of the player stands for all of them."""
    return isinstance(position[part], dict) and {*position[part]} <= {*names_for(5)}
