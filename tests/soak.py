"""What takes too long for every commit: a million games, ninety thousand spoiled inputs.

`make soak`. Whatever is read is answered in the project's own words, or it is as good as before.
"""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from any_games import played, start
from spoiled import asked
from test_diff_trees import EDITS, compared
from test_many import Case, by_the_engine
from test_nothing_lost import MORE, stays
from test_referee_fuzz import SETTINGS

from atoll import fiji
from atoll.book import BookError, chapters
from atoll.book.glossary import errata, glossary
from atoll.compare.trees.change import Wanted
from atoll.home import HOME
from atoll.record import referee
from atoll.running import reading
from atoll.sources.register import register
from atoll.table import Refused
from atoll.table.games import game as verbs_of
from atoll.table.games import most_moves, standing

RECORDS = sorted((HOME / "tests" / "records").rglob("*.jsonl"))
FEATURES = sorted((HOME / "features").rglob("*.feature"))
GAMES = 1_000_000
CHUNK = 25_000
Reads = Callable[[Path], object]


def soaked(
    files: list[Path], times: int, place: Path, reads: Reads, *told: type[Exception]
) -> None:
    """Read so many spoiled copies: some are still good, the others refused in words of our own."""
    luck, found = Random(f"{place.name} {times}"), Counter[str]()
    for number in range(times):
        raw, said = spoiled(luck.choice(files).read_bytes(), luck), "read"
        place.write_bytes(raw)
        try:
            reads(place)
        except told as error:
            said = "refused" if str(error).strip() else f"nothing of input {number}: {raw!r}"
        except Exception as error:
            raise AssertionError(f"{place.name}: {raw!r}") from error
        found[said] += 1
    assert {*found} == {"read", "refused"}, [*found][:3]


def judge(file: Path) -> None:
    """The referee's verdict; an illegal one is raised."""
    verdict = referee(file)
    assert json.dumps(verdict.as_json(), allow_nan=False)
    if not verdict.legal:
        raise Refused(verdict.rule or "", verdict.reason or "")


def test_forty_thousand_spoiled_records_have_a_verdict(tmp_path: Path) -> None:
    soaked(RECORDS, 40_000, tmp_path / "game.jsonl", judge, Refused)


def test_twenty_thousand_spoiled_positions_have_a_verdict(tmp_path: Path) -> None:
    soaked([*_positions(tmp_path)], 20_000, tmp_path / "position.jsonl", judge, Refused)


def _positions(folder: Path) -> Iterator[Path]:
    """Records that begin with a position out of a random game."""
    for seed in range(40):
        begins = start("fiji", seed)
        *_, last = played(begins, seed + 1)
        lies = {"seed": None, "position": fiji.write_position(last.step.table)}
        file = folder / f"good_{seed}.jsonl"
        file.write_text(json.dumps(begins | lies) + "\n")
        yield file


def test_twenty_thousand_spoiled_features_are_read(tmp_path: Path) -> None:
    def read(file: Path) -> None:
        found = reading.read(file, file.name)
        assert found.feature or found.notes
        if found.notes:
            raise BookError(str(found.notes[0]))

    soaked(FEATURES, 20_000, tmp_path / "spoiled.feature", read, BookError)


def test_four_hundred_spoiled_features_are_run_without_a_traceback(tmp_path: Path) -> None:
    luck = Random(18)
    for number in range(400):
        raw = spoiled(luck.choice(FEATURES).read_bytes(), luck)
        (tmp_path / f"{number}.feature").write_bytes(raw)
    atoll = Path(sys.executable).with_name("atoll")
    done = subprocess.run(
        [atoll, "check", "."], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stdout + done.stderr
    assert "INTERNALERROR" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "reads"),
    [
        ("sources.toml", register),
        ("glossary.toml", lambda home: glossary("fiji", home)),
        ("errata.toml", lambda home: errata("fiji", home)),
        ("4_exchange.md", lambda home: chapters.__wrapped__("fiji", home)),  # not what it keeps
    ],
)
def test_ten_thousand_spoiled_registers_are_read_or_refused(
    tmp_path: Path, name: str, reads: Reads
) -> None:
    folder = tmp_path / "docs" / "fiji"
    folder.mkdir(parents=True)
    for page in (HOME / "docs" / "fiji").glob("*.md"):
        (folder / page.name).write_bytes(page.read_bytes())
    soaked(
        [HOME / "docs" / "fiji" / name], 2_500, folder / name, lambda _: reads(tmp_path), BookError
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_million_games_in_arrays_are_those_of_the_engine(seats: int) -> None:
    for number in range(GAMES // 4 // CHUNK):
        edition = ("fiji-en-2006", "fiji-de-2005")[number % 2]
        case = Case(seats, edition, {}, ("uniform",))
        played, heard = case.played(CHUNK, seed=number)
        for game in range(0, CHUNK, CHUNK // 5):
            one = by_the_engine(case, heard, game)
            assert one.outcome
            assert [*one.outcome.scores] == [int(heads[game]) for heads in played.points]


# Games and edits

LOOKED_AT = 20
"""One table of so many is looked at whole, and the last one."""


@pytest.mark.parametrize("name", ["kaivai", "bali"])
def test_a_thousand_games_keep_all_that_is_in_the_box(name: str) -> None:
    """Under answers at random; players at random need not end a game of Bali."""
    rules: Any = verbs_of(name)
    for seed in range(1_000):
        found = [one.step.table for one in played(start(name, seed), most_moves(name))]
        for table in [*found[::LOOKED_AT], found[-1]]:
            assert standing(name, table) == table
            assert rules.why_impossible(table) is None


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_the_rule_that_is_named_is_told_on_the_line_of_forty_games(name: str, seats: int) -> None:
    found = asked(name, seats, 40)
    assert found["told"] > 0.95 * found.total(), found
    assert found["elsewhere"] == 0, found


@pytest.mark.parametrize("edit", EDITS, ids=[edit["name"] for edit in EDITS])
def test_an_edit_has_its_kind_of_release(edit: Mapping[str, Any]) -> None:
    """Laws are asked where nothing else shows anything: what is shown they do not take back."""
    found = compared(edit, Wanted(laws=False))
    if not found.ways and not found.code.same:
        found = found._replace(laws=compared(edit, Wanted(games=0, examples=False)).laws)
    assert found.release == edit["kind"]


# What is kept stays as it was where it finds no room


@pytest.mark.parametrize("words", MORE.values(), ids=[*MORE])
def test_on_a_full_disk_what_was_kept_stays(words: Sequence[str], tmp_path: Path) -> None:
    stays(words, tmp_path)


# Good files made bad in ways that people, programs and disks make them bad

_PIECES = (rb"[\x00-\xff]", rb"[0-9]+|[^0-9]+", rb"\w+|[^\w\s]|\s+", rb"[^\n]*\n|[^\n]+")
_STRANGE = (
    *(b"", b"\x00", b"\xff", b"\xed\xa0\x80", b"\n", b"\r", b'"', b"\\", b"{", b"]", b"|", b"#"),
    *(b"-1", b"0", b"1", b"5", b"41", b"1e999", b"NaN", b"9" * 40, b"1.5", b"null", b"true"),
    *(b"[]", b"{}", "\N{ARABIC-INDIC DIGIT TWO}".encode(), "½".encode()),
    "\N{RIGHT-TO-LEFT OVERRIDE}".encode(),
)


def spoiled(good: bytes, luck: Random) -> bytes:
    """The file with one to three faults; now and then none of them changes anything.

    Some of its bytes, numbers, words or lines go; in their place comes nothing, something strange,
    another of them, or the one before them once more; or two change places.
    """
    for _ in range(luck.choice((1, 1, 2, 3))):
        pieces = re.findall(luck.choice(_PIECES), good) or [b""]
        at = luck.randrange(len(pieces) + 1)
        instead = luck.choice((b"", luck.choice(_STRANGE), luck.choice(pieces), pieces[at - 1]))
        if luck.randrange(8):
            pieces[at : at + luck.choice((0, 1, 1, 1, 3, 40, len(pieces)))] = [instead]
        else:
            other = luck.randrange(len(pieces))
            pieces[at - 1], pieces[other] = pieces[other], pieces[at - 1]
        good = b"".join(pieces)
    return good
