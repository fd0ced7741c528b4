"""Whatever a file holds, the referee answers with a verdict: file, line and reason, in any game."""

import json
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from any_games import played, start
from printed import atoll, misuse, schema
from record_lines import START, THREE, judged_at_once, written
from spoiled import asked
from test_any_game import every_game
from test_kinds import spoiled

from atoll.book import rules as book
from atoll.code.functions import refusable
from atoll.forge.forging import forged, whole_games
from atoll.home import HOME
from atoll.record import Verdict, exit_status, final_position, move_line, referee
from atoll.table.games import GAMES, events, game, notation, nouns

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
        lines: list[Any] = [begins]
        if seed % 2:
            lies = {"position": rules.write_position(first.table), "seed": None, "assumed": True}
            lines = [{**lines[0], **lies}]
        for one in (first, *moves):
            then = rules.write_position(one.step.table)
            move = rules.write_move(one.move)
            lines.append(move_line(begins["seats"][one.seat], move, then))
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
@pytest.mark.parametrize("depth", [19, 500, 990, 200_000])
def test_nesting_of_any_depth(judge: Judge, opener: bytes, depth: int) -> None:
    closer = opener.translate(bytes.maketrans(b"[{", b"]}"), b'":agmethnsupply')[::-1]
    for raw in (opener * depth, opener * depth + b"1" + closer * depth):
        verdict = judge(raw[:900_000])
        assert (verdict.legal, verdict.line) == (False, 1)


def test_one_very_long_line(judge: Judge) -> None:
    verdict = judge(dumped(START) + b"x" * 3_000_000)
    assert (verdict.legal, verdict.readable, verdict.line) == (False, False, 2)
    assert str(verdict.reason).startswith("the line is longer than 1,000,000 bytes; write one")


# The rule that a referee names is the one that is broken


SETTINGS = [(name, seats) for name in GAMES for seats in sorted(game(name).SEATS)]
GAMES_EACH = 3
AGAINST_RULES = sorted((HOME / "tests" / "records" / "spoiled").glob("*.ndjson"))
OTHERWISE = {
    "bali 23": "none is named: who plays no scholar has passed, and of a hand that says nothing",
    "fiji 10": "7.6: both hold none of the colour, and the heads of a tied goal go to nobody",
    "fiji 24": "none is named: to pass is no move of the game",
    "fiji 28": "4.5: that the beads taken have been counted too is not to be seen",
}
"""What the referee says otherwise than who wrote the rules beforehand, from the book alone."""


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_the_rule_that_is_named_is_told_on_the_line_that_is_wrong(name: str, seats: int) -> None:
    found = asked(name, seats, GAMES_EACH)
    assert found.total() > 30
    assert found["told"] > 0.95 * found.total(), found
    assert found["elsewhere"] == 0, found


@pytest.mark.parametrize("name", GAMES)
def test_what_owns_a_part_names_parts_and_rules_that_there_are(name: str) -> None:
    layout, rules = nouns(name).LAYOUT, {"", *book(name)}
    for owns in (one.owns for one in events(name).KINDS.values()):
        assert owns.keys() <= layout.parts.keys()
        assert {rule for rule, _ in owns.values()} <= rules
        assert {how for _, how in owns.values()} <= {"", "*", "?", "!"}
    assert layout.stays.keys() <= layout.parts.keys()
    assert {*layout.stays.values(), *notation(name).MOVES.rules.values()} <= rules


@pytest.mark.parametrize("file", AGAINST_RULES, ids=lambda file: file.stem)
def test_the_referee_names_the_rule_that_a_person_with_the_book_names(file: Path) -> None:
    cases = [*map(json.loads, file.read_text("utf-8").splitlines())]
    found = {f"{file.stem} {one['case']}": (one, judged_at_once(one["record"])) for one in cases}
    assert [name for name, (one, said) in found.items() if said.line != len(one["record"])] == []
    apart = {name for name, (one, said) in found.items() if said.rule not in one["rules"]}
    assert apart == {name for name in OTHERWISE if name in found}
    assert len(found) - len(apart) >= 36


# Forged records: each is refused at its line, by the rule that it names


RECORD = HOME / "tests" / "records" / "legal" / "by_another_program.jsonl"


def test_every_record_forged_of_a_small_game_is_refused_at_its_last_line_by_its_rule() -> None:
    """Those of our games are vectors for ports, and judged as such."""
    luck = Random("forge")
    played = [(str(n), one) for n, one in enumerate(whole_games("rps", 2, luck))]
    every = [*forged(played, luck)]
    said = [
        (verdict.line, verdict.rule or "")
        for one in every
        for verdict in [judged_at_once(one.lines)]
    ]
    assert said == [(len(one.lines), one.rule) for one in every]
    assert len(every) > 5
    assert ("", False) in {(one.rule, one.for_ports) for one in every}
    assert len({one.rule for one in every if one.for_ports} & refusable("rps")) == 2


def test_the_referee_refuses_each_file_that_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "forged"
    done = atoll("forge", "fiji", str(RECORD), "--seed", "3", "--into", str(folder))
    said = [json.loads(line) for line in (folder / "forgeries.jsonl").read_text().splitlines()]
    assert f"{len(said)} forged records" in done.stdout
    for one in said:
        schema("forgery").validate(one)
    for one in islice(said, 0, None, 15):
        verdict = json.loads(atoll("referee", str(folder / one["file"]), "--json").stdout)[0]
        assert verdict["line"] == one["line"]
        assert [verdict["rule"]] == (one["breaks"] or [None])
    assert atoll("forge", "fiji", "--games", "1000000", "--into", str(folder)).exit_code == 2


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([{"game": "fiji", "seats": ["Ana"], "seed": 1}], "Only a legal record can be forged."),
        ([{"game": "chess", "seats": ["Ana", "Ben"], "seed": 1}], "no game 'chess'"),
    ],
)
def test_a_record_that_is_not_legal_is_not_forged(
    tmp_path: Path, lines: list[dict[str, Any]], message: str
) -> None:
    assert message in misuse("forge", "fiji", str(written(tmp_path, *lines)))
