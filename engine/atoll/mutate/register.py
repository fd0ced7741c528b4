"""The register of a game: which modules hold its rules, and which faults change nothing.

A fault is named by its line: the module, the function, the line before and after. When that line
is written anew, its entry is stale and says so.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from atoll.mutate.plant import Key
from atoll.table.games import folder

__all__ = ["Register", "RegisterError", "read_register"]

_KEYS = ("module", "function", "old", "new", "reason")


class RegisterError(ValueError):
    """A register that cannot be used; the message names the entry and the fix."""


class Register(NamedTuple):
    """The modules to plant faults in, and a sentence for each fault that changes nothing."""

    modules: tuple[str, ...]
    reasons: Mapping[Key, str]


def read_register(game: str, file: Path | None = None) -> Register:
    """The register of a game, `equivalents.toml` in its folder. Errors: RegisterError."""
    path = file or folder(game) / "equivalents.toml"
    try:
        whole = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise RegisterError(
            f"there is no register {path.name} for {game}; list its `modules` in one."
        ) from error
    except tomllib.TOMLDecodeError as error:
        raise RegisterError(f"{path.name}: {error}; write it as TOML.") from error
    entries = whole.get("fault", [])
    reasons = dict(_entry(game, path.name, *numbered) for numbered in enumerate(entries, 1))
    if len(reasons) < len(entries):
        raise RegisterError(f"{path.name}: a fault is explained twice; keep one of the entries.")
    return Register(tuple(whole.get("modules", ())), reasons)


def _entry(game: str, name: str, number: int, entry: Mapping[str, Any]) -> tuple[Key, str]:
    texts = [entry.get(key) for key in _KEYS]
    if set(entry) != set(_KEYS) or not all(isinstance(text, str) and text for text in texts):
        raise RegisterError(f"{name}, fault {number}: give exactly the texts {', '.join(_KEYS)}.")
    module, function, old, new, reason = map(str, texts)
    return (f"atoll.{game}.{module}", function, old, new), reason
