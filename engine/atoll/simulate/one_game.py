"""One of many games, played by its verbs: who decides is shown its view, and nothing else."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from atoll.table import Outcome, Step, cite
from atoll.table.contract import Answers, Counts, Game, Move, Policy, Table
from atoll.table.kinds import short

Decide = Callable[[Table, int], Move]
"""What a seat does that has to decide."""
Party = Sequence[Policy]
"""Who plays: a policy for each seat."""
Notice = Callable[[Sequence[Table]], Counts]
"""What is counted of the tables of a game."""


class Stuck(ValueError):
    """A game that cannot go on, or contradicts itself: by its verbs, or by a policy."""


class One(NamedTuple):
    """What a game came to: how often each rule fired, in how many moves, and how it ended.

    Of a game that was left before its end there is no outcome. `noticed` is what the game counts
    of its own.
    """

    fires: Counter[str]
    moves: int
    outcome: Outcome | None
    noticed: Counts = {}  # noqa: RUF012 # a mapping nobody changes


def unnoticed(_: Sequence[Table]) -> Counts:
    """Nothing is counted of the tables."""
    return {}


def uniform(_view: object, moves: Sequence[Move], luck: Random) -> Move:
    """Any legal move, all as likely."""
    return luck.choice(moves)


def one_game(  # noqa: PLR0913 # all that a game depends on
    rules: Game,
    party: Party,
    answers: Answers,
    seed: int,
    most: int,
    *,
    noticed: Notice = unnoticed,
) -> One:
    """The game of a seed, from its opening to its end, or to so many moves.

    Errors: Refused where so many players cannot play; Stuck.
    """
    names = [f"seat {number}" for number in range(1, len(party) + 1)]
    opened = rules.opening(names, seed, answers.as_dict(), edition=None)
    luck = [Random(f"{seed} {name}") for name in names]

    def decide(table: Table, seat: int) -> Move:
        return _chosen(rules, table, seat, party[seat], luck[seat])

    try:
        return followed(rules, opened, decide, most, noticed)
    except Stuck as error:
        raise Stuck(f"the game of seed {seed}: {error}") from error


def followed(
    rules: Game, opened: Step[Table], decide: Decide, most: int, noticed: Notice = unnoticed
) -> One:
    """A game from here on, to its end or to so many moves.

    Errors: Stuck where nobody has to decide and nothing is decided either, or who wins has not the
    best score.
    """
    step, moves = opened, 0
    fires, tables = Counter(event.rule for event in step.events), [*_laid(step)]
    while (waiting := rules.waiting(step.table)) and moves < most:
        step = rules.after(step.table, waiting[0], decide(step.table, waiting[0]))
        fires.update(event.rule for event in step.events)
        tables += _laid(step)
        moves += 1
    outcome = rules.outcome(step.table)
    if not (waiting or outcome):
        raise Stuck(f"after {moves} moves nobody has to decide, and the game has no outcome.")
    if why := outcome and outcome.contradiction(step.table.seats):
        raise Stuck(f"after {moves} moves {why} ({cite(outcome.rule)}).")
    return One(fires, moves, outcome, noticed(tables))


def _laid(step: Step[Table]) -> list[Table]:
    """The tables of a step, those between its parts too."""
    return [one.table for one in step.one_by_one()]


def _chosen(rules: Game, table: Table, seat: int, policy: Policy, luck: Random) -> Move:
    """What a policy does at a seat. Errors: Stuck where the rules do not allow it."""
    moves = tuple(rules.moves(table, seat))
    if not moves:
        raise Stuck(f"{table.seats[seat]} has to decide, and there is no move for it.")
    view = None if policy is uniform else rules.view(table, seat)  # who plays at random sees none
    answer = policy(view, moves, luck)
    if answer in moves:
        return moves[moves.index(answer)]
    move = _as_written(rules, answer)
    if reason := _why_not(rules, table, seat, move, moves):
        raise Stuck(f"{table.seats[seat]} answers {short(answer)}: {reason}")
    return move


def _as_written(rules: Game, answer: Move) -> Move | None:
    """The move that is written as an answer is; None where that is none, as half a bead."""
    try:
        return rules.parse_move(rules.write_move(answer))
    except (AttributeError, LookupError, TypeError, ValueError):
        return None


def _why_not(rules: Game, table: Table, seat: int, move: Move, moves: Sequence[Move]) -> str:
    """Why a move that is not listed is not allowed; nothing where it is."""
    if type(move) not in {*map(type, moves)}:
        return f"that is no move; answer one of those that are given, as {short(moves[0])}."
    refusal = rules.why_not(table, seat, move)
    return str(refusal) if refusal else ""
