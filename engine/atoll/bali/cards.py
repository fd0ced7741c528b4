"""What the active player may do: play a card, or end the turn."""

from collections.abc import Iterator

from atoll.bali import answering
from atoll.bali.components import DALANG, HOUSEHOLD, pair_of
from atoll.bali.fields import NEIGHBOURS
from atoll.bali.sides import neighbours, opponents_called, seat_of, spares
from atoll.bali.stock import in_stock
from atoll.bali.table import Challenge, EndTurn, Move, Play, Table, Travel
from atoll.table import Event, Refusal, Step, listed
from atoll.table.stating import rule

_RULES = {
    "warrior": "bali_3_1",
    "scholar": "bali_4_1",
    "artist": "bali_5_1",
    "priest": "bali_6_1",
    "prince": "bali_6_1",
}


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses what the active player does, or None."""
    if isinstance(move, EndTurn):
        return None
    card = "warrior" if isinstance(move, Challenge) else getattr(move, "card", "")
    if card not in table.hands[seat]:
        return Refusal("bali_2_3", f"{table.seats[seat]} has no {card}; play a card of the hand.")
    if isinstance(move, Travel):
        return _why_not_there(table, move)
    if card in DALANG:
        both = listed(pair_of(card), "or")
        return Refusal("bali_8_1", f"a Dalang card needs a goal; name {both}.")
    if isinstance(move, Challenge):
        return _why_not_spared(table, seat, move)
    return _why_unspared(table, seat) if card == "warrior" else _why_no_contest(table, seat, card)


@rule("bali_8_1")
def _why_not_there(table: Table, move: Travel) -> Refusal | None:
    """Why a Dalang card does not lead there, or None."""
    goals = [island for island in pair_of(move.card) if island != table.island]
    if move.goal in goals:
        return None
    if not goals:
        return Refusal("bali_8_1", f"{move.card} is no Dalang card; play one.")
    why = "is the active island" if move.goal == table.island else f"is not on {move.card}"
    return Refusal("bali_8_1", f"{move.goal} {why}; choose {listed(goals, 'or')}.")


@rule("bali_3_1")
def _why_not_spared(table: Table, seat: int, move: Challenge) -> Refusal | None:
    """Why that player cannot be spared, or None (ruling spare_with_three)."""
    if not spares(table):
        return Refusal("bali_3_1", "of three players nobody is spared; play the warrior alone.")
    if (spared := seat_of(table, seat, move.spared)) not in (None, seat):
        return None
    fix = f"spare {listed(opponents_called(table, seat), 'or')}"
    if spared == seat:
        return Refusal("bali_3_1", f"{table.seats[seat]} is no opponent; {fix}.")
    lacks = "sits" if move.spared in NEIGHBOURS else "is called"
    return Refusal("bali_3_1", f"nobody {lacks} {move.spared[:60]}; {fix}.")


@rule("bali_3_1")
def _why_unspared(table: Table, seat: int) -> Refusal | None:
    """Why somebody has to be spared, or None (rulings spare_must, spare_with_three)."""
    if not spares(table) or table.rulings.spare_must == "may":
        return None
    fix = listed(opponents_called(table, seat), "or")
    return Refusal("bali_3_1", f"one opponent is spared; spare {fix}.")


@rule("bali_6_1")
def _why_no_contest(table: Table, seat: int, card: str) -> Refusal | None:
    """Why the card cannot be played by who has its chip, or None (ruling holding)."""
    chips = {"priest": table.priests, "prince": table.princes}.get(card, {})
    if chips.get(table.island) == seat and table.rulings.holding == "may_not":
        reason = f"{table.seats[seat]} has the {card} of {table.island}; play another card."
        return Refusal("bali_6_1", reason)
    return None


def moves(table: Table, seat: int) -> Iterator[Move]:
    """Every card with each way to play it, and the end of the turn."""
    for card in dict.fromkeys(table.hands[seat]):
        if card == "warrior":
            yield from map(Challenge, neighbours(table))
        if card in HOUSEHOLD:
            yield Play(card)
        yield from (Travel(card, island) for island in pair_of(card))
    yield EndTurn()


@rule("bali_2_3", "bali_2_8")
def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """A card is played to the discard pile, and answered; or the turn ends."""
    if isinstance(move, EndTurn):
        return answering.ended(table)
    if isinstance(move, Travel):
        return _travelling(table, seat, move)
    card = "warrior" if isinstance(move, Challenge) else getattr(move, "card", "")
    after = answering.played_out(table, seat, card)._replace(played=card)
    step = Step(after, (Event(_RULES[card], card, {"seat": seat}), answering.goes_out(card)))
    if card == "warrior":
        return step.then(_challenging(after, seat, move))
    stage = "exchange" if card in ("scholar", "artist") else "show"
    return step.then(Step(after._replace(stage=stage)))


def _challenging(table: Table, seat: int, move: Move) -> Step[Table]:
    if not isinstance(move, Challenge):
        return answering.resumes(table, seat)
    other = seat_of(table, seat, move.spared)
    spared = table._replace(spared=other)
    fact = Event("bali_3_1", "spare", {"seat": seat, "other": other})
    return Step(spared, (fact,)).then(answering.resumes(spared, seat))


def _travelling(table: Table, seat: int, move: Travel) -> Step[Table]:
    after = answering.played_out(table, seat, move.card)._replace(played=move.card, goal=move.goal)
    facts = {"seat": seat, "card": move.card, "island": move.goal}
    step = Step(after, (Event("bali_8_1", "dalang card", facts), answering.goes_out(move.card)))
    asked = answering.onward(after, seat)
    return step.then(Step(asked)) if asked else step


def nobody_can_play(table: Table) -> bool:
    """Whether no hand has a card, and none can be drawn: then no turn ends by itself."""
    return not any(table.hands) and not in_stock(table)


@rule("bali_2_4")
def lacking(table: Table) -> Step[Table] | None:
    """A player without cards can play no more: the turn ends."""
    if table.hands[table.active] or nobody_can_play(table):
        return None
    return answering.ended(table)
