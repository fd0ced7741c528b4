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
    over=lambda: looks(all_tables()),
    kind=Sampled,
    breach=Breach("return None not in table.added", 'return table.stage == "over"', "nouns"),
)
def a_player_sees_own_influence_and_whatever_lies_open(table: Table, seat: int) -> bool:
    """Own influence and what one has added; once all have added, what everybody has.

    Displays, huts, canoes, bids, glory, supplies and the influence on actions are open to all.
    """
    everybody = [name for name in LAYOUT.parts if name not in _SECRET]
    every = table._replace(added=tuple(number or 0 for number in table.added))
    revealed = table.stage != "influence" or LAYOUT.view(every, seat).added == every.added
    return revealed and sees(table, LAYOUT.view(table, seat), seat, _SECRET[:2], everybody)


_SECRET = ("influence", "added", "dice", "seed")
