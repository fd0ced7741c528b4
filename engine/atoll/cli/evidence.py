"""`atoll evidence`: what every rule of a game rests on."""

from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from atoll.cli.options import Game
from atoll.cli.report import Column, Line, Part, Piece, Report, Table, line
from atoll.table import cite, listed

if TYPE_CHECKING:
    from atoll.book.evidence import Evidence, RuleRow


_RULES = (
    Column("rule", "cyan", whole=True),
    Column("title"),
    *(Column(head, right=True) for head in ("applies", "refuses")),
    Column("rulings"),
    Column("sources", right=True),
    Column("status"),
)
_ANSWERS = (Column("ruling", "cyan"), Column("answer"), Column("examples", right=True))


def evidence(game: Game = "") -> Report:
    """List the evidence for each rule of a game, and the gaps.

    All its examples are run for it, unless they passed last with exactly these rules.
    """
    from atoll.book.evidence import evidence as gathered
    from atoll.cli.watch import shown

    found = gathered(game, shown(game).results)
    return Report(_told(found), partial(asdict, found), int(bool(found.problems)))


def _told(of: "Evidence") -> Iterator[Part]:
    """A line for each rule and for each answer to a ruling, the totals, and every gap."""
    from atoll.sources import NOT_HELD

    yield Table(_RULES, [*map(_rule, of.rules)])
    if of.answers:
        rows = [
            (
                one.ruling,
                f"{one.answer} (default)" if one.default else one.answer,
                _number(one.examples, gap=not one.examples),
            )
            for one in of.answers
        ]
        yield Table(_ANSWERS, rows)
    yield line(f"{len(of.rules)} rules, {of.passed} passing examples.", style="bold")
    if loose := [cite(row.rule) for row in of.rules if row.not_held_by_the_lock]:
        yield line(f"Sources {NOT_HELD} stand behind {listed(loose)}.", style="yellow")
    yield from (line(problem.message, style="red") for problem in of.problems)
    if not of.problems:
        yield "Every rule fires, every rule that can refuse does, every answer is played."


def _rule(row: "RuleRow") -> tuple[Piece | Line, ...]:
    from atoll.book.sentences import status_told

    applies = _number(row.applies, gap=not row.applies + row.refuses)
    failing = (f" ({row.failing} ✘)" if row.failing else "", "red")
    refuses = _number(row.refuses, gap=not row.refuses)
    if not row.refusable and not row.refuses:
        refuses = ("-", "dim")
    cells = (", ".join(row.rulings), str(row.sources), status_told(row.status, row.apart))
    return row.number, row.title, line(applies, failing), refuses, *cells


def _number(number: int, *, gap: bool) -> Piece:
    return str(number), "bold red" if gap else ""
