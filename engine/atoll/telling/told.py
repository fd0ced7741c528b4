"""A scene of any game told as a scenario: its Givens, what happens, and what is told then."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from atoll.table import Refusal, Refused, Step, cite, games
from atoll.table.rulings import UnknownRuling
from atoll.table.scenario import Line, Scenario
from atoll.telling import laying
from atoll.telling.contract import tells
from atoll.telling.heard import heard
from atoll.telling.laying import Laid
from atoll.telling.phrases import (
    GOES_ON,
    LOOKS,
    NOTHING_ELSE,
    RULING_HOLDS,
    THIS_IS_HIDDEN,
    THIS_IS_TOLD,
    choosing,
    chosen,
    seating,
)
from atoll.telling.rows import joined
from atoll.telling.scene import Scene, at_table, before_choices, happens


class Untold(ValueError):
    """A scene that no scenario can tell; the message says what stands in the way."""


def told(game: str, scene: Scene, *, rules: Collection[str] = (), whole: bool = False) -> Scenario:
    """A scene and what it leads to, as a scenario, by all that is told.

    `rules` are those it is told for: they must fire. `whole` says all that may matter. Errors:
    Untold.
    """
    try:
        return _told(game, scene, rules, whole=whole)
    except Refused as refused:
        raise Untold(f"a move made before is refused: {refused}") from None
    except ValueError as error:
        raise Untold(str(error)) from None


def _told(game: str, scene: Scene, rules: Collection[str], *, whole: bool) -> Scenario:
    by_itself = scene.move is None and not (scene.start or scene.look)
    if by_itself and scene.table.stage not in tells(game).BY_ITSELF:
        scene = scene._replace(onward=True)  # no phrase tells one thing of it alone
    if scene.start or scene.said:
        laid = Laid(scene.said, scene, [*games.nouns(game).LAYOUT.hidden_in_common])
    else:
        games.standing(game, scene.table)
        laid = laying.laid(game, before_choices(game, scene), whole=whole)
    begins = () if scene.said else _begins(game, scene)
    names, there = laid.scene.table.seats, laid.scene
    past = (_made(game, "Given", names, seat, move) for seat, move in there.past)
    givens = [*begins, *laid.givens, *past]
    if scene.look:
        return _looking(game, there, givens)
    outcome = happens(game, there)
    before = scene.table if isinstance(outcome, Refusal) else at_table(game, there)
    when = _when(game, there)
    found = heard(game, before, outcome, givens=givens, when=when, rules=rules, unsaid=laid.unsaid)
    if scene.start:  # before that nothing lies there that could change
        found = found._replace(lines=tuple(x for x in found.lines if x.phrase != NOTHING_ELSE.text))
    return found


def _begins(game: str, scene: Scene) -> Iterator[Line]:
    """The players, unless they begin a game, and the answers to the rulings, as short as can be."""
    if scene.start:
        own = _otherwise(game, scene.table, None)
        yield from (RULING_HOLDS.line("Given", ruling=answer) for answer in own)
        return
    editions = (None, *games.game(game).EDITIONS)
    ways = [(one, _otherwise(game, scene.table, one)) for one in editions]
    edition, house = min(ways, key=lambda way: len(way[1]) + (way[0] is not None))
    names, players = scene.table.seats, seating(games.nouns(game).LAYOUT.title)
    play = players.by if edition else players.play
    yield play.line("Given", names, seats=range(len(names)), edition=edition)
    yield from (RULING_HOLDS.line("Given", ruling=answer) for answer in house)


def _otherwise(game: str, table: Any, edition: str | None) -> list[tuple[str, str]]:
    """The answers that are not those of an edition; all, where it has not answered each ruling."""
    answers = table.rulings.as_dict()
    try:
        usual = games.game(game).answered(edition, {}).as_dict()
    except UnknownRuling:
        usual = {}
    return [one for one in answers.items() if one[1] != usual.get(one[0])]


def _when(game: str, scene: Scene) -> Line:
    names = scene.table.seats
    if scene.start:
        start = seating(games.nouns(game).LAYOUT.title).start
        return start.line("When", names, seats=range(len(names)))
    if scene.move is None:
        return _goes_on(game, scene)
    return _made(game, "When", names, scene.seat, scene.move)


def _goes_on(game: str, scene: Scene) -> Line:
    """The When of what nobody decides: of the next of it, or of all."""
    table = scene.table
    phrases = tells(game).BY_ITSELF.get(table.stage, (GOES_ON,))
    phrase = phrases[-1 if scene.onward else 0]
    return phrase.line("When", table.seats, **{name: getattr(table, name) for name in phrase.types})


def _made(game: str, keyword: str, names: Sequence[str], seat: int, move: Any) -> Line:
    """A move that is made, or was made before; some have phrases of their own."""
    if own := tells(game).CHOOSES.get(type(move)):
        return own[keyword].line(keyword, names, seat=seat, **asdict(move))
    moves = games.notation(game).MOVES
    phrase = chosen(moves) if keyword == "Given" else choosing(moves)
    return phrase.line(keyword, names, seat=seat, move=move)


def _looking(game: str, scene: Scene, givens: Sequence[Line]) -> Scenario:
    """What a player who looks at the table does not see, after what nobody decides."""
    when = LOOKS.line("When", scene.table.seats, seat=scene.seat)
    before = [_goes_on(game, scene)] if scene.onward else []
    found = happens(game, scene)
    table = found.table if isinstance(found, Step) else scene.table
    hidden = games.game(game).view(table, scene.seat).hidden
    if not hidden:
        raise ValueError(f"nothing is hidden from {scene.table.seats[scene.seat]}")
    rows = (("rule", "what"), *((cite(one.rule), one.what) for one in hidden))
    rules = tuple(dict.fromkeys(one.rule for one in hidden))
    then = THIS_IS_HIDDEN.line("Then", table=rows)
    return Scenario(when._replace(keyword=""), rules, (*givens, *before, when, then))


# One table under several answers


def contrasted(
    game: str, scenes: Sequence[Scene], *, rules: Collection[str] = ()
) -> tuple[Scenario, ...]:
    """One table under several answers, a scenario each, named by them. Errors: Untold.

    Where what has to be said of it depends on the answer, all say all that may matter.
    """
    found = [told(game, scene, rules=rules) for scene in scenes]
    givens = [[line for line in one.lines if line.keyword == "Given"] for one in found]
    laid = [[line for line in one if "ruling" not in line.fields] for one in givens]
    if any(one != laid[0] for one in laid):
        found = [told(game, scene, rules=rules, whole=True) for scene in scenes]
    every = [set(scene.table.rulings.as_dict().items()) for scene in scenes]
    shared = set.intersection(*every)
    return tuple(map(_where, _titled(found), (sorted(one - shared) for one in every)))


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
            yield from (row[-1] for row in joined(line.table[1:]))


def _where(scenario: Scenario, answers: Sequence[tuple[str, str]]) -> Scenario:
    """The scenario with the answers that set it apart in its title."""
    own = ", ".join("=".join(one) for one in answers)
    return scenario._replace(title=Line("", f"{scenario.title} where {own}"))
