"""Examples that ask no ruling which differs are not run again; that loses nothing."""

from collections.abc import Mapping
from typing import Any

import pytest

from atoll import fiji
from atoll.compare.difference import ran
from atoll.compare.flipped import concerns
from atoll.compare.sides import side
from atoll.site import verdicts
from atoll.site.verdicts import Result

RULINGS = fiji.RULINGS


@pytest.fixture(scope="module")
def usual() -> list[Result]:
    return [*ran("fiji", side("fiji", None), None)]


def told(results: list[Mapping[str, Any]]) -> list[tuple[Any, ...]]:
    keys = ("file", "line", "row", "outcome")
    return [tuple(str(one[key]) for key in keys) for one in results]


def test_what_is_not_run_again_would_have_ended_the_same(usual: list[Result]) -> None:
    way = side("fiji", "fiji-condensed,half=up,shared_place=next_place")
    whole = ran("fiji", way, None)
    part = verdicts.among(usual, verdicts.rerun("fiji", usual, way))
    assert told([*part]) == told([*whole])
    assert {one["outcome"] for one in part} == {"passed", "failed"}


def test_an_example_is_concerned_where_nobody_listened() -> None:
    lists: dict[str, Any] = {key: [] for key in ("fired", "refused", "hidden", "tags")}
    assert concerns({**lists, "asked": None}, RULINGS["half"])
    assert not concerns({**lists, "asked": ["swap"]}, RULINGS["half"])
    assert concerns({**lists, "asked": [], "fired": ["fiji_4_11"]}, RULINGS["half"])
