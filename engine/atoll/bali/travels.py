"""Changes of island: to prevent them, to lay hands down, to take piles up."""

from collections.abc import Sequence

from atoll.bali import rules
from atoll.bali.answering import free, goes_out, onward, passed, played_out
from atoll.bali.components import CARDS, pair_of
from atoll.bali.scorings import scored
from atoll.bali.sides import chips_of, cut_down, laid, laid_down, left_of, pile, sized, tucked
from atoll.bali.table import Lay, Move, Prevent, Table
from atoll.table import Event, Refusal, Step, replaced
from atoll.table.stating import rule

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


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """A player prevents the change or passes; the next one is asked, or all have been."""
    after = table
    facts: tuple[Event, ...] = (passed(table, seat),)
    if isinstance(move, Prevent):
        after = played_out(table, seat, move.card)
        after = after._replace(prevented=replaced(table.prevented, seat, True))  # noqa: FBT003
        facts = (
            Event("bali_8_2", "prevent", {"seat": seat, "card": move.card}),
            goes_out(move.card),
        )
    step, following = Step(after, facts), onward(after, seat)
    if following is None:
        return step.then(_answered(after))
    return step.then(_enough(after, following) if any(after.prevented) else Step(following))


@rule("bali_8_3")
def _enough(table: Table, following: Table) -> Step[Table]:
    """One card prevents the change; by the ruling prevent_again=yes the others are asked still."""
    if table.rulings.prevent_again == "yes":
        return Step(following, (Event("bali_8_3", "again"),))
    return Step(table, (Event("bali_8_3", "enough"),)).then(_answered(table))


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
        if len(step.table.hands[one]) > 1 and table.rulings.arrange == "arranged":
            return step.then(Step(step.table._replace(stage="lay", turn=one)))
        step = step.then(_laid_down(step.table, one))
    return step.then(Step(step.table._replace(stage="arrive", turn=None)))


@rule("bali_8_6")
def _laid_down(table: Table, seat: int) -> Step[Table]:
    """A hand is put down as it is held."""
    table = laid_down(table, seat)
    number = len(table.laid[seat].get(table.island, ()))
    return Step(table, (sized(table, "bali_8_6", "arrange", seat, number),))


@rule("bali_8_6")
def why_not_laid(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a card cannot be laid down, or None."""
    if isinstance(move, Lay) and move.card not in table.hands[seat]:
        return Refusal("bali_8_6", f"there is no {move.card} left; lay down a card of the hand.")
    return None


def laying(table: Table, seat: int, move: Move) -> Step[Table]:
    """A card is laid on those that lie there; the last one follows by itself."""
    if isinstance(move, Lay):
        after = laid(table, seat, table.island, move.card)
        if len(after.hands[seat]) > 1:
            return Step(after, (Event("bali_8_6", "choose", {"seat": seat}),))
    else:
        after = table
    step = _laid_down(after, seat)
    if left_of(table, seat) == table.active:
        return step.then(Step(step.table._replace(stage="arrive", turn=None)))
    return step.then(_next_to_lay(step.table, left_of(table, seat)))


# To arrive


@rule("bali_0_9", "bali_6_8")
def arrived(table: Table) -> Step[Table]:
    """The Dalang is on the goal, all take up their piles, and there may be a scoring."""
    there = free(table._replace(island=table.goal or table.island))
    chips = chips_of(there, there.active, there.island)
    lies = Event("bali_0_9", "island", {"island": there.island}), Event("bali_6_8", "chips lie")
    step: Step[Table] = Step(there, lies)
    limited = chips > 0 or there.rulings.limit_always == "always"
    for place in range(len(there.seats)):
        seat = (there.active + place) % len(there.seats)
        step = step.then(_taken_up(step.table, seat, limited=limited))
    return step.then(scored(step.table, chips))


@rule("bali_8_7", "bali_8_8")
def _taken_up(table: Table, seat: int, *, limited: bool) -> Step[Table]:
    """A player takes up the pile at the new island; what is above four cards is discarded."""
    many = len(pile(table, seat, table.island))
    kept = rules.taken_up(many, limited=limited)
    left, gone = cut_down(table, seat, table.island, kept)
    step = _cut(left, seat, gone) if gone else Step(left)
    after = tucked(step.table, seat, table.island)
    told = sized(after, "bali_8_7", "take up", seat, len(after.hands[seat]))
    return Step(after, (*step.events, told))


def _cut(table: Table, seat: int, cards: Sequence[str]) -> Step[Table]:
    """The top cards go to the discard pile, face down but for ruling cut_seen=all."""
    many = len(pile(table, seat, table.island)) + len(cards)
    facts = {"seat": seat, "number": len(cards), "pile": many}
    secret = table.rulings.sizes == "secret"
    fact = Event("bali_8_8", "cut unseen" if secret else "cut", facts)
    more = [cards.count(card) for card in CARDS]
    if table.rulings.cut_seen == "all":
        both = tuple(map(sum, zip(table.discard, more, strict=True)))
        return Step(table._replace(discard=both), (fact,))
    own = tuple(map(sum, zip(table.cut[seat], more, strict=True)))
    return Step(table._replace(cut=replaced(table.cut, seat, own)), (fact,))
