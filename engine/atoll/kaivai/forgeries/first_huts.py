"""Starting huts that may not be placed (1.5 to 1.7): elsewhere, of another kind, or not in turn."""

from collections.abc import Iterable, Iterator, Sequence

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex
from atoll.kaivai.forgeries.ground import (
    cult_beside,
    deciding,
    named,
    others,
    touched,
    water,
)
from atoll.kaivai.table import Table

__all__: list[str] = []

_KIND = "canoe-builder"


def _placing(seats: Sequence[int], hexes: Iterable[Hex], kind: str = _KIND) -> list[Turn]:
    places = named(hexes) if seats else []
    return [(seat, f"place {kind} on {place}") for seat in seats for place in places]


def _fit(table: Table) -> Iterator[Hex]:
    """The empty water hexes that touch a cult hex of one village."""
    for one in water(table):
        beside = one not in table.canoes and cult_beside(table, one)
        if beside and len(touched(table, one)) == 1:
            yield one


# Kaivai 1.5


@turn("kaivai_1_5")
def a_starting_hut_of_another_player(table: Table) -> list[Turn]:
    """A player places a starting hut who is not to place one yet."""
    late = [s for s in others(table, "huts") if not _owned(table, s)]
    return _placing(late, _fit(table))


@turn("kaivai_1_5")
def a_third_starting_hut(table: Table) -> list[Turn]:
    """A player who has placed two starting huts places another."""
    done = [s for s in others(table, "huts") if _owned(table, s)]
    return _placing(done, _fit(table))


@turn("kaivai_1_5", "kaivai_4_6")
def passing_instead_of_a_starting_hut(table: Table) -> list[Turn]:
    """A player goes without a starting hut."""
    return [(seat, "pass") for seat in deciding(table, "huts")]


@turn("kaivai_1_5", "kaivai_2_3", "kaivai_2_4", "kaivai_2_1")
def a_starting_hut_before_the_bids(table: Table) -> list[Turn]:
    """A player places a starting hut while bids are still made."""
    return _placing(deciding(table, "bid"), _fit(table)) if not table.huts else []


@turn("kaivai_1_5", "kaivai_3_1", "kaivai_4_1")
def a_starting_hut_too_late(table: Table) -> list[Turn]:
    """A player places a starting hut when the god is moved or actions are taken."""
    return _placing(deciding(table, "god", "action", "build"), _fit(table))


def _owned(table: Table, seat: int) -> int:
    return sum(hut.owner == seat for hut in table.huts.values())


# Kaivai 1.6


@turn("kaivai_1_6")
def a_starting_hut_far_from_land(table: Table) -> list[Turn]:
    """A starting hut touches no hex of a village."""
    far = (one for one in water(table) if not touched(table, one))
    return _placing(deciding(table, "huts"), far)


@turn("kaivai_1_6")
def a_starting_hut_beside_huts_alone(table: Table) -> list[Turn]:
    """A starting hut touches a hut of a village, and no cult hex."""
    alone = (one for one in water(table) if not cult_beside(table, one))
    beside = (one for one in alone if len(touched(table, one)) == 1)
    return _placing(deciding(table, "huts"), beside)


@turn("kaivai_1_6")
def a_starting_hut_on_a_cult_hex(table: Table) -> list[Turn]:
    """A starting hut is placed on a cult hex."""
    return _placing(deciding(table, "huts"), sorted(table.cult))


@turn("kaivai_1_6")
def a_starting_hut_on_a_hut(table: Table) -> list[Turn]:
    """A starting hut is placed on another hut."""
    return _placing(deciding(table, "huts"), sorted(table.huts))


@turn("kaivai_0_10", "kaivai_1_6", "kaivai_6_3")
def a_starting_hut_between_two_villages(table: Table) -> list[Turn]:
    """A starting hut would join two villages."""
    between = (one for one in water(table) if len(touched(table, one)) > 1)
    return _placing(deciding(table, "huts"), (one for one in between if cult_beside(table, one)))


@turn()
def a_starting_hut_beside_the_field(table: Table) -> list[Turn]:
    """A starting hut is placed where there is no hex."""
    beyond = ("A8", "G14", "N1", "A0", "4G")
    return [(s, f"place {_KIND} on {one}") for s in deciding(table, "huts") for one in beyond]


# Kaivai 1.7


@turn()
def a_starting_hut_of_no_kind(table: Table) -> list[Turn]:
    """A starting hut is of a kind that is none."""
    seats = deciding(table, "huts")
    return [*_placing(seats, _fit(table), "sauna"), *_placing(seats, _fit(table), "cult")]


@turn("kaivai_1_7")
def a_fisherman_of_a_beginner(table: Table) -> list[Turn]:
    """A beginner places a fisherman's hut."""
    seats = deciding(table, "huts") if table.rulings.start_huts == "beginners" else []
    return _placing(seats, _fit(table), "fisherman")


@turn("kaivai_1_7")
def a_meeting_hut_of_a_beginner(table: Table) -> list[Turn]:
    """A beginner places a meeting hut."""
    seats = deciding(table, "huts") if table.rulings.start_huts == "beginners" else []
    return _placing(seats, _fit(table), "meeting")


@turn("kaivai_1_7")
def two_huts_without_a_canoe_where_one_must_be(table: Table) -> list[Turn]:
    """A player places two huts without a canoe where one hut has a canoe."""
    one = table.rulings.start_huts == "one_canoe"
    seats = [s for s in deciding(table, "huts") if _owned(table, s)]
    bare = [seat for seat in seats if seat not in table.canoes.values()]
    return _placing(bare if one else [], _fit(table), "meeting")
