"""Counts told as shares and means, each with an interval that holds the truth 95 times in 100.

All that is kept are whole numbers that add up, so the same games give the same figures in
whatever order their counts came in. What is told of points, places and moves is told of the games
that came to their end.
"""

from collections.abc import Iterable, Iterator, Mapping
from math import floor, log10, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from atoll.table import cite
from atoll.table.games import most_moves
from atoll.table.stating import in_order

Counts = Mapping[str, int]
"""How often what happened. Whole numbers only, so that they add up in any order."""

CONFIDENCE = 0.95
_WIDE = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_MOST_DIGITS = 4


class Measure(NamedTuple):
    """A number, the ends of its interval, and the standard deviation where it is a mean."""

    value: float
    low: float
    high: float
    sd: float | None = None


class Share(NamedTuple):
    """So many out of so many; where several come from one game, `alike` is how many.

    Those of one game need not be draws of their own, so they count as one: the interval is as wide
    as it could be at worst.
    """

    hits: int
    of: int
    alike: int = 1

    def measure(self) -> Measure | None:
        """The share with its Wilson interval; None of nothing.

        >>> Share(0, 0).measure()
        >>> few = Share(1, 10).measure()
        >>> round(few.value, 3), round(few.low, 3), round(few.high, 3)
        (0.1, 0.018, 0.404)
        """
        if self.of == 0:
            return None
        share, draws = self.hits / self.of, self.of / self.alike
        weight = _WIDE**2 / draws
        middle = share + weight / 2
        spread = _WIDE * sqrt((share * (1 - share) + weight / 4) / draws)
        ends = (middle - spread) / (1 + weight), (middle + spread) / (1 + weight)
        return Measure(share, min(max(ends[0], 0.0), share), max(min(ends[1], 1.0), share))


class Mean(NamedTuple):
    """The mean of so many numbers, of which their sum and the sum of their squares are known.

    Where several come from one game, `alike` is how many, as of a Share.
    """

    total: int
    squares: int
    of: int
    alike: int = 1

    def measure(self) -> Measure | None:
        """The mean with its normal interval; None of nothing.

        >>> of_1_2_and_3 = Mean(total=6, squares=14, of=3).measure()
        >>> of_1_2_and_3.value, of_1_2_and_3.sd, round(of_1_2_and_3.low, 2)
        (2.0, 1.0, 0.87)
        """
        if self.of == 0:
            return None
        mean = self.total / self.of
        deviations = self.squares * self.of - self.total**2
        sd = sqrt(deviations / (self.of * (self.of - 1))) if self.of > 1 else 0.0
        spread = _WIDE * sd / sqrt(self.of / self.alike)
        return Measure(mean, mean - spread, mean + spread, sd)


class Figure(NamedTuple):
    """One line of a report: where it belongs, what it is, and the number."""

    section: str
    name: str
    number: Share | Mean

    @property
    def told(self) -> str:
        """Its number, and how far it may be off: `25% ± 3`, or a mean without a sign.

        >>> Figure("Wins", "seat 1", Share(253, 1000)).told
        '25% ± 3'
        >>> Figure("Wins", "nobody", Share(0, 100_000)).told
        '0%, at most 0.004%'
        """
        measure = self.number.measure()
        if measure is None:
            return "never tried"
        sign, scale = ("%", 100) if isinstance(self.number, Share) else ("", 1)
        value, low, high = (number * scale for number in measure[:3])
        if sign and measure.value == 0:
            return f"0%, at most {float(f'{high:.1g}'):g}%"
        if sign and measure.value == 1:
            return f"100%, at least {100 - float(f'{100 - low:.1g}'):g}%"
        off = (high - low) / 2
        digits = min(max(0, -floor(log10(off))), _MOST_DIGITS) if off else 0
        return f"{value:.{digits}f}{sign} ± {off:.{digits}f}"

    def as_json(self) -> dict[str, Any]:
        """What was counted, and what follows from it in six digits."""
        kind = type(self.number).__name__.lower()
        value, low, high, sd = self.number.measure() or (None,) * 4
        ends = {"value": value, "low": low, "high": high} | ({} if sd is None else {"sd": sd})
        known = {key: None if end is None else float(f"{end:.6g}") for key, end in ends.items()}
        named = {"section": self.section, "name": self.name, "kind": kind}
        return {**named, **self.number._asdict(), **known}


# What is counted of any game

FIRES, GAMES = "Rules: how often a game", "Rules: games in which they fire"
MATTERED: Mapping[str, str] = {
    "at stake": "a rule with another answer is used",
    "mattered": "the game runs differently",
    "points": "somebody has other points",
    "winners": "others win",
}
"""What is counted of games that were played by two sets of answers, and how it is told."""


def counted(
    fires: Mapping[str, Any], moves: Any, seats: Iterable[tuple[Any, Any, Any]]
) -> dict[str, Any]:
    """What is counted of one game, or of many in columns, under the names of which figures tell.

    `seats` are the points, the place and whether it wins of each; nobody where it has no end.

    >>> found = counted({"rps_2_2": 3}, 4, [(5, 1, True), (2, 2, False)])
    >>> found["squares rps_2_2"], found["moves sum"], found["wins alone"]
    (9, 4, True)
    """
    found: dict[str, Any] = {"games": 1, "ended": 0}
    for rule, often in fires.items():
        found |= {f"fires {rule}": often, f"squares {rule}": often * often}
        found[f"games {rule}"] = often > 0
    won, numbers = 0, {"moves": moves}
    for seat, (points, place, wins) in enumerate(seats, 1):
        numbers |= {f"points seat {seat}": points, f"place seat {seat}": place}
        found[f"wins seat {seat}"], won = wins, won + wins
    if len(numbers) > 1:
        found |= {"ended": 1, "wins nobody": won == 0, "wins alone": won == 1}
        found["wins shared"] = won > 1
        for name, number in numbers.items():
            found |= {f"{name} sum": number, f"{name} square sum": number * number}
    return found


def figures(game: str, counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
    """Everything that was counted in so many games, section by section."""
    return (*_figures(game, counts, games, seats),)


def _figures(game: str, counts: Counts, games: int, seats: int) -> Iterator[Figure]:
    names = [f"seat {number}" for number in range(1, seats + 1)]
    ended = counts["ended"]

    def mean_of(name: str) -> Mean:
        return Mean(counts[f"{name} sum"], counts[f"{name} square sum"], ended)

    scored = {"points": "Points at the end", "place": "Place at the end, 1 for who wins"}
    for what, section in scored.items() if ended else ():
        yield from (Figure(section, name, mean_of(f"{what} {name}")) for name in names)
    for name in names:
        yield Figure("Wins", name, Share(counts[f"wins {name}"], games))
    ways = {"alone": "one player wins", "shared": "several share the victory"}
    for way, name in (ways | {"nobody": "nobody wins"}).items():
        yield Figure("How games end", name, Share(counts.get(f"wins {way}", 0), games))
    left = f"left without an end after {most_moves(game):,} moves"
    yield Figure("How games end", left, Share(games - ended, games))
    if ended:
        yield Figure("Length of a game", "moves until its end", mean_of("moves"))
    # of each rule that fires, how often it does in a game, and in how many it does at all
    fired = {key.removeprefix("fires "): often for key, often in counts.items() if "fires " in key}
    rules = in_order(fired)
    for rule in rules:
        yield Figure(FIRES, cite(rule), Mean(fired[rule], counts[f"squares {rule}"], games))
    for rule in rules:
        yield Figure(GAMES, cite(rule), Share(counts[f"games {rule}"], games))
