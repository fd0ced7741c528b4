"""What became different at the table: a file of a game, and what is wrong in one."""

from pathlib import Path

import pytest

from atoll.book import BookError
from atoll.book.errata import errata, told_changes

RULES = {"hex_1_1", "hex_1_2"}
ENTRY = '[[changed]]\ndate = {day}\nrules = ["{rule}"]\nsays = "{says}"\n'


def told(home: Path, *entries: str) -> list[str]:
    """What a game with these entries tells."""
    file = home / "docs" / "hex" / "changed.toml"
    file.parent.mkdir(parents=True)
    file.write_text("\n".join(entries))
    return [f"{one.date} {one.says}" for one in told_changes("hex", RULES, home)]


def entry(day: str = "2026-11-23", rule: str = "hex_1_1", says: str = "It is so.") -> str:
    return ENTRY.format(day=day, rule=rule, says=says)


def test_the_newest_stands_first(tmp_path: Path) -> None:
    both = [entry(), entry("2026-11-21", "hex_1_2", "It was so.")]
    assert told(tmp_path, *both) == ["2026-11-23 It is so.", "2026-11-21 It was so."]


def test_a_game_without_the_file_tells_nothing(tmp_path: Path) -> None:
    assert told_changes("hex", RULES, tmp_path) == ()


@pytest.mark.parametrize(
    ("entries", "line", "problem"),
    [
        ([entry("2026-11-20"), entry()], 6, "newer than the one above"),
        ([entry(rule="hex_9_9")], 1, "no rule is called hex_9_9"),
        ([entry('"2026-11-23"')], 1, "a day without quotes"),
        ([entry("2026-11-23T10:00:00")], 1, "a day without quotes"),
        ([entry(says=" ")], 1, "a text in quotes"),
        (['[[changed]]\nsays = "So."\n'], 1, "needs its date"),
        ([entry().replace('["hex_1_1"]', "[]")], 1, "needs its rules"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    tmp_path: Path, entries: list[str], line: int, problem: str
) -> None:
    with pytest.raises(BookError, match=rf"changed\.toml:{line}: .*{problem}"):
        told(tmp_path, *entries)


# Errata


PUBLISHED = {
    "bali": (
        *("scholar-for-artist", "diamond-mask", "must-react", "numbers-of-the-draw"),
        *("limit-in-an-example", "island-cards", "mask-or-hands-first", "second-receiver"),
        *("start-of-the-dalang", "seal-at-the-visit", "three-or-four-saved", "two-players"),
        *("all-have-a-chance", "whom-a-warrior-challenges", "power-symbols", "identical-card"),
    ),
    "fiji": ("four-blue", "five-sets-of-offers", "two-complete-sets", "surname"),
    "kaivai": (
        *("three-letters-a", "whose-fishermen", "may-or-will-roll", "two-rules-of-the-gods-fish"),
        *("on-the-board-and-at-sea", "both-players", "misprints"),
    ),
}
"""By number, C1 first; a new one comes last, and none goes."""


@pytest.mark.parametrize("game", PUBLISHED)
def test_an_erratum_keeps_its_id_and_its_number(game: str) -> None:
    numbered = [(f"C{number}", name) for number, name in enumerate(PUBLISHED[game], 1)]
    assert [(one.number, one.id) for one in errata(game)] == numbered
