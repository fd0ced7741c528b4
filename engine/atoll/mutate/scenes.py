"""Whether games at random go otherwise with a fault that survived, and a scenario that tells it.

A scene is kept only if the scenario fails once the fault is planted; so it is ready to keep.
"""

from collections.abc import Iterator, Sequence

from atoll.mutate.every_fault import Planting, Tried
from atoll.mutate.plant import Fault, planted
from atoll.mutate.search import Happening, differing, happenings
from atoll.mutate.serving import NotThere, Texts, by_each, elsewhere
from atoll.proof.parting import passing, tellings
from atoll.table.games import telling
from atoll.telling.witness import Witness

_PLAYING = 1800.0  # for games of every number of players by every answer, once


def scenes(of: Planting, survivors: Sequence[Tried], *, at_once: int) -> Iterator[Tried]:
    """Each of them with whether it was seen, and with a witness where one is told and found.

    What no scenario tells is seen without one, as in a game that tells none.
    """
    if not survivors:
        return
    [known] = by_each(of.game, ({},), happenings, of.game, at_once=1, seconds=_PLAYING)
    faults = [one.fault for one in survivors]
    texts = [{one.module: planted(of.sources[one.module], one)} for one in faults]
    for answer in by_each(of.game, texts, differing, of.game, known.value, at_once=at_once):
        found, job = answer.value or (), answer.job
        witness = _witness(of.game, faults[job], texts[job], found)
        yield survivors[job]._replace(seen=bool(answer.failed or found), witness=witness)


def _witness(game: str, fault: Fault, texts: Texts, found: Sequence[Happening]) -> Witness | None:
    """The first scenario of what was found, by the rules as they are, that fails with the fault."""
    told = tellings(game, found) if telling.there(game) else []
    try:
        passes = elsewhere(game, texts, passing, game, told) if told else []
    except NotThere:
        return None
    failing = (one for one, passed in zip(told, passes, strict=True) if not passed)
    about = f"{fault.old} -> {fault.new}"
    witnesses = (Witness(game, "mutant", about, f"atoll mutate {game}", (one,)) for one in failing)
    return next(witnesses, None)
