"""Fiji as it is played: who may do what, which rule refuses the rest, and what follows.

After a move everything that nobody decides happens at once, up to the next decision.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations, product

from atoll.fiji import exchange, rules, scoring
from atoll.fiji import round as rounds
from atoll.fiji.components import COLOURS, DECK, LARGEST_OFFER, NO_BEADS, SET_ASIDE, Beads, Deck
from atoll.fiji.notation import write_beads, write_move
from atoll.fiji.rulings import answered
from atoll.fiji.table import Keep, Move, Offer, Pay, Rotate, SetAside, Swap, Table
from atoll.table import Event, Outcome, Refusal, Refused, Step, agreed, counted, listed, replaced
from atoll.table.play import at_table
from atoll.table.play import onward as gone_on
from atoll.table.stating import rule

SEATS: tuple[int, ...] = (4, 2, 3, 5)
"""How many seats may sit down, the usual number first; the ruling seats may leave two out."""


@rule("fiji_0_2", "fiji_0_3")
def opening(
    seats: Sequence[str],
    seed: int,
    rulings: Mapping[str, str] | None = None,
    *,
    edition: str | None = None,
    deck: Deck | None = None,
) -> Step[Table]:
    """A new game, with what happened while it was set up.

    `seats` are 2 to 5 names; `seed` shuffles the cards; `rulings` change answers of the edition;
    without a `deck` of its own the game has the inferred one, `components.DECK`.
    Errors: Refused (fiji_0_2, fiji_0_3), UnknownRuling.
    """
    of = deck or DECK
    known = "inferred" if of is DECK else "given"
    cards = rounds.shuffled(of, seed)
    return onward(rounds.opened(seats, cards, answered(edition, rulings), deck=known))


# Who may do what


def waiting(table: Table) -> tuple[int, ...]:
    """The seats that have something to decide now."""
    match table.stage:
        case "offer":
            return tuple([s for s, offer in enumerate(table.offers) if offer is None])
        case "set aside":
            return tuple([s for s, beads in enumerate(table.set_aside) if beads is None])
        case "choice" if table.chooser is not None:
            return (table.chooser,)
    return ()


def moves(table: Table, seat: int) -> tuple[Move, ...]:
    """Everything the seat may do now; nothing when it has nothing to decide."""
    if seat not in waiting(table):
        return ()
    if table.stage == "choice":
        return _choices(table)
    return fists(table.hands[seat], table.stage)


_CHOICES: Mapping[str, tuple[Move, ...]] = {
    "rotate": tuple(Rotate(colour) for colour in range(len(COLOURS))),
    "swap": tuple(Swap(*pair) for pair in permutations(range(len(COLOURS)), 2)),
    "keep": (Keep(), Pay()),
}


def _choices(table: Table) -> tuple[Move, ...]:
    asked = exchange.choice_of(table, table.effects[table.row - 1])
    choices = _CHOICES[asked or "keep"]
    if asked == "swap" and table.rulings.swap == "neighbours":
        return tuple(m for m in choices if isinstance(m, Swap) and _refuse_swap(table, m) is None)
    return choices


def fists(hand: Beads, stage: str) -> tuple[Offer | SetAside, ...]:
    """What can be taken out of a hand: offered or, at stage `set aside`, set aside."""
    fist = SET_ASIDE if stage == "set aside" else LARGEST_OFFER
    return _fists(Beads(*[min(fist, beads) for beads in hand]), stage)


@lru_cache(maxsize=2048)
def _fists(reach: Beads, stage: str) -> tuple[Offer | SetAside, ...]:
    every = [Beads(*beads) for beads in product(*(range(most + 1) for most in reach))]
    if stage == "set aside":
        return tuple(SetAside(beads) for beads in every if rules.set_aside_allowed(beads))
    return tuple(Offer(beads) for beads in every if rules.size_allowed(beads))


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses the move and the fix, or None where the move is allowed.

    `seat` is a place at the table, from 0. Errors: IndexError for a seat nobody sits on.
    """
    name = table.seats[at_table(table.seats, seat)]
    if table.stage == "over":
        return Refusal("fiji_6_1", "the game is over after four rounds; start a new one.")
    if table.stage == "no cards":
        reason = f"no cards are known for round {table.round + 1}; give them in `deal`."
        return Refusal("fiji_2_1", reason)
    match move:
        case Offer(beads):
            return _refuse_offer(table, seat, beads, name)
        case SetAside(beads):
            return _refuse_set_aside(table, seat, beads, name)
    return _refuse_choice(table, seat, move)


def _first(table: Table) -> Refusal | None:
    """What has to happen before offers can be made."""
    if table.stage == "set aside":
        names = [table.seats[s] for s in waiting(table)]
        first = agreed("first set[s|] aside four beads.", len(names))
        return Refusal("fiji_7_3", f"{listed(names)} {first}")
    if table.chooser is not None:
        name, choices = table.seats[table.chooser], moves(table, table.chooser)
        reason = f"{name} first chooses: {listed(map(write_move, choices), 'or')}."
        return Refusal("fiji_4_8", reason)
    return None


def _refuse_offer(table: Table, seat: int, beads: Beads, name: str) -> Refusal | None:
    hand, aside = table.hands[seat], table.set_aside[seat] or NO_BEADS
    if first := _first(table):
        return first
    if table.offers[seat] is not None:
        return Refusal("fiji_4_3", f"{name} has an offer already; wait for the others.")
    if min(beads) < 0 or not rules.size_allowed(beads):
        return Refusal("fiji_4_1", f"{name} offers {sum(beads)} beads; offer 1 to 4.")
    if rules.held(beads, hand):
        return None
    holds = f"{name} offers {write_beads(beads)} but holds {write_beads(hand)}"
    if rules.held(beads, hand.plus(aside)):
        return Refusal("fiji_7_4", f"{holds}; what is set aside is out until the next round.")
    return Refusal("fiji_4_2", f"{holds}; offer beads from behind the screen.")


def _refuse_set_aside(table: Table, seat: int, beads: Beads, name: str) -> Refusal | None:
    if table.stage != "set aside":
        reason = "beads are set aside by two players only, once a round, before the first offers."
        return Refusal("fiji_7_3", reason)
    if table.set_aside[seat] is not None:
        return Refusal("fiji_7_3", f"{name} has set four beads aside already; wait for the other.")
    if min(beads) < 0 or not rules.set_aside_allowed(beads):
        there = counted(sum(beads), "bead")
        return Refusal("fiji_7_3", f"{name} sets aside {there}; set aside exactly 4.")
    if not rules.held(beads, table.hands[seat]):
        holds = write_beads(table.hands[seat])
        return Refusal("fiji_7_3", f"{name} holds {holds}; set aside four of these.")
    return None


_ASKS: Mapping[str, tuple[str, str]] = {
    "rotate": ("fiji_4_14", "rotate one goal card"),
    "swap": ("fiji_4_15", "swap two goal cards"),
    "keep": ("fiji_4_13", "keep or pay the offer"),
}


def _asked(move: Move) -> str:
    return "rotate" if isinstance(move, Rotate) else "swap" if isinstance(move, Swap) else "keep"


def _refuse_choice(table: Table, seat: int, move: Move) -> Refusal | None:
    if table.chooser is None:
        rule, text = _ASKS[_asked(move)]
        return Refusal(rule, f"nobody is executing a card to {text} now; leave the move out.")
    if seat != table.chooser:
        reason = f"{table.seats[table.chooser]} executes this row; nobody else chooses."
        return Refusal("fiji_4_8", reason)
    asked = exchange.choice_of(table, table.effects[table.row - 1]) or "keep"
    if asked != _asked(move):
        rule, text = _ASKS[asked]
        return Refusal(rule, f"{table.seats[seat]} must {text} now.")
    if isinstance(move, Rotate) and move not in _CHOICES[asked]:
        return Refusal("fiji_4_14", "no goal has that colour; name one of the four.")
    return _refuse_swap(table, move) if isinstance(move, Swap) else None


def _refuse_swap(table: Table, move: Swap) -> Refusal | None:
    if move.one == move.other:
        return Refusal("fiji_4_15", "a goal card is not swapped with itself; name two colours.")
    if move not in _CHOICES["swap"]:
        return Refusal("fiji_4_15", "no goal has that colour; name two of the four.")
    order = [goal.colour for goal in table.goals]
    apart = abs(order.index(move.one) - order.index(move.other))
    if table.rulings.swap == "neighbours" and apart > 1:
        reason = "the ruling swap=neighbours asks for two goal cards side by side; name these."
        return Refusal("fiji_4_15", reason)
    return None


# What follows


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """The table after the move alone, before anything follows from it.

    Errors: Refused where `why_not` has a refusal.
    """
    if refusal := why_not(table, seat, move):
        raise Refused(*refusal)
    match move:
        case Offer(beads):
            return _offered(table, seat, beads)
        case SetAside(beads):
            return _set_aside(table, seat, beads)
    return exchange.chosen(table, seat, move)


def _without(table: Table, seat: int, beads: Beads) -> tuple[Beads, ...]:
    return replaced(table.hands, seat, table.hands[seat].minus(beads))


def _offered(table: Table, seat: int, beads: Beads) -> Step[Table]:
    offers = replaced(table.offers, seat, beads)
    offered = table._replace(offers=offers)
    left = offered._replace(hands=_without(table, seat, beads))
    step = Step(offered, [Event("fiji_4_1", "offer", {"seat": seat})]).then(
        Step(left, [Event("fiji_4_2", "from behind", {"seat": seat})])
    )
    return step if None in offers else step.then(exchange.reveal(left))


def _set_aside(table: Table, seat: int, beads: Beads) -> Step[Table]:
    aside = replaced(table.set_aside, seat, beads)
    stage = "set aside" if None in aside else "offer"
    left = table._replace(hands=_without(table, seat, beads), set_aside=aside, stage=stage)
    return Step(left, [Event("fiji_7_3", "set aside", {"seat": seat})])


_AUTOMATIC: Mapping[str, Callable[[Table], Step[Table]]] = {
    "row": exchange.analyse,
    "payment": exchange.pay,
    "scoring": scoring.score,
    "dealing": rounds.deal,
}


def proceed(table: Table) -> Step[Table] | None:
    """The next thing that nobody decides: a row, the payment, scoring or dealing; or None."""
    automatic = _AUTOMATIC.get(table.stage)
    return automatic(table) if automatic else None


def onward(step: Step[Table]) -> Step[Table]:
    """Everything that nobody decides, up to the next decision or the end."""
    return gone_on(proceed, step)


def outcome(table: Table) -> Outcome | None:
    """Who won, once four rounds are over; None while the game goes on."""
    if table.stage != "over":
        return None
    return scoring.ended(table)
