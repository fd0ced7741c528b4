"""Where each rule is at work: the smallest legal position in which it fires, or why it never can.

A game gives scenes that need no search, the smallest first, and aims: situations with what has to
hold there for some rules to fire. The engine plays each; a rule fires where an event or a refusal
carries its id, or where it hides something from a seat. The game names the rules that are at work
by one answer to a ruling alone; all others have to fire by the default answers.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from atoll import book
from atoll.processes import in_order
from atoll.proof.smallest import Fit, Shows, Situation, fitted, forbidding, found
from atoll.table import Refused, cite, games, listed
from atoll.telling.scenario import Scenario
from atoll.telling.witness import Witness

__all__ = ["Aim", "Reached", "reached", "witnesses"]


class Aim(NamedTuple):
    """A situation in which some rules fire, once the flag holds there."""

    rules: tuple[str, ...]
    situation: Situation
    shows: Shows


class Reached(NamedTuple):
    """A rule with its smallest scene, under the default answers or under one answer of a ruling.

    `verdict` is `fires`, `dead` (the rules in `forbidden_by` keep it from ever firing) or
    `unknown` (nobody has looked for it), which is a failure. `scenario` is None for a rule that
    only hides, and where no scenario tells the scene: then `untold` says why.
    """

    rule: str
    answer: str
    verdict: str
    seats: int
    scenario: Scenario | None
    forbidden_by: tuple[str, ...]
    scene: Any = None
    untold: str = ""

    @property
    def fires(self) -> bool:
        """Whether that is so."""
        return self.verdict == "fires"


class _Look(NamedTuple):
    """What was looked for, and what was found."""

    aim: Aim
    fit: Fit | None
    forbidden_by: tuple[str, ...]


_AtWork = tuple[Any, Collection[str]]
"""A scene with the rules at work there."""


def reached(game: str, *, jobs: int | None = None) -> Iterator[Reached]:
    """Every rule of the book under the default answers, then every other answer to every ruling.

    A rule that the game says only one other answer brings in is looked for under that answer alone.
    Errors: ValueError, where such a rule fires by the default answers too.
    """
    known, module = games.game(game), games.aims(game)
    usual = known.answered(None, None)
    found_there = in_order(partial(_looked, game), range(len(module.AIMS)), jobs)
    looks = [_Look(aim, *one) for aim, one in zip(module.AIMS, found_there, strict=True)]
    scenes = _under(game, looks, usual)
    for rule in book.rules(game):
        found = _first(game, rule, "", scenes, looks)
        yield _brought_in(game, found, looks) if rule in module.ONLY_BY else found
    for ruling in known.RULINGS.values():
        rules = [rule for rule in ruling.rules if rule not in module.ONLY_BY]
        for answer in [one for one in ruling.names() if one != ruling.default]:
            under = _under(game, looks, usual.but(**{ruling.name: answer}))
            for rule in rules:
                yield _first(game, rule, f"{ruling.name}={answer}", under, looks)


def _brought_in(game: str, by_default: Reached, looks: Sequence[_Look]) -> Reached:
    """A rule under the one answer that brings it in. Errors: ValueError, where it needs none."""
    rule = by_default.rule
    name, answer = games.aims(game).ONLY_BY[rule]
    if by_default.fires:
        reason = f"{cite(rule)} fires by the default answers too"
        raise ValueError(f"{reason}; take it out of ONLY_BY in the aims of {game}")
    answers = games.game(game).answered(None, {name: answer})
    return _first(game, rule, f"{name}={answer}", _under(game, looks, answers), looks)


def _at_work(game: str, scenes: Iterable[Any]) -> list[_AtWork]:
    at_work = games.aims(game).at_work
    return [(scene, at_work(scene)) for scene in scenes]


def _under(game: str, looks: Sequence[_Look], answers: Any) -> list[_AtWork]:
    """All scenes by these answers, each with the rules at work there."""
    scenes = games.aims(game).scenes(answers)
    return _at_work(game, (*scenes, *_scenes(game, looks, answers)))


def _looked(game: str, place: int) -> tuple[Fit | None, tuple[str, ...]]:
    """The smallest values of an aim, or the rules against any."""
    aim = games.aims(game).AIMS[place]
    usual = games.game(game).answered(None, None)
    fit = fitted(aim.situation, aim.shows, usual)
    return fit, () if fit else forbidding(aim.situation, aim.shows, usual)


def _scenes(game: str, looks: Sequence[_Look], answers: Any) -> list[Any]:
    """What was found, as scenes under these answers, fewest seats first."""
    scenes = []
    fits = [(look.fit, look.aim.situation) for look in looks if look.fit]
    for fit, situation in sorted(fits, key=lambda one: one[0].seats):
        with suppress(Refused):  # these answers may have no game for so few seats
            scenes.append(games.replay(game).scene(found(situation, lambda _: True, answers, fit)))
    return scenes


def _first(
    game: str, rule: str, answer: str, scenes: Sequence[_AtWork], looks: Sequence[_Look]
) -> Reached:
    """The first scene in which the rule is at work."""
    for scene, rules in scenes:
        if rule in rules:
            told, untold = _told(game, scene, rule)
            seats = len(scene.table.seats)
            return Reached(rule, answer, "fires", seats, told, (), scene, untold)
    tried = [look for look in looks if rule in look.aim.rules]
    if answer or not tried or any(look.fit for look in tried):
        return Reached(rule, answer, "unknown", 0, None, ())
    rules = tuple(dict.fromkeys(one for look in tried for one in look.forbidden_by))
    return Reached(rule, answer, "dead", 0, None, rules)


def _told(game: str, scene: Any, rule: str) -> tuple[Scenario | None, str]:
    """The scene as a scenario, or why none tells it."""
    try:
        return games.aims(game).told(scene, (rule,)), ""
    except ValueError as error:
        return None, str(error)


def witnesses(game: str, found: Iterable[Reached]) -> Iterator[Witness]:
    """The scenes as files to keep: each once, tagged with all rules that it is the first for."""
    module, first = games.aims(game), dict[tuple[str, str], list[Reached]]()
    for one in found:
        if one.scenario is not None:
            first.setdefault((one.answer, str(one.scene)), []).append(one)
    for (answer, _), its in first.items():
        rules = listed(cite(one.rule) for one in its)
        about = f"the smallest table for {rules}{', where ' * bool(answer)}{answer}"
        if told := module.told(its[0].scene):
            whole = told._replace(tags=tuple(one.rule for one in its))
            yield Witness(game, "reach", about, f"atoll prove {game} --reach --keep", (whole,))
