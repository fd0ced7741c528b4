"""Of every kind: what is written is read back, and its schema takes just what it reads.

The kinds are those of all layouts, of our games and of the small one: of each class, and of each
way in which it reads, the one that has most to say.
"""

import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.record.lines import LineError, object_of
from atoll.table import kinds as of
from atoll.table.games import GAMES, game, nouns
from atoll.table.kinds import Kind, PositionError
from atoll.table.layout import Layout
from atoll.table.parts import NEEDED, Part, by_seat

SEATS = ('{seat} "of"', "\u0661\u0662", "a\nb, c")
"""Names as odd as they may be: a hole, quotes, digits of another script, more than a line."""
LAYOUTS: Mapping[str, Layout] = {name: nouns(name).LAYOUT for name in GAMES if nouns.there(name)}
Value = st.SearchStrategy[Any]
KEYS = st.sampled_from(["is", "known", "owner", "red", "5", "0,1", *SEATS])
ANY_JSON: Value = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 9)
    | st.floats()
    | st.sampled_from([1.0, 2.0, "0", "1", "\u0663", "-0,1", "Kukusch", "most red", *SEATS])
    | st.text(max_size=5),
    lambda one: st.lists(one, max_size=3) | st.dictionaries(KEYS, one, max_size=3),
    max_leaves=8,
)
a_few = settings(max_examples=12)


def kinds(kind: Kind) -> Iterator[Kind]:
    """A kind, and those it is made of."""
    yield kind
    for part in kind.parts():
        yield from kinds(part)


def way(kind: Kind) -> object:
    """What reads it: its class, what a list is held to, and of a text the notation."""
    own = (getattr(kind, one, None) for one in ("number", "key", "parse"))
    return type(kind), *own


def says(kind: Kind) -> int:
    """How much its schema says, with all that it is made of."""
    return len(str(Layout("one", "", [Part("part", kind)]).schema()))


ALL = [one for laid in LAYOUTS.values() for part in laid.parts.values() for one in kinds(part.kind)]
KINDS: Sequence[Kind] = [*{way(one): one for one in sorted(ALL, key=says)}.values()]
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda one: type(one).__name__)
every_layout = pytest.mark.parametrize("laid", LAYOUTS.values(), ids=LAYOUTS)


def values(kind: Kind) -> Value:  # noqa: C901, PLR0911 # one for each kind
    """What lies on tables of three seats."""
    match kind:
        case of.Number(low, high):
            return st.integers(low, high)
        case of.Word(words):
            return st.sampled_from(words)
        case of.Text():
            return st.sampled_from([kind.parse(text) for text in kind.examples])
        case of.Counts():
            counts = [st.integers(0, kind.most)] * len(kind.things)
            return st.tuples(*counts).map(lambda numbers: kind.made(*numbers))
        case of.Seat():
            return st.integers(0, len(SEATS) - 1)
        case of.Seats():
            return st.tuples(*[st.booleans()] * len(SEATS))
        case of.BySeat():
            return st.tuples(*[st.none() | values(kind.each)] * len(SEATS))
        case of.Each():
            return _listed(kind).map(tuple)
        case of.Some():
            return st.frozensets(values(kind.each), max_size=3)
        case of.Record():
            fields = {name: values(one) for name, one in kind.fields.items()}
            return st.fixed_dictionaries(fields).map(lambda found: kind.made(**found))
        case of.ByName():
            return st.dictionaries(values(kind.named), values(kind.each), max_size=3)
    raise AssertionError(f"{kind} is of no kind that is known here")


def _listed(kind: of.Each) -> Value:
    low, high = (0, kind.most or 3) if kind.number is None else (kind.number, kind.number)
    each = values(kind.each)
    if kind.key and isinstance(kind.each, of.Text):  # its examples are too few for as many
        colours = [kind.each.parse(f"most {one}") for one in ("green", "red", "yellow", "blue")]
        return st.permutations(colours)
    return st.lists(each, min_size=low, max_size=high)


def told_apart(kind: Kind) -> Kind:
    """The kind without what only the notation or a rule knows: every text says itself."""
    match kind:
        case of.Text():
            return replace(kind, parse=str, text=str)
        case of.Each():
            return replace(kind, each=told_apart(kind.each), key=None, most=None)
        case of.BySeat() | of.Some():
            return replace(kind, each=told_apart(kind.each))
        case of.ByName():
            return replace(kind, named=told_apart(kind.named), each=told_apart(kind.each))
        case of.Record():
            fields = {name: told_apart(one) for name, one in kind.fields.items()}
            return replace(kind, fields=fields, made=dict)
    return kind


def taking(kind: Kind) -> Any:
    """What takes such a part of a position with these seats."""
    schema = Layout("one", "", [Part("part", kind)]).schema()
    schema["$defs"] |= {"seat": {"enum": [*SEATS]}}
    return jsonschema.Draft202012Validator(
        {"$ref": "#/$defs/parts/properties/part", "$defs": schema["$defs"]}
    )


APART = {id(kind): told_apart(kind) for kind in KINDS}
TAKES = {id(kind): (taking(kind), taking(APART[id(kind)])) for kind in KINDS}
"""What takes each kind, and what takes it told apart."""


def reads(kind: Kind, value: object) -> bool:
    """Whether a value is read; a refusal names the part."""
    why = ""
    try:
        kind.read(value, "part", SEATS)
    except PositionError as refused:
        why = str(refused)
    assert not why or why.startswith("part")
    return not why


@st.composite
def spoiled(draw: st.DrawFn, written: Any) -> Any:
    """A value with one thing in it that is another: any JSON, gone, there twice, renamed."""
    here = draw(st.integers(0, 4)) == 0
    if isinstance(written, int) and here:
        return float(written)
    if not written or not isinstance(written, list | dict):
        return draw(ANY_JSON)
    if isinstance(written, list):
        at = draw(st.integers(0, len(written) - 1))
        times = [written[at]] * draw(st.sampled_from([0, 2]))
        return [
            *written[:at],
            *(times if here else [draw(spoiled(written[at]))]),
            *written[at + 1 :],
        ]
    key = draw(st.sampled_from([*written]))
    rest = {name: one for name, one in written.items() if name != key}
    if here:
        return rest | draw(st.sampled_from([{}, {draw(KEYS): written[key]}]))
    return {**rest, key: draw(spoiled(written[key]))}


def test_every_kind_is_tried() -> None:
    assert {type(kind) for kind in KINDS} >= {*Kind.__subclasses__()}


@every_kind
@a_few
@given(data=st.data())
def test_what_is_written_fits_the_schema_and_is_read_back(kind: Kind, data: st.DataObject) -> None:
    value = data.draw(values(kind))
    written = json.loads(json.dumps(kind.write(value, SEATS)))
    assert kind.read(written, "part", SEATS) == value == kind.checked(value, "part", SEATS)
    TAKES[id(kind)][0].validate(written)


@every_kind
@a_few
@given(data=st.data())
def test_the_schema_takes_just_what_is_read(kind: Kind, data: st.DataObject) -> None:
    """But for what the notation and rules know, and with the names at the table."""
    written = kind.write(data.draw(values(kind)), SEATS)
    value = data.draw(spoiled(written) | ANY_JSON)
    assert TAKES[id(kind)][1].is_valid(value) == reads(APART[id(kind)], value)


FEW = of.Number(0, 3)
NEVER: Sequence[tuple[Kind, Any]] = [
    (FEW, 4),
    (of.Counts(lambda *numbers: numbers, ("red", "blue"), 3, str), (0, -1)),
    (of.BySeat(FEW), (None, 9, 0)),
    (of.Each(FEW, "numbers", number=2), (1,)),
    (of.Each(FEW, "numbers", key=abs, once="name each once"), (1, 1)),
    (of.Text(int, str, ("1",), every=("1", "2")), "many"),
]


@pytest.mark.parametrize(("kind", "value"), NEVER)
def test_what_lies_there_is_refused_as_if_a_position_gave_it(kind: Kind, value: Any) -> None:
    with pytest.raises(PositionError) as read:
        kind.read(kind.write(value, SEATS), "part", SEATS)
    with pytest.raises(PositionError, match=re.escape(str(read.value))):
        kind.checked(value, "part", SEATS)


# What nobody should write


DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]
HUGE = 10**5000
FLAT: Sequence[object] = (
    *(None, True, math.nan, math.inf, HUGE, 0.5, "\u0663", "\ud800", "", "x" * 1_000_000),
    *(DEEP, {"is": DEEP}, {1: 1, None: 2, 0.5: 3}),
)


@every_kind
def test_whatever_it_is_the_message_is_short(kind: Kind) -> None:
    for value in FLAT:
        with pytest.raises(PositionError) as refused:
            kind.read(value, "part", SEATS)
        assert len(str(refused.value)) < 600


def test_a_whole_number_may_have_a_point() -> None:
    """JSON has one kind of number, and JSON Schema takes 1.0 as the whole number 1."""
    number = of.Number(0, 3).read(1.0, "part", SEATS)
    assert (number, type(number)) == (1, int)


def test_one_place_under_two_names_is_refused() -> None:
    places = of.ByName(of.Text(int, str, ("1",)), of.Seat())
    with pytest.raises(PositionError, match="part: '01' is there twice; write it once"):
        places.read({"1": SEATS[0], "01": SEATS[1]}, "part", SEATS)


def test_a_key_that_stands_twice_in_a_line_is_refused() -> None:
    """A dictionary would keep the last of them without a word."""
    with pytest.raises(LineError, match="`hands` stands twice in one object"):
        object_of(b'{"position": {"hands": {}, "hands": {}}}')


# Whole tables


@st.composite
def tables(draw: st.DrawFn, laid: Layout) -> Any:
    """Any table of a layout, with what may not be left out."""
    parts = {part.name: draw(_there(part)) for part in laid.parts.values()}
    rulings = next(
        (game(name).answered(None, None) for name in GAMES if LAYOUTS[name] == laid), None
    )
    return SimpleNamespace(seats=SEATS, rulings=rulings, **parts)


def _there(part: Part) -> Value:
    starts = st.nothing() if part.starts is NEEDED else st.just(part.starts)
    if not by_seat(part.kind):
        return values(part.kind) | starts
    if isinstance(part.kind, of.BySeat):
        return st.tuples(*[values(part.kind.each) | starts] * len(SEATS))
    return values(part.kind)


@every_layout
@a_few
@given(data=st.data())
def test_a_table_is_read_as_it_was_written(laid: Layout, data: st.DataObject) -> None:
    table = data.draw(tables(laid))
    written = json.loads(json.dumps(laid.write(table)))
    whole = laid.whole(written, SEATS)
    assert whole == {name: getattr(table, name) for name in laid.parts}
    assert not laid.differences(table, written)
    jsonschema.Draft202012Validator(laid.schema()).validate(written)


@every_layout
@a_few
@given(data=st.data())
def test_two_tables_differ_where_they_are_written_otherwise(
    laid: Layout, data: st.DataObject
) -> None:
    one, other = data.draw(tables(laid)), data.draw(tables(laid))
    written = laid.write(other)
    parts = {name for name in written if getattr(one, name) != getattr(other, name)}
    found = laid.differences(one, written)
    assert {difference.part for difference in found} <= parts
    assert all(getattr(one, name) != getattr(other, name) for name, *_ in found)
    blind = {
        name for name in parts if by_seat(laid.parts[name].kind) and None in getattr(other, name)
    }
    assert parts - blind <= {difference.part for difference in found}
