"""The phrases of Bali that are its own, sorted."""

from itertools import count

from pytest_bdd import given, then, when

from atoll.bali import phrases
from atoll.bali.fields import FIELDS
from atoll.record import opening
from atoll.running.parsing import parsing
from atoll.running.world import Mismatch

from .parts import lies
from .world import Scenario

parse = parsing(FIELDS)


# Given

_COMING = "What comes next without anybody deciding it."
lies(given, phrases.COMES_NEXT, _COMING, "stage", turn=None)
_PREVENTED = "Players who have prevented that the Dalang travels."
lies(given, phrases.PREVENTED, _PREVENTED, "prevented", value=True)
_ENDED = "Players who have played a second card of the kind."
lies(given, phrases.TURN_ENDED, _ENDED, "forced", value=True)


# When


@when(parse("{seats:Seats} begin a game of Bali with the start cards {cards:Values}"))
def begin_with(world: Scenario, seats: tuple[str, ...], cards: tuple[int, ...]) -> None:
    """A new game in which they are dealt these start cards: by the first luck that deals so."""
    if not len(seats) == len(cards) == len({*cards} & {1, 2, 3, 4}):
        raise Mismatch("start cards from 1 to 4, another for each player", f"{cards}")
    games = (world.record(seats=seats, seed=seed) for seed in count(1))
    world.start_game(
        seats, seed=next(one["seed"] for one in games if opening(one).table.start_cards == cards)
    )


# Then


@then(parse("the view has no number of cards in the hand of {seat:Seat}"))
@then(parse("the view has {number:Number} cards in the hand of {seat:Seat}"))
def view_has_cards(world: Scenario, seat: str, number: int | str = "secret") -> None:
    """How many cards a hand has, to the player who looks, whichever they are."""
    seen = world.view.hands[world.seat(seat)]
    world.same(f"cards in the hand of {seat}", number, "secret" if seen is None else len(seen))


@then(parse("the view shows the {thing:Thing}"))
def view_shows(world: Scenario, thing: str) -> None:
    """Something that a rule may hide lies open to the player who looks."""
    world.same(thing, "open", "hidden" if world.seen().get(thing) is None else "open")
