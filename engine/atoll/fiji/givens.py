"""A table of Fiji told as Givens: only what differs from a table of which nothing is said."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import compress, product
from typing import NamedTuple

from atoll.fiji import phrases
from atoll.fiji.components import COLOURS, NO_BEADS, Beads
from atoll.fiji.counting import even_heads
from atoll.fiji.filling_in import another_round, other_rows, rest, with_row
from atoll.fiji.notation import write_condition, write_effect, write_goal
from atoll.fiji.rulings import EDITIONS, RULINGS, answered
from atoll.fiji.scene import Scene, laid
from atoll.fiji.table import Deal, Table
from atoll.table.phrases import Phrase
from atoll.table.rulings import Answers
from atoll.telling.phrases import RULING_HOLDS
from atoll.telling.scenario import Line, Rows

__all__ = ["Answered", "given", "said"]


class Answered(NamedTuple):
    """How the rulings of a table are told: an edition, and the answers that differ from it."""

    edition: str | None = None
    house: tuple[tuple[str, str], ...] = ()

    def lines(self) -> Iterator[Line]:
        """The Givens of the answers; that of the edition stands with the players."""
        for name, answer in self.house:
            phrase = RULING_HOLDS.written({"ruling": (name, "{answer}")})
            yield Line("Given", phrase, {"answer": answer})


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
    play, seats = phrases.PLAY_BY if rulings.edition else phrases.PLAY, range(len(table.seats))
    yield play.line("Given", table.seats, seats=seats, edition=rulings.edition)
    yield from rulings.lines()
    yield from _position(table, laid(table.seats, table.rulings), named)
    for cards in table.deal:
        yield _later(cards, table)


def _position(table: Table, usual: Table, named: Collection[str]) -> Iterator[Line]:
    """What lies on the table, in an order in which every Given can be laid on those before it."""
    told = {part for part in table._fields if getattr(table, part) != getattr(usual, part)}
    told = told - {"heads"} | {*named}
    if told & {"round", "exchange"}:
        when = phrases.EXCHANGE_OF_ROUND
        yield when.line("Given", exchange=table.exchange, round=table.round)
    if "heads" in told or _other_heads(table):
        yield phrases.HEADS.line("Given", table.seats, tally=table.heads)
    yield from _fists(table, table.set_aside, phrases.HAS_SET_ASIDE)
    yield from _rows(table, usual, whole="conditions" in named)
    if "goals" in told:
        yield phrases.GOALS.line("Given", goals=table.goals)
    yield from _hands(table, usual)
    if "supply" in named or table.supply != rest(table):
        yield phrases.SUPPLY.line("Given", beads=table.supply)
    yield from _offers(table)
    for seat in compress(range(len(table.seats)), table.keepers):
        yield phrases.KEEPS.line("Given", table.seats, seat=seat)
    if table.stage == "choice":
        yield phrases.ROW_DONE.line("Given", row=table.row)


def _other_heads(table: Table) -> bool:
    """Whether the heads are other ones than are assumed, by any answer to how a tie pays."""
    names = ("shared_place", "after_shared")
    ways = product(*(RULINGS[name].names() for name in names))
    answers = (table.rulings.but(**dict(zip(names, way, strict=True))) for way in ways)
    return any(even_heads(table._replace(rulings=each)) != table.heads for each in answers)


def _fists(table: Table, fists: Iterable[Beads | None], phrase: Phrase) -> Iterator[Line]:
    for seat, beads in enumerate(fists):
        if beads is not None:
            yield phrase.line("Given", table.seats, seat=seat, beads=beads)


def _rows(table: Table, usual: Table, *, whole: bool) -> Iterator[Line]:
    """One row that differs is a sentence; else all four are told, if any differs or if need be."""
    untold = other_rows(usual._replace(stage=table.stage, deal=table.deal))
    if _same_rows(table, untold) and not whole:
        return
    pairs = tuple(zip(table.conditions, table.effects, strict=True))
    usually = tuple(zip(usual.conditions, usual.effects, strict=True))
    alone = [row for row, own in enumerate(pairs) if _same_rows(with_row(usual, row, *own), table)]
    if alone and pairs != usually:
        condition, effect = pairs[alone[0]]
        yield phrases.ROW_IS.line("Given", row=alone[0] + 1, condition=condition, effect=effect)
    else:
        written = [
            (write_condition(condition), write_effect(effect)) for condition, effect in pairs
        ]
        yield phrases.ROWS.line("Given", table=(("condition", "effect"), *written))


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
        yield phrases.HANDS.line("Given", table=_piles(told))


def _offers(table: Table) -> Iterator[Line]:
    piles = {name: offer for name, offer in zip(table.seats, table.offers, strict=True) if offer}
    if len(piles) == len(table.seats):
        yield phrases.OFFERS.line("Given", table=_piles(piles))
    else:
        yield from _fists(table, table.offers, phrases.HAS_OFFERED)


def _piles(piles: dict[str, Beads]) -> Rows:
    """A table with a column for each colour that somebody has."""
    columns = [c for c in range(len(COLOURS)) if any(pile[c] for pile in piles.values())] or [0]
    header = ("player", *(COLOURS[c] for c in columns))
    rows = [(name, *(str(pile[c] or "") for c in columns)) for name, pile in piles.items()]
    return (header, *rows)


def _later(cards: Deal, table: Table) -> Line:
    if cards == another_round(table):
        return phrases.ANOTHER_ROUND.line("Given")
    writers: tuple[Callable[..., str], ...] = (write_condition, write_effect, write_goal)
    columns = [tuple(map(write, column)) for write, column in zip(writers, cards, strict=True)]
    rows = zip(*columns, strict=True)
    return phrases.NEXT_ROUND.line("Given", table=(("condition", "effect", "goal"), *rows))
