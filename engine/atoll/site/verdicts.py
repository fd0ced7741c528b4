"""What this build finds out itself: the examples run, the laws proved, the texts compared."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll import book
from atoll.compare.difference import apart, difference, ran
from atoll.compare.flipped import concerns, place
from atoll.compare.sides import Side, differing, side, sides
from atoll.data.exporting import made
from atoll.data.vectors import Vectors
from atoll.processes import Pool, pool
from atoll.proof.law import laws
from atoll.proof.possible import Answered, answer, offered, questions
from atoll.proof.proofs import Proof, leaning, proof
from atoll.proof.saved import saved
from atoll.running import own
from atoll.running.perform import perform
from atoll.simulate.chunks import others
from atoll.simulate.figures import measures
from atoll.site.prose import SiteError, doing
from atoll.table.games import game as known_game
from atoll.table.games import title

Result = Mapping[str, Any]
Say = Callable[[str], object]
NOTHING: Mapping[str, Any] = MappingProxyType({})


Place = tuple[str, int]
Happened = tuple[tuple[tuple[str, str], ...], ...]
"""Of each step that was played: its events, each a rule and its sentence."""
Said = tuple[tuple[str, str], ...]


class Otherwise(NamedTuple):
    """An example that other answers change: what comes, and what goes, as rule and sentence."""

    file: str
    line: int
    comes: Said
    goes: Said
    ends: bool
    """Whether it ends otherwise: what it expects no longer holds."""
    asks: tuple[str, ...] = ()
    """The rulings that were asked for meanwhile: by others together nothing else happens."""


Changes = Mapping[str, Mapping[str, Sequence[Otherwise]]]
"""Of each game, by a single answer or an edition, the examples that it changes."""


class Compared(NamedTuple):
    """Two sides of a game, all in which they are apart (schemas/diff.schema.json), and where.

    `ruling` is the only one they differ in, or empty where two editions are compared. `shown`
    holds what the witness of each ruling showed, both ways, when it was played.
    """

    left: str
    right: str
    ruling: str
    difference: Mapping[str, Any]
    shown: Mapping[str, Sequence[Result]]


class Verdicts(NamedTuple):
    """What each example showed; of each game its laws, what can happen, its texts compared."""

    results: Sequence[Result]
    proofs: Mapping[str, Sequence[Proof]] = NOTHING
    possible: Mapping[str, Mapping[str, Answered]] = NOTHING
    compared: Mapping[str, Sequence[Compared]] = NOTHING
    by: Changes = NOTHING
    """Of each game, what a single answer or an edition changes in its examples."""
    vectors: Mapping[str, Vectors] = NOTHING
    """Of each game the vectors that are published."""


def verdicts(say: Say, only: str | None = None) -> Verdicts:
    """Run, prove and compare everything, or only what one game is, on all cores.

    The laws come in the order of the text, and what can happen by question.

    Errors: NoExamples, SiteError.
    """
    names = (only,) if only else book.games()
    with pool() as workers:

        def each(kind: str, work: Callable[[str, str], Any], game: str, of: Iterable[str]) -> Any:
            """The same work for each of these of a game; where it fails, its name is told."""
            what = f"{title(game)}, {kind}"
            return {name: workers.submit(doing, f"{what} {name}", work, game, name) for name in of}

        say("Running the examples and proving the laws")
        shown, proved, happens = workers.submit(_own, only), {}, {}
        for game in names:
            held, every = saved(game), laws(game)
            if held:
                of = f"{len(held)} of {len(every)} laws of {title(game)}"
                say(f"{of} were proved by exactly this engine before")
            left = each("law", proof, game, [one for one in every if one not in held])
            proved[game] = {name: held.get(name) or left[name] for name in every}
            asked = questions(game) if offered.there(game) else ()
            happens[game] = each("question", answer, game, asked)
        results = shown.result()
        making = {
            name: workers.submit(doing, f"{title(name)}, its vectors", made, name, results)
            for name in names
        }
        say("Comparing the texts")
        compared, by = _compared(workers, names, results)
        return Verdicts(
            results=results,
            compared=compared,
            by=by,
            vectors={name: one.result() for name, one in making.items()},
            proofs={
                name: leaning(
                    name, [of.result() if isinstance(of, Future) else of for of in every.values()]
                )
                for name, every in proved.items()
            },
            possible={
                name: {what: one.result() for what, one in every.items()}
                for name, every in happens.items()
            },
        )


def _own(only: str | None) -> Sequence[Result]:
    """What our own examples show, or one game's; files are named from HOME. Raises SiteError."""
    found = own.shown(only)
    if found.problems:
        raise SiteError("\n".join(["The examples do not run as they should:", *found.problems]))
    return found.results


# Texts compared


Again = Mapping[tuple[str, int], Result]
"""The examples that were run once more, by their places."""
Shown = Mapping[Any, Sequence[Result]]
"""What all examples show, by the answers they were run under."""


def _compared(
    workers: Pool, names: Iterable[str], results: Sequence[Result]
) -> tuple[dict[str, tuple[Compared, ...]], Changes]:
    """Of each game its answers and editions compared, and what each changes; all at once.

    With each pair travels only what the examples show by its own answers.
    """
    again, each, by = [], {}, {}
    for game in names:
        usual = [_lean(one) for one in results if one["file"].startswith(f"features/{game}/")]
        pairs = [*_pairs(game)]
        ways = {_key(way): way for _, *both in pairs for way in _ways(*both)}
        what = f"{title(game)}, the examples by"
        found = {
            key: workers.submit(doing, f"{what} {way.text}", rerun, game, usual, way)
            for key, way in ways.items()
        }
        again.append((game, usual, pairs, found))
    for game, usual, pairs, tried in again:
        ran_by = {key: one.result() for key, one in tried.items()}
        shown = {key: among(usual, found) for key, found in ran_by.items()}
        of = [{key: shown[key] for key in map(_key, _ways(*both))} for _, *both in pairs]
        each[game] = workers.map(partial(_apart, game, measures(game).GAMES), of, pairs)
        by[game] = {
            text: (*otherwise(results, ran_by[_key(way)]),) for text, way in _choices(game).items()
        }
    return {name: (*found,) for name, found in each.items()}, by


def _choices(game: str) -> dict[str, Side]:
    """Each single answer and each edition by its name, but for what is played anyway."""
    usual, pairs = side(game, None).answers, [*_pairs(game)]
    single = {f"{name}={way.house[name]}": way for name, _, way in pairs if name}
    editions = {way.text: way for name, *both in pairs if not name for way in both}
    return single | {text: way for text, way in editions.items() if way.answers != usual}


def _pairs(game: str) -> Iterator[tuple[str, Side, Side]]:
    """What is adopted and each other answer to each ruling, then every two editions."""
    usual, rules = side(game, None), known_game(game)
    for ruling, way in others(rules.RULINGS, usual.answers):
        yield ruling, usual, usual.but(ruling, way)
    for left, right in combinations(rules.EDITIONS, 2):
        yield "", *sides(game, left, right)


def _ways(left: Side, right: Side) -> Iterator[Side]:
    """Every set of answers that a comparison of two sides tries."""
    yield from (left, right, *apart(left, right).values())


_KEPT = (
    *("file", "line", "row", "name", "tags", "outcome"),
    *("fired", "refused", "hidden", "rulings", "asked", "begins", "moves"),
)


def _lean(result: Result) -> Result:
    """What comparisons read of a result: of its steps the events alone."""
    events = [{"events": step["events"]} for step in result["trace"]]
    return {key: result[key] for key in _KEPT} | {"trace": events}


def rerun(game: str, usual: Sequence[Result], way: Side) -> Again:
    """What the examples show by the answers of a side, without those it cannot matter to.

    A house rule also changes examples that name an edition.
    """
    differ = {*differing(side(game, None).answers, way.answers), *way.house}
    rulings = [known_game(game).RULINGS[name] for name in differ]
    concerned = [one for one in usual if any(concerns(one, ruling) for ruling in rulings)]
    again = ran(game, way, concerned) if concerned else ()
    return {place(one): {**_lean(one), "happens": happened(one)} for one in again}


def among(usual: Sequence[Result], again: Again) -> Sequence[Result]:
    """What all examples show, where some were run again."""
    return [again.get(place(one), one) for one in usual]


def _key(way: Side) -> tuple[Any, tuple[tuple[str, str], ...]]:
    """What the outcome of an example can depend on."""
    return way.answers, tuple(sorted(way.house.items()))


def _apart(game: str, games: int, shown: Shown, pair: tuple[str, Side, Side]) -> Compared:
    """All in which two sides are apart. Raises SiteError with both."""
    ruling, left, right = pair
    what, ran_by = f"{title(game)}, {left.text} compared with {right.text}", shown.__getitem__
    found = doing(
        what,
        partial(difference, games=games, run=lambda *to: ran_by(_key(to[1]))),
        game,
        left,
        right,
    )
    told = found.as_json()
    return Compared(left.text, right.text, ruling, told, doing(what, witnessed, game, told))


# The smallest tables at which two sides part


def witnessed(game: str, found: Mapping[str, Any]) -> dict[str, Sequence[Mapping[str, Any]]]:
    """The smallest tables at which two sides part, played: by ruling."""
    points = [point for point in found["rulings"] if point["witness"]]
    with TemporaryDirectory() as folder:
        for point in points:
            told = [f"@{game}", f"Feature: {point['ruling']}", "", *point["witness"]["scenarios"]]
            text = "\n".join(told) + "\n"
            Path(folder, f"{point['ruling']}.feature").write_text(text, encoding="utf-8")
        shown = perform([folder], lint=False) if points else None
    if shown and shown.problems:
        raise SiteError("\n".join(shown.problems))
    results = shown.results if shown else []
    return {
        point["ruling"]: [one for one in results if Path(one["file"]).stem == point["ruling"]]
        for point in points
    }


# What other answers change in the examples: what happens then, and what happens no more


def happened(result: Result) -> Happened:
    """The events of an example, step by step."""
    return tuple(
        tuple((one["rule"], one["sentence"]) for one in step["events"]) for step in result["trace"]
    )


def otherwise(usual: Sequence[Result], again: Mapping[Place, Result]) -> Iterator[Otherwise]:
    """The examples that other answers change; what they showed by those holds what `happens`."""
    for one in usual:
        if other := again.get(place(one)):
            ends = other["outcome"] != one["outcome"]
            comes, goes = _differing(happened(one), other["happens"])
            if ends or comes or goes:
                yield Otherwise(*place(one), comes, goes, ends, (*sorted(other["asked"]),))


def _differing(usual: Happened, other: Happened) -> tuple[Said, Said]:
    """What comes and what goes, as far as it was played: an example that fails ends there."""
    before = [event for step in usual[: len(other)] for event in step]
    after = [event for step in other for event in step]
    return _without(after, before), _without(before, after)


def _without(some: Sequence[tuple[str, str]], others: Sequence[tuple[str, str]]) -> Said:
    """Those that are not among the others, each as often as it is missing there."""
    left, found = Counter(others), []
    for event in some:
        if left[event]:
            left[event] -= 1
        else:
            found.append(event)
    return tuple(found)
