"""Laws about who sees what."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Any

from atoll.fiji.components import SET
from atoll.fiji.game import moves, played, waiting
from atoll.fiji.laws.tables import moments_of_all
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.rulings import answered
from atoll.fiji.table import Table
from atoll.proof.law import breach, law
from atoll.proof.tables import gives_nothing_away, looks, sealed, sees

_SECRET = ("hands", "offers", "set_aside", "deal")
_SCORED = ("dealing", "no cards", "over")
_RULINGS = [answered(None, {"set_aside": answer}) for answer in ("hidden", "shown")]


def _looks() -> Iterator[tuple[Table, int]]:
    """Every moment of a game of any number of seats, under both answers, and who looks."""
    return looks(chain.from_iterable(map(moments_of_all, _RULINGS)))


look_law = partial(law, over=_looks)


@look_law("fiji_1_3", "fiji_2_4", "fiji_4_3", "fiji_7_3", "fiji_7_4")
@breach(", hides=_OFFERS", "", "nouns")
def what_a_player_sees_does_not_depend_on_what_is_hidden_from_it(table: Table, seat: int) -> bool:
    """Whatever lies in what is hidden, what one player sees of the table stays the same.

    Hidden are the hands of the others until the round is scored, their offers until all are in,
    what they have set aside, and the cards in the stacks. At every moment all that is put under a
    seal that nothing can look into: what is seen is the same under one seal and under another.
    """
    return gives_nothing_away(LAYOUT.view, _sealed, table, seat)


def _sealed(table: Table, seat: int) -> Table:
    """The table with a new seal on everything that the seat may not know."""
    scored = table.stage in _SCORED
    hidden = {
        "hands": not scored,
        "offers": None in table.offers,
        "set_aside": not (scored and table.rulings.set_aside == "shown"),
    }
    names = [name for name, hides in hidden.items() if hides]
    parts: dict[str, Any] = {name: sealed(getattr(table, name), seat) for name in names}
    parts["deal"] = table.deal if table.stage == "over" else object()
    return table._replace(**parts)


@look_law("fiji_5_1", "fiji_7_4", over=lambda: (one for one in _looks() if one[0].stage in _SCORED))
@breach(
    'return table.stage in {"dealing", "no cards", "over"}', 'return table.stage == "over"', "nouns"
)
def from_the_scoring_on_everybody_sees_every_hand(table: Table, seat: int) -> bool:
    """In every round, as soon as it is scored, whatever is in the hands.

    Where the ruling shows them, what has been set aside is seen too.
    """
    hands = sealed(table.hands)
    try:
        seen = LAYOUT.view(table._replace(hands=hands), seat)
    except (AttributeError, TypeError):  # what is in a hand would matter
        return False
    aside = table.rulings.set_aside == "hidden" or seen.set_aside == table.set_aside
    return aside and bool(seen.hands == hands)


@look_law("fiji_1_3", "fiji_4_3", "fiji_7_3")
@breach("return None not in table.offers", "return _scored(table)", "nouns")
def a_player_sees_its_own_beads_and_whatever_lies_open(table: Table, seat: int) -> bool:
    """One's own hand, offer and beads set aside, and all that is secret to nobody.

    That is the supply, the rows, the goals, the heads, who keeps an offer, who has offered, how far
    the game is, and every offer once all are in.
    """
    seen = LAYOUT.view(table, seat)
    everybody = [name for name in Table._fields if name not in _SECRET]
    ready = [one is not None for one in table.offers] == [one is not None for one in seen.offers]
    revealed = None in table.offers or seen.offers == table.offers
    return sees(table, seen, seat, _SECRET[:3], everybody) and ready and revealed


def _secretly() -> Iterator[tuple[Table, int]]:
    """Who offers or sets beads aside of a complete set, while others are still to do so."""
    for table in moments_of_all(_RULINGS[0]):
        if (table.round, table.exchange) == (1, 1) and len(seats := waiting(table)) > 1:
            full = table._replace(hands=(SET,) * len(table.seats))
            yield from ((full, seat) for seat in seats)


@law("fiji_4_3", "fiji_7_3", over=_secretly)
@breach(
    'Event("fiji_7_3", "set aside", {"seat": seat})',
    'Event("fiji_7_3", "set aside", {"seat": seat, "beads": beads})',
    "game",
)
def what_is_told_of_a_secret_move_does_not_say_its_beads(table: Table, seat: int) -> bool:
    """Of an offer that is not the last, and of beads set aside, all hear who made it and no more.

    Every such move from a complete set is tried, whoever has made one already.
    """
    told = [played(table, seat, move).events for move in moves(table, seat)]
    return all(events == told[0] for events in told)
