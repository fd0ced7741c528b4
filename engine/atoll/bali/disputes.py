"""Where the answers to the rulings of Bali part: at a small table for every other answer.

What is kept in flight or taken up is proved; all else is tried: every move at a table where games
at random part, what comes by itself, and what a player sees.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from atoll.bali import game
from atoll.bali.components import CARDS
from atoll.bali.notation import write_move
from atoll.bali.nouns import LAYOUT
from atoll.bali.partings import Comes, by, comes, partings
from atoll.bali.position import read_position
from atoll.bali.roamed import size
from atoll.bali.rulings import answered
from atoll.bali.scene import NAMES
from atoll.bali.situations import ARRIVING, FLEEING
from atoll.bali.table import SEATS, Table
from atoll.compare.disputes import Dispute
from atoll.compare.judged import Moment
from atoll.table import games
from atoll.table.parts import by_seat
from atoll.table.rulings import Answers
from atoll.telling.scenario import Line
from atoll.telling.scene import Scene, started
from atoll.telling.told import Untold, told

__all__ = ["DISPUTES", "moment", "moments", "parting"]

DISPUTES: Mapping[str, Dispute] = {
    "flee_keep": Dispute(FLEEING, lambda found: [found.saved]),
    "limit_always": Dispute(ARRIVING, lambda found: [found.taken]),
}
"""What of a hand or a pile is kept; all other rulings are tried at the moments."""


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
        yield started(NAMES[:seats], answers)


def moment(at: Scene, answers: Answers) -> Moment:
    """What is allowed and seen, and what comes of each move that is allowed, or by itself."""
    ways = [*_ways(by(at, answers))]
    found = [(way, end) for way in ways if (end := comes(way, answers)) is not None]
    seen = _seen(found[0][1].table, at.seat) if found and (at.look or at.start) else ()
    return Moment(frozenset({*map(_done, ways), *seen}), frozenset(_plain(end) for _, end in found))


def _ways(scene: Scene) -> Iterator[Scene]:
    """The scene with each move that is allowed; or as it is, where nobody decides."""
    if scene.move is None:
        yield scene
        return
    for move in game.moves(scene.table, scene.seat):
        yield scene._replace(move=move)


def _done(way: Scene) -> str:
    return "it happens" if way.move is None else write_move(way.move)


def _plain(found: Comes) -> str:
    """What lies there then and by which rules, whatever the answers and whoever saw numbers."""
    rules = [event.rule for event in found.events]
    return repr((rules, found.table._replace(rulings=answered())))


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
    return [line for line in told("bali", scene).lines if line.keyword == "Then"]
