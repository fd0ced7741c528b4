"""Laws about who sees what, at tables of games at random."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

from atoll.bali.laws.tables.games import all_tables
from atoll.bali.nouns import LAYOUT
from atoll.bali.table import Table
from atoll.proof.law import Breach, Sampled, law
from atoll.proof.tables import gives_nothing_away, looks, sees

_EACH = 7
"""Every seventh table is looked at."""
_SECRET = ("hands", "laid", "under", "chosen", "dealt", "draw", "discard", "cut", "seed")


look_law = partial(law, over=lambda: looks(islice(all_tables(), 0, None, _EACH)), kind=Sampled)


@look_law(
    "bali_0_8",
    "bali_1_3",
    breach=Breach(
        '"draw pile", starts=None, always=True, hides=_DRAW)',
        '"draw pile", starts=None, always=True)',
        "nouns",
    ),
)
def what_a_player_sees_does_not_depend_on_what_is_hidden(table: Table, seat: int) -> bool:
    """Whatever the others hold and all piles and the draw pile are, a view is the same.

    All of it is put under a seal that nothing can look into. How many cards lie there is seen where
    the ruling has sizes public, and of the own piles by any answer.
    """
    return gives_nothing_away(LAYOUT.view, _sealed, table, seat)


def _sealed(table: Table, seat: int) -> Table:
    """The table with a new seal on everything that the seat may not know."""
    if table.stage == "over":
        return table
    public, rulings = table.rulings.sizes == "public", table.rulings
    others = [one for one in range(len(table.seats)) if one != seat]
    parts: dict[str, Any] = {"seed": object(), "draw": _backs(table.draw)}
    parts["hands"] = _put(table.hands, others, _backs if public else _seal)
    parts["dealt"] = _put(_put(table.dealt, [seat], _piles), others, _piles if public else _seal)
    for name in ("laid", "under"):
        parts[name] = _put(getattr(table, name), others, _piles if public else _seal)
    parts["chosen"] = _put(
        table.chosen, others, lambda some: tuple(one._replace(card=object()) for one in some)
    )
    unseen = {"owner": others, "nobody": [seat, *others], "all": []}[rulings.cut_seen]
    parts["cut"] = _put(table.cut, unseen, lambda cards: _backs(cards) if any(cards) else cards)
    if rulings.discard != "open":
        parts["discard"] = object()
    return table._replace(**parts)


def _put(each: Sequence[Any], seats: Sequence[int], seal: Any) -> tuple[Any, ...]:
    return tuple(seal(one) if seat in seats else one for seat, one in enumerate(each))


def _seal(_: object) -> Any:
    return object()


def _backs(cards: Sequence[object]) -> tuple[object, ...]:
    """As many cards, of which nobody sees more than the back."""
    return tuple(object() for _ in cards)


def _piles(piles: Mapping[str, Sequence[object]]) -> dict[str, tuple[object, ...]]:
    return {island: _backs(cards) for island, cards in piles.items()}


@look_law(
    "bali_0_8",
    "bali_9_5",
    breach=Breach(
        '"cards laid by {seat}", _over, _sizes)',
        '"cards laid by {seat}", _over, _sizes, lambda _: True)',
        "nouns",
    ),
)
def a_player_sees_the_own_hand_and_whatever_lies_open(table: Table, seat: int) -> bool:
    """The own hand, the piles that the player laid, what is chosen; and all that hides from nobody.

    Chips, seals, masks, the Dalang, what is played, shown and answered are open to all.
    """
    seen = LAYOUT.view(table, seat)
    everybody = [name for name in LAYOUT.parts if name not in _SECRET]
    pile = table.rulings.discard == "closed" or seen.discard == table.discard
    return pile and sees(table, seen, seat, _SECRET[:4], everybody)
