"""A run of a port: all that it is asked, what came of it, and whether that is green."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from atoll import __version__
from atoll.book import rules as book_of
from atoll.drawing.plates import breadth
from atoll.port.asking import HOW, Outcome, asked
from atoll.port.findings import broke, findings, places
from atoll.port.games import games
from atoll.port.messages import Json
from atoll.port.port import Port
from atoll.port.question import Question, by_editions, questions, rules_of
from atoll.port.talk import Broken
from atoll.progress import Bar, silent
from atoll.table import counted
from atoll.table.packages import title

FORMAT = 2
STATUSES = ("held", "in doubt", "not held", "not claimed", "not asked")
"""In doubt is a rule that is at work where a port parts, and not alone."""
COUNTS = ("asked", *HOW, "moves")
MOST_BREAKS = 5
"""After so many breaks a run is over: whoever waits for a port that hangs waits long enough."""
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

    The day, and how many seconds it took, whoever asks fills in (schemas/port-run.schema.json).
    Errors: CannotStart.
    """
    luck, outcomes = Random(f"port {port.of} {what.seed}"), list[Outcome]()
    for kind, some in groupby(every, key=lambda one: one.kind):
        its = [*some]
        with bar(kind.capitalize(), len(its)) as on:
            for question in its:
                left = Outcome(question, "left") if _stopped(outcomes, what) else None
                outcomes.append(left or asked(port, question))
                on(1)
    none = what.games == 0 or (what.rules and what.games is None)
    if not (none or _stopped(outcomes, what)):
        with bar("Games", what.games or 0) as on:
            for one in games(port, luck, what.games):
                outcomes.append(one)
                on(1)
                if _stopped(outcomes, what):
                    break
    over = _over(outcomes)
    short = [*places(port, outcomes, over=over)]
    wrong = [*findings(port, outcomes, short, luck, over=over)]
    try:
        port.stop()
    except Broken as broken:
        wrong.append(broke(broken))
    return _told(port, what, outcomes, short, wrong)


def _over(outcomes: Iterable[Outcome]) -> bool:
    """Whether it has broken off too often to be asked anything more."""
    broken = (one.broken for one in outcomes if one.broken)
    return sum(one.kind != "error" for one in broken) >= MOST_BREAKS


def _stopped(outcomes: Sequence[Outcome], what: Asked) -> str:
    """Why nothing more is asked; nothing while there is."""
    if _over(outcomes):
        return f"it broke off {MOST_BREAKS} times"
    wrong = what.first and any(one.how in {"parted", "broken", "skipped"} for one in outcomes)
    return "only the first thing that is wrong was asked for" if wrong else ""


# What came of it


def _told(
    port: Port,
    what: Asked,
    outcomes: Sequence[Outcome],
    short: Iterable[Outcome],
    wrong: Sequence[Json],
) -> Json:
    """A run as it is printed, with the partings made `short` and all that is `wrong`."""
    counts, why = dict[str, dict[str, int]](), dict[str, dict[str, list[str]]]()
    for one in outcomes:
        its = counts.setdefault(one.question.kind, dict.fromkeys(COUNTS, 0))
        its[one.how] += 1
        its["asked"] += one.how not in {"not_claimed", "left"}
        if one.question.kind == "games":
            its["moves"] += len(one.question.ours.lines) - 1
        why.setdefault(one.how, {}).setdefault(one.why, []).append(one.question.name)
    agreed = Counter(rule for one in outcomes if one.how == "agreed" for rule in one.rules)
    status = _statuses(port, agreed, outcomes, short, wrong)
    in_the_way = [*_not_green(outcomes, what, wrong)]
    return {
        "format": FORMAT,
        "atoll": __version__,
        "game": port.of,
        "day": "",
        "port": port.claims._asdict(),
        "asked": {"rules": sorted(what.rules), "seed": what.seed},
        "green": not in_the_way,
        "why_not_green": in_the_way,
        "counts": counts,
        "not_claimed": {why: len(names) for why, names in why.get("not_claimed", {}).items()},
        "skipped": [
            {"why": why, "times": len(names), "of": names[:_NAMED]}
            for why, names in why.get("skipped", {}).items()
        ],
        "rules": [
            {"rule": rule, "status": one, "agreed": agreed[rule]} for rule, one in status.items()
        ],
        "findings": wrong,
        "took": 0.0,
    }


def _not_green(outcomes: Sequence[Outcome], what: Asked, wrong: Sequence[Json]) -> Iterator[str]:
    """What stands in the way of green, as people read it.

    It is green where all that was asked agrees, and nothing was passed over without a word.
    """
    how = Counter(one.how for one in outcomes)
    if wrong:
        yield counted(len(wrong), "finding")
    if how["skipped"]:
        yield f"{counted(how['skipped'], 'question')} skipped without a word beforehand"
    if stopped := _stopped(outcomes, what):
        left = counted(how["left"], "question")
        yield f"the run was over early: {stopped}, {left} left"
    if not how["agreed"]:
        yield "nothing was asked to which it could agree"


def _statuses(
    port: Port,
    agreed: Mapping[str, int],
    outcomes: Iterable[Outcome],
    short: Iterable[Outcome],
    wrong: Iterable[Json],
) -> dict[str, str]:
    """Every rule of the book, and how it stands with it."""
    found, parted = [one for one in wrong if one["rule"]], [one for one in outcomes if one.parting]
    doubtful = {rule for one in found for rule in (one["rule"], *one["perhaps"])}
    doubtful |= {rule for one in short for rule in one.rules}
    lines = [line for one in parted for line in one.question.ours.lines[len(one.agreed) :][:1]]
    ways = {
        "not claimed": port.claims.not_claimed,
        "not held": {one["rule"] for one in found if not one["perhaps"]},
        "in doubt": doubtful | {rule for line in lines for rule in rules_of(line)} - agreed.keys(),
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
