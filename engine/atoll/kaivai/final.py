"""The final scoring: the huts, then one village after the other."""

from collections.abc import Iterator

from atoll.kaivai import phases
from atoll.kaivai.bidding import as_they_bid
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import at_sea, huts_of, village_at, villages
from atoll.kaivai.supply import glorified
from atoll.kaivai.table import Add, Move, Score, Table
from atoll.table import Event, Outcome, Refusal, Step, listed, replaced
from atoll.table.stating import rule

# The huts


@rule("kaivai_14_2")
def begun(table: Table) -> Step[Table]:
    """Each player gets two glory for each hut."""
    glory = tuple(phases.hut_glory(len(huts_of(table, seat))) for seat in _seats(table))
    huts = glorified(table, glory, (Event("kaivai_14_2", "huts", {"glory": glory}),))
    return huts.then(_chooser(huts.table))


def _seats(table: Table) -> range:
    return range(len(table.seats))


# The next village


def _chooser(table: Table) -> Step[Table]:
    """Who has least glory chooses the next village; after the last one the game is over."""
    if not unscored(table):
        after = table._replace(stage="over", turn=None)
        return Step(after, tuple(_ended(after)))
    seat = _least(table)
    chooses = Event("kaivai_14_3", "chooser", {"seat": seat})
    return Step(table._replace(stage="village", turn=seat), (chooses,))


def unscored(table: Table) -> list[Village]:
    """The villages that are not scored yet, in the order of their first hexes."""
    return [one for one in villages(table) if not one.cult & table.scored]


@rule("kaivai_14_3")
def _least(table: Table) -> int:
    """Who has least glory; ties as in the bidding, then by turn order (ruling chooser_tie)."""
    least = [seat for seat in table.order if table.glory[seat] == min(table.glory)]
    if table.rulings.chooser_tie == "turn_order":
        return least[0]
    return as_they_bid(table, least)[0]


# The moves


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses the choice of a village or an addition of influence, or None."""
    match move:
        case Score(place):
            return _why_no_score(table, place)
        case Add(number) if not 0 <= number <= table.influence[seat]:
            has = f"{table.seats[seat]} has {table.influence[seat]} influence"
            return Refusal("kaivai_14_5", f"{has}; add none or so many at most.")
    return None


def _why_no_score(table: Table, place: Hex) -> Refusal | None:
    village = village_at(table, place)
    left = listed([write_hex(min(one.cult)) for one in unscored(table)], "or")
    if village is None:
        return Refusal(
            "kaivai_14_3", f"no village is on {write_hex(place)}; choose that of {left}."
        )
    if village.cult & table.scored:
        reason = f"the village of {write_hex(place)} is scored; choose that of {left}."
        return Refusal("kaivai_14_10", reason)
    return None


def moves(table: Table, seat: int) -> Iterator[Move]:
    """Every village that is left, or every number of own influence."""
    if table.stage == "village":
        return (Score(min(one.cult)) for one in unscored(table))
    return (Add(number) for number in range(table.influence[seat] + 1))


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """A village is chosen, or influence is added, which nobody sees yet."""
    match move:
        case Score(place):
            village = village_at(table, place)
            here = min(village.cult) if village else place
            after = table._replace(stage="influence", turn=None, village=here)
            return Step(after, (Event("kaivai_14_3", "village", {"seat": seat, "hex": here}),))
        case Add(number):
            after = table._replace(added=replaced(table.added, seat, number))
            return Step(after, (Event("kaivai_14_5", "ready", {"seat": seat}),))
    raise TypeError(move)


# A village is decided


def proceed(table: Table) -> Step[Table] | None:
    """When all have added influence the village is decided; None before."""
    if None in table.added or table.village is None:
        return None
    village = village_at(table, table.village)
    if village is None:
        return None
    influence = tuple(number or 0 for number in table.added)
    shown = Step(table, (Event("kaivai_14_5", "reveal", {"influence": influence}),))
    decided = _decided(table, village, influence)
    reminded = _reminded(decided.table)
    return shown.then(decided, reminded, _chooser(reminded.table))


def weight(table: Table) -> int:
    """For how many huts a counter of influence counts that is added (ruling weight)."""
    return 2 if table.rulings.weight == "two" else 1


@rule("kaivai_14_4")
def totals(table: Table, village: Village, influence: tuple[int, ...]) -> tuple[int, ...]:
    """What each player has in a village."""
    shore = table.board.beside(village.cult)
    return tuple(
        phases.majority(
            sum(table.huts[place].owner == seat for place in village.huts),
            sum(canoe in shore for canoe in at_sea(table, seat)),
            influence[seat],
            weight=weight(table),
        )
        for seat in _seats(table)
    )


def _decided(table: Table, village: Village, influence: tuple[int, ...]) -> Step[Table]:
    """Who has the most gains the village, and pays the influence added."""
    sums = totals(table, village, influence)
    scored = phases.scored(
        sums,
        len(village.cult),
        halves=table.rulings.three_tie == "halves",
        nobody=table.rulings.tie == "nobody",
    )
    counted = Event("kaivai_14_4", "totals", {"totals": sums})
    first = tuple(seat for seat in _seats(table) if scored.first[seat])
    gained = glorified(table, scored.glory, (counted, *_gained(first, scored.glory)))
    return gained.then(_returned(gained.table, influence, scored))


def _gained(first: tuple[int, ...], glory: tuple[int, ...]) -> Iterator[Event]:
    if not first:
        yield Event("kaivai_14_9", "nobody", {})
    elif len(first) == 1:
        yield Event("kaivai_14_7", "majority", {"seat": first[0], "glory": glory[first[0]]})
    else:
        yield Event("kaivai_14_8", "tied", {"seats": first, "glory": glory[first[0]]})


def _returned(table: Table, influence: tuple[int, ...], scored: phases.Scored) -> Step[Table]:
    """Who gained the village returns what was added (ruling tied_influence)."""
    pay = table.rulings.tied_influence == "pay"
    back = phases.returned(influence, scored.first, alone=scored.alone, pay=pay)
    after = table._replace(
        influence=tuple(map(int.__sub__, table.influence, back)),
        influence_left=table.influence_left + sum(back),
        added=(None,) * len(table.seats),
    )
    told = [
        Event("kaivai_14_6", "return", {"seat": seat, "number": number})
        for seat, number in enumerate(back)
        if number
    ]
    return Step(after, tuple(told))


@rule("kaivai_14_10")
def _reminded(table: Table) -> Step[Table]:
    """A counter from the supply marks the village; any marker does where none is left."""
    assert table.village is not None  # noqa: S101 # a village has just been scored
    after = table._replace(
        scored=table.scored | {table.village},
        village=None,
        influence_left=table.influence_left - phases.reminders(table.influence_left),
    )
    return Step(after, (Event("kaivai_14_10", "reminder", {"hex": table.village}),))


# The end


def _ended(table: Table) -> Iterator[Event]:
    ended = outcome(table)
    if ended:
        facts = {"seats": ended.winners, "glory": max(ended.scores)}
        yield Event(ended.rule, "win" if len(ended.winners) == 1 else "share", facts)


@rule("kaivai_14_11")
def outcome(table: Table) -> Outcome | None:
    """Who has most glory wins; of several all, or who would bid last (ruling end_tie)."""
    if table.stage != "over":
        return None
    won = phases.winners(table.glory)
    first = [seat for seat, wins in enumerate(won) if wins]
    if table.rulings.end_tie == "criteria" and len(first) > 1:
        first = as_they_bid(table, [seat for seat in table.order if won[seat]])[-1:]
    return Outcome(tuple(first), "kaivai_14_11", table.glory)
