"""A game of Fiji begins, and a round is dealt (phases 1 to 3)."""

from collections.abc import Iterator, Sequence
from operator import index
from random import Random

from atoll.fiji.components import (
    BOX,
    COLOURS,
    FEWEST_SEATS,
    HEADS,
    MOST_SEATS,
    NO_BEADS,
    ROUNDS,
    ROWS,
    Beads,
    Deck,
    Goal,
)
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.phases import cleared, complete_set, dealt, in_play
from atoll.fiji.table import Deal, Table, box, of_two
from atoll.table import Event, Refused, Step
from atoll.table.luck import mixed
from atoll.table.play import unseated
from atoll.table.rulings import Answers


def fewest_seats(rulings: Answers) -> int:
    """How many seats a game needs at least; the ruling seats."""
    return FEWEST_SEATS if rulings.seats == "two_to_five" else FEWEST_SEATS + 1


def seated(seats: Sequence[str], rulings: Answers) -> tuple[str, ...]:
    """The names of the players, if that many can play. Errors: Refused (fiji_0_2)."""
    why = " (this edition has no game for two)" if len(seats) == FEWEST_SEATS else ""
    if reason := unseated(seats, fewest_seats(rulings), MOST_SEATS, why):
        raise Refused("fiji_0_2", reason)
    return tuple(seats)


def shuffled(deck: Deck, seed: int) -> tuple[Deal, ...]:
    """The cards of the four rounds from a shuffled deck.

    Errors: Refused (fiji_0_3) for a deck that is not 16 conditions and 16 effects, TypeError for a
    seed that is no whole number.
    """
    needed = ROUNDS * ROWS
    for name, cards in (("conditions", deck.conditions), ("effects", deck.effects)):
        if len(cards) != needed:
            reason = f"the number of {name} is {len(cards)}; four rounds need exactly {needed}."
            raise Refused("fiji_0_3", reason)
    luck = Random(index(seed))
    conditions, effects = mixed(deck.conditions, luck), mixed(deck.effects, luck)
    rounds = zip(dealt(conditions), dealt(effects), strict=True)
    return tuple(Deal(*columns, goals(luck)) for columns in rounds)


def goals(luck: Random) -> tuple[Goal, ...]:
    """A row of goals: the colours in any order, and either side of each."""
    colours = mixed(range(len(COLOURS)), luck)
    return tuple(Goal(colour, most=luck.random() < 0.5) for colour in colours)


def opened(
    seats: Sequence[str], cards: Sequence[Deal], rulings: Answers, *, deck: str = "given"
) -> Step[Table]:
    """The box is opened and everybody sits down; the first round is dealt next.

    `deck` says how sure the cards are: `given` by whoever plays, or `inferred` by us.
    """
    names = seated(seats, rulings)
    no_cards = Deal((), (), ())._asdict()
    bare = Table(seats=names, rulings=rulings, **LAYOUT.filled(no_cards, names))
    pool, later = in_play(len(names)), tuple(cards)
    table = bare._replace(round=0, stage="dealing", supply=pool, deal=later)
    events = (
        Event("fiji_0_1", "box", {"beads": BOX}),
        Event("fiji_0_2", "sit", {"seats": tuple(range(len(names)))}),
        Event("fiji_0_3", "stacks", {"cards": ROUNDS * ROWS, "deck": deck}),
        Event("fiji_0_4", "lay heads", {"heads": HEADS}),
    )
    return Step(table, events)


def deal(table: Table) -> Step[Table]:
    """The next round: beads back, sets and supply, then conditions, effects and goals."""
    if not table.deal:
        return Step(table._replace(stage="no cards"), ())
    cards, *later = table.deal
    sets = (complete_set(len(table.seats)),) * len(table.seats)
    bare = table._replace(
        round=table.round + 1,
        exchange=1,
        stage="set aside" if of_two(table) else "offer",
        set_aside=(None,) * len(table.seats),
        deal=tuple(later),
    )
    held = bare._replace(hands=sets)
    dealt = held._replace(**cards._asdict(), supply=_laid(table, sets))
    a_set, *others = _dealt(dealt)
    return Step(bare, _cleared(table)).then(Step(held, (a_set,)), Step(dealt, others))


def _laid(table: Table, sets: Sequence[Beads]) -> Beads:
    """The supply of the new round, once all beads of the old one are back."""
    piles = [*table.hands, *(beads or NO_BEADS for beads in table.set_aside)]
    once = table.rulings.supply_laid == "once"
    return cleared(table.supply, piles, sets, once=once)


def _cleared(table: Table) -> Iterator[Event]:
    if table.round:
        yield Event("fiji_5_8", "clear", {"round": table.round + 1})
        if any(table.set_aside):
            yield Event("fiji_7_7", "bring back", {"seats": tuple(range(len(table.seats)))})
        yield Event("fiji_2_3", "discard", {"round": table.round})


def _dealt(table: Table) -> tuple[Event, ...]:
    """The sets, and all that comes after them."""
    return (
        Event("fiji_7_1" if of_two(table) else "fiji_1_1", "set", {"beads": table.hands[0]}),
        Event("fiji_7_2" if of_two(table) else "fiji_1_2", "supply", {"beads": table.supply}),
        Event("fiji_1_4", "left in box", {"beads": box(table)}),
        Event("fiji_2_1", "conditions", {"conditions": table.conditions}),
        Event("fiji_2_2", "effects", {"effects": table.effects}),
        Event("fiji_3_1", "goals", {"goals": table.goals}),
        Event("fiji_3_2", "indicator", {"goal": table.goals[0]}),
    )
