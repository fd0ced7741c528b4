"""Laws beside broken rules: fresh copies of a game's modules, one with a breach in its text."""

from pathlib import Path
from types import ModuleType

from atoll.proof.any_part import Unknowns, unknowns_of
from atoll.proof.law import Breach, Law, chapters, claimed, held_in
from atoll.rereading import reread
from atoll.table import games

READ = ("components", "rules", "phases")
"""What laws read where the game has it; then what its laws name as `PLAYED`, the laws and the
unknowns."""


class BreachError(ValueError):
    """A breach that does not fit the text of the rules any more."""


def broken(game: str, of: Law) -> tuple[Law, Unknowns]:
    """The law as it speaks of its breach, and the unknowns it is asked about.

    Errors: BreachError, where the text of the breach does not stand there exactly once.
    """
    fresh = misread(game, of.breach)
    law = held_in(game, (fresh[name] for name in chapters(game)))[of.name]
    return law, unknowns_of.completed(game, fresh.get("unknowns"))


def misread(game: str, breach: Breach) -> dict[str, ModuleType]:
    """Fresh copies of the modules that a law reads, one of them with the breach in its text.

    Errors: BreachError.
    """
    known = games.modules(game)
    names = (*READ, *claimed(game).PLAYED, "laws", *chapters(game), "unknowns")
    whole = {f"{games.GAMES[game]}.{name}": name for name in names}
    texts = {place: _text(known[place], whole[place], breach) for place in whole if place in known}
    return {whole[place]: module for place, module in reread(texts).items()}


def _text(file: Path, name: str, breach: Breach) -> str:
    text = file.read_text(encoding="utf-8")
    if name != breach.module:
        return text
    if (times := text.count(breach.old)) != 1:
        raise BreachError(
            f"{file.name}: the text of a breach stands there {times} times, not once; "
            f"quote it anew: {breach.old}"
        )
    return text.replace(breach.old, breach.new)
