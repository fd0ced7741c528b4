"""The smallest table at which two answers to a ruling of Bali part, for every other answer.

Most are found in games at random, and shrunk; what such games never come to is laid out.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from random import Random
from typing import NamedTuple

from atoll.bali import game, shrunk
from atoll.bali.events import KINDS
from atoll.bali.position import counted, read_position
from atoll.bali.roamed import attempted, size
from atoll.bali.rulings import RULINGS, answered
from atoll.bali.scene import NAMES, bare
from atoll.bali.starting import dealt
from atoll.bali.table import SEATS, Done, Join, Move, Pass, Play, Swap, Table, Travel
from atoll.table import Event, Refusal, Refused, play
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene, happens

__all__ = ["Comes", "by", "comes", "partings", "parts"]

_PLAY = play.Play[Table, Move](game.played, game.proceed)
_FEW = NAMES[: min(SEATS)]


class Comes(NamedTuple):
    """What comes of a scene: what is told, and what lies there then, by whatever answers."""

    events: tuple[Event, ...]
    table: Table


def by(scene: Scene, answers: Answers) -> Scene:
    """The scene by other answers."""
    return scene._replace(table=scene.table._replace(rulings=answers))


def comes(scene: Scene, answers: Answers) -> Comes | None:
    """What comes of a scene by these answers; None where the rules refuse it or its table."""
    if scene.start:
        step = _PLAY.onward(dealt(read_position({}, scene.table.seats, answers), Random(0)))
        return Comes(_sizeless(step.events), step.table)
    try:
        found = happens("bali", by(scene, answers))
    except (Refused, ValueError):
        return None
    return None if isinstance(found, Refusal) else Comes(_sizeless(found.events), found.table)


def _sizeless(events: Iterable[Event]) -> tuple[Event, ...]:
    """Events without sizes of hands and piles: to tell these is to show them, and no more."""
    return tuple([_unsized(one) if one.what in _SIZED else one for one in events])


def _unsized(event: Event) -> Event:
    return Event(event.rule, _SIZED[event.what], {"seat": event.facts["seat"]})


_UNSEEN = " unseen"
_SIZED = {
    kind: told
    for told in KINDS
    if told.endswith(_UNSEEN)
    for kind in (told, told.removesuffix(_UNSEEN))
}
"""The kinds of events that tell a size, or do not as it is secret: by both the latter."""


@cache
def partings() -> Mapping[tuple[str, str], Scene]:
    """For every other answer to a ruling a small scene at which it and the default part.

    Where something else can be told by it, it is; there is no scene where they part only in what a
    player sees.
    """
    usual = answered()
    others = [(r.name, a) for r in RULINGS.values() for a in r.names() if a != r.default]
    ways = {(name, answer): usual.but(**{name: answer}) for name, answer in others}
    found: dict[tuple[str, str], Parting] = {}
    for scene in (*_laid_out(usual), *attempted(usual)):
        found |= dict(_parted(scene, ways, found))
    return {key: _small(parting, ways[key]) for key, parting in found.items()}


class Parting(NamedTuple):
    """A scene at which two answers part; `alike` where the same is told by both."""

    alike: bool
    size: tuple[int, int]
    scene: Scene

    @property
    def rank(self) -> tuple[bool, tuple[int, int]]:
        """The lowest is shown: one where something else is told, then the smallest."""
        return self.alike, self.size


def _parted(
    scene: Scene,
    ways: Mapping[tuple[str, str], Answers],
    found: Mapping[tuple[str, str], Parting],
) -> Iterator[tuple[tuple[str, str], Parting]]:
    """The answers for which it is the best scene so far; only those asked for can matter."""
    asked, small = set[str](), size(scene)
    usual = comes(scene, answered().listening(asked))
    for key, way in ways.items():
        known = found.get(key)
        if key[0] not in asked or (known and known.rank <= (False, small)):
            continue
        other = comes(scene, way)
        parting = Parting(_told(other) == _told(usual), small, scene)
        if _alike(other) != _alike(usual) and not (known and known.rank <= parting.rank):
            yield key, parting


def _small(parting: Parting, way: Answers) -> Scene:
    told = not parting.alike
    return shrunk.small(parting.scene, lambda less: parts(less, answered(), way, told=told))


def parts(scene: Scene, one: Answers, other: Answers, *, told: bool = False) -> bool:
    """Whether something else comes of it by the one answers than by the other, or is told."""
    seen = _told if told else _alike
    return seen(comes(scene, one)) != seen(comes(scene, other))


def _alike(found: Comes | None) -> Comes | None:
    """What is the same by any answers; luck that is yet to come is not told."""
    return found and found._replace(table=found.table._replace(rulings=answered(), seed=0))


def _told(found: Comes | None) -> tuple[Event, ...] | None:
    return found and found.events


# Laid out


def _laid_out(answers: Answers) -> Iterator[Scene]:
    """What games at random come to seldom or never."""
    yield _tie(answers)
    yield _fourth_swap(answers)
    yield _last_cards(answers)
    yield _last_of_the_pile(answers)


def _tie(answers: Answers) -> Scene:
    """Two players take the last masks, and nobody has more than they have then."""
    active, other, third = _FEW
    masks = {active: [4, 4, 4, 4], other: [3, 3, 5, 5], third: [2, 2, 2, 2, 3, 3]}
    hands = {active: ["Kukusch/Panschar"]}
    table = read_position({"active": active, "hands": hands, "masks": masks}, _FEW, answers)
    table = _PLAY.after(table, 0, Travel("Kukusch/Panschar", "Panschar")).table
    return Scene(_PLAY.after(table, 1, Pass()).table, 2, Pass())


def _fourth_swap(answers: Answers) -> Scene:
    """Who takes part in the exchange of another swaps a fourth card."""
    active, other = _FEW[:2]
    hands = {active: ["artist", "prince"], other: ["artist", *["warrior"] * 4]}
    table = read_position({"active": active, "hands": hands}, _FEW, answers)
    begun: tuple[Move, ...] = (Play("artist"), Swap("prince"), Done())
    for move in begun:
        table = _PLAY.after(table, 0, move).table
    joined: tuple[Move, ...] = (Join(), *[Swap("warrior")] * 3)
    for move in joined:
        table = _PLAY.after(table, 1, move).table
    return Scene(table, 1, Swap("warrior"))


def _last_cards(answers: Answers) -> Scene:
    """A turn begins, and three cards are left to draw: too few for all."""
    table, cards = _without_hands(answers)
    hands = (cards[3:], *table.hands[1:])
    return Scene(table._replace(draw=cards[:3], hands=hands))


def _last_of_the_pile(answers: Answers) -> Scene:
    """A turn begins for which the draw pile just suffices; all other cards are discarded."""
    table, cards = _without_hands(answers)
    due = len(_FEW) + 1
    return Scene(table._replace(draw=cards[:due], discard=counted(cards[due:])))


def _without_hands(answers: Answers) -> tuple[Table, tuple[str, ...]]:
    """A table at which a turn is to begin, and all cards, which lie nowhere yet."""
    table = bare(_FEW, answers)
    cards = (*table.draw, *chain.from_iterable(table.hands))
    none = ((),) * len(_FEW)
    return table._replace(draw=(), hands=none, stage="draw", turn=None), cards
