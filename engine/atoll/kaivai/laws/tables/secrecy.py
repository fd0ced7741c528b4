"""Laws about who sees what, at tables of games at random."""

from typing import Any

from atoll.kaivai.laws.tables.games import all_tables
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.table import Table
from atoll.proof.law import Breach, Sampled, law
from atoll.proof.tables import gives_nothing_away, looks, sealed, sees


@law(
    "kaivai_0_5",
    "kaivai_7_3",
    "kaivai_14_5",
    over=lambda: looks(all_tables()),
    kind=Sampled,
    breach=Breach("hides=_BEHIND,", "", "nouns"),
)
def what_a_player_sees_does_not_depend_on_what_is_hidden(table: Table, seat: int) -> bool:
    """Whatever influence others hold or add, and however the dice will fall, a view is the same.

    All of it is put under a seal that nothing can look into: what is seen is the same under one
    seal and under another.
    """
    return gives_nothing_away(LAYOUT.view, _sealed, table, seat)


def _sealed(table: Table, seat: int) -> Table:
    """The table with a new seal on everything that the seat may not know."""
    if table.stage == "over":
        return table
    parts: dict[str, Any] = {"seed": object(), "dice": object()}
    parts["influence"] = sealed(table.influence, seat)
    if None in table.added:
        parts["added"] = sealed(table.added, seat)
    return table._replace(**parts)


@law(
    "kaivai_0_5",
    "kaivai_14_5",
    breach=Breach("return None not in table.added", 'return table.stage == "over"', "nouns"),
)
def a_player_sees_own_influence_and_whatever_lies_open() -> Sampled:
    """Own influence and what one has added; once all have added, what everybody has.

    Displays, huts, canoes, bids, glory, supplies and the influence on actions are open to all.
    """
    flags = [_own_and_open(table, seat) for table, seat in looks(all_tables())]
    revealed = [_revealed(table) for table in all_tables() if table.stage == "influence"]
    return Sampled(len(flags), [*flags, *revealed])


_SECRET = ("influence", "added", "dice", "seed")


def _own_and_open(table: Table, seat: int) -> bool:
    everybody = [name for name in LAYOUT.parts if name not in _SECRET]
    return sees(table, LAYOUT.view(table, seat), seat, _SECRET[:2], everybody)


def _revealed(table: Table) -> bool:
    """Once all have added, everybody sees what."""
    every = table._replace(added=tuple(number or 0 for number in table.added))
    return all(LAYOUT.view(every, seat).added == every.added for seat in range(len(every.seats)))
