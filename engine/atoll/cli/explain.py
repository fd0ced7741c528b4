"""`atoll explain`: a rule and what rests on it, or an example; `atoll rulings`: what is open."""

import re
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.cli.console import Misuse, bar
from atoll.cli.options import EDITION, GAME, RULINGS, Text, Texts, argument, house_rules
from atoll.cli.report import Report

if TYPE_CHECKING:
    from atoll.book.search import Found, Searchable


NUMBER = re.compile(r"[0-9][._][0-9]")
QUESTION = re.compile(r"[a-z]+_q_\w+")
FEATURE = re.compile(r".*\.feature(:.*)?", re.IGNORECASE | re.DOTALL)


def explain(
    words: list[str] = argument(
        "RULE | WORDS | FEATURE[:LINE]",
        "A rule (fiji_4_7, fiji 4.7, 4.7), words to look for, or an example (a file, "
        "with any line in it).",
        default=...,
    ),
    edition: Text = EDITION,
    ruling: Texts = RULINGS,
) -> Report:
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
        from atoll.cli.summary import stories, targets
        from atoll.running.own import performed

        shown = performed(targets([name]), (), edition, house_rules(ruling), bar)
        if shown.empty:
            raise Misuse(f"{name}: there is no scenario there; name a line within one, or none.")
        return Report(stories(shown), shown.as_dict, int(not shown.passed))
    if ruling:
        raise Misuse(
            "--ruling changes examples; a rule and a question show every answer anyway, or that "
            "of one text with --edition."
        )
    from atoll.cli import explain_text

    if NUMBER.search(name) or not name.strip():
        from atoll.book.explain import explain as explained

        rule = explained(name, edition=edition)
        return Report(explain_text.page(rule), partial(asdict, rule))
    within = _searchable()
    found = _looked_up(name, within, edition)
    return Report(explain_text.answers(found, within.cited), partial(asdict, found))


def _looked_up(words: str, within: "Searchable", edition: str | None) -> "Found":
    """What the book says of words that are no number of a rule."""
    from atoll.book.search import search

    name = words.strip().casefold()
    if game := within.editions.get(words):
        raise Misuse(
            f"{words} is a text of {game}; ask by it with --edition {words}, or see what it "
            f"changes: atoll diff {game} {words}."
        )
    found = search(words, within, edition)
    if QUESTION.fullmatch(name) and not any(one.id == name for one in found.questions):
        raise Misuse(f"There is no question {name}; ask it in words.")
    if found.questions or found.rules:
        return found
    raise Misuse(
        f"No rule and no question speaks of {words!r}; try other words, such as "
        "those of a glossary, or a number like fiji 4.7."
    )


def _searchable() -> "Searchable":
    """What can be searched, as it was heard last if nothing that it rests on has changed since."""
    import gc
    import os
    import pickle

    from atoll import digests
    from atoll.book import last_run
    from atoll.home import rooms

    found: Searchable | None = None
    of = ""
    kinds = (("docs", ".md"), ("docs", ".toml"), ("features", ".feature"))
    with suppress(OSError):  # a page unread
        places = [(room, files) for name, files in kinds for room in rooms(name)]
        parts = [*digests.code(), *(part for one in places for part in digests.files_in(*one))]
        if os.name != "nt":  # where nobody can tell whose a file is, none is unpickled
            of = digests.digest(parts)
            gc.disable()  # nothing of it goes: looking for that takes a third of the time
            found = last_run.kept("heard", of, pickle.loads)  # noqa: S301 # our own
            gc.freeze()
            gc.enable()
    if found is None:
        from atoll.book.searchable import searchable

        found = searchable()
        if of:
            last_run.keep_as("heard", of, pickle.dumps(found), most=2)
    return found


def rulings(game: str = GAME) -> Report:
    """List what the texts of a game leave open, with every answer.

    A ruling can be played by each of its answers, an open point by one alone; each answer comes
    with the texts behind it.
    """
    from atoll.book.explain import open_questions
    from atoll.cli.explain_text import lacking, question
    from atoll.table.games import game as rules_of

    told = [part for one in open_questions(game) for part in (*question(one), "")]
    told += [part for one in rules_of(game).EDITIONS.values() for part in lacking(one)]

    def plain() -> object:
        from atoll.data.exporting import rulings as published

        return published(game)

    return Report(told, plain)
