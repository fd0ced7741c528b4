"""`atoll possible`: what can happen at all, with a table that shows it or the rules against it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from atoll.cli.console import ticked
from atoll.cli.options import (
    GAME,
    JOBS,
    KEEP,
    WITNESSES,
    Number,
    Texts,
    argument,
    kept,
    needs,
    told_scenarios,
)
from atoll.cli.report import Part, Report, line
from atoll.table import cite, counted

if TYPE_CHECKING:
    from atoll.proof.possible import Reply


def possible(
    game: str = GAME,
    question: Texts = argument("QUESTION", "Only these, as fiji_q_c1."),
    witnesses: int = WITNESSES,
    keep: bool = KEEP,
    jobs: Number = JOBS,
) -> Report:
    """Say what can happen at all, and what never can.

    Yes comes with the smallest table that shows it; never with the rules that forbid it, for the
    numbers of seats it names and all things and cards that the rules allow. Both hold under the
    default answers to the rulings.
    With --witnesses 3 there are up to two tables more, at which another rule is at work or
    something else happens; these are not the smallest.
    """
    from atoll.table import games

    needs("z3", "atoll possible", "proof")
    games.questions(game)
    from atoll.proof.possible import questions, replies

    coming = replies(game, question or (), jobs=jobs, witnesses=witnesses)
    found = ticked("questions", len(question or questions(game)), coming)
    last = [kept(each for one in found for each in one.witnesses(game))] if keep else []
    return Report(_told(found, witnesses), partial(as_dict, game, found), last=last)


def as_dict(game: str, found: "Sequence[Reply]") -> dict[str, Any]:
    """The answers as JSON has them (schemas/possible.schema.json)."""
    from atoll.telling.scenario import gherkin

    named = ("id", "question", "possible", "seats", "rules")
    every = [
        {name: getattr(one, name) for name in named}
        | {
            "scenario": "\n".join(gherkin(one.scenario)) if one.scenario else None,
            "others": ["\n".join(gherkin(other)) for other in one.others],
        }
        for one in found
    ]
    return {"game": game, "questions": every}


def _told(found: "Sequence[Reply]", most: int) -> Iterator[Part]:
    from atoll import book

    for one in found:
        first, last = one.seats[0], one.seats[-1]
        yield line((one.question, "bold"), f"  ({one.id})")
        yes = ("Yes", "bold green"), f", with {first} players"
        if one.possible and one.scenario:
            yield from told_scenarios(line(*yes, ":"), (one.scenario, *one.others), most)
        elif one.possible:
            yield line(*yes, "; the game tells no scenario of it.")
        else:
            seats = f"{first} to {last}" if first != last else str(first)
            yield line(("Never", "bold red"), f"; proved for {seats} players. Forbidden by:")
            yield from (f"  {cite(rule)}  {book.rule(rule).title}" for rule in one.rules)
        yield ""
    can = sum(one.possible for one in found)
    told = f"{counted(len(found), 'question')}: {can} can happen, {len(found) - can} never can"
    yield f"{told}; under the default answers to the rulings."
