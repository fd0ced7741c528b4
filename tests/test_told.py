"""What a card shows: the table that the When finds, laid once, however many Givens laid it."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from gherkin.dialect import DIALECTS
from ran import examples

from atoll.cli.watch import watched
from atoll.telling.scenario import aligned

Result = Mapping[str, Any]
FINDS = ("start", "rulings", "outcome")
"""What the When finds at a table that is laid once, and what comes of it."""


@cache
def shown() -> Sequence[Result]:
    """All examples of Fiji."""
    return examples("features/fiji")


def givens(one: Result) -> list[str]:
    """The Givens of a card."""
    steps = one["told"] or one["trace"]
    first = next((n for n, step in enumerate(steps) if _acts(step)), len(steps))
    return [step["text"] for step in steps[:first]]


def _acts(step: Mapping[str, Any]) -> bool:
    return step["keyword"].strip() in ("When", "Wenn")


def test_no_card_lays_a_part_of_the_table_twice_or_names_two_sets_of_players() -> None:
    for one in shown():
        laid = givens(one)
        players = [text for text in laid if re.search(r" (?:play|spielen) Fiji\b", text)]
        rows = any(re.match(r"row \d is ", text) for text in laid)
        whole = [
            text for text in laid if re.match(r"(?:the|die|der) .* (?:are|is|ist|sind)\b", text)
        ]
        parts = [text.split(" are ")[0].split(" is ")[0] for text in whole]
        assert len(players) <= 1, (one["file"], one["line"], players)
        assert len(parts) == len({*parts}), (one["file"], one["line"], laid)
        assert not (rows and {"the rows are", "die Auslage ist"} & {*laid}), (one["file"], laid)


PRINTED = {"exchange_example.feature": 6, "beispiel_tausch.feature": 6}
TWO_KEEP = {"4_exchange.feature": 3, "what_is_told.feature": 1}
"""The deck has one keep card; these show what two of them would do."""
FOUND = {"ana-executes-take-4-green-7de1d50c.feature": 1}
"""A table that a proof found: how an exchange before it went is not asked there."""


def test_few_tables_cannot_come_about_and_each_of_them_is_wanted_so() -> None:
    refuted = Counter(Path(one["file"]).name for one in shown() if one["impossible"])
    assert refuted <= Counter(PRINTED | TWO_KEEP | FOUND)


def test_a_table_that_is_laid_once_is_the_one_that_the_when_finds(tmp_path: Path) -> None:
    told = [one for one in shown() if one["told"]]
    assert told
    for number, one in enumerate(told):
        lines = [*_head(one["language"], number), *_written(one)]
        text = "\n".join(lines) + "\n"
        (tmp_path / f"{number:04}.feature").write_text(text, encoding="utf-8")
    again = watched([str(tmp_path)])
    assert [*again.problems] == []
    by_number = {int(one["name"]): one for one in again.results}
    for number, one in enumerate(told):
        for part in FINDS:
            assert by_number[number][part] == one[part], (one["file"], one["line"], part)


def _head(language: str, number: int) -> list[str]:
    words = DIALECTS[language]
    feature, scenario = words["feature"][0], words["scenario"][0]
    return [f"# language: {language}", "@fiji", f"{feature}: told", f"  {scenario}: {number}"]


def _written(one: Result) -> list[str]:
    """The steps of a card as a feature has them."""
    lines = []
    for step in one["told"]:
        lines.append(f"    {step['keyword'].strip()} {step['text']}")
        lines += aligned(step["table"], " " * 6) if step["table"] else ()
    return lines
