"""Whatever a file holds, the referee answers with a verdict: file, line and reason, in any game."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from any_games import played, start
from record_lines import START, THREE
from test_any_game import every_game
from test_kinds import spoiled

from atoll.book import rules as book
from atoll.record import Verdict, exit_status, final_position, move_line, referee
from atoll.table.games import GAMES, game

Judge = Callable[[bytes], Verdict]
SPOILED = 40


@pytest.fixture(scope="module")
def judge(tmp_path_factory: pytest.TempPathFactory) -> Judge:
    path = tmp_path_factory.mktemp("fuzz") / "game.jsonl"
    rules = {rule for name in GAMES for rule in book(name)}

    def told(raw: bytes) -> Verdict:
        path.write_bytes(raw)
        verdict = referee(path)
        assert (verdict.file, bool(str(verdict).encode())) == (str(path), True)
        assert json.dumps(verdict.as_json(), allow_nan=False)
        assert json.dumps(final_position(verdict), allow_nan=False)
        if verdict.legal:
            assert (verdict.line, verdict.rule, verdict.reason) == (None, None, None)
            return verdict
        assert verdict.line
        assert verdict.reason
        assert len(verdict.reason) < 1100
        assert verdict.rule is None or verdict.rule in rules
        assert exit_status([verdict]) in {1, 2}
        return verdict

    return told


def dumped(*lines: object) -> bytes:
    """JSON as Python writes it: with NaN, huge numbers and halves of letters."""
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()


def records(name: str) -> Sequence[list[dict[str, Any]]]:
    """Games that begin with a seed or with a position, each move with the position after it."""
    rules, found = game(name), []
    for seed in range(4):
        begins = start(name, seed)
        first, *moves = played(begins, 9)
        lines: list[Any] = [begins.line()]
        if seed % 2:
            lies = {"position": rules.write_position(first.table), "seed": None, "assumed": True}
            lines = [{**lines[0], **lies}]
        for one in (first, *moves):
            then = rules.write_position(one.step.table)
            move = rules.write_move(one.move)
            lines.append(move_line(begins.seats[one.seat], move, then))
        found.append(lines)
    return found


@every_game
def test_a_record_with_one_thing_in_it_that_is_another_has_a_verdict(
    judge: Judge, name: str
) -> None:
    luck = Random(name)
    for lines in records(name):
        assert judge(dumped(*lines)).legal
        for _ in range(SPOILED):
            at = luck.choice((0, luck.randrange(len(lines))))
            verdict = judge(dumped(*lines[:at], spoiled(lines[at], luck), *lines[at + 1 :]))
            if verdict.legal:
                assert game(name).differences(verdict.table, final_position(verdict)) == []


@every_game
def test_a_record_with_other_bytes_in_it_has_a_verdict(judge: Judge, name: str) -> None:
    luck = Random(name)
    for lines in records(name):
        whole = dumped(*lines)
        for _ in range(SPOILED // 2):
            at, cut = luck.randrange(len(whole)), luck.choice((0, 1, 9, 400))
            judge(whole[:at] + luck.randbytes(luck.randrange(4)) + whole[at + cut :])


@pytest.mark.parametrize(
    "first",
    [
        THREE | {"seed": 10**4000},
        THREE | {"seats": ["Ana", "\ud800"], "seed": 1},
        THREE | {"rulings": {"half": ["up"]}, "seed": 1},
        START | {"position": START["position"] | {"deal": [START["position"]] * 4}},
        START | {"position": START["position"] | {"offers": {"Ana": {"red": -1}}}},
    ],
)
def test_an_odd_first_line_is_refused(judge: Judge, first: object) -> None:
    assert not judge(dumped(first)).legal


@pytest.mark.parametrize("opener", [b'{"game":', b'{"then":{"supply":'])
@pytest.mark.parametrize("depth", [500, 200_000])
def test_nesting_of_any_depth(judge: Judge, opener: bytes, depth: int) -> None:
    closer = opener.translate(bytes.maketrans(b"[{", b"]}"), b'":agmethnsupply')[::-1]
    for raw in (opener * depth, opener * depth + b"1" + closer * depth):
        verdict = judge(raw[:900_000])
        assert (verdict.legal, verdict.line) == (False, 1)


def test_one_very_long_line(judge: Judge) -> None:
    verdict = judge(dumped(START) + b"x" * 3_000_000)
    assert (verdict.legal, verdict.readable, verdict.line) == (False, False, 2)
