"""A table that no game comes to is refused; one that a game comes to never is."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from play_at_random import NAMES, POLICIES, Start, starts
from record_lines import CARDS, RECORDS, THREE, TWO, Line, judged, positioned

from atoll import fiji
from atoll.fiji import DECK, Beads, Table
from atoll.fiji.game import played, proceed
from atoll.record import referee
from atoll.table import Refused

OFFERS = {"Ana": {"red": 2}, "Ben": {"green": 1}, "Cid": {"blue": 1}}
TAKEN: dict[str, Any] = {
    "offers": OFFERS,
    "row": 2,
    "stage": "row",
    "supply": {"green": 5, "red": 1, "yellow": 3, "blue": 2},
    "hands": {
        "Ana": {"green": 5, "red": 5, "yellow": 3, "blue": 2},
        "Ben": {"green": 4, "red": 4, "yellow": 3, "blue": 2},
        "Cid": {"green": 5, "red": 4, "yellow": 3, "blue": 1},
    },
}
FRESH = {
    "Ana": {"green": 5, "red": 2, "yellow": 3, "blue": 2},
    **{name: TAKEN["hands"][name] for name in ("Ben", "Cid")},
}
SET = {"green": 5, "red": 4, "yellow": 3, "blue": 2}
ASIDE = {"Ana": {"green": 4}, "Ben": {"green": 4}}
BOTH = {"green": 6, "red": 1, "yellow": 4, "blue": 3}
ONE = {"Ana": {"green": 1}, "Ben": {"green": 1}}


NOTHING = ["rotate a goal", "swap two goals", "take half of the blue", "others take 1 blue"]


def two(**parts: Any) -> Line:
    return TWO | {"position": CARDS | parts}


IMPOSSIBLE: dict[str, tuple[Line, str]] = {
    "nine heads each in round 1": (positioned(heads=dict.fromkeys(("Ana", "Ben"), 9)), "fiji_0_4"),
    "more heads than a round pays": (positioned(round=2, heads={"Ana": 3}), "fiji_5_4"),
    "heads that no tie pays": (positioned(round=2, heads={"Ana": 2, "Ben": 2}), "fiji_5_4"),
    "eleven heads for two in a round": (
        two(round=2, heads={"Ana": 10, "Ben": 1}),
        "fiji_7_5",
    ),
    "one bead a hand and no supply": (
        positioned(supply={}, hands={name: {"green": 1} for name in THREE["seats"]}),
        "fiji_1_1",
    ),
    "a bead too few": (positioned(supply=SET | {"blue": 1}), "fiji_1_1"),
    "four blue in a fresh hand": (
        positioned(
            hands={"Ana": {"green": 5, "red": 4, "yellow": 1, "blue": 4}, "Ben": SET, "Cid": SET},
            supply=SET | {"yellow": 5, "blue": 0},
        ),
        "fiji_1_1",
    ),
    "a card four times": (positioned(conditions=["most red"] * 4), "fiji_2_3"),
    "a card once more in a later round": (positioned(deal=[CARDS]), "fiji_2_3"),
    "a card that the deck has not": (
        positioned(effects=["take 2 blue", *CARDS["effects"][1:]]),
        "fiji_2_3",
    ),
    "two who have set nothing aside": (two(exchange=2), "fiji_7_3"),
    "two with one bead each in exchange 2": (
        two(exchange=2, set_aside=ASIDE, hands=ONE, supply={"green": 7, "red": 14}),
        "fiji_7_1",
    ),
    "two with one bead each, and the rest in the supply": (
        two(
            exchange=2,
            set_aside=ASIDE,
            hands=ONE,
            supply={"green": 7, "red": 14, "yellow": 11, "blue": 8},
        ),
        "fiji_4_1",
    ),
    "more of a colour than any card gives": (
        positioned(
            exchange=2,
            hands={"Ana": SET | {"yellow": 2, "blue": 3}, "Ben": SET, "Cid": SET},
            supply=SET | {"yellow": 4, "blue": 1},
        ),
        "fiji_4_10",
    ),
    "an exchange that nobody has paid for": (
        positioned(exchange=2, effects=NOTHING),
        "fiji_4_16",
    ),
    "an exchange that no offers explain": (
        two(
            exchange=2,
            conditions=["most beads", "most red", "most blue", "fewest green"],
            effects=["take 4 green", "rotate a goal", "swap two goals", "others take 1 blue"],
            set_aside={"Ana": {"red": 4}, "Ben": {"red": 4}},
            hands={"Ana": BOTH, "Ben": BOTH},
        ),
        "fiji_4_8",
    ),
    "a keeper without a keep card": (positioned(**TAKEN, keepers=["Ben"]), "fiji_4_13"),
    "a row that has given nothing": (
        positioned(**TAKEN | {"hands": FRESH, "supply": SET}),
        "fiji_4_4",
    ),
    "a row that has given too much": (
        positioned(
            **TAKEN
            | {
                "supply": SET | {"red": 0},
                "hands": TAKEN["hands"] | {"Ana": {"green": 5, "red": 6, "yellow": 3, "blue": 2}},
            }
        ),
        "fiji_1_1",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_cannot_come_about_is_refused_unless_it_is_assumed(
    tmp_path: Any, name: str
) -> None:
    line, rule = IMPOSSIBLE[name]
    verdict = judged(tmp_path, line)
    assert (verdict.legal, verdict.readable, verdict.line, verdict.rule) == (False, True, 1, rule)
    assert str(verdict).endswith(" Correct the position, or write `assumed` beside it.")
    assumed = judged(tmp_path, line | {"assumed": True})
    if "deal" not in line["position"]:
        assert assumed.legal, assumed
        assert str(assumed).endswith(": legal (the position is assumed)")


def test_the_table_after_a_row_can_come_about(tmp_path: Any) -> None:
    assert judged(tmp_path, positioned(**TAKEN)).legal


def test_only_what_is_assumed_is_said_to_be(tmp_path: Any) -> None:
    assert not judged(tmp_path, positioned()).assumed
    assert not judged(tmp_path, positioned() | {"assumed": False}).assumed
    both = judged(tmp_path, positioned() | {"assumed": True}, THREE | {"seed": 1})
    assert both.assumed
    assert both.as_json()["assumed"] is True


def test_a_position_is_counted_against_the_deck_of_the_record(tmp_path: Any) -> None:
    cards = {"conditions": ["most red"] * 16, "effects": ["take 3 red"] * 16}
    four = {"conditions": ["most red"] * 4, "effects": ["take 3 red"] * 4}
    position = {"position": CARDS | four}
    assert judged(tmp_path, THREE | position).rule == "fiji_2_3"
    assert judged(tmp_path, THREE | position | {"deck": cards}).legal
    assert judged(tmp_path, THREE | {"position": CARDS, "deck": cards}).rule == "fiji_2_3"


def test_the_printed_exchange_is_assumed_and_says_so() -> None:
    verdict = referee(RECORDS / "legal" / "the_printed_exchange.jsonl")
    assert (verdict.legal, verdict.assumed) == (True, True)


# What a game comes to


def reached(start: Start, seed: int) -> Iterator[Table]:
    """Every table of a game, also those at which nobody decides."""
    luck = Random(seed)
    policy = luck.choice(POLICIES)
    step = start.opening(seed)
    yield step.table
    while waiting := fiji.waiting(step.table):
        seat = luck.choice(waiting)
        move = policy(luck, fiji.moves(step.table, seat))
        step = played(step.table, seat, move)
        yield step.table
        while following := proceed(step.table):
            step = following
            yield step.table


def why_not(table: Table) -> object:
    position = json.loads(json.dumps(fiji.write_position(table)))
    return fiji.why_impossible(fiji.read_position(position, table.seats, table.rulings))


@pytest.mark.parametrize("seats", range(2, 6))
def test_no_table_of_a_game_is_refused(seats: int) -> None:
    """By editions and rulings answered otherwise: each seventh way to play, from another one on."""
    own = [one for one in starts() if one.seats == seats]
    for seed, start in enumerate(own[seats::7]):
        refused = [(start, table, no) for table in reached(start, seed) if (no := why_not(table))]
        assert refused == []


# What no game comes to


def spoiled(table: Table, luck: Random) -> Table:
    """The table with a bead, a card or some heads that cannot be there."""
    seat = luck.randrange(len(table.seats))
    hands, heads = [*table.hands], [*table.heads]
    colour = luck.randrange(4)
    more = Beads(*[int(c == colour) for c in range(4)])
    match luck.choice(["bead", "supply", "heads", "card"]):
        case "bead":
            hands[seat] = hands[seat].plus(more)
            return table._replace(hands=tuple(hands))
        case "supply":
            return table._replace(supply=table.supply.plus(more))
        case "heads":
            heads[seat] += 41
            return table._replace(heads=tuple(heads))
    twice = (*table.conditions[:3], table.conditions[0])
    return table._replace(conditions=twice)


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_table_with_one_thing_too_many_is_refused(seats: int) -> None:
    luck = Random(seats)
    for seed in range(3):
        for table in reached(Start(seats, "fiji-en-2006", {}), seed):
            wrong = spoiled(table._replace(deal=()), luck)
            assert refuses(wrong), wrong


def refuses(table: Table) -> bool:
    """Whether it is no table at all, or none that a game comes to."""
    try:
        return why_not(table) is not None
    except (fiji.PositionError, Refused):
        return True


def test_the_deck_of_a_game_is_what_is_counted_against() -> None:
    table = fiji.setup(NAMES[:3], 1)
    small = DECK._replace(conditions=table.conditions)
    no = fiji.why_impossible(table, deck=small)
    assert no is not None
    assert no.rule == "fiji_2_3"


# Positions written from the rulebooks alone, by somebody who had not seen the engine


BY_HAND = [
    json.loads(line)
    for line in (RECORDS.parent / "positions" / "by_hand.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("one", BY_HAND, ids=lambda one: one["id"])
def test_a_position_is_judged_as_whoever_wrote_it_says(tmp_path: Any, one: Line) -> None:
    seats = [*one["position"]["hands"]]
    for edition in (name for name in fiji.EDITIONS if name != "fiji-condensed" or len(seats) > 2):
        start = {"game": "fiji", "edition": edition, "seats": seats, "position": one["position"]}
        assert judged(tmp_path, start).legal == one["possible"], one["why"]
