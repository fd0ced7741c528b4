"""A port that plays well, and then does one thing that no port may do; its argument says which.

It stands between the bench and the port of the page, and passes on what it does not spoil. Where
PIDS names a file, it notes there which processes there are.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Json = dict[str, Any]
WAY = sys.argv[1]
AT_ONCE = ("another game", "unknown claims", "unknown rulings", "hangs at once")
AFTER = 1 if WAY in AT_ONCE else 3
GOOD = ["node", str(Path(__file__).parents[2] / "docs" / "ports" / "exchange.js")]


def say(*answers: Json | str) -> None:
    for answer in answers:
        sys.stdout.write(f"{answer if isinstance(answer, str) else json.dumps(answer)}\n")
    sys.stdout.flush()


OTHERWISE: Mapping[str, Callable[[int, Json], tuple[Json | str, ...]]] = {
    "skips": lambda seq, _: ({"seq": seq, "cannot": "I have no time for this."},),
    "errs": lambda seq, _: ({"seq": seq, "error": "Index out of range."},),
    "answers twice": lambda _, answer: (answer, answer),
    "answers another": lambda seq, answer: ({**answer, "seq": seq + 1},),
    "answers no number": lambda *_: ({"legal": True},),
    "no json": lambda *_: ("All fine here, thank you.",),
    "a long line": lambda *_: ("x" * 5_000_000,),
    "a long reason": lambda seq, _: ({"seq": seq, "refused": {"reason": "x" * 900_000}},),
    "misspelt": lambda seq, _: ({"seq": seq, "postion": {}},),
    "another game": lambda _, answer: ({**answer, "games": ["chess"]},),
    "unknown claims": lambda _, answer: ({**answer, "not_claimed": ["fiji_4_99"]},),
    "unknown rulings": lambda _, answer: ({**answer, "rulings": {"half": ["sideways"]}},),
}
"""What is said instead of the right answer."""


def breaks_off(answer: Json) -> None:
    """What is done instead of answering, or before."""
    match WAY:
        case "crashes":
            sys.stderr.write("It is all over.\n")
            os._exit(3)
        case "hangs" | "hangs at once":
            time.sleep(600)
        case "a flood":
            while True:
                say(answer)
        case "floods stderr":
            sys.stderr.write("much ado " * 1_000_000 + "\n")


LEGAL: list[str] = []
"""The moves that were asked about."""


def answered(asked: Json, answer: Json) -> None:
    """Answer, or do the one thing, at the first question or a later one."""
    seq = asked["seq"]
    if seq < AFTER:
        say(answer)
    elif WAY in OTHERWISE:
        say(*OTHERWISE[WAY](seq, answer))
    elif WAY == "errs, and ends when asked anew" and asked["cmd"] == "legal":
        LEGAL.append(asked["move"])
        if LEGAL[0] in LEGAL[1:]:
            os._exit(3)
        say({"seq": seq, "legal": not answer.get("legal")})
    elif WAY == "says legal and refuses" and asked["cmd"] == "legal":
        say({"seq": seq, "legal": True})
    elif WAY == "says refused and plays" and asked["cmd"] == "legal":
        say({"seq": seq, "legal": False})
    else:
        breaks_off(answer)
        say(answer)


def main() -> None:
    good = subprocess.Popen(GOOD, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    if good.stdin is None or good.stdout is None:
        raise AssertionError
    if file := os.environ.get("PIDS"):
        with Path(file).open("a", encoding="utf-8") as pids:
            pids.write(f"{os.getpid()} {good.pid} ")
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["cmd"] == "stop":
            break
        good.stdin.write(line)
        good.stdin.flush()
        answered(asked, json.loads(good.stdout.readline()))
    if WAY == "stays":
        time.sleep(600)
    if WAY == "leaves another behind":
        os._exit(0)
    good.kill()
    if WAY == "chats at the end":
        say("Good bye!")
    os._exit(4 if WAY == "ends badly" else 0)


try:
    main()
except BrokenPipeError:
    os._exit(1)  # nobody hears a flood to its end
