"""Recorded games by both sides of a comparison: which go otherwise, from which line, and how."""

from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from printed import as_json, atoll
from record_lines import judged_at_once
from typer.testing import Result

from atoll.cli import diff_told
from atoll.compare import records
from atoll.compare.difference import Difference
from atoll.compare.records import NotRecorded, Recorded, kept, otherwise, replayed
from atoll.compare.sides import sides
from atoll.forge.forging import text
from atoll.home import HOME
from atoll.table.games import game

KEPT = HOME / "tests" / "records"
ANSWERS = [(one.name, answer) for one in game("fiji").RULINGS.values() for answer in one.names()]
START = {"game": "fiji", "seats": ["Ana", "Ben"], "seed": 1}
OFFERS = [{"seat": "Ana", "move": "offer 1 green"}, {"seat": "Ben", "move": "offer 2 green"}]


def written(folder: Path, **files: Sequence[Mapping[str, Any]]) -> Path:
    for name, lines in files.items():
        (folder / f"{name}.jsonl").write_text(text(lines), encoding="utf-8")
    return folder


def run(*words: str) -> Result:
    asked = ["diff", "fiji", *words, "--games", "0", "--no-examples"]
    return atoll(*asked, env={"COLUMNS": "200"})


def ruled(record: Recorded, answers: Mapping[str, str]) -> list[Mapping[str, Any]]:
    first = {**record.lines[0]}
    return [{**first, "rulings": {**first.get("rulings", {}), **answers}}, *record.lines[1:]]


def test_what_a_comparison_says_of_a_record_is_what_the_referee_says_of_both() -> None:
    """Of every answer; each way to go otherwise is among them."""
    changed = list[records.Otherwise]()
    for (ruling, answer), record in product(ANSWERS, kept("fiji", KEPT / "fiji")):
        default = {ruling: game("fiji").RULINGS[ruling].default}
        found = otherwise(record, default, {ruling: answer})
        both = (ruled(record, one) for one in (default, {ruling: answer}))
        faults = [judged_at_once(one).line for one in both]
        if found is None:
            assert faults[0] == faults[1]
            continue
        assert [found.left.line, found.right.line] == faults
        assert (found.how in {"refuses", "allows"}) == (bool(faults[0]) != bool(faults[1]))
        changed.append(found)
    replays = records.Replays.of(changed)
    assert list(dict.fromkeys(one.how for one in replays.changed)) == [*records.HOW]
    alike = Difference("fiji", *sides("fiji", "half=up", None), 0)
    assert alike.same
    assert not alike._replace(records=replays).same


def test_the_line_is_the_first_that_leads_elsewhere() -> None:
    """Half of five beads matters where the fourth row takes half, and not before."""
    down, up = {"half": "down"}, {"half": "up"}
    changed = replayed("fiji", KEPT / "fiji", *sides("fiji", None, "half=up")).changed
    parted = [one for one in kept("fiji", KEPT / "fiji") if otherwise(one, down, up)]
    assert len(parted) == len(changed) > 1
    for record in parted:
        found = otherwise(record, down, up)
        assert found
        before = Recorded(record.lines[: found.line - 1])
        assert not before.lines or not otherwise(before, down, up)
        assert otherwise(Recorded(record.lines[: found.line]), down, up)


def test_a_game_that_cannot_begin_so_by_other_answers_is_refused_and_no_misuse(
    tmp_path: Path,
) -> None:
    """Where two points win, nobody shows a sign any more."""
    position = {"points": {"Ana": 2, "Ben": 0}, "shown": {"Ana": "rock"}}
    begun = {"game": "rps", "seats": ["Ana", "Ben"], "position": position, "assumed": True}
    (record,) = kept("rps", written(tmp_path, choice=[begun]))
    found = otherwise(record, {"target": "three"}, {"target": "two"})
    assert found
    assert (found.how, found.right.line) == ("refuses", 1)
    assert diff_told.ends(found) == (
        "the game is not over, then line 1 is refused by Rock-paper-scissors 3.1"
    )


def test_a_file_may_hold_several_games_and_lines_are_counted_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "two.jsonl").write_text(f"{text([START])}\n\n{text([START, *OFFERS])}")
    one, other = kept("fiji", tmp_path)
    assert (len(one.lines), len(other.lines)) == (1, 3)
    assert other.place(2) == f"{tmp_path / 'two.jsonl'}:5"


def test_records_of_other_games_are_left_out(tmp_path: Path) -> None:
    bali = {"game": "bali", "seats": ["Ana", "Ben", "Cid"], "seed": 1}
    folder = written(tmp_path, a=[bali], b=[START])
    assert len(kept("fiji", folder)) == 1
    with pytest.raises(NotRecorded, match="no record of kaivai"):
        replayed("kaivai", folder, *sides("kaivai", None, "bid_tie=draw"))


def test_a_line_that_cannot_be_read_is_named_by_file_and_number(tmp_path: Path) -> None:
    written(tmp_path, a=[START, {"seat": "Ana", "move": "wave"}])
    (tmp_path / "b.jsonl").write_text("{\n")
    broken = run("half=up", "--records", str(tmp_path))
    assert broken.exit_code == 2
    assert f"{tmp_path / 'b.jsonl'}:1: not JSON" in broken.output
    (tmp_path / "b.jsonl").unlink()
    unread = run("half=up", "--records", str(tmp_path))
    assert f"{tmp_path / 'a.jsonl'}:2: " in unread.output


def test_the_records_are_told_and_those_that_go_otherwise_are_not_played_alike() -> None:
    asked = ("swap=neighbours", "--records", str(KEPT / "fiji"))
    told = as_json("diff", "diff", "fiji", *asked, "--games", "0", "--no-examples")
    first = told["records"]["changed"][0]
    assert (first["how"], first["right"]["rule"]) == ("refuses", "fiji_4_15")
    ran = run(*asked, "--expect", "same")
    assert (ran.exit_code, "is refused by Fiji 4.15" in ran.stdout) == (1, True)
    assert f"{Path(first['file']).name}:{first['line']}" in ran.stdout
