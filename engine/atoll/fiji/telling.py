"""How a scene of Fiji is told: its players and its cards, and what fits to what is said."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from atoll.fiji import game, phrases
from atoll.fiji.components import COLOURS, DECK, EXCHANGES, NO_BEADS, ROWS, SET_ASIDE, Beads
from atoll.fiji.exchange import executor
from atoll.fiji.notation import parse_goal, write_condition, write_effect, write_goal
from atoll.fiji.phases import complete_set, in_play
from atoll.fiji.round import opened
from atoll.fiji.table import Deal, Table, all_there, of_two
from atoll.table import Refusal, Step, replaced
from atoll.table.phrases import Phrase
from atoll.table.rulings import Answers
from atoll.table.scenario import Line, Rows
from atoll.telling.contract import Of, Tell

Face = TypeVar("Face", bound=NamedTuple)
NAMES: Sequence[str] = ("Ana", "Ben", "Cid", "Dora", "Eli", "Fay")
"""What the seats of a told scene are called; the sixth is there to be refused."""

CARDS = Deal(
    tuple(DECK.conditions[c] for c in (8, 6, 14, 15)),
    tuple(DECK.effects[e] for e in (1, 13, 11, 2)),
    tuple(parse_goal(g) for g in ("most red", "fewest blue", "most green", "most yellow")),
)
"""The cards on a table for which a scenario names none: those of the printed example."""
_GIVING = tuple(DECK.effects[card] for card in (0, 1, 4, 13))
"""Effects that give every colour, as those of a round whose exchanges are over have done."""

LEADS_UP: Collection[str] = (
    *("box", "count", "from behind", "goal", "left out", "left out, shown", "offer", "reveal"),
    *("row", "set aside", "show", "sit", "stacks", "zero"),
)
FOLLOWS: Collection[str] = (
    *("conditions", "effects", "set_aside", "stage", "row", "hands", "supply", "chooser"),
)
BY_ITSELF: Mapping[str, Sequence[Phrase]] = {
    "row": (phrases.ANALYSE_ROW, phrases.ANALYSE),
    "payment": (phrases.PAY,),
    "scoring": (phrases.SCORE,),
    "dealing": (phrases.DEAL,),
}
MOMENTS: Mapping[str, Phrase] = {"choice": phrases.ROW_DONE}
SAYS: Mapping[str, Sequence[Phrase]] = {"keepers": (phrases.KEEPS,)}


def seated(seats: Sequence[str], rulings: Answers) -> Table:
    """A table of which nothing more is said: the first round, dealt from CARDS."""
    return game.onward(opened(seats, [CARDS], rulings)).table


_MOMENTS: Mapping[str, Mapping[str, Any]] = {
    "payment": {"row": 1},
    "scoring": {"row": 0, "exchange": EXCHANGES},
    "dealing": {"row": 0, "exchange": EXCHANGES},
}
"""What a When says with a stage, or what does not matter there."""


def ways(table: Table, _outcome: Step[Table] | Refusal) -> Iterator[tuple[Table, Collection[str]]]:
    """Without the cards of later rounds, or with those of the next one alone.

    Two players who have set nothing aside, though they are past it, do so.
    """
    there = table._replace(**_MOMENTS.get(table.stage, {}))
    aside = _set_aside(there, {"hands": range(len(table.seats))})
    pairs = zip(aside.set_aside, there.set_aside, strict=True)
    untold = [NO_BEADS if before else beads or NO_BEADS for beads, before in pairs]
    there = aside._replace(hands=tuple(map(Beads.minus, there.hands, untold)))
    yield there, ("deal",)
    yield there._replace(deal=table.deal[:1]), ("deal",)


# Parts in the order in which an example says them


def _when(table: Table, _told: Collection[str]) -> Iterator[Line]:
    when = phrases.EXCHANGE_OF_ROUND
    yield when.line("Given", exchange=table.exchange, round=table.round)


def _fists(table: Table, fists: Sequence[Beads | None], phrase: Phrase) -> Iterator[Line]:
    for seat, beads in enumerate(fists):
        if beads is not None:
            yield phrase.line("Given", table.seats, seat=seat, beads=beads)


def _rows(table: Table, _told: Collection[str]) -> Iterator[Line]:
    """One row that differs is a sentence; else all four are told."""
    cards = [*zip(table.conditions, table.effects, strict=True)]
    for place, (condition, effect) in enumerate(cards):
        if rowed(table, {"conditions": [place], "effects": [place]}) == table:
            yield phrases.ROW_IS.line("Given", row=place + 1, condition=condition, effect=effect)
            return
    written = ((write_condition(condition), write_effect(effect)) for condition, effect in cards)
    yield phrases.ROWS.line("Given", table=(("condition", "effect"), *written))


def _hands(table: Table, told: Collection[str]) -> Iterator[Line]:
    """The hands that no set explains, and the supply; a single offer is still in the hand then.

    Where not all beads are there in a later exchange, an untold hand would make up for it.
    """
    complete = None not in table.offers
    every = table.exchange > 1 and table.supply != _rest(table)
    piles = {}
    for seat, name in enumerate(table.seats):
        offer = NO_BEADS if complete else table.offers[seat] or NO_BEADS
        if every or table.hands[seat] != _of_a_set(table, seat):
            piles[name] = table.hands[seat].plus(offer)
    if piles:
        yield phrases.HANDS.line("Given", table=_piles(piles))
    if "supply" in told:
        yield phrases.SUPPLY.line("Given", beads=table.supply)


def _offers(table: Table, _told: Collection[str]) -> Iterator[Line]:
    if None in table.offers:
        yield from _fists(table, table.offers, phrases.HAS_OFFERED)
    else:
        piles = zip(table.seats, table.offers, strict=True)
        yield phrases.OFFERS.line(
            "Given", table=_piles({name: pile for name, pile in piles if pile})
        )


def _piles(piles: Mapping[str, Beads]) -> Rows:
    """A table with a column for each colour that somebody has."""
    columns = [c for c in range(len(COLOURS)) if any(pile[c] for pile in piles.values())] or [0]
    header = ("player", *(COLOURS[c] for c in columns))
    rows = [(name, *(str(pile[c] or "") for c in columns)) for name, pile in piles.items()]
    return (header, *rows)


def _later(table: Table, _told: Collection[str]) -> Iterator[Line]:
    """The cards of one more round; those of more stand in rows."""
    if table.deal == (another_round(table),):
        yield phrases.ANOTHER_ROUND.line("Given")
    elif len(table.deal) == 1:
        columns = zip((write_condition, write_effect, write_goal), *table.deal, strict=True)
        rows = zip(*[map(write, cards) for write, cards in columns], strict=True)
        yield phrases.NEXT_ROUND.line("Given", table=(("condition", "effect", "goal"), *rows))


TABLES: Mapping[Sequence[str], Tell] = {
    ("round", "exchange"): _when,
    ("heads",): lambda table, _: [phrases.HEADS.line("Given", table.seats, tally=table.heads)],
    ("set_aside",): lambda table, _: _fists(table, table.set_aside, phrases.HAS_SET_ASIDE),
    ("conditions", "effects"): _rows,
    ("goals",): lambda table, _: [phrases.GOALS.line("Given", goals=table.goals)],
    ("hands", "supply"): _hands,
    ("offers",): _offers,
    ("deal",): _later,
}


# What no Given tells, so that it fits to what they tell

_AFTER_THE_EXCHANGES = ("scoring", "dealing")


def fitted(table: Table, told: Of) -> Table:
    """The table, with whatever is not told as it can be."""
    table = _timed(rowed(table, told), told)
    table = _shared_out(_held(_set_aside(table, told), told), told)
    supply = table.supply if "supply" in told else _rest(table)
    if "chooser" not in told:
        table = table._replace(chooser=executor(table) if table.stage == "choice" else None)
    return table._replace(supply=supply)


def _timed(table: Table, told: Of) -> Table:
    """Beads are set aside, offers made or rows analysed, where nothing says what comes next."""
    if "stage" in told or table.stage not in ("set aside", "offer"):
        return table._replace(row=table.row or int(None not in table.offers))
    if None not in table.offers:
        return table._replace(stage="row", row=table.row or 1)
    setting_aside = of_two(table) and None in table.set_aside
    return table._replace(stage="set aside" if setting_aside else "offer")


def rowed(table: Table, told: Of) -> Table:
    """No card of a row of which nothing is said lies in a row that is told, or in a later round."""
    effects = _GIVING if table.stage in _AFTER_THE_EXCHANGES else CARDS.effects
    usual = {"conditions": CARDS.conditions, "effects": effects}
    deck = DECK._asdict()
    for part, cards in usual.items():
        later = [card for deal in table.deal for card in getattr(deal, part)]
        others = (card for card in deck[part] if card not in cards and card not in later)
        found: tuple[Any, ...] = tuple(next(others) if card in later else card for card in cards)
        for place in sorted(told.get(part, ())):
            free = [row for row in range(ROWS) if row not in told[part]]
            found = put(found, place, getattr(table, part)[place], free)
        now: dict[str, Any] = {part: found}
        table = table._replace(**now)
    return table


def put(cards: tuple[Face, ...], place: int, card: Face, free: Collection[int]) -> tuple[Face, ...]:
    """The cards, this one in a row; where it lay in a free one, the two change places."""
    there = [row for row, other in enumerate(cards) if other == card and row in free]
    for row in there[:1]:
        cards = replaced(cards, row, cards[place])
    return replaced(cards, place, card)


def another_round(table: Table) -> Deal:
    """A later round of which nothing is said: the last cards of the deck that do not lie there.

    Nor do they lie in rows of which nothing is said.
    """
    conditions = _others(DECK.conditions, (*table.conditions, *CARDS.conditions))
    effects = _others(DECK.effects, (*table.effects, *CARDS.effects, *_GIVING))
    return Deal(conditions, effects, table.goals)


def _others(deck: Sequence[Face], laid: Collection[Face]) -> tuple[Face, ...]:
    return tuple(card for card in deck if card not in laid)[-ROWS:]


def _of_a_set(table: Table, seat: int) -> Beads:
    """What the offer and the beads set aside leave of a set."""
    out = (table.offers[seat] or NO_BEADS).plus(table.set_aside[seat] or NO_BEADS)
    return complete_set(len(table.seats)).minus(out)


def _set_aside(table: Table, told: Of) -> Table:
    """Two players who are past it have set a bead of each colour aside; green where one lacks."""
    if not of_two(table) or table.stage == "set aside":
        return table
    there = _held(table, told)
    each = [Beads(*[min(1, beads) for beads in hand]) for hand in there.hands]
    four = [one.plus(Beads(green=SET_ASIDE - sum(one))) for one in each]
    aside = zip(table.set_aside, four, strict=True)
    return table._replace(set_aside=tuple(beads or untold for beads, untold in aside))


def _held(table: Table, told: Of) -> Table:
    """Hands of which nothing is said: what is left of a set."""
    seats = range(len(table.seats))
    behind = told.get("hands", ())
    hands = (table.hands[seat] if seat in behind else _of_a_set(table, seat) for seat in seats)
    return table._replace(hands=tuple(hands))


def _shared_out(table: Table, told: Of) -> Table:
    """In a later exchange, where the supply is told: all beads that lie nowhere else.

    Each hand of which nothing is said differs from its set by about as much. Where they cannot
    hold that, all stay as they are.
    """
    seats = [seat for seat in range(len(table.seats)) if seat not in told.get("hands", ())]
    first = table.exchange == 1 or table.stage in _AFTER_THE_EXCHANGES
    if "supply" not in told or first or not seats:
        return table
    over = in_play(len(table.seats)).minus(all_there(table))
    hands = table.hands
    for place, seat in enumerate(seats):
        begins = enumerate(over, place)  # one more of a colour begins at another place each
        share = [many // len(seats) + (n % len(seats) < many % len(seats)) for n, many in begins]
        hands = replaced(hands, seat, hands[seat].plus(Beads(*share)))
    return table._replace(hands=hands) if min(map(min, hands)) >= 0 else table


def _rest(table: Table) -> Beads:
    """The supply of which nothing is said: all beads in play that lie nowhere else.

    A colour of which the players hold more than is in play leaves none.
    """
    elsewhere = all_there(table).minus(table.supply)
    left = in_play(len(table.seats)).minus(elsewhere)
    return Beads(*[max(0, beads) for beads in left])
