"""What a run has found: places where a port parts from the rules, made short, told with the rule.

A port that can be set a position is set the table just before the one thing by which they part.

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

from atoll.port.asking import KINDS, Outcome, Parting, Question, apart, came, check, rules_of
from atoll.port.messages import Json
from atoll.port.port import Port
from atoll.record.entries import Entry
from atoll.record.following import Played, ways
from atoll.table import Refused
from atoll.table.contract import Table
from atoll.table.games import NotOffered, game
from atoll.table.scenario import gherkin
from atoll.telling.scene import Scene
from atoll.telling.told import told

_NAMING = ("accepts", "rule", "moves", "winners", "table")
_NAMED = 5


def findings(port: Port, outcomes: Sequence[Outcome]) -> Iterator[Json]:
    """All that is wrong, what breaks first, then the partings, the most frequent first."""
    scores, alike = _scores(outcomes), defaultdict[tuple[str, ...], list[Parting]](list)
    for one in (each.parting for each in outcomes if each.parting):
        by = one.parts if one.kind == "broken" else _ranked(one, scores)[:1]
        alike[one.kind, *by].append(one)
    for partings in sorted(alike.values(), key=lambda some: (some[0].kind != "broken", -len(some))):
        first = _plainest(partings, scores)
        yield _finding(port, first, [one.question.name for one in partings], _ranked(first, scores))


def _finding(port: Port, one: Parting, met: Sequence[str], rules: Sequence[str]) -> Json:
    """A place, told as schemas/port-run.schema.json says, and the names of what it was `met` in.

    Where another answer to a ruling makes it right, the rule is the ruling's.
    """
    right, of = [*_right_by(one, port.claims["untold"])], game(port.of)
    names = [name for name, sign, _ in (answer.partition("=") for answer in right) if sign]
    ruled = [rule for name in names for rule in of.RULINGS[name].rules if rule in rules]
    found = [*dict.fromkeys(ruled or rules)]
    rule = found[0] if found else None
    record = [{**entry} for entry in one.question.record]
    for running in one.question.last:
        record[-1]["then"] = of.write_position(running.table)
    return {
        "kind": one.kind,
        "means": KINDS[one.kind],
        "rule": rule,
        "perhaps": found[1:],
        "says": one.says,
        "record": record,
        "moves": max(len(record) - 1, 0),
        "scenario": scenario(one, rule),
        "theirs": one.theirs,
        "right_by": right,
        "times": len(met),
        "found_in": [*dict.fromkeys(met[:_NAMED])],
        "stderr": one.stderr,
    }


def _plainest(some: Sequence[Parting], scores: Mapping[str, float]) -> Parting:
    """The shortest; of the first few that are as short one that a scenario tells."""
    found = sorted(some, key=lambda one: (one.question.moves, len(str(one.question.record))))
    few = (one for one in found[:_NAMED] if one.question.moves == found[0].question.moves)
    rule = next(iter(_ranked(found[0], scores)), None)
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


_AT_THE_TABLE = ("position", "winners")


def shortened(port: Port, one: Outcome) -> Outcome:
    """An outcome whose parting is as short as it can be made, with the rules at work there."""
    if one.how != "parted" or not one.parting:
        return one
    short = located(port, one.parting) if port.can("positions") else one.parting
    named = short.question.ours.refusal or short.kind in {"moves", "undo"}
    found = dict.fromkeys(rule for _, rules in _there(short) for rule in rules)
    usual = [*filter(None, [short.rule])]
    return one._replace(parting=short._replace(rules=usual if named or not found else [*found]))


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
        found = came(question, check(port, question, parting.kind if parting else ""))
    except ValueError:  # in the middle of what happens a table may be no position
        return None
    alike = parting is None or (found.parting and parting.like(found.parting))
    return found.parting if found.how == "parted" and alike else None


def _later(one: Parting) -> Iterator[tuple[bool, Question]]:
    """The question from ever earlier tables on; and whether they part there by the first thing."""
    question, record, lines = one.question, one.question.record, one.question.ours.lines
    if one.kind in _AT_THE_TABLE:
        for scene, _ in reversed(_happens(question)):
            if scene.move is None:
                yield True, question.at(scene.table)
    if one.kind == "moves" and lines:
        yield False, question.at(lines[-1].table)
    for place in range(len(record) - 1, 0, -1):
        yield place == len(record) - 1, question.at(lines[place - 1].table, *record[place:])


# What happens there, and how it is told


Happening = tuple[Scene, Sequence[str]]
"""One thing that happens, and the rules at work in it, and in nothing that follows."""


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


def _there(one: Parting) -> Sequence[Happening]:
    """What they may part by: what happens on the last line, or a move that is listed or made."""
    question, (lines, by, _) = one.question, one.question.ours
    turn = question.record[-1] if by else one.turn
    if turn and "move" in turn and lines:
        return [_made(question.of, lines[-1].table, turn)]
    if turn or one.kind == "broken" or (one.kind == "undo" and not one.first):
        return []
    return _happens(question)[: 1 if one.first else None]


def _happens(question: Question) -> Sequence[Happening]:
    """Each thing that happens on the last line that the rules allow, the first one first.

    A game that begins with a seed has none: nobody can begin in the middle of the setup.
    """
    of, lines, found = question.of, question.ours.lines, list[Happening]()
    if len(lines) > 1:
        found.append(_made(of, lines[-2].table, question.record[len(lines) - 1]))
        table = game(of).played(*found[0][0][:3]).table
    elif lines and question.record[0].get("position") is not None:
        table = lines[0].step.one_by_one()[0].table  # as it was laid
    else:
        return found
    while following := game(of).proceed(table):
        found.append((Scene(table), [*rules_of(following)]))
        table = following.table
    return found


def _made(of: str, table: Table, entry: Entry) -> Happening:
    """A move at a table; the rule at work is the one that refuses, where one does."""
    scene = Scene(table, table.seats.index(entry["seat"]), game(of).parse_move(entry["move"]))
    try:
        return scene, [*rules_of(game(of).played(*scene[:3]))]
    except Refused as error:
        return scene, [error.refusal.rule]
