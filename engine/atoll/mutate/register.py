"""The register of a game: which modules hold its rules, and which faults change nothing.

A fault is named by its line: the module, the function, the line before and after. When that line
is written anew, its entry is stale and says so.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from atoll.code.text import Speech
from atoll.mutate.plant import Key
from atoll.table.games import folder

__all__ = ["Register", "RegisterError", "read_register"]

_KEYS = ("module", "function", "old", "new", "reason")


class RegisterError(ValueError):
    """A register that cannot be used; the message names the entry and the fix."""


class Register(NamedTuple):
    """The modules to plant faults in, a sentence for each fault that changes nothing, the words."""

    modules: tuple[str, ...]
    reasons: Mapping[Key, str]
    speech: Speech = Speech()


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
    speech = _speech(path.name, whole.get("words", {}))
    return Register(tuple(whole.get("modules", ())), reasons, speech)


def _speech(name: str, words: Mapping[str, Any]) -> Speech:
    """The game's own words: `pairs` and `rings` of them, and those `alike` or `listed`."""
    if unknown := sorted(set(words) - {"pairs", "rings", "alike", "listed"}):
        raise RegisterError(f"{name}: [words] has no {unknown[0]}; take it out.")
    pairs, rings = words.get("pairs", ()), words.get("rings", ())
    return Speech(
        {one: other for pair in pairs for one, other in (pair, reversed(pair))},
        {one: then for ring in rings for one, then in zip(ring, ring[1:] + ring[:1], strict=True)},
        frozenset(words.get("alike", ())),
        frozenset(words.get("listed", ())),
    )


def _entry(game: str, name: str, number: int, entry: Mapping[str, Any]) -> tuple[Key, str]:
    texts = [entry.get(key) for key in _KEYS]
    if set(entry) != set(_KEYS) or not all(isinstance(text, str) and text for text in texts):
        raise RegisterError(f"{name}, fault {number}: give exactly the texts {', '.join(_KEYS)}.")
    module, function, old, new, reason = map(str, texts)
    return (f"atoll.{game}.{module}", function, old, new), reason
