"""The phrases that every game shares."""

from collections.abc import Sequence
from itertools import zip_longest

from pytest_bdd import given, then, when

from atoll.running.parsing import parsing
from atoll.running.world import Mismatch
from atoll.table import cite, listed
from atoll.table.fields import SHARED
from atoll.table.kinds import PositionError
from atoll.telling import phrases, rows

from .world import Scenario

Rows = Sequence[Sequence[str]]
parse = parsing(SHARED)


def body(datatable: Rows, part: str, *headers: tuple[str, ...]) -> Rows:
    """The rows below one of these headers, the first the English one. Errors: PositionError."""
    if not datatable or tuple(datatable[0]) not in headers:
        raise PositionError(part, f"write the columns | {' | '.join(headers[0])} |")
    return datatable[1:]


# Given


@given(parse(phrases.RULING_HOLDS))
def ruling(world: Scenario, ruling: tuple[str, str]) -> None:
    """A house rule: one ruling answered in another way."""
    world.rule(*ruling)


@given(parse(phrases.TABLE_HAS))
def table_has(world: Scenario, datatable: Rows) -> None:
    """Parts that no other phrase tells, each number or word in a row of its own."""
    found = rows.read(world.layout, body(datatable, "the table", rows.HEADER), world.table.seats)
    world.given(**found)


@given(parse(phrases.THESE_TURNS))
def turns_taken(world: Scenario, datatable: Rows) -> None:
    """Moves made before anything happens, those of a turn in one row with `;` between them."""
    for seat, moves in body(datatable, "the turns", ("player", "moves")):
        for move in moves.split(";"):
            world.past(seat, world.verbs.parse_move(move.strip()))


# When


@when(parse(phrases.GOES_ON))
def all_goes_on(world: Scenario) -> None:
    """All that nobody decides happens, up to the next decision."""
    world.go_on()


@when(parse("the table is counted"))
def counted(world: Scenario) -> None:
    """Somebody checks whether a game can come to such a table, as the referee does."""
    world.count()


@when(parse(phrases.LOOKS))
def looks(world: Scenario, seat: str) -> None:
    """What a player may see."""
    world.begin()
    world.look(seat)


# Then


@then(parse("it is up to nobody"))
@then(parse("it is up to {seats:Seats}", de="am Zug sind {seats:Seats}"))
def up_to(world: Scenario, seats: tuple[str, ...] = ()) -> None:
    """The players who have something to decide now; nobody has where the next thing comes by itself."""
    names = [world.table.seats[seat] for seat in world.verbs.waiting(world.table)]
    world.same("up to", listed(seats or ["nobody"]), listed(names or ["nobody"]))


@then(parse("nobody has won yet"))
def goes_on(world: Scenario) -> None:
    """The game goes on, so it has no outcome."""
    world.same("outcome", None, world.verbs.outcome(world.table))


@then(parse(phrases.NOBODY_WINS))
@then(parse(phrases.SHARE_VICTORY))
def won(world: Scenario, seats: tuple[str, ...] = ()) -> None:
    """The game is over, and these players have won it, or nobody has."""
    world.won(seats)


@then(parse(phrases.NOTHING_ELSE))
def nothing_else_changes(world: Scenario) -> None:
    """Whatever no Then of the scenario has told is as it was before the When."""
    world.compare()


@then(parse(phrases.GAME_OVER))
def game_over(world: Scenario) -> None:
    """The game is over, whoever has won it."""
    world.same("game over", expected=True, actual=world.verbs.outcome(world.table) is not None)


@then(parse(phrases.REFUSED_BY))
def refused_by(world: Scenario, rule: str) -> None:
    """The rules refuse what was tried, and this rule is the one they name."""
    if not world.refusals:
        raise Mismatch(f"refused by {rule}", "the move was allowed", next(iter(world.latest), None))
    if world.refusals[-1].rule != rule:
        raise Mismatch(f"refused by {rule}", str(world.refusals[-1]))
    world.claimed.append(world.refusals[-1])


@then(parse(phrases.THIS_IS_HIDDEN))
def hidden(world: Scenario, datatable: Rows) -> None:
    """Everything that the player who looks may not see, by which rule; nothing of it is seen."""
    expected = [" ".join(row) for row in body(datatable, "hidden", ("rule", "what"))]
    found = world.view.hidden if world.view else ()
    world.hidden += [each.rule for each in found]
    same_lines(world, "hidden", expected, [f"{cite(each.rule)} {each.what}" for each in found])
    for what, seen in world.seen().items():
        world.same(what, any(each.what == what for each in found), seen is None)


@then(parse(phrases.THIS_IS_TOLD))
def told(world: Scenario, datatable: Rows) -> None:
    """Everything that happened, in its order and as people hear it; or why nothing did."""
    expected = [" ".join(row) for row in rows.joined(body(datatable, "told", ("rule", "sentence")))]
    heard = [(event.rule, world.sentence(event)) for event in world.latest]
    refused = [] if world.latest else world.refusals[-1:]
    world.claimed += refused
    heard += refused
    same_lines(world, "sentence", expected, [f"{cite(rule)} {text}" for rule, text in heard])


def same_lines(world: Scenario, part: str, expected: Sequence[str], actual: Sequence[str]) -> None:
    """Two lists of lines that must be the same; the first that differs is named."""
    pairs = zip_longest(expected, actual, fillvalue="nothing")
    for number, (one, other) in enumerate(pairs, start=1):
        world.same(f"{part} {number}", one, other)


@then(parse(phrases.HIDES))
def hides(world: Scenario, rule: str, thing: str) -> None:
    """Something that the player who looks does not see, and is told so."""
    found = {hidden.what: hidden.rule for hidden in world.view.hidden} if world.view else {}
    seen = world.seen().get(thing) is not None
    world.same(thing, rule, "open" if seen else found.get(thing, "open"))
    world.hidden.append(rule)


@then(parse("{seat:Seat} has the choice of {number:Number} moves"))
def choice_of(world: Scenario, seat: str, number: int) -> None:
    """How many different moves the player may make now; each of them is allowed."""
    place = world.seat(seat)
    moves = {*world.verbs.moves(world.table, place)}
    refused = [move for move in moves if world.verbs.why_not(world.table, place, move)]
    world.same(f"moves of {seat}", (number, 0), (len(moves), len(refused)))


@then(parse(phrases.WINS))
def wins(world: Scenario, seat: str) -> None:
    """The game is over, and one player has won it."""
    world.won((seat,))
