"""How games begin that are played side by side: by what a port claims, and as it can begin them."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import NamedTuple

from atoll.port.claims import Claims
from atoll.port.parting import Parting, otherwise
from atoll.port.port import Port
from atoll.port.question import Question
from atoll.record import Start
from atoll.record.entries import Entry
from atoll.record.start import going_on
from atoll.table import Refusal, Refused, names_for
from atoll.table.games import game
from atoll.table.rulings import UnknownRuling

_SEEDS = 100_000
_TRIES = 500


class Beginning(NamedTuple):
    """A game that can begin, by its name and the first line of its record."""

    name: str
    first: Entry


def beginnings(of: str, claims: Claims, luck: Random) -> Iterator[Beginning]:
    """Games by all that a port claims, without end: players, editions, answers, seeds.

    None, where nothing it claims can begin.
    """
    number, refused = 0, 0
    while refused < _TRIES:
        seats, edition, house = _drawn(of, claims, luck)
        start = Start(of, names_for(seats), luck.randrange(_SEEDS), edition=edition, rulings=house)
        refused += 1
        with suppress(Refused, UnknownRuling):
            start.opening()
            number, refused = number + 1, 0
            yield Beginning(f"game {number}", start.line())


def _drawn(of: str, claims: Claims, luck: Random) -> tuple[int, str, dict[str, str]]:
    """Players, an edition and perhaps one answer of one's own."""
    seats, edition = luck.choice(claims.players), luck.choice(claims.editions)
    rulings = [*game(of).RULINGS.values()]
    if not rulings or luck.randrange(2):
        return seats, edition, {}
    ruling = luck.choice(rulings)
    house = {ruling.name: luck.choice(ruling.names())}
    return seats, edition, house if claims.plays(of, edition, house) else {}


def deals_alone(claims: Claims) -> bool:
    """Whether a port can be told no table: it deals in a way of its own, and tells us."""
    return not (claims.can("shuffle") or claims.can("positions"))


def opened(claims: Claims, beginning: Beginning) -> Question:
    """By our seed, if the port deals so and claims what happens then; else at our table."""
    seeded = Question("game", beginning.name, (beginning.first,))
    if not claims.can("positions"):
        return seeded
    if claims.can("shuffle") and not claims.first_unclaimed(seeded.rules):
        return seeded
    table = seeded.ours.lines[0].table
    laid = going_on(beginning.first, game(beginning.first["game"]).write_position(table))
    return Question("game", beginning.name, (laid,))


def begun(port: Port, question: Question) -> tuple[Question, Parting | None]:
    """A game that begins at the port, and where it parts from ours already then.

    Errors: Broken, Skips.
    """
    if deals_alone(port.claims):
        return _dealt(port, question)
    running = question.ours.lines[0]
    answer = port.begin(question.record[0], running.table)
    return question, otherwise(question.record, running, answer, port.claims.untold, "position")


def _dealt(port: Port, question: Question) -> tuple[Question, Parting | None]:
    """The table that the port has dealt itself, if it is one."""
    first = question.record[0]
    answer = port.begin(first)
    if answer.refused:
        return question, otherwise(question.record, question.ours.lines[0], answer, (), "position")
    laid = replace(question, dealt=going_on(first, answer.position))
    refusal = _refusal(laid)
    rule = refusal.rule if isinstance(refusal, Refusal) else None
    if rule and port.claims.first_unclaimed([rule]):
        assumed = {**going_on(first, answer.position), "assumed": True}
        return replace(question, dealt=assumed), None
    if not refusal:
        return laid, None
    says = f"It deals a table that is none: {refusal}"
    return question, Parting("table", question.record, says, rule, (), answer.position)


def _refusal(laid: Question) -> Refusal | ValueError | None:
    """What is wrong with a table that is dealt, if it breaks a rule or is none at all."""
    try:
        return laid.ours.refusal
    except ValueError as error:
        return error
