"""What can happen at a table on which the unknowns of a law lie: a scene for each."""

from collections.abc import Callable, Iterator
from itertools import pairwise, permutations, product

from atoll.fiji.components import (
    COLOURS,
    EXCHANGES,
    LARGEST_OFFER,
    NO_BEADS,
    ROUNDS,
    Beads,
    Effect,
)
from atoll.fiji.filling_in import another_round, other_rows, rest
from atoll.fiji.game import played
from atoll.fiji.moves import fists
from atoll.fiji.phases import Choice, Exchange, complete_set, exchanged
from atoll.fiji.rulings import answered
from atoll.fiji.scene import NAMES, bare
from atoll.fiji.table import Keep, Move, Offer, Pay, Rotate, SetAside, Swap, Table
from atoll.fiji.unknowns_laid import Made, laid_out
from atoll.table import Step
from atoll.telling.scene import Scene, happens, started

__all__ = ["HAPPENINGS"]

Scenes = Iterator[Scene]


# The exchange


def _row(table: Table, made: Made) -> Scenes:
    """The first row, and what its executor chooses."""
    yield from _analysed(table._replace(stage="row", row=1), made.get("choice"))


def _analysed(table: Table, choice: Choice | None) -> Scenes:
    yield Scene(table)
    step = happens("fiji", Scene(table))
    if choice and isinstance(step, Step) and step.table.chooser is not None:
        yield Scene(step.table, step.table.chooser, _picked(step.table, choice))


def _picked(table: Table, choice: Choice) -> Move:
    effect = table.effects[table.row - 1]
    if effect.rotates:
        return Rotate(choice.rotates)
    if effect.swaps:
        return Swap(choice.swaps, choice.swaps_with)
    return Pay() if choice.pays else Keep()


def _exchange(table: Table, made: Made) -> Scenes:
    """All rows at once; each on what those above it leave; and the payment."""
    begins = table._replace(stage="row", row=1)
    yield Scene(begins, onward=True)
    rows = [*zip(table.conditions, table.effects, strict=True)]
    before = Exchange(table.supply, table.hands, table.keepers, table.goals)
    up, other = table.rulings.half == "up", {"row": made["any_row"]} if "any_row" in made else {}
    offers = [offer or NO_BEADS for offer in table.offers]
    _, found = exchanged(before, offers, rows, made["choices"], half_is_up=up, **other)
    left = [begins._replace(**one._asdict()) for one in (before, *[row.after for row in found])]
    for number, choice in enumerate(made["choices"] if not other else ()):
        yield from _analysed(left[number]._replace(row=number + 1), choice)
    yield from _payment(left[-1], made)


def _payment(table: Table, _: Made) -> Scenes:
    yield Scene(table._replace(stage="payment", row=1))


# Choices and offers


def _choice(table: Table, made: Made) -> Scenes:
    """The goals are rotated or swapped; then once more, and the other way."""
    if "goals" not in made or "effect" in made:
        return
    moves: list[Move] = [Rotate(made["colour"])] if "colour" in made else []
    if choice := made.get("choice"):
        moves.append(Swap(choice.swaps, choice.swaps_with))
    for first, then in product(moves, repeat=2):
        scene = _choosing(table, first)
        goals = played(scene.table, 0, first).table.goals
        yield from (scene, _choosing(table._replace(goals=goals), then))
        if "hands" in made:
            yield from _scoring(table._replace(goals=goals), made)


def _choosing(table: Table, move: Move) -> Scene:
    """The first player executes a row and chooses this."""
    executes = (True, *[False] * (len(table.seats) - 1))
    effect = Effect(rotates=isinstance(move, Rotate), swaps=isinstance(move, Swap))
    said = {"executes": executes, "effect": effect, "goals": table.goals}
    there = laid_out(said, table.rulings)
    return Scene(there._replace(stage="choice", row=1, chooser=0), 0, move)


def _offers(table: Table, made: Made) -> Scenes:
    """The first player offers this, or so many beads of a hand: the largest offer first."""
    sizes = reversed(range(1, LARGEST_OFFER + 1))
    few = [made["offered"]] if "offered" in made else [_some_of(made["hand"], n) for n in sizes]
    yield from (Scene(table._replace(stage="offer"), 0, Offer(pile)) for pile in few)


def _some_of(hand: Beads, size: int) -> Beads:
    """So many beads of a hand, colour by colour; where it has fewer, more of its last colour."""
    beads = [colour for colour, number in enumerate(hand) for _ in range(number)]
    few = [*beads, *beads[-1:] * size][: max(size, 0)]
    return Beads(*[few.count(colour) for colour in range(len(COLOURS))])


def _set_aside(_: Table, made: Made) -> Scenes:
    """The first of two players sets this aside from a whole set."""
    yield Scene(bare(NAMES[:2], answered()), 0, SetAside(made["put_aside"]))


def _costs(table: Table, made: Made) -> Scenes:
    """In each exchange each player offers as many beads as the hand has lost after it."""
    tables = made["tables"]
    for number, (before, after) in enumerate(pairwise(tables[: EXCHANGES + 1]), start=1):
        there = table._replace(hands=before.hands, exchange=number, stage="offer")
        there = there._replace(supply=rest(there))
        for seat, (hand, left) in enumerate(zip(before.hands, after.hands, strict=True)):
            beads = _some_of(hand, sum(hand) - sum(left))
            yield Scene(there, seat, Offer(beads))


# The end of a round


def _scoring(table: Table, _: Made) -> Scenes:
    there = table._replace(exchange=EXCHANGES, row=0, offers=(None,) * len(table.seats))
    yield Scene(other_rows(there._replace(stage="scoring")))


def _ending(table: Table, _: Made) -> Scenes:
    """The last round is scored, and pays everybody alike."""
    hands = tuple([table.hands[0]] * len(table.seats))
    yield from _scoring(table._replace(round=ROUNDS, hands=hands), {})


def _clearing(table: Table, made: Made) -> Scenes:
    """The next round is dealt; where the beads do not add up to those in play, other ones lie."""
    if tables := made.get("tables"):
        table = table._replace(supply=tables[-1].supply, hands=tables[-1].hands)
    nothing = (None,) * len(table.seats)
    there = table._replace(exchange=EXCHANGES, row=0, offers=nothing, stage="dealing")
    there = other_rows(there._replace(deal=(another_round(there),)))
    sets = [complete_set(len(table.seats)).minus(aside or NO_BEADS) for aside in table.set_aside]
    dealt = there._replace(hands=tuple(sets))
    for one in (there, there._replace(supply=rest(there)), dealt._replace(supply=rest(dealt))):
        yield Scene(one)


# What a case says by itself


def _begins(_: Table, made: Made) -> Scenes:
    """So many sit down."""
    yield started(NAMES[: made["players"]], answered())


def _at_the_table(table: Table, made: Made) -> Scenes:
    """A player looks or moves, or else what comes next happens."""
    if "looks" in made:
        there = _scored_next(table)
        yield Scene(there, made["looks"], look=True, onward=there.stage == "scoring")
    elif "move" in made:
        yield Scene(table, made["seat"], made["move"])
    elif "seat" in made:
        yield from (Scene(table, made["seat"], move) for move in _tries(table, made["seat"]))
    elif table.stage in {"row", "payment", "scoring", "dealing"}:
        yield Scene(table)


def _scored_next(table: Table) -> Table:
    """A round that has been scored is about to be."""
    scored = table.stage in {"dealing", "no cards", "over"}
    return table._replace(stage="scoring", deal=()) if scored else table


def _tries(table: Table, seat: int) -> Iterator[Move]:
    """Whatever a player may think of, allowed or not."""
    if table.stage != "choice":
        yield from fists(table.hands[seat], table.stage)
    elif table.effects[table.row - 1].rotates:
        yield from map(Rotate, range(len(COLOURS)))
    elif table.effects[table.row - 1].swaps:
        yield from (Swap(*pair) for pair in permutations(range(len(COLOURS)), 2))
    else:
        yield from (Keep(), Pay())


HAPPENINGS: tuple[tuple[frozenset[str], Callable[[Table, Made], Scenes]], ...] = (
    (frozenset({"table"}), _at_the_table),
    (frozenset({"players"}), _begins),
    (frozenset({"rows", "rows_without_halves"}), _exchange),
    (frozenset({"condition", "counts", "effect", "executes", "take", "take_half"}), _row),
    (frozenset({"choice", "colour"}), _choice),
    (frozenset({"exchange", "keepers"}), _payment),
    (frozenset({"hand", "offered"}), _offers),
    (frozenset({"put_aside"}), _set_aside),
    (frozenset({"tables"}), _costs),
    (frozenset({"sets"}), _clearing),
    (frozenset({"hands", "standings", "two_colours"}), _scoring),
    (frozenset({"heads"}), _ending),
)
"""What can happen where any of these unknowns lie, or cases with these names."""
