"""A table of Kaivai that no game comes to is refused.

The impossible ones were written from the rulebook, each by changing a table of a recorded game.
"""

import json
from functools import cache
from typing import Any

from atoll.home import HOME
from atoll.record import Start
from atoll.record.following import Running, followed
from atoll.table import Refused
from atoll.table.games import game
from atoll.table.kinds import PositionError

kaivai: Any = game("kaivai")
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

IMPOSSIBLE: dict[str, tuple[int, Changes, str]] = {
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
        found.append(json.dumps(kaivai.write_position(running.table)))
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


def opened(position: dict[str, Any], *, assumed: bool = False) -> None:
    seats = ("Ana", "Ben", "Cid", "Dora")
    Start("kaivai", seats, position=position, assumed=assumed).opening()


def refused_by(position: dict[str, Any]) -> str:
    """The rule that refuses a position, or the part that cannot be so."""
    try:
        opened(position)
    except Refused as refused:
        return refused.refusal.rule.removeprefix("kaivai_").replace("_", ".")
    except PositionError as wrong:
        return str(wrong).partition(":")[0]
    return ""


def test_an_impossible_position_is_refused_by_its_rule() -> None:
    found = {
        name: refused_by(changed(line, changes)) for name, (line, changes, _) in IMPOSSIBLE.items()
    }
    assert found == {name: rule for name, (_, _, rule) in IMPOSSIBLE.items()}


def test_a_position_that_no_game_comes_to_can_be_assumed() -> None:
    for name in ("a player with one hut", "400 glory in round 2", "no god after round 1"):
        line, changes, _ = IMPOSSIBLE[name]
        opened(changed(line, changes), assumed=True)
