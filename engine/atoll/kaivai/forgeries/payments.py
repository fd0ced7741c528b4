"""Prices that are not paid as they should (6.6): too little, too much, what is not held, late."""

from collections.abc import Iterator

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.forgeries.ground import deciding, others
from atoll.kaivai.table import Table, Track

__all__: list[str] = []

_STAGES = ("bid", "god", "fish", "deliver", "move", "celebrate")


def _held(track: Track) -> list[int]:
    """The shells of a track, each by its space, the least first."""
    return [space for space, many in enumerate(track, 1) for _ in range(many)]


def _paying(seat: int, shells: list[int]) -> Turn:
    return seat, f"pay {' '.join(map(str, shells)) or 'none'}"


def _parts(table: Table) -> Iterator[tuple[int, list[int]]]:
    """Who pays, with the least shells and then ever more."""
    for seat in deciding(table, "pay"):
        held = _held(table.shells[seat])
        yield from ((seat, held[:number]) for number in range(1, len(held) + 1))
        yield from ((seat, held[-number:]) for number in range(1, len(held)))


@turn("kaivai_6_6")
def nothing_paid(table: Table) -> list[Turn]:
    """A player pays nothing."""
    return [_paying(seat, []) for seat in deciding(table, "pay") if table.due]


@turn("kaivai_6_6")
def too_little_paid(table: Table) -> list[Turn]:
    """A player pays shells that are worth less than the price."""
    return [_paying(seat, some) for seat, some in _parts(table) if sum(some) < table.due]


@turn("kaivai_6_6")
def one_too_little_paid(table: Table) -> list[Turn]:
    """A player pays shells that are worth one less than the price."""
    return [_paying(seat, some) for seat, some in _parts(table) if sum(some) == table.due - 1]


@turn("kaivai_6_6")
def a_superfluous_shell(table: Table) -> list[Turn]:
    """A player pays a shell that the price does not need."""
    if table.rulings.shells_paid != "needed":
        return []
    more = [(seat, some) for seat, some in _parts(table)]
    return [_paying(seat, some) for seat, some in more if sum(some) - min(some) >= table.due]


@turn("kaivai_6_6")
def shells_that_are_not_held(table: Table) -> list[Turn]:
    """A player pays with shells of a space on which there are too few."""
    found: list[Turn] = []
    for seat in deciding(table, "pay"):
        for space, many in enumerate(table.shells[seat], 1):
            number = -(-table.due // space)
            found += [_paying(seat, [space] * number)] if number > many else []
    return found


@turn()
def a_shell_of_six(table: Table) -> list[Turn]:
    """A player pays with a shell on a space that the track does not have."""
    return [(s, one) for s in deciding(table, "pay") for one in ("pay 6 6", "pay 0 5", "pay -5")]


@turn("kaivai_6_6", "kaivai_4_1")
def a_price_paid_by_another(table: Table) -> list[Turn]:
    """A player pays the price of another."""
    rich = [s for s in others(table, "pay") if any(table.shells[s])]
    return [_paying(seat, _held(table.shells[seat])) for seat in rich]


@turn("kaivai_6_6", "kaivai_2_3", "kaivai_2_1", "kaivai_3_1", "kaivai_4_1", "kaivai_10_1")
def a_price_paid_without_a_hut(table: Table) -> list[Turn]:
    """A player pays when nothing is due."""
    rich = [s for s in deciding(table, *_STAGES) if any(table.shells[s])]
    return [_paying(seat, _held(table.shells[seat])[:1]) for seat in rich]


@turn("kaivai_6_6", "kaivai_6_1", "kaivai_5_1")
def another_hut_before_the_price(table: Table) -> list[Turn]:
    """A player sails or builds on before the price is paid."""
    now = deciding(table, "pay")
    moves = ("build meeting on G3 from G2", "sail H6 to I9")
    return [(seat, move) for seat in now for move in moves]
