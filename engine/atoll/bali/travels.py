"""Changes of island: to prevent them, to lay hands down, to take piles up, and the scorings."""

from collections.abc import Iterator, Sequence

from atoll.bali import rules
from atoll.bali.answering import ended, free, onward, passed, played_out
from atoll.bali.components import CARDS, pair_of
from atoll.bali.sides import chips_of, laid, laid_down, left_of, tucked
from atoll.bali.table import Done, Lay, Mask, Move, Pass, Prevent, Table
from atoll.table import Event, Refusal, Step, listed, replaced
from atoll.table.stating import rule

__all__ = [
    "arrived",
    "laying",
    "laying_moves",
    "masked",
    "masking",
    "played",
    "preventing",
    "why_not",
    "why_not_laid",
    "why_not_masked",
]

# To prevent it


@rule("bali_8_2", "bali_8_3")
def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a card does not prevent the change, or None."""
    if not isinstance(move, Prevent):
        return None
    name, goal = table.seats[seat], table.goal or ""
    if move.card not in table.hands[seat]:
        return Refusal("bali_8_2", f"{name} has no {move.card}; play a card of the hand, or pass.")
    if goal not in pair_of(move.card):
        return Refusal(
            "bali_8_2", f"{move.card} does not show {goal}; play one that does, or pass."
        )
    return None


def preventing(table: Table, seat: int) -> Iterator[Move]:
    """Every Dalang card that shows the goal, and to pass."""
    cards = dict.fromkeys(table.hands[seat])
    yield from (Prevent(card) for card in cards if table.goal in pair_of(card))
    yield Pass()


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """A player prevents the change or passes; the next one is asked, or all have been."""
    after, fact = table, passed(table, seat)
    if isinstance(move, Prevent):
        after = played_out(table, seat, move.card)
        after = after._replace(prevented=replaced(table.prevented, seat, True))  # noqa: FBT003
        fact = Event("bali_8_2", "prevent", {"seat": seat, "card": move.card})
    enough = any(after.prevented) and table.rulings.prevent_again == "no"
    following = None if enough else onward(after, seat)
    step = Step(after, (fact,))
    return step.then(Step(following) if following else _answered(after))


@rule("bali_8_3", "bali_8_4", "bali_8_5")
def _answered(table: Table) -> Step[Table]:
    """Prevented, the Dalang stays; else all lay their hands down and it travels."""
    if any(table.prevented):
        stays = Event("bali_8_4", "prevented", {"island": table.island})
        return Step(free(table), (stays,))
    goes = Event("bali_8_5", "travel", {"island": table.goal})
    step = Step(table, (goes,))
    return step.then(_next_to_lay(table, table.active))


# To lay the hands down


def _next_to_lay(table: Table, seat: int) -> Step[Table]:
    """Whose hand is laid down next, and by itself where there is nothing to arrange."""
    step: Step[Table] = Step(table)
    for place in range(len(table.seats)):
        one = (seat + place) % len(table.seats)
        if place and one == table.active:
            break
        if _arranges(step.table, one):
            return step.then(Step(step.table._replace(stage="lay", turn=one)))
        step = step.then(_laid_down(step.table, one))
    return step.then(Step(step.table._replace(stage="arrive", turn=None)))


def _arranges(table: Table, seat: int) -> bool:
    many = len(table.hands[seat]) > 1
    return many and table.rulings.arrange == "arranged"


@rule("bali_8_6")
def _laid_down(table: Table, seat: int) -> Step[Table]:
    """A hand is put down as it is held."""
    table = laid_down(table, seat)
    number = len(table.laid[seat].get(table.island, ()))
    return Step(table, (Event("bali_8_6", "arrange", {"seat": seat, "number": number}),))


@rule("bali_8_6")
def why_not_laid(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a card cannot be laid down, or None."""
    if isinstance(move, Lay) and move.card not in table.hands[seat]:
        return Refusal("bali_8_6", f"there is no {move.card} left; lay down a card of the hand.")
    return None


def laying_moves(table: Table, seat: int) -> Iterator[Move]:
    """Every card of the hand, and the rest as it is held."""
    yield from map(Lay, dict.fromkeys(table.hands[seat]))
    yield Done()


def laying(table: Table, seat: int, move: Move) -> Step[Table]:
    """A card is laid on those that lie there; the last one follows by itself."""
    if isinstance(move, Lay):
        after = laid(table, seat, table.island, move.card)
        if len(after.hands[seat]) > 1:
            return Step(after)
    else:
        after = table
    step = _laid_down(after, seat)
    if left_of(table, seat) == table.active:
        return step.then(Step(step.table._replace(stage="arrive", turn=None)))
    return step.then(_next_to_lay(step.table, left_of(table, seat)))


# To arrive


def arrived(table: Table) -> Step[Table]:
    """The Dalang is on the goal, all take up their piles, and there may be a scoring."""
    there = free(table._replace(island=table.goal or table.island))
    chips = chips_of(there, there.active, there.island)
    step: Step[Table] = Step(there, (Event("bali_0_9", "island", {"island": there.island}),))
    limited = chips > 0 or there.rulings.limit_always == "always"
    for place in range(len(there.seats)):
        seat = (there.active + place) % len(there.seats)
        step = step.then(_taken_up(step.table, seat, limited=limited))
    return step.then(_scored(step.table, chips))


@rule("bali_8_7", "bali_8_8")
def _taken_up(table: Table, seat: int, *, limited: bool) -> Step[Table]:
    """A player takes up the pile at the new island; what is above four cards is discarded."""
    many = sum(
        len(piles[seat].get(table.island, ())) for piles in (table.under, table.dealt, table.laid)
    )
    kept = rules.taken_up(many, limited=limited)
    after, gone = tucked(table, seat, table.island, kept)
    facts = {"seat": seat, "number": len(after.hands[seat])}
    step = Step(after, (Event("bali_8_7", "take up", facts),))
    return step.then(_cut(after, seat, gone)) if gone else step


def _cut(table: Table, seat: int, cards: Sequence[str]) -> Step[Table]:
    """The top cards go to the discard pile, face down but for ruling cut_seen=all."""
    fact = Event("bali_8_8", "cut", {"seat": seat, "number": len(cards)})
    more = [cards.count(card) for card in CARDS]
    if table.rulings.cut_seen == "all":
        both = tuple(map(sum, zip(table.discard, more, strict=True)))
        return Step(table._replace(discard=both), (fact,))
    own = tuple(map(sum, zip(table.cut[seat], more, strict=True)))
    return Step(table._replace(cut=replaced(table.cut, seat, own)), (fact,))


# Scorings


@rule("bali_8_9", "bali_9_1")
def _scored(table: Table, chips: int) -> Step[Table]:
    """A scoring where the active player has a chip; else the same player goes on."""
    other = _other(table)
    due = rules.scoring(chips, len(table.masks_left), there=other is not None)
    if not due.happens:
        return Step(table, (Event("bali_8_9", "remain", {"seat": table.active}),))
    facts = {"seat": table.active, "number": chips, "island": table.island}
    step = Step(table, (Event("bali_9_1", "scoring", facts), *_alone(table, chips, other)))
    lowest = table.masks_left[:2]
    if not due.other or other is None:
        return step.then(_taking(table, [table.active] if due.active else [], chips))
    if table.rulings.second_mask == "active_chooses" and len({*lowest}) > 1:
        return step.then(Step(table._replace(stage="mask")))
    first = table.rulings.second_mask != "other_first"
    order = [table.active, other] if first else [other, table.active]
    return step.then(_taking(table, order, chips))


def _alone(table: Table, chips: int, other: int | None) -> Iterator[Event]:
    """Why nobody else takes a mask."""
    if chips > 1:
        yield Event("bali_9_2", "both", {"seat": table.active, "island": table.island})
    elif other is None:
        yield Event("bali_11_5", "chip lies aside", {"island": table.island})
    elif len(table.masks_left) == 1:
        yield Event("bali_10_2", "last mask", {"seat": other})


def _other(table: Table) -> int | None:
    """Who else has a chip of the active island."""
    owners = table.priests.get(table.island), table.princes.get(table.island)
    return next((one for one in owners if one not in (None, table.active)), None)


@rule("bali_9_4")
def _taking(table: Table, order: Sequence[int], chips: int) -> Step[Table]:
    """Each takes the lowest mask that is left; then the turn ends, or the game."""
    step: Step[Table] = Step(table)
    for seat in order:
        found = "bali_9_2" if chips > 1 else "bali_9_4" if seat == table.active else "bali_9_3"
        step = step.then(_takes(step.table, seat, step.table.masks_left[0], found))
    return step.then(_closed(step.table, order))


def _takes(table: Table, seat: int, value: int, found: str) -> Step[Table]:
    place = table.masks_left.index(value)
    left = table.masks_left[:place] + table.masks_left[place + 1 :]
    own = tuple(sorted((*table.masks[seat], value)))
    after = table._replace(masks=replaced(table.masks, seat, own), masks_left=left)
    return Step(after, (Event(found, "mask", {"seat": seat, "number": value}),))


@rule("bali_9_6", "bali_10_1")
def _closed(table: Table, order: Sequence[int]) -> Step[Table]:
    """A scoring ends the turn; with the last mask the game."""
    if table.masks_left:
        step = ended(table)
        return Step(step.table, (Event("bali_9_6", "turn ends", {"seat": table.active}),))
    last = order[-1] if order and table.rulings.ender == "last_taker" else table.active
    after = free(table)._replace(stage="over", turn=None, ender=last)
    return Step(after, (Event("bali_10_1", "end"),))


# Which mask (ruling second_mask=active_chooses)


@rule("bali_9_4")
def why_not_masked(table: Table, _seat: int, move: Move) -> Refusal | None:
    """Why the active player cannot take that mask, or None."""
    lowest = table.masks_left[:2]
    if isinstance(move, Mask) and move.number in lowest:
        return None
    fix = listed([str(one) for one in dict.fromkeys(lowest)], "or")
    return Refusal("bali_9_4", f"one of the two lowest masks is taken; take {fix}.")


def masking(table: Table, _seat: int) -> Iterator[Move]:
    """Either of the two lowest masks."""
    yield from map(Mask, dict.fromkeys(table.masks_left[:2]))


def masked(table: Table, seat: int, move: Move) -> Step[Table]:
    """The active player takes a mask, and the other player the other one."""
    assert isinstance(move, Mask)  # noqa: S101 # the stage has no others
    other, value = _other(table), move.number
    rest = next(iter(one for one in table.masks_left[:2] if one != value), value)
    step = _takes(table, seat, value, "bali_9_4")
    if other is None:
        return step.then(_closed(step.table, [seat]))
    step = step.then(_takes(step.table, other, rest, "bali_9_3"))
    return step.then(_closed(step.table, [seat, other]))
