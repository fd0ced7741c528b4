"""The phrases of Fiji about what people hear and see, and who is next: Then, sorted."""

from collections.abc import Sequence
from itertools import zip_longest

from pytest_bdd import then

from atoll import fiji
from atoll.fiji.components import Beads
from atoll.table import cite, listed

from .fiji_tables import body
from .fiji_types import parse
from .fiji_world import FijiWorld


@then(parse("it is up to nobody"))
def up_to_nobody(world: FijiWorld) -> None:
    """What comes next happens by itself, or nothing does."""
    up_to(world, ())


@then(parse("it is up to {seats:Seats}"))
@then(parse("am Zug sind {seats:Seats}"))
def up_to(world: FijiWorld, seats: tuple[str, ...]) -> None:
    """The seats that have something to decide now."""
    names = [world.table.seats[seat] for seat in fiji.waiting(world.table)]
    world.same("up to", listed(seats or ["nobody"]), listed(names or ["nobody"]))


@then(parse("nobody has won yet"))
def goes_on(world: FijiWorld) -> None:
    """The game goes on, so it has no outcome."""
    world.same("outcome", None, fiji.outcome(world.table))


@then(parse("this is hidden"))
def hidden(world: FijiWorld, datatable: Sequence[Sequence[str]]) -> None:
    """Everything the seat that looks may not see, by which rule; and it sees nothing of it."""
    expected = [" ".join(row) for row in body(datatable, "hidden", ("rule", "what"))]
    found = world.view.hidden if world.view else ()
    world.hidden += [each.rule for each in found]
    same_lines(world, "hidden", expected, [f"{cite(each.rule)} {each.what}" for each in found])
    for what, seen in piles_seen(world).items():
        world.same(what, any(each.what == what for each in found), seen is None)


@then(parse("this is told"))
def told(world: FijiWorld, datatable: Sequence[Sequence[str]]) -> None:
    """Everything that happened, in its order and as people hear it; or why nothing did."""
    expected = [" ".join(row) for row in body(datatable, "told", ("rule", "sentence"))]
    heard = [(event.rule, world.sentence(event)) for event in world.latest]
    refused = [] if world.latest else world.refusals[-1:]
    world.claimed += refused
    heard += refused
    same_lines(world, "sentence", expected, [f"{cite(rule)} {text}" for rule, text in heard])


@then(parse("{seat:Seat} has the choice of {number:Number} moves"))
def choice_of(world: FijiWorld, seat: str, number: int) -> None:
    """How many different moves the seat may make now; each of them is allowed."""
    place = world.seat(seat)
    moves = {*fiji.moves(world.table, place)}
    refused = [move for move in moves if fiji.why_not(world.table, place, move)]
    world.same(f"moves of {seat}", (number, 0), (len(moves), len(refused)))


@then(parse("{seat:Seat} sees that {seats:Seats} have offered"))
def sees_ready(world: FijiWorld, seat: str, seats: tuple[str, ...]) -> None:
    """Whose offers are in the fist, which is no secret; anything more than that is one."""
    ready: Sequence[object] = world.look(seat).ready
    seen = zip(world.table.seats, ready, strict=True)
    names = [name if offered is True else f"{name} {offered}" for name, offered in seen if offered]
    world.same("offers made by", listed(seats), listed(names or ["nobody"]))


def same_lines(world: FijiWorld, part: str, expected: Sequence[str], actual: Sequence[str]) -> None:
    """Two lists of lines that must be the same; the first that differs is named."""
    pairs = zip_longest(expected, actual, fillvalue="nothing")
    for number, (one, other) in enumerate(pairs, start=1):
        world.same(f"{part} {number}", one, other)


def piles_seen(world: FijiWorld) -> dict[str, Beads | None]:
    """What the seat that looks sees of each pile of the others that lies on the table."""
    view, table = world.view, world.table
    seen: dict[str, Beads | None] = {}
    for other, name in enumerate(table.seats):
        if view is None or other == view.seat:
            continue
        seen[f"hand of {name}"] = view.hands[other]
        if table.offers[other] is not None:
            seen[f"offer of {name}"] = view.offers[other]
        if table.set_aside[other] is not None:
            seen[f"beads set aside by {name}"] = view.set_aside[other]
    return seen
