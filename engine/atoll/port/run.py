"""A run of a port: all that it is asked, and what came of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from atoll.port.asking import Outcome, asked
from atoll.port.beginnings import beginnings
from atoll.port.findings import MOST_BREAKS, Finding, broke, findings
from atoll.port.games import games
from atoll.port.port import Port
from atoll.port.question import Question
from atoll.port.questions import at_the_table, by_editions, forgeries, questions
from atoll.port.result import Result, Tally
from atoll.port.suspicion import Suspicion
from atoll.port.talk import Broken
from atoll.progress import Bar, silent

Questions = Mapping[str, Sequence[Question]]
"""The questions of a run, by their kind."""


class Asked(NamedTuple):
    """What a port is asked: only questions of some rules, so many games, with this luck.

    Where rules are named and no number of games, none are played. Asked for the `first` thing that
    is wrong, nothing more is asked once there is one.
    """

    rules: frozenset[str] = frozenset()
    games: int | None = None
    seed: int = 1
    first: bool = False

    def takes(self, question: Question) -> bool:
        """Whether a question is of these rules."""
        return not self.rules or bool(self.rules & {*question.rules})

    @property
    def no_games(self) -> bool:
        """Whether no game is played."""
        return self.games == 0 or (bool(self.rules) and self.games is None)


def asked_of(vectors: Iterable[Mapping[str, Any]], port: Port, what: Asked) -> Questions:
    """The questions of a run; forgeries are made where none are among the vectors."""
    claims = port.claims
    every = [one for question in questions(vectors) for one in by_editions(question, claims)]
    forged = [one for one in every if one.kind == "forged"]
    if not forged:
        forged = [at_the_table(one, claims) for one in forgeries(port.of, claims, str(what.seed))]
    found = {"vectors": [one for one in every if one.kind == "vector"], "forged": forged}
    return {kind: [one for one in some if what.takes(one)] for kind, some in found.items()}


class _Run:
    """What has come of a run so far."""

    def __init__(self, port: Port, what: Asked, bar: Bar) -> None:
        self.port, self.what, self.bar = port, what, bar
        self.outcomes: list[Outcome] = []
        self.tally, self.suspicion = Tally(), Suspicion()
        self.breaks, self.wrong = 0, False

    @property
    def stopped(self) -> str:
        """Why nothing more is asked; nothing while there is."""
        if self.breaks >= MOST_BREAKS:
            return f"it broke off {MOST_BREAKS} times"
        first = self.what.first and self.wrong
        return "only the first thing that is wrong was asked for" if first else ""

    def ask(self, kind: str, every: Sequence[Question]) -> None:
        """Ask all questions of a kind, until too much breaks."""
        with self.bar(kind.capitalize(), len(every)) as on:
            for place, question in enumerate(every):
                if self.stopped:
                    self.tally.left(kind, len(every) - place)
                    return
                self._heard(kind, asked(self.port, question), question.rules)
                on(1)

    def play(self, luck: Random) -> None:
        """Play games side by side."""
        number = self.what.games
        every = beginnings(self.port.of, self.port.claims, luck)
        with self.bar("Games", number or 0) as on:
            for one in games(self.port, every, luck, number):
                self._heard("games", one.outcome, one.rules, one.moves)
                on(1)
                if self.stopped:
                    return

    def _heard(self, kind: str, one: Outcome, rules: Iterable[str], moves: int = 0) -> None:
        self.tally.heard(kind, one, moves)
        if one.broken and one.broken.kind != "error":
            self.breaks += 1
        if not one.not_asked:
            self.suspicion.heard(one, rules)
            self.outcomes.append(one)
            self.wrong = self.wrong or not one.agreed

    def found(self, luck: Random) -> Iterator[Finding]:
        """What is wrong, made short; where it breaks too often, as it was met."""
        over = self.breaks >= MOST_BREAKS
        yield from findings(self.port, self.outcomes, self.suspicion, luck, over=over)
        try:
            self.port.stop()
        except Broken as broken:
            yield broke(broken)


def run(port: Port, every: Questions, what: Asked, bar: Bar = silent) -> Result:
    """Ask a port everything, then make short and tell what is wrong. Errors: CannotStart."""
    of, luck = _Run(port, what, bar), Random(f"port {port.of} {what.seed}")
    for kind, some in every.items():
        of.ask(kind, some)
    if not (what.no_games or of.stopped):
        of.play(luck)
    return Result(
        game=port.of,
        claims=port.claims,
        only=what.rules,
        seed=what.seed,
        tally=of.tally,
        suspicion=of.suspicion,
        findings=(*of.found(luck),),
        stopped=of.stopped,
    )
