"""`atoll explain`: a rule with all that rests on it, or an example event by event."""

import re
from pathlib import Path
from typing import Annotated

import typer

from atoll.cli.console import Misuse, print_json, tell
from atoll.cli.options import AsJson, EditionId, HouseRules

__all__ = ["explain"]

FEATURE = re.compile(r".*\.feature(:\d+)?", re.IGNORECASE | re.DOTALL)


def _rules(incomplete: str) -> list[tuple[str, str]]:
    from atoll import book

    known = (rule for game in book.games() for rule in book.rules(game).values())
    return [(rule.id, rule.title) for rule in known if rule.id.startswith(incomplete)]


Words = Annotated[
    list[str],
    typer.Argument(
        metavar="RULE | FEATURE[:LINE]",
        help="A rule (fiji_4_7, fiji 4.7, 4.7) or an example (a file, with any line in it).",
        autocompletion=_rules,
    ),
]


def explain(
    words: Words,
    as_json: AsJson = False,
    edition: EditionId = None,
    ruling: HouseRules = None,
) -> None:
    """Explain a rule, or an example event by event.

    A rule: its text, open points, sources, examples and evidence.
    An example is run and told: what happened in each step, and by which rule.
    """
    name = " ".join(words)
    if FEATURE.fullmatch(name) or Path(name).is_file():
        from atoll.cli.trace import trace

        trace(name, edition, ruling, as_json=as_json)
        return
    if edition or ruling:
        raise Misuse("--edition and --ruling change examples; a rule shows every answer anyway.")
    _rule(name, as_json=as_json)


def _rule(name: str, *, as_json: bool) -> None:
    from atoll.book.explain import explain as explained

    found = explained(name)
    if as_json:
        from dataclasses import asdict

        print_json(asdict(found))
        return
    from atoll.cli.rulepage import page

    tell(page(found))
