"""The table of a scene of Bali as Givens lay it, as few as show the same.

Draw pile and discard pile are told only where something depends on how they lie.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from atoll.bali import phrases
from atoll.bali.components import BOX, CARDS
from atoll.bali.game import played
from atoll.bali.position import fitted
from atoll.bali.scene import NAMES, bare
from atoll.bali.table import STAGES, Choice, Move, Place, Save, Swap, Table, Take
from atoll.table import Refusal, Step
from atoll.table.phrases import Phrase
from atoll.telling.heard import parts_given
from atoll.telling.scenario import Line
from atoll.telling.scene import Scene, happens
from atoll.telling.told import Laid

__all__ = ["AT_ONCE", "CHOOSES", "LEADS_UP", "NAMES", "goes_on", "laid", "seated"]

seated = bare
AT_ONCE: Collection[str] = STAGES
CHOOSES: Mapping[type, Mapping[str, Phrase]] = {}
LEADS_UP: Collection[str] = ()

_PARTS = (
    *("active", "island", "played", "spared", "goal", "shown", "hands", "dealt", "laid", "under"),
    *("cut", "start_cards", "seals", "masks", "ender"),
)
"""Those that a Given says where they are not as on a table of which nothing is said."""
_STOCKS = ("draw", "discard")
_FOLLOW = ("priests", "princes", "masks_left", *_STOCKS)
"""Those that follow from the others: a Given says them where something else lies there."""
_NOTHING: Mapping[str, Any] = dict.fromkeys(_FOLLOW)
Outcome = Step[Table] | Refusal


class _Said(NamedTuple):
    """What Givens say, the table they lay, moves that have been made, and what comes of them."""

    parts: Mapping[str, Any]
    before: Table
    past: tuple[Move, ...]
    table: Table


def laid(scene: Scene, *, whole: bool) -> Laid:
    """A scene as Givens lay it, as few as show the same; `whole` says the stocks in any case.

    Errors: ValueError.
    """
    if scene.table.box != BOX:
        raise ValueError("no Given brings a box of one's own")
    outcome = happens("bali", scene)
    for table, but in islice(_ways(scene.table), int(whole), None):
        said = _by_givens(table, but)
        if not _alike(said.table, scene.table, but or ("draw",)):
            raise ValueError("no Given lays such a table")
        led = happens("bali", scene._replace(table=said.table))
        if _leads_alike(led, outcome, but or ("draw",)):
            told = "draw" in said.parts and not _shuffled(outcome)
            chosen = tuple((scene.table.turn or 0, move) for move in said.past)
            there = scene._replace(table=said.before, past=(*chosen, *scene.past))
            return Laid([*_given(said, scene.table)], there, () if told else ("draw",))
    raise ValueError("what happens depends on the luck of a shuffling")


def _shuffled(outcome: Outcome) -> bool:
    """Whether luck lays the draw pile."""
    return isinstance(outcome, Step) and any(one.what == "reshuffle" for one in outcome.events)


def _ways(table: Table) -> Iterator[tuple[Table, Sequence[str]]]:
    """The table without its stocks, and with them: few cards of the draw pile in their order."""
    yield table, _STOCKS
    for first in dict.fromkeys((8, 24, len(table.draw))):
        rest = sorted(table.draw[first:], key=CARDS.index)
        yield table._replace(draw=(*table.draw[:first], *rest)), ()


def _alike(table: Table, other: Table, but: Sequence[str]) -> bool:
    apart = {name for name in table._fields if getattr(table, name) != getattr(other, name)}
    return apart <= {"seed", *but}


def _leads_alike(found: Outcome, whole: Outcome, but: Sequence[str]) -> bool:
    if isinstance(found, Refusal) or isinstance(whole, Refusal):
        return found == whole
    return found.events == whole.events and _alike(found.table, whole.table, but)


def _by_givens(table: Table, but: Sequence[str]) -> _Said:
    """What Givens say of a table, `but` some parts that follow from the others."""
    past = tuple(_chosen(table))
    usual, stage = bare(table.seats, table.rulings), _stage(table)
    bare_of = table._replace(chosen=usual.chosen)
    parts = {n: getattr(bare_of, n) for n in _PARTS if getattr(bare_of, n) != getattr(usual, n)}
    flags = {n: getattr(table, n) for n in ("forced", "prevented") if any(getattr(table, n))}
    parts |= {**flags, **stage}
    found = fitted(usual._replace(**parts), parts)
    for name in _FOLLOW:
        if name not in but and getattr(found, name) != getattr(table, name):
            parts[name] = getattr(table, name)
            found = fitted(usual._replace(**parts), parts)
    before = found
    for move in past:
        found = played(found, table.turn or 0, move).table
    return _Said(parts, before, past, found)


def _stage(table: Table) -> dict[str, Any]:
    """What comes next, where it is not that the active player decides."""
    if table.stage == "turn" and table.turn == table.active:
        return {}
    return {"stage": table.stage, "turn": table.turn}


def _chosen(table: Table) -> Iterator[Move]:
    """The moves by which a player has chosen cards. Errors: ValueError."""
    for one in table.chosen[table.turn] if table.turn is not None else ():
        yield _choosing(table, one)


def _choosing(table: Table, one: Choice) -> Move:
    if one.card and one.island:
        made = Save if table.stage == "save" else Place
        return made(one.card, one.island)
    if one.card:
        return Swap(one.card)
    if table.rulings.scholar_taking == "one_by_one":
        raise ValueError("cards that have been taken one by one were seen: no Given tells them")
    return Take(one.island or "")


def goes_on(scene: Scene) -> Line:  # noqa: ARG001 # as the contract has it
    """The When of what nobody decides."""
    return phrases.GOES_ON.line("When")


# Given


def _given(said: _Said, table: Table) -> Iterator[Line]:
    """What lies there, where it is not as on a table of which nothing is said."""
    names, usual = table.seats, bare(table.seats, table.rulings)
    there = usual._replace(**said.parts)
    hidden = usual._replace(**_NOTHING)
    yield from parts_given("bali", there, hidden, [one for one in said.parts if one in _FOLLOW])
    yield from parts_given("bali", there, usual, _PARTS)
    for phrase, flags in ((phrases.TURN_ENDED, table.forced), (phrases.PREVENTED, table.prevented)):
        if any(flags):
            yield phrase.line("Given", names, seats=[s for s, one in enumerate(flags) if one])
    if "stage" in said.parts:
        yield _next(table)


def _next(table: Table) -> Line:
    if table.turn is None:
        return phrases.COMES_NEXT.line("Given", coming=table.stage)
    return phrases.DECIDES_NEXT.line("Given", table.seats, seat=table.turn, due=table.stage)
