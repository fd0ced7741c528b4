"""What is secret in Fiji: from whom, by which rule, and until when."""

from atoll.fiji.table import Table
from atoll.table.parts import Hides


def _revealed(table: Table) -> bool:
    return None not in table.offers


def _scored(table: Table) -> bool:
    return table.stage in {"dealing", "no cards", "over"}


def _aside_shown(table: Table) -> bool:
    return _scored(table) and table.rulings.set_aside == "shown"


HANDS = Hides("fiji_1_3", "hand of {seat}", until=_scored)
OFFERS = Hides("fiji_4_3", "offer of {seat}", until=_revealed)
ASIDE = Hides("fiji_7_3", "beads set aside by {seat}", until=_aside_shown)
STACKS = Hides("fiji_2_4", "cards still in the stacks", until=lambda table: table.stage == "over")
