"""What lies on a player's side: hands and piles, and who sits where."""

from collections.abc import Mapping
from typing import Any

from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.table import Table
from atoll.table import Event, replaced
from atoll.table.stating import rule

_CALLED = {3: ("left", "right"), 4: ("left", "opposite", "right")}


@rule("bali_2_6", "bali_11_4")
def left_of(table: Table, seat: int) -> int:
    """The player to the left, clockwise."""
    return (seat + 1) % len(table.seats)


def sized(table: Table, rule: str, what: str, seat: int, number: int) -> Event:
    """What tells the size of a hand or a pile: without its number where that is secret."""
    if table.rulings.sizes == "secret":
        return Event(rule, f"{what} unseen", {"seat": seat})
    return Event(rule, what, {"seat": seat, "number": number})


def in_order(table: Table) -> list[int]:
    """All players clockwise, the active player first."""
    seats = len(table.seats)
    return [(table.active + place) % seats for place in range(seats)]


def chips(table: Table) -> Mapping[str, int]:
    """Who has which chip of the kind that is played for in a contest, by island."""
    return table.priests if table.played == "priest" else table.princes


def neighbours(table: Table) -> tuple[str, ...]:
    """What a player calls the others, clockwise."""
    return _CALLED[len(table.seats)]


def seat_of(table: Table, seat: int, called: str) -> int | None:
    """The seat that a player calls so, as a neighbour or by name; None where nobody is."""
    if called in neighbours(table):
        return (seat + 1 + neighbours(table).index(called)) % len(table.seats)
    names = [" ".join(name.replace(",", " ").split()) for name in table.seats]
    if called in names:
        return names.index(called)
    small = [name.casefold() for name in names]
    return small.index(called.casefold()) if called.casefold() in small else None


def spares(table: Any) -> bool:
    """Whether an opponent may be spared (ruling spare_with_three)."""
    three = len(table.seats) == len(_CALLED[3]) + 1
    return not (three and table.rulings.spare_with_three == "nobody")


def opponents_called(table: Table, seat: int) -> tuple[str, ...]:
    """The opponents clockwise, as a player calls them: `left (Ben)`."""
    seats = len(table.seats)
    places = enumerate(neighbours(table), seat + 1)
    return tuple([f"{called} ({table.seats[place % seats]})" for place, called in places])


def other_islands(table: Table) -> tuple[str, ...]:
    """The islands without the Dalang."""
    return tuple([island for island in ISLANDS if island != table.island])


def where_it_is(table: Any) -> str:
    """The island of the Dalang; when hands are laid down it has left, as the change is decided."""
    left: bool = table.stage in ("lay", "arrive")
    island: str = table.goal if left and table.goal else table.island
    return island


def pile(table: Table, seat: int, island: str) -> tuple[str, ...]:
    """A player's pile at an island, from the bottom to the top."""
    return (
        *table.under[seat].get(island, ()),
        *table.dealt[seat].get(island, ()),
        *table.laid[seat].get(island, ()),
    )


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards, but for the last one of a kind."""
    place = len(cards) - 1 - cards[::-1].index(card)
    return cards[:place] + cards[place + 1 :]


def held(table: Any, seat: int) -> tuple[str, ...]:
    """The hand without what is chosen, of a table or of one's own view."""
    hand: tuple[str, ...] = table.hands[seat]
    for one in table.chosen[seat]:
        hand = without(hand, one.card) if one.card else hand
    return hand


def discarded(table: Table, seat: int, *cards: str) -> Table:
    """Cards of a hand go to the discard pile."""
    hand, pile_ = table.hands[seat], [*table.discard]
    for card in cards:
        hand = without(hand, card)
        pile_[CARDS.index(card)] += 1
    return table._replace(hands=replaced(table.hands, seat, hand), discard=tuple(pile_))


Piles = tuple[Mapping[str, tuple[str, ...]], ...]


def _piled(piles: Piles, seat: int, island: str, cards: tuple[str, ...]) -> Piles:
    """The piles, one of them being these cards."""
    rest = {name: one for name, one in piles[seat].items() if name != island}
    return replaced(piles, seat, {**rest, island: cards} if cards else rest)


def laid(table: Table, seat: int, island: str, card: str) -> Table:
    """A card of a hand is put on top of a pile."""
    hands = replaced(table.hands, seat, without(table.hands[seat], card))
    cards = (*table.laid[seat].get(island, ()), card)
    return table._replace(hands=hands, laid=_piled(table.laid, seat, island, cards))


def put_under(table: Table, seat: int, island: str, card: str) -> Table:
    """A card of a hand is put under a pile (ruling scholar_on=bottom)."""
    hands = replaced(table.hands, seat, without(table.hands[seat], card))
    name = "under" if table.dealt[seat].get(island) else "laid"
    piles = getattr(table, name)
    cards = (card, *piles[seat].get(island, ()))
    parts: dict[str, Any] = {name: _piled(piles, seat, island, cards)}
    return table._replace(hands=hands, **parts)


def picked_up(table: Table, seat: int, island: str) -> Table:
    """The top card of a pile is taken into the hand."""
    name = next(n for n in ("laid", "dealt", "under") if getattr(table, n)[seat].get(island))
    *rest, card = getattr(table, name)[seat][island]
    piles = _piled(getattr(table, name), seat, island, tuple(rest))
    hands = replaced(table.hands, seat, (*table.hands[seat], card))
    parts: dict[str, Any] = {name: piles}
    return _sunk(table._replace(hands=hands, **parts), seat, island)


def _sunk(table: Table, seat: int, island: str) -> Table:
    """Where no card is left that was dealt, its owner knows all the pile."""
    under = table.under[seat].get(island)
    if not under or table.dealt[seat].get(island):
        return table
    cards = (*under, *table.laid[seat].get(island, ()))
    return table._replace(
        under=_piled(table.under, seat, island, ()), laid=_piled(table.laid, seat, island, cards)
    )


def cut_down(table: Table, seat: int, island: str, kept: int) -> tuple[Table, tuple[str, ...]]:
    """A pile of which so many cards lie there still, from the bottom; and those above them."""
    room, parts = kept, dict[str, Any]()
    for name in ("under", "dealt", "laid"):
        cards = getattr(table, name)[seat].get(island, ())[:room]
        parts[name] = _piled(getattr(table, name), seat, island, cards)
        room -= len(cards)
    return table._replace(**parts), pile(table, seat, island)[kept:]


def tucked(table: Table, seat: int, island: str) -> Table:
    """A pile is taken up."""
    hand = (*table.hands[seat], *pile(table, seat, island))
    bare, _ = cut_down(table, seat, island, 0)
    return bare._replace(hands=replaced(table.hands, seat, hand))


@rule("bali_0_2", "bali_0_3")
def chips_of(table: Table, seat: int, island: str) -> int:
    """How many of the chips of an island lie in a player's village there: one of each at most."""
    return (table.priests.get(island) == seat) + (table.princes.get(island) == seat)


def laid_down(table: Table, seat: int) -> Table:
    """A hand is put on the pile at the active island, as it is held."""
    cards = (*table.laid[seat].get(table.island, ()), *table.hands[seat])
    return table._replace(
        hands=replaced(table.hands, seat, ()),
        laid=_piled(table.laid, seat, table.island, cards),
    )
