"""Laws about goals and changes of island: each card everywhere, prevention, what is taken up."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, permutations, product

from atoll.bali.components import BOX, CARDS, DALANG, HOUSEHOLD, ISLANDS
from atoll.bali.game import moves, waiting, why_not
from atoll.bali.laws.tables.games import Line, bare, begun, laid, passed, thrown
from atoll.bali.sides import pile
from atoll.bali.table import SEATS, Prevent, Table, Travel
from atoll.proof.law import breach, law


def _ways() -> Iterator[tuple[Table, str, str]]:
    """Each Dalang card on each active island, and each island as its goal."""
    for seats, card, island, goal in product(SEATS, DALANG, ISLANDS, ISLANDS):
        yield _holding(seats, card, island), card, goal


@cache
def _holding(seats: int, card: str, island: str) -> Table:
    return laid(bare(seats), island=island, hands=((card,), *((),) * (seats - 1)))


@law("bali_8_1", over=_ways)
@breach("if island != table.island]", 'if island != "Kukusch"]', "cards")
def each_goal_is_another_island_that_the_card_shows(table: Table, card: str, goal: str) -> bool:
    """Every Dalang card leads from every island to those it shows, but for the active one."""
    allowed = why_not(table, 0, Travel(card, goal)) is None
    return allowed == (goal in card.split("/") and goal != table.island)


def _goals(table: Table) -> int:
    """How many goals are offered for the one card that the active player has."""
    return sum(isinstance(move, Travel) for move in moves(table, 0))


@law("bali_0_5", "bali_8_1", over=lambda: product(SEATS, DALANG, ISLANDS))
@breach("if island != table.island]", 'if island not in (table.island, "Wontong")]', "cards")
def a_dalang_card_has_one_goal_where_it_shows_the_active_island_and_two_elsewhere(
    seats: int, card: str, island: str
) -> bool:
    """So a player with a Dalang card can always play it, wherever the Dalang is."""
    return _goals(_holding(seats, card, island)) == (1 if island in card.split("/") else 2)


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


# Changes of island


_LARGEST = 8
_KINDS = ("warrior", "scholar", "priest", "prince")
_ANSWERS = ((), ("limit_always=with_scoring",), ("cut_seen=all",))


# What is taken up


@cache
def _arrivals(*answers: str) -> tuple[Line, ...]:
    """The Dalang comes to piles of up to eight cards, where the active player has chips or none."""
    return tuple(
        passed(_before(seats, chips, size, answers), (0, Travel("Kukusch/Panschar", "Panschar")))
        for seats, chips, size in product(SEATS, range(3), range(_LARGEST + 1))
    )


def _before(seats: int, chips: int, size: int, answers: tuple[str, ...]) -> Table:
    """Piles at Panschar of these sizes, those of the others larger or smaller."""
    sizes = [(size + 3 * seat) % (_LARGEST + 1) for seat in range(seats)]
    lying = [{"Panschar": (_KINDS[seat],) * many} for seat, many in enumerate(sizes)]
    priest, prince = (0 if chips > n else 1 + n for n in range(2))
    usual = bare(seats, *answers)
    return laid(
        usual,
        hands=(("Kukusch/Panschar",), *(("artist",),) * (seats - 1)),
        laid=tuple(one if one["Panschar"] else {} for one in lying),
        priests={**usual.priests, "Panschar": priest},
        princes={**usual.princes, "Panschar": prince},
        seals={"Panschar": 0} if chips == 2 else {},
    )


@law(
    "bali_8_7",
    "bali_8_8",
    over=lambda: chain.from_iterable(_arrivals(*answers) for answers in _ANSWERS),
)
@breach("_cut(left, seat, gone) if gone else Step(left)", "Step(left)", "travels")
def what_is_not_taken_up_is_discarded(line: Line) -> bool:
    """Of piles of up to eight cards nothing stays at the new island, and nothing is lost.

    That holds with a scoring and without one, by each answer on the limit and on who sees the cut.
    """
    start, end = line.start, line.end
    lay = [len(pile(start, seat, "Panschar")) for seat in range(len(start.seats))]
    stay = [len(pile(end, seat, "Panschar")) for seat in range(len(start.seats))]
    taken = sum(map(len, end.hands))
    return not any(stay) and thrown(end) - thrown(start) - 1 == sum(lay) - taken


@law("bali_8_8", over=_arrivals, under=("limit_always=always",))
@breach(
    'limited = chips > 0 or there.rulings.limit_always == "always"',
    "limited = chips > 0",
    "travels",
)
def nobody_has_more_than_four_cards_after_a_change_of_island(line: Line) -> bool:
    """However large the piles are, up to eight cards, and whether there is a scoring or not."""
    return max(map(len, line.end.hands)) <= 4


# Prevention


def _begun(seats: int, island: str, goal: str, held: Sequence[str], *own: str) -> Line:
    """The active player plays the card of two islands; what the left neighbour holds, and more."""
    card = next(one for one in DALANG if {island, goal} == {*one.split("/")})
    start = laid(
        bare(seats), island=island, hands=((card, *own), tuple(held), *((),) * (seats - 2))
    )
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
