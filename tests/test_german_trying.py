"""Trying in German: what scripts say, how moves are written and read, what the engine answers."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.book.told_in import telling
from atoll.random_seats import watch
from atoll.record.interpreter import desk
from atoll.site.tongues import labels
from atoll.table import names_for
from atoll.table.games import game

ASSETS = Path(__file__).parents[1] / "docs" / "assets"
SCRIPTS = [*sorted(ASSETS.glob("try*.js")), *(ASSETS / f"{one}.js" for one in ("record", "steps"))]
SAYS = re.compile(r"(?<![.\w])(?:say|tell)\(")
START = {"game": "fiji", "seats": ["Ana", "ben", "Cid"], "seed": 7}


def said(script: Path) -> Iterator[str]:
    """Every sentence that a script says: the texts in what is first between its brackets."""
    source = script.read_text(encoding="utf-8")
    for found in SAYS.finditer(source):
        begin = found.end()
        texts = re.match(r'(?:[^"`,()]|"[^"]*"|\([^()]*\))*', source[begin:])
        for text in re.findall(r'"([^"]*)"', re.sub(r'=== "[^"]*"', "", texts[0] if texts else "")):
            if re.search(r"[a-z]{2}", text):
                yield text


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda one: one.stem)
def test_all_that_a_script_says_is_told_in_german(script: Path) -> None:
    known = labels("de")["scripts"].keys() | labels("de")["trying"].keys()
    if script.stem == "record":  # there `tell` writes what is said already
        assert {*said(script)} - known <= {"span", "wrong", "file:"}
    else:
        assert {*said(script)} - known == set()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_move_is_read_as_it_is_written(seats: int) -> None:
    german, fiji = telling("fiji", "de"), game("fiji")
    assert german
    table = fiji.opening(names_for(seats), 7, None, edition=None).table
    moves = [fiji.write_move(one) for one in fiji.moves(table, 0)]
    moves += ["offer none", "rotate green", "swap red blue", "keep", "pay"]
    for move in moves:
        written = german.move(move)
        assert written != move
        assert german.meant(written) == move
    assert german.meant("singe") == "singe"


ANY = (
    *("offer 5 red", "offer 9 blue", "offer 1 green", "offer none", "rotate green", "keep", "pay"),
    *("swap red red", "swap red blue", "set aside 4 green", "set aside 3 red", "set aside 9 red"),
)


@pytest.mark.parametrize("seats", [2, 3])
def test_why_a_move_is_refused_is_told(seats: int) -> None:
    german, fiji = telling("fiji", "de"), game("fiji")
    assert german
    refused = set()
    for seed in range(4):
        table = fiji.opening(names_for(seats), seed, {"swap": "neighbours"}, edition=None).table
        for turn in islice(watch(fiji, table, Random(seed)), 60):
            table = turn.step.table
            found = (
                fiji.why_not(table, seat, fiji.parse_move(one)) for one in ANY for seat in (0, 1)
            )
            refused |= {one.reason for one in found if one}
    told = {german.event(reason) for reason in refused}
    assert len(told) > 20
    assert not [one for one in told if re.search(r"\b(?:the|of|now|is|not)\b", one)]


def asked(what: str, *given: Any) -> Any:
    return json.loads(desk("fiji", "de")(what, json.dumps(given)))


def lines(*moves: str) -> str:
    made = ({"seat": "Ana", "move": move} for move in moves)
    return "\n".join(map(json.dumps, (START, *made)))


def test_the_engine_answers_in_german() -> None:
    found = asked("tried", lines("biete 1 roten", "biete 2 grüne"), None)
    assert found["meant"] == {"biete 1 roten": "offer 1 red", "biete 2 grüne": "offer 2 green"}
    assert found["problem"]["reason"] == "Ana hat schon ein Gebot; warte auf die anderen."
    assert found["spoken"]["offer 1 red"] == "biete 1 roten"
    assert found["parts"][1]["events"][0]["sentence"] == "Ana hat ein Gebot in der Faust."
    assert '<title id="lies-title">Der Tisch</title>' in found["lies"]
    assert found["laid"]["hands"]["ben"] == {"green": 5, "red": 4, "yellow": 3, "blue": 2}


def test_what_nobody_tells_stays_english_and_says_so() -> None:
    broken = asked("tried", '{"game": "go"}', None)["problem"]["reason"]
    assert broken.startswith("Auf Englisch: ")
