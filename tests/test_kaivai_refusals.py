"""Forged moves of Kaivai: what no list offers is refused by the rule that forbids it, with a fix.

Written from the book and the rulebook: what each rule forbids, over every range by one, twice what
may be done once, at the wrong time, by the wrong player, with numbers that are none, on hexes that
are no place. Where two rules forbid it, either may be named; of a place beside the board that is
0.2 too, which says what the field has.
"""

from typing import Any

import pytest
from kaivai_scenes import SCENES, SEATS, scene

from atoll.kaivai.board import Hex, read_hex
from atoll.kaivai.table import (
    Add,
    Bid,
    Build,
    Celebrate,
    Choose,
    Deliver,
    Fish,
    FishWith,
    God,
    Move,
    Pay,
    Place,
    Sail,
    Score,
    Track,
)
from atoll.table import Refused
from atoll.table.games import game

kaivai: Any = game("kaivai")
BESIDE = Hex(7, 0)  # the board
F4, F5, G5, F3 = map(read_hex, ("F4", "F5", "G5", "F3"))

FORGED: list[tuple[str, str, str, str | Move]] = [
    # Bids
    ("2.1", "bids", "Green", Bid(0)),
    ("2.1", "bids", "Green", "bid 11"),
    ("2.1", "bids", "Green", Bid(-1)),
    ("2.2", "bids", "Green", "bid 6"),
    ("2.2", "bids", "Green", "bid 4"),
    ("2.3", "bids", "Yellow", "bid 5"),
    ("2.3 2.1", "bids", "Red", "bid 5"),
    ("2.1", "action", "Red", "bid 5"),
    ("2.1", "start", "Red", "bid 5"),
    ("4.6 2.1", "bids", "Green", "pass"),
    # Starting huts
    ("1.5", "start", "Blue", "place meeting on F3"),
    ("1.5", "bids", "Green", "place meeting on F3"),
    ("1.5", "action", "Red", "place meeting on F5"),
    ("1.6", "start", "Red", "place meeting on F4"),
    ("1.6", "start", "Red", "place meeting on G7"),
    ("1.6 0.11", "start", "Red", Place("meeting", BESIDE)),
    ("1.6", "start one canoe", "Red", "place canoe-builder on F3"),
    ("1.6", "start one canoe", "Red", "place canoe-builder on F2"),
    ("1.7", "start beginners", "Red", "place meeting on F3"),
    ("1.7", "start beginners", "Red", "place fisherman on F3"),
    ("1.7", "start one canoe", "Red", "place meeting on F5"),
    ("1.7", "start one canoe", "Red", "place fisherman on F5"),
    ("1.7", "start", "Red", Place("temple", F3)),
    ("1.7", "start", "Red", Place("", F3)),
    ("6.4", "start at A1", "Red", "place meeting on B1"),
    ("6.4", "start at A1", "Red", "place canoe-builder on B1"),
    # The god
    ("3.1", "god", "Yellow", "god to G4"),
    ("3.1", "god", "Yellow", "god to E5"),
    ("3.1", "god", "Red", "god to G10"),
    ("3.1", "god", "Green", "god to G10"),
    ("3.1", "action", "Red", "god to G10"),
    ("3.1", "start", "Red", "god to G10"),
    ("3.1 4.6", "god", "Yellow", "pass"),
    ("3.1 4.5", "god", "Yellow", "done"),
    ("3.4", "god", "Yellow", "god to E7"),
    ("3.4", "god", "Yellow", "god to F10"),
    ("3.4", "god", "Yellow", "god to G11"),
    ("3.4", "god", "Yellow", "god to G8"),
    ("3.4 0.11", "god", "Yellow", God(BESIDE)),
    ("3.5", "god between", "Yellow", "god to E6"),
    ("3.5", "god between", "Yellow", "god to D6"),
    ("3.6", "god at A1", "Yellow", "god to B1"),
    ("3.6", "god at A1 at sea", "Yellow", "god to B1"),
    # Choosing an action
    ("4.1", "action", "Blue", "choose fishing"),
    ("4.1 4.6", "action", "Blue", "pass"),
    ("4.1", "bids", "Green", "choose building"),
    ("4.1", "build", "Red", "choose fishing"),
    ("4.1 4.4", "action", "Red", Choose("sleeping")),
    ("4.1 4.4", "action", "Red", Choose("")),
    ("4.2", "blocked", "Red", "choose building"),
    ("4.2", "blocked", "Red", "choose increasing"),
    ("4.3", "dear", "Red", "choose building"),
    ("4.3", "dear", "Red", "choose fishing"),
    ("4.4 6.12", "poor", "Red", "choose building"),
    ("4.4 6.12", "stuck", "Red", "choose building"),
    ("4.4 7.6 7.1", "stuck", "Red", "choose fishing"),
    ("4.4 7.6 7.1", "far", "Red", "choose fishing"),
    ("4.4 8.1", "stuck", "Red", "choose delivering"),
    ("4.4 8.1", "far", "Red", "choose delivering"),
    ("4.4 8.1", "no fish", "Red", "choose delivering"),
    ("4.4 9.1", "stuck", "Red", "choose moving"),
    ("4.4 10.1", "action", "Red", "choose celebrating"),
    ("4.4 10.1", "stuck", "Red", "choose celebrating"),
    ("4.4 11.3", "last step", "Red", "choose increasing"),
    ("4.4 11.1 11.3", "useless", "Red", "choose increasing"),
    ("4.4 11.1 11.3", "useless for Blue", "Blue", "choose increasing"),
    ("4.4 6.11 6.12", "fifteen huts", "Red", "choose building"),
    ("4.1 4.6", "passed", "Red", "choose fishing"),
    ("4.1 4.6", "passed", "Red", "pass"),
    ("4.6", "build", "Red", "pass"),
    ("4.6", "fished", "Red", "pass"),
    # Canoes
    ("4.5", "build", "Red", "done"),
    ("4.5", "fish", "Red", "done"),
    ("4.5", "fish", "Red", "fish at G4 from H3"),
    ("4.5", "move", "Red", "sail H3 to H5"),
    ("4.5", "move", "Red", "sail I5 to H5"),
    ("4.5 0.11", "move", "Red", Sail(BESIDE, G5)),
    ("4.5 5.1", "action", "Red", "sail G5 to F5"),
    ("4.5 5.1", "pay", "Red", "sail G5 to F5"),
    ("5.1", "move", "Red", "sail G5 to L5"),
    ("5.1", "move", "Red", "sail G5 to G10"),
    ("5.1 9.1", "move", "Red", "sail G5 to G5"),
    ("5.1 5.2 0.11", "move", "Red", Sail(G5, BESIDE)),
    ("5.1", "slow", "Red", "sail G5 to G7"),
    ("5.1", "sailed", "Red", "sail F5 to G5"),
    ("5.1 4.5", "sailed", "Red", "done"),
    ("5.1 4.5", "fished", "Red", "sail G5 to F5"),
    ("5.1 4.5 9.1", "moved", "Red", "sail G6 to G7"),
    ("5.1 7.1 7.6", "fish", "Red", "sail G5 to G7"),
    ("5.1 7.1 7.6", "fish", "Red", "sail D7 to C6"),
    ("5.1 8.1", "deliver", "Red", "sail G5 to G6"),
    ("5.1", "becalmed", "Red", "sail G5 to F5"),
    ("5.2", "move", "Red", "sail G5 to F4"),
    ("5.2", "move", "Red", "sail G5 to I6"),
    ("5.3", "fish", "Red", "sail G5 to H3"),
    ("5.3", "deliver", "Red", "sail G5 to G3"),
    ("5.4 5.1", "becalmed", "Red", "sail D7 to D8"),
    ("5.4 5.1", "slow", "Red", "sail D7 to D9"),
    ("5.5 4.5", "built a canoe", "Red", "sail F5 to F6"),
    ("5.5 5.6", "built a canoe", "Red", "build meeting on E5 from F5"),
    ("5.6", "build", "Red", "build meeting on D6 from D7"),
    ("5.6", "fish", "Red", "fish at E7 from D7"),
    ("5.6", "deliver", "Red", "deliver 4 to D7 from D7"),
    ("5.7", "canoe by canoe", "Red", "sail H4 to G5"),
    ("5.7", "canoe by canoe", "Red", "fish at G4 from H4"),
    ("5.7", "all move first", "Red", "sail H4 to F5"),
    ("5.7", "all move first", "Red", "sail H4 to G3"),
    # Building
    ("6.1 4.5", "built", "Red", "build meeting on H4 from G5"),
    ("6.1 4.5", "built", "Red", "build fisherman on G6 from G5"),
    ("6.1 4.1", "fish", "Red", "build meeting on F5 from G5"),
    ("6.1 4.1", "action", "Red", "build meeting on F5 from G5"),
    ("4.1 4.5", "build", "Blue", "build meeting on H4 from H3"),
    ("6.2", "build", "Red", "build meeting on E5 from G5"),
    ("6.2", "build", "Red", "build meeting on H5 from G5"),
    ("6.2 0.11", "build", "Red", Build("meeting", BESIDE, G5)),
    ("6.2 4.5 0.11", "build", "Red", Build("meeting", F5, BESIDE)),
    ("6.2", "build at a hut", "Red", "build meeting on D3 from D4"),
    ("6.2", "build at a hut", "Red", "build meeting on E5 from D4"),
    ("6.3", "build", "Red", "build meeting on F4 from G5"),
    ("6.3", "build between", "Red", "build meeting on G5 from F5"),
    ("6.3", "build between", "Red", "build meeting on E4 from F5"),
    ("6.3 0.10", "build between", "Red", "build meeting on E5 from F5"),
    ("6.3 0.10", "build between", "Red", "build canoe-builder on E5 from F5"),
    ("6.4", "build at A1", "Red", "build meeting on B1 from C2"),
    ("6.4", "build at A1", "Red", "build canoe-builder on B1 from C2"),
    ("6.5", "build with a few", "Red", "build meeting on H4 from G5"),
    ("6.5", "build with a few", "Red", "build meeting on G6 from G5"),
    ("6.6", "pay", "Red", "pay 5 4"),
    ("6.6", "pay", "Red", "pay none"),
    ("6.6", "pay", "Red", "pay 5 4 3 3"),
    ("6.6", "pay", "Red", "pay 5 5"),
    ("6.6", "pay", "Red", Pay(Track(one=-1, three=2, five=1))),
    ("6.6", "pay", "Red", Pay(Track(three=-2, four=4))),
    ("6.6", "pay", "Blue", "pay 5 5"),
    ("6.6", "build", "Red", "pay 5 3 3"),
    ("6.6 4.5", "pay", "Red", "done"),
    ("6.11", "four canoes", "Red", "build canoe-builder on F5 from G5"),
    ("6.11", "four canoes", "Red", "build canoe-builder on H4 from G5"),
    ("6.11", "five fishermen", "Red", "build fisherman on F5 from G5"),
    ("6.11", "five fishermen", "Red", "build fisherman on H4 from G5"),
    ("6.11 6.8 6.1", "build", "Red", Build("temple", F5, G5)),
    ("6.11 6.8 6.1", "build", "Red", Build("", F5, G5)),
    # Fishing
    ("7.1", "fish", "Red", "fish at F3 from G5"),
    ("7.1", "fish", "Red", "fish at B2 from G5"),
    ("7.1 0.11", "fish", "Red", Fish(BESIDE, G5)),
    ("7.1 4.5 0.11", "fish", "Red", Fish(F4, BESIDE)),
    ("7.1 4.1", "build", "Red", "fish at F4 from G5"),
    ("4.1", "fish", "Blue", "fish at G4 from H3"),
    ("7.2 4.5", "fished", "Red", "fish at F4 from G5"),
    ("7.2 4.5", "fished", "Red", "fish at G4 from G5"),
    ("7.3", "fish with a fisherman", "Red", "fish at F4 from G5 with 2"),
    ("7.3", "fish with a fisherman", "Red", FishWith(F4, G5, -1)),
    ("7.3", "fish with all", "Red", "fish at F4 from G5 with 0"),
    ("7.3", "fish with all", "Red", "fish at F4 from G5 with 2"),
    ("7.6", "fish elsewhere", "Red", "fish at I7 from H8"),
    ("7.6 5.1", "fish elsewhere", "Red", "sail G5 to H7"),
    # Delivering
    ("8.1", "deliver", "Red", "deliver 4 to E4 from G3"),
    ("8.1", "deliver", "Red", "deliver 4 to G4 from G3"),
    ("8.1", "deliver", "Red", "deliver 4 to F2 from G3"),
    ("8.1 0.11", "deliver", "Red", Deliver(Track(four=1), BESIDE, read_hex("G3"))),
    ("8.1 4.5 0.11", "deliver", "Red", Deliver(Track(four=1), F3, BESIDE)),
    ("8.1", "deliver to full", "Red", "deliver 4 to I6 from H6"),
    ("8.1", "deliver to occupied", "Red", "deliver 4 to E4 from F5"),
    ("8.1", "deliver to occupied", "Red", "deliver 4 4 to E4 from F5"),
    ("8.1 4.1", "fish", "Red", "deliver 4 to F3 from G3"),
    ("8.2", "deliver to full", "Red", "deliver 4 4 4 to F3 from G3"),
    ("8.2", "deliver to full", "Red", "deliver 4 4 4 4 to F3 from G3"),
    ("8.2 8.3", "deliver", "Red", "deliver none to F3 from G3"),
    ("8.2 8.3 8.6", "deliver", "Red", Deliver(Track(three=-1, four=2), F3, read_hex("G3"))),
    ("8.2 8.3 8.6", "deliver", "Red", Deliver(Track(four=-1), F3, read_hex("G3"))),
    ("8.6", "deliver", "Red", "deliver 5 to F3 from G3"),
    ("8.6", "deliver", "Red", "deliver 3 4 to F3 from G3"),
    ("8.6", "deliver the stalest", "Red", "deliver 4 to F3 from G3"),
    ("8.6", "deliver the stalest", "Red", "deliver 4 4 to F3 from G3"),
    ("8.7", "deliver for nothing", "Red", "deliver 4 4 to E4 from F5"),
    ("8.7", "deliver for nothing", "Red", "deliver 4 4 4 to E4 from F5"),
    # Moving
    ("9.1 4.5", "move", "Red", "done"),
    ("9.2 5.3", "sink", "Red", "sail G5 to H6"),
    ("9.2 5.2", "move", "Red", "sail G5 to K3"),
    ("9.4", "move", "Red", "sail G5 to H3"),
    ("9.4", "move", "Red", "sail G5 to G7"),
    ("9.5", "sink", "Red", "sail G5 to H5"),
    ("9.5", "sink", "Red", "sail G5 to H3"),
    ("9.5", "sink a third", "Red", "sail G5 to H5"),
    ("9.5", "sink a third", "Red", "sail G5 to H6"),
    # Celebrating
    ("10.1", "celebrate", "Red", "celebrate at E7"),
    ("10.1", "celebrate", "Red", "celebrate at G7"),
    ("10.1 0.11", "celebrate", "Red", Celebrate(BESIDE)),
    ("10.1 4.1", "action", "Red", "celebrate at F4"),
    ("10.1", "celebrate", "Blue", "celebrate at F4"),
    ("4.6", "celebrate", "Red", "pass"),
    ("4.5 10.1", "celebrate", "Red", "done"),
    # The end
    ("14.3", "village", "Red", "score F4"),
    ("14.3", "village", "Green", "score G7"),
    ("14.3 0.11", "village", "Green", Score(BESIDE)),
    ("14.3", "action", "Red", "score F4"),
    ("14.3", "influence", "Green", "score E7"),
    ("14.10 14.3", "second village", "Green", "score F4"),
    ("14.10 14.3", "second village", "Green", "score G4"),
    ("14.10 14.3", "second village", "Green", "score F3"),
    ("14.5", "influence", "Red", "add 4"),
    ("14.5", "influence", "Red", Add(-1)),
    ("14.5", "added", "Red", "add 1"),
    ("14.5", "added", "Red", "add 0"),
    ("14.5", "village", "Green", "add 1"),
    ("4.6 14.5", "influence", "Red", "pass"),
    ("14.11 14.1", "over", "Red", "bid 3"),
    ("14.11 14.1", "over", "Red", "add 1"),
    ("14.11 14.1", "over", "Green", "score F4"),
]


def numbered(rules: str) -> set[str]:
    """The ids of some rules: `4.5 9.1`."""
    return {f"kaivai_{rule.replace('.', '_')}" for rule in rules.split()}


@pytest.mark.parametrize(("rules", "at", "player", "said"), FORGED)
def test_a_forged_move_is_refused_by_its_rule_and_the_reason_names_the_fix(
    rules: str, at: str, player: str, said: str | Move
) -> None:
    table, seat = scene(at), SEATS.index(player)
    move = kaivai.parse_move(said) if isinstance(said, str) else said
    refusal = kaivai.why_not(table, seat, move)
    assert refusal is not None
    assert refusal.rule in numbered(rules), refusal
    assert is_said_well(refusal.reason), refusal
    assert move not in [*kaivai.moves(table, seat)]
    with pytest.raises(Refused):
        kaivai.after(table, seat, move)


def is_said_well(reason: str) -> bool:
    """A sentence that says what is wrong and, after a semicolon or a colon, what would be right."""
    first, *fix = reason.replace(": ", "; ").split("; ")
    return bool(first and "".join(fix)) and reason.endswith(".") and "None" not in reason


def test_every_scene_is_asked_for() -> None:
    assert {at for _, at, _, _ in FORGED} == {*SCENES}
