"""All in which two sides are apart, found out: what they allow, what follows, where it matters."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from atoll.compare.difference import Difference, Follows, Play, Point, Together, witness
from atoll.compare.disputes import CLASSES, Judgement
from atoll.compare.flipped import Examples, concerns, flipped
from atoll.compare.judged import Comparison, compared, differing, together, with_others
from atoll.compare.replays import Replays, replayed
from atoll.compare.shifts import shifts
from atoll.compare.sides import Side
from atoll.compare.stakes import Match, parts, stakes
from atoll.home import file_of
from atoll.processes import at_once
from atoll.progress import Bar, silent, ticked
from atoll.running.own import NoExamples, named_from_home, performed
from atoll.running.perform import Listener
from atoll.simulate.many import is_many
from atoll.table.games import game as known_game

Shown = Sequence[Mapping[str, Any]]
Run = Callable[[str, Side, Shown | None], Shown]
"""What the examples of a game show by the answers of a side: all of them, or only some."""

MANY, MANY_BY_VERBS = 200_000, 1_000
"""Beyond so many games further processes are worth their start."""
_ALIKE = frozenset({"same", "unknown"})
ALL = ""
"""Under this name stands the right side itself, where several rulings change at once."""


def difference(  # noqa: PLR0913 # what is asked of a comparison
    game: str,
    left: Side,
    right: Side,
    *,
    games: int,
    run: Run | None,
    records: Path | None = None,
    witnesses: int = 1,
    bar: Bar = silent,
) -> Difference:
    """All in which two sides are apart; examples and records only where there are some to run.

    Of each ruling there are so many witnesses at most.

    Errors: Undecided, NotRecorded.
    """
    took: dict[str, float] = {}
    replays = _replayed(game, left, right, records, took, bar) if records else None
    names, ways = differing(left.answers, right.answers), apart(left, right)
    with _timed(took, "rulings"):
        comparisons = _compared(game, left, right, names, witnesses, bar)
        joint = together(game, left.answers, right.answers) if ALL in ways else None
    with _timed(took, "laws"):
        laws = {name: tuple(shifts(game, left.answers, way.answers)) for name, way in ways.items()}
    with _timed(took, "games"):
        play = _played(match(game, left, ways, games), bar)
    with _timed(took, "examples"):
        flips = _examples(game, left, ways, run) if run else {}
    follows = {name: Follows(laws[name], flips.get(name), play[name]) for name in ways}
    points = tuple(_point(game, left, one, follows[one.ruling]) for one in comparisons)
    overall = Together(*_seen(*joint, follows[ALL]), follows[ALL]) if joint else None
    return Difference(game, left, right, games, points, overall, took, replays)


def _replayed(  # noqa: PLR0913, PLR0917 # as the comparison
    game: str, left: Side, right: Side, records: Path, took: dict[str, float], bar: Bar
) -> Replays:
    with _timed(took, "records"):
        return replayed(game, records, left, right, bar)


def apart(left: Side, right: Side) -> dict[str, Side]:
    """The left with one answer of the right each, by ruling; where several differ, ALL as well."""
    names = differing(left.answers, right.answers)
    ways = {name: left.but(name, getattr(right.answers, name)) for name in names}
    return {**ways, ALL: right} if len(ways) > 1 else ways


def match(game: str, left: Side, ways: Mapping[str, Side], games: int) -> Match:
    """The games in which the left is played against each of the ways."""
    return Match(game, left.answers, {name: way.answers for name, way in ways.items()}, games)


@contextmanager
def _timed(took: dict[str, float], part: str) -> Iterator[None]:
    begun = perf_counter()
    yield
    took[part] = perf_counter() - begun


def _compared(  # noqa: PLR0913, PLR0917 # as the comparison
    game: str, left: Side, right: Side, names: Sequence[str], witnesses: int, bar: Bar
) -> list[Comparison]:
    pair = left.answers, right.answers
    found = (compared(game, name, *pair) for name in names)
    if witnesses > 1:
        found = (with_others(game, one, *pair, witnesses) for one in found)
    return ticked(bar, "Rulings", len(names), found)


def _played(of: Match, bar: Bar) -> Mapping[str, tuple[Play, ...]]:
    """In how many of the same games each way matters; who does not let them play in any case."""
    many = MANY if is_many(of.game) else MANY_BY_VERBS
    jobs = at_once() if of.games > many else 1
    with bar("Games", sum(part.chunk.games for part in parts(of))) as on:
        return stakes(of, jobs=jobs, each=on)


def _examples(game: str, left: Side, ways: Mapping[str, Side], run: Run) -> Mapping[str, Examples]:
    """The examples that change each way; those that ask no ruling that differs run once only."""
    rulings = known_game(game).RULINGS
    before = run(game, left, None)
    found = {}
    for name, way in ways.items():
        others = [rulings[one] for one in differing(left.answers, way.answers)]
        concerned = [result for result in before if any(concerns(result, one) for one in others)]
        after = run(game, way, concerned) if concerned else []
        found[name] = flipped(concerned, after, [rulings[name]] if name else [])
    return found


def ran(game: str, side: Side, only: Shown | None, *, listener: Listener | None = None) -> Shown:
    """What the game's own examples show by the answers of a side, all or only these.

    Files are named from HOME.

    Raises:
        NoExamples: they do not run.
    """
    folder = file_of(f"features/{game}")
    places = [str(folder)] if only is None else [_place(result) for result in only]
    shown = performed(places, (), side.edition, side.house, listener, lint=False)
    if shown.problems or not shown.results:
        raise NoExamples(
            f"{folder}: the examples do not run; see atoll check, or use --no-examples."
        )
    return named_from_home(shown.results)


def _place(result: Mapping[str, Any]) -> str:
    """An example as one asks for it."""
    return f"{file_of(result['file'])}:{result['row'] or result['line']}"


def _seen(may: Judgement, receives: Judgement, follows: Follows) -> tuple[Judgement, Judgement]:
    """What was judged; the same is not said of what an example, a game or a law shows to differ.

    Nor is anything not known that an example shows.
    """
    known = Judgement("different", f"shown by {follows.shown_by}")
    if {may.kind, receives.kind} <= _ALIKE and follows.shown_by:
        receives = known
    allowed = follows.examples.may if follows.examples else ()
    if may.kind in _ALIKE and allowed:
        may = Judgement(CLASSES["more" in allowed, "less" in allowed], known.known)
    return may, known if receives.kind == "unknown" and follows.shown_by else receives


def _point(game: str, left: Side, found: Comparison, follows: Follows) -> Point:
    ruling, editions = known_game(game).RULINGS[found.ruling], known_game(game).EDITIONS
    ways = {answer.name: answer for answer in ruling.answers}
    may, receives = _seen(found.may, found.receives, follows)
    found = found._replace(may=may, receives=receives)
    places = range(1, len(found.others) + 2)
    shown, *others = (witness(game, found, left.answers, place) for place in places)
    both = ways[found.left], ways[found.right]
    return Point(ruling, *both, editions, found, shown, follows, tuple(filter(None, others)))
