"""`atoll evidence`: what every rule of a game rests on."""

from typing import TYPE_CHECKING

import typer

from atoll.cli.console import print_json, tell
from atoll.cli.options import AsJson, Game, game_name

if TYPE_CHECKING:
    from atoll.book.evidence import Evidence

__all__ = ["evidence"]


def evidence(game: Game = None, as_json: AsJson = False) -> None:
    """List the evidence for each rule of a game, and the gaps.

    All its examples are run for it, unless they passed last with exactly these rules.
    """
    from atoll.book.evidence import evidence as gathered
    from atoll.cli.watch import shown

    name = game_name(game)
    found = gathered(name, shown(name).results)
    if as_json:
        from dataclasses import asdict

        print_json(asdict(found))
    else:
        _tell(found)
    if found.problems:
        raise typer.Exit(1)


def _tell(found: "Evidence") -> None:
    from atoll.cli.evidence_text import answers, rules, verdict

    tables = [rules(found), answers(found)] if found.answers else [rules(found)]
    tell([*tables, *verdict(found)])
