"""All beads of a table, counted together: none comes and none goes while a game is played."""

from collections.abc import Iterator

from atoll.fiji.notation import write_beads
from atoll.fiji.phases import in_play
from atoll.fiji.table import Table, all_there
from atoll.table import Refusal

__all__ = ["all_beads", "wrong_set"]


def wrong_set(seats: int, reason: str) -> Refusal:
    """Refused by the rule that gives so many players their sets."""
    return Refusal("fiji_7_1" if seats == 2 else "fiji_1_1", reason)


def all_beads(table: Table) -> Iterator[Refusal]:
    """The supply, the hands, the offers and what is set aside are all beads in play."""
    there, needed = all_there(table), in_play(len(table.seats))
    if there != needed:
        reason = f"{write_beads(needed)} are in play, and here lie {write_beads(there)}."
        yield wrong_set(len(table.seats), reason)
