"""What a player's total is, and who wins."""

from collections.abc import Iterator, Sequence
from itertools import product

from atoll.bali import rules
from atoll.bali.components import BOX, ISLANDS
from atoll.bali.table import SEATS
from atoll.bali.telling import NAMES
from atoll.table import counted, listed
from atoll.table.decisions import Answer, Decision, Input, Variant, numbers, variant
from atoll.table.scenario import Rows

_VALUES = tuple(dict.fromkeys(BOX.masks))


def total() -> Decision:
    """The total of a player, for all masks and seals there can be."""
    masks = [numbers(f"Masks of {value}", 0, BOX.masks.count(value)) for value in _VALUES]
    return Decision(
        "total",
        "What is my total?",
        "How many masks of each value has the player, and how many seals?",
        ("bali_10_3", "bali_7_3"),
        (variant("", [*masks, numbers("Seals", 0, len(ISLANDS))], _counted),),
        _seals(),
        "Points of the seals alone; each mask adds its value. The values of the masks are "
        "invented, as no text tells them.",
    )


def _counted(values: tuple[str, ...]) -> Answer:
    *masks, seals = map(int, values)
    own = [value for value, number in zip(_VALUES, masks, strict=True) for _ in range(number)]
    points, of_masks = rules.standing(own, seals), rules.standing(own, 0)
    said = f"{points}: {of_masks} for masks and {points - of_masks} for seals."
    return Answer(said, ("bali_10_3", *(("bali_7_3",) if seals else ())))


def _seals() -> Rows:
    rows = ((str(seals), str(rules.standing([], seals))) for seals in range(len(ISLANDS) + 1))
    return (("Seals", "Points"), *rows)


# Who wins


def victory() -> Decision:
    """Who wins, for any tie and whoever caused the end."""
    return Decision(
        "victory",
        "Who wins the game, and who wins a tie?",
        "Who has the highest total, and who caused the end?",
        ("bali_10_4", "bali_10_5"),
        tuple(map(_variant, SEATS)),
        ((("Have the highest total", "The end was caused by", "Win"), *_patterns())),
        "By the ruling ender=active the active player of the last scoring caused the end, by "
        "ender=last_taker who took the last mask.",
    )


def _variant(seats: int) -> Variant:
    names = NAMES[:seats]
    some = sorted(product((False, True), repeat=seats), key=lambda one: (sum(one), not one[0]))
    leads = tuple(_named(one) for one in some if any(one))
    given = [Input("Highest total", leads), Input("Caused the end", names)]
    return variant(f"{seats} players", given, lambda values: _won(values, names))


def _named(leads: tuple[bool, ...]) -> str:
    return listed(name for name, one in zip(NAMES, leads, strict=False) if one)


def _won(values: tuple[str, ...], names: Sequence[str]) -> Answer:
    leads = [name in values[0] for name in names]
    wins = rules.ranked([int(one) for one in leads], [name == values[1] for name in names])
    first = [name for name, one in zip(names, wins, strict=True) if one]
    if sum(leads) == 1:
        return Answer(f"{first[0]} wins.", ("bali_10_4",))
    if len(first) == 1:
        return Answer(f"{first[0]} wins the tie, having caused the end.", ("bali_10_5",))
    return Answer(f"{listed(first)} share the victory.", ("bali_10_5",))


def _patterns() -> Iterator[tuple[str, str, str]]:
    """One who leads alone, and ties of all sizes, the end being caused by a leader or not."""
    seats = max(SEATS)
    for tied in range(1, seats + 1):
        totals = [int(seat < tied) for seat in range(seats)]
        for ender in dict.fromkeys((0, seats - 1)):
            wins = sum(rules.ranked(totals, [seat == ender for seat in range(seats)]))
            who = "one of these" if totals[ender] else "another player"
            if not (ender and totals[ender]):
                yield counted(tied, "player"), who, _many(wins, tied)


def _many(wins: int, tied: int) -> str:
    """How many of the tied win."""
    if tied == 1:
        return "that player"
    return "who caused the end" if wins == 1 else "all of these, together"
