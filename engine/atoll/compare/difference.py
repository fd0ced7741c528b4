"""All in which two sides are apart: ruling by ruling, and all of it together where several differ.

Found out is what they allow and give, what follows in laws, examples and play, and where it matters
first.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book.evidence import backed, citations
from atoll.compare.flipped import Examples, Result, concerns, flipped, place, plain
from atoll.compare.judged import (
    ALIKE,
    CLASSES,
    Comparison,
    Judgement,
    Shift,
    compared,
    shifts,
    together,
)
from atoll.compare.moments import At
from atoll.compare.records import Replays, replayed
from atoll.compare.sides import Side, differing
from atoll.compare.stakes import Play, stakes
from atoll.home import HOME, file_of
from atoll.progress import Bar, silent, ticked
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


class Follows(NamedTuple):
    """What other answers come to: what is judged, and what follows in laws, examples and play."""

    may: Judgement
    receives: Judgement
    laws: tuple[Shift, ...] = ()
    examples: Examples | None = None
    play: tuple[Play, ...] = ()

    @property
    def shown_by(self) -> str:
        """What first shows a difference, in a word; nothing where nothing follows."""
        if self.examples and self.examples.changed:
            return "examples"
        if not all(play.alike for play in self.play):
            return "games"
        return "laws" if any(law.changes for law in self.laws) else ""

    def seen(self) -> "Follows":
        """The same is not said of what an example, a game or a law shows to differ.

        Nor is anything not known that an example shows.
        """
        may, receives, by = self.may, self.receives, self.shown_by
        known = Judgement("different", f"shown by {by}")
        if by and (receives.kind == "unknown" or {may.kind, receives.kind} <= ALIKE):
            receives = known
        allowed = self.examples.may if self.examples else ()
        if may.kind in ALIKE and allowed:
            may = Judgement(CLASSES["more" in allowed, "less" in allowed], known.known)
        return self._replace(may=may, receives=receives)


class Point(NamedTuple):
    """One ruling that differs, and all that follows from it alone.

    The first of its witnesses is the `smallest` of all where it is said so, else that was found.
    """

    ruling: Ruling
    follows: Follows
    answers: tuple[tuple[Answer, Backing], ...] = ()
    """Both answers, and the texts behind each."""
    silent: Mapping[str, str] = {}  # a mapping nobody changes
    """The editions that answer it in no way, and what they do say."""
    witnesses: tuple[Witness, ...] = ()
    smallest: bool = False

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
        told = [
            {"smallest": False, "name": one.name, "command": one.command, "scenarios": texts}
            for one in self.witnesses
            for texts in [["\n".join(gherkin(each)) for each in one.scenarios]]
        ]
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
            "witness": {**told[0], "smallest": self.smallest} if told else None,
            "others": told[1:],
        }


class Difference(NamedTuple):
    """Two sides, the rulings in which they differ, and all of these together where several do."""

    game: str
    left: Side
    right: Side
    games: int
    points: tuple[Point, ...] = ()
    together: Follows | None = None
    replays: Replays | None = None

    @property
    def same(self) -> bool:
        """Whether they are played alike, whatever the words."""
        otherwise = self.replays.changed if self.replays else ()
        return not otherwise and all(point.same for point in self.points)

    def as_json(self) -> dict[str, Any]:
        """All of it in JSON terms (schemas/diff.schema.json)."""
        return {
            "game": self.game,
            "left": plain(self.left),
            "right": plain(self.right),
            "same": self.same,
            "games": self.games,
            "rulings": plain(self.points),
            "together": plain(self.together),
            "records": plain(self.replays),
        }


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
    witnesses: int = 1,
    bar: Bar = silent,
) -> Difference:
    """All in which two sides are apart; examples and records only where there are some to run.

    Of each ruling there are so many witnesses at most.

    Errors: Undecided, NotRecorded.
    """
    names, ways = differing(left.answers, right.answers), apart(left, right)
    pair = left.answers, right.answers
    replays = replayed(game, records, left, right, bar) if records else None
    before = run(game, left, None) if run else ()
    laid = {name: [*_tables(game, before, name, right)] for name in names}
    found = (compared(game, name, *pair, witnesses, shown=at) for name, at in laid.items())
    comparisons = dict(zip(names, ticked(bar, "Rulings", len(names), found), strict=True))
    judged = {name: (one.may, one.receives) for name, one in comparisons.items()}
    every = [at for some in laid.values() for at in some]
    judged |= {ALL: together(game, *pair, every)} if ALL in ways else {}
    laws = {name: tuple(shifts(game, left.answers, way.answers)) for name, way in ways.items()}
    play = stakes(game, left, ways, games, bar)
    flips = _examples(game, left, before, ways, run) if run else {}
    follows = {
        name: Follows(*judged[name], laws[name], flips.get(name), play[name]).seen()
        for name in ways
    }
    points = tuple(
        _point(game, name, pair, follows[name], one) for name, one in comparisons.items()
    )
    return Difference(game, left, right, games, points, follows.get(ALL), replays)


def apart(left: Side, right: Side) -> dict[str, Side]:
    """The left with one answer of the right each, by ruling; where several differ, ALL as well."""
    names = differing(left.answers, right.answers)
    ways = {name: left.but(name, getattr(right.answers, name)) for name in names}
    return {**ways, ALL: right} if len(ways) > 1 else ways


def _tables(game: str, shown: Shown, ruling: str, right: Side) -> Iterator[At]:
    """Where examples begin that name the answer of the right, with the first move made there."""
    rules, answer = known_game(game), getattr(right.answers, ruling)
    for one in shown:
        begins = one["begins"] or {}
        if "position" in begins and (one["rulings"] or {}).get(ruling) == answer:
            seats, made = tuple(begins["seats"]), one["moves"][:1]
            first = [(seats.index(move["seat"]), rules.parse_move(move["move"])) for move in made]
            yield At(seats, begins["position"], tuple(first))


def _examples(
    game: str, left: Side, before: Shown, ways: Mapping[str, Side], run: Run
) -> dict[str, Examples]:
    """The examples that change each way; those that ask no ruling that differs run once only."""
    rulings = known_game(game).RULINGS
    found = {}
    for name, way in ways.items():
        others = [rulings[one] for one in differing(left.answers, way.answers)]
        concerned = [result for result in before if any(concerns(result, one) for one in others)]
        after = run(game, way, concerned) if concerned else []
        found[name] = flipped(concerned, after, [rulings[name]] if name else [])
    return found


def ran(game: str, side: Side, only: Shown | None, *, bar: Bar = silent) -> Shown:
    """What the game's own examples show by the answers of a side, all or only these.

    As usually played they show what is kept of them. Files are named from HOME.
    Errors: NoExamples, where they do not run.
    """
    folder = file_of(f"features/{game}")
    some = [f"{file_of(file)}:{line}" for file, line in map(place, only or ())]
    places, by = some or [str(folder)], (side.edition, side.house)
    if usual := not some and not any(by):
        shown = own.shown(game, bar)
    else:
        shown = own.performed(places, (), *by, bar, lint=False)
    if shown.problems or not shown.results:
        raise own.NoExamples(
            f"{folder}: the examples do not run; see atoll check, or use --no-examples."
        )
    return shown.results if usual else own.named_from_home(shown.results)


def _point(
    game: str, name: str, pair: tuple[Answers, Answers], follows: Follows, found: Comparison
) -> Point:
    """What is told of a ruling, with the scenarios of its tables, ready to keep.

    Their command names what is not the default; from the second on it asks for further tables.
    """
    ruling, editions = known_game(game).RULINGS[name], known_game(game).EDITIONS
    ways = {answer.name: answer for answer in ruling.answers}
    both = [ways[getattr(side, name)] for side in pair]
    usual = known_game(game).answered(None, None).as_dict()
    named = {one: answer for one, answer in pair[0].as_dict().items() if answer != usual[one]}
    sides = ({**named, name: way.name} for way in both)
    texts = [",".join(f"{one}={answer}" for one, answer in side.items()) for side in sides]
    about, witnesses = f"{name} is {both[0].name} or {both[1].name}", list[Witness]()
    for number, scenarios in enumerate(found.tables, 1):
        options = (f"--witnesses {number}", "--keep") if number > 1 else ()
        command = " ".join(("atoll diff", game, *texts, *options))
        witnesses.append(Witness(game, "differs", about, command, scenarios))
    return Point(
        ruling,
        follows,
        tuple((one, backed(backing(ruling, one, editions))) for one in both),
        says_nothing(ruling, editions),
        (*witnesses,),
        found.smallest,
    )
