"""`atoll prove --reach`: the smallest table at which each rule is at work."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from atoll.cli.console import print_json, tell, ticked
from atoll.cli.keeping import keep_all

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from atoll.proof.reach import Reached

__all__ = ["as_dict", "reached_all"]


def reached_all(
    game: str, jobs: int | None, *, keep: bool, as_json: bool, quiet: bool = False
) -> bool:
    """Look for every rule, report, and say whether every one fires. Raises NotOffered."""
    from atoll.proof.reach import witnesses
    from atoll.table.games import aims

    aims(game)
    found = _looked_for(game, jobs)
    if as_json:
        print_json(as_dict(game, found))
    else:
        tell(_reached_text(found, quiet=quiet))
    if keep:
        keep_all(witnesses(game, found))
    return all(one.fires for one in found)


def _looked_for(game: str, jobs: int | None) -> "list[Reached]":
    from atoll import book
    from atoll.proof.reach import reached

    return ticked("rules", len(book.rules(game)), reached(game, jobs=jobs))


def as_dict(game: str, found: "Sequence[Reached]") -> dict[str, Any]:
    """What was reached as JSON has it (schemas/reach.schema.json)."""
    fire = all(one.fires for one in found)
    return {"game": game, "all_fire": fire, "rules": [_as_dict(one) for one in found]}


def _as_dict(one: "Reached") -> dict[str, Any]:
    from atoll.telling.scenario import gherkin

    return {
        "rule": one.rule,
        "answer": one.answer or None,
        "verdict": one.verdict,
        "seats": one.seats or None,
        "scenario": "\n".join(gherkin(one.scenario)) if one.scenario else None,
        "untold": one.untold or None,
        "forbidden_by": one.forbidden_by,
    }


def _reached_text(found: "Sequence[Reached]", *, quiet: bool) -> "Iterable[RenderableType]":
    from collections import Counter

    from rich.text import Text

    from atoll.table import listed

    named = [one for one in found if not (quiet and one.fires)]
    if usual := [one for one in named if not one.answer]:
        yield _table(usual)
    if others := [one for one in named if one.answer]:
        yield Text("\nUnder every other answer of a ruling:")
        yield _table(others)
    verdicts = Counter("fire" if one.fires else f"are {one.verdict}" for one in found)
    counted = listed(f"{number} {verdict}" for verdict, number in verdicts.items())
    yield Text(f"{len(found)} rules and answers: {counted}.")


def _table(found: "Iterable[Reached]") -> "Table":
    from rich.table import Table
    from rich.text import Text

    from atoll.table import cite

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for one in found:
        style = "green" if one.fires else "bold red"
        rule = f"{cite(one.rule)}  {one.answer}".rstrip()
        seats = f"{one.seats} players" if one.seats else ""
        table.add_row(rule, Text(one.verdict, style=style), seats, _why(one))
    return table


def _why(one: "Reached") -> str:
    """The outcome of the scene, or what keeps the rule from firing."""
    from atoll.table import cite, listed
    from atoll.table.games import telling

    if one.verdict == "dead":
        return f"forbidden by {listed(cite(rule) for rule in one.forbidden_by)}"
    if one.verdict == "unknown":
        return "no aim looks for it"
    if one.scenario:
        return str(one.scenario.title)
    if one.untold:
        return f"no scenario tells it: {one.untold}"
    tells = telling.there(one.rule.partition("_")[0])
    return "hides something in every game" if tells else "the game tells no scenario of it"
