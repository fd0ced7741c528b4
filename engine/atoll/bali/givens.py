"""The table of a scene of Bali as Givens lay it, as few as show the same.

Draw pile and discard pile are told only where something depends on how they lie.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from atoll.bali import phrases
from atoll.bali.components import BOX, CARDS
from atoll.bali.game import played
from atoll.bali.position import fitted
from atoll.bali.rulings import answered
from atoll.bali.scene import Scene, bare, happens
from atoll.bali.table import Choice, Move, Place, Save, Swap, Table, Take
from atoll.table import Refusal, Step
from atoll.telling.heard import parts_given
from atoll.telling.phrases import RULING_HOLDS
from atoll.telling.scenario import Line

__all__ = ["Laid", "Outcome", "Untold", "chosen", "given", "laid", "rulings_given"]

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


class Untold(ValueError):
    """A scene that no scenario can tell; the message says what stands in the way."""


class Laid(NamedTuple):
    """What Givens say, moves that have been made, and the table that comes of it."""

    parts: Mapping[str, Any]
    past: tuple[Move, ...]
    table: Table


def laid(scene: Scene, *, stocked: bool) -> Laid:
    """The table as Givens lay it, as few as show the same; `stocked` says the stocks in any case.

    Errors: Untold.
    """
    if scene.table.box != BOX:
        raise Untold("no Given brings a box of one's own")
    whole = happens(scene)
    for table, but in islice(_ways(scene.table), int(stocked), None):
        found = _by_givens(table, but)
        if not _alike(found.table, scene.table, but or ("draw",)):
            raise Untold("no Given lays such a table")
        if _leads_alike(happens(scene._replace(table=found.table)), whole, but or ("draw",)):
            return found
    raise Untold("what happens depends on the luck of a shuffling")


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


def _by_givens(table: Table, but: Sequence[str]) -> Laid:
    """What Givens say of a table, `but` some parts that follow from the others."""
    past = tuple(chosen(table))
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
    for move in past:
        found = played(found, table.turn or 0, move).table
    return Laid(parts, past, found)


def _stage(table: Table) -> dict[str, Any]:
    """What comes next, where it is not that the active player decides."""
    if table.stage == "turn" and table.turn == table.active:
        return {}
    return {"stage": table.stage, "turn": table.turn}


def chosen(table: Table) -> Iterator[Move]:
    """The moves by which a player has chosen cards. Errors: Untold."""
    for one in table.chosen[table.turn] if table.turn is not None else ():
        yield _choosing(table, one)


def _choosing(table: Table, one: Choice) -> Move:
    if one.card and one.island:
        made = Save if table.stage == "save" else Place
        return made(one.card, one.island)
    if one.card:
        return Swap(one.card)
    if table.rulings.scholar_taking == "one_by_one":
        raise Untold("cards that have been taken one by one were seen: no Given tells them")
    return Take(one.island or "")


# Given


def given(found: Laid, scene: Scene) -> Iterator[Line]:
    """What lies there, where it is not as on a table of which nothing is said; then the past."""
    table = scene.table
    names, usual = table.seats, bare(table.seats, table.rulings)
    yield phrases.PLAY.line("Given", names, seats=range(len(names)))
    yield from rulings_given(table)
    there = usual._replace(**found.parts)
    hidden = usual._replace(**_NOTHING)
    yield from parts_given("bali", there, hidden, [one for one in found.parts if one in _FOLLOW])
    yield from parts_given("bali", there, usual, _PARTS)
    for phrase, flags in ((phrases.TURN_ENDED, table.forced), (phrases.PREVENTED, table.prevented)):
        if any(flags):
            yield phrase.line("Given", names, seats=[s for s, one in enumerate(flags) if one])
    if "stage" in found.parts:
        yield _next(table)
    for seat, move in (*[(table.turn, move) for move in found.past], *scene.past):
        yield phrases.CHOSEN.line("Given", names, seat=seat, move=move)


def _next(table: Table) -> Line:
    if table.turn is None:
        return phrases.COMES_NEXT.line("Given", coming=table.stage)
    return phrases.DECIDES_NEXT.line("Given", table.seats, seat=table.turn, due=table.stage)


def rulings_given(table: Table) -> Iterator[Line]:
    """The answers that are not the usual ones."""
    usual = answered()
    for name, answer in table.rulings.as_dict().items():
        if answer != getattr(usual, name):
            yield RULING_HOLDS.line("Given", ruling=(name, answer))
