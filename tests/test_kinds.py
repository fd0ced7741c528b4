"""Of every part of every game: its schema takes just what is read, and it is told apart.

The values are those of games at random, whole or with one thing in them that is another.
"""

import json
import math
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from pickle import dumps, loads
from random import Random
from typing import Any, NamedTuple

import jsonschema
import pytest
from any_games import played, start
from test_any_game import every_game, some

from atoll import bali, fiji
from atoll.fiji.components import Beads
from atoll.fiji.table import Offer, Rotate, Swap
from atoll.proof.any_part import any_of, any_parts
from atoll.proof.law import Values
from atoll.simulate.many import Stuck, one_game
from atoll.table import Event, Frozen, Refused, names_for
from atoll.table import kinds as of
from atoll.table.games import GAMES, game, nouns
from atoll.table.kinds import ByName, Each, Kind, Number, PositionError, Word
from atoll.table.layout import Layout
from atoll.table.parts import Part, by_seat
from atoll.table.rulings import Answers

TRIED = 6
FEW = of.Number(0, 3)
ANY_JSON: Sequence[Any] = (
    *(None, True, -1, 0, 1, 2.0, 0.5, math.inf, 99, "", "0", "\u0663", "0,1", "Ana", "Zoe", "red"),
    *("A1", "Kukusch", "most red"),
    *([], [1], ["Ana", "Ana"], {}, {"Ana": 1}, {"is": 1}, {"known": 1}),
)


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


def reads(kind: Kind, value: object, seats: tuple[str, ...]) -> bool:
    """Whether a value is read; a refusal names the part, shortly."""
    why = ""
    try:
        kind.read(value, "part", seats)
    except PositionError as refused:
        why = str(refused)
    assert not why or (why.startswith("part") and len(why) < 600)
    return not why


def spoiled(written: Any, luck: Random) -> Any:
    """A value with one thing in it that is another: any JSON, gone, there twice, renamed."""
    here = luck.random() < 0.2
    if not written or not isinstance(written, list | dict):
        odd = float(written) if here and isinstance(written, int) else luck.choice(ANY_JSON)
        return luck.choice((odd, luck.randrange(-1, 40)))
    if isinstance(written, list):
        at = luck.randrange(len(written))
        times = [written[at]] * luck.choice((0, 2)) if here else [spoiled(written[at], luck)]
        return [*written[:at], *times, *written[at + 1 :]]
    key = luck.choice([*written])
    rest = {name: one for name, one in written.items() if name != key}
    if here:
        return rest | luck.choice(({}, {luck.choice(("Ana", "known", "0,1")): written[key]}))
    return rest | {key: spoiled(written[key], luck)}


@every_game
def test_a_whole_position_fits_the_schema_and_differs_just_where_a_table_does(name: str) -> None:
    """Of a part that each player has, and of one that is left out, a position may say nothing."""
    layout = nouns(name).LAYOUT
    schema = jsonschema.Draft202012Validator(layout.schema())
    for (_, one), (_, other) in pairwise(some(name)):
        written = json.loads(json.dumps(layout.write(other)))
        schema.validate(written)
        if one.seats == other.seats:
            parts = {part for part in layout.parts if getattr(one, part) != getattr(other, part)}
            found = {difference.part for difference in layout.differences(one, written)}
            silent = {part for part in layout.parts if by_seat(layout.parts[part].kind)}
            assert (parts & written.keys()) - silent <= found <= parts


@every_game
def test_the_schema_of_a_part_takes_just_what_is_read(name: str) -> None:
    """But for what the notation and rules know, and with the names at the table."""
    taken: dict[Any, Any] = {}
    for luck, table in some(name, range(4)):
        written = json.loads(json.dumps(nouns(name).LAYOUT.write(table)))
        for part in nouns(name).LAYOUT.parts.values():
            kind = told_apart(part.kind)
            if (key := (part.name, table.seats)) not in taken:
                names = Layout("one", "", [Part("part", kind)]).schema()["$defs"]
                names |= {"seat": {"enum": [*table.seats]}}
                of_part = {"$ref": "#/$defs/parts/properties/part", "$defs": names}
                taken[key] = jsonschema.Draft202012Validator(of_part)
            for _ in range(TRIED):
                value = spoiled(written.get(part.name), luck)
                read = reads(kind, value, table.seats)
                assert taken[key].is_valid(value) == read, (part.name, value)


@every_game
def test_what_is_not_the_same_is_not_told_alike(name: str) -> None:
    for part in nouns(name).LAYOUT.parts.values():
        known: dict[object, object] = {}
        for _, table in some(name):
            value, seats = getattr(table, part.name), table.seats
            if value not in (None, part.starts):
                assert known.setdefault((seats, part.kind.told(value, seats)), value) == value


class Pair(NamedTuple):
    """What may not be left out, and what may."""

    first: str
    second: int


_TEXT = of.Text(str, str, ("a",))
_WORDS = of.Word(("a", "a a", "a (b)"))
_PAIR = of.Record(Pair, {"first": _TEXT, "second": FEW}, starts={"second": 2})
ALIKE: Sequence[tuple[Kind, Any, Any]] = [
    (of.Each(of.Each(FEW, "c"), "r"), ((1, 2),), ((1,), (2,))),
    (of.Each(of.Each(FEW, "c"), "r"), ((),), ()),
    (of.Each(_TEXT, "texts"), ("a, a",), ("a", "a")),
    (of.Each(_TEXT, "texts"), ("a\na",), ("a", "a")),
    (of.Each(_TEXT, "texts"), ("",), ()),
    (of.Each(of.Some(_TEXT, "texts"), "sets"), ({"a; a"},), ({"a"}, {"a"})),
    (of.Some(_TEXT, "texts"), {"a, b"}, {"a", "b"}),
    (of.ByName(_WORDS, _WORDS), {"a": "a a"}, {"a a": "a"}),
    (of.Each(_PAIR, "pairs"), (Pair("a", 1),), (Pair("a, second 1", 2),)),
]


@pytest.mark.parametrize(("kind", "one", "other"), ALIKE)
def test_what_looks_alike_is_told_apart(kind: Kind, one: object, other: object) -> None:
    assert kind.told(one, ("Ana",)) != kind.told(other, ("Ana",))


SEATS = ("Ana", "Ben", "Cid")
_TWO = of.Counts(lambda *numbers: numbers, ("red", "blue"), 3, str)
NEVER: Sequence[tuple[Kind, Any]] = [
    (FEW, 4),
    *((_TWO, (one, 1)) for one in (-1, None, False)),
    (of.BySeat(FEW), (None, 9, 0)),
    (of.Each(FEW, "numbers", number=2), (1,)),
    (of.Each(FEW, "numbers", key=abs, once="name each once"), (1, 1)),
    (of.Text(int, str, ("1",), every=("1", "2")), "many"),
]


@pytest.mark.parametrize(("kind", "value"), NEVER)
def test_what_lies_there_is_refused_as_if_a_position_gave_it(kind: Kind, value: Any) -> None:
    with pytest.raises(PositionError):
        Layout("No Thanks", "A position.", [Part("part", kind)]).may_lie("part", value, SEATS)


def test_one_place_under_two_names_is_refused() -> None:
    places = of.ByName(of.Text(int, str, ("1",)), of.Seat())
    with pytest.raises(PositionError, match="part: '01' is there twice; write it once"):
        places.read({"1": SEATS[0], "01": SEATS[1]}, "part", SEATS)


@every_game
def test_whatever_it_is_the_message_is_short(name: str) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    odd = (10**5000, math.nan, "\ud800", "x" * 1_000_000, {1: 1, None: 2, 0.5: 3})
    for value in (*odd, deep, {"is": deep}):
        for part in nouns(name).LAYOUT.parts.values():
            assert not reads(part.kind, value, SEATS)


# Laws take parts of a table as they may be at all


@every_game
def test_a_part_that_is_any_at_all_is_one_of_its_kind(name: str) -> None:
    layout = nouns(name).LAYOUT
    found = any_parts(layout)
    assert found
    for part, made in found.items():
        value, kind = made(Values({}), len(SEATS)), layout.parts[part].kind
        assert kind.read(kind.write(value, SEATS), part, SEATS) == value


def test_its_numbers_are_called_as_people_call_the_part() -> None:
    known = Values({"hand 2 red": 3, "after hand 1 blue": 1, "keeps 1": 1, "heads 2": 5})
    parts = any_parts(nouns("fiji").LAYOUT)
    assert parts["hands"](known, 2) == (Beads(), Beads(red=3))
    assert (parts["keepers"](known, 2), parts["heads"](known, 2)) == ((True, False), (0, 5))
    later = any_of(nouns("fiji").LAYOUT, "hands", known, 2, "after ")
    assert later == (Beads(blue=1), Beads())


def test_what_a_rule_bounds_or_a_card_says_is_left_to_the_game() -> None:
    assert {*any_parts(nouns("fiji").LAYOUT)} == {
        *("supply", "hands", "set_aside", "heads", "offers", "keepers")
    }
    assert {*any_parts(nouns("rps").LAYOUT)} == {"points"}


# Nothing that is handed out can be changed: a player who tries does not change the table


STANDS = (int, str, type(None))
SEEDS, MOST, APART = range(6), 150, 8


def changeable(value: Any, name: str) -> Iterator[str]:
    """Where something lies that could be changed."""
    if isinstance(value, Frozen):
        inside = [*value.keys(), *value.values()]
    elif isinstance(value, tuple | frozenset):
        inside = [*value]
    elif is_dataclass(value) and not hasattr(value, "__dict__"):  # else vars() opens it
        inside = [getattr(value, field.name) for field in fields(value)]
    elif isinstance(value, STANDS):
        inside = []
    else:
        yield f"{name}: {type(value).__name__}"
        return
    for one in inside:
        yield from changeable(one, name)


@pytest.mark.parametrize("name", GAMES)
def test_no_table_view_or_event_holds_what_can_be_changed(name: str) -> None:
    rules, found = game(name), set[str]()
    for seed in SEEDS:
        for number, one in enumerate(played(start(name, seed), MOST)):
            found |= {*changeable(one.step.events, "events")}
            if number % APART == 0:
                seen = rules.view(one.step.table, seed % len(one.step.table.seats))
                found |= {*changeable(one.step.table, "table"), *changeable(seen, "view")}
    assert found == set()


@pytest.mark.parametrize("how", ["__init__", "__setstate__"])
def test_what_is_made_once_is_not_made_again_by_who_sees_it(how: str) -> None:
    view = bali.view(bali.setup(["Ana", "Ben", "Cid"], 7), 1)
    for one in (view.seals, view.rulings):
        before = repr(one)
        with suppress(AttributeError, TypeError):
            getattr(one, how)({"sizes": "secret"})
        assert repr(one) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_game_begins_with_names_and_a_whole_number(name: str) -> None:
    for seats, seed in (("ABC", 7), (names_for(min(game(name).SEATS)), 1.5)):
        with pytest.raises((Refused, TypeError), match=r"no list of names|integer"):
            game(name).setup(seats, seed)  # type: ignore[arg-type]


class Plain(NamedTuple):
    """The table of a game of one's own, which leaves its dicts open."""

    seats: tuple[str, ...]
    rulings: Answers
    piles: tuple[dict[str, int], ...]


def test_a_view_of_a_table_of_ones_own_is_frozen_too() -> None:
    layout = Layout("Own", "", [Part("piles", Each(ByName(Word(("a",)), Number(0, 9)), "piles"))])
    table = Plain(("Ana", "Ben"), Answers({}), ({"a": 1},))
    with pytest.raises(TypeError, match="by a move alone"):
        layout.view(table, 0).piles[0]["a"] = 2
    assert table.piles == ({"a": 1},)


@pytest.mark.parametrize("copied", [deepcopy, lambda one: loads(dumps(one))])
def test_what_is_frozen_goes_to_another_process_and_stays_so(copied: Any) -> None:
    event = copied(Event("fiji_4_7", "cancel", {"seats": (0, 1)}))
    assert event == Event("fiji_4_7", "cancel", {"seats": (0, 1)})
    with pytest.raises(TypeError, match="by a move alone"):
        event.facts |= {"seats": ()}


ODD = (
    (Offer(Beads(0.5, 0.5)), "that is no move"),  # type: ignore[arg-type]
    (Offer(Beads(2, -1)), "Fiji 4.1: "),
    (Rotate(4), "Fiji 4.14: no goal"),
    (Swap(0, 4), "Fiji 4.15: no goal has that colour; name two"),
)


@pytest.mark.parametrize(("odd", "told"), ODD)
def test_a_policy_plays_no_half_beads_and_no_fifth_colour(odd: Any, told: str) -> None:
    def cheating(_: object, moves: Sequence[Any], luck: Random) -> Any:
        return odd if isinstance(moves[0], type(odd)) else luck.choice(moves)

    with pytest.raises(Stuck, match=rf"answers {type(odd).__name__}\(.*: {told}"):
        one_game(game("fiji"), [cheating] * 3, fiji.answered(None, None), 1, 100)


def test_what_a_policy_answers_is_played_as_the_rules_list_it() -> None:
    seen = set[str]()

    def odd(view: Any, moves: Sequence[Any], luck: Random) -> Any:
        offers = (offer for offer in view.offers if isinstance(offer, Beads))
        seen.update(type(one).__name__ for offer in offers for one in offer)
        yes = Offer(Beads(*map(bool, (1, 0, 0, 0))))
        return yes if yes in moves and view.seat else luck.choice(moves)  # all alike cancel

    one_game(game("fiji"), [odd] * 3, fiji.answered(None, None), 1, 100)
    assert seen == {"int"}
