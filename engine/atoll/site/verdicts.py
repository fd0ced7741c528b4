"""What this build finds out itself: the examples run, the laws proved, the texts compared."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.compare.difference import difference, ran
from atoll.compare.flipped import concerns, place
from atoll.compare.sides import Side, differing, side, sides
from atoll.data.vectors import Vectors, made
from atoll.proof.law import laws
from atoll.proof.possible import Reply, offered, questions, reply
from atoll.proof.proofs import Proof, leaning, proof
from atoll.proof.saved import saved
from atoll.running import own
from atoll.simulate.chunks import others
from atoll.simulate.many import arrays
from atoll.site.prose import SiteError, doing
from atoll.table.games import game as known_game
from atoll.table.games import title

Result = Mapping[str, Any]
NOTHING: Mapping[str, Any] = MappingProxyType({})


Said = tuple[tuple[str, str], ...]
"""Events, each a rule and its sentence."""


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


class Found(NamedTuple):
    """What is found out about one game, beside what its examples showed."""

    proofs: Sequence[Proof] = ()
    """The laws, in the order of the text."""
    possible: Mapping[str, Reply] = NOTHING
    """What can happen, by question."""
    vectors: Vectors | None = None
    compared: Sequence[Compared] = ()
    by: Mapping[str, Sequence[Otherwise]] = NOTHING
    """By a single answer or an edition, the examples that it changes."""
    known: Mapping[Any, Any] = NOTHING
    """What pages show of its examples, as `GameFacts.known` has it."""


class Verdicts(NamedTuple):
    """What each example showed, and what is found out about each game."""

    results: Sequence[Result]
    games: Mapping[str, Found] = NOTHING


def shown(only: str | None) -> Sequence[Result]:
    """What our own examples show, or one game's; files are named from HOME.

    Errors: NoExamples, SiteError.
    """
    found = own.shown(only)
    if found.problems:
        raise SiteError("\n".join(["The examples do not run as they should:", *found.problems]))
    return found.results


def found_out(game: str, results: Sequence[Result]) -> Found:
    """All that is proved and compared of a game, by what its examples showed. Raises SiteError."""
    called, known = title(game), saved(game)
    proofs = [
        known.get(one) or doing(f"{called}, law {one}", proof, game, one) for one in laws(game)
    ]
    asked = questions(game) if offered.there(game) else ()
    return Found(
        leaning(game, proofs),
        {one: doing(f"{called}, question {one}", reply, game, one) for one in asked},
        doing(f"{called}, its vectors", made, game, results),
        *_compared(game, results),
    )


# Texts compared

_GAMES = 2_000
"""For each pair of answers some seconds of a build, and within 2 in a hundred."""


def _compared(
    game: str, results: Sequence[Result]
) -> tuple[Sequence[Compared], Mapping[str, Sequence[Otherwise]]]:
    """The answers and editions of a game compared, and what each single one changes."""
    tried, called, games = dict[Any, Sequence[Result]](), title(game), _GAMES * arrays.there(game)

    def again(way: Side) -> Sequence[Result]:
        key = way.answers, (*sorted(way.house.items()),)  # all that an outcome can depend on
        if key not in tried:
            what = f"{called}, the examples by {way.text}"
            tried[key] = doing(what, rerun, game, results, way)
        return tried[key]

    def compared(ruling: str, left: Side, right: Side) -> Compared:
        told, _ = difference(game, left, right, games=games, run=lambda _, way, __: again(way))
        return Compared(left.text, right.text, ruling, told, _witnessed(game, told))

    every = []
    for pair in _pairs(game):
        what = f"{called}, {pair[1].text} compared with {pair[2].text}"
        every.append(doing(what, compared, *pair))
    ways = choices(game).items()
    return every, {text: (*otherwise(results, again(way)),) for text, way in ways}


def choices(game: str) -> dict[str, Side]:
    """Each single answer and each edition by its name, but for what is played anyway."""
    usual, found = side(game, None).answers, dict[str, Side]()
    for ruling, left, right in _pairs(game):
        single = {f"{ruling}={right.house[ruling]}": right} if ruling else {}
        found |= single or {one.text: one for one in (left, right) if one.answers != usual}
    return found


def _pairs(game: str) -> Iterator[tuple[str, Side, Side]]:
    """What is adopted and each other answer to each ruling, then every two editions."""
    usual, rules = side(game, None), known_game(game)
    for ruling, way in others(rules.RULINGS, usual.answers):
        yield ruling, usual, usual.but(ruling, way)
    for left, right in combinations(rules.EDITIONS, 2):
        yield "", *sides(game, left, right)


def rerun(game: str, usual: Sequence[Result], way: Side) -> Sequence[Result]:
    """What the examples show by the answers of a side; those it cannot matter to are not run again.

    A house rule also changes examples that name an edition.
    """
    differ = {*differing(side(game, None).answers, way.answers), *way.house}
    rulings = [known_game(game).RULINGS[name] for name in differ]
    concerned = [one for one in usual if any(concerns(one, ruling) for ruling in rulings)]
    again = {place(one): one for one in (ran(game, way, concerned) if concerned else ())}
    return [again.get(place(one), one) for one in usual]


def _witnessed(game: str, found: Mapping[str, Any]) -> dict[str, Sequence[Result]]:
    """The smallest tables at which two sides part, played: by ruling. Raises SiteError."""
    points = {one["ruling"]: one["witness"] for one in found["rulings"] if one["witness"]}
    if not points:
        return {}
    with TemporaryDirectory() as folder:
        for ruling, witness in points.items():
            head = [f"# game: {game}", f"Feature: {ruling}", ""]
            told = "\n".join([*head, *witness["scenarios"], ""])
            Path(folder, f"{ruling}.feature").write_text(told, encoding="utf-8")
        played = own.performed([folder], lint=False)
    if played.problems:
        raise SiteError("\n".join(played.problems))
    every = [(Path(one["file"]).stem, one) for one in played.results]
    return {name: [one for ruling, one in every if ruling == name] for name in points}


# What other answers change in the examples: what happens then, and what happens no more


def otherwise(usual: Iterable[Result], again: Iterable[Result]) -> Iterator[Otherwise]:
    """The examples that other answers change, as far as they were played: one that fails ends."""
    for one, other in zip(usual, again, strict=True):
        after, before = _happened(other, None), _happened(one, len(other["trace"]))
        comes, goes = _without(after, before), _without(before, after)
        ends = other["outcome"] != one["outcome"]
        if ends or comes or goes:
            yield Otherwise(*place(one), comes, goes, ends, (*sorted(other["asked"]),))


def _happened(result: Result, steps: int | None) -> Said:
    """The events of an example, or of so many of its steps."""
    events = (event for step in result["trace"][:steps] for event in step["events"])
    return tuple((one["rule"], one["sentence"]) for one in events)


def _without(some: Said, others: Said) -> Said:
    """Those that are not among the others, in their order, each as often as it is missing there."""
    left, found = Counter(others), []
    for event in some:
        if left[event]:
            left[event] -= 1
        else:
            found.append(event)
    return (*found,)
