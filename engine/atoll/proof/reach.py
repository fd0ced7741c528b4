"""Where each rule is at work: the smallest legal position in which it fires, or why it never can.

A game gives scenes that need no search, the smallest first, and aims: situations with what has to
hold there for some rules to fire. The engine plays each; a rule fires where an event or a refusal
carries its id, or where it hides something from a seat.
"""

from collections.abc import Iterable, Iterator, Sequence
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
    only hides.
    """

    rule: str
    answer: str
    verdict: str
    seats: int
    scenario: Scenario | None
    forbidden_by: tuple[str, ...]
    scene: Any = None

    @property
    def fires(self) -> bool:
        """Whether that is so."""
        return self.verdict == "fires"


class _Look(NamedTuple):
    """What was looked for, and what was found."""

    aim: Aim
    fit: Fit | None
    forbidden_by: tuple[str, ...]


def reached(game: str, *, jobs: int | None = None) -> Iterator[Reached]:
    """Every rule of the book under the default answers, then every other answer to every ruling."""
    known, module = games.game(game), games.aims(game)
    usual = known.answered(None, None)
    found_there = in_order(partial(_looked, game), range(len(module.AIMS)), jobs)
    looks = [_Look(aim, *one) for aim, one in zip(module.AIMS, found_there, strict=True)]
    scenes = [*module.scenes(usual), *_scenes(game, looks, usual)]
    for rule in book.rules(game):
        yield _first(game, rule, "", scenes, looks)
    for ruling in known.RULINGS.values():
        for answer in [one for one in ruling.names() if one != ruling.default]:
            answers = usual.but(**{ruling.name: answer})
            under = [*module.scenes(answers), *_scenes(game, looks, answers)]
            for rule in ruling.rules:
                yield _first(game, rule, f"{ruling.name}={answer}", under, looks)


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
    game: str, rule: str, answer: str, scenes: Sequence[Any], looks: Sequence[_Look]
) -> Reached:
    """The first scene in which the rule is at work."""
    module = games.aims(game)
    for scene in scenes:
        if rule in module.at_work(scene):
            told, seats = module.told(scene, (rule,)), len(scene.table.seats)
            return Reached(rule, answer, "fires", seats, told, (), scene)
    tried = [look for look in looks if rule in look.aim.rules]
    if answer or not tried or any(look.fit for look in tried):
        return Reached(rule, answer, "unknown", 0, None, ())
    rules = tuple(dict.fromkeys(one for look in tried for one in look.forbidden_by))
    return Reached(rule, answer, "dead", 0, None, rules)


def witnesses(game: str, found: Iterable[Reached]) -> Iterator[Witness]:
    """The scenes as files to keep: each once, tagged with all rules that it is the first for."""
    module, first = games.aims(game), dict[Any, list[Reached]]()
    for one in found:
        if one.scenario is not None:
            first.setdefault((one.answer, one.scene), []).append(one)
    for (answer, scene), its in first.items():
        rules = listed(cite(one.rule) for one in its)
        about = f"the smallest table for {rules}{', where ' * bool(answer)}{answer}"
        if told := module.told(scene):
            whole = told._replace(tags=tuple(one.rule for one in its))
            yield Witness(game, "reach", about, f"atoll prove {game} --reach --keep", (whole,))
