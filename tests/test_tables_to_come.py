"""The whole tables of Kaivai and Bali in the kinds there are, before these games come."""

import json
from collections import Counter
from random import Random
from typing import Any, NamedTuple

import jsonschema
import pytest
from tables import bali, kaivai
from tables.bali import Piles
from tables.kaivai import Hex, Hut

from atoll.table.imagining import imagined as whole
from atoll.table.kinds import PositionError, Single
from atoll.table.layout import Layout
from atoll.table.luck import mixed
from atoll.table.parts import Hidden

SEATS = ("Red", "Blue", "Green", "Yellow")
NOBODY = (False,) * 4
BLUE = (False, True, False, False)
DELIVERING: dict[str, Any] = {
    "round": 2,
    "stage": "action",
    "order": ["Red", "Green", "Blue", "Yellow"],
    "acting": "Red",
    "action": "deliver",
    "bids": {"Red": 6, "Green": 5, "Blue": 3, "Yellow": 1},
    "cult": ["-5,0", "-1,-2", "4,-5", "-2,2", "2,0", "-1,5", "-6,5", "-6,6", "4,2", "5,1"],
    "huts": {
        "-1,-1": {"owner": "Blue", "kind": "canoe-builder"},
        "0,-1": {"owner": "Yellow", "kind": "fisherman"},
        "-2,1": {"owner": "Green", "kind": "meeting"},
        "-1,1": {"owner": "Yellow", "kind": "canoe-builder", "fish": 1},
    },
    "canoes": {"-1,0": "Red"},
    "god": "4,-5",
    "glory": {"Red": 3, "Blue": 0, "Green": 0, "Yellow": 1},
    "shells": {"Red": {"3": 2, "5": 1}, "Blue": {"4": 3}, "Green": {}, "Yellow": {"1": 1}},
    "fish": {"Red": {"3": 3, "4": 1}},
    "influence": {"Red": 2, "Blue": 3, "Green": 5, "Yellow": 0},
    "stock": {"Red": {"huts": 13, "canoes": 3, "pawns": 5}},
    "spaces": {"deliver": 1, "build": 2},
    "cult_left": 6,
    "goods_left": 30,
    "influence_left": 11,
    "acted": ["Red"],
    "dice": [6, 1],
    "seed": 7,
}
ANSWERING: dict[str, Any] = {
    "stage": "answer",
    "active": "Red",
    "sides": {"Blue": "blue", "Yellow": "yellow", "Green": "green", "Red": "red"},
    "start_cards": {"Yellow": 1, "Green": 2, "Red": 3, "Blue": 4},
    "dalang": "Panschar",
    "hands": {
        "Red": [{"is": "warrior", "known": ["Red"]}, {"is": "prince", "known": ["Red", "Blue"]}],
        "Blue": [{"is": "artist", "known": ["Blue"]}],
        "Green": [],
        "Yellow": [],
    },
    "piles": {
        "Blue": {
            "Kukusch": [{"is": "scholar"}, {"is": "priest", "known": ["Blue"]}],
            "Wontong": [{"is": "artist"}],
        },
        "Red": {"Wontong": [{"is": "Dalang Kukusch or Wontong"}]},
    },
    "stack": [{"is": "warrior"}, {"is": "prince", "known": ["Green"]}],
    "discard": ["warrior", "scholar"],
    "priests": {"Panschar": "Green", "Kukusch": "Yellow"},
    "princes": {"Panschar": "Yellow"},
    "seals": {"Wontong": "Blue"},
    "masks": {"Red": {"2": 1, "3": 1}},
    "masks_left": {"2": 3, "3": 3, "4": 4, "5": 4},
    "card": "warrior",
    "spared": "Yellow",
    "asked": "Green",
    "answers": {"Blue": "flees"},
    "flees": ["Blue"],
}
POSITIONS = {"Kaivai": DELIVERING, "Bali": ANSWERING}
LAYOUTS = {"Kaivai": kaivai.LAYOUT, "Bali": bali.LAYOUT}


def table_of(layout: Layout, position: object) -> Any:
    """A whole table of a game: the names of its parts are those of the layout."""
    parts = layout.whole(position, SEATS)
    named: Any = NamedTuple
    return named(layout.title, [(name, Any) for name in ("seats", *parts)])(seats=SEATS, **parts)


def changed(table: Any, **parts: object) -> Any:
    return table._replace(**parts)


@pytest.fixture(params=["Kaivai", "Bali"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def layout(game: str) -> Layout:
    return LAYOUTS[game]


@pytest.fixture
def table(game: str) -> Any:
    return table_of(LAYOUTS[game], POSITIONS[game])


def test_a_dozen_kinds_say_both_tables(layout: Layout) -> None:
    def kinds(kind: Any) -> set[str]:
        return {type(kind).__name__}.union(*map(kinds, kind.parts()))

    found = set().union(*(kinds(part.kind) for part in layout.parts.values()))
    assert len(found) <= 12


def test_a_position_goes_through_json_and_back(layout: Layout, table: Any) -> None:
    text = json.dumps(layout.write(table))
    assert table_of(layout, json.loads(text)) == table
    assert json.dumps(layout.write(table_of(layout, json.loads(text)))) == text


def test_the_schema_takes_a_whole_position_and_needs_what_has_no_start(
    layout: Layout, table: Any
) -> None:
    schema = layout.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    written = layout.write(table)
    validator.validate(written)
    for name in schema["required"]:
        lacking = {part: value for part, value in written.items() if part != name}
        assert not validator.is_valid(lacking)
        with pytest.raises(PositionError, match=f"position: the {name} is missing; give it too"):
            layout.whole(lacking, SEATS)


REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    "a hex beside the board": (
        "Kaivai",
        {"god": "6,1"},
        "god: '6,1' is no hex of the board; write for example '-1,2'",
    ),
    "a hut on no hex": (
        "Kaivai",
        {"huts": {"here": {"owner": "Red", "kind": "meeting"}}},
        "huts: 'here' is no hex of the board; write for example '-1,2'",
    ),
    "four fish on a hut": (
        "Kaivai",
        {"huts": {"0,1": {"owner": "Red", "kind": "meeting", "fish": 4}}},
        "huts, 0,1, fish: 4 is not a whole number from 0 to 3",
    ),
    "a hut of nobody": (
        "Kaivai",
        {"huts": {"0,1": {"kind": "meeting"}}},
        "huts, 0,1: the owner is missing; give it too",
    ),
    "a cult hex twice": (
        "Kaivai",
        {"cult": ["0,0", "0,0"]},
        "cult: list each of the cult hexes once",
    ),
    "a hex that is a number": (
        "Kaivai",
        {"village": 7},
        "village: 7 is no text; write for example '0,0'",
    ),
    "a bid of eleven": (
        "Kaivai",
        {"bids": {"Blue": 11}},
        "bids of Blue: 11 is not a whole number from 1 to 10",
    ),
    "shells on six": (
        "Kaivai",
        {"shells": {"Blue": {"6": 1}}},
        "shells of Blue: '6' is not one of: 1, 2, 3, 4, 5",
    ),
    "a canoe of nobody who plays": (
        "Kaivai",
        {"canoes": {"0,1": "White"}},
        "canoes, 0,1: 'White' is not one of: Red, Blue, Green, Yellow",
    ),
    "an island of another sea": (
        "Bali",
        {"dalang": "Lombok"},
        "dalang: 'Lombok' is not one of: Kukusch, Panschar, Tschakkalag, Wontong",
    ),
    "a card that is only known": (
        "Bali",
        {"piles": {"Blue": {"Kukusch": [{"known": ["Blue"]}]}}},
        "piles of Blue, Kukusch 1: say what it `is`",
    ),
    "a card that somebody else knows": (
        "Bali",
        {"hands": {"Blue": [{"is": "prince"}, {"is": "prince", "known": ["White"]}]}},
        "hands of Blue 2, known: 'White' is not one of: Red, Blue, Green, Yellow",
    ),
    "a side that is not whole": (
        "Bali",
        {"sides": {"Blue": "blue"}},
        "sides: the one of Red, one of Green and one of Yellow are missing; give them too",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_names_the_part_and_the_fix(name: str) -> None:
    game, parts, message = REFUSED[name]
    with pytest.raises(PositionError) as refused:
        LAYOUTS[game].whole(POSITIONS[game] | parts, SEATS)
    assert str(refused.value).startswith(message)


def test_a_table_differs_from_itself_in_nothing(layout: Layout, table: Any) -> None:
    assert not layout.differences(table, layout.write(table))


def test_what_was_written_in_another_order_is_the_same() -> None:
    table = table_of(kaivai.LAYOUT, DELIVERING)
    turned = {
        "cult": DELIVERING["cult"][::-1],
        "huts": dict([*DELIVERING["huts"].items()][::-1]),
    }
    assert not kaivai.LAYOUT.differences(table, turned)
    other = table_of(kaivai.LAYOUT, DELIVERING | turned)
    assert [*kaivai.LAYOUT.lies(other)] == [*kaivai.LAYOUT.lies(table)]


def test_a_difference_says_what_should_be_and_what_is() -> None:
    table = table_of(kaivai.LAYOUT, DELIVERING)
    then = {"canoes": {"-1,0": "Blue"}, "shells": {"Red": {"5": 3}}, "god": "4,-5"}
    shells = kaivai.LAYOUT.write(table)["shells"]
    assert kaivai.LAYOUT.differences(table, then) == [
        ("canoes", {"-1,0": "Blue"}, {"-1,0": "Red"}),
        ("shells", shells | {"Red": {"5": 3}}, shells),
    ]


def test_what_lies_there_is_told() -> None:
    lies = {one.name: one.text for one in kaivai.LAYOUT.lies(table_of(kaivai.LAYOUT, DELIVERING))}
    assert lies["huts"].startswith("-1,-1 Blue; canoe-builder, -1,1 Yellow; canoe-builder; fish 1")
    assert lies["fisherman's god"] == "4,-5"
    assert lies["shells of Red"] == "2 on 3, 1 on 5"
    assert lies["stock of Red"] == "13 huts, 3 canoes, 5 pawns"
    assert lies["has acted of Red"] == "yes"
    assert lies["adds of Blue"] == "nothing"
    lies = {one.name: one.text for one in bali.LAYOUT.lies(table_of(bali.LAYOUT, ANSWERING))}
    assert lies["hand of Red"] == "warrior (Red knows it), prince (Red and Blue know it)"
    assert lies["piles of Blue"] == "Kukusch scholar, priest (Blue knows it); Wontong artist"
    assert lies["seals"] == "Wontong Blue"
    assert lies["masks of Red"] == "1 of 2, 1 of 3"


def test_influence_is_seen_by_its_owner_and_dice_to_come_by_nobody() -> None:
    seen = kaivai.LAYOUT.seen(table_of(kaivai.LAYOUT, DELIVERING), 1)
    assert seen["influence"] == (None, 3, None, None)
    assert seen["dice"] is None
    assert seen["seed"] is None
    assert seen["huts"][Hex(-1, 1)] == Hut(owner=3, kind="canoe-builder", fish=1)
    assert Hidden("influence of Red", "kaivai_0_3") in seen["hidden"]
    assert Hidden("dice to come", "kaivai_3_4") in seen["hidden"]


def test_at_the_end_all_of_it_is_seen(layout: Layout, table: Any) -> None:
    over = changed(table, stage="over", **({"pledged": (0,) * 4} if "bids" in layout.parts else {}))
    seen = layout.seen(over, 2)
    assert seen.pop("hidden") == ()
    assert over._asdict() == {"seats": SEATS, **seen}


def test_of_a_pile_a_seat_sees_the_cards_it_knows_and_how_many_there_are() -> None:
    table = table_of(bali.LAYOUT, ANSWERING)
    by_seat = [bali.LAYOUT.seen(table, seat) for seat in range(4)]
    others = ((None, NOBODY), (None, BLUE))
    assert by_seat[1]["piles"][1].Kukusch == ((None, NOBODY), ("priest", BLUE))
    assert [by_seat[seat]["piles"][1].Kukusch for seat in (0, 2, 3)] == [others] * 3
    assert by_seat[0]["piles"][0] == Piles(Wontong=((None, NOBODY),))


def test_a_card_that_was_shown_and_taken_back_is_known_in_the_hand() -> None:
    table = table_of(bali.LAYOUT, ANSWERING)
    of_red = [[card for card, _ in bali.LAYOUT.seen(table, seat)["hands"][0]] for seat in range(4)]
    assert of_red == [["warrior", "prince"], [None, "prince"], [None, None], [None, None]]


def test_what_is_hidden_from_a_seat_is_named_its_own_piles_too() -> None:
    hidden = bali.LAYOUT.seen(table_of(bali.LAYOUT, ANSWERING), 1)["hidden"]
    assert [what for what, _ in hidden] == [
        "cards in the hand of Red",
        "cards in the piles of Red",
        "cards in the piles of Blue",
        "cards of the draw pile",
        "luck of shuffling",
    ]


def test_who_knows_all_cards_of_a_part_has_nothing_hidden_there() -> None:
    knowing: dict[str, Any] = {"piles": {}, "stack": [], "hands": {}}
    table = table_of(bali.LAYOUT, ANSWERING | knowing)
    assert [what for what, _ in bali.LAYOUT.seen(table, 1)["hidden"]] == ["luck of shuffling"]


def test_single_things_that_no_rule_hides_are_refused() -> None:
    part = bali.LAYOUT.parts["piles"]._replace(hides=None)
    with pytest.raises(ValueError, match="say which rule hides single things of the piles"):
        Layout("Bali", "", [part])


def singles(value: Any) -> list[Any]:
    """Every card of the hands, the piles and the stack."""
    found: list[Any] = []

    def keep(one: Single) -> Single:
        found.append(one[0])
        return one

    for name in ("hands", "piles", "stack"):
        bali.LAYOUT.parts[name].kind.through(getattr(value, name), keep)
    return found


def imagined(view: Any, cards: list[str], seed: int) -> Any:
    """A table of Bali in which these cards lie where the seat sees none."""
    luck = Random(seed)
    order = iter(mixed(cards, luck))

    def draw(name: str, _: int | None) -> Any:
        return int(luck.random() * 100) if name == "seed" else next(order)

    return view._replace(**whole(bali.LAYOUT, view, draw))


@pytest.mark.parametrize("seat", range(4))
def test_cards_that_a_seat_does_not_know_are_imagined_where_they_lie(seat: int) -> None:
    """All of them, each once: those that are not seen are shuffled over the places they lie at."""
    table = table_of(bali.LAYOUT, ANSWERING)
    seen = bali.LAYOUT.seen(table, seat)
    view = view_of(table, seen)
    cards = [*(Counter(singles(table)) - Counter(singles(view))).elements()]
    assert len(cards) > 4
    drawn = [imagined(view, cards, seed) for seed in range(60)]
    for one in drawn:
        assert Counter(singles(one)) == Counter(singles(table))
        assert bali.LAYOUT.seen(one, seat) == seen
    assert {one.piles[0].Wontong[0][0] for one in drawn} == {*cards}


def view_of(table: Any, seen: dict[str, Any]) -> Any:
    """What a seat sees, as a game would hand it over."""
    named: Any = NamedTuple
    fields = ("seats", *seen)
    return named("View", [(name, Any) for name in fields])(seats=table.seats, **seen)
