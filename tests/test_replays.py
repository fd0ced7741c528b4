"""Recorded games by both sides of a comparison: which go otherwise, from which line, and how."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner, Result

from atoll.cli import app, diff_records
from atoll.compare.recorded import NotRecorded, Recorded, recorded
from atoll.compare.replays import HOW, Otherwise, otherwise, replayed
from atoll.compare.sides import sides
from atoll.forge import judged, text
from atoll.home import HOME
from atoll.table.games import game

KEPT = HOME / "tests" / "records"
SCHEMA = json.loads((HOME / "engine/atoll/schemas/diff.schema.json").read_text("utf-8"))
ANSWERS = [(one.name, answer) for one in game("fiji").RULINGS.values() for answer in one.names()]
START = {"game": "fiji", "seats": ["Ana", "Ben"], "seed": 1}
CHOICE = {
    **START,
    "seats": ["Ana", "Ben", "Cid"],
    "rulings": {"keep_offer": "may"},
    "assumed": True,
    "position": {
        "conditions": ["fewest blue", "most beads", "fewest beads", "fewest yellow"],
        "effects": ["take 1 blue", "others take 1 blue", "keep the offer", "others take 1 red"],
        "goals": ["fewest green", "fewest red", "most yellow", "fewest blue"],
        "offers": {
            "Ana": {"yellow": 1, "blue": 1},
            "Ben": {"red": 1},
            "Cid": {"red": 2},
        },
        "row": 3,
        "chooser": "Ben",
        "stage": "choice",
    },
}
del CHOICE["seed"]
"""Ben says whether they keep the offer."""
OFFERS = [{"seat": "Ana", "move": "offer 1 green"}, {"seat": "Ben", "move": "offer 2 green"}]


def written(folder: Path, **files: Sequence[Mapping[str, Any]]) -> Path:
    for name, lines in files.items():
        (folder / f"{name}.jsonl").write_text(text(lines), encoding="utf-8")
    return folder


def run(*words: str) -> Result:
    asked = ["diff", "fiji", *words, "--games", "0", "--no-examples"]
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, asked)


def ruled(record: Recorded, answers: Mapping[str, str]) -> list[Mapping[str, Any]]:
    first = {**record.lines[0]}
    return [{**first, "rulings": {**first.get("rulings", {}), **answers}}, *record.lines[1:]]


def fault(lines: Sequence[Mapping[str, Any]]) -> int | None:
    """The line that the referee refuses."""
    verdict = judged(lines)
    return None if verdict.legal else verdict.line


# What goes otherwise


@pytest.mark.parametrize(("ruling", "answer"), ANSWERS)
def test_what_a_comparison_says_of_a_record_is_what_the_referee_says_of_both(
    ruling: str, answer: str
) -> None:
    default = {ruling: game("fiji").RULINGS[ruling].default}
    for record in recorded("fiji", KEPT / "fiji"):
        found = otherwise(record, default, {ruling: answer})
        faults = [fault(ruled(record, one)) for one in (default, {ruling: answer})]
        if found is None:
            assert faults[0] == faults[1]
            continue
        assert [end.refused and end.refused[0] for end in (found.left, found.right)] == faults
        assert found.line <= len(record.lines)
        assert (found.how in {"refuses", "allows"}) == (bool(faults[0]) != bool(faults[1]))


def test_the_line_is_the_first_that_leads_elsewhere() -> None:
    """Half of five beads matters where the fourth row takes half, and not before."""
    for record in recorded("fiji", KEPT / "fiji"):
        found = otherwise(record, {"half": "down"}, {"half": "up"})
        if not found:
            continue
        before = Recorded(record.lines[: found.line - 1])
        assert not before.lines or not otherwise(before, {"half": "down"}, {"half": "up"})
        assert otherwise(Recorded(record.lines[: found.line]), {"half": "down"}, {"half": "up"})


def test_every_way_to_go_otherwise_is_found_and_the_gravest_stand_first() -> None:
    changed: list[Otherwise] = []
    for ruling, answer in ANSWERS:
        both = sides("fiji", None, f"{ruling}={answer}")
        found = replayed("fiji", KEPT / "fiji", *both).changed
        assert [*found] == sorted(found, key=lambda one: HOW.index(one.how))
        changed += found
    assert {one.how for one in changed} == {*HOW}


def test_the_same_answers_change_nothing() -> None:
    both = sides("fiji", None, "half=down")
    found = replayed("fiji", KEPT / "legal", *both)
    assert found.games > 1
    assert found.changed == ()


def test_a_game_that_cannot_begin_so_by_other_answers_is_refused_and_no_misuse(
    tmp_path: Path,
) -> None:
    """Where the offer must be kept, nobody chooses at the third row."""
    (record,) = recorded("fiji", written(tmp_path, choice=[CHOICE]))
    found = otherwise(record, {"keep_offer": "may"}, {"keep_offer": "must"})
    assert found
    assert (found.how, found.right.as_json()["line"]) == ("refuses", 1)
    assert found.right.as_json()["rule"] is None
    assert diff_records.ends(found) == "the game is not over, then line 1 is refused"


# Records as they lie there


def test_a_file_may_hold_several_games_and_lines_are_counted_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "two.jsonl").write_text(f"{text([START])}\n\n{text([START, *OFFERS])}")
    one, other = recorded("fiji", tmp_path)
    assert (len(one.lines), len(other.lines)) == (1, 3)
    assert other.place(2) == f"{tmp_path / 'two.jsonl'}:5"


def test_records_of_other_games_are_left_out(tmp_path: Path) -> None:
    bali = {"game": "bali", "seats": ["Ana", "Ben", "Cid"], "seed": 1}
    folder = written(tmp_path, a=[bali], b=[START])
    assert len(recorded("fiji", folder)) == 1
    with pytest.raises(NotRecorded, match="no record of kaivai"):
        recorded("kaivai", folder)


def test_a_line_that_cannot_be_read_is_named_by_file_and_number(tmp_path: Path) -> None:
    written(tmp_path, a=[START, {"seat": "Ana", "move": "wave"}])
    (tmp_path / "b.jsonl").write_text("{\n")
    broken = run("half=up", "--records", str(tmp_path))
    assert broken.exit_code == 2
    assert f"{tmp_path / 'b.jsonl'}:1: not JSON" in broken.output
    (tmp_path / "b.jsonl").unlink()
    unread = run("half=up", "--records", str(tmp_path))
    assert f"{tmp_path / 'a.jsonl'}:2: " in unread.output


# As it is told


def test_all_forms_tell_the_records(tmp_path: Path) -> None:
    asked = ("swap=neighbours", "--records", str(KEPT / "fiji"))
    told = json.loads(run(*asked, "--json").stdout)
    jsonschema.validate(told, SCHEMA)
    first = told["records"]["changed"][0]
    place = f"{first['file']}:{first['line']}"
    assert (first["how"], first["right"]["rule"]) == ("refuses", "fiji_4_15")
    for form in ((), ("--markdown",)):
        output = run(*asked, *form).stdout
        assert "recorded games" in output
        assert Path(place).name in output
        assert "is refused by Fiji 4.15" in output


def test_without_records_none_are_told() -> None:
    assert json.loads(run("half=up", "--json").stdout)["records"] is None
    assert "recorded" not in run("half=up").stdout


def test_records_that_go_otherwise_are_not_played_alike() -> None:
    asked = ("swap=neighbours", "--records", str(KEPT / "fiji"), "--expect", "same")
    assert run(*asked).exit_code == 1
