"""How a game is played many times: in arrays where it can, or by its verbs.

By its verbs one game is played after the other, as at the table; who decides is shown its view, and
nothing else. That is slow, and asks nothing of a game but the verbs that every game has.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, Protocol

from atoll.simulate.figures import Counts, counted
from atoll.simulate.policies import Policy, uniform
from atoll.table import Outcome, Step, cite
from atoll.table.contract import Answers, Game, Move, Table
from atoll.table.games import Module
from atoll.table.kinds import short


class Many(Protocol):
    """A game played many times at once: its `many` module; it may need numpy."""

    CHUNK: int  # how many games at once are fastest
    POLICIES: Mapping[str, Any]

    def play(  # noqa: PLR0913 # all that a chunk of games depends on
        self,
        games: int,
        seats: int,
        answers: Answers,
        *,
        seed: int,
        chunk: int,
        policies: Any,
    ) -> Any:
        """The games of one chunk: `counts` is what One has of a game, `columns` game by game.

        Errors: Refused where so many players cannot play.
        """


arrays = Module[Many]("many", Many, "{game} is played by its verbs, and not many times at once yet")


# One game

Decide = Callable[[Table, int], Move]
"""What a seat does that has to decide."""


class Stuck(ValueError):
    """A game that cannot go on, or contradicts itself: by its verbs, or by a policy."""


class One(NamedTuple):
    """What a game came to: how often each rule fired, in how many moves, and how it ended.

    Of a game that was left before its end there is no outcome.
    """

    fires: Counter[str]
    moves: int
    outcome: Outcome | None

    @property
    def counts(self) -> Counts:
        """Everything that is counted of it, under a name each; all of it adds up."""
        of, seats = self.outcome, list[tuple[int, int, bool]]()
        if of:
            wins = [seat in of.winners for seat in range(len(of.scores))]
            seats = [*zip(of.scores, of.places, wins, strict=True)]
        found = counted(self.fires, self.moves, seats)
        return {name: int(number) for name, number in found.items()}


def one_game(rules: Game, party: Sequence[Policy], answers: Answers, seed: int, most: int) -> One:
    """The game of a seed, from its opening to its end, or to so many moves.

    Errors: Refused where so many players cannot play; Stuck.
    """
    names = [f"seat {number}" for number in range(1, len(party) + 1)]
    opened = rules.opening(names, seed, answers.as_dict(), edition=None)
    luck = [Random(f"{seed} {name}") for name in names]

    def decide(table: Table, seat: int) -> Move:
        return _chosen(rules, table, seat, party[seat], luck[seat])

    try:
        return followed(rules, opened, decide, most)
    except Stuck as error:
        raise Stuck(f"the game of seed {seed}: {error}") from error


def followed(rules: Game, opened: Step[Table], decide: Decide, most: int) -> One:
    """A game from here on, to its end or to so many moves.

    Errors: Stuck where nobody has to decide and nothing is decided either, or who wins has not the
    best score.
    """
    step, steps = opened, [opened]
    while (waiting := rules.waiting(step.table)) and len(steps) <= most:
        step = rules.after(step.table, waiting[0], decide(step.table, waiting[0]))
        steps.append(step)
    fires, moves = Counter(event.rule for one in steps for event in one.events), len(steps) - 1
    outcome = rules.outcome(step.table)
    if not (waiting or outcome):
        raise Stuck(f"after {moves} moves nobody has to decide, and the game has no outcome.")
    if why := outcome and outcome.contradiction(step.table.seats):
        raise Stuck(f"after {moves} moves {why} ({cite(outcome.rule)}).")
    return One(fires, moves, outcome)


def _chosen(rules: Game, table: Table, seat: int, policy: Policy, luck: Random) -> Move:
    """What a policy does at a seat. Errors: Stuck where the rules do not allow it."""
    moves = tuple(rules.moves(table, seat))
    if not moves:
        raise Stuck(f"{table.seats[seat]} has to decide, and there is no move for it.")
    view = None if policy is uniform else rules.view(table, seat)  # who plays at random sees none
    answer = policy(view, moves, luck)
    if answer in moves:
        return moves[moves.index(answer)]
    reason: object = f"that is no move; answer one of those that are given, as {short(moves[0])}."
    if type(answer) in {*map(type, moves)}:
        with suppress(AttributeError, LookupError, TypeError, ValueError):  # half a bead
            reason = rules.why_not(table, seat, answer) or reason
    raise Stuck(f"{table.seats[seat]} answers {short(answer)}: {reason}")
