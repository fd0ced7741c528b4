"""Who answers a card, in clockwise order, and what follows when all have."""

from atoll.bali import rules
from atoll.bali.sides import discarded, left_of
from atoll.bali.table import Move, Pass, Table
from atoll.table import Event, Refusal, Step, replaced
from atoll.table.stating import rule

ASKED = {
    "warrior": "challenge",
    "scholar": "join",
    "artist": "join",
}
"""The stage at which a passive player answers a card; a Dalang card at `prevent`."""
_RULES = {
    "join": "bali_2_7",
    "show": "bali_6_3",
    "prevent": "bali_8_2",
    "force": "bali_2_5",
}
_FORCES = {"warrior": "bali_3_6", "scholar": "bali_4_6"}


def free(table: Table) -> Table:
    """Nothing is answered, and the active player decides."""
    nobody = (False,) * len(table.seats)
    return table._replace(
        stage="turn",
        turn=table.active,
        played=None,
        spared=None,
        goal=None,
        forced=nobody,
        prevented=nobody,
        shown=(None,) * len(table.seats),
        chosen=((),) * len(table.seats),
    )


@rule("bali_2_7", "bali_3_7", "bali_11_4")
def onward(table: Table, seat: int) -> Table | None:
    """The next passive player is asked; None when all have been."""
    following = left_of(table, seat)
    if following == table.spared and table.spared is not None:
        following = left_of(table, following)
    if following == table.active:
        return None
    return table._replace(turn=following, stage=ASKED.get(table.played or "", "prevent"))


@rule("bali_2_5", "bali_3_6")
def resumes(table: Table, seat: int) -> Step[Table]:
    """After an answer to a warrior, a scholar or an artist: the next player, or the end of it."""
    ends = rules.forces(table.forced)
    cut_off = table.played == "warrior" and table.rulings.forced_rest == "cut_off"
    over = cut_off and ends
    following = None if over else onward(table, seat)
    said = () if over else _left_alone(table, seat)
    if following is not None:
        return Step(following, said)
    return Step(table, said).then(ended(table) if ends else Step(free(table)))


@rule("bali_3_7")
def _left_alone(table: Table, seat: int) -> tuple[Event, ...]:
    """The spared player is not asked."""
    if table.spared is None or left_of(table, seat) != table.spared:
        return ()
    return (Event("bali_3_7", "left alone", {"seat": table.spared}),)


def ended(table: Table) -> Step[Table]:
    """The turn of the active player ends, and the left neighbour is active."""
    active = table.active
    after = free(table._replace(active=left_of(table, active)))
    who = tuple(seat for seat, one in enumerate(table.forced) if one)
    facts = {"seat": active, "seats": who}
    how = (
        Event("bali_2_5", "turn forced", facts)
        if who
        else Event("bali_2_4", "turn ends", {"seat": active})
    )
    return Step(after._replace(stage="draw", turn=None), (how,))


def played_out(table: Table, seat: int, card: str) -> Table:
    """A card is played to the discard pile."""
    return discarded(table, seat, card)


@rule("bali_2_8")
def goes_out(card: str) -> Event:
    """A card that is played goes to the discard pile."""
    return Event("bali_2_8", "goes out", {"card": card})


def passed(table: Table, seat: int) -> Event:
    """A player passes."""
    return Event(_RULES[table.stage], "pass", {"seat": seat})


def why_not_forced(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a player cannot end the turn, or None."""
    card = table.played or ""
    if isinstance(move, Pass) or card in table.hands[seat]:
        return None
    name = table.seats[seat]
    return Refusal(_FORCES.get(card, "bali_5_5"), f"{name} has no second {card}; pass.")


def forced(table: Table, seat: int, move: Move) -> Step[Table]:
    """A second card of the kind ends the turn, or a player passes; the others still answer."""
    if isinstance(move, Pass):
        return declined(table, seat)
    card = table.played or ""
    after = played_out(table, seat, card)
    after = after._replace(forced=replaced(table.forced, seat, True))  # noqa: FBT003
    facts = {"seat": seat, "card": card}
    step = Step(after, (Event(_FORCES.get(card, "bali_5_5"), "force", facts), goes_out(card)))
    again = table.rulings.second_card == "exchange_again" and card != "warrior"
    return step.then(Step(after._replace(stage="exchange")) if again else resumes(after, seat))


def declined(table: Table, seat: int) -> Step[Table]:
    """A player who passes; the next one is asked."""
    return Step(table, (passed(table, seat),)).then(resumes(table, seat))
