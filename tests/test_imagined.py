"""All that may be behind the screens of Fiji comes up where a table is thought up from a view."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

from atoll import fiji
from atoll.fiji import Beads, Table
from atoll.fiji.components import SET
from atoll.fiji.imagined import imagined
from atoll.fiji.moves import fists
from atoll.table.kinds import PositionError


def test_every_offer_that_is_possible_comes_up() -> None:
    """In the first exchange Ben may have taken any fist out of a set, whatever he has taken."""
    table = fiji.setup(("Ana", "Ben", "Cid"), 3)
    view = fiji.view(fiji.after(table, 1, fiji.parse_move("offer 1 green")).table, 0)
    drawn = {imagined(view, seed).offers[1] for seed in range(700)}
    assert drawn == {move.beads for move in fists(SET, "offer")}


def _after_the_first(start: Table, offers: Sequence[Beads]) -> Table:
    """The table once these offers have been paid; whatever is to choose, the first of it."""
    table = start
    for seat, beads in enumerate(offers):
        table = fiji.after(table, seat, fiji.Offer(beads)).table
    while table.chooser is not None:
        table = fiji.after(table, table.chooser, fiji.moves(table, table.chooser)[0]).table
    return table


@pytest.mark.parametrize("parts", [{"supply": Beads(30, 24, 18, 12)}, {"heads": (9, 9, 9)}])
def test_a_view_that_no_game_comes_to_is_refused(
    monkeypatch: pytest.MonkeyPatch, parts: dict[str, Any]
) -> None:
    monkeypatch.setattr(import_module("atoll.fiji.imagined"), "_TRIES", 20)
    start = fiji.setup(("Ana", "Ben", "Cid"), 3)
    view = fiji.view(_after_the_first(start, [Beads(1)] * 3), 0)
    with pytest.raises(PositionError, match="no game comes to what Ana sees"):
        imagined(view._replace(**parts), 1)
