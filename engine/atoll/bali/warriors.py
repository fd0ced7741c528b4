"""A challenge by a warrior: to defend or to flee, and to save cards in flight."""

from collections.abc import Iterator
from itertools import product, starmap

from atoll.bali import answering, rules
from atoll.bali.answering import goes_out, played_out, resumes
from atoll.bali.sides import discarded, held, laid, other_islands, sized
from atoll.bali.table import Choice, Defend, Done, Flee, Move, Save, Table
from atoll.table import Event, Refusal, Step, agreed, counted, listed, replaced
from atoll.table.stating import rule


@rule("bali_3_2")
def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a challenged player cannot answer so, or None."""
    if isinstance(move, Flee) or "warrior" in table.hands[seat]:
        return None
    return Refusal("bali_3_2", f"{table.seats[seat]} has no warrior to defend with; flee.")


@rule("bali_3_2", "bali_3_5")
def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """A player defends, and may end the turn; or flees, and saves cards."""
    if isinstance(move, Defend):
        after = played_out(table, seat, "warrior")._replace(stage="force")
        return Step(after, (Event("bali_3_2", "defend", {"seat": seat}), goes_out("warrior")))
    step = Step(table, (Event("bali_3_2", "flee", {"seat": seat}),))
    if table.hands[seat]:
        return step.then(Step(table._replace(stage="save")))
    return step.then(Step(table, (_out(seat),)), answering.resumes(table, seat))


@rule("bali_3_5")
def _out(seat: int) -> Event:
    """Who has fled has no cards, and takes no part until some come."""
    return Event("bali_3_5", "out", {"seat": seat})


# Flight


def most_saved(table: Table, seat: int) -> int:
    """How many cards a player can save in flight."""
    most: int = rules.saved(
        len(table.hands[seat]),
        len(other_islands(table)),
        four=table.rulings.flee_keep == "four",
        one_each=table.rulings.flee_spread == "one_each",
    )
    return most


@rule("bali_3_3")
def why_not_fleeing(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a card cannot be saved so, or a flight not be over, or None."""
    chosen, most = table.chosen[seat], most_saved(table, seat)
    if isinstance(move, Done):
        if len(chosen) < most and table.rulings.flee_must == "must":
            told = f"{counted(most, 'card')} [has|have] to be saved"
            return Refusal("bali_3_3", agreed(f"{told}; save {most - len(chosen)} more.", most))
        return None
    if len(chosen) >= most:
        return Refusal("bali_3_3", f"{counted(most, 'card')} at most can be saved; say done.")
    return _why_not_saved(table, seat, move)


def _why_not_saved(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why this card cannot be saved there, or None (ruling flee_spread)."""
    assert isinstance(move, Save)  # noqa: S101 # the stage has no others
    if move.island not in other_islands(table):
        fix = listed(other_islands(table), "or")
        return Refusal("bali_3_3", f"{move.island} is the active island; choose {fix}.")
    if move.card not in held(table, seat):
        return Refusal("bali_3_3", f"there is no {move.card} left; save a card of the hand.")
    if table.rulings.flee_spread == "one_each" and any(
        one.island == move.island for one in table.chosen[seat]
    ):
        return Refusal("bali_3_3", f"a card is saved at {move.island}; choose another island.")
    return None


def fleeing_moves(table: Table, seat: int) -> Iterator[Move]:
    """Every card at each other island, and the end of the flight."""
    yield from starmap(Save, product(dict.fromkeys(held(table, seat)), other_islands(table)))
    yield Done()


@rule("bali_3_3", "bali_3_4")
def fleeing(table: Table, seat: int, move: Move) -> Step[Table]:
    """A card is chosen; at the end they are saved on top of piles, and the rest is discarded."""
    chosen = table.chosen[seat]
    if isinstance(move, Save):
        more = (*chosen, Choice(move.card, move.island))
        choice = Event("bali_3_3", "choose", {"seat": seat})
        return Step(table._replace(chosen=replaced(table.chosen, seat, more)), (choice,))
    after = table._replace(chosen=replaced(table.chosen, seat, ()))
    for one in chosen:
        after = laid(after, seat, one.island or "", one.card or "")
    saved = Event("bali_3_3", "save", {"seat": seat, "number": len(chosen)})
    rest = after.hands[seat]
    gone = sized(table, "bali_3_4", "discard", seat, len(rest))
    out = discarded(after, seat, *rest)
    return Step(after, (saved,)).then(Step(out, (gone, _out(seat))), resumes(out, seat))
