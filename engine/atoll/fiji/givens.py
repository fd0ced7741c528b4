"""A table of Fiji told as Givens: only what differs from a table of which nothing is said."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from atoll.fiji.components import COLOURS, NO_BEADS, Beads
from atoll.fiji.counting.heads import even_heads
from atoll.fiji.filling_in import another_round, other_rows, rest, with_row
from atoll.fiji.notation import write_condition, write_effect, write_goal
from atoll.fiji.rulings import EDITIONS, RULINGS, answered
from atoll.fiji.scene import Scene, laid
from atoll.fiji.table import Deal, Table
from atoll.table import listed
from atoll.table.rulings import Answers
from atoll.telling.scenario import Line, Rows

__all__ = ["Answered", "given", "piled", "said", "tallied"]


class Answered(NamedTuple):
    """How the rulings of a table are told: an edition, and the answers that differ from it."""

    edition: str | None = None
    house: tuple[tuple[str, str], ...] = ()

    def lines(self) -> Iterator[Line]:
        """The Givens of the answers; that of the edition stands with the players."""
        for name, answer in self.house:
            yield Line("Given", f"the ruling {name}={{answer}} holds", {"answer": answer})


def said(rulings: Answers, *, named: Sequence[str] = (), by_edition: bool = False) -> Answered:
    """The shortest way to tell the rulings; those `named` are told though they are the default."""
    editions = [*EDITIONS] if by_edition else [None, *EDITIONS]
    ways = [_way(rulings, edition, named) for edition in editions]
    return min(ways, key=lambda way: len(way.house) + (way.edition is not None))


def _way(rulings: Answers, edition: str | None, named: Sequence[str]) -> Answered:
    usual = answered(edition).as_dict()
    own = rulings.as_dict().items()
    told = tuple((name, answer) for name, answer in own if name in named or answer != usual[name])
    return Answered(edition, told)


def given(scene: Scene, rulings: Answered, *, named: Collection[str] = ()) -> Iterator[Line]:
    """The Givens that lay the table of a posed scene; parts that are `named` are always told."""
    if scene.when == "start":
        yield from rulings.lines()
        return
    table = scene.table
    by, players = rulings.edition, {"seats": listed(table.seats)}
    if by:
        yield Line("Given", "{seats} play Fiji by {edition}", players | {"edition": by})
    else:
        yield Line("Given", "{seats} play Fiji", players)
    yield from rulings.lines()
    yield from _position(table, laid(table.seats, table.rulings), named)
    for cards in table.deal:
        yield _later(cards, table)


def _position(table: Table, usual: Table, named: Collection[str]) -> Iterator[Line]:
    """What lies on the table, in an order in which every Given can be laid on those before it."""
    told = {part for part in table._fields if getattr(table, part) != getattr(usual, part)}
    told = told - {"heads"} | {*named}
    if told & {"round", "exchange"}:
        when = {"exchange": str(table.exchange), "round": str(table.round)}
        yield Line("Given", "it is exchange {exchange} of round {round}", when)
    if "heads" in told or _other_heads(table):
        yield Line("Given", "the heads are {heads}", {"heads": tallied(table.seats, table.heads)})
    yield from _fists(table, table.set_aside, "{seat} has set aside {beads}")
    yield from _rows(table, usual, whole="conditions" in named)
    if "goals" in told:
        yield Line(
            "Given", "the goals are {goals}", {"goals": listed(map(write_goal, table.goals))}
        )
    yield from _hands(table, usual)
    if "supply" in named or table.supply != rest(table):
        yield Line("Given", "the supply is {beads}", {"beads": piled(table.supply)})
    yield from _offers(table)
    for name, keeps in zip(table.seats, table.keepers, strict=True):
        if keeps:
            yield Line("Given", "{seat} keeps the offer", {"seat": name})
    if table.stage == "choice":
        yield Line("Given", "row {row} has been analysed", {"row": str(table.row)})


def _other_heads(table: Table) -> bool:
    """Whether the heads are other ones than are assumed, by any answer to how a tie pays."""
    names = ("shared_place", "after_shared")
    ways = product(*(RULINGS[name].names() for name in names))
    answers = (table.rulings.but(**dict(zip(names, way, strict=True))) for way in ways)
    return any(even_heads(table._replace(rulings=each)) != table.heads for each in answers)


def _fists(table: Table, fists: Iterable[Beads | None], phrase: str) -> Iterator[Line]:
    for name, beads in zip(table.seats, fists, strict=True):
        if beads is not None:
            yield Line("Given", phrase, {"seat": name, "beads": piled(beads)})


def _rows(table: Table, usual: Table, *, whole: bool) -> Iterator[Line]:
    """One row that differs is a sentence; else all four are told, if any differs or if need be."""
    untold = other_rows(usual._replace(stage=table.stage, deal=table.deal))
    if _same_rows(table, untold) and not whole:
        return
    pairs = tuple(zip(table.conditions, table.effects, strict=True))
    usually = tuple(zip(usual.conditions, usual.effects, strict=True))
    written = [(write_condition(condition), write_effect(effect)) for condition, effect in pairs]
    alone = [row for row, own in enumerate(pairs) if _same_rows(with_row(usual, row, *own), table)]
    if alone and pairs != usually:
        condition, effect = written[alone[0]]
        fields = {"row": str(alone[0] + 1), "condition": condition, "effect": effect}
        yield Line("Given", "row {row} is {condition}, {effect}", fields)
    else:
        yield Line("Given", "the rows are", table=(("condition", "effect"), *written))


def _same_rows(one: Table, other: Table) -> bool:
    return (one.conditions, one.effects) == (other.conditions, other.effects)


def _hands(table: Table, usual: Table) -> Iterator[Line]:
    """The hands that no set explains; an offer told by itself is still in the hand then.

    Where not all beads are there in a later exchange, an untold hand would make up for it.
    """
    complete = None not in table.offers
    every = table.exchange > 1 and table.supply != rest(table)
    told = {}
    for seat, name in enumerate(table.seats):
        offer = table.offers[seat] or NO_BEADS
        hand = table.hands[seat] if complete else table.hands[seat].plus(offer)
        left = usual.hands[seat].minus(table.set_aside[seat] or NO_BEADS)
        if every or hand != (left.minus(offer) if complete else left):
            told[name] = hand
    if told:
        yield Line("Given", "the hands are", table=_piles(told))


def _offers(table: Table) -> Iterator[Line]:
    piles = {name: offer for name, offer in zip(table.seats, table.offers, strict=True) if offer}
    if len(piles) == len(table.seats):
        yield Line("Given", "the offers are", table=_piles(piles))
    else:
        yield from _fists(table, table.offers, "{seat} has offered {beads}")


def _piles(piles: dict[str, Beads]) -> Rows:
    """A table with a column for each colour that somebody has."""
    columns = [c for c in range(len(COLOURS)) if any(pile[c] for pile in piles.values())] or [0]
    header = ("seat", *(COLOURS[c] for c in columns))
    rows = [(name, *(str(pile[c] or "") for c in columns)) for name, pile in piles.items()]
    return (header, *rows)


def _later(cards: Deal, table: Table) -> Line:
    if cards == another_round(table):
        return Line("Given", "another round follows")
    writers: tuple[Callable[..., str], ...] = (write_condition, write_effect, write_goal)
    columns = [tuple(map(write, column)) for write, column in zip(writers, cards, strict=True)]
    rows = zip(*columns, strict=True)
    return Line("Given", "the next round has", table=(("condition", "effect", "goal"), *rows))


def piled(beads: Beads) -> str:
    """Beads as a sentence lists them.

    >>> piled(Beads(green=2, blue=1)), piled(Beads())
    ('2 green and 1 blue', 'nothing')
    """
    pairs = zip(beads, COLOURS, strict=True)
    return listed(f"{number} {colour}" for number, colour in pairs if number) or "nothing"


def tallied(names: Sequence[str], numbers: Sequence[int]) -> str:
    """A number per seat: `Ana 2, Ben 0 and Cid 1`."""
    return listed(f"{name} {number}" for name, number in zip(names, numbers, strict=True))
