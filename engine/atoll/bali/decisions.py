"""What players of Bali ask most, answered by the rules for every case: the tables of the site."""

from collections.abc import Iterator, Sequence
from itertools import compress, groupby, product
from typing import Any

from atoll.bali import rules
from atoll.bali.components import BOX, ISLANDS, MASKS
from atoll.bali.position import read_position
from atoll.bali.rulings import RULINGS, answered
from atoll.bali.scorings import scored
from atoll.bali.table import SEATS, Table
from atoll.bali.telling import NAMES
from atoll.table import Step, counted, listed
from atoll.table.decisions import Answer, Decision, Input, Variant, named, numbers, variant, ways
from atoll.table.scenario import Rows

_MOST = 4
_ASIDE = "nobody: it lies aside"


# Who wins a contest: by what each player shows, and where the chip lies


def wins() -> Decision:
    """The winner of a contest for a priest or a prince, for all that is shown."""
    return Decision(
        "wins",
        "Who wins this contest?",
        "For a priest as for a prince: in whose village is the chip, and how many cards does each "
        "player show, clockwise from Blue, who has played the card? 0 is a pass; the played card "
        "does not count.",
        ("bali_6_2", "bali_6_3", "bali_6_5", "bali_11_3"),
        tuple(map(_contest, SEATS)),
        (("Cards are shown by", "The contest is won by"), *_whoever_shows()),
        "Each shows more than all before, or passes: so the last to show wins. Where the ruling is "
        "raising=again, players who were outdone are asked again.",
    )


def _contest(seats: int) -> Variant:
    names = NAMES[:seats]
    owners = names if seats == len(NAMES) else (*names, _ASIDE)
    given = [numbers(f"{name} shows", 0, _MOST) for name in names]
    return variant(f"{seats} players", [Input("The chip is with", owners), *given], _won_by)


def _won_by(values: tuple[str, ...]) -> Answer:
    owner, shown = values[0], [*map(int, values[1:])]
    for seat, number in enumerate(shown):
        if number and seat and not rules.beats(number, shown[:seat]):
            best = counted(max(shown[:seat]), "card")
            fix = f"{NAMES[seat]} has to show more than {best}, or to pass"
            return Answer(f"Not possible: {fix}.", ("bali_6_3",))
    ruling = "aside" if owner == _ASIDE else "show_none"
    found = rules.contest(shown, stays=RULINGS[ruling].default == "stays")
    winner = NAMES[found.wins.index(True)]
    because = "bali_11_3" if owner == _ASIDE else "bali_6_5"
    if not any(shown):
        return _nobody(winner if found.comes else owner, owner, ruling, because)
    return Answer(f"{winner} wins with {max(shown)}: the chip {_goes(winner, owner)}.", (because,))


def _goes(winner: str, owner: str) -> str:
    return f"stays with {owner}" if winner == owner else f"goes to {winner}"


def _nobody(has: str, owner: str, ruling: str, because: str) -> Answer:
    """Where nobody shows a card, and where the other answer would leave the chip."""
    said = "Nobody shows a card: the chip"
    if has == owner:
        return Answer(f"{said} {_goes(has, owner)}.", (because,))
    stays, by = "aside" if owner == _ASIDE else f"with {owner}", f"{ruling}=stays"
    told = f"{said} {_goes(has, owner)}, the active player (by {by} it stays {stays})."
    return Answer(told, (because,), ((by, f"{said} stays {stays}."),))


def _whoever_shows() -> Iterator[tuple[str, str]]:
    """Whoever shows, each one more than all before."""
    for shows in sorted(product((False, True), repeat=len(NAMES)), key=sum):
        found = rules.contest(
            [sum(shows[: place + 1]) if one else 0 for place, one in enumerate(shows)], stays=False
        )
        yield listed(compress(NAMES, shows)) or "nobody", NAMES[found.wins.index(True)]


# What a scoring is worth, and to whom: played at a table that has so many masks left


_NONE, _ONE, _BOTH = "none", "one", "both"
_THERE, _LIES_ASIDE = "another player's", "aside"
_ISLAND = ISLANDS[0]
_TOLD = ("remain", "both", "mask", "mask told", "last mask", "chip lies aside", "end")
"""The events by which an answer is known; each names its rule."""


def scores() -> Decision:
    """The masks of a scoring, for every number of masks that are left."""
    given = [
        Input("Chips of the active player there", (_NONE, _ONE, _BOTH)),
        Input("The other chip is", (_THERE, _LIES_ASIDE)),
        numbers("Masks left", 1, MASKS),
        ways(RULINGS["second_mask"]),
    ]
    return Decision(
        "scores",
        "What is this scoring worth, and who gains?",
        "Blue is active and the Dalang has come to an island: which of its chips are Blue's, whose "
        "is the other one, and how many masks are left?",
        ("bali_9_1", "bali_9_2", "bali_9_3", "bali_9_4", "bali_10_2", "bali_11_5"),
        (variant("", given, _scored_so),),
        _by_masks_left(),
        "The lowest masks are taken, the active player's first. How many there are of which value "
        f"is invented, as no text tells it: {', '.join(map(str, dict.fromkeys(BOX.masks)))}, four "
        "of each.",
    )


def _scoring(chips: str, other: str, left: int, ruled: str) -> Step[Table]:
    """The scoring as it is played by three or four; who is not asked about has the masks taken."""
    names = NAMES if other == _THERE else NAMES[:3]
    owners = {_NONE: (1, 1), _ONE: (0, 1), _BOTH: (0, 0)}[chips]
    gone = {NAMES[2]: [*BOX.masks[: MASKS - left]]}
    position = {"active": NAMES[0], "island": _ISLAND, "masks": gone}
    table: Any = read_position(position, names, answered(None, {"second_mask": ruled}))
    princes = {_ISLAND: owners[1]} if other == _THERE or chips == _BOTH else {}
    there = table._replace(priests={_ISLAND: owners[0]}, princes=princes)
    return scored(there, owners.count(0) if princes else int(chips == _ONE))


def _scored_so(values: tuple[str, ...]) -> Answer:
    chips, other, left, ruled = values[0], values[1], int(values[2]), named(values[3])
    step = _scoring(chips, other, left, ruled)
    if step.table.stage == "mask":
        low, high = step.table.masks_left[:2]
        return Answer(f"Blue takes a mask of {low} or {high}, Yellow the other.", ("bali_9_4",))
    because = dict.fromkeys(one.rule for one in step.events if one.what in _TOLD)
    return Answer(_told(step.table, step.table.masks_left), (*because,))


def _told(table: Table, left: Sequence[int]) -> str:
    gains = [f"{name} takes a mask of {own[0]}" for name, own in _taken(table)]
    if not gains:
        return "No scoring: nobody takes a mask, and Blue goes on."
    ends = "" if left else ". It is the last one: the game ends"
    others = "" if len(gains) > 1 else ", and nobody else does"
    return f"{listed(gains)}{others}{ends}."


def _taken(table: Table) -> Iterator[tuple[str, Sequence[int]]]:
    """What the active player and the other one have taken: before the scoring they have no mask."""
    found = zip(table.seats, table.masks, strict=True)
    return ((name, own) for name, own in found if own and name != NAMES[2])


def _by_masks_left() -> Rows:
    head = ("Masks left", "Both chips: Blue", "One: Blue", "One: the other player")
    rows = ((left, _values(left)) for left in range(MASKS, 0, -1))
    alike = (
        (row, [left for left, _ in some]) for row, some in groupby(rows, key=lambda one: one[1])
    )
    spans = (
        (" to ".join(map(str, dict.fromkeys((lefts[0], lefts[-1])))), row) for row, lefts in alike
    )
    return (head, *((span, *row) for span, row in spans))


def _values(left: int) -> tuple[str, ...]:
    """The masks with both chips, and with one."""
    usual = RULINGS["second_mask"].default
    both, one = (_scoring(chips, _THERE, left, usual).table.masks for chips in (_BOTH, _ONE))
    return tuple(str(own[0]) if own else "none" for own in (both[0], one[0], one[1]))


# What a total is


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
        (
            ("Seals", "Points"),
            *((str(seals), str(rules.standing([], seals))) for seals in range(len(ISLANDS) + 1)),
        ),
        "Points of the seals alone; each mask adds its value. The values of the masks are "
        "invented, as no text tells them.",
    )


def _counted(values: tuple[str, ...]) -> Answer:
    *masks, seals = map(int, values)
    own = [value for value, number in zip(_VALUES, masks, strict=True) for _ in range(number)]
    points, of_masks = rules.standing(own, seals), rules.standing(own, 0)
    said = f"{points}: {of_masks} for masks and {points - of_masks} for seals."
    return Answer(said, ("bali_10_3", *(("bali_7_3",) if seals else ())))


# Who wins


def victory() -> Decision:
    """Who wins, for any tie and whoever caused the end."""
    return Decision(
        "victory",
        "Who wins the game, and who wins a tie?",
        "Who has the highest total, and who caused the end?",
        ("bali_10_4", "bali_10_5"),
        tuple(map(_tied, SEATS)),
        ((("Have the highest total", "The end was caused by", "Win"), *_ties())),
        "By the ruling ender=active the active player of the last scoring caused the end, by "
        "ender=last_taker who took the last mask.",
    )


def _tied(seats: int) -> Variant:
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


def _ties() -> Iterator[tuple[str, str, str]]:
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


def decisions() -> tuple[Decision, ...]:
    """Contests, scorings, totals, and who wins."""
    return wins(), scores(), total(), victory()
