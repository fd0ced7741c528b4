"""`atoll explain`: a rule with all that rests on it, or an example event by event."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, print_json, tell
from atoll.cli.options import AsJson, EditionId, HouseRules

if TYPE_CHECKING:
    from atoll.book.search import Found


NUMBER = re.compile(r"[0-9][._][0-9]")
QUESTION = re.compile(r"[a-z]+_q_\w+")
FEATURE = re.compile(r".*\.feature(:.*)?", re.IGNORECASE | re.DOTALL)


def _rules(incomplete: str) -> list[tuple[str, str]]:
    from atoll import book

    known = (rule for game in book.games() for rule in book.rules(game).values())
    return [(rule.id, rule.title) for rule in known if rule.id.startswith(incomplete)]


Words = Annotated[
    list[str],
    typer.Argument(
        metavar="RULE | WORDS | FEATURE[:LINE]",
        help="A rule (fiji_4_7, fiji 4.7, 4.7), words to look for, or an example (a file, "
        "with any line in it).",
        autocompletion=_rules,
    ),
]


def explain(
    words: Words,
    as_json: AsJson = False,
    edition: EditionId = None,
    ruling: HouseRules = None,
) -> None:
    """Explain a rule or an example, or answer a question.

    A rule: its text, open points, sources, examples and evidence.
    Words: the questions of the FAQ, every answer with its texts and its status, and the rules.
    With --edition a rule and words are answered as that text plays.
    An example is run and told: what happened in each step, and by which rule. Of one alone the
    board is drawn too, before and after, in a game that draws its board.
    With --json these have the schemas explain, search and, as `atoll check` prints it, check.
    """
    name = " ".join(words)
    if FEATURE.fullmatch(name) or Path(name).is_file():
        from atoll.cli.trace import trace

        trace(name, edition, ruling, as_json=as_json)
        return
    if ruling:
        raise Misuse(
            "--ruling changes examples; a rule and a question show every answer anyway, or that "
            "of one text with --edition."
        )
    _rule(name, edition, as_json=as_json)


def _rule(name: str, edition: str | None, *, as_json: bool) -> None:
    from dataclasses import asdict

    from atoll.book import BookError
    from atoll.book.explain import explain as explained
    from atoll.cli.explain_text import answers, page

    try:
        found = explained(name, edition=edition)
    except BookError as error:
        looked_up = _looked_up(name, edition, error)
        print_json(asdict(looked_up)) if as_json else tell(answers(looked_up))
    else:
        print_json(asdict(found)) if as_json else tell(page(found))


def _looked_up(words: str, edition: str | None, error: Exception) -> "Found":
    """What the book says of words that are no rule. Raises the error where they are a number."""
    from atoll.book.search import search, searchable

    if NUMBER.search(words) or not words.strip():
        raise error
    if game := _played_by(words):
        raise Misuse(
            f"{words} is a text of {game}; ask by it with --edition {words}, or see what it "
            f"changes: atoll diff {game} {words}."
        )
    found, name = search(words, searchable(), edition), words.strip().casefold()
    if QUESTION.fullmatch(name) and not any(one.id == name for one in found.questions):
        raise Misuse(f"There is no question {name}; ask it in words.")
    if found.questions or found.rules:
        return found
    raise Misuse(
        f"No rule and no question speaks of {words!r}; {_nearest(found)}try other words, such as "
        "those of a glossary, or a number like fiji 4.7."
    )


def _nearest(found: "Found") -> str:
    """The rule that is nearest to words of which none speaks, to be asked for; or nothing."""
    near = next(iter(found.nearest), "")
    return f"the nearest rule is `atoll explain {near}`; " if near else ""


def _played_by(words: str) -> str:
    """The game that has an edition of this name, if any."""
    from atoll.table.games import GAMES, game

    return next((name for name in GAMES if words in game(name).EDITIONS), "")
