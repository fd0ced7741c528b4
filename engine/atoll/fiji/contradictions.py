"""What contradicts a law of Fiji, as scenes: what can happen where its unknowns lie.

A law may speak of cards and piles that no box holds: whether it can be told, telling says.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations, product

from atoll.fiji.components import Beads, Condition, Effect
from atoll.fiji.happenings import HAPPENINGS
from atoll.fiji.laws.speech import changed_places
from atoll.fiji.rulings import RULINGS, answered
from atoll.fiji.unknowns import ANSWERED
from atoll.fiji.unknowns_laid import LIES, Made, cards, laid_out, single
from atoll.table.ruled import ruled
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["contradictions"]


def contradictions(made: Made, under: Mapping[str, str]) -> Iterator[Scene]:
    """The unknowns of a law by name, or a case that it tries, as scenes.

    The first lies as it is said; the others as the law may speak of it besides. `under` are the
    answers the law is claimed for.
    """
    said = {**ruled(made, ANSWERED, RULINGS), **under}
    for one, answers in chain(*(_besides(part, said) for part in _apart(single(made)))):
        table = one.get("table") or laid_out(one, answers)
        for names, happening in HAPPENINGS:
            if names & one.keys():
                yield from happening(table, one)


def _apart(made: Made) -> Iterator[Made]:
    """A law that speaks of two rows of hands is laid on two tables."""
    ranked = {"goals", "hands"}
    if not made.keys() >= {*ranked, "standings"}:
        yield made
        return
    yield {name: value for name, value in made.items() if name != "standings"}
    yield {name: value for name, value in made.items() if name not in ranked}


# What a law may also speak of


def _besides(made: Made, said: Mapping[str, str]) -> Iterator[tuple[Made, Answers]]:
    """As it is said; then by other answers, and with something else in its place."""
    here = answered(None, said)
    yield made, here
    for name, ruling in _FOR_ANY_ANSWER:
        if name in made and ruling not in said:
            others = [
                answer for answer in RULINGS[ruling].names() if answer != getattr(here, ruling)
            ]
            yield from ((made, answered(None, {**said, ruling: answer})) for answer in others)
    yield from ((other, here) for other in _otherwise(made))


_FOR_ANY_ANSWER = (
    ("choice", "keep_offer"),
    ("choices", "keep_offer"),
    ("standings", "after_shared"),
    ("standings", "shared_place"),
    ("take_half", "half"),
)
"""Where a law holds for every answer to a ruling, the unknown that it decides about."""


def _otherwise(made: Made) -> Iterator[Made]:
    """The other extreme or other colours; others who execute; places changed; a third."""
    if "counts" in made and "most" not in made:
        yield {**made, "most": False}
    if made.keys() >= {"condition", "offer"}:
        yield from ({**made, "condition": other} for other in _conditions(made))
    yield from _rows(made)
    yield from _exchanges(made) if "any_row" not in made else ()
    for name in [name for name in ("counts", "hands", "standings") if name in made]:
        entries = made[name]
        for pair in combinations(range(len(entries)), 2):
            yield {**made, name: tuple(changed_places(entries, *pair))}
        for third in (Beads(), *entries) if name != "counts" and len(entries) == 2 else ():
            yield {**made, name: (*entries, third)}


def _rows(made: Made) -> Iterator[Made]:
    """Each single effect of several; then each player executes it, and the card to keep by."""
    for name in [name for name in ("effect", "take", "take_half") if name in made]:
        effects = cards(made[name])
        yield from ({**made, name: effect} for effect in effects[1:])
        for effect, seat in product((effects[0], Effect(keeps=True)), range(_seats(made))):
            executes = [other == seat for other in range(_seats(made))]
            yield {**made, name: effect, "executes": executes}


def _exchanges(made: Made) -> Iterator[Made]:
    """One player after the other executes every row."""
    for name in [name for name in ("rows", "rows_without_halves") if name in made]:
        effects, seats = [effect for _, effect in made[name]], len(made["before"].hands)
        for seat in range(seats):
            said = LIES["executes"]([other == seat for other in range(seats)])
            rows = [(said["condition"], effect) for effect in effects]
            yield {**made, name: rows, "offers": said["offers"]}


def _seats(made: Made) -> int:
    return len(made.get("offers") or made.get("executes") or ())


def _conditions(made: Made) -> Iterator[Condition]:
    """The other colours, and one more."""
    asked = made["condition"].colours
    yield made["condition"]._replace(colours=tuple(not colour for colour in asked))
    more = tuple(flag or c == made.get("colour") for c, flag in enumerate(asked))
    yield made["condition"]._replace(colours=more)
