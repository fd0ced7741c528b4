"""A run of a port: all that it is asked, what came of it, and whether that is green.

It is asked vectors, those of examples and forged ones, by each edition that matters, and plays
whole games. What it has said beforehand that it does not claim, it is not asked.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from atoll import __version__
from atoll.book import rules as book_of
from atoll.drawing.plates import breadth
from atoll.port.asking import HOW, Outcome, Question, broken_off, came, check
from atoll.port.findings import findings, shortened
from atoll.port.games import games
from atoll.port.messages import Json
from atoll.port.port import MOST_BREAKS, Port
from atoll.port.talk import Broken
from atoll.progress import Bar, silent
from atoll.record.following import EDITION, under
from atoll.record.start import brings, going_on
from atoll.table import counted
from atoll.table.games import game
from atoll.table.packages import title
from atoll.table.rulings import told_apart

FORMAT = 4
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
    every = (one for question in questions(vectors) for one in by_editions(question, port))
    taken = (one for one in every if not what.rules or what.rules & {*one.rules})
    return sorted(taken, key=lambda one: one.kind == "forged")


def run(port: Port, every: Sequence[Question], what: Asked, bar: Bar = silent) -> Json:
    """Ask a port everything, then make short and tell what is wrong, as it is printed.

    schemas/port-run.schema.json says each key of that. Errors: CannotStart.
    """
    luck = Random(f"port {port.of} {what.seed}")
    outcomes = _outcomes(port, every, what, luck, bar)
    stopped = _stopped(port, outcomes, what)
    outcomes = [shortened(port, one) for one in outcomes]
    wrong = [*findings(port, outcomes)]
    try:
        port.stop()
    except Broken as broken:
        end = Question("games", "at the end", ())
        wrong += findings(port, [Outcome(end, "broken", parting=broken_off(end, broken))])
    in_the_way = [*_not_green(outcomes, stopped, wrong)]
    skipped = defaultdict[str, list[str]](list)
    for one in (one for one in outcomes if one.how == "skipped"):
        skipped[one.why].append(one.question.name)
    return {
        "format": FORMAT,
        "atoll": __version__,
        "game": port.of,
        "port": port.claims,
        "asked": {"rules": sorted(what.rules), "seed": what.seed},
        "green": not in_the_way,
        "why_not_green": in_the_way,
        "counts": _counts(outcomes),
        "not_claimed": Counter(one.why for one in outcomes if one.how == "not_claimed"),
        "skipped": [
            {"why": why, "times": len(of), "of": of[:_NAMED]} for why, of in skipped.items()
        ],
        "rules": _rules(port, outcomes, wrong),
        "findings": wrong,
    }


def _outcomes(
    port: Port, every: Sequence[Question], what: Asked, luck: Random, bar: Bar
) -> list[Outcome]:
    """What comes of the questions, then of games, until nothing more is asked."""
    outcomes = list[Outcome]()
    with bar("Questions", len(every)) as on:
        for question in every:
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


# Where questions come from


def questions(vectors: Iterable[Mapping[str, Any]]) -> Iterator[Question]:
    """A question for each vector, and one more from where its example stops.

    A port is told neither what follows nor what refuses.
    """
    for vector in vectors:
        kind, tags = "forged" if vector["forged"] else "vectors", (*vector["rules"],)
        bare = ({key: it for key, it in one.items() if key != "then"} for one in vector["record"])
        asked = Question(kind, vector["id"], tuple(bare), tags)
        yield asked
        if vector["stops"] is not None and vector["end"] is not None:
            rest = (going_on(asked.record[0], vector["end"]),)
            yield Question(kind, f"{asked.name} (from where it stops)", rest, tags)


def by_editions(question: Question, port: Port) -> Iterator[Question]:
    """The question by the editions of a port: its own, and others by which it may end otherwise.

    One with house rules, and one of an edition that is not whole, stands as it is.
    """
    first, rules = question.record[0], game(question.of)
    own = first.get("edition") or next(iter(rules.EDITIONS))
    home, *others = sorted(port.claims["editions"], key=lambda one: one != own)
    if first.get("rulings"):
        yield question
        return
    for at_home in _by(question, home, own):
        yield at_home
        for other in others:
            apart = told_apart(rules.RULINGS, rules.answered(home, {}), rules.answered(other, {}))
            if not {*at_home.rules}.isdisjoint(apart):
                yield from _by(question, other, own)


def _by(question: Question, edition: str, own: str) -> Iterator[Question]:
    """The same record by another text, if its position is one by that too.

    Another rule may refuse it then.
    """
    if edition != own:
        record = (under({EDITION: edition}, question.record[0]), *question.record[1:])
        question = replace(question, name=f"{question.name} (by {edition})", record=record)
    with suppress(ValueError):
        _ = question.ours
        yield question


def why_not_asked(port: Port, question: Question) -> Iterator[str]:
    """By what a port says beforehand it is not asked: `players`, `rulings`, an ability, a rule."""
    first, ours, seats = question.record[0], question.ours, game(question.of).SEATS
    players, placed = len(first["seats"]), first.get("position") is not None
    if players in seats and players not in port.claims["players"]:
        yield "players"
    if not port.plays(first.get("edition"), first.get("rulings") or {}):
        yield "rulings"
    needs = {
        "components": brings(first),
        "positions": placed,
        "judging": placed and not ours.lines and (ours.impossible or players in seats),
        "shuffle": not placed and ours.lines and not port.can("positions"),
    }
    yield from (ability for ability in needs if needs[ability] and not port.can(ability))
    yield from port.unclaimed((*question.tags, *question.rules))


def asked(port: Port, question: Question) -> Outcome:
    """Ask a port, unless it has said beforehand that it does not claim this."""
    if why := next(why_not_asked(port, question), ""):
        return Outcome(question, "not_claimed", why)
    return came(question, check(port, question))


# What came of it


def _counts(outcomes: Iterable[Outcome]) -> Mapping[str, Mapping[str, int]]:
    """How many questions of each kind came out how; of games also how many moves were made."""
    counts = defaultdict[str, Counter[str]](Counter)
    for one in outcomes:
        moves = len(one.question.ours.lines) - 1 if one.question.kind == "games" else 0
        was_asked = int(one.how not in {"not_claimed", "left"})
        counts[one.question.kind].update({one.how: 1, "asked": was_asked, "moves": moves})
    return {kind: {name: its[name] for name in COUNTS} for kind, its in counts.items()}


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


def _rules(port: Port, outcomes: Sequence[Outcome], wrong: Iterable[Json]) -> list[Json]:
    """Every rule of the book, how it stands, and in how many questions that agree it is at work."""
    agreed = Counter(rule for one in outcomes if one.how == "agreed" for rule in one.rules)
    found = [one for one in wrong if one["rule"]]
    doubtful = {rule for one in found for rule in (one["rule"], *one["perhaps"])}
    for one in outcomes:
        if one.how == "parted" and one.parting:
            doubtful |= {*one.parting.rules} | {*one.rules} - agreed.keys()
    ways = {
        "not claimed": port.claims["not_claimed"],
        "not held": {one["rule"] for one in found if not one["perhaps"]},
        "in doubt": doubtful,
        "held": agreed,
    }
    status = {rule: way for way, its in reversed(ways.items()) for rule in its}
    return [
        {"rule": rule, "status": status.get(rule, "not asked"), "agreed": agreed[rule]}
        for rule in book_of(port.of)
    ]


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
