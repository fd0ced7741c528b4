"""Ports that do what no port may do: none is green, each is told why, nothing is left behind."""

import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from in_git import edited
from printed import atoll, misuse, schema
from ran import until
from test_ports_page import PORTS, folder_of, held, started, vectors_of
from typer.testing import Result

from atoll.book import rules
from atoll.home import HOME
from atoll.port.asking import Parting, Question, listed_moves, taken_back
from atoll.port.findings import _right_by
from atoll.port.port import MOST_BREAKS, Answer, Port, claims
from atoll.port.run import Asked, asked_of
from atoll.port.talk import Broken, Talk
from atoll.record.following import followed
from atoll.table import chapter_of
from atoll.table.games import GAMES, game

BAD = str(Path(__file__).parent / "port" / "bad.py")
LONG, SHORT, LATER = "300", "2", "30"  # seconds; where a port has to hang nobody waits long
HANGING = ("hangs", "hangs at once", "stays")

UNASKED = "it says something that nobody has asked"

BY_WAY = {  # the exit status, and one of these is said: which may depend on who is faster
    "crashes": (1, "3 instead of answering `legal`.\n   On standard error it says:\n   | It is"),
    "hangs": (1, "there is no answer to `legal` within "),
    "hangs at once": (1, "there is no answer to `hello` within 2 s"),
    "answers twice": (1, "question 3 is answered where question 4 was asked.", UNASKED),
    "a flood": (1, "is answered where question", UNASKED),
    "answers another": (1, "question 4 is answered where question 3 was asked."),
    "answers no number": (1, "no number is answered where question 3 was asked."),
    "no json": (1, "the answer to `legal` is no JSON object: All fine here, thank you."),
    "a long line": (1, "a line has more than 1,000,000 bytes."),
    "a long reason": (1, f"the port refuses it: {'x' * 80} …."),
    "misspelt": (1, "no answer to `legal` has `postion`; it has `legal`, `refused`, `cannot` or"),
    "says legal and refuses": (1, "the port allows what the rules refuse"),
    "says refused and plays": (1, "the port refuses what the rules allow"),
    "stays": (1, " s after `stop`."),
    "chats at the end": (1, "it still says something after `stop`."),
    "ends badly": (1, "it ended with status 4 after `stop`."),
    "another game": (2, "it does not play fiji; it plays chess."),
    "unknown claims": (2, "hello, not_claimed: 'fiji_4_99' is none"),
    "unknown rulings": (2, "hello, rulings: no answer to half 'sideways'"),
    "floods stderr": (0, "Green"),
    "leaves another behind": (0, "Green"),
}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a few vectors, which the port of the page is asked."""
    some = [one for one in vectors_of("fiji/4_exchange") if one["rules"] == ["fiji_4_1"]][:8]
    return folder_of(some, tmp_path_factory.mktemp("few"))


def ran(data: Path, way: str, pids: Path, *words: str, limit: str = "") -> Result:
    limit = limit or (SHORT if way in HANGING else LONG)
    line = ("port", "run", "fiji", "--data", str(data), "--games", "0", "--time-limit", limit)
    command = (*line, *words, "--", sys.executable, BAD, way)
    return atoll(*command, env={"PIDS": str(pids), "COLUMNS": "400"})


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("way", BY_WAY)
def test_what_a_port_does_besides_is_told_and_ends_with_it(
    data: Path, way: str, tmp_path: Path
) -> None:
    """One that says nonsense of itself is not even asked; what does no harm is green."""
    badge = tmp_path / "badge"
    line = (data, way, tmp_path / "pids", "--first", "--badge", str(badge))
    result = ran(*line)
    status, *said = BY_WAY[way]
    if way != "hangs at once" and "no answer to `hello`" in result.output:  # nothing was wrong yet
        result = ran(*line, limit=LATER)
    assert (badge.is_file() and "#1a7f37" in badge.read_text("utf-8")) == (status == 0)
    assert result.exit_code == status, result.output
    assert any(str(one) in result.output for one in said)
    assert ("Green" in result.output) == (status == 0)
    assert "Traceback" not in result.output
    pids = (tmp_path / "pids").read_text("utf-8").split()
    until(lambda: not any(map(is_running, map(int, pids))))


def test_vectors_that_are_none_are_told_with_their_file(tmp_path: Path) -> None:
    line = ("port", "run", "fiji", "--data", str(folder_of([{"id": "x"}], tmp_path)), "--", "true")
    assert f"{tmp_path / 'fiji/vectors/some.jsonl.gz'}: it cannot be read as" in misuse(*line)


AHEAD = """printf '{"seq": %d, "legal": true}\\n' 1 2 3 4 5 6 7 8; cat"""


def test_an_answer_that_is_there_before_its_question_breaks_the_talk_off() -> None:
    talk = Talk(["sh", "-c", AHEAD], float(LONG))
    with pytest.raises(Broken, match=UNASKED):
        until(lambda: not talk.ask("legal"))


@pytest.mark.parametrize(
    ("cmd", "said", "kind", "says"),
    [
        ("apply", "fine", "no JSON", "the answer to `apply` is no JSON object: fine"),
        (
            "apply",
            '{"seq": 1, "at": 3}',
            "no answer",
            "no answer to `apply` has `at`; it has `posi",
        ),
        (
            "apply",
            '{"seq": 1, "position": 3}',
            "no answer",
            'no answer to `apply` is {"seq": 1, "position": 3}: see `apply-answer`',
        ),
        ("hello", '{"seq": 1, "name": "x"}', "no answer", "no answer to `hello` is {"),
        ("undo", '{"seq": 1}', "no answer", "no answer to `undo` is {"),
    ],
)
def test_what_is_wrong_with_an_answer_is_told(cmd: str, said: str, kind: str, says: str) -> None:
    talk = Talk(["sh", "-c", f"read line; echo '{said}'; read line"], float(LONG))
    with pytest.raises(Broken, match=re.escape(says)) as told:
        talk.ask(cmd)
    assert told.value.kind == kind


LEAVING = """
test -e again && read line && exit
env -i setsid sh -c 'touch left; until test -e again; do sleep 0.1; done; echo old; touch said' &
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="setsid is of Linux")
def test_what_an_earlier_process_still_says_is_no_answer_of_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Talk(["sh", "-c", LEAVING], float(LONG))
    until(Path("left").exists)
    talk.close()
    Path("again").touch()
    talk.start()
    until(Path("said").exists)
    talk.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_that_is_not_claimed_is_no_other_that_begins_alike(game: str) -> None:
    for chapter in {*map(chapter_of, rules(game))}:
        said = claims(game, {"name": "", "games": [game], "not_claimed": [chapter]})
        assert {*map(chapter_of, said["not_claimed"])} == {chapter}


def test_all_that_both_say_is_kept(data: Path, tmp_path: Path) -> None:
    some = ("--chapter", "4", "--seed", "7", "--first")
    ran(data, "no json", tmp_path / "pids", *some, "--talk", str(tmp_path / "talk"))
    lines = (tmp_path / "talk").read_text("utf-8").splitlines()
    assert [json.loads(line).get("cmd") for line in lines[:4]] == ["hello", None, "start", None]
    assert "All fine here, thank you." in lines


def test_what_was_kept_stays_where_nothing_is_said(data: Path, tmp_path: Path) -> None:
    (tmp_path / "talk").write_text("old", "utf-8")
    for vectors, run in (("nowhere", sys.executable), (data, "there-is-no-such-program")):
        line = ("--data", str(vectors), "--talk", str(tmp_path / "talk"), "--", run, BAD, "no json")
        assert misuse("port", "run", "fiji", *line)
    assert (tmp_path / "talk").read_text("utf-8") == "old"


@pytest.mark.parametrize(
    ("way", "key", "why"),
    [
        ("crashes", "broken", "it broke off 5 times"),
        ("skips", "skipped", "skipped without a word"),
        ("errs", "broken", "1 finding"),
    ],
)
def test_a_port_goes_on_after_a_skip_and_an_error_and_is_given_up_where_it_breaks_off(
    data: Path, way: str, key: str, why: str, tmp_path: Path
) -> None:
    told = json.loads(ran(data, way, tmp_path / "pids", "--json").stdout)
    schema("port-run").validate(told)
    counts = told["counts"]["vectors"]
    assert why in " ".join(told["why_not_green"])
    assert (counts["agreed"], counts["left"] > 0) == (0, way == "crashes")
    assert sum(one["times"] for one in told["findings"]) == counts["broken"]
    assert counts[key] == (5 if way == "crashes" else counts["asked"])


def test_where_a_port_breaks_off_while_a_parting_is_made_short_all_has_been_asked(
    data: Path, tmp_path: Path
) -> None:
    result = ran(data, "errs, and ends when asked anew", tmp_path / "pids", "--json")
    counts = json.loads(result.stdout)["counts"]["vectors"]
    assert (counts["parted"] > MOST_BREAKS, counts["broken"], counts["left"]) == (True, 0, 0)


# Faults of small ports


Fault = Mapping[str, Any]
FAULTS: list[Fault] = [
    {"port": port, **fault}
    for port, faults in tomllib.loads((HOME / "tests/port/faults.toml").read_text("utf-8")).items()
    for fault in faults
]


@cache
def asked(name: str) -> Sequence[Question]:
    """What a port of the page is asked; our side of it is played once for all its faults."""
    vectors = vectors_of("fiji/4_exchange")
    if name.endswith("whole.py"):
        vectors = [one for one in vectors if "fiji_4_1" in one["rules"]]
    with started(PORTS / name) as port:
        return asked_of(vectors, port, Asked())


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
    assert not found["green"]
    assert found["findings"]
    for finding in found["findings"]:
        assert finding["kind"] != "broken", finding["says"]
        if fault["port"] != "dealer.py" and finding is found["findings"][0]:
            assert finding["moves"] <= fault.get("moves", 1)
    if (rule := fault.get("rule")) and not what.first:
        status = {one["rule"]: one["status"] for one in found["rules"]}
        assert status[rule] in {"not held", "in doubt"}
        assert any(one["scenario"] or one["kind"] == "table" for one in found["findings"])


@pytest.mark.parametrize(("called", "apart"), [("Ben", 0), ("Dora", 1), ("Ana", 2)])
def test_a_move_may_be_listed_in_another_spelling(called: str, apart: int) -> None:
    """Ben sits to the left of Ana; she cannot be spared, and Dora is spared already."""
    hands = {"Ana": ["warrior"]}
    first = {"game": "bali", "seats": ["Ana", "Ben", "Cid", "Dora"], "position": {"hands": hands}}
    running, rules = followed(None, first), game("bali")
    every = [*map(rules.write_move, rules.moves(running.table, 0))]
    assert "play warrior spare left" in every
    told = {"moves": [one.replace("left", called) for one in every]}
    port = Mock(Port, ask=lambda *_, **__: told)
    assert len([*listed_moves(port, Question("", "", (first,)), running)]) == apart


@pytest.mark.parametrize(
    ("hand", "more", "apart"),
    [(["warrior"], {"stage": None}, 0), ([], {}, 1), (["warrior"], {"foo": None}, 1)],
)
def test_a_move_that_is_taken_back_leaves_the_position_before_it(
    hand: list[str], more: Mapping[str, None], apart: int
) -> None:
    first = {"game": "bali", "seats": ["Ana", "Ben", "Cid"], "position": {"hands": {"Ana": hand}}}
    lies = first | {"position": {"hands": {"Ana": ["warrior"]}}}
    before, other = followed(None, lies), followed(None, first)
    record = (lies, {"seat": "Ana", "move": "play warrior spare left"})
    there = Answer({**game("bali").write_position(other.table), **more})
    port = Mock(Port, answered=lambda _: there, claims={"untold": ()})
    found = taken_back(port, Question("", "", record), before)
    assert [one.kind for one in found] == ["undo"] * apart


HALF_COMES_FIRST = {
    "game": "fiji",
    "seats": ["Ana", "Ben", "Cid"],
    "assumed": True,
    "position": {
        "conditions": ["most red", "fewest red", "most beads", "fewest beads"],
        "effects": ["take half of the green", "take 3 red", "take 2 yellow", "keep the offer"],
        "goals": ["most red", "fewest blue", "most green", "most yellow"],
        "supply": {"green": 5},
        "hands": {"Cid": {"red": 3}},
        "offers": {"Ana": {"red": 2}, "Ben": {"red": 1}},
    },
}


def test_no_answer_makes_right_what_the_port_has_contradicted_before() -> None:
    """It has rounded down, to 2 green, before it allows 3; of one that rounds up it is said."""
    moves = [{"seat": "Cid", "move": f"offer 3 {colour}"} for colour in ("red", "green")]
    whole = Question("", "", (HALF_COMES_FIRST, *moves))
    for question, right in ((whole, []), (whole.upto(2), ["half=up"])):
        theirs = game("fiji").write_position(question.by({"half": "up"}).lines[-1].table)
        kind = "accepts" if question.ours.refusal else "position"
        assert [*_right_by(Parting(kind, question, "", None, (), theirs), ())] == right
