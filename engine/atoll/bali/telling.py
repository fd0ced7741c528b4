"""A scene of Bali told as a scenario: what lies there by the layout's phrases, and what is due."""

from collections.abc import Iterator, Sequence

from atoll.bali import phrases
from atoll.bali.givens import Laid, Outcome, Untold, given, laid, rulings_given
from atoll.bali.scene import Scene, at_table, happens_at
from atoll.table import Step, cite, games
from atoll.telling.heard import Happened, heard
from atoll.telling.phrases import LOOKS, THIS_IS_HIDDEN, THIS_IS_TOLD
from atoll.telling.scenario import Line, Scenario

__all__ = ["Untold", "contrasted", "told"]


def told(scene: Scene, *, rules: Sequence[str] = (), how: str = "") -> Scenario:  # noqa: ARG001 # as the contract has it
    """A scene and what it leads to, as a scenario, by all that is told.

    `rules` are those it is told for: they must fire. Errors: Untold.
    """
    try:
        return _told(scene, rules)
    except ValueError as error:
        raise Untold(str(error)) from None


def contrasted(scenes: Sequence[Scene], *, rules: Sequence[str] = ()) -> tuple[Scenario, ...]:
    """One table under several answers, a scenario each, named by them. Errors: Untold.

    Where something depends on the stocks by one answer, all tell them.
    """
    every = [set(scene.table.rulings.as_dict().items()) for scene in scenes]
    shared = set.intersection(*every)
    found = [told(scene, rules=rules) for scene in scenes]
    if any(_stocked(one) for one in found):
        found = [_told(scene, rules, stocked=True) for scene in scenes]
    own = (sorted(answers - shared) for answers in every)
    return tuple(map(_where, _titled(found), own))


def _titled(scenarios: Sequence[Scenario]) -> Iterator[Scenario]:
    """Each named by the first sentence that is not told in all of them, where there is one."""
    told = [dict.fromkeys(_sentences(one)) for one in scenarios]
    for scenario, sentences in zip(scenarios, told, strict=True):
        own = [text for text in sentences if not all(text in others for others in told)]
        title = Line("", "{title}", {"title": own[0].rstrip(".")}) if own else scenario.title
        yield scenario._replace(title=title)


def _sentences(scenario: Scenario) -> Iterator[str]:
    """All that is told in a scenario."""
    for line in scenario.lines:
        if line.phrase == THIS_IS_TOLD.text:
            yield from (row[-1] for row in line.table[1:])


def _stocked(scenario: Scenario) -> bool:
    """Whether a Given says what lies in the stocks."""
    givens = (str(line) for line in scenario.lines if line.keyword == "Given")
    return any(line.startswith(("the draw pile is", "the discard pile is")) for line in givens)


def _where(scenario: Scenario, answers: Sequence[tuple[str, str]]) -> Scenario:
    """The scenario with the answers that set it apart in its title."""
    own = ", ".join("=".join(one) for one in answers)
    return scenario._replace(title=Line("", f"{scenario.title} where {own}"))


def _told(scene: Scene, rules: Sequence[str], *, stocked: bool = False) -> Scenario:
    names, start = scene.table.seats, scene.start
    there = Laid({}, (), scene.table) if start else laid(scene, stocked=stocked)
    givens = [*rulings_given(scene.table)] if start else [*given(there, scene)]
    before = at_table(scene._replace(table=there.table))
    happened = Happened("bali", before, happens_at(before, scene))
    if scene.look:
        return _looking(scene, givens)
    when = _when(scene, names)
    found = heard(happened, givens, when, rules=rules)
    if not found.tags:
        found = found._replace(title=when._replace(keyword=""))
    if "draw" in there.parts and not _shuffled(happened.outcome):
        return found
    lines = (line for line in found.lines if not line.phrase.startswith("the draw pile is {now}"))
    return found._replace(lines=tuple(lines))


def _shuffled(outcome: Outcome) -> bool:
    """Whether luck lays the draw pile."""
    return isinstance(outcome, Step) and any(one.what == "reshuffle" for one in outcome.events)


def _looking(scene: Scene, givens: Sequence[Line]) -> Scenario:
    """What a player who looks at the table does not see."""
    when = LOOKS.line("When", scene.table.seats, seat=scene.seat)
    hidden = games.game("bali").view(scene.table, scene.seat).hidden
    rows = (("rule", "what"), *((cite(one.rule), one.what) for one in hidden))
    rules = tuple(dict.fromkeys(one.rule for one in hidden))
    then = THIS_IS_HIDDEN.line("Then", table=rows)
    return Scenario(when._replace(keyword=""), rules, (*givens, when, then))


def _when(scene: Scene, names: Sequence[str]) -> Line:
    if scene.start:
        return phrases.START.line("When", names, seats=range(len(names)))
    if scene.move is None:
        return phrases.GOES_ON.line("When")
    return phrases.CHOOSES.line("When", names, seat=scene.seat, move=scene.move)
