"""What all games share knows none of them: no name, no noun of a table, no number of players."""

import ast
import re
from collections.abc import Callable, Iterator

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


def single(name: str) -> str:
    """A name without the ending of several.

    >>> single("keepers"), single("goals")
    ('keeper', 'goal')
    """
    return name.removesuffix("s")


NOUNS = {
    word
    for name in GAMES
    if nouns.there(name)
    for part in nouns(name).LAYOUT.parts
    for word in (part, single(part))
    if single(part) not in GENERAL
}


def texts(node: ast.AST) -> Iterator[str]:
    """The names at a node, and its text if that is one word: sentences need some game."""
    for _, value in ast.iter_fields(node):
        values = value if isinstance(value, list) else [value]
        yield from (one for one in values if isinstance(one, str) and " " not in one.strip())


def words(text: str) -> set[str]:
    """A name as a whole, and the words in it."""
    whole = text.lower().strip("_")
    return {whole, *re.split(r"[^a-z]+", whole)}


def spoken(source: str) -> Iterator[tuple[int, str]]:
    """Where code names a game, or a noun of one: in a name or in a text of one word."""
    for node in ast.walk(ast.parse(source)):
        for text in texts(node):
            if words(text) & {*NOUNS, *GAMES} or any(game in text.lower() for game in GAMES):
                yield getattr(node, "lineno", 0), text


def numbered(source: str) -> Iterator[tuple[int, str]]:
    """Where code knows how many may play: more than one, beside a name that speaks of seats."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare() | ast.comprehension() | ast.For() | ast.keyword():
                parts = [*_heads(node)]
            case ast.Assign() | ast.AnnAssign() | ast.Subscript() | ast.arguments():
                parts = [node]
            case _:
                continue
        inside = [one for part in parts for one in ast.walk(part)]
        if any(_several(one) for one in inside) and any(_of_seats(one) for one in inside):
            yield getattr(node, "lineno", 0), ast.unparse(node)


def _heads(node: ast.Compare | ast.comprehension | ast.For | ast.keyword) -> Iterator[ast.AST]:
    """What is compared or gone through, without what is done then."""
    match node:
        case ast.For(target=target, iter=of) | ast.comprehension(target=target, iter=of):
            yield from (target, of)
        case _:
            yield node


def _several(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1


def _of_seats(node: ast.AST) -> bool:
    return any("seat" in text.lower() or "player" in text.lower() for text in texts(node))


@pytest.mark.parametrize("found", [spoken, numbered])
def test_what_all_games_share_names_none_of_them_no_noun_and_no_number_of_players(
    found: Callable[[str], Iterator[tuple[int, str]]],
) -> None:
    assert [(named(one), *each) for one in SHARED for each in found(one.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "from atoll.fiji import rules",
        'module = f"atoll.fiji.{name}"',
        "keepers = table.keepers",
        "def goals_of(table): pass",
    ],
)
def test_a_planted_noun_is_found(line: str) -> None:
    assert [*spoken(line)]
