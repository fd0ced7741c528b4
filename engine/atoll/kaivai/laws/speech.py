"""What the laws of Kaivai speak with: tracks, players in order, a payment that is right."""

from collections.abc import Sequence

from atoll.kaivai.rules import Payment, payment, standing
from atoll.kaivai.table import Track
from atoll.words import Flag, Number, every, no

Numbers = Sequence[Number]
Flags = Sequence[Flag]
Tracks = Sequence[Track]
Deciding = tuple[Numbers, Tracks, Tracks, Numbers, Numbers]
"""Of all players the glory, shells, fish, canoes and huts."""
Delivery = tuple[Track, Track, Number, Number, Track]
"""Fish and shells of a player, the fish on the hut, the supply; and the fish that are brought."""


def within(track: Numbers, other: Numbers) -> Flag:
    """Whether a track has no more counters on any space than another."""
    return every([one <= there for one, there in zip(track, other, strict=True)])


def right_payment(shells: Numbers, paying: Numbers, due: Number) -> Flag:
    """Whether shells pay what is due, which is something: they are there, and none could stay."""
    found: Payment = payment(shells, paying, due)
    return every([due >= 1, no(found.lacking), found.enough, no(found.superfluous)])


def standings(deciding: Deciding) -> list[tuple[Number, ...]]:
    """Of each player what decides who bids first, in this order: less of each goes first."""
    return [standing(*one) for one in zip(*deciding, strict=True)]
