"""Scholars and artists: to take part, to exchange cards, to end the turn."""

from collections.abc import Iterator

from atoll.bali import rules
from atoll.bali.answering import declined, goes_out, played_out, resumes
from atoll.bali.sides import discarded, held, laid, other_islands, picked_up, pile, put_under
from atoll.bali.stock import drawn, unlimited
from atoll.bali.table import Choice, Done, Move, Pass, Place, Swap, Table, Take
from atoll.table import Event, Refusal, Step, agreed, counted, listed, replaced
from atoll.table.stating import rule

_JOINS = {"scholar": "bali_4_5", "artist": "bali_5_4"}


@rule("bali_4_5", "bali_5_4")
def why_not_joined(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a passive player cannot take part, or None."""
    card = table.played or ""
    if isinstance(move, Pass) or card in table.hands[seat]:
        return None
    return Refusal(_JOINS[card], f"{table.seats[seat]} has no {card} to take part with; pass.")


def joined(table: Table, seat: int, move: Move) -> Step[Table]:
    """A passive player takes part with a card of the kind, or passes."""
    if isinstance(move, Pass):
        return declined(table, seat)
    card = table.played or ""
    after = played_out(table, seat, card)._replace(stage="exchange")
    return Step(after, (Event(_JOINS[card], "join", {"seat": seat, "card": card}), goes_out(card)))


# What may be exchanged


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses what is chosen, or None."""
    if isinstance(move, Done):
        return _why_not_done(table, seat)
    if isinstance(move, Swap) or table.played == "artist":
        return _why_not_swapped(table, seat, move)
    if refusal := _why_not_either(table, seat, move):
        return refusal
    if isinstance(move, Place):
        return _why_not_placed(table, seat, move)
    return _why_not_taken(table, seat, getattr(move, "island", ""))


@rule("bali_5_1", "bali_5_2")
def _why_not_swapped(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a card cannot be swapped, or None."""
    if table.played != "artist":
        return Refusal("bali_5_1", "an artist swaps cards; place cards, or take some.")
    if not isinstance(move, Swap):
        return Refusal("bali_4_1", "a scholar places and takes cards; swap cards.")
    if move.card not in held(table, seat):
        rule = "bali_5_2" if move.card == "artist" else "bali_5_1"
        return Refusal(rule, f"there is no {move.card} left; swap a card of the hand.")
    free = table.rulings.artist_limit == "active_only" and seat != table.active
    most = int(rules.exchanged(len(table.hands[seat]), any_number=free))
    return _why_too_many(table, seat, "bali_5_1", most)


def _placeable(table: Table, seat: int) -> int:
    free = table.rulings.scholar_place == "any_number"
    return int(rules.exchanged(len(table.hands[seat]), any_number=free))


def _takeable(table: Table, seat: int) -> int:
    there = sum(len(pile(table, seat, island)) for island in other_islands(table))
    gone = len(table.chosen[seat]) if table.rulings.scholar_taking == "one_by_one" else 0
    return int(rules.exchanged(there + gone, any_number=False))


def _why_too_many(table: Table, seat: int, found: str, most: int) -> Refusal | None:
    if len(table.chosen[seat]) >= most:
        return Refusal(found, f"{counted(most, 'card')} at most; say done.")
    return None


@rule("bali_4_1", "bali_4_2")
def _why_not_either(table: Table, seat: int, move: Move) -> Refusal | None:
    """A scholar places or takes, and at other islands only."""
    island = getattr(move, "island", "")
    if island not in other_islands(table):
        fix = listed(other_islands(table), "or")
        return Refusal("bali_4_2", f"{island} is the active island; choose {fix}.")
    places = [one.card is not None for one in table.chosen[seat]]
    if (True in places and isinstance(move, Take)) or (False in places and isinstance(move, Place)):
        return Refusal("bali_4_1", "cards are placed or taken, not both; go on so, or say done.")
    return None


@rule("bali_4_4")
def _why_not_placed(table: Table, seat: int, move: Place) -> Refusal | None:
    """Why a card cannot be placed, or None."""
    if move.card not in held(table, seat):
        return Refusal("bali_4_4", f"there is no {move.card} left; place a card of the hand.")
    return _why_too_many(table, seat, "bali_4_4", _placeable(table, seat))


@rule("bali_4_3")
def _why_not_taken(table: Table, seat: int, island: str) -> Refusal | None:
    """Why no card can be taken from a pile, or None."""
    at_once = table.rulings.scholar_taking == "at_once"
    named = sum(one.island == island for one in table.chosen[seat]) if at_once else 0
    if len(pile(table, seat, island)) <= named:
        return Refusal("bali_4_3", f"the pile at {island} has no card left; choose another.")
    return _why_too_many(table, seat, "bali_4_3", _takeable(table, seat))


def _why_not_done(table: Table, seat: int) -> Refusal | None:
    """Why an exchange is not over yet, or None (rulings scholar_count, artist_none)."""
    chosen = table.chosen[seat]
    if table.played == "artist":
        none = table.rulings.artist_none == "one_at_least" and not chosen and table.hands[seat]
        return Refusal("bali_5_1", "an artist swaps one card at least; swap one.") if none else None
    if table.rulings.scholar_count == "up_to":
        return None
    return _why_not_exactly(table, seat)


@rule("bali_4_3", "bali_4_4")
def _why_not_exactly(table: Table, seat: int) -> Refusal | None:
    """A scholar exchanges three cards, or as many as there are (ruling scholar_count=exactly)."""
    chosen = table.chosen[seat]
    free = table.rulings.scholar_place == "any_number"
    placing = min(1, len(table.hands[seat])) if free else _placeable(table, seat)
    taking = _takeable(table, seat)
    if not chosen:
        wanted = min(n for n in (placing, taking) if n) if placing or taking else 0
    else:
        wanted = placing if chosen[0].card else taking
    if len(chosen) < wanted:
        found = "bali_4_4" if chosen and chosen[0].card else "bali_4_3"
        told = f"{counted(wanted, 'card')} [has|have] to be exchanged"
        return Refusal(found, agreed(f"{told}; choose {wanted - len(chosen)} more.", wanted))
    return None


def moves(table: Table, seat: int) -> Iterator[Move]:
    """Everything that can be chosen next, and the end of it."""
    kinds = dict.fromkeys(held(table, seat))
    if table.played == "artist":
        yield from map(Swap, kinds)
    else:
        yield from (Place(card, island) for card in kinds for island in other_islands(table))
        yield from map(Take, other_islands(table))
    yield Done()


# What is exchanged


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """Something is chosen; or all that is chosen happens."""
    if isinstance(move, Done):
        return _done(table, seat)
    choice = Choice(getattr(move, "card", None), getattr(move, "island", None))
    more = replaced(table.chosen, seat, (*table.chosen[seat], choice))
    after = table._replace(chosen=more)
    if isinstance(move, Take) and table.rulings.scholar_taking == "one_by_one":
        seen = picked_up(after, seat, move.island)
        fact = Event("bali_4_3", "take", {"seat": seat, "number": 1})
        return Step(seen, (fact, *unlimited(seen, seat)))
    found = {Place: "bali_4_4", Take: "bali_4_3"}.get(type(move), "bali_5_1")
    return Step(after, (Event(found, "choose", {"seat": seat}),))


def _done(table: Table, seat: int) -> Step[Table]:
    chosen = table.chosen[seat]
    bare = table._replace(chosen=replaced(table.chosen, seat, ()))
    if table.played == "artist":
        step = _swapped(bare, seat, [one.card or "" for one in chosen])
    elif chosen and chosen[0].card:
        step = _placed(bare, seat, chosen)
    else:
        step = _taken(bare, seat, [one.island or "" for one in chosen])
    return step.then(_over(step.table, seat))


def _over(table: Table, seat: int) -> Step[Table]:
    """Passive players may end the turn then; the active player waits for their answers."""
    if seat == table.active or table.forced[seat]:
        return resumes(table, seat)
    return Step(table._replace(stage="force"))


@rule("bali_4_4")
def _placed(table: Table, seat: int, chosen: tuple[Choice, ...]) -> Step[Table]:
    """Cards go on piles, by the ruling scholar_on=bottom under them."""
    put = laid if table.rulings.scholar_on == "top" else put_under
    for one in chosen:
        table = put(table, seat, one.island or "", one.card or "")
    return Step(table, (Event("bali_4_4", "place", {"seat": seat, "number": len(chosen)}),))


@rule("bali_4_3")
def _taken(table: Table, seat: int, islands: list[str]) -> Step[Table]:
    """The top cards of piles go to the hand."""
    if table.rulings.scholar_taking == "one_by_one" and islands:
        return Step(table)
    for island in islands:
        table = picked_up(table, seat, island)
    fact = Event("bali_4_3", "take", {"seat": seat, "number": len(islands)})
    return Step(table, (fact, *unlimited(table, seat)))


@rule("bali_5_3")
def _swapped(table: Table, seat: int, cards: list[str]) -> Step[Table]:
    """First all are discarded, then as many are drawn."""
    out = discarded(table, seat, *cards)
    fact = Event("bali_5_3", "swap", {"seat": seat, "number": len(cards)})
    return drawn(out, seat, len(cards), fact)
