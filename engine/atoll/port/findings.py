"""What a run has found: places where a port parts from the rules, made short, told with the rule.

A port that can be set a position is set the table just before the one thing by which they part. Of
any other a shorter game is looked for, by playing others.

Which rule a port most likely gets wrong is the one that is at work where it parts, and not else. A
moment is the work of several rules, and a position does not tell which of them a port has missed.
As where programs are searched for faults (Ochiai), each rule is weighed by the moments in which it
is at work: those by which the port parts, and those where all agrees.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import sqrt
from random import Random

from atoll.port.asking import KINDS, Outcome, Parting, Question, apart, came, check, rules_of
from atoll.port.games import beginnings, beside
from atoll.port.messages import Json
from atoll.port.port import Port
from atoll.record.entries import Entry
from atoll.record.following import Played, ways
from atoll.table import Refused
from atoll.table.contract import Table
from atoll.table.games import NotOffered, game, steps
from atoll.table.scenario import gherkin
from atoll.telling.scene import Scene
from atoll.telling.told import told

SEARCHED = 8
"""So many times other games are looked for."""
_NAMING = ("accepts", "rule", "moves", "winners", "table")
_NAMED = 5


def findings(port: Port, outcomes: Sequence[Outcome], luck: Random) -> Iterator[Json]:
    """All that is wrong, what breaks first, then the partings, the most frequent first."""
    scores, alike = _scores(outcomes), defaultdict[tuple[str, str], list[Parting]](list)
    for one in outcomes:
        if one.broken:
            met = Parting("broken", one.question, one.broken.says, stderr=one.broken.stderr)
            alike[met.kind, one.broken.kind].append(met)
        elif one.parting:
            rule = next(iter(_ranked(one.parting, scores)), "")
            alike[one.parting.kind, rule].append(one.parting)
    frequent = sorted(alike.items(), key=lambda pair: (pair[0][0] != "broken", -len(pair[1])))
    for number, ((kind, rule), partings) in enumerate(frequent):
        first = _plainest(partings, rule)
        if number < SEARCHED and kind != "broken" and not port.claims.can("positions"):
            first = _weighed(searched(port, first, luck))
        rules = sorted(_ranked(first, scores), key=lambda one: one != rule)
        yield _finding(port, first, [one.question.name for one in partings], rules)


def _finding(port: Port, one: Parting, met: Sequence[str], rules: Sequence[str]) -> Json:
    """A place, told as schemas/port-run.schema.json says, and the names of what it was `met` in.

    Where another answer to a ruling makes it right, the rule is the ruling's.
    """
    right, of = [*_right_by(one, port.claims.untold)], game(port.of)
    names = [name for name, sign, _ in (answer.partition("=") for answer in right) if sign]
    ruled = [rule for name in names for rule in of.RULINGS[name].rules if rule in rules]
    found = [*dict.fromkeys(ruled or rules)]
    record = [{**entry} for entry in one.question.record]
    for running in one.question.ours.lines[one.question.moves :]:
        record[-1]["then"] = of.write_position(running.table)
    return {
        "kind": one.kind,
        "means": KINDS[one.kind],
        "rule": next(iter(found), None),
        "perhaps": found[1:],
        "says": one.says,
        "record": record,
        "moves": max(len(record) - 1, 0),
        "scenario": scenario(one, next(iter(found), None)),
        "theirs": one.theirs,
        "right_by": right,
        "times": len(met),
        "found_in": [*dict.fromkeys(met[:_NAMED])],
        "stderr": one.stderr,
    }


def _plainest(some: Sequence[Parting], rule: str) -> Parting:
    """The shortest; of the first few that are as short one that a scenario tells."""
    found = sorted(some, key=lambda one: (one.question.moves, len(str(one.question.record))))
    few = (one for one in found[:_NAMED] if one.question.moves == found[0].question.moves)
    return next((one for one in few if scenario(one, rule)), found[0])


# Which rule it is


def _scores(outcomes: Sequence[Outcome]) -> Mapping[str, float]:
    """How suspicious each rule is that is at work in some place where they part."""
    agreed, parted = Counter[str](), Counter[str]()
    for one in outcomes:
        parted.update(one.parting.rules if one.parting else ())
        until = one.question.moves if one.parting else None
        lines = one.question.ours.lines[:until] if one.how in {"agreed", "parted"} else ()
        for step in (step for line in lines for step in line.step.one_by_one()):
            agreed.update({event.rule for event in step.events})
    most = max(parted.values(), default=0)
    scores = {rule: many / sqrt(most * (many + agreed[rule])) for rule, many in parted.items()}
    return {rule: round(score, 2) for rule, score in scores.items()}


def _ranked(one: Parting, scores: Mapping[str, float]) -> list[str]:
    """The rules that may be the one; where the port or a refusal names one, that alone."""
    usual = [*filter(None, [one.rule])]
    if one.kind in _NAMING or one.named:
        return usual
    found = dict.fromkeys([*usual, *one.rules])
    return sorted(found, key=lambda rule: scores.get(rule, 0.0), reverse=True)


def _right_by(one: Parting, untold: Collection[str]) -> Iterator[str]:
    """The editions, and the answers to rulings, by which what the port has answered is right.

    It may be where it is another table or another move.
    """
    for way in ways(one.question.of) if one.kind in {"position", "accepts", "refuses"} else ():
        with suppress(ValueError):
            if _is_right(one, one.question.by(way), untold):
                yield from (it if name == "edition" else f"{name}={it}" for name, it in way.items())


def _is_right(one: Parting, right: Played, untold: Collection[str]) -> bool:
    """Whether a port has answered the last line as it is to be answered where it is played so.

    The tables before it, on which the port agreed, are to be the same there.
    """
    lines, moves, position = right.lines, one.question.moves, game(one.question.of).write_position
    agreed = zip(lines, one.question.ours.lines[:moves], strict=False)
    if any(apart(now, position(usual.table), untold) for now, usual in agreed):
        return False
    if one.kind == "refuses":
        return len(lines) == moves and right.refusal is not None
    return len(lines) > moves and (one.theirs is None or not apart(lines[-1], one.theirs, untold))


# A place where they part, made short


OTHERS = 1_000
"""So many moves are played to find other games."""
_AT_THE_TABLE = ("position", "winners")


def shortened(port: Port, one: Outcome) -> Outcome:
    """An outcome whose parting is as short as it can be made, with the rules at work there.

    Its question goes as far as the two were seen to part, and its rules are those at work there.
    """
    if (met := one.parting) is None:
        return one
    lines = met.question.ours.lines[met.question.moves :]
    there = [rule for line in lines for rule in rules_of(line)]
    short = located(port, met) if port.claims.can("positions") else met
    return one._replace(question=met.question, parting=_weighed(short), rules=there)


def located(port: Port, met: Parting) -> Parting:
    """The shortest way to a parting for a port that can be set a position.

    What seems to have changed by a refusal, and parts without it too, is another parting.
    """
    if met.kind == "changed" and met.turn:
        without = replace(met.question, record=met.question.record[:-1])
        met = _again(port, without.then(met.turn)) or met
    for first, shorter in _later(met):
        if found := _again(port, shorter, met):
            return found._replace(first=first)
    return met


def _again(port: Port, question: Question, parting: Parting | None = None) -> Parting | None:
    """Where the port parts when the question is asked again, if it does so as in that parting."""
    try:
        found = came(question, check(port, question, parting.kind if parting else "")).parting
    except ValueError:  # in the middle of what happens a table may be no position
        return None
    return found if found and (not parting or parting.like(found)) else None


def _later(one: Parting) -> Iterator[tuple[bool, Question]]:
    """The question from ever earlier tables on; and whether they part there by the first thing."""
    question, record, lines = one.question, one.question.record, one.question.ours.lines
    if one.kind in _AT_THE_TABLE:
        for scene, _ in reversed([*_happens(question)]):
            if scene.move is None:
                yield True, question.at(scene.table)
    if one.kind == "moves" and lines:
        yield False, question.at(lines[-1].table)
    for place in range(len(record) - 1, 0, -1):
        yield place == len(record) - 1, question.at(lines[place - 1].table, *record[place:])


def searched(port: Port, met: Parting, luck: Random) -> Parting:
    """The shortest game that is found with the same parting, for a port that needs whole games."""
    best, left, looks = met, OTHERS, met.kind not in _AT_THE_TABLE
    for question in beginnings(port, luck):
        most = best.question.moves - 1
        if most <= 0 or left <= 0:
            break
        one = beside(port, question, luck, most, looks=looks)
        left -= max(one.question.moves, 2)
        if one.parting and best.like(one.parting) and one.question.moves <= most:
            best = one.parting
    return best


# What happens there, and how it is told


Happening = tuple[Scene, Sequence[str]]
"""One thing that happens, and the rules at work in it, and in nothing that follows."""


def _weighed(one: Parting) -> Parting:
    """It with the rules at work there; where the rules refuse, with the one that does."""
    named = one.question.ours.refusal or one.kind in {"moves", "undo"}
    found = dict.fromkeys(rule for _, rules in _there(one) for rule in rules)
    usual = [*filter(None, [one.rule])]
    return one._replace(rules=usual if named or not found else [*found])


def scenario(one: Parting, rule: str | None) -> str:
    """What should happen, for the sake of a rule, as Gherkin; nothing, if no scenario tells it.

    What the rule is at work in comes first, and what happens last before what led to it.
    """
    later = _there(one)[::-1]
    for scene, _ in sorted(later, key=lambda each: rule not in each[1]):
        for rules in ((rule,), ()) if rule else ((),):
            with suppress(NotOffered, ValueError):
                return "\n".join(gherkin(told(one.question.of, scene, rules=rules)))
    return ""


def _there(one: Parting) -> list[Happening]:
    """What they may part by: what happens on the last line, or a move that is listed or made."""
    question, (lines, by, _) = one.question, one.question.ours
    turn = question.record[-1] if by else one.turn
    if turn and "move" in turn and lines:
        return [_made(question.of, lines[-1].table, turn)]
    if turn or one.kind == "broken" or (one.kind == "undo" and not one.first):
        return []
    return [*_happens(question)][: 1 if one.first else None]


def _happens(question: Question) -> Iterator[Happening]:
    """Each thing that happens on the last line that the rules allow, the first one first.

    A game that begins with a seed has none: nobody can begin in the middle of the setup.
    """
    of, lines = question.of, question.ours.lines
    if len(lines) > 1:
        made = _made(of, lines[-2].table, question.record[len(lines) - 1])
        yield made
        table = steps(of).played(*made[0][:3]).table
    elif lines and question.record[0].get("position") is not None:
        table = lines[0].step.one_by_one()[0].table  # as it was laid
    else:
        return
    while following := steps(of).proceed(table):
        yield Scene(table), [event.rule for event in following.events]
        table = following.table


def _made(of: str, table: Table, entry: Entry) -> Happening:
    """A move at a table; the rule at work is the one that refuses, where one does."""
    scene = Scene(table, table.seats.index(entry["seat"]), game(of).parse_move(entry["move"]))
    try:
        return scene, [event.rule for event in steps(of).played(*scene[:3]).events]
    except Refused as error:
        return scene, [error.refusal.rule]
