"""The ports of the page: every fault that is planted in them is found (the page: without one)."""

import shutil
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from in_git import edited
from port_runs import PORTS, held, started, vectors_of

from atoll.home import HOME
from atoll.port.asking import listed_moves, taken_back
from atoll.port.port import Answer, Port
from atoll.port.question import Question
from atoll.port.run import Asked, asked_of
from atoll.record.following import followed
from atoll.table.games import game

FAULTS = tomllib.loads((HOME / "tests" / "port" / "faults.toml").read_text("utf-8"))["fault"]
Fault = Mapping[str, Any]


@cache
def asked(name: str) -> Sequence[Question]:
    """What a port of the page is asked; our side of it is played once for all its faults."""
    with started(PORTS / name) as port:
        return asked_of(vectors_of("fiji/4_exchange"), port, Asked())


def planted(fault: Fault, into: Path) -> Path:
    """A copy of the port with the fault."""
    file = Path(shutil.copy(PORTS / fault["port"], into))
    edited(file, fault["old"], fault["new"])
    return file


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault['port']}: {fault['says']}")
def test_a_fault_is_found_and_made_as_short_as_it_can_be(fault: Fault, tmp_path: Path) -> None:
    """Of one fault in six all is asked at positions; else up to the first thing that is wrong."""
    whole = fault["port"] == "exchange.js" and FAULTS.index(fault) % 6 == 0
    what = Asked(games=fault.get("games", 0)) if whole or "games" in fault else Asked(first=True)
    found = held(planted(fault, tmp_path), what, asked(fault["port"]))
    assert not found.green
    assert found.findings
    for finding in found.findings:
        assert finding.kind != "broken", finding.says
        assert finding.moves <= fault.get("moves", 1) or finding is not found.findings[0]
    if (rule := fault.get("rule")) and not what.first:
        assert found.rules()[rule] in {"not held", "in doubt"}
        assert any(one.scenario or one.kind == "table" for one in found.findings)


@pytest.mark.parametrize(("called", "apart"), [("Ben", 0), ("Dora", 1), ("Ana", 2)])
def test_a_move_may_be_listed_in_another_spelling(called: str, apart: int) -> None:
    """Ben sits to the left of Ana; she cannot be spared, and Dora is spared already."""
    hands = {"Ana": ["warrior"]}
    first = {"game": "bali", "seats": ["Ana", "Ben", "Cid", "Dora"], "position": {"hands": hands}}
    running, rules = followed(None, first), game("bali")
    every = [*map(rules.write_move, rules.moves(running.table, 0))]
    assert "play warrior spare left" in every
    told = {"moves": [one.replace("left", called) for one in every]}
    port = Mock(Port, asked=lambda *_, **__: told)
    assert len([*listed_moves(port, (first,), running)]) == apart


@pytest.mark.parametrize(("hand", "apart"), [(["warrior"], 0), ([], 1)])
def test_a_move_that_is_taken_back_leaves_the_position_before_it(
    hand: list[str], apart: int
) -> None:
    first = {"game": "bali", "seats": ["Ana", "Ben", "Cid"], "position": {"hands": {"Ana": hand}}}
    lies = first | {"position": {"hands": {"Ana": ["warrior"]}}}
    before, other = followed(None, lies), followed(None, first)
    record = (lies, {"seat": "Ana", "move": "play warrior spare left"})
    there = Answer(game("bali").write_position(other.table))
    port = Mock(Port, answered=lambda _: there, claims=Mock(untold=()))
    assert [one.kind for one in taken_back(port, record, before)] == ["undo"] * apart
