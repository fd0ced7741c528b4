"""What a run has found: partings that are alike as one, made short, each told with its rule."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from atoll.port.asking import Outcome
from atoll.port.claims import Claims
from atoll.port.editions import right_by
from atoll.port.messages import Json
from atoll.port.parting import KINDS, Parting
from atoll.port.port import Answer, Port
from atoll.port.scenario import rules_there, scenario
from atoll.port.shrinking import Shrunk, shrunk
from atoll.port.suspicion import Suspicion
from atoll.port.talk import Broken
from atoll.table.games import game

__all__ = ["MOST_BREAKS", "Finding", "broke", "findings"]

MOST = 12
"""So many different findings are made short; the first ones, for the others may be of the same."""
_NAMED = 5
MOST_BREAKS = 5
"""After so many breaks a run is over: whoever waits for a port that hangs waits long enough."""


class Finding(NamedTuple):
    """One thing that is wrong with a port: how it is seen, and where.

    `kind` is one of KINDS in `parting`, or `broken`; `record` shows it, with `then` as the rules
    have it; `moves` are those in it, of `before` moves at first. `right_by` are editions and
    answers by which the port would be right. `times` counts all that is alike, of which `found_in`
    names some.
    """

    kind: str
    rule: str | None
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
        lists = {key: [*getattr(self, key)] for key in ("record", "right_by", "found_in")}
        return {**self._asdict(), **lists, "means": KINDS.get(self.kind, "breaks off")}


Alike = dict[tuple[Any, ...], list[Outcome]]


def findings(  # noqa: PLR0913, PLR0917 # a run hands over what it has come to
    port: Port | None,
    claims: Claims,
    outcomes: Sequence[Outcome],
    suspicion: Suspicion,
    luck: Random,
    on: Callable[[int], object],
) -> Iterator[Finding]:
    """All that is wrong, what breaks first, then the partings, the most frequent first.

    Without a port that can be asked again they stand as they were met.
    """
    yield from _breaks(outcomes)
    alike = sorted(_alike(outcomes).values(), key=len, reverse=True)
    most = MOST if port else 0
    merged: dict[tuple[str, str | None], Finding] = {}
    for some in alike[:most]:
        one = _finding(port, claims, some, suspicion, luck)
        key = one.kind, one.rule
        merged[key] = _together(merged[key], one) if key in merged else one
        on(1)
    yield from merged.values()
    for some in alike[most:]:
        yield _finding(None, claims, some, suspicion, luck)


def _alike(outcomes: Iterable[Outcome]) -> Alike:
    """The partings by what they look like; those with the shortest records first."""
    found: Alike = {}
    for one in outcomes:
        if one.parting:
            key = one.parting.kind, one.parting.rule, one.parting.parts[:1]
            found.setdefault(key, []).append(one)
    return {key: sorted(some, key=_length) for key, some in found.items()}


def _length(one: Outcome) -> tuple[int, bool]:
    record = one.parting.record if one.parting else ()
    return len(record), one.question.kind == "game"


def _finding(
    port: Port | None,
    claims: Claims,
    alike: Sequence[Outcome],
    suspicion: Suspicion,
    luck: Random,
) -> Finding:
    """The first of those that are alike, made short if the port can be asked again."""
    first, parting = alike[0], _parting(alike[0])
    found = Shrunk(first.question, parting, None)
    if port:
        found = shrunk(port, first.question, parting, luck)
    rule = suspicion.first(rules_there(found), found.parting.rule)
    return Finding(
        kind=found.parting.kind,
        rule=rule,
        says=found.parting.says,
        record=_with_then(found),
        moves=len(found.parting.record) - 1,
        before=len(parting.record) - 1,
        scenario=scenario(found, rule),
        theirs=found.parting.theirs,
        right_by=(*_right_by(found, found.heard or first.heard, claims),),
        times=len(alike),
        found_in=_names(alike),
    )


def _right_by(found: Shrunk, heard: Mapping[int, Answer], claims: Claims) -> Iterator[str]:
    """By which answers the port would be right, where it is another table or another move."""
    if found.parting.kind in {"position", "accepts", "refuses"}:
        yield from right_by(found.question, heard, claims.untold)


def _parting(one: Outcome) -> Parting:
    if one.parting is None:
        raise AssertionError("only partings are alike")
    return one.parting


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


def _together(one: Finding, other: Finding) -> Finding:
    """Two findings of one rule: the shorter one, with all that is like either."""
    best, more = sorted((one, other), key=lambda each: (each.moves, len(each.scenario)))
    names = tuple(dict.fromkeys((*best.found_in, *more.found_in)))[:_NAMED]
    return best._replace(times=one.times + other.times, found_in=names)


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
        *("broken", None, broken.says, tuple({**line} for line in record), moves, moves),
        *("", None, (), max(len(alike), 1), _names(alike), broken.stderr),
    )
