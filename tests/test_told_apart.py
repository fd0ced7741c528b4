"""Two values of a kind are told alike only where they are the same value."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_kinds import KINDS, SEATS, values

from atoll.table import kinds as of
from atoll.table.kinds import Kind


class Pair(NamedTuple):
    """What may not be left out, and what may."""

    first: str
    second: int


_FEW = of.Number(1, 2)
_TEXT = of.Text(str, str, ("a", "a, a", "a; a", "second 1", "(a", "a)", "a\na", '"a"', "a a", ""))
_WORDS = of.Word(("a", "a a", "a (b)"))
NESTED: Mapping[str, Kind] = {
    "rows of rows": of.Each(of.Each(of.Each(_FEW, "c"), "r"), "s"),
    "texts": of.Each(_TEXT, "texts"),
    "sets of texts": of.Each(of.Some(_TEXT, "texts"), "sets"),
    "words by name": of.ByName(_WORDS, _WORDS),
    "pairs": of.Each(of.Record(Pair, {"first": _TEXT, "second": _FEW}, starts={"second": 2}), "s"),
}


@pytest.mark.parametrize("kind", [*KINDS, *NESTED.values()], ids=lambda one: type(one).__name__)
@settings(max_examples=5)
@given(data=st.data())
def test_what_is_not_the_same_is_not_told_alike(kind: Kind, data: st.DataObject) -> None:
    known: dict[str, object] = {}
    for value in data.draw(st.lists(values(kind), min_size=10, max_size=20)):
        assert known.setdefault(kind.told(value, SEATS), value) == value
