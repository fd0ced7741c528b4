"""What a player of Fiji sees of the table and what is hidden, and the cards that all know of."""

from collections.abc import Iterator

from atoll.fiji import phrases
from atoll.fiji.components import CONDITIONS, EFFECTS, Beads, Condition, Effect
from atoll.fiji.notation import write_condition, write_effect
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import Table
from atoll.fiji.view import View, view
from atoll.table.parts import by_seat
from atoll.telling.phrases import HIDES
from atoll.telling.scenario import Line

__all__ = ["deck", "looks"]


def looks(table: Table, seat: int) -> Iterator[Line]:
    """A Then for each thing that may be hidden: what the seat has comes first."""
    seen = view(table, seat)
    for other in sorted(range(len(table.seats)), key=lambda one: one != seat):
        for part in LAYOUT.parts.values():
            if part.hides and by_seat(part.kind) and getattr(table, part.name)[other] is not None:
                thing = part.hides.of(table.seats[other]).what
                yield from _look(seen, thing, getattr(seen, part.name)[other])
    for part in LAYOUT.parts.values():
        if part.hides and not by_seat(part.kind):
            yield from _look(seen, part.hides.of().what, getattr(seen, part.name))


def _look(seen: View, thing: str, there: object) -> Iterator[Line]:
    """What is seen of it, as far as a phrase tells it, or the rule that hides it."""
    if isinstance(there, Beads):
        yield phrases.SEES.line("Then", seen.seats, seat=seen.seat, beads=there, thing=thing)
    if there is None:
        rules = [hidden.rule for hidden in seen.hidden if hidden.what == thing]
        yield from (HIDES.line("Then", rule=rule, thing=thing) for rule in rules)


def deck() -> Line:
    """A Then for every card of the game, with how sure each is."""
    conditions = [
        (write_condition(card.face), card.evidence)
        for card in CONDITIONS
        if isinstance(card.face, Condition)
    ]
    effects = [
        (write_effect(card.face), card.evidence)
        for card in EFFECTS
        if isinstance(card.face, Effect)
    ]
    rows = [(*pair, *other) for pair, other in zip(conditions, effects, strict=True)]
    header = ("condition", "evidence", "effect", "evidence")
    return phrases.DECK_HOLDS.line("Then", table=(header, *rows))
