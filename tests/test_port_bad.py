"""Ports that do what no port may do: none is green, each is told why, nothing is left behind."""

import json
import os
import sys
import time
from pathlib import Path

import pytest
from port_runs import folder_of, vectors_of
from typer.testing import CliRunner, Result

from atoll.cli import app

BAD = str(Path(__file__).parent / "port" / "bad.py")
LONG, SHORT = "300", "2"  # seconds; where a port has to hang nobody waits long

SAID = {
    "crashes": "it ended with status 3 instead of answering `legal`.",
    "hangs": "there is no answer to `legal` within 2 s",
    "answers twice": "question 3 is answered where question 4 was asked.",
    "answers no number": "no number is answered where question 3 was asked.",
    "no json": "the answer to `legal` is no JSON object: All fine here, thank you.",
    "a long line": "a line has more than 1,000,000 bytes.",
    "many values": "an answer has more than 20,000 values.",
    "misspelt": "no answer to `legal` has `postion`; it has `legal`, `refused`, `cannot` or",
    "says legal and refuses": "the port allows what the rules refuse",
    "says refused and plays": "the port refuses what the rules allow",
    "stays": "it has not ended 2 s after `stop`.",
    "chats at the end": "it still says something after `stop`.",
    "ends badly": "it ended with status 4 after `stop`.",
}
HANGING = ("hangs", "stays")
ONE_OF = {  # what is seen first depends on who is faster
    "a flood": ("it says something that nobody has asked", "is answered where question"),
    "answers twice": (SAID["answers twice"], "it says something that nobody has asked"),
}
MISUSED = {
    "another game": "it does not play fiji; it plays chess.",
    "unknown claims": "hello, not_claimed: 'fiji_4_99' is none",
}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a few vectors, which the port of the page is asked."""
    some = [one for one in vectors_of("fiji/4_exchange") if one["rules"] == ["fiji_4_1"]][:8]
    return folder_of(some, tmp_path_factory.mktemp("few"))


def ran(data: Path, way: str, pids: Path, *words: str) -> Result:
    limit = SHORT if way in HANGING else LONG
    line = ("port", "run", "fiji", "--data", str(data), "--games", "0", "--time-limit", limit)
    command = (*line, *words, "--", sys.executable, BAD, way)
    return CliRunner(env={"PIDS": str(pids), "COLUMNS": "400"}).invoke(app, command)


def running(pids: Path) -> list[int]:
    """Those of the noted processes that still run a moment later."""
    noted = [int(pid) for pid in pids.read_text("utf-8").split()]
    for _ in range(6000):
        if not (left := [pid for pid in noted if is_running(pid)]):
            return []
        time.sleep(0.05)
    return left


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("way", [*SAID, "a flood", *MISUSED])
def test_a_port_that_misbehaves_is_never_green_and_told_why(
    data: Path, way: str, tmp_path: Path
) -> None:
    """One that says nonsense of itself is not even asked."""
    result = ran(data, way, tmp_path / "pids", "--first")
    said = SAID.get(way, MISUSED.get(way, ""))
    assert result.exit_code == (2 if way in MISUSED else 1), result.output
    assert any(one in result.output for one in ONE_OF.get(way, (said,)))
    assert "Green" not in result.output
    assert "Traceback" not in result.output
    assert running(tmp_path / "pids") == []


def test_a_command_that_is_none_is_told_so(data: Path) -> None:
    line = ("port", "run", "fiji", "--data", str(data), "--", "there-is-no-such-program")
    result = CliRunner().invoke(app, line)
    assert result.exit_code == 2
    assert "there-is-no-such-program cannot be started: No such file or directory." in result.output


def test_all_that_both_say_is_kept_and_standard_error_shown_where_it_fails(
    data: Path, tmp_path: Path
) -> None:
    pids, talk = tmp_path / "pids", tmp_path / "talk"
    ran(data, "no json", pids, "--first", "--talk", str(talk))
    lines = talk.read_text("utf-8").splitlines()
    assert [json.loads(line).get("cmd") for line in lines[:4]] == ["hello", None, "start", None]
    assert "All fine here, thank you." in lines
    told = ran(data, "crashes", pids, "--first").output
    assert "On standard error it says:\n   | It is all over." in told


@pytest.mark.parametrize(
    "way",
    [
        "floods stderr",
        "leaves another behind",
        "leaves another behind, in a session of its own",
    ],
)
def test_what_a_port_does_besides_does_no_harm_and_ends_with_it(
    data: Path, way: str, tmp_path: Path
) -> None:
    assert ran(data, way, tmp_path / "pids").exit_code == 0
    assert running(tmp_path / "pids") == []


def test_a_port_that_breaks_off_again_and_again_is_given_up(data: Path, tmp_path: Path) -> None:
    told = json.loads(ran(data, "crashes", tmp_path / "pids", "--json").stdout)
    counts = told["counts"]["vectors"]
    assert (counts["broken"], counts["agreed"]) == (counts["asked"], 0)
    assert counts["left"] > 0
    assert not told["green"]
    assert "it broke off 5 times" in told["why_not_green"][1]
    [finding] = told["findings"]
    assert (finding["kind"], finding["times"]) == ("broken", 5)


def test_a_port_goes_on_after_a_skip_and_an_error(data: Path, tmp_path: Path) -> None:
    for way, key in (("skips", "skipped"), ("errs", "broken")):
        told = json.loads(ran(data, way, tmp_path / "pids", "--json").stdout)
        counts = told["counts"]["vectors"]
        assert (counts["left"], counts["agreed"], counts[key] > 0) == (0, 0, True)
        assert key == "broken" or "skipped without a word" in " ".join(told["why_not_green"])
