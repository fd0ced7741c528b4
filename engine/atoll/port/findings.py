"""What a run has found: partings that are alike as one, made short, each told with its rule."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from atoll.port.asking import Outcome
from atoll.port.claims import Claims
from atoll.port.messages import Json
from atoll.port.parting import KINDS, apart
from atoll.port.port import Answer, Port
from atoll.port.question import Ours, Question, ours
from atoll.port.scenario import rules_there, scenario
from atoll.port.short import Shrunk, located, parting_of, searched
from atoll.port.suspicion import Suspicion
from atoll.port.talk import Broken
from atoll.record.ways import under, ways
from atoll.table.games import game
from atoll.table.kinds import PositionError

LOCATED, SEARCHED = 250, 8
"""So many questions are asked again from later tables; so many times other games are looked for."""
_NAMING = ("accepts", "rule", "moves", "winners", "table")
_NAMED = 5
MOST_BREAKS = 5
"""After so many breaks a run is over: whoever waits for a port that hangs waits long enough."""


class Finding(NamedTuple):
    """One thing that is wrong with a port: how it is seen, and where.

    `kind` is one of KINDS in `parting`, or `broken`; `record` shows it, with `then` as the rules
    have it; `moves` are those in it, of `before` moves at first. `right_by` are editions and
    answers by which the port would be right. `times` counts all that is alike, of which `found_in`
    names some. `perhaps` are other rules at work there, the most suspicious first.
    """

    kind: str
    rule: str | None
    perhaps: tuple[str, ...]
    says: str
    record: tuple[Json, ...]
    moves: int
    before: int
    scenario: str
    theirs: Any
    right_by: tuple[str, ...]
    times: int
    found_in: tuple[str, ...]
    stderr: str = ""

    def as_json(self) -> Json:
        """The finding as a run keeps it (schemas/port-run.schema.json)."""
        lists = {
            key: [*getattr(self, key)] for key in ("perhaps", "record", "right_by", "found_in")
        }
        return {**self._asdict(), **lists, "means": KINDS.get(self.kind, "breaks off")}


class _Place(NamedTuple):
    """A question that parts, as short as it was made, and the rules at work where it does."""

    outcome: Outcome
    short: Shrunk
    rules: tuple[str, ...]

    @property
    def length(self) -> tuple[int, int]:
        return self.short.moves, len(str(self.short.question.record))


def findings(
    port: Port, outcomes: Sequence[Outcome], suspicion: Suspicion, luck: Random, *, over: bool
) -> Iterator[Finding]:
    """All that is wrong, what breaks first, then the partings, the most frequent first.

    A port that is `over` is not asked again: its partings stand as they were met.
    """
    yield from _breaks(outcomes)
    parted = [one for one in outcomes if one.parting]
    found = [_place(port, one, short=not over and n < LOCATED) for n, one in enumerate(parted)]
    for one in found:
        suspicion.parted(one.rules)
    alike = sorted(_alike(found, suspicion).items(), key=lambda pair: -len(pair[1]))
    for number, ((_, rule), some) in enumerate(alike):
        first = _plainest(some, rule)
        if not (over or port.claims.can("positions")) and number < SEARCHED:
            first = first._replace(short=searched(port, first.short, luck))
        yield _finding(port, first, [one.outcome for one in some], suspicion, rule)


def _plainest(some: Sequence[_Place], rule: str | None) -> _Place:
    """The shortest; of the first few one whose scenario calls the players as the record does."""
    found = sorted(some, key=lambda one: one.length)
    for one in found[:_NAMED]:
        told, seats = scenario(one.short, rule), one.short.question.record[0]["seats"]
        if all(name in told for name in seats) and one.short.moves <= found[0].short.moves:
            return one
    return found[0]


def _place(port: Port, one: Outcome, *, short: bool) -> _Place:
    parting = parting_of(one)
    found = located(port, one) if short else Shrunk(one.question, parting, None, one.heard)
    rules = rules_there(found) or [*filter(None, [found.parting.rule])]
    return _Place(one, found, tuple(rules))


Alike = dict[tuple[str, str | None], list[_Place]]


def _alike(found: Iterable[_Place], suspicion: Suspicion) -> Alike:
    """The places by the kind of the parting and the rule that is most suspicious there."""
    alike: Alike = {}
    for one in found:
        rules = _ranked(one.short, suspicion)
        key = one.short.parting.kind, rules[0] if rules else None
        alike.setdefault(key, []).append(one)
    return alike


def _ranked(short: Shrunk, suspicion: Suspicion) -> list[str]:
    """The rules that may be the one; where the port or a refusal names one, that alone."""
    if short.parting.kind in _NAMING or short.parting.named:
        return [*filter(None, [short.parting.rule])]
    return suspicion.ranked(rules_there(short), short.parting.rule)


def _finding(
    port: Port, place: _Place, alike: Sequence[Outcome], suspicion: Suspicion, rule: str | None
) -> Finding:
    found, parting = place.short, place.short.parting
    right = (*_right_by(found, found.heard, port.claims),)
    rules = _ranked(found, suspicion)
    rule = next(_ruled(port.of, right, rules), rule if rule in rules or not rules else rules[0])
    return Finding(
        kind=parting.kind,
        rule=rule,
        perhaps=tuple(one for one in rules if one != rule),
        says=parting.says,
        record=_with_then(found),
        moves=len(parting.record) - 1,
        before=len(parting_of(place.outcome).record) - 1,
        scenario=scenario(found, rule),
        theirs=parting.theirs,
        right_by=right,
        times=len(alike),
        found_in=_names(alike),
    )


def _ruled(of: str, right: Iterable[str], rules: Sequence[str]) -> Iterator[str]:
    """The rule of a ruling by whose other answer the port would be right, if it is at work."""
    known = game(of).RULINGS
    names = [name for name, sign, _ in (one.partition("=") for one in right) if sign]
    yield from (rule for name in names for rule in known[name].rules if rule in rules)


def _right_by(found: Shrunk, heard: Mapping[int, Answer], claims: Claims) -> Iterator[str]:
    """By which answers the port would be right, where it is another table or another move."""
    if found.parting.kind in {"position", "accepts", "refuses"}:
        yield from right_by(found.question, heard, claims.untold)


def _names(alike: Sequence[Outcome]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.question.name for one in alike[:_NAMED]))


def _with_then(of: Shrunk) -> tuple[Json, ...]:
    """The record, and what must hold at its end; a table that a port has dealt lies there."""
    place, lines = len(of.parting.record) - 1, of.question.ours.lines
    first = of.question.dealt or of.question.record[0]
    *before, last = [{**line} for line in (first, *of.question.record[1:])[: place + 1]]
    if place < len(lines):
        last["then"] = game(lines[place].game).write_position(lines[place].table)
    return (*before, last)


def _breaks(outcomes: Iterable[Outcome]) -> Iterator[Finding]:
    """What broke off, one for each way."""
    found: dict[str, list[Outcome]] = {}
    for one in outcomes:
        if one.broken:
            found.setdefault(one.broken.kind, []).append(one)
    for some in found.values():
        if broken := some[0].broken:
            yield broke(broken, some)


def broke(broken: Broken, alike: Sequence[Outcome] = ()) -> Finding:
    """What broke off, and what was asked then."""
    record = alike[0].question.record if alike else ()
    moves = max(len(record) - 1, 0)
    return Finding(
        *("broken", None, (), broken.says, tuple({**line} for line in record), moves, moves),
        *("", None, (), max(len(alike), 1), _names(alike), broken.stderr),
    )


# By which answers it would be right


def right_by(
    question: Question, heard: Mapping[int, Answer], untold: Collection[str]
) -> Iterator[str]:
    """The editions, and the answers to rulings, by which what the port has answered is right."""
    record: Sequence[Mapping[str, object]] = (
        question.dealt or question.record[0],
        *question.record[1:],
    )
    for way in ways(question.record[0]["game"]):
        try:
            right = ours((under(way, record[0]), *record[1:]))
        except ValueError:
            continue
        if _answers(right, heard, untold):
            yield from (
                answer if name == "edition" else f"{name}={answer}" for name, answer in way.items()
            )


def _answers(right: Ours, heard: Mapping[int, Answer], untold: Collection[str]) -> bool:
    """Whether a port has answered just this, as far as it was asked."""
    for place, answer in heard.items():
        if place >= len(right.lines):
            if place > len(right.lines) or right.refusal is None or not answer.refused:
                return False
        elif answer.refused or _otherwise(right, place, answer, untold):
            return False
    return bool(heard)


def _otherwise(right: Ours, place: int, answer: Answer, untold: Collection[str]) -> bool:
    running = right.lines[place]
    try:
        return bool(apart(running.game, running.table, answer.position or {}, untold))
    except PositionError:
        return True
