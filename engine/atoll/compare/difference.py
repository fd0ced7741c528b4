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

from atoll.book.answers import backed, citations
from atoll.compare.flipped import Flip, Result, concerns, flipped, place, plain
from atoll.compare.judged import Follows, compared, shifts
from atoll.compare.moments import At
from atoll.compare.records import Replays, replayed
from atoll.compare.sides import Side, differing
from atoll.compare.stakes import stakes
from atoll.home import HOME, file_of
from atoll.progress import Bar, silent
from atoll.running import own
from atoll.table.contract import Answers
from atoll.table.games import game as known_game
from atoll.table.rulings import Answer, Backing, Ruling, backing
from atoll.table.rulings import silent as says_nothing
from atoll.table.scenario import gherkin
from atoll.telling.witness import Witness

Shown = Sequence[Result]
Run = Callable[[str, Side, Shown | None], Shown]
"""What the examples of a game show by the answers of a side: all of them, or only some."""

ALL = ""
"""Under this name stands the right side itself, where several rulings change at once."""


class Point(NamedTuple):
    """One ruling that differs, and all that follows from it alone; its witness, ready to keep."""

    ruling: Ruling
    follows: Follows
    answers: tuple[tuple[Answer, Backing], ...] = ()
    """Both answers, and the texts behind each."""
    silent: Mapping[str, str] = {}  # a mapping nobody changes
    """The editions that answer it in no way, and what they do say."""
    witness: Witness | None = None

    @property
    def sides(self) -> tuple[str, str]:
        """The names of both answers."""
        one, other = (answer.name for answer, _ in self.answers)
        return one, other

    @property
    def same(self) -> bool:
        """Whether only the words differ."""
        kinds = {self.follows.may.kind, self.follows.receives.kind}
        return kinds == {"same"} and not self.follows.shown_by

    def as_json(self) -> dict[str, Any]:
        """The point in JSON terms."""
        told = self.witness and {
            "name": self.witness.name,
            "command": self.witness.command,
            "scenarios": ["\n".join(gherkin(each)) for each in self.witness.scenarios],
        }
        return {
            "ruling": self.ruling.name,
            "question": self.ruling.question,
            "rules": self.ruling.rules,
            "status": self.ruling.status,
            "left": _answered(*self.answers[0]),
            "right": _answered(*self.answers[1]),
            "silent": self.silent,
            "same": self.same,
            **plain(self.follows),
            "witness": told,
        }


class Difference(NamedTuple):
    """Two sides, the rulings in which they differ, and all of these together where several do."""

    game: str
    left: Side
    right: Side
    games: int
    rulings: tuple[Point, ...] = ()
    together: Follows | None = None
    records: Replays | None = None

    @property
    def same(self) -> bool:
        """Whether they are played alike, whatever the words."""
        otherwise = self.records.changed if self.records else ()
        return not otherwise and all(point.same for point in self.rulings)

    def as_json(self) -> dict[str, Any]:
        """All of it in JSON terms (schemas/diff.schema.json)."""
        return {name: plain(one) for name, one in self._asdict().items()} | {"same": self.same}


def _answered(answer: Answer, texts: Backing) -> dict[str, Any]:
    return answer._asdict() | {
        "silent": texts.silent,
        "not_seen": texts.not_seen,
        "sources": [asdict(one) for one in citations(answer.sources, HOME)],
        "house_rule": answer.house_rule,
    }


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
    points = (_point(game, name, left, right, found[name]) for name in names)
    return Difference(game, left, right, games, tuple(points), found.get(ALL), replays)


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


def _point(game: str, name: str, left: Side, right: Side, follows: Follows) -> Point:
    """What is told of a ruling, with the scenarios of its table.

    Their command names what is not the default.
    """
    rules, usual = known_game(game), known_game(game).answered(None, None).as_dict()
    ruling, own_answers = rules.RULINGS[name], left.answers.as_dict()
    named = {one: answer for one, answer in own_answers.items() if answer != usual[one]}
    chosen = [getattr(side.answers, name) for side in (left, right)]
    sides = (({**named, name: answer}).items() for answer in chosen)
    texts = [",".join("=".join(one) for one in side) for side in sides]
    about, command = f"{name} is {' or '.join(chosen)}", " ".join(("atoll diff", game, *texts))
    found = Witness(game, "differs", about, command, (*follows.table,))
    both = [one for answer in chosen for one in ruling.answers if one.name == answer]
    answers = tuple((one, backed(backing(ruling, one, rules.EDITIONS))) for one in both)
    silent = says_nothing(ruling, rules.EDITIONS)
    return Point(ruling, follows, answers, silent, found if follows.table else None)
