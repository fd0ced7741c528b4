"""A scene of Fiji told as a scenario, in the phrases of the examples."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from atoll.fiji import phrases
from atoll.fiji.events import sentence
from atoll.fiji.givens import Answered, given, said
from atoll.fiji.notation import parse_move, write_move
from atoll.fiji.position import read_position, write_position
from atoll.fiji.rulings import EDITIONS, answered
from atoll.fiji.scene import NAMES, Scene, happens, posed
from atoll.fiji.table import Table
from atoll.fiji.thens import headline, then
from atoll.fiji.told_changes import changes
from atoll.fiji.told_events import Turn
from atoll.fiji.told_looks import deck, looks
from atoll.table import Refusal, Refused, Step, cite, listed
from atoll.table.kinds import PositionError
from atoll.table.phrases import Phrase
from atoll.telling.phrases import LOOKS, NOTHING_ELSE, REFUSED_BY, THIS_IS_TOLD
from atoll.telling.scenario import Line, Scenario, outlined

__all__ = ["WAYS", "Untold", "contrasted", "told"]

WAYS = ("", "plainly", "heard")
"""By events, by what has changed, and so with every sentence."""


class Untold(ValueError):
    """A scene that no scenario can tell; the message says what stands in the way."""


def told(
    scene: Scene,
    *,
    rules: Sequence[str] = (),
    title: str = "",
    rulings: Answered | None = None,
    how: str = "",
) -> Scenario:
    """A scene and what it leads to, as a scenario.

    It is told by its events. Where these may not fit it, under rules that are broken, `how` is
    `plainly`: by what has changed; or `heard`: by every sentence too, in their order.

    `rules` are those it is told for: they must fire, and become its tags; without them, it is
    tagged by the rules of what it tells. Without a `title` it is named by its outcome.
    Errors: Untold.
    """
    scene = _tellable(posed(_named(scene)))
    found = happens(scene)
    if isinstance(found, Refusal):
        outcome = _refused(scene, found)
    elif scene.when == "look":
        outcome = _looked(scene, found)
    else:
        outcome = _plainly(scene, found) if how == "plainly" else _changed(scene, found, rules)
        outcome = _heard(scene, outcome, found) if how == "heard" else outcome
    if missing := [rule for rule in rules if rule not in outcome.fired]:
        fired = listed(sorted(outcome.fired))
        raise Untold(f"{listed(missing)} did not fire here; only {fired} did")
    name = Line("", "{title}", {"title": title}) if title else outcome.title
    givens = given(scene, rulings or said(scene.table.rulings))
    return Scenario(name, tuple(rules) or outcome.tags, (*givens, _when(scene), *outcome.lines))


class _Outcome(NamedTuple):
    """What a scene led to: its title, all rules that fired, those that are told, the Thens."""

    title: Line
    fired: frozenset[str]
    tags: tuple[str, ...]
    lines: tuple[Line, ...]


_NOTHING_ELSE = NOTHING_ELSE.line("Then")


def _changed(scene: Scene, step: Step[Table], rules: Sequence[str]) -> _Outcome:
    before = step.table if scene.when == "start" else scene.table
    turn = Turn(before, scene.when, step, frozenset(rules))
    pairs = tuple(then(turn))
    lines = tuple(line for line, _ in pairs)
    tags = tuple(dict.fromkeys(rule for _, its in pairs for rule in its))
    fired = frozenset(event.rule for event in step.events)
    return _Outcome(headline(turn, lines), fired, tags, (*lines, _NOTHING_ELSE))


def _plainly(scene: Scene, step: Step[Table]) -> _Outcome:
    """Named by the first change; tagged by every rule that fired."""
    before = step.table if scene.when == "start" else scene.table
    lines = tuple(changes(Turn(before, scene.when, step, frozenset())))
    fired = dict.fromkeys(event.rule for event in step.events)
    chief = lines[0] if lines else Line("", "Nothing changes")
    chief = chief._replace(phrase=chief.phrase[0].upper() + chief.phrase[1:])
    return _Outcome(chief, frozenset(fired), tuple(fired), (*lines, _NOTHING_ELSE))


def _heard(scene: Scene, outcome: _Outcome, step: Step[Table]) -> _Outcome:
    """With all that is told at the table, and the deck of a new game; tagged by all that fired."""
    names = step.table.seats
    heard = [(cite(event.rule), sentence(event, names)) for event in step.events]
    told = THIS_IS_TOLD.line("Then", table=(("rule", "sentence"), *heard))
    rules = tuple(dict.fromkeys(event.rule for event in step.events))
    lines = (told, deck()) if scene.when == "start" else (told,)
    return outcome._replace(lines=(*lines, *outcome.lines), tags=rules)


def _looked(scene: Scene, step: Step[Table]) -> _Outcome:
    """What a player sees and what is hidden, which of it is told; tagged by what hides."""
    seat = scene.seat or 0
    lines = tuple(looks(step.table, seat))
    rules = dict.fromkeys(line.fields["rule"] for line in lines if "rule" in line.fields)
    title = Line("", "What {seat} sees", {"seat": step.table.seats[seat]})
    return _Outcome(title, frozenset(rules), tuple(rules), lines)


def _refused(scene: Scene, refusal: Refusal) -> _Outcome:
    """A refusal is named by who may not do what; where nobody sits, nothing can change either."""
    line = REFUSED_BY.line("Then", rule=refusal.rule)
    when = _when(scene)
    phrase = when.phrase.replace("chooses to", "may not").replace("start", "may not start")
    lines = (line,) if scene.when == "start" else (line, _NOTHING_ELSE)
    return _Outcome(
        Line("", phrase, when.fields), frozenset({refusal.rule}), (refusal.rule,), lines
    )


# When


_WHENS: Mapping[str, Phrase] = {
    "row": phrases.ANALYSE_ROW,
    "analysis": phrases.ANALYSE,
    "payment": phrases.PAY,
    "scoring": phrases.SCORE,
    "dealing": phrases.DEAL,
    "move": phrases.CHOOSES,
    "look": LOOKS,
    "start": phrases.START,
}


def _when(scene: Scene) -> Line:
    names = scene.table.seats
    facts = {"row": scene.table.row, "seats": range(len(names))}
    values: dict[str, Any] = {"seat": scene.seat, "move": scene.move, **facts}
    scored = scene.when == "look" and scene.table.stage == "scoring"
    return _WHENS["scoring" if scored else scene.when].line("When", names, **values)


# What can be told


def _named(scene: Scene) -> Scene:
    """The scene with its seats called Ana, Ben, Cid and so on; seats of one name keep one."""
    found = {name: place for place, name in enumerate(dict.fromkeys(scene.table.seats))}
    if len(found) > len(NAMES):
        raise Untold(f"{len(found)} players are more than there are names: {listed(NAMES)}")
    names = tuple(NAMES[found[name]] for name in scene.table.seats)
    return scene._replace(table=scene.table._replace(seats=names))


def _tellable(scene: Scene) -> Scene:
    """The scene, if the Givens can lay its table. Errors: Untold."""
    for can_be_told in (_position, _stage, _move):
        if scene.when != "start" or can_be_told is _move:
            can_be_told(scene)
    return scene


def _position(scene: Scene) -> None:
    table = scene.table
    try:
        read = read_position(write_position(table), table.seats, table.rulings)
    except (PositionError, Refused) as error:
        raise Untold(f"no such table can come about: {error}") from None
    if read != table:
        raise Untold("the table is not the same when it is written and read again")


def _stage(scene: Scene) -> None:
    """A Given lays a table up to a decision; what comes next follows from what lies there."""
    table = scene.table
    if scene.when not in {"move", "look"} or table.stage == "scoring":
        return
    aside = [beads for beads in table.set_aside if beads is not None]
    first = "set aside" if len(table.seats) == 2 and len(aside) < 2 else "offer"
    if None not in table.offers:
        first = "choice" if table.stage == "choice" else "row"
    if table.stage != first:
        raise Untold(f"no Given lays this table at stage {table.stage!r}, but at {first!r}")


def _move(scene: Scene) -> None:
    if scene.move is None:
        return
    try:
        read = parse_move(write_move(scene.move))
    except (ValueError, IndexError) as error:
        raise Untold(f"the move cannot be written: {error}") from None
    if read != scene.move:
        raise Untold(f"the move reads as {write_move(read)}")


# Differences


def contrasted(
    scenes: Sequence[Scene], *, rules: Sequence[str] = (), title: str = ""
) -> tuple[Scenario, ...]:
    """One position under several rulings: an outline, or a scenario each where the steps differ."""
    answers = [scene.table.rulings for scene in scenes]
    names = [name for name in answers[0].chosen if len({getattr(a, name) for a in answers}) > 1]
    ways = _ways(scenes, names)
    pairs = zip(scenes, ways, strict=True)
    scenarios = [told(scene, rules=rules, title=title, rulings=way) for scene, way in pairs]
    named = [_where(scenario, way, names) for scenario, way in zip(scenarios, ways, strict=True)]
    outline = outlined(named)
    return (outline,) if outline else tuple(named)


def _ways(scenes: Sequence[Scene], names: Sequence[str]) -> list[Answered]:
    """How each side is told: by the rulings that differ, or by editions where these are short."""
    editions = {answered(edition): edition for edition in EDITIONS}
    answers = [scene.table.rulings for scene in scenes]
    begin = any(scene.when == "start" for scene in scenes)
    if len(names) > 1 and not begin and all(each in editions for each in answers):
        return [Answered(editions[each]) for each in answers]
    return [_by_rulings(each.as_dict(), names) for each in answers]


def _by_rulings(answers: Mapping[str, str], names: Sequence[str]) -> Answered:
    usual = answered().as_dict()
    own = {name: answer for name, answer in answers.items() if answer != usual[name]}
    return Answered(None, tuple((own | {name: answers[name] for name in names}).items()))


def _where(scenario: Scenario, way: Answered, names: Sequence[str]) -> Scenario:
    """The scenario with a title that says under which answers it holds."""
    phrase, fields = f"{scenario.title.phrase} by {{edition}}", {"edition": str(way.edition)}
    if not way.edition:
        fields = {f"{name} answer": answer for name, answer in way.house if name in names}
        chosen = listed(f"{name}={{{name} answer}}" for name, _ in way.house if name in names)
        phrase = f"{scenario.title.phrase} where {chosen}"
    return scenario._replace(title=Line("", phrase, {**scenario.title.fields, **fields}))
