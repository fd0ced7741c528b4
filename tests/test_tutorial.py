"""The tutorial tells one round: all it says of it is what the engine says."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from shown import blocks

from atoll import fiji
from atoll.home import HOME
from atoll.record.aloud import tried, unfolded

TUTORIAL = (HOME / "docs" / "tutorial.md").read_text("utf-8")
TOLD = re.compile(r"^- (Fiji [\d.]+): (.*)$", re.MULTILINE)


def record(name: str) -> list[dict[str, Any]]:
    (text,) = (block.text for block in blocks(TUTORIAL) if block.file == name)
    return [json.loads(line) for line in text.splitlines()]


def linked() -> list[dict[str, Any]]:
    """The third exchange, as the link to Try it holds it."""
    (fragment,) = re.findall(r'href="\.\./fiji/try/index\.html#([\w-]+)"', TUTORIAL)
    return unfolded(fragment)


def happened(lines: Iterable[dict[str, Any]]) -> list[tuple[str, str]]:
    found = tried("\n".join(map(json.dumps, lines)))
    assert found["problem"] is None
    return [
        (event["cited"], event["sentence"]) for part in found["parts"] for event in part["events"]
    ]


def test_the_tutorial_tells_what_happened_in_its_order() -> None:
    round_told, change = TUTORIAL.split("### Change one bead\n")
    assert_told(TOLD.findall(round_told), happened(record("round.jsonl")))
    *start, last = linked()
    assert_told(TOLD.findall(change), happened([*start, last | {"move": "offer 2 green 1 red"}]))


def assert_told(told: list[tuple[str, str]], heard: list[tuple[str, str]]) -> None:
    assert told
    left = iter(heard)
    for line in told:
        assert line in left, line


def test_the_link_of_the_tutorial_opens_the_end_of_its_round() -> None:
    whole = happened(record("round.jsonl"))
    third = happened(linked())
    first = whole.index(
        third[0], whole.index(("Fiji 4.17", "Exchange 3 begins with the same rows."))
    )
    assert whole[first : first + len(third)] == third


def test_the_tables_of_the_tutorial_are_those_of_its_round() -> None:
    for table in tables_of_the_round():
        assert TUTORIAL.count(table) == 1, table


def tables_of_the_round() -> Iterator[str]:
    """The rows, the offers of each exchange, and the hands when the screens go."""
    start, *moves = record("round.jsonl")
    table = fiji.setup(start["seats"], start["seed"])
    position = fiji.write_position(table)
    rows = enumerate(zip(position["conditions"], position["effects"], strict=True), 1)
    yield "".join(f"| {row} | {condition} | {effect} |\n" for row, (condition, effect) in rows)
    for exchange in range(3):
        offers = moves[3 * exchange : 3 * exchange + 3]
        yield piles((each["seat"], each["move"].removeprefix("offer ")) for each in offers)
    (hands,) = (said for rule, said in happened([start, *moves]) if rule == "Fiji 5.1")
    told = re.split(r", | and ", hands.removeprefix("The screens go: ").rstrip("."))
    yield piles(tuple(each.split(" ", 1)) for each in told)


def piles(of_seats: Iterable[Iterable[str]]) -> str:
    """A table as the page writes it: a row for each seat, a column for each colour."""
    rows = []
    for seat, beads in of_seats:
        cells = [re.search(rf"(\d+) {colour}", beads) for colour in fiji.COLOURS]
        rows.append(f"| {seat} | {' | '.join(cell[1] if cell else '' for cell in cells)} |\n")
    return re.sub(r" +", " ", "".join(rows))
