"""Laws about chips and seals: every way in which the chips of an island can lie is tried."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from atoll.bali.laws.tables.games import Line, bare, laid, lines, passed, thrown
from atoll.bali.table import SEATS, Move, Pass, Play, Show, Table
from atoll.proof.law import breach, law

_HERE, _ELSEWHERE = "Kukusch", "Wontong"


@cache
def _contests() -> tuple[Line, ...]:
    """Every contest for a chip: wherever both chips and the seal lie, and whoever shows a card.

    With three players a chip may lie aside. Nobody shows one by either answer to what follows.
    """
    return tuple(
        line
        for seats, kind in product(SEATS, ("priest", "prince"))
        for start in _lying(seats, kind)
        for line in _each_wins(start, kind)
    )


def _lying(seats: int, kind: str) -> Iterator[Table]:
    some = range(seats)
    holders: tuple[int | None, ...] = (*some, *((None,) if seats < max(SEATS) else ()))
    hands = ((kind,) * 2, *((kind,),) * (seats - 1))
    for priest, prince, seal in product(holders, holders, (*some, None)):
        usual = bare(seats)
        yield laid(
            usual,
            hands=hands,
            priests=_with(usual.priests, priest),
            princes=_with(usual.princes, prince),
            seals={_ELSEWHERE: 1, **({} if seal is None else {_HERE: seal})},
        )


def _with(chips: Mapping[str, int], owner: int | None) -> dict[str, int]:
    """The chips, that of the active island with this player or aside."""
    rest = {island: seat for island, seat in chips.items() if island != _HERE}
    return rest if owner is None else {**rest, _HERE: owner}


def _each_wins(start: Table, kind: str) -> Iterator[Line]:
    """Each player shows a card alone; and nobody does."""
    seats = len(start.seats)
    stays = bare(seats, "show_none=stays", "aside=stays").rulings
    for winner, table in [
        *((one, start) for one in range(seats)),
        *((None, start._replace(rulings=rulings)) for rulings in (start.rulings, stays)),
    ]:
        shown: list[tuple[int, Move]] = [
            (seat, Show(1) if seat == winner else Pass()) for seat in range(seats)
        ]
        yield passed(table, (0, Play(kind)), *shown)


@law("bali_7_2", over=_contests)
@breach("seals = {**table.seals, table.island: seat}", "seals = {table.island: seat}", "contests")
def a_seal_once_taken_never_returns_to_nobody(line: Line) -> bool:
    """Whoever wins or loses a chip, every seal that somebody had somebody has after it."""
    return line.start.seals.keys() <= line.end.seals.keys()


@law("bali_7_1", over=_contests)
@breach(
    "for seat in range(len(table.seats)):", "for seat in range(1, len(table.seats)):", "contests"
)
def both_chips_of_an_island_bring_its_seal(line: Line) -> bool:
    """After a contest whoever has both chips of the island has its seal, whoever had it before."""
    owner = line.end.priests.get(_HERE)
    alone = owner is not None and owner == line.end.princes.get(_HERE)
    return not alone or line.end.seals.get(_HERE) == owner


@law("bali_7_1", "bali_7_2", over=_contests)
@breach("return every([priest, prince])", "return some([priest, prince])")
def a_seal_changes_hands_only_to_who_has_both_chips(line: Line) -> bool:
    """To lose one chip or both to different players is not enough; no other seal moves."""
    return all(
        owner == line.start.seals.get(island)
        or owner == line.end.priests.get(island) == line.end.princes.get(island)
        for island, owner in line.end.seals.items()
    )


@law("bali_0_3", "bali_6_5", "bali_11_3", over=_contests)
@breach("{**chips(table), table.island: winner}", "{table.island: winner}", "contests")
def a_chip_that_has_come_never_goes_aside_again(line: Line) -> bool:
    """After a contest each chip has its place at its island still, with one player; some more may.

    The other chip of the island, and those of other islands, are where they were.
    """
    kind = line.end.hands[1][0]
    parts = ("priests", "princes") if kind == "priest" else ("princes", "priests")
    (was, other), (now, same) = (
        tuple(getattr(table, part) for part in parts) for table in (line.start, line.end)
    )
    elsewhere = all(now.get(island) == owner for island, owner in was.items() if island != _HERE)
    return other == same and elsewhere and was.keys() <= now.keys()


# What a contest costs


def _shows() -> Iterator[Line]:
    """Every contest in which the active player has three cards of the kind and each other two."""
    for seats, kind, raising in product(SEATS, ("priest", "prince"), ("once", "again")):
        hands = ((kind,) * 3, *((kind,) * 2,) * (seats - 1))
        yield from lines(laid(bare(seats, f"raising={raising}"), hands=hands), (0, Play(kind)))


@law("bali_6_1", "bali_6_6", over=_shows)
@breach("return discarded(table, seat, card)", "return table", "answering")
def a_contest_costs_one_card_and_no_more(line: Line) -> bool:
    """Whatever is shown: the active player has a card less, and all others have what they had."""
    (_, *kept), (own, *others) = line.start.hands, line.end.hands
    return len(own) == 2 and others == kept and thrown(line.end) - thrown(line.start) == 1
