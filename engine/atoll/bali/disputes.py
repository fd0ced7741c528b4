"""Where the answers to the rulings of Bali part: at a small table for every other answer.

No situation is proved: all is tried, a move or what comes by itself, and what a player sees.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from atoll.bali.components import CARDS
from atoll.bali.nouns import LAYOUT
from atoll.bali.partings import by, comes, partings
from atoll.bali.position import read_position
from atoll.bali.roamed import size
from atoll.bali.rulings import RULINGS, answered
from atoll.bali.scene import NAMES, Scene, bare
from atoll.bali.table import SEATS, Table
from atoll.bali.telling import Untold, told
from atoll.compare.disputes import Dispute
from atoll.compare.judged import Moment
from atoll.table import games
from atoll.table.parts import by_seat
from atoll.table.rulings import Answers
from atoll.telling.scenario import Line

__all__ = ["DISPUTES", "RULED", "moment", "moments", "parting"]

DISPUTES: Mapping[str, Dispute] = {}
"""None: all rulings are tried at the moments."""

RULED: Mapping[str, str] = {
    **dict.fromkeys(RULINGS, "a move of games at random at which its answers part, shrunk"),
    **dict.fromkeys(("cut_seen", "discard", "sizes"), "a look at the table"),
    "artist_limit": "a fourth card that is swapped",
    "both_empty": "a turn that begins with the last cards",
    "own_piles": "the start of a game",
}
"""At which of the moments each ruling is met."""


@cache
def moments() -> tuple[Scene, ...]:
    """Looks at a table, then for every other answer where it and the default part; then starts."""
    usual = answered()
    found = {str(scene): scene for scene in sorted(partings().values(), key=size)}
    return (*_looks(usual), *found.values(), *_starts(usual))


def _looks(answers: Answers) -> Iterator[Scene]:
    """Who has lost a card of a pile looks at the table, then another."""
    names = NAMES[: min(SEATS)]
    lost = {names[0]: {CARDS[0]: 1}}
    table = read_position({"cut": lost, "hands": {names[0]: [CARDS[0]]}}, names, answers)
    for seat in range(2):
        yield Scene(table, seat, look=True)


def _starts(answers: Answers) -> Iterator[Scene]:
    for seats in sorted(SEATS):
        yield Scene(bare(NAMES[:seats], answers), start=True)


def moment(at: Scene, answers: Answers) -> Moment:
    """Whether it happens and what is seen, and what comes of it."""
    found = comes(at, answers)
    if found is None:
        return Moment(frozenset(), frozenset())
    seen = _seen(found.table, at.seat) if at.look or at.start else ()
    plain = found._replace(table=found.table._replace(rulings=answered()))
    return Moment(frozenset({"it happens", *seen}), frozenset({repr(plain)}))


def _seen(table: Table, seat: int) -> Iterator[str]:
    """What a player sees of what a rule may hide, and if it is only how many cards there are."""
    view = games.game("bali").view(table, seat)
    for part in LAYOUT.parts.values():
        shown = getattr(view, part.name) if part.hides else None
        each = enumerate(shown) if shown and by_seat(part.kind) else [("", shown)]
        yield from (f"{part.name} {whose}: {one}" for whose, one in each if one is not None)


def parting(at: Scene, left: Answers, right: Answers) -> tuple[Scene, ...]:
    """The moment by either answers; none where no scenario tells them apart."""
    scenes = by(at, left), by(at, right)
    try:
        mine, theirs = map(_thens, scenes)
    except Untold:
        return ()
    return scenes if mine != theirs else ()


def _thens(scene: Scene) -> list[Line]:
    return [line for line in told(scene).lines if line.keyword == "Then"]
