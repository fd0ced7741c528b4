"""Contests for the priest or the prince of the active island, and the seals."""

from typing import Any

from atoll.bali import rules
from atoll.bali.answering import free, passed
from atoll.bali.sides import chips, in_order, left_of
from atoll.bali.table import Move, Show, Table
from atoll.table import Event, Refusal, Step, agreed, counted, replaced
from atoll.table.stating import rule


@rule("bali_6_2", "bali_6_3")
def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why a player cannot show so many cards, or None."""
    if not isinstance(move, Show):
        return None
    kind, has = table.played or "", table.hands[seat].count(table.played or "")
    found = "bali_6_2" if seat == table.active else "bali_6_3"
    if not 1 <= move.number <= has:
        return Refusal(found, f"{table.seats[seat]} {_held_of(kind, has, move.number)}")
    if move.number < has and table.rulings.show_fewer == "all":
        return Refusal(found, f"who shows, shows all; show {has}, or pass.")
    if not rules.beats(move.number, _best(table)):
        best = max(_best(table))
        fix = "show more, or pass" if has > best else "pass"
        told = f"{counted(best, 'card')} [is|are] shown; {fix}."
        return Refusal("bali_6_3", agreed(told, best))
    return None


def _held_of(kind: str, has: int, number: int) -> str:
    """What a player has, where it is not what is to be shown."""
    if not has:
        return f"has no {kind} to show; pass."
    span = "1" if has == 1 else f"1 to {has}"
    return f"has {counted(has, kind)} and cannot show {number}; show {span}, or pass."


def _best(table: Table) -> list[int]:
    return [number or 0 for number in table.shown]


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """Cards are shown or not, and the next player is asked; or the contest is over."""
    if isinstance(move, Show):
        found = "bali_6_2" if seat == table.active else "bali_6_3"
        fact = Event(found, "show", {"seat": seat, "number": move.number})
        shown = replaced(table.shown, seat, move.number)
    else:
        fact = passed(table, seat)
        shown = replaced(table.shown, seat, table.shown[seat] or 0)
    after = table._replace(shown=shown)
    following = left_of(table, seat)
    step = Step(after._replace(turn=following), (fact,))
    return step.then(_decided(after)) if following == _last(after) else step


@rule("bali_6_4")
def _last(table: Table) -> int:
    """With whom a contest is over: the active player; by raising=again who has shown most."""
    if table.rulings.raising == "once":
        return table.active
    return in_order(table)[_won(table).wins.index(True)]


def _won(table: Table) -> rules.Contest:
    shown = [table.shown[seat] or 0 for seat in in_order(table)]
    aside = table.island not in chips(table)
    stays = (table.rulings.aside if aside else table.rulings.show_none) == "stays"
    return rules.contest(shown, stays=stays)


@rule("bali_6_5", "bali_6_6", "bali_6_7", "bali_6_8")
def _decided(table: Table) -> Step[Table]:
    """Who has shown most has the chip; all cards go back, and the active player goes on."""
    over = Step(table, (Event("bali_6_4", "contest over"),))
    moved = over.then(_moved(table))
    step = moved.then(Step(moved.table, (Event("bali_6_6", "return"),)), _sealed(moved.table))
    goes = Event("bali_6_7", "goes on", {"seat": table.active})
    return step.then(Step(free(step.table), (goes,)))


def _moved(table: Table) -> Step[Table]:
    """The chip goes to the winner, or stays where it is."""
    won, kind = _won(table), table.played or ""
    winner, owner = in_order(table)[won.wins.index(True)], chips(table).get(table.island)
    facts = {"chip": kind, "island": table.island}
    if won.comes and owner != winner:
        found = "bali_11_3" if owner is None else "bali_6_5"
        chip = Event(found, "chip", {"seat": winner, **facts})
        moved: dict[str, Any] = {f"{kind}s": {**chips(table), table.island: winner}}
        return Step(table._replace(**moved), (chip,))
    if owner is None:
        return Step(table, (Event("bali_11_3", "aside", facts),))
    return Step(table, (Event("bali_6_5", "chip stays", {"seat": owner, **facts}),))


@rule("bali_7_1", "bali_7_2")
def _sealed(table: Table) -> Step[Table]:
    """Who has both chips takes the seal, and nobody else loses it."""
    owners = table.priests.get(table.island), table.princes.get(table.island)
    for seat in range(len(table.seats)):
        both = rules.has_both(priest=owners[0] == seat, prince=owners[1] == seat)
        facts = {"seat": seat, "island": table.island}
        if both and table.seals.get(table.island) == seat:
            return Step(table, (Event("bali_7_1", "seal stays", facts),))
        if both:
            found = "bali_7_2" if table.island in table.seals else "bali_7_1"
            seals = {**table.seals, table.island: seat}
            return Step(table._replace(seals=seals), (Event(found, "seal", facts),))
    kept = {"seat": table.seals.get(table.island), "island": table.island}
    return Step(
        table, (Event("bali_7_2", "seal kept", kept),) if table.island in table.seals else ()
    )
