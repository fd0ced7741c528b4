"""Whether a table of Fiji can stand: its beads are in the box and its parts fit together."""

from atoll.fiji import rules
from atoll.fiji.components import EXCHANGES, ROUNDS, Beads
from atoll.fiji.exchange import choice_of, executor
from atoll.fiji.notation import write_beads
from atoll.fiji.phases import in_play
from atoll.fiji.round import seated
from atoll.fiji.table import Table, all_there, box
from atoll.table import Refused, counted
from atoll.table.kinds import PositionError


def sound(table: Table) -> Table:
    """The table, if so many can play, the box holds its beads and its parts fit together.

    Errors: PositionError, Refused.
    """
    seated(table.seats, table.rulings)
    if min(box(table)) < 0:
        over = Beads(*[max(0, -beads) for beads in box(table)])
        raise Refused("fiji_0_1", f"{write_beads(over)} more than the box holds; take them off.")
    if table.deal:
        _runs_on(table)
    _sound_piles(table)
    _sound_stage(table)
    return table


def _sound_piles(table: Table) -> None:
    for name, offer, aside in zip(table.seats, table.offers, table.set_aside, strict=True):
        if offer is not None and not rules.size_allowed(offer):
            raise Refused("fiji_4_1", f"{name} offers {sum(offer)} beads; offer 1 to 4.")
        if aside is None:
            continue
        if len(table.seats) > 2:
            raise Refused("fiji_7_3", f"{name} sets beads aside; only two players do.")
        if not rules.set_aside_allowed(aside):
            there = counted(sum(aside), "bead")
            raise Refused("fiji_7_3", f"{name} sets aside {there}; set aside exactly 4.")


def _sound_stage(table: Table) -> None:
    """What comes next can come next: the offers, the row and the chooser fit to it."""
    complete = None not in table.offers
    if table.stage in {"row", "choice", "payment"} and not (complete and table.row):
        raise PositionError("stage", "an analysis needs all offers, and the row from 1 to 4")
    if table.stage in {"offer", "set aside"} and complete:
        raise PositionError("stage", "all offers are in; leave the stage out")
    if table.stage in {"scoring", "dealing", "no cards", "over"} and any(table.offers):
        raise PositionError("offers", f"none are left at stage {table.stage!r}; pay them first")
    if (table.stage == "choice") != (table.chooser is not None):
        raise PositionError("chooser", "name the player who chooses exactly at stage 'choice'")
    if table.chooser is not None:
        _sound_choice(table, table.chooser)
    _sound_moment(table)
    if not complete and table.row:
        raise PositionError("row", "leave it out until all offers are in")
    if not complete and any(table.keepers):
        raise PositionError("keepers", "leave them out until all offers are in")


def _sound_moment(table: Table) -> None:
    """A round is scored after its third exchange, and the game is over after the fourth round."""
    if table.stage in {"scoring", "dealing", "no cards", "over"} and table.exchange < EXCHANGES:
        raise PositionError("exchange", f"a round is scored after exchange {EXCHANGES}; write that")
    if table.stage == "no cards" and table.deal:
        raise PositionError("stage", "the cards of the next round are known; leave `deal` out")
    if table.stage == "over" and table.round < ROUNDS:
        raise Refused("fiji_6_1", f"the game is over after round {ROUNDS}, not {table.round}.")
    if table.stage in {"dealing", "no cards"} and table.round == ROUNDS:
        raise Refused("fiji_6_1", f"no round follows round {ROUNDS}; the game is over.")


def _sound_choice(table: Table, chooser: int) -> None:
    """The row leaves something to choose, and whoever chooses executes it on these offers."""
    if not choice_of(table, table.effects[table.row - 1]):
        raise PositionError("chooser", f"row {table.row} leaves nothing to choose")
    if (seat := executor(table)) != chooser:
        fix = "nobody does, leave the chooser out" if seat is None else f"name {table.seats[seat]}"
        reason = f"{table.seats[chooser]} does not execute row {table.row}; {fix}."
        raise Refused("fiji_4_8", reason)


def _runs_on(table: Table) -> None:
    if table.round + len(table.deal) > ROUNDS:
        rounds = counted(len(table.deal), "round")
        raise Refused("fiji_6_1", f"{rounds} cannot follow round {table.round}.")
    there, needed = all_there(table), in_play(len(table.seats))
    if there != needed:
        reason = (
            f"with later rounds {write_beads(needed)} are in play, "
            f"here {write_beads(there)}; correct the beads or leave out `deal`."
        )
        raise Refused("fiji_1_1", reason)
