"""A run of a port: all that it is asked, what came of it, and whether that is green."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from atoll import __version__
from atoll.book import rules as book_of
from atoll.drawing.plates import breadth
from atoll.port.asking import (
    HOW,
    Outcome,
    Parting,
    Question,
    asked,
    by_editions,
    questions,
    rules_of,
)
from atoll.port.findings import broke, findings, shortened
from atoll.port.games import games
from atoll.port.messages import Json
from atoll.port.port import MOST_BREAKS, Port
from atoll.port.talk import Broken
from atoll.progress import Bar, silent
from atoll.table import counted
from atoll.table.packages import title

FORMAT = 3
STATUSES = ("held", "in doubt", "not held", "not claimed", "not asked")
"""In doubt is a rule that is at work where a port parts, and not alone."""
COUNTS = ("asked", *HOW, "moves")
_NAMED = 5


class Asked(NamedTuple):
    """What a port is asked: only questions of some rules, so many games, with this luck.

    Where rules are named and no number of games, none are played. Asked for the `first` thing that
    is wrong, nothing more is asked once there is one.
    """

    rules: frozenset[str] = frozenset()
    games: int | None = None
    seed: int = 1
    first: bool = False


def asked_of(vectors: Iterable[Mapping[str, Any]], port: Port, what: Asked) -> Sequence[Question]:
    """The questions of a run: first those of examples, then what is forged."""
    every = (one for question in questions(vectors) for one in by_editions(question, port.claims))
    taken = (one for one in every if not what.rules or what.rules & {*one.rules})
    return sorted(taken, key=lambda one: one.kind == "forged")


def run(port: Port, every: Iterable[Question], what: Asked, bar: Bar = silent) -> Json:
    """Ask a port everything, then make short and tell what is wrong, as it is printed.

    schemas/port-run.schema.json says each key of that. Errors: CannotStart.
    """
    luck = Random(f"port {port.of} {what.seed}")
    outcomes = _outcomes(port, every, what, luck, bar)
    stopped = _stopped(port, outcomes, what)
    short = [*shortened(port, outcomes)]
    wrong = [*findings(port, outcomes, short, luck)]
    try:
        port.stop()
    except Broken as broken:
        wrong.append(broke(broken))
    in_the_way = [*_not_green(outcomes, stopped, wrong)]
    return {
        "format": FORMAT,
        "atoll": __version__,
        "game": port.of,
        "port": port.claims._asdict(),
        "asked": {"rules": sorted(what.rules), "seed": what.seed},
        "green": not in_the_way,
        "why_not_green": in_the_way,
        **_told(port, outcomes, short, wrong),
    }


def _outcomes(
    port: Port, every: Iterable[Question], what: Asked, luck: Random, bar: Bar
) -> list[Outcome]:
    """What comes of the questions, then of games, until nothing more is asked."""
    outcomes = list[Outcome]()
    for kind, some in groupby(every, key=lambda one: one.kind):
        its = [*some]
        with bar(kind.capitalize(), len(its)) as on:
            for question in its:
                left = Outcome(question, "left") if _stopped(port, outcomes, what) else None
                outcomes.append(left or asked(port, question))
                on(1)
    if what.games == 0 or (what.rules and what.games is None):
        return outcomes
    with bar("Games", what.games or 0) as on:
        side_by_side = games(port, luck, what.games)
        while not _stopped(port, outcomes, what) and (one := next(side_by_side, None)):
            outcomes.append(one)
            on(1)
    return outcomes


def _stopped(port: Port, outcomes: Sequence[Outcome], what: Asked) -> str:
    """Why nothing more is asked; nothing while there is."""
    if port.given_up:
        return f"it broke off {MOST_BREAKS} times"
    wrong = what.first and any(one.how in {"parted", "broken", "skipped"} for one in outcomes)
    return "only the first thing that is wrong was asked for" if wrong else ""


# What came of it


def _told(
    port: Port, outcomes: Sequence[Outcome], short: Iterable[Parting], wrong: Sequence[Json]
) -> Json:
    """What was asked and how it came out, how each rule stands, and all that is `wrong`."""
    counts, skipped = dict[str, dict[str, int]](), dict[str, list[str]]()
    for one in outcomes:
        its = counts.setdefault(one.question.kind, dict.fromkeys(COUNTS, 0))
        its[one.how] += 1
        its["asked"] += one.how not in {"not_claimed", "left"}
        if one.question.kind == "games":
            its["moves"] += len(one.question.ours.lines) - 1
        if one.how == "skipped":
            skipped.setdefault(one.why, []).append(one.question.name)
    agreed = Counter(rule for one in outcomes if one.how == "agreed" for rule in one.rules)
    status = _statuses(port, agreed, outcomes, short, wrong)
    return {
        "counts": counts,
        "not_claimed": Counter(one.why for one in outcomes if one.how == "not_claimed"),
        "skipped": [
            {"why": why, "times": len(names), "of": names[:_NAMED]}
            for why, names in skipped.items()
        ],
        "rules": [
            {"rule": rule, "status": one, "agreed": agreed[rule]} for rule, one in status.items()
        ],
        "findings": wrong,
    }


def _not_green(outcomes: Sequence[Outcome], stopped: str, wrong: Sequence[Json]) -> Iterator[str]:
    """What stands in the way of green, as people read it.

    It is green where all that was asked agrees, and nothing was passed over without a word.
    """
    how = Counter(one.how for one in outcomes)
    if wrong:
        yield counted(len(wrong), "finding")
    if how["skipped"]:
        yield f"{counted(how['skipped'], 'question')} skipped without a word beforehand"
    if stopped:
        left = counted(how["left"], "question")
        yield f"the run was over early: {stopped}, {left} left"
    if not how["agreed"]:
        yield "nothing was asked to which it could agree"


def _statuses(
    port: Port,
    agreed: Mapping[str, int],
    outcomes: Iterable[Outcome],
    short: Iterable[Parting],
    wrong: Iterable[Json],
) -> dict[str, str]:
    """Every rule of the book, and how it stands with it."""
    found = [one for one in wrong if one["rule"]]
    doubtful = {rule for one in found for rule in (one["rule"], *one["perhaps"])}
    doubtful |= {rule for one in short for rule in one.rules}
    met = (one.parting.question for one in outcomes if one.parting)
    there = {rule for one in met for line in one.ours.lines[one.moves :] for rule in rules_of(line)}
    ways = {
        "not claimed": port.claims.not_claimed,
        "not held": {one["rule"] for one in found if not one["perhaps"]},
        "in doubt": doubtful | there - agreed.keys(),
        "held": agreed,
    }
    return {
        rule: next((way for way, its in ways.items() if rule in its), "not asked")
        for rule in book_of(port.of)
    }


def picture(game: str, says: str, *, green: bool) -> str:
    """How a port stands, as a picture (SVG) for its own page; `says` holds no word of the port."""
    told, fill = f"{title(game)} rules: {says}", "#1a7f37" if green else "#b3261e"
    wide = 12 + round(breadth(told, "label"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="20" role="img">'
        f'<title>{told}</title><rect width="{wide}" height="20" rx="3" fill="{fill}"/>'
        f'<text x="6" y="15" fill="#fff" font-family="sans-serif" font-size="13">{told}</text>'
        "</svg>\n"
    )
