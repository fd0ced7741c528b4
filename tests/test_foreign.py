"""Logs of other programs: converted by the guide's own converter, judged by the log's lines."""

import json
from collections import deque
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from printed import atoll, misuse
from shown import blocks

from atoll.home import HOME
from atoll.own_function import Ended
from atoll.record import LogError, converted, judged, read_log

GUIDE = (HOME / "docs" / "howto" / "judge_a_foreign_log.md").read_text("utf-8")
FILES = {block.file: block.text for block in blocks(GUIDE) if block.file}
LOG = FILES["evening.json"]


@pytest.fixture(autouse=True)
def converter(away: None) -> None:
    """The guide's converter, under a name that nothing else imports."""
    Path("lagoon_here.py").write_text(FILES["from_lagoon.py"], "utf-8")


@pytest.mark.parametrize(
    ("instead", "of", "told", "kept"),
    [
        ('"r": 3, "y": 1', '"r": 3, "y": 2', "evening.json: legal", 6),
        (
            '"pool": {"g": 4',
            '"pool": {"g": 5',
            "17: Fiji 4.16: supply, green: expected 4, found 5",
            4,
        ),
        ('{"by": 9', '{"by": 2', "16: the converter cannot tell this: KeyError: 9 (lagoon_here", 0),
        (
            '{"what"',
            '{"by": 2, "what"',
            "17: the object of the log has no `by`; its keys are what,",
            0,
        ),
        ('"dance"', '"chat"', "15: nobody knows what dance is.", 0),
        ('"most r", "most r"', '"most r", "most b"', "8: goals: name each of the four colours", 1),
        ("{by: 2", '{"by": 2', "17: not JSON at column", 0),
    ],
)
def test_what_is_wrong_is_told_with_the_line_of_the_log_and_kept_where_it_can_be_read(
    instead: str, of: str, told: str, kept: int
) -> None:
    assert of in LOG
    Path("evening.json").write_text(LOG.replace(of, instead, 1), "utf-8")
    words = ("referee", "evening.json", "--by", "lagoon_here:record", "--into", "kept")
    assert told in atoll(*words).output
    assert sum(file.read_text("utf-8").count("\n") for file in Path("kept").iterdir()) == kept


def test_json_lines_are_told_by_their_lines() -> None:
    first, *more = (
        *('{"names": ["Ana", "Ben", "Cid"], "cards": 7}', '{"Ana": "1 green"}', ""),
        *('{"Cid": "1 blue"}', '{"Ben": "5 red"}'),
    )

    def record(log: list[Any]) -> Iterator[tuple[Any, Any]]:
        start, *turns = log
        yield start, {"game": "fiji", "seats": start["names"], "seed": start["cards"]}
        for turn in turns:
            [(seat, beads)] = turn.items()
            yield turn, {"seat": seat, "move": f"offer {beads}"}

    Path("game.ndjson").write_text("\n".join([first, *more]), "utf-8")
    verdict = judged("game.ndjson", converted("game.ndjson", record))
    assert str(verdict) == "game.ndjson:5: Fiji 4.1: Ben offers 5 beads; offer 1 to 4."
    assert [line for line, _ in converted("game.ndjson", record)] == [1, 2, 4, 5]


def test_each_object_of_a_log_knows_its_line() -> None:
    Path("deep.json").write_text('\n{"a": [{\n}, {"b":\n {}}], "c": "{"}\n', "utf-8")
    log = read_log("deep.json")
    assert [log.line, log["a"][0].line, log["a"][1].line, log["a"][1]["b"].line] == [2, 2, 3, 4]
    assert json.dumps(log) == '{"a": [{}, {"b": {}}], "c": "{"}'


@pytest.mark.parametrize(
    ("raw", "line", "told"),
    [
        (b'{"a":\n"\xff"}', 2, "not UTF-8"),
        (b"[" * 9_000, 1, "nested too deep"),
    ],
)
def test_a_log_that_cannot_be_read_is_told_with_its_line(raw: bytes, line: int, told: str) -> None:
    Path("bad.json").write_bytes(raw)
    with pytest.raises(LogError, match=told) as caught:
        read_log("bad.json")
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("by", "told"),
    [
        (lambda _: [({}, {})], "yield an object of the log and a line of the record"),
        (Mock(side_effect=SystemExit), "the converter cannot tell this: SystemExit"),
        (Mock(side_effect=Ended(143)), "^143$"),  # what the process was told is not its fault
        (Mock(side_effect=BaseException("own")), "cannot tell this: BaseException: own"),
        (lambda log: repeat((log, {})), "the converter tells more than 200,000 lines"),
        (lambda log: [(log, {"game": log.keys()})], "no record can say this: Object of type"),
    ],
)
def test_a_converter_that_does_something_else_is_told_so(by: Any, told: str) -> None:
    Path("evening.json").write_text(LOG, "utf-8")
    with pytest.raises((LogError, Ended), match=told):
        deque(converted("evening.json", by), maxlen=0)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--into", "kept"], "--into writes what --by reads"),
        (["evening.json", "--by", "lagoon_here:record", "--into", "kept"], "another log is kept"),
        (["--by", "lagoon_here:nothing"], "lagoon_here has no function nothing; define it there."),
        (["--by", "lagoon_here.py:record"], "without .py, lagoon_here:record."),
        (["--by", "nowhere_at_all:record"], "write nowhere_at_all.py in this folder"),
    ],
)
def test_a_converter_that_is_not_there_is_told(options: list[str], told: str) -> None:
    Path("evening.json").write_text(LOG, "utf-8")
    assert told in misuse("referee", "evening.json", *options)
