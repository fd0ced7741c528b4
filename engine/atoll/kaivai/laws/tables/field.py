"""Laws about the field and what can lie on it: every hex and every place of a base is tried."""

from atoll.kaivai.bases import pairs_of_bases
from atoll.kaivai.board import FIELD, distance
from atoll.kaivai.components import CANOES, CULT_PIECES, FISHERMEN, GOODS, HUTS, INFLUENCE, STOCK
from atoll.kaivai.table import SEATS
from atoll.proof.law import Breach, Checked, law


@law(
    "kaivai_0_2",
    seats=(),
    breach=Breach("(2, 0), (-1, 5)", "(1, 0), (-1, 5)", "board"),
)
def every_hex_lies_at_most_four_steps_from_a_printed_cult_hex() -> Checked:
    """Of all 127 hexes none is further than that from the nearest of the six cult hexes.

    So on open water every canoe has somewhere to act near it.
    """
    near = [min(distance(one, cult) for cult in FIELD.printed) for one in sorted(FIELD.hexes)]
    flags = [steps <= 4 for steps in near]
    return Checked(len(flags), [*flags, len(flags) == 127, len(FIELD.printed) == 6])


@law(
    "kaivai_1_2",
    "kaivai_1_3",
    "kaivai_0_10",
    seats=(),
    breach=Breach("distance(one, other) > BETWEEN", "distance(one, other) >= BETWEEN", "bases"),
)
def two_further_bases_fit_on_the_field_in_twenty_eight_ways() -> Checked:
    """In each there are eight villages, and at least three water hexes lie between any two."""
    pairs = pairs_of_bases(FIELD)
    flags = []
    for pair in pairs:
        villages = [*({one} for one in FIELD.printed), *pair]
        apart = [
            distance(one, other) >= 4
            for n, village in enumerate(villages)
            for before in villages[:n]
            for one in village
            for other in before
        ]
        flags.append(len(villages) == 8 and all(apart))
    return Checked(len(flags), [*flags, len(pairs) == 28])


@law(
    "kaivai_0_2",
    "kaivai_0_3",
    "kaivai_0_4",
    seats=(),
    breach=Breach("HUTS, CANOES, FISHERMEN = 15", "HUTS, CANOES, FISHERMEN = 28", "components"),
)
def land_never_covers_the_field() -> Checked:
    """Of 127 hexes 49 are water even if every hut and cult piece of four players lies there.

    With three players they are 64, so every canoe always finds room.
    """
    land = [len(FIELD.printed) + CULT_PIECES + seats * HUTS for seats in (3, 4)]
    water = [len(FIELD.hexes) - hexes for hexes in land]
    room = [left > seats * CANOES for left, seats in zip(water, (3, 4), strict=True)]
    return Checked(len(land), [*room, water == [64, 49]])


@law(
    "kaivai_0_4",
    "kaivai_0_3",
    "kaivai_1_1",
    seats=(),
    breach=Breach("INFLUENCE = 24", "INFLUENCE = 26", "components"),
)
def the_box_suffices_for_what_players_begin_with() -> Checked:
    """After setup the supply has 34 fish and shells and 15 influence with three players.

    With four it has 28 and 12; and a player has more huts than canoes and fishermen together.
    """
    shells, fish, influence = STOCK
    goods = [GOODS - seats * (shells + fish) for seats in sorted(SEATS)]
    counters = [INFLUENCE - seats * influence for seats in sorted(SEATS)]
    flags = [goods == [34, 28], counters == [15, 12], CANOES + FISHERMEN < HUTS]
    return Checked(len(SEATS), flags)
