"""Bids that may not be made (chapter 2): over their range, made already, or not in turn."""

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.forgeries.ground import deciding, others
from atoll.kaivai.table import STAGES, Table

__all__: list[str] = []

_LATER = STAGES[1:-1]
_BIDS = ("kaivai_2_1", "kaivai_2_3", "kaivai_2_4")
_LEAST, _MOST = 1, 10


def _free(table: Table) -> list[int]:
    return [number for number in range(_LEAST, _MOST + 1) if number not in table.bids]


def _bidding(table: Table, *numbers: int) -> list[Turn]:
    return [(seat, f"bid {number}") for seat in deciding(table, "bid") for number in numbers]


# Kaivai 2.1


@turn("kaivai_2_1")
def a_bid_of_nothing(table: Table) -> list[Turn]:
    """A bid is one less than the least."""
    return _bidding(table, _LEAST - 1)


@turn("kaivai_2_1")
def a_bid_of_eleven(table: Table) -> list[Turn]:
    """A bid is one more than the most."""
    return _bidding(table, _MOST + 1)


@turn("kaivai_2_1")
def a_bid_of_a_hundred(table: Table) -> list[Turn]:
    """A bid is far over the scale."""
    return _bidding(table, 100)


@turn()
def a_bid_that_is_no_number(table: Table) -> list[Turn]:
    """A bid is a word."""
    return [(seat, "bid most") for seat in deciding(table, "bid")]


@turn("kaivai_2_1", "kaivai_4_6")
def passing_instead_of_a_bid(table: Table) -> list[Turn]:
    """A player goes without a bid."""
    return [(seat, "pass") for seat in deciding(table, "bid")]


@turn("kaivai_2_1", "kaivai_2_7", "kaivai_4_1")
def a_bid_among_the_actions(table: Table) -> list[Turn]:
    """A player bids once more while actions are taken."""
    free = _free(table)
    return [(seat, f"bid {free[0]}") for seat in deciding(table, *_LATER) if free]


# Kaivai 2.2


@turn("kaivai_2_2")
def the_first_bid_again(table: Table) -> list[Turn]:
    """A player bids what the first bidder has bid."""
    made = [table.bids[seat] for seat in table.order]
    return _bidding(table, *[number for number in made[:1] if number])


@turn("kaivai_2_2")
def the_last_bid_again(table: Table) -> list[Turn]:
    """A player bids what was bid just before."""
    made = [table.bids[seat] for seat in table.order]
    return _bidding(table, *[number for number in made if number][-1:])


@turn("kaivai_2_2")
def the_highest_bid_again(table: Table) -> list[Turn]:
    """A player bids the highest number of the others."""
    return _bidding(table, *sorted(number for number in table.bids if number)[-1:])


# Kaivai 2.3


@turn(*_BIDS)
def a_bid_out_of_order(table: Table) -> list[Turn]:
    """A player bids before it is their turn to bid."""
    late = [seat for seat in others(table, "bid") if table.bids[seat] is None]
    return [(seat, f"bid {_free(table)[0]}") for seat in late]


@turn(*_BIDS)
def a_bid_of_the_last_first(table: Table) -> list[Turn]:
    """Who bids last bids first."""
    first = deciding(table, "bid") == [*table.order[:1]]
    return [(table.order[-1], f"bid {_MOST}")] if first else []


@turn(*_BIDS)
def another_bid(table: Table) -> list[Turn]:
    """A player changes the bid for another one."""
    made = [seat for seat in others(table, "bid") if table.bids[seat]]
    return [(seat, f"bid {_free(table)[-1]}") for seat in made]


@turn(*_BIDS, "kaivai_2_2")
def the_own_bid_again(table: Table) -> list[Turn]:
    """A player makes the same bid a second time."""
    made = [seat for seat in others(table, "bid") if table.bids[seat]]
    return [(seat, f"bid {table.bids[seat]}") for seat in made]
