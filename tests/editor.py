"""The settings with which an editor knows our phrases: written by `make phrases`.

Cucumber's language service takes a field, `{beads:Beads}`, by its whole name, so each has a line.
"""

import json
from pathlib import Path
from typing import Any

from atoll.running.games import steps_of
from atoll.running.phrases import FIELD, defined

__all__ = ["SETTINGS", "phrases", "written"]

ROOT = Path(__file__).parent.parent
SETTINGS = ROOT / ".vscode" / "settings.json"


def phrases() -> list[Any]:
    """Every phrase of steps/ in each language, with its parser."""
    games = ("shared", "fiji", "kaivai")
    steps = [one for game in games for one in steps_of(game).values()]
    return [phrase.parser for phrase in defined(steps).known]


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
            {"name": name, "regexp": "|".join(sorted(each))} for name, each in sorted(types.items())
        ],
    }
    return json.dumps(settings, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    SETTINGS.write_text(written(), encoding="utf-8")
