"""The phrases of Fiji: Then, sorted; the German ones say the same."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from pytest_bdd import then

from atoll.fiji import phrases
from atoll.fiji.components import (
    COLOURS,
    CONDITIONS,
    EFFECTS,
    HEADS,
    LARGEST_OFFER,
    NO_BEADS,
    SMALLEST_OFFER,
    Beads,
    Card,
    Goal,
)
from atoll.fiji.fields import FIELDS, say
from atoll.fiji.notation import write_beads, write_condition, write_effect, write_goal
from atoll.fiji.table import box
from atoll.running.parsing import parsing
from atoll.running.world import Mismatch
from atoll.table import listed, replaced

from .fiji import World
from .fiji_tables import cards, numbered
from .parts import gains, lies, tells
from .shared import Rows, body

parse = parsing(FIELDS)


tells(phrases.NOBODY_EXECUTES, "All players are cancelled.", "nobody/execute")
tells(phrases.GOAL_TIED, "Two players are equal in this goal.", "goal tied/win goal")
tells(phrases.HEADS_RUN_OUT, "More heads are taken than the box holds.", "heads run out")
tells(phrases.ORDER, "The ranking of the round, the first player first, equal ones joined.", "rank")
tells(phrases.EXECUTES, "The player whose count is the best left standing.", "execute/nobody")
_ALONE = "The player whose count is the best left standing, and those who stood before."
tells(phrases.EXECUTES_AS, _ALONE, "execute/nobody", "cancel")
_DECLINES = "The executor of the keep card does not make use of it."
tells(phrases.DECLINES, _DECLINES, "decline/keep", chooser=None)
tells(phrases.CANCEL, "Players with equal counts.", "cancel")
_WITH = say("{seats:Seats} patten sich mit je {count:Number} aus")
tells(_WITH, "Players with equal counts, and this count.", "cancel")


def fist(beads: Beads) -> Beads | None:
    """What is in a fist; `nothing` once it is empty."""
    return beads if any(beads) else None


lies(then, phrases.EXCHANGE_BEGINS, "The next exchange of the round.", "exchange")
_OFFERED = "The beads in a fist, or in front of the screen; `nothing` once they are paid."
lies(then, phrases.HAS_OFFERED, _OFFERED, "offers", fist)
_ASIDE = "The beads that one of two has put out of the round; `nothing` once they are back."
lies(then, phrases.HAS_SET_ASIDE, _ASIDE, "set_aside", fist)
lies(then, phrases.HAS_TO_CHOOSE, "Who executes a card that leaves a choice.", "chooser")
lies(then, phrases.KEEPS, "The offer will not be paid.", "keepers", value=True, chooser=None)
lies(then, phrases.HOLDS, "The beads behind a screen.", "hands")

_TAKES = "Beads go from the supply behind a screen; `nothing` where the supply lacks some."
gains(phrases.TAKES, _TAKES, "hands", out_of="supply")
gains(phrases.TAKES_HEADS, "Shrunken heads of this round.", "heads")
gains(phrases.EACH_TAKE, "Each of several players takes the same.", "hands", out_of="supply")
_EACH = "Each of several players takes as many shrunken heads of this round."
gains(say("{seats:Seats} each take {heads:Heads}"), _EACH, "heads")


@then(parse(phrases.EACH_HOLDS))
def each_holds(world: World, beads: Beads) -> None:
    """The same beads behind every screen."""
    names = [f"hand of {name}" for name in world.table.seats]
    world.tell(*names, hands=(beads,) * len(names))


@then(
    parse(
        "every offer is {low:Number} to {high:Number} beads",
        de="hat jedes Gebot {low:Number} bis {high:Number} Glassteine",
    )
)
def offer_sizes(world: World, low: int, high: int) -> None:
    """The sizes of the offers on the table, and that the rules allow nothing else."""
    sizes = [sum(offer or NO_BEADS) for offer in world.table.offers]
    world.same(
        "offers within the limits", expected=True, actual=all(low <= s <= high for s in sizes)
    )
    world.same("smallest and largest offer", (low, high), (SMALLEST_OFFER, LARGEST_OFFER))


@then(parse(phrases.EVERYONE_PAYS))
def everyone_pays(world: World) -> None:
    """All offers that nobody keeps go into the supply."""
    told = world.told
    pairs = [*zip(told.keepers, told.offers, strict=True)]
    paid = [offer for keeps, offer in pairs if offer and not keeps]
    offers = tuple(offer if keeps else None for keeps, offer in pairs)
    world.tell("supply", supply=reduce(Beads.plus, paid, told.supply), offers=offers)


@then(parse("everyone will pay", de="alle werden bezahlen"))
def everyone_will_pay(world: World) -> None:
    """Nobody keeps an offer so far."""
    keepers = zip(world.table.seats, world.table.keepers, strict=True)
    world.same("who will not pay", "nobody", listed(n for n, keeps in keepers if keeps) or "nobody")


@then(parse(phrases.ROUND_BEGINS))
def round_begins(world: World, round: int) -> None:  # noqa: A002
    """A new round has been dealt: the cards that lay on top of the stacks."""
    world.happened("clear", round=round)
    cards, *later = world.told.deal
    world.tell("round", round=round, exchange=1, deal=tuple(later), **cards._asdict())


@then(parse(phrases.BOX_HOLDS))
def box_holds(world: World, beads: Beads) -> None:
    """The beads that nobody needs in this game."""
    if box(world.table) != beads:
        expected, actual = write_beads(beads), write_beads(box(world.table))
        raise Mismatch({"box": expected}, {"box": actual})


@then(parse("the card shows {hands:Hands}, so it asks for the {most:Most}"))
def asks_for(world: World, hands: int, most: bool) -> None:  # noqa: FBT001 # as it is written
    """What the hands on the condition of the row mean: two the most, one the fewest."""
    world.same("the most for two hands", hands == 2, most)
    world.same("the card asks for the most", most, world.happened("count").facts["condition"].most)


@then(parse(phrases.COUNTS))
def counts_of(world: World, colours: tuple[bool, ...], counts: dict[str, int]) -> None:
    """What the condition of the row counts in each offer, and which colours it adds up."""
    found = world.happened("count", **world.placed(phrases.COUNTS, {"counts": counts}))
    world.same("colours counted", colours, found.facts["condition"].colours)


@then(parse(phrases.DECK_HOLDS))
def deck_holds(world: World, datatable: Rows) -> None:
    """Every card of the game, and how sure it is; the stacks hold just these."""
    told = body(datatable, "deck", ("condition", "evidence", "effect", "evidence"))
    same_cards(world, "conditions", write_condition, [row[:2] for row in told], CONDITIONS)
    same_cards(world, "effects", write_effect, [row[2:] for row in told], EFFECTS)


@then(parse("the heads do not run out"))
def heads_last(world: World) -> None:
    """The box holds the heads of this round, or had run out before it."""
    told = any(event.what == "heads run out" for event in world.latest)
    world.same("heads run out in this round", expected=False, actual=told)


@then(parse(phrases.PLACES))
def places_are(world: World, datatable: Rows) -> None:
    """The places of a round with their players, and the heads each of them takes."""
    rows = body(datatable, "places", ("place", "player", "heads"), ("Platz", "Name", "Köpfe"))
    told = {
        world.table.seats[world.seat(seat)]: (
            numbered(place, f"places, place of {seat}"),
            numbered(heads, f"places, heads of {seat}"),
        )
        for place, seat, heads in rows
    }
    found = placed(world)
    for name in {**told, **found}:
        world.same(f"place and heads of {name}", told.get(name), found.get(name))
    names, held = world.table.seats, world.told.heads
    total = tuple(before + told[name][1] for name, before in zip(names, held, strict=True))
    world.tell(*(f"heads of {name}" for name in names), heads=total)


@then(parse(phrases.ROWS_NOW))
def rows_are(world: World, datatable: Rows) -> None:
    """The four rows, from top to bottom: a condition and an effect each."""
    conditions, effects = cards(datatable)
    world.tell("conditions", "effects", conditions=conditions, effects=effects)


@then(parse(phrases.HEADS_LIE))
def heads_lie(world: World, heads: int) -> None:
    """The heads nobody has taken yet."""
    world.happened("lay heads", heads=heads)
    world.same("heads in the middle", heads, HEADS - sum(world.table.heads))


@then(parse("{number:Number} players are ranked", de="{number:Number} Spieler haben einen Platz"))
def ranked(world: World, number: int) -> None:
    """How many players the places of the round are for."""
    world.same("players with a place", number, len(placed(world)))


@then(
    parse(
        "{seat:Seat} executes the card, alone with {number:Number}",
        de="{seat:Seat} führt die Karte aus, allein mit {number:Number}",
    )
)
def executes_with(world: World, seat: str, number: int) -> None:
    """The player whose count is the best left standing, and that count."""
    place = world.seat(seat)
    world.happened("execute", "nobody", seat=place)
    world.same(f"count of {seat}", number, world.happened("count").facts["counts"][place])


@then(parse(phrases.OFFER_BACK))
def offer_back(world: World, seat: str) -> None:
    """A kept offer goes back behind the screen, beside what the player may have taken."""
    place, told = world.seat(seat), world.told
    world.happened("keep back", seat=place)
    world.tell(
        f"offer of {seat}",
        hands=replaced(told.hands, place, told.hands[place].plus(told.offers[place] or NO_BEADS)),
        offers=replaced(told.offers, place, None),
        keepers=replaced(told.keepers, place, value=False),
    )


@then(
    parse(
        "{seat:Seat} leads on {goal:Goal} before {other:Seat}, goal {nth:Number}, for place {place:Number}",
        de="{seat:Seat} liegt bei {goal:Goal} vor {other:Seat}, Ziel {nth:Number}, auf Platz {place:Number}",
    )
)
def leads(  # noqa: PLR0917 # the fields of the phrase
    world: World, seat: str, goal: Goal, other: str, nth: int, place: int
) -> None:
    """The goal that tells a player from the next one: the first on which they differ."""
    seats = {world.seat(seat), world.seat(other)}
    tied = [event.facts for event in world.latest if event.what == "tie"]
    equal = [facts["goal"] for facts in tied if seats <= {*facts["seats"]}]
    world.same(f"goals on which {seat} and {other} tie", nth - 1, len(equal))
    world.same(f"goal {nth}", write_goal(goal), write_goal(world.table.goals[nth - 1]))
    world.happened("place", seats=(world.seat(seat),), place=place)
    world.same(f"{seat} before {other}", expected=True, actual=placed(world)[other][0] > place)


@then(parse("{seat:Seat} sees that {seats:Seats} have offered"))
def sees_ready(world: World, seat: str, seats: tuple[str, ...]) -> None:
    """Whose offers are in the fist, which is no secret; anything more than that is one."""
    seen = zip(world.table.seats, world.look(seat).offers, strict=True)
    offered = [(name, beads) for name, beads in seen if beads is not None]
    names = [one if beads is True or one == seat else f"{one} {beads}" for one, beads in offered]
    world.same("offers made by", listed(seats), listed(names or ["nobody"]))


@then(parse(phrases.SEES))
def sees(world: World, seat: str, beads: Beads, thing: str) -> None:
    """Beads that are open: a hand, an offer or what has been set aside."""
    world.look(seat)
    pile = world.seen().get(thing)
    world.same(thing, write_beads(beads), "hidden" if pile is None else write_beads(pile))


@then(parse("{seat:Seat} takes place {place:Number}"))
def takes_place(world: World, seat: str, place: int) -> None:
    """The place of one player in the round just scored."""
    world.same(f"place of {seat}", place, placed(world)[seat][0])


@then(
    parse(
        "{seats:Seats} take places {first:Number} and {last:Number}",
        de="{seats:Seats} liegen auf Platz {first:Number} und {last:Number}",
    )
)
def take_places(world: World, seats: tuple[str, ...], first: int, last: int) -> None:
    """Two players who have two places between them, whoever is the better."""
    found = sorted(placed(world)[name][0] for name in seats)
    world.same(f"places of {listed(seats)}", [first, last], found)


@then(parse(phrases.TIE_WITH))
def tie_with(world: World, seats: tuple[str, ...], goal: Goal, number: int) -> None:
    """A goal that does not tell players apart, and how many beads of its colour each has."""
    places = world.seats(seats)
    world.happened("tie", seats=places, goal=goal)
    counts = world.happened("goal", goal=goal).facts["counts"]
    for name in seats:
        world.same(f"count of {name}", number, counts[world.seat(name)])


@then(
    parse(
        "{seats:Seats} tie on {goal:Goal}, each with {beads:Beads}",
        de="{seats:Seats} liegen gleichauf bei {goal:Goal}, jeder mit {beads:Beads}",
    )
)
def tie_holding(world: World, seats: tuple[str, ...], goal: Goal, beads: Beads) -> None:
    """A goal that does not tell players apart, and the beads of its colour that each has."""
    number = beads[goal.colour]
    world.same("colour of the goal", beads, NO_BEADS._replace(**{COLOURS[goal.colour]: number}))
    tie_with(world, seats, goal, number)


def same_cards(
    world: World, kind: str, write: Callable[[Any], str], told: Rows, known: Sequence[Card]
) -> None:
    """Cards with their evidence, as told and as known; and they are those dealt and to be dealt."""
    rounds = [world.table._asdict(), *(cards._asdict() for cards in world.table.deal)]
    dealt = [write(face) for cards in rounds for face in cards[kind]]
    sure, found = map(tuple, told), ((write(card.face), card.evidence) for card in known)
    world.same(kind, *(listed(f"{one} ({how})" for one, how in sorted(x)) for x in (sure, found)))
    world.same(f"{kind} dealt", listed(sorted(card for card, _ in told)), listed(sorted(dealt)))


def placed(world: World) -> dict[str, tuple[int, int]]:
    """The place of each seat in the round just scored, and the heads it takes."""
    events = [event.facts for event in world.latest if event.what in ("place", "share")]
    return {
        world.table.seats[seat]: (facts["place"], facts["heads"])
        for facts in events
        for seat in facts["seats"]
    }
