"""Laws about who sees what, at tables of games at random."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from atoll.kaivai.laws.tables.games import all_tables
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.table import Table
from atoll.proof.law import Breach, Sampled, law
from atoll.proof.tables import gives_nothing_away


def _looks() -> Iterator[tuple[Table, int]]:
    """Every table of the games, and who looks."""
    for table in all_tables():
        yield from ((table, seat) for seat in range(len(table.seats)))


@law(
    "kaivai_0_5",
    "kaivai_7_3",
    "kaivai_14_5",
    breach=Breach("hides=_BEHIND,", "", "nouns"),
)
def what_a_player_sees_does_not_depend_on_what_is_hidden() -> Sampled:
    """Whatever influence others hold or add, and however the dice will fall, a view is the same.

    All of it is put under a seal that nothing can look into: what is seen is the same under one
    seal and under another.
    """
    flags = [gives_nothing_away(partial(_looked, table, seat)) for table, seat in _looks()]
    return Sampled(len(flags), flags)


def _looked(table: Table, seat: int) -> object:
    return LAYOUT.view(_sealed(table, seat), seat)


def _sealed(table: Table, seat: int) -> Table:
    """The table with a new seal on everything that the seat may not know."""
    if table.stage == "over":
        return table
    parts: dict[str, Any] = {"seed": object(), "dice": object()}
    parts["influence"] = _but_own(table.influence, seat)
    if None in table.added:
        parts["added"] = _but_own(table.added, seat)
    return table._replace(**parts)


def _but_own(numbers: tuple[int | None, ...], seat: int) -> tuple[Any, ...]:
    return tuple(
        number if number is None or who == seat else object() for who, number in enumerate(numbers)
    )


@law(
    "kaivai_0_5",
    "kaivai_14_5",
    breach=Breach("return None not in table.added", 'return table.stage == "over"', "nouns"),
)
def a_player_sees_own_influence_and_whatever_lies_open() -> Sampled:
    """Own influence and what one has added; once all have added, what everybody has.

    Displays, huts, canoes, bids, glory, supplies and the influence on actions are open to all.
    """
    flags = [_own_and_open(table, seat) for table, seat in _looks()]
    revealed = [_revealed(table) for table in all_tables() if table.stage == "influence"]
    return Sampled(len(flags), [*flags, *revealed])


_SECRET = ("influence", "added", "dice", "seed")


def _own_and_open(table: Table, seat: int) -> bool:
    seen = LAYOUT.view(table, seat)
    everybody = [name for name in LAYOUT.parts if name not in _SECRET]
    own = [getattr(seen, name)[seat] == getattr(table, name)[seat] for name in _SECRET[:2]]
    return all([*own, *[getattr(seen, name) == getattr(table, name) for name in everybody]])


def _revealed(table: Table) -> bool:
    """Once all have added, everybody sees what."""
    every = table._replace(added=tuple(number or 0 for number in table.added))
    return all(LAYOUT.view(every, seat).added == every.added for seat in range(len(every.seats)))
