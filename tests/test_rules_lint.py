"""The rules speak the nine words only, and the lint that says so finds what it is there for."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from atoll.cli import app
from atoll.code.nine_words import offences, ruled
from atoll.table import games
from atoll.table.games import GAMES, folder

ROOT = Path(__file__).parent.parent
RULES = [file for name in GAMES for file in ruled(folder(name))]
SPEECH = ROOT / "engine" / "atoll" / "proof" / "speech.py"
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
    ("return 1 if numbers[0] > 1 else 0", "if", "choose(flag"),
    ("while numbers[0] > 1: return 1", "while", "a loop over the players"),
    ("match numbers[0]:\n        case 1: return 1", "match", "choose or lookup"),
    ("return numbers[0] > 1 and other > 1", "and", "every(flags)"),
    ("return not other > 1", "not", "no(flag)"),
    ("return (numbers[0] > 1) & (other > 1)", "&", "every(flags)"),
    ("return ~(other > 1)", "~", "no(flag)"),
    ("return 1 < other < 4", "1 < other < 4", "every([one < other"),
    ("return other in numbers", "in", "some([one == other"),
    ("return other is True", "is", "=="),
    ("return other // 2", "//", "half_down(number)"),
    ("return max(numbers)", "max", "larger(one, other)"),
    ("return int(other > 1)", "int", "choose(flag, 1, 0)"),
    ("return list(filter(None, numbers))", "filter", "choose(flag, number, 0)"),
    ("return tuple(map(max, numbers, numbers))", "map", "a word or a rule"),
    ("largest = max\n    return largest(numbers)", "largest(", "a word or a rule"),
    ("return numbers.index(other)", "index", "a word or a rule"),
    ("return other(numbers)", "other(", "a word or a rule"),
    ("return {1: 2}[other]", "{1: 2}", "lookup(table, index)"),
    ("return {*numbers}", "{*numbers}", "a tuple"),
    ("return total([n for n in numbers if n > 1])", "n > 1", "choose(flag, number, 0)"),
    ("return [n for n in numbers for m in seats if n != m]", "n != m", "choose(flag"),
    ("return [s for s in range(4) for r in range(4) if no(s)]", "no(s)", "choose(flag"),
    ("for n in numbers: break", "break", "a loop over all the players"),
    ("for n in numbers: n\n    else: return 1", "for", "a plain loop"),
    ("numbers += other", "+=", "a new name"),
    ("return (n := other)", ":=", "the nine words"),
    ("return lambda: other", "lambda", "a function with a name"),
    ("return f'{other}'", "f'", "the nine words"),
    ("yield other", "yield", "the nine words"),
    ("global seats", "global", "the nine words"),
    ("from operator import and_", "operator", "an import from atoll"),
    ("from atoll.fiji.table import box\n    return box(other)", "box(other)", "a word or a rule"),
    ("from . import rules\n    return rules.pays(other)", "rules.pays(", "a word or a rule"),
    ("@other\n    def helper(): return 1", "other", "a plain function"),
    ("from atoll.table.stating import states\n    return states(other)", "states(", "a word"),
    ("def helper(n): return n // 2\n    return helper(other)", "//", "half_down(number)"),
)

HARMLESS = (
    "return every([numbers[s] != numbers[r] for s in range(4) for r in range(4) if r != s])",
    "places = range(4)\n    return some([no(other > s) for s in places for r in places if r > s])",
    "for n in reversed(numbers): other = choose(n == other, n, 0 - n)\n    return other",
    "return Beads(*[n + 2 * other for n in numbers[1:]])",
    "return Goal(goals[0].colour, no(goals[0].most)), len(goals) - 1",
    "from .rules import pays\n    from ..phases import begins\n    return pays(begins(other))",
    "from .laws.paying import pays\n    from .nouns import Pile\n    return Pile(pays(other))",
    '@rule("fiji_4_7", "fiji_4_8")\n    def helper(): return total(numbers)',
)


def test_what_laws_of_any_game_speak_with_is_held_to_the_nine_words() -> None:
    assert offences(SPEECH.read_text(encoding="utf-8"), SPEECH.name) == []


def test_a_planted_offence_is_refused_with_its_line_and_the_fix() -> None:
    for line, what, fix in PLANTED:
        found = offences(f"{PREFIX}    {line}\n", "rules.py")
        named = [offence for offence in found if what in offence.what and fix in offence.fix]
        assert named, (line, found)
        assert all(str(offence).startswith("rules.py:") for offence in named)
        assert LINE <= named[0].line < LINE + 1 + line.count("\n")


def test_what_every_reading_understands_is_allowed() -> None:
    for line in HARMLESS:
        assert offences(f"{PREFIX}    {line}\n", "rules.py") == []


def test_the_command_holds_every_game_against_the_nine_words() -> None:
    done = CliRunner().invoke(app, ["check", "--rules"])
    assert (done.exit_code, done.output) == (
        0,
        f"{len(RULES)} modules of rules and laws speak the nine words only.\n",
    )


def test_the_command_names_the_line_and_the_fix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules.py").write_text(f"{PREFIX}    return max(numbers)\n", "utf-8")
    monkeypatch.setattr(games, "folder", lambda _: tmp_path)
    monkeypatch.setattr(games, "GAMES", {"mine": "atoll.mine"})
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["check", "--rules"])
    assert done.exit_code == 1
    assert done.output == f"rules.py:{LINE}: `max(numbers)`: use larger(one, other)\n"


def test_with_the_rules_no_example_is_named() -> None:
    done = CliRunner().invoke(app, ["check", "--rules", "features/fiji"])
    assert done.exit_code == 2
    assert "--rules runs no example; leave the rest out." in done.output
