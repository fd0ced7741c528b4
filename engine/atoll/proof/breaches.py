"""Laws beside broken rules: fresh copies of a game's modules, one with a breach in its text."""

import sys
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, cast

from atoll.proof.law import Breach, Law, chapters, held_in
from atoll.table import games
from atoll.table.contract import Unknowns

__all__ = ["READ", "BreachError", "broken", "reread"]

READ = ("components", "rules", "phases")
"""What laws read where the game has it, each after those it imports; then what its laws name as
`PLAYED`, the laws and the unknowns."""


class BreachError(ValueError):
    """A breach that does not fit the text of the rules any more."""


def broken(game: str, of: Law) -> tuple[Law, Unknowns]:
    """The law as it speaks of its breach, and the unknowns it is asked about.

    Errors: BreachError, where the text of the breach does not stand there exactly once.
    """
    fresh = reread(game, of.breach)
    law = held_in(game, (fresh[name] for name in chapters(game)))[of.name]
    return law, cast(Unknowns, fresh["unknowns"])


def reread(game: str, breach: Breach) -> dict[str, ModuleType]:
    """Fresh copies of the modules that a law reads, one of them with the breach in its text."""
    known = games.modules(game)
    spoken = [name for name in READ if f"{games.GAMES[game]}.{name}" in known]
    names = (*spoken, *games.laws(game).PLAYED, "laws", *chapters(game), "unknowns")
    before = {name: games.source(game, name) for name in names}
    parts = {name: _part(game, name) for name in names}
    try:
        return {name: _read(game, name, before[name], breach) for name in names}
    finally:
        for name, module in before.items():
            _install(game, name, module, parts[name])


def _read(game: str, name: str, before: ModuleType, breach: Breach) -> ModuleType:
    file = Path(str(before.__file__))
    text = file.read_text(encoding="utf-8")
    if name == breach.module:
        text = _edited(text, breach, file)
    module = ModuleType(before.__name__)
    module.__file__ = str(file)
    _install(game, name, module, module)
    exec(_compiled(text, str(file)), vars(module))  # noqa: S102 # our own text
    return module


@cache
def _compiled(text: str, file: str) -> CodeType:
    """The code of a text: most are the same for every breach."""
    return compile(text, file, "exec")


def _part(game: str, name: str) -> Any:
    """What the package has under the name of its module: the module, or a verb of the same name."""
    package, _, own = f"{games.GAMES[game]}.{name}".rpartition(".")
    return getattr(sys.modules[package], own)


def _install(game: str, name: str, module: ModuleType, part: Any) -> None:
    """Let imports find this module by its whole name, and this part in its package."""
    sys.modules[module.__name__] = module
    package, _, own = f"{games.GAMES[game]}.{name}".rpartition(".")
    setattr(sys.modules[package], own, part)


def _edited(text: str, breach: Breach, file: Path) -> str:
    times = text.count(breach.old)
    if times != 1:
        raise BreachError(
            f"{file.name}: the text of a breach stands there {times} times, not once; "
            f"quote it anew: {breach.old}"
        )
    return text.replace(breach.old, breach.new)
