"""Fiji as it is played: who may do what, and what follows.

The verbs: `setup`, `moves`, `why_not`, `after`, `view`, `outcome`.
After a move everything that nobody decides happens at once, up to the next decision.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from atoll.fiji import exchange, scoring
from atoll.fiji import round as rounds
from atoll.fiji.components import DECK, Beads, Deck
from atoll.fiji.moves import why_not
from atoll.fiji.position import read_position
from atoll.fiji.rulings import answered
from atoll.fiji.table import Move, Offer, SetAside, Table
from atoll.table import Event, Outcome, Refused, Step, replaced
from atoll.table.play import Play
from atoll.table.stating import rule


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
    without a `deck` of its own the game has the inferred one, `fiji.DECK`.
    Errors: Refused (fiji_0_2, fiji_0_3), UnknownRuling.
    """
    of = deck or DECK
    known = "inferred" if of is DECK else "given"
    cards = rounds.shuffled(of, seed)
    return onward(rounds.opened(seats, cards, answered(edition, rulings), deck=known))


def setup(
    seats: Sequence[str],
    seed: int,
    rulings: Mapping[str, str] | None = None,
    *,
    edition: str | None = None,
    deck: Deck | None = None,
) -> Table:
    """A new game: the table at its first decision, made as by `opening`.

    >>> setup(["Ana", "Ben"], seed=7).round
    1
    """
    return opening(seats, seed, rulings, edition=edition, deck=deck).table


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
    left = table._replace(offers=offers, hands=_without(table, seat, beads))
    step = Step(left, through=partial(_offering, table, left, seat))
    return step if None in offers else step.then(exchange.reveal(left))


def _offering(table: Table, left: Table, seat: int) -> tuple[Step[Table], ...]:
    offered = table._replace(offers=left.offers)
    return (
        Step(offered, [Event("fiji_4_1", "offer", {"seat": seat})]),
        Step(left, [Event("fiji_4_2", "from behind", {"seat": seat})]),
    )


def _set_aside(table: Table, seat: int, beads: Beads) -> Step[Table]:
    aside = replaced(table.set_aside, seat, beads)
    stage = "set aside" if None in aside else "offer"
    left = table._replace(hands=_without(table, seat, beads), set_aside=aside, stage=stage)
    return Step(left, lambda: [Event("fiji_7_3", "set aside", {"seat": seat})])


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


_PLAY = Play(played, proceed)
after, onward = _PLAY.after, _PLAY.onward
resumed = _PLAY.resuming(read_position)


def outcome(table: Table) -> Outcome | None:
    """Who won, once four rounds are over; None while the game goes on."""
    if table.stage != "over":
        return None
    return scoring.ended(table)
