"""What a mutation of all rules showed, kept for the site, with the texts that it holds for."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from atoll.home import WORK
from atoll.mutate.every_fault import Planting
from atoll.mutate.plant import sources
from atoll.mutate.register import Register, RegisterError, read_register
from atoll.mutate.report import Mutation, texts

__all__ = ["FOLDER", "Saved", "save", "saved"]

FOLDER = WORK / ".faults"
"""Where the site looks for it."""

NONE = "The game lists no modules in which faults are planted."
NEVER = "Nobody has planted faults where this site was built."
CHANGED = (
    "The rules or the register of their faults have changed since faults were planted in them."
)
TORN = "What was found when faults were planted cannot be read."


class Saved(NamedTuple):
    """What was found (schemas/mutate.schema.json), or, in a sentence, why nothing is known."""

    found: Mapping[str, Any] | None
    why: str = ""


def save(found: Mutation, folder: Path) -> Path:
    """Write what was found of a game into a folder; the file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{found.planting.game}.json"
    text = json.dumps(found.as_dict(), ensure_ascii=False, indent=1)
    file.write_text(f"{text}\n", encoding="utf-8")
    return file


def saved(game: str, folder: Path | None = None) -> Saved:
    """What was found of a game, if all faults were tried in the rules as they are.

    Errors: RegisterError, where there is a register that cannot be used.
    """
    try:
        register = read_register(game)
    except RegisterError as error:
        if isinstance(error.__cause__, OSError):
            return Saved(None, NONE)
        raise
    found = _read((folder or FOLDER) / f"{game}.json")
    if found.found and found.found["texts"] != _texts(game, register):
        return Saved(None, CHANGED)
    return found


def _texts(game: str, register: Register) -> dict[str, str]:
    read = sources(game, register.modules, register.speech)
    return texts(Planting(game, read, (), dict(register.reasons)))


def _read(file: Path) -> Saved:
    try:
        found = json.loads(file.read_text("utf-8"))
        whole = isinstance(found["texts"], dict) and found["tried"] == found["planted"]
    except OSError:
        return Saved(None, NEVER)
    except (ValueError, LookupError, TypeError):
        return Saved(None, TORN)
    return Saved(found) if whole else Saved(None, NEVER)
