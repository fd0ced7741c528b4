"""`atoll check`: run examples and sum up; `atoll evidence`: what every rule of a game rests on."""

from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from atoll.cli.console import Misuse, bar, shown
from atoll.cli.options import EDITION, GAME, RULINGS, Text, Texts, argument, flag, house_rules, text
from atoll.cli.report import Column, Part, Report, Table, line, whole
from atoll.table import cite, counted, listed

if TYPE_CHECKING:
    from atoll.book.evidence import Evidence


def check(
    paths: Texts = argument("PATH", "Feature files, folders, or file:line; ours if left out."),
    words: str = text("-k", "WORDS", "Only scenarios with these words in the name.", default=""),
    verbose: bool = flag("--verbose", "Name each scenario.", "-v"),
    edition: Text = EDITION,
    ruling: Texts = RULINGS,
    rules: bool = flag("--rules", "Hold rules and laws against the nine words; run nothing."),
) -> Report:
    """Run examples: the project's own, or feature files of yours.

    With --edition or --ruling the scenarios that choose none are played by it: those that fail
    then are the examples that flip.

    The last whole runs of our own are kept, so that they need not run again to be told, and what
    explain has heard of the book, in ~/.cache/atoll or, where XDG_CACHE_HOME is set, in its folder
    atoll; it may be deleted at any time.
    """
    if rules:
        return _in_nine_words(but=paths or words or edition or ruling)
    from atoll.cli.summary import summary, targets
    from atoll.running.own import ours, performed
    from atoll.running.report import annotations

    house = house_rules(ruling)
    if paths or words or edition or house:
        found = performed(targets(paths or ()), words.split(), edition, house, bar)
    else:
        found = ours(bar)
    if found.empty:
        named = f" with {listed(words.split())} in its name" if words else ""
        raise Misuse(f"there is no scenario{named}; name a file or a line that holds one.")
    chosen = " and ".join(f"{name}={answer}" for name, answer in house.items())
    other = " with ".join(filter(None, (edition, chosen)))
    told = summary(found, verbose=verbose, other=other)
    return Report(
        told, found.as_dict, int(not found.passed), marks=annotations(found.results, found.findings)
    )


def _in_nine_words(but: object) -> Report:
    """What decides in rules and laws of every game, although it is no word. Errors: Misuse."""
    from atoll.code.nine_words import offences, ruled
    from atoll.table import games

    def alone() -> NoReturn:
        raise Misuse("--rules runs no example; leave the rest out.")

    if but:
        alone()
    files = [file for name in games.GAMES for file in ruled(games.folder(name))]
    found = [one for file in files for one in offences(file.read_text("utf-8"), shown(file))]
    good = f"{counted(len(files), 'module')} of rules and laws speak the nine words only."
    return Report([whole(str(one)) for one in found] or [whole(good)], alone, int(bool(found)))


# What every rule rests on


_RULES = (
    Column("rule", "cyan", whole=True),
    Column("title"),
    *(Column(head, right=True) for head in ("applies", "refuses")),
    Column("rulings"),
    Column("sources", right=True),
    Column("status"),
)
_ANSWERS = (Column("ruling", "cyan"), Column("answer"), Column("examples", right=True))


def evidence(game: str = GAME) -> Report:
    """List the evidence for each rule of a game, and the gaps.

    All its examples are run for it, unless they passed last with exactly these rules.
    """
    from atoll.book.evidence import evidence as gathered
    from atoll.running.own import shown as run

    found = gathered(game, run(game, bar).results)
    return Report(_told(found), partial(asdict, found), int(bool(found.problems)))


def _told(of: "Evidence") -> Iterator[Part]:
    """A line for each rule and for each answer to a ruling, the totals, and every gap."""
    from atoll.book.page import status_told
    from atoll.sources.register import NOT_HELD

    yield Table(
        _RULES,
        [
            (
                *(row.number, row.title),
                f"{row.applies} ({row.failing} ✘)" if row.failing else str(row.applies),
                str(row.refuses) if row.refusable or row.refuses else "-",
                *(", ".join(row.rulings), str(row.sources), status_told(row.status, row.apart)),
            )
            for row in of.rules
        ],
    )
    if of.answers:
        answers = (
            (one.ruling, f"{one.answer}{' (default)' if one.default else ''}", str(one.examples))
            for one in of.answers
        )
        yield Table(_ANSWERS, [*answers])
    yield line(f"{len(of.rules)} rules, {of.passed} passing examples.", style="bold")
    if loose := [cite(row.rule) for row in of.rules if row.not_held_by_the_lock]:
        yield line(f"Sources {NOT_HELD} stand behind {listed(loose)}.", style="yellow")
    yield from (line(problem.message, style="red") for problem in of.problems)
    if not of.problems:
        yield "Every rule fires, every rule that can refuse does, every answer is played."
