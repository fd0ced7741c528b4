"""What all games share names none of them, and all rules speak the nine words only."""

import re
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import groupby
from pathlib import Path
from tokenize import COMMENT, TokenInfo, generate_tokens

import pytest
from printed import atoll

from atoll.code.nine_words import offences, ruled
from atoll.home import HOME, from_home
from atoll.table import games
from atoll.table.games import GAMES, folder, nouns

_OWN = (
    "engine/template",
    *(f"{room}/{name}" for name in GAMES for room in ("engine/atoll", "steps", "steps/phrases")),
)
SHARED = sorted(
    path
    for room in ("engine", "steps")
    for path in HOME.glob(f"{room}/**/*.py")
    if not from_home(path).startswith(_OWN)
)
"""Every file of engine/ and steps/ but for those of a game's own and of a new game."""
GENERAL = {
    *("added", "board", "condition", "done", "due", "head", "marked", "order", "passed", "point"),
    *("round", "row", "scored", "seed", "shown", "stage", "turn"),
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
        said = one.string.lower()
        words = {said.strip("\"'_"), *re.split(r"[^a-z]+", said)}
        if not words.isdisjoint(NOUNS) or any(game in said for game in GAMES):
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
    assert [
        (from_home(one), *each) for one in SHARED for each in found(one.read_text("utf-8"))
    ] == []


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


# The rules speak the nine words only, and the lint that says so finds what it is there for


PREFIX = """\
from collections.abc import Sequence
from atoll.fiji.components import Beads, Goal
from atoll.table.stating import rule
from atoll.words import choose, every, no, some, total

def planted(numbers, other, seats, goals):
"""
LINE = PREFIX.count("\n") + 1

PLANTED = (
    ("if numbers[0] > 1: return 1", "if", "choose(flag"),
    ("assert numbers[0] > 1", "assert", "arithmetic, comp"),
    ("return numbers[0] > 1 and other > 1", "and", "every(flags)"),
    ("return not other > 1", "not", "no(flag)"),
    ("return (numbers[0] > 1) & (other > 1)", "&", "every(flags)"),
    ("return 1 < other < 4", "1 < other < 4", "every([one < other"),
    ("return other in numbers", "in", "arithmetic, comp"),
    ("return other // 2", "//", "half_down(number)"),
    ("return any([other > 1])", "any", "some(flags)"),
    ("return tuple(map(max, numbers, numbers))", "map", "a word or a rule"),
    ("return {n: n for n in numbers}", "{n: n", "arithmetic, comp"),
    ("return [s for s in range(4) if s != other]", "s != other", "choose(flag"),
    ("for n in numbers: continue", "continue", "arithmetic, comp"),
    ("for n in numbers: n\n    else: return 1", "for", "a plain loop"),
    ("import operator", "import operator", "an import from atoll"),
    ("from . import rules\n    return rules.pays(other)", "rules.pays(", "a word or a rule"),
    ("@other\n    def helper(): return 1", "other", "a plain function"),
    ("@rule\n    def helper(): return 1", "rule", "a plain function"),
    ("from atoll.table.stating import states\n    return states(other)", "states(", "a word"),
    ("def helper(n): return n // 2\n    return helper(other)", "//", "half_down(number)"),
)

HARMLESS = (
    "return every([numbers[s] != numbers[r] for s in range(4) for r in range(4) if r != s])",
    "places = range(4)\n    return some([no(other > s) for s in places for r in places if r > s])",
    "return Goal(goals[0].colour, no(goals[0].most)), len(goals) - 1",
    "from .rules import pays\n    from ..phases import begins\n    return pays(begins(other))",
    '@rule("fiji_4_7", "fiji_4_8")\n    def helper(): return total(numbers)',
)


def test_rules_speak_the_nine_words_only() -> None:
    engine = HOME / "engine" / "atoll"
    files = [file for name in GAMES for file in ruled(folder(name))]
    assert engine / "fiji" / "rules.py" in files
    files.append(engine / "proof" / "speech.py")
    found = [one for file in files for one in offences(file.read_text("utf-8"), from_home(file))]
    assert [str(offence) for offence in found] == []


@pytest.mark.parametrize(("line", "what", "fix"), PLANTED, ids=[line for line, _, _ in PLANTED])
def test_a_planted_offence_is_refused_with_its_line_and_the_fix(
    line: str, what: str, fix: str
) -> None:
    found = offences(f"{PREFIX}    {line}\n", "rules.py")
    named = [one for one in found if f"`: use {fix}" in one.message and what in one.message]
    assert named, found
    assert LINE <= named[0].line < LINE + 1 + line.count("\n")


@pytest.mark.parametrize("line", HARMLESS)
def test_what_every_reading_understands_is_allowed(line: str) -> None:
    assert offences(f"{PREFIX}    {line}\n", "rules.py") == []


def test_the_command_names_the_line_and_the_fix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules.py").write_text(f"{PREFIX}    return max(numbers)\n", "utf-8")
    monkeypatch.setattr(games, "folder", lambda _: tmp_path)
    monkeypatch.setattr(games, "GAMES", {"mine": "atoll.mine"})
    monkeypatch.chdir(tmp_path)
    done = atoll("check", "--rules")
    assert done.exit_code == 1
    assert done.output == f"rules.py:{LINE}: `max(numbers)`: use larger(one, other)\n"
