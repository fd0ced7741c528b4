"""The settings with which an editor knows our phrases: written by `python tests/editor.py`.

Cucumber's language service takes a field, `{beads:Beads}`, by its whole name, so each has a line.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from pytest_bdd.steps import step_function_context_registry

from atoll.examples import PACKAGE
from atoll.running.phrases import FIELD

__all__ = ["SETTINGS", "phrases", "written"]

ROOT = Path(__file__).parent.parent
SETTINGS = ROOT / ".vscode" / "settings.json"


def phrases() -> list[Any]:
    """Every phrase of steps/, with its parser."""
    modules = [file for file in (ROOT / "steps").glob("*.py") if file.stem != "__init__"]
    names = {import_module(f"{PACKAGE}.{file.stem}").__name__ for file in modules}
    contexts = [*step_function_context_registry.values()]
    return [one.parser for one in contexts if one.step_func.__module__ in names]


def written() -> str:
    """The settings as they should be."""
    types = {
        field[0].strip("{}"): parser.fields[field[1]].pattern
        for parser in phrases()
        for field in FIELD.finditer(parser.name)
    }
    settings = {
        "cucumber.features": ["features/**/*.feature"],
        "cucumber.glue": ["steps/*.py"],
        "cucumber.parameterTypes": [
            {"name": name, "regexp": regexp} for name, regexp in sorted(types.items())
        ],
    }
    return json.dumps(settings, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    SETTINGS.write_text(written(), encoding="utf-8")
