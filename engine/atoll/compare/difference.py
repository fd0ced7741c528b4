"""All in which two sides are apart: ruling by ruling, and all of it together where several differ.

Found out is what they allow and give, what follows in laws, examples and play, and where it matters
first.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book.explain import open_questions
from atoll.compare.flipped import Flip, Result, concerns, flipped, place, plain
from atoll.compare.judged import Follows, compared, shifts
from atoll.compare.moments import At
from atoll.compare.records import replayed
from atoll.compare.sides import Side, differing
from atoll.compare.stakes import stakes
from atoll.home import file_of
from atoll.progress import Bar, silent
from atoll.running import own
from atoll.table.contract import Answers
from atoll.table.games import game as known_game
from atoll.table.scenario import gherkin
from atoll.telling.witness import Witness

Shown = Sequence[Result]
Run = Callable[[str, Side, Shown | None], Shown]
"""What the examples of a game show by the answers of a side: all of them, or only some."""

ALL = ""
"""Under this name stands the right side itself, where several rulings change at once."""


class Difference(NamedTuple):
    """All in which two sides are apart, in JSON terms (schemas/diff.schema.json).

    Where a ruling parts at a table there is a witness, ready to keep.
    """

    plain: Mapping[str, Any]
    witnesses: tuple[Witness, ...]


# As it is found out


def difference(  # noqa: PLR0913 # what is asked of a comparison
    game: str,
    left: Side,
    right: Side,
    *,
    games: int,
    run: Run | None,
    records: Path | None = None,
    bar: Bar = silent,
) -> Difference:
    """All in which two sides are apart; examples and records only where there are some to run.

    Errors: Undecided, NotRecorded.
    """
    ways, names = apart(left, right), differing(left.answers, right.answers)
    replays = replayed(game, records, left, right, bar) if records else None
    before = run(game, left, None) if run else ()
    found = dict[str, Follows]()
    with bar("Rulings", len(ways)) as on:
        for name, way in ways.items():
            both = left.answers, way.answers
            shown = [*_tables(game, before, [name] if name else names, right)]
            follows = compared(game, *both, told=name != ALL, shown=shown)
            if run:
                flips = _examples(game, *both, before, partial(run, game, way))
                follows = follows._replace(examples=flips)
            found[name] = follows._replace(laws=tuple(shifts(game, *both)))
            on(1)
    play = stakes(game, left, ways, games, bar)
    found = {name: one._replace(play=play[name]).seen() for name, one in found.items()}
    witnesses = {name: _witness(game, name, left, right, found[name]) for name in names}
    points = []
    for name, one in witnesses.items():
        told = one and _in_json(one)
        points.append(_point(game, name, left, right, found[name]) | {"witness": told})
    otherwise = replays.changed if replays else ()
    every = {
        "game": game,
        "left": plain(left),
        "right": plain(right),
        "games": games,
        "rulings": points,
        "together": plain(found.get(ALL)),
        "records": plain(replays),
        "same": not otherwise and all(point["same"] for point in points),
    }
    return Difference(every, tuple(one for one in witnesses.values() if one))


def apart(left: Side, right: Side) -> dict[str, Side]:
    """The left with one answer of the right each, by ruling; where several differ, ALL as well."""
    names = differing(left.answers, right.answers)
    ways = {name: left.but(name, getattr(right.answers, name)) for name in names}
    return {**ways, ALL: right} if len(ways) > 1 else ways


def _tables(game: str, shown: Shown, names: Sequence[str], right: Side) -> Iterator[At]:
    """Where examples begin that name an answer of the right, with the first move made there."""
    rules, answers = known_game(game), right.answers.as_dict()
    for name, one in product(names, shown):
        begins = one["begins"] or {}
        if "position" in begins and (one["rulings"] or {}).get(name) == answers[name]:
            seats, made = tuple(begins["seats"]), one["moves"][:1]
            first = [(seats.index(move["seat"]), rules.parse_move(move["move"])) for move in made]
            yield At(seats, begins["position"], tuple(first))


def _examples(
    game: str, left: Answers, right: Answers, before: Shown, again: Callable[[Shown], Shown]
) -> tuple[Flip, ...]:
    """The examples that change; those that ask no ruling that differs are not run again."""
    rulings = [known_game(game).RULINGS[name] for name in differing(left, right)]
    concerned = [one for one in before if any(concerns(one, ruling) for ruling in rulings)]
    return flipped(concerned, again(concerned) if concerned else ())


def ran(game: str, side: Side, only: Shown | None, *, bar: Bar = silent) -> Shown:
    """What the game's own examples show by the answers of a side, all or only these.

    As usually played they show what is kept of them. Files are named from HOME. Some are run in
    silence, amid what else is asked of a ruling.
    Errors: NoExamples, where they do not run.
    """
    folder = file_of(f"features/{game}")
    some = [f"{file_of(file)}:{line}" for file, line in map(place, only or ())]
    places, by = some or [str(folder)], (side.edition, side.house)
    if usual := not some and not any(by):
        shown = own.shown(game, bar)
    else:
        shown = own.performed(places, (), *by, silent if some else bar, lint=False)
    if shown.problems or not shown.results:
        raise own.NoExamples(
            f"{folder}: the examples do not run; see atoll check, or use --no-examples."
        )
    return shown.results if usual else own.named_from_home(shown.results)


def _witness(game: str, name: str, left: Side, right: Side, follows: Follows) -> Witness | None:
    """The scenarios of the table at which a ruling parts; their command names no default."""
    if not follows.table:
        return None
    usual, chosen = known_game(game).answered(None, None).as_dict(), left.answers.as_dict()
    named = {one: answer for one, answer in chosen.items() if answer != usual[one]}
    both = [getattr(side.answers, name) for side in (left, right)]
    sides = (({**named, name: answer}).items() for answer in both)
    texts = (",".join("=".join(one) for one in side) for side in sides)
    command = " ".join(("atoll diff", game, *texts))
    return Witness(game, "differs", f"{name} is {' or '.join(both)}", command, (*follows.table,))


def _in_json(witness: Witness) -> dict[str, Any]:
    told = ["\n".join(gherkin(each)) for each in witness.scenarios]
    return {"name": witness.name, "command": witness.command, "scenarios": told}


def _point(game: str, name: str, left: Side, right: Side, follows: Follows) -> dict[str, Any]:
    """What is told of a ruling that differs, in JSON terms, but for its witness."""
    of = next(one for one in open_questions(game) if one.name == name)
    about = {"ruling": name, "question": of.question, "rules": of.rules, "status": of.status}
    answers = {one.name: asdict(one) for one in of.answers}
    for one in answers.values():
        del one["editions"], one["default"]
    both = {
        "left": answers[getattr(left.answers, name)],
        "right": answers[getattr(right.answers, name)],
    }
    return {**about, **both, "silent": of.silent, "same": follows.same, **plain(follows)}
