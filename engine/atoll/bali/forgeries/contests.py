"""Contests that may not begin, and cards that may not be shown (6.1 to 6.3)."""

from atoll.bali.forgeries.ground import deciding, lacking, others, players
from atoll.bali.table import Table
from atoll.forge.forgery import Position, Turn, position, turn

__all__: list[str] = []


def _has(table: Table, seat: int) -> int:
    return table.hands[seat].count(table.played or "")


def _shown(table: Table) -> int:
    return max(number or 0 for number in table.shown)


def _showing(table: Table, *, active: bool) -> list[int]:
    return [seat for seat in deciding(table, "show") if (seat == table.active) == active]


# Bali 6.1


def _for_the_own(table: Table, kind: str) -> list[Turn]:
    chips = {"priest": table.priests, "prince": table.princes}[kind]
    barred = table.rulings.holding == "may_not"
    now = [seat for seat in deciding(table, "turn") if chips.get(table.island) == seat]
    return [(s, f"play {kind}") for s in now if barred and kind not in lacking(table, s)]


@turn("bali_6_1")
def a_contest_for_the_own_priest(table: Table) -> list[Turn]:
    """Who has the priest begins a contest for it, where nobody may."""
    return _for_the_own(table, "priest")


@turn("bali_6_1")
def a_contest_for_the_own_prince(table: Table) -> list[Turn]:
    """Who has the prince begins a contest for it, where nobody may."""
    return _for_the_own(table, "prince")


@position("bali_6_1")
def a_contest_of_who_has_the_chip(table: Table, laid: Position) -> list[Position]:
    """A contest goes on for a chip of the active player, where nobody may begin it."""
    if table.stage != "show" or table.rulings.holding != "may_not":
        return []
    part = f"{table.played}s"
    active, seals = table.seats[table.active], laid.get("seals", {})
    chips = {**laid[part], table.island: active}
    return [{**laid, part: chips, "seals": {**seals, table.island: active}}]


# Bali 6.2


@turn("bali_6_2")
def more_shown_than_held(table: Table) -> list[Turn]:
    """The active player shows one card more than there are in the hand."""
    return [(seat, f"show {_has(table, seat) + 1}") for seat in _showing(table, active=True)]


@turn("bali_6_2")
def no_card_shown(table: Table) -> list[Turn]:
    """The active player shows no card, and does not pass."""
    return [(seat, "show 0") for seat in _showing(table, active=True)]


@turn("bali_6_2")
def fewer_shown_than_held(table: Table) -> list[Turn]:
    """The active player keeps cards back, where all have to be shown."""
    now = _showing(table, active=True) if table.rulings.show_fewer == "all" else []
    return [(s, f"show {number}") for s in now for number in range(1, _has(table, s))]


@turn("bali_6_2")
def cards_shown_without_a_contest(table: Table) -> list[Turn]:
    """A player shows cards where no contest goes on."""
    now = deciding(table, "turn", "join", "challenge", "prevent")
    return [(seat, f"show {number}") for seat in now for number in (1, 2)]


@turn("bali_6_2", "bali_6_3", "bali_2_7")
def cards_shown_out_of_turn(table: Table) -> list[Turn]:
    """A player shows cards when another is asked."""
    return [(seat, f"show {_shown(table) + 1}") for seat in others(table, "show")]


# Bali 6.3


@turn("bali_6_3")
def as_many_shown_as_before(table: Table) -> list[Turn]:
    """A passive player shows as many cards as were shown."""
    now = _showing(table, active=False)
    return [(s, f"show {_shown(table)}") for s in now if 0 < _shown(table) <= _has(table, s)]


@turn("bali_6_3")
def fewer_shown_than_before(table: Table) -> list[Turn]:
    """A passive player shows fewer cards than were shown."""
    now = [s for s in _showing(table, active=False) if _has(table, s)]
    return [(s, f"show {number}") for s in now for number in range(1, _shown(table))]


@turn("bali_6_3")
def more_shown_than_held_against_another(table: Table) -> list[Turn]:
    """A passive player shows one card more than there are in the hand."""
    return [(seat, f"show {_has(table, seat) + 1}") for seat in _showing(table, active=False)]


@turn("bali_6_3")
def no_card_shown_against_another(table: Table) -> list[Turn]:
    """A passive player shows no card, and does not pass."""
    return [(seat, "show 0") for seat in _showing(table, active=False)]


@position("bali_6_2", "bali_6_3")
def shown_cards_that_are_not_held(table: Table, laid: Position) -> list[Position]:
    """Somebody has shown more cards than the hand has."""
    asked = [s for s in players(table) if table.stage == "show" and table.shown[s]]
    shown = laid.get("shown", {})
    return [{**laid, "shown": {**shown, table.seats[s]: _has(table, s) + 1}} for s in asked]
