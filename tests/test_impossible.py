"""A table that no game comes to is refused by its rule, unless it is assumed.

The impossible ones were written from the rulebooks: those of Bali as tables, those of Kaivai as
changes of a recorded game.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from atoll.home import HOME
from atoll.record import Start
from atoll.record.following import Running, followed
from atoll.table import Refused
from atoll.table.games import game
from atoll.table.kinds import PositionError


def refused_by(begins: Start) -> str:
    """The rule that refuses a start, or the part that cannot be so."""
    try:
        begins.opening()
    except Refused as refused:
        return refused.refusal.rule.partition("_")[2].replace("_", ".")
    except PositionError as wrong:
        return str(wrong).partition(":")[0]
    return ""


# Bali

Position = dict[str, Any]
FOUR = ("Ana", "Ben", "Cid", "Dora")


class Base(NamedTuple):
    """A table that a game can come to: what lies there, by which rulings, and who plays."""

    position: Position
    rulings: Mapping[str, str] = {}
    seats: tuple[str, ...] = FOUR


HANDS = {
    "Ana": ["priest", "prince", "prince", "warrior"],
    "Ben": ["prince", "prince", "prince", "warrior"],
    "Cid": ["warrior", "warrior", "scholar", "artist"],
    "Dora": ["prince", "prince", "prince", "prince"],
}
TURN: Position = {"stage": "turn", "active": "Ana", "hands": HANDS, "island": "Kukusch"}
_PILE = ["scholar", "priest", "artist"]
_FIRST: Position = {
    **TURN,
    "active": "Dora",
    "island": "Panschar",
    "start_cards": {"Ana": 2, "Ben": 3, "Cid": 4, "Dora": 1},
    "priests": {"Panschar": "Ana", "Tschakkalag": "Ben", "Wontong": "Cid", "Kukusch": "Dora"},
    "princes": {"Tschakkalag": "Ana", "Wontong": "Ben", "Kukusch": "Cid", "Panschar": "Dora"},
    "dealt": {name: dict.fromkeys(("Kukusch", "Tschakkalag", "Wontong"), _PILE) for name in FOUR},
}


def answering(card: str, stage: str, turn: str | None, **more: Any) -> Position:
    """A card of Ana is answered."""
    return {**TURN, "stage": stage, "played": card, "turn": turn, "discard": {card: 1}, **more}


_CARD = "Panschar/Wontong"
LAID = {"Ana": {"Wontong": ["artist", "priest"]}}
_CHIPS = {"Kukusch": "Dora", "Panschar": "Ana", "Tschakkalag": "Ben", "Wontong": "Cid"}
_TAKEN = {"Ana": [2] * 4 + [3] * 4, "Ben": [4] * 4 + [5] * 4}

BASES: dict[str, Base] = {
    "the first turn": Base(_FIRST),
    "a turn": Base({**TURN, "masks": {"Ana": [2, 2], "Ben": [2, 2, 3]}}),
    "a contest": Base(answering("prince", "show", "Cid", shown={"Ana": 1, "Ben": 2})),
    "a contest by may_not": Base(answering("prince", "show", "Ana"), {"holding": "may_not"}),
    "a warrior": Base(answering("warrior", "challenge", "Cid", spared="Ben")),
    "a defence": Base(answering("warrior", "force", "Cid", spared="Ben", discard={"warrior": 2})),
    "a scholar": Base(answering("scholar", "exchange", "Ana", laid=LAID)),
    "a Dalang card": Base(answering(_CARD, "prevent", "Cid", goal="Wontong")),
    "the end": Base(
        {**TURN, "stage": "over", "island": "Panschar", "ender": "Ana", "masks": _TAKEN}
    ),
    "three players": Base({**TURN, "hands": {"Ana": ["prince"]}}, seats=FOUR[:3]),
}


_FOUR_DEALT = {**_FIRST["dealt"], "Ana": {"Wontong": ["warrior"] * 4}}
_BOTH = {"priests": {**_CHIPS, "Kukusch": "Ana", "Panschar": "Dora"}}
_BOTH |= {"princes": {**_CHIPS, "Kukusch": "Ana", "Panschar": "Ben", "Tschakkalag": "Dora"}}

OF_BALI: dict[str, tuple[str, Position, str]] = {
    # The deal
    "four cards as they were dealt": ("the first turn", {"dealt": _FOUR_DEALT}, "1.2"),
    "a start card twice": (
        "the first turn",
        {"start_cards": {"Ana": 2, "Ben": 2, "Cid": 4, "Dora": 1}},
        "1.5",
    ),
    "a mask before the Dalang travels": ("the first turn", {"masks": {"Ana": [2]}}, "9.1"),
    "cards cut before the Dalang travels": (
        "the first turn",
        {"cut": {"Ana": {"artist": 1}}},
        "8.8",
    ),
    "a seal where the Dalang never was": ("the first turn", {"seals": {"Kukusch": "Dora"}}, "7.1"),
    # Warriors
    "a warrior that lies nowhere": ("a warrior", {"discard": {}}, "2.8"),
    "nobody spared where somebody must be": ("a warrior", {"spared": None, "turn": "Ben"}, "3.1"),
    # Scholars and artists
    "somebody spared by a scholar": ("a scholar", {"spared": "Ben"}, "3.1"),
    # Contests
    "a prince that lies nowhere": ("a contest", {"discard": {}}, "2.8"),
    "more shown than held": ("a contest", {"shown": {"Ana": 1, "Ben": 4}}, "6.3"),
    "a contest of who has the prince": (
        "a contest by may_not",
        {"princes": {**_CHIPS, "Kukusch": "Ana", "Panschar": "Ben"}},
        "6.1",
    ),
    "a turn ended where nothing is answered": ("a turn", {"forced": ["Ben"]}, "2.5"),
    "cards shown after a contest": ("a turn", {"shown": {"Ana": 1}}, "6.6"),
    # Changes of island
    "a goal that is not on the card": ("a Dalang card", {"goal": "Tschakkalag"}, "8.1"),
    "a goal without a card": ("a turn", {"goal": "Wontong"}, "8.1"),
    # Seals and masks
    "both chips without the seal": ("a turn", _BOTH, "7.1"),
    "a 5 taken while a 2 is left": ("a turn", {"masks": {"Ana": [2, 5]}}, "9.4"),
    # The end
    "an end by who was not active": ("the end", {"ender": "Ben"}, "10.5"),
    "an end with masks left": ("a turn", {"ender": "Ana"}, "10.5"),
    # Three players
    "a seal whose prince lies aside": ("three players", {"seals": {"Kukusch": "Ana"}}, "7.1"),
}


def of_bali(base: str, changes: Position, *, assumed: bool = False) -> Start:
    """A game that begins at a table a little changed."""
    position, rulings, seats = BASES[base]
    laid = {part: value for part, value in {**position, **changes}.items() if value is not None}
    return Start("bali", seats, rulings=rulings, position=laid, assumed=assumed)


def test_of_bali_an_impossible_table_is_refused_by_its_rule() -> None:
    assert {refused_by(of_bali(base, {})) for base in BASES} == {""}
    found = {name: refused_by(of_bali(base, of)) for name, (base, of, _) in OF_BALI.items()}
    assert found == {name: rule for name, (*_, rule) in OF_BALI.items()}
    for base, changes, _ in [*OF_BALI.values()][::9]:
        assert refused_by(of_bali(base, changes, assumed=True)) == ""


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"hands": {"Ana": ["warrior"] * 31}}, "0.4"),
        ({"masks_left": [2, *(n for n in (2, 3, 4, 5) for _ in range(4))]}, "0.6"),
    ],
)
def test_what_cannot_even_stand_cannot_be_assumed(position: Position, rule: str) -> None:
    assert refused_by(Start("bali", FOUR, position=position, assumed=True)) == rule


# Kaivai

RECORD = HOME / "tests" / "records" / "kaivai" / "four_players_to_the_end.jsonl"
FIRST_BID, FIRST_TURN, PAYING = 1, 14, 24
ROUND_2, TWO_BIDS, ACTIONS_4, FISHED = 39, 41, 90, 94
SCORING, ADDED, ONE_SCORED, OVER = 214, 216, 219, 254
SUPPLIES = {"goods_left": None, "influence_left": None}
Changes = dict[str, Any]


def hut(owner: str, kind: str = "meeting", fish: int = 0) -> dict[str, Any]:
    return {"owner": owner, "kind": kind, "fish": fish}


def huts(owner: str, kind: str, places: str) -> Changes:
    return {f"huts.{place}": hut(owner, kind) for place in places.split()}


SHORE = "L2 L1 K1 K3 J2 J3 L3 M4 M3 M2 M1"

OF_KAIVAI: dict[str, tuple[int, Changes, str]] = {
    # Components
    "53 fish and shells": (ROUND_2, {"goods_left": 27}, "0.4"),
    "25 influence": (ROUND_2, {"influence.Ana": 1}, "0.4"),
    "a cult piece twice": (ACTIONS_4, {"cult_left": 5}, "0.4"),
    "16 huts": (ACTIONS_4, huts("Ana", "meeting", f"{SHORE} J1 I1 I2"), "0.3"),
    "five canoes": (
        ACTIONS_4,
        huts("Ana", "canoe-builder", "E5 D5 D6 D8")
        | {f"canoes.{place}": "Ana" for place in ("A1", "C1", "D1", "E1")},
        "0.3",
    ),
    # The board
    "a cult hex more than rounds": (ACTIONS_4, {"+cult": "D6", "cult_left": 3}, "1.4"),
    "a printed cult hex missing": (FIRST_BID, {"-cult": "B2", "+cult": "B3"}, "0.2"),
    "two villages joined": (ACTIONS_4, huts("Ana", "meeting", "B3 B4 B5 B6"), "0.10"),
    "a hut without a village": (ACTIONS_4, huts("Ana", "meeting", "D1"), "0.9"),
    # The god
    "no god after round 1": (ROUND_2, {"god": None}, "3.2"),
    "a god on water": (ACTIONS_4, {"god": "D1"}, "3.4"),
    # Starting huts
    "a canoe before the first bid": (FIRST_BID, {"canoes.E6": "Ana"}, "6.8"),
    "a player with one hut": (FIRST_TURN, {"huts.A2": None}, "1.5"),
    "a third hut before anybody builds": (FIRST_TURN, huts("Ana", "meeting", "E8"), "6.1"),
    # Huts and canoes
    "a canoe without a hut": (ACTIONS_4, {"canoes.A1": "Ana", "canoes.C1": "Ana"}, "6.8"),
    "a canoe of who has no canoe-builder hut": (ACTIONS_4, {"canoes.A1": "Ben"}, "6.8"),
    "a last canoe sunk": (ACTIONS_4, {"canoes.G7": None}, "9.4"),
    "a canoe on the hut of another": (ACTIONS_4, {"canoes.C3": "Ana"}, "0.11"),
    "fish on a fisherman's hut": (
        ACTIONS_4,
        {"huts.E6": hut("Ana", "fisherman", 2), **SUPPLIES},
        "8.1",
    ),
    # Bids and turns
    "two bids alike": (TWO_BIDS, {"bids.Ben": 9}, "2.2"),
    "turns against the bids": (ACTIONS_4, {"order": ["Dora", "Cid", "Ben", "Ana"]}, "2.5"),
    "the turn of who has passed": (ACTIONS_4, {"passed": ["Ana"]}, "4.6"),
    # The actions
    "three influence on an action": (FISHED, {"spaces.fishing": 3, **SUPPLIES}, "4.3"),
    "influence on an action while bids are made": (
        ROUND_2,
        {"spaces": {"fishing": 1}, **SUPPLIES},
        "13.3",
    ),
    "an action marked while bids are made": (ROUND_2, {"marked": ["fishing"]}, "13.3"),
    "somebody has acted, and nothing is chosen": (ACTIONS_4, {"acted": ["Ana"]}, "4.1"),
    "an action is chosen, and nobody has acted": (FISHED, {"acted": []}, "4.1"),
    "a canoe has acted before an action is chosen": (ACTIONS_4, {"done": ["D8"]}, "4.5"),
    "a price before anybody builds": (ACTIONS_4, {"due": 5}, "due"),
    "no price while one pays": (PAYING, {"due": 0}, "due"),
    "a price above all shells": (PAYING, {"due": 40}, "6.5"),
    # Shells, fish, influence
    "shells on 4 at the first bid": (FIRST_BID, {"shells.Ana": {"5": 2, "4": 1}}, "1.1"),
    "five influence at the first bid": (FIRST_BID, {"influence.Ben": 5, **SUPPLIES}, "3.7"),
    # Glory and movement
    "glory before the first bid": (FIRST_BID, {"glory.Ana": 5}, "10.2"),
    "400 glory in round 2": (
        ROUND_2,
        {"glory.Ana": 400, "order": ["Ben", "Cid", "Dora", "Ana"], "turn": "Ben"},
        "10.2",
    ),
    "a step of movement before the first bid": (FIRST_BID, {"increase": {"Ana": 1}}, "11.1"),
    "eight steps of movement in one round": (ROUND_2, {"increase.Ana": 8}, "11.1"),
    "six steps of movement of all in one round": (
        ROUND_2,
        {"increase": {"Ana": 2, "Ben": 2, "Cid": 1, "Dora": 1}},
        "11.1",
    ),
    # The end
    "a ninth round": (ACTIONS_4, {"round": 9}, "2.7"),
    "a village scored in round 4": (ACTIONS_4, {"scored": ["B2"], **SUPPLIES}, "14.10"),
    "a village scored twice": (ONE_SCORED, {"scored": ["K8", "K9"], **SUPPLIES}, "14.10"),
    "a village chosen twice": (SCORING, {"village": "K8"}, "14.3"),
    "more influence added than there is": (ADDED, {"added.Ana": 12}, "14.5"),
    "an end before all villages are scored": (
        OVER,
        {"scored": ["A6", "B1", "E11", "E7", "F4"], **SUPPLIES},
        "14.10",
    ),
}


@cache
def positions() -> tuple[str, ...]:
    """The positions after each line of the record, as text."""
    running: Running | None = None
    found = []
    for line in RECORD.read_text("utf-8").splitlines():
        running = followed(running, json.loads(line))
        found.append(json.dumps(game("kaivai").write_position(running.table)))
    return tuple(found)


def changed(line: int, changes: Changes) -> dict[str, Any]:
    """The position after a line of the record, in parts otherwise; nothing takes a part out."""
    position: dict[str, Any] = json.loads(positions()[line - 1])
    cult = {*position["cult"]} - {*changes.get("-cult", "").split()}
    position["cult"] = sorted(cult | {*changes.get("+cult", "").split()})
    for name, value in changes.items():
        if name[0] not in "+-":
            part, _, entry = name.partition(".")
            at = position.setdefault(part, {}) if entry else position
            put(at, entry or part, value)
    return position


def put(at: dict[str, Any], name: str, value: Any) -> None:
    if value is None:
        del at[name]
    else:
        at[name] = value


def of_kaivai(line: int, changes: Changes, *, assumed: bool = False) -> Start:
    return Start("kaivai", FOUR, position=changed(line, changes), assumed=assumed)


def test_of_kaivai_an_impossible_table_is_refused_by_its_rule() -> None:
    found = {name: refused_by(of_kaivai(at, of)) for name, (at, of, _) in OF_KAIVAI.items()}
    assert found == {name: rule for name, (*_, rule) in OF_KAIVAI.items()}
    for name in ("a player with one hut", "400 glory in round 2", "no god after round 1"):
        line, changes, _ = OF_KAIVAI[name]
        assert refused_by(of_kaivai(line, changes, assumed=True)) == ""
