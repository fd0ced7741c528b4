"""Records for the guards: a small position, and one record for every way to be wrong."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from atoll import record
from atoll.record import Verdict, referee
from atoll.record.entries import START_KEYS
from atoll.record.lines import DEEPEST

Line = dict[str, Any]
Lines = list[Line | str]

RECORDS = Path(__file__).parent / "records"
CARDS = {
    "conditions": ["most red and green", "fewest yellow", "most beads", "fewest beads"],
    "effects": ["take 3 red", "keep the offer", "others take 1 yellow", "rotate a goal"],
    "goals": ["most red", "fewest blue", "most green", "most yellow"],
}
THREE: Line = {"game": "fiji", "seats": ["Ana", "Ben", "Cid"]}
TWO: Line = {"game": "fiji", "seats": ["Ana", "Ben"]}
START = THREE | {"position": CARDS}
ALL_READY: list[Line] = [
    {"seat": "Ana", "move": "offer 1 green"},
    {"seat": "Ben", "move": "offer 2 yellow"},
    {"seat": "Cid", "move": "offer 1 red 2 blue"},
]


def written(folder: Path, *lines: Line | str) -> Path:
    path = folder / "game.jsonl"
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return path


def judged(folder: Path, *lines: Line | str) -> Verdict:
    return referee(written(folder, *lines))


def judged_at_once(lines: Sequence[Mapping[str, Any]]) -> Verdict:
    """The verdict on a record that lies nowhere."""
    return record.judged("game.jsonl", enumerate(lines, start=1))


def positioned(**parts: Any) -> Line:
    return THREE | {"position": CARDS | parts}


# Line and rule of each illegal record

REFUSED: Mapping[str, tuple[Lines, int, str]] = {
    "two spellings of one name": (
        [THREE | {"seats": ["\u00c9va", "E\u0301va"], "seed": 1}],
        1,
        "fiji_0_2",
    ),
    "five beads": ([START, {"seat": "Ana", "move": "offer 5 green"}], 2, "fiji_4_1"),
    "two offers": ([START, ALL_READY[0], ALL_READY[0]], 3, "fiji_4_3"),
}


# Line and reason of each unreadable record

UNREADABLE: Mapping[str, tuple[Lines, int, str]] = {
    "nothing": ([], 1, "there is no line; the first would be"),
    "no JSON": (["game: fiji"], 1, "not JSON at column 1"),
    "no game": ([THREE | {"game": None, "seed": 1}], 1, "`game` is null; write the name of a game"),
    "a move first": ([ALL_READY[0]], 1, "the first line starts a game"),
    "another game": ([THREE | {"game": "chess", "seed": 1}], 1, "no game 'chess'"),
    "another edition": ([THREE | {"edition": "x", "seed": 1}], 1, "no edition 'x'; choose"),
    "another ruling": ([THREE | {"rulings": {"x": "y"}, "seed": 1}], 1, "no ruling 'x'; choose"),
    "seed and position": ([START | {"seed": 1}], 1, "exactly one of `seed` and `position`"),
    "neither": ([THREE], 1, "exactly one of `seed` and `position`"),
    "a seed that is assumed": (
        [THREE | {"seed": 1, "assumed": True}],
        1,
        "leave it out beside a `seed`",
    ),
    "a seed that is true": ([THREE | {"seed": True}], 1, "`seed` is true; write a whole number"),
    "no number": (['{"game":"fiji","seats":["A","B","C"],"seed":NaN}'], 1, "NaN is no number"),
    "no seats": ([{"game": "fiji", "seed": 1}], 1, "the line has no `seats`"),
    "carriage returns alone": (['{"game":"fiji"}\r{"seat":"A"}'], 1, "not JSON at column 17"),
    "too deep": ([f'{{"game":{"[" * DEEPEST}{"]" * DEEPEST}}}'], 1, "write at most 40 of them"),
    "a key twice": (['{"game":"fiji","game":"fiji"}'], 1, "`game` stands twice"),
    "an unknown key": (
        [THREE | {"seed": 1, "sed": 2}],
        1,
        f"no key `sed` on this line; the keys are {', '.join((*START_KEYS, 'deck'))}.",
    ),
    "no move": ([START, {"seat": "Ana"}], 2, "the line has no `move`"),
    "a move that is no text": ([START, {"seat": "Ana", "move": 1}], 2, "`move` is 1; write a text"),
    "a seat that nobody sits on": ([START, {"seat": "Zoe", "move": "pay"}], 2, "nobody is called"),
    "a move in other words": ([START, {"seat": "Ana", "move": "give 1 red"}], 2, "is no move"),
    "an unknown part": ([START | {"then": {"bank": 1}}], 1, "`then`: position: "),
    "a position without cards": ([THREE | {"position": {}}], 1, "are missing"),
    "a card in other words": (
        [positioned(goals=["most red", "fewest blue", "most green", "yellow"])],
        1,
        "'yellow' is no goal",
    ),
    "a row before the offers": ([positioned(row=2)], 1, "row: leave it out until all offers are"),
}
