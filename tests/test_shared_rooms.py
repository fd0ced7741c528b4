"""What all games share knows none of them: no name, no noun of a table, no number of players."""

import re
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import groupby
from tokenize import COMMENT, TokenInfo, generate_tokens

import pytest
from rooms import SHARED, named

from atoll.table.games import GAMES, nouns

GENERAL = {
    *(
        "added",
        "board",
        "condition",
        "done",
        "head",
        "marked",
        "order",
        "passed",
        "point",
        "round",
        "row",
    ),
    *("scored", "seed", "shown", "stage", "turn"),
    *("active", "box", "chosen", "cut", "dealt", "draw", "laid", "mask", "played", "under"),
}
"""Parts of some table whose names are words of any trade: a condition of Python, a table's head."""


NOUNS = {
    word
    for name in GAMES
    if nouns.there(name)
    for part in nouns(name).LAYOUT.parts
    for word in (part, part.removesuffix("s"))
    if part.removesuffix("s") not in GENERAL
}


def tokens(source: str) -> Iterator[TokenInfo]:
    """Names, numbers, and texts of one word: sentences need some game."""
    every = generate_tokens(StringIO(source).readline)
    return (one for one in every if one.type != COMMENT and " " not in one.string)


def spoken(source: str) -> Iterator[str]:
    """Where code names a game, or a noun of one."""
    for one in tokens(source):
        words = {one.string.lower().strip("\"'_"), *re.split(r"[^a-z]+", one.string.lower())}
        if words & {*NOUNS, *GAMES} or any(game in one.string.lower() for game in GAMES):
            yield f"{one.start[0]}: {one.string}"


def numbered(source: str) -> Iterator[str]:
    """Where code knows how many may play: more than one, beside a name that speaks of seats."""
    for number, line in groupby(tokens(source), key=lambda one: one.start[0]):
        words = [one.string for one in line]
        if re.search("seat|player", " ".join(words)) and {*words} & {*"23456789"}:
            yield f"{number}: {' '.join(words)}"


@pytest.mark.parametrize("found", [spoken, numbered])
def test_what_all_games_share_names_none_of_them_no_noun_and_no_number_of_players(
    found: Callable[[str], Iterator[str]],
) -> None:
    assert [(named(one), *each) for one in SHARED for each in found(one.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("found", "line"),
    [
        (spoken, "from atoll.fiji import rules\n"),
        (spoken, 'module = f"atoll.fiji.{name}"\n'),
        (spoken, "keepers = table.keepers\n"),
        (spoken, "def goals_of(table): pass\n"),
        (numbered, "for seat in range(5): pass\n"),
        (numbered, "if len(seats) > 4: pass\n"),
    ],
)
def test_a_planted_noun_or_number_is_found(
    found: Callable[[str], Iterator[str]], line: str
) -> None:
    assert [*found(line)]
