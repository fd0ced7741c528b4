"""What contradicts a law of Fiji, laid on tables: any of its unknowns that a table can show."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from atoll.fiji.components import EXCHANGES, Beads, Condition, Effect, Goal
from atoll.fiji.filling_in import with_row
from atoll.fiji.laws.speech import changed_places
from atoll.fiji.phases import Exchange
from atoll.fiji.rulings import RULINGS, answered
from atoll.fiji.scene import CARDS, NAMES, Scene, offering
from atoll.fiji.table import Table
from atoll.fiji.unknowns import ANSWERED, BUNDLES, UNKNOWNS
from atoll.proof.law import Values
from atoll.table import listed
from atoll.table.rulings import Answers

__all__ = ["contradictions", "untold"]


def untold(names: Sequence[str]) -> str:
    """Why no table shows what a law with these unknowns speaks of; nothing where one does."""
    parts = _parts(names)
    if not parts:
        return "it tries its cases one by one and tells none of them"
    if any(parts.keys() <= shown for shown, _ in _BUILT):
        return ""
    together = " at once" if len(parts) > 1 else ""
    return f"no table shows {listed(part.replace('_', ' ') for part in parts)}{together}"


def contradictions(
    names: Sequence[str], values: Mapping[str, int], seats: int, under: Mapping[str, str]
) -> Iterator[Scene]:
    """The values that contradict a law, as scenes; none where no table shows all its unknowns.

    The first lies as the values say; the others as the law may speak of it besides: two seats that
    have changed places, the other extreme, a third seat, as two are not ranked (Fiji 7.5).
    `under` are the answers the law is claimed for. A law may speak of cards and piles that no box
    holds: whether it can be told, telling says.
    """
    parts, make, seats = _parts(names), Values(values), seats or 3
    answers = answered(None, {**dict(_ruled(names, make)), **under})
    made = {name: UNKNOWNS[name](make, seats) for name in parts}
    for shown, build in _BUILT:
        if parts and parts.keys() <= shown:
            yield from (scene for one in _besides(made) if (scene := build(one, answers)))
            return


def _parts(names: Sequence[str]) -> dict[str, None]:
    """The single unknowns of a law in their order, but for the answers to rulings."""
    single = [part for name in names for part in BUNDLES.get(name, (name,))]
    return dict.fromkeys(name for name in single if name not in ANSWERED)


_BY_SEAT = ("counts", "hands", "standings")


def _besides(made: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The unknowns, and what a law may also speak of."""
    yield made
    if "counts" in made and "most" not in made:
        yield {**made, "most": False}
    for name in [name for name in _BY_SEAT if name in made]:
        entries = made[name]
        for pair in combinations(range(len(entries)), 2):
            yield {**made, name: tuple(changed_places(entries, *pair))}
        for third in (Beads(), *entries) if name != "counts" and len(entries) == 2 else ():
            yield {**made, name: (*entries, third)}


def _ruled(names: Sequence[str], make: Values) -> Iterator[tuple[str, str]]:
    """The answers that the unknowns of a law stand for."""
    for name in names:
        if name in ANSWERED:
            ruling, yes = ANSWERED[name]
            other = next(answer for answer in RULINGS[ruling].names() if answer != yes)
            yield ruling, yes if UNKNOWNS[name](make, 0) else other


def _of_counts(made: Mapping[str, Any], answers: Answers) -> Scene:
    """Offers that a card for one colour counts like this; a seat that counts none offers red."""
    table = offering(NAMES[: len(made["counts"])], answers)
    offers = [Beads(green=number) if number else Beads(red=1) for number in made["counts"]]
    condition = Condition((True, False, False, False), most=made.get("most", True))
    left = [hand.minus(offer) for hand, offer in zip(table.hands, offers, strict=True)]
    before = Exchange(table.supply, tuple(left), table.keepers, table.goals)
    return _analysed(table, before, offers, condition, CARDS.effects[0])


def _of_a_row(made: Mapping[str, Any], answers: Answers) -> Scene | None:
    """The row itself, unless its executor has something to choose."""
    effect = made["effect"]
    if effect.rotates or effect.swaps:
        return None
    table = offering(NAMES[: len(made["offers"])], answers)
    return _analysed(table, made["before"], made["offers"], made["condition"], effect)


def _analysed(
    table: Table, before: Exchange, offers: Sequence[Beads], condition: Condition, effect: Effect
) -> Scene:
    there = with_row(table, 0, condition, effect)._replace(**before._asdict())
    return Scene(there._replace(offers=tuple(offers), stage="row", row=1), "row")


def _of_hands(made: Mapping[str, Any], answers: Answers) -> Scene:
    table = offering(NAMES[: len(made["hands"])], answers)
    goals = made.get("goals", table.goals)
    there = table._replace(hands=made["hands"], goals=goals, exchange=EXCHANGES)
    return Scene(there._replace(stage="scoring"), "scoring")


def _of_standings(made: Mapping[str, Any], answers: Answers) -> Scene:
    """Hands of green beads only, where the first goal asks for the most green."""
    goals = tuple(Goal(colour, most=True) for colour in range(len(CARDS.goals)))
    return _of_hands({"hands": made["standings"], "goals": goals}, answers)


_BUILT: tuple[tuple[set[str], Callable[[Mapping[str, Any], Answers], Scene | None]], ...] = (
    ({"counts", "most"}, _of_counts),
    ({"before", "offers", "condition", "effect", "choice"}, _of_a_row),
    ({"hands", "goals"}, _of_hands),
    ({"standings"}, _of_standings),
)
"""The unknowns that a table shows whole, and how it is laid."""
