"""Where two answers part, told by either: the smallest first, without what can be left out."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice, zip_longest
from typing import Any

from atoll.compare.moments import At, Moment
from atoll.mutate.parting import passing
from atoll.mutate.search import Happening, laid, scene, shown
from atoll.table import Refused, games
from atoll.table.rulings import Answers
from atoll.table.scenario import Scenario
from atoll.telling.contract import tells
from atoll.telling.differing import Matter, matter
from atoll.telling.told import contrasted

Told = tuple[Scenario, ...]
WAYS = ("error", "refused", "hidden", "events", "after")
"""What of a happening can be other by other answers."""
LOOKED, MOST = 60, 8
"""So many are looked at, from the smallest on, and so many told: reasons of them take turns."""


def partings(
    game: str, tried: Iterable[tuple[At, Moment, Moment]], left: Answers, right: Answers
) -> Iterator[Told]:
    """What is told by either answers where they part: first what only one of them refuses."""
    if not tells.there(game):
        return
    of = _Sides(game, left, right)
    every = {str(one): one for each in tried for one in of.happenings(*each)}
    smallest = sorted(every.values(), key=lambda one: (one.size, str(one)))
    reasons: dict[tuple[Matter, ...], list[Happening]] = {}
    for one in filter(None, map(of.parting, smallest[:: 1 + len(smallest) // LOOKED])):
        reasons.setdefault(tuple(map(matter, of.told(one))), []).append(one)
    reasons.pop((), None)  # what no scenario tells apart
    turns = filter(None, chain.from_iterable(zip_longest(*reasons.values())))
    told = sorted(islice(turns, MOST), key=lambda one: "refused" not in of.ways(one))
    yield from filter(None, map(of.small, told))


class _Sides:
    """What comes of it by the answers of two sides."""

    def __init__(self, game: str, left: Answers, right: Answers) -> None:
        """Of a game that tells scenes."""
        self._game, self._rules = game, games.game(game)
        self._both = left.as_dict(), right.as_dict()

    def happenings(self, at: At, mine: Moment, theirs: Moment) -> Iterator[Happening]:
        """What happens where a moment is other: a game begins, a seat moves or looks."""
        now = Happening(at.names, self._both[0], at.position, "look")
        if at.position is None:
            yield from (now._replace(before=1, when="opening"),) if mine != theirs else ()
            return
        for seat, *move in (mine.allowed ^ theirs.allowed) | (mine.results ^ theirs.results):
            if isinstance(seat, int):
                yield now._replace(when="move" if move[0] else "look", seat=seat, move=move[0])
        for seat, made in at.tries[: at.parting]:
            yield now._replace(when="move", seat=seat, move=self._rules.write_move(made))

    def after(self, one: Happening) -> Iterator[Happening]:
        """It, and by one side all that then goes on by itself."""
        yield one
        while one.when not in {"opening", "look"} and "after" in (then := shown(self._game, one)):
            one = Happening(one.seats, one.rulings, then["after"], "next")
            yield one

    def parting(self, one: Happening) -> Happening | None:
        """It, or the first thing that then goes on by itself, at which the sides part."""
        return next(filter(self.ways, self.after(one)), None)

    def ways(self, one: Happening) -> frozenset[str]:
        """In what it is other, if its table can stand and something comes of it by both."""
        both = [one._replace(rulings=answers) for answers in self._both]
        try:
            if one.when != "opening":
                games.standing(self._game, laid(self._game, one))
        except (Refused, ValueError, LookupError):
            return frozenset()
        mine, theirs = (shown(self._game, each) for each in both)
        ways = frozenset(way for way in WAYS if mine.get(way) != theirs.get(way))
        return frozenset() if "error" in ways else ways

    def small(self, one: Happening) -> Told:
        """It made small, or as it is; what is told is run, and has to pass."""
        ways = self.ways(one)
        told = map(self.told, (_small(one, lambda less: self.ways(less) == ways), one))
        return next((both for both in told if both and all(passing(self._game, both))), ())

    def told(self, one: Happening) -> Told:
        """It by either; nothing where no scenario tells them apart."""
        with suppress(Refused, ValueError, LookupError):
            scenes = [scene(self._game, one._replace(rulings=answers)) for answers in self._both]
            both = contrasted(self._game, scenes)
            thens = [[line for line in each.lines if line.keyword == "Then"] for each in both]
            return both if thens[0] != thens[1] else ()
        return ()


def _small(one: Happening, holds: Callable[[Happening], bool]) -> Happening:
    """It without anything that it can do without, thing after thing."""
    place = misses = 0
    fewer = [*_fewer(one.before)]
    while misses < len(fewer):
        less = one._replace(before=fewer[place % len(fewer)])
        if holds(less):
            one, misses, fewer = less, 0, [*_fewer(less.before)]
        else:
            place, misses = place + 1, misses + 1
    return one


def _fewer(value: Any) -> Iterator[Any]:
    """The value without one thing in it, or without half of several."""
    match value:
        case dict():
            for name in value:
                yield {other: one for other, one in value.items() if other != name}
            for name, one in value.items():
                yield from ({**value, name: less} for less in _fewer(one))
        case list():
            half = len(value) // 2
            yield from (value[:half], value[half:]) if half else ()
            for place, one in enumerate(value):
                yield [*value[:place], *value[place + 1 :]]
                yield from ([*value[:place], less, *value[place + 1 :]] for less in _fewer(one))
