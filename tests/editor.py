"""The settings with which an editor knows our phrases: written by `make phrases`.

Cucumber's language service takes a field, `{beads:Beads}`, by its whole name, so each has a line.
"""

import json
from pathlib import Path
from typing import Any

from atoll.running.games import steps_of
from atoll.running.phrases import FIELD, defined

ROOT = Path(__file__).parent.parent
GAMES = ("shared", "bali", "fiji", "kaivai")
SETTINGS = ROOT / ".vscode" / "settings.json"


def phrases() -> list[Any]:
    """Every phrase of steps/ in each language, with its parser."""
    known = (defined(steps_of(game)).known for game in GAMES)
    return [phrase.parser for each in known for phrase in each]


def written() -> str:
    """The settings as they should be."""
    types: dict[str, dict[str, None]] = {}  # what one field may be in each game
    for parser in phrases():
        for field in FIELD.finditer(parser.name):
            types.setdefault(field[0].strip("{}"), {})[parser.fields[field[1]].pattern] = None
    settings = {
        "cucumber.features": ["features/**/*.feature"],
        "cucumber.glue": ["steps/phrases/*.py"],
        "cucumber.parameterTypes": [
            {"name": name, "regexp": _either(sorted(each))} for name, each in sorted(types.items())
        ],
    }
    return json.dumps(settings, ensure_ascii=False, indent=2) + "\n"


def _either(patterns: list[str]) -> str:
    """What is like one of these, in any script: the letters of JavaScript are ASCII alone."""
    either = patterns[0] if len(patterns) == 1 else f"(?:{'|'.join(patterns)})"
    return either.replace(r"[^\W\d_]", r"[A-Za-z\u00aa-\uffff]").replace(
        r"\w", r"[\w\u00aa-\uffff]"
    )


if __name__ == "__main__":
    SETTINGS.write_text(written(), encoding="utf-8")
