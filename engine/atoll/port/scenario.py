"""A place where a port parts from the rules, told as a scenario: what should happen there."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from atoll.port.moments import Moment, moment_of, moments
from atoll.port.short import Shrunk
from atoll.table import Refused, Step
from atoll.table.contract import Table
from atoll.table.games import NotOffered
from atoll.telling.scenario import gherkin
from atoll.telling.scene import Scene
from atoll.telling.told import told


def _there(of: Shrunk) -> list[Moment]:
    """The moments by which they may part: one, where it is known, or all of the last line."""
    lines, record = of.question.ours.lines, of.question.record
    turn = record[-1] if of.question.ours.refusal else of.parting.turn
    if of.moment and not turn:
        return [of.moment]
    if turn and "move" in turn and lines:
        return [moment_of(record[0]["game"], lines[-1].table, turn)]
    return [] if of.parting.kind == "undo" or turn else [*moments(of.question)]


def rules_there(of: Shrunk) -> list[str]:
    """The rules at work there; nothing where the rules refuse, for it is known which does."""
    if of.question.ours.refusal or of.parting.kind in {"moves", "undo"}:
        return []
    game = of.question.record[0]["game"]
    every = (_happens(game, one) for one in _there(of))
    return [*dict.fromkeys(event.rule for step in every if step for event in step.events)]


def _happens(game: str, moment: Moment) -> Step[Table] | None:
    with suppress(Refused):
        return moment.happens(game)
    return None


def scenario(of: Shrunk, rule: str | None) -> str:
    """What should happen, for the sake of a rule, as Gherkin; nothing, if no scenario tells it."""
    game = of.question.record[0]["game"]
    for moment in _ordered(game, _there(of), rule):
        for rules in ((rule,), ()) if rule else ((),):
            with suppress(NotOffered, ValueError):
                scene = Scene(moment.table, moment.seat or 0, moment.move)
                return "\n".join(gherkin(told(game, scene, rules=rules)))
    return ""


def _ordered(game: str, found: Sequence[Moment], rule: str | None) -> Iterator[Moment]:
    """The moments in which the rule is at work first, the last of them before the others."""

    def at_work(moment: Moment) -> bool:
        try:
            step = moment.happens(game)
        except Refused as error:
            return error.refusal.rule == rule
        return step is not None and any(event.rule == rule for event in step.events)

    later = found[::-1]
    yield from sorted(later, key=at_work, reverse=True)
