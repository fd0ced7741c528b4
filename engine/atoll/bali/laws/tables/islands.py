"""Laws about what happens to islands: chips and seals, goals, changes."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations, product

from atoll.bali.components import BOX, CARDS, DALANG, HOUSEHOLD, ISLANDS
from atoll.bali.game import moves, waiting, why_not
from atoll.bali.laws.tables.games import Line, bare, begun, lines, passed, thrown
from atoll.bali.position import lying
from atoll.bali.table import SEATS, Move, Pass, Play, Prevent, Show, Table, Travel
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
        yield lying(
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


def _shows() -> Iterator[Line]:
    """Every contest in which the active player has three cards of the kind and each other two."""
    for seats, kind, raising in product(SEATS, ("priest", "prince"), ("once", "again")):
        hands = ((kind,) * 3, *((kind,) * 2,) * (seats - 1))
        yield from lines(lying(bare(seats, f"raising={raising}"), hands=hands), (0, Play(kind)))


@law("bali_6_1", "bali_6_6", over=_shows)
@breach("return discarded(table, seat, card)", "return table", "answering")
def a_contest_costs_one_card_and_no_more(line: Line) -> bool:
    """Whatever is shown: the active player has a card less, and all others have what they had."""
    (_, *kept), (own, *others) = line.start.hands, line.end.hands
    return len(own) == 2 and others == kept and thrown(line.end) - thrown(line.start) == 1


def _ways() -> Iterator[tuple[Table, str, str]]:
    """Each Dalang card on each active island, and each island as its goal."""
    for seats, card, island, goal in product(SEATS, DALANG, ISLANDS, ISLANDS):
        yield _holding(seats, card, island), card, goal


@cache
def _holding(seats: int, card: str, island: str) -> Table:
    return lying(bare(seats), island=island, hands=((card,),))


@law("bali_8_1", over=_ways)
@breach("if island != table.island]", 'if island != "Kukusch"]', "cards")
def each_goal_is_another_island_that_the_card_shows(table: Table, card: str, goal: str) -> bool:
    """Every Dalang card leads from every island to those it shows, but for the active one."""
    allowed = why_not(table, 0, Travel(card, goal)) is None
    return allowed == (goal in card.split("/") and goal != table.island)


def _goals(table: Table) -> int:
    """How many goals are offered for the one card that the active player has."""
    return sum(isinstance(move, Travel) for move in moves(table, 0))


@law("bali_0_5", "bali_8_1", over=lambda: ISLANDS)
@breach("(4,) * 6,", "(4, 4, 4, 4, 3, 5),", "components")
def in_the_working_deck_each_island_is_on_twelve_dalang_cards(island: str) -> bool:
    """From any island twelve of the 24 cards have one goal, and twelve have two.

    How the deck is made up is invented: four cards of each of the six pairs.
    """
    ways = [_goals(_holding(4, card, island)) for card in DALANG]
    of = [sum(n for n, many in zip(BOX.dalang, ways, strict=True) if many == k) for k in (1, 2)]
    named = sum(n for n, card in zip(BOX.dalang, DALANG, strict=True) if island in card)
    return of == [12, 12] and named == 12


# Prevention


def _begun(seats: int, island: str, goal: str, held: Sequence[str], *own: str) -> Line:
    """The active player plays the card of two islands; what the left neighbour holds, and more."""
    card = next(one for one in DALANG if {island, goal} == {*one.split("/")})
    start = lying(bare(seats), island=island, hands=((card, *own), tuple(held)))
    return begun(start, (0, Travel(card, goal)))


@cache
def _preventions() -> tuple[tuple[Line, str], ...]:
    """Each change, and each card by which the left neighbour may prevent it."""
    return tuple(
        (_begun(seats, island, goal, [card]), card)
        for seats, (island, goal), card in product(SEATS, permutations(ISLANDS, 2), CARDS)
    )


@law("bali_8_2", "bali_8_3", "bali_8_4", "bali_8_5", over=_preventions)
@breach("if goal not in pair_of(move.card):", "if goal not in pair_of(move.card)[:1]:", "travels")
def a_card_prevents_a_change_exactly_where_it_shows_the_goal(line: Line, card: str) -> bool:
    """Of all cards and all changes: the Dalang stays if one shows the goal, else it travels.

    In which of two places the card shows it makes no difference.
    """
    shows = (line.end.goal or "") in card.split("/")
    allowed = why_not(line.end, 1, Prevent(card)) is None
    if not shows or not allowed:
        travels = passed(line.start, *line.made).end
        return allowed == shows and travels.island == line.end.goal
    return passed(line.start, *line.made, (1, Prevent(card))).end.island == line.start.island


_STILL = ("island", "priests", "princes", "seals", "masks", "masks_left", "laid", "draw", "active")


def _prevented() -> Iterator[Line]:
    """Each change that is prevented by a card that shows the goal."""
    for line, card in _preventions():
        if (line.end.goal or "") in card.split("/"):
            yield passed(line.start, *line.made, (1, Prevent(card)))


@law("bali_8_2", "bali_8_4", over=_prevented, under=("prevent_again=no",))
@breach(
    "return Step(free(table), (stays,))",
    "return Step(free(table._replace(island=table.goal or table.island)), (stays,))",
    "travels",
)
def a_prevented_change_costs_two_cards_and_moves_nothing(line: Line) -> bool:
    """The active player and who prevents it have a card less each, and both are discarded.

    The Dalang, the chips, the seals, the masks and the piles are as they were.
    """
    start, end = line.start, line.end
    hands = [len(one) - len(two) for one, two in zip(start.hands, end.hands, strict=True)]
    still = all(getattr(start, part) == getattr(end, part) for part in _STILL)
    return still and hands[:2] == [1, 1] and not any(hands[2:]) and thrown(end) - thrown(start) == 2


@law("bali_8_2", "bali_8_3", over=lambda: product(SEATS, CARDS))
@breach(
    "seat, waiting(table), names, out=out)",
    "seat, (*waiting(table), table.active), names, out=out)",
    "game",
)
def the_active_player_cannot_prevent_the_change(seats: int, card: str) -> bool:
    """Only the others are asked, in order; and no card of the household prevents it for anybody."""
    line = _begun(seats, "Kukusch", "Panschar", HOUSEHOLD, card)
    asked = _asked(line.end)
    refused = all(why_not(table, 0, Prevent(card)) for table in asked)
    own = all(why_not(asked[0], 1, Prevent(kind)) for kind in HOUSEHOLD)
    return [*map(waiting, asked)] == [(n,) for n in range(1, seats)] and refused and own


def _asked(table: Table) -> list[Table]:
    """The tables at which one after the other is asked, and passes."""
    line, found = Line(table, (), table), list[Table]()
    while line.end.stage == "prevent" and len(found) <= len(table.seats):
        found.append(line.end)
        line = line.then(waiting(line.end)[0], [*moves(line.end, waiting(line.end)[0])][-1])
    return found
