"""What happens at a table of any game, told in the phrases that follow from its layout.

Givens say the parts that are not as usual; Thens say all that is told, and what of the parts has
changed. What a part's value cannot say in a sentence, the game says itself.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from itertools import chain
from typing import Any

from atoll.table import Refusal, Step, cite, games
from atoll.table.part_phrases import PartPhrase, part_phrases
from atoll.table.scenario import Line, Scenario
from atoll.telling.contract import tells
from atoll.telling.phrases import NOTHING_ELSE, REFUSED_BY, THIS_IS_TOLD
from atoll.telling.rows import going_on

Phrases = Mapping[tuple[str, str, bool], PartPhrase]
_LONG = 200
"""So many signs of a sentence about all players are enough; a longer one is told of each."""


@cache
def _phrases(game: str) -> Phrases:
    found = part_phrases(games.nouns(game).LAYOUT, games.fields(game).FIELDS)
    return {(one.kind, one.part.name, one.of_one): one for one in found}


def part_lines(game: str, keyword: str, name: str, before: Any, table: Any) -> list[Line]:
    """A part that is other than before, as Givens or Thens: of some players, or of all.

    What is long is told player by player; nothing tells what does not fit in a sentence.
    """
    layout, value, known = games.nouns(game).LAYOUT, getattr(table, name), _phrases(game)
    one, of_one = (known.get((keyword.lower(), name, single)) for single in (False, True))
    seats = [seat for part, seat in layout.changed(before, table) if part == name and of_one]
    now: dict[str, Any] = {"now": "now"} if keyword == "Then" else {}

    def line(said: PartPhrase, value: Any, **whose: Any) -> Line | None:
        lacks = value is None or (isinstance(value, tuple) and None in value)
        if lacks and (now or said.phrase.types[said.value] == "Tally"):
            return None
        return said.phrase.line(keyword, table.seats, **now, **whose, **{said.value: value})

    whole = line(one, value) if one else None
    if of_one and seats and (len(seats) == 1 or whole is None or len(str(whole)) > _LONG):
        found = [line(of_one, value[seat], seat=seat) for seat in seats]
        return [one for one in found if one] if None not in found else []
    return [whole] if whole else []


def heard(  # noqa: PLR0913 # all that a scenario says
    game: str,
    before: Any,
    outcome: Step[Any] | Refusal,
    *,
    givens: Iterable[Line],
    when: Line,
    rules: Collection[str] = (),
    unsaid: Collection[str] = (),
) -> Scenario:
    """A scenario: what was given, what comes of a table, and all that is told then.

    It is tagged by the rules it is told for, or by all that fire, and named by what one of them
    tells, or by its When. Parts `unsaid` have no Then. Errors: ValueError, where one of the rules
    does not fire.
    """
    if isinstance(outcome, Refusal):
        return _refused(outcome, givens, when, rules)
    told = [
        (one.rule, games.game(game).sentence(one, outcome.table.seats)) for one in outcome.events
    ]
    fired = tuple(dict.fromkeys(rule for rule, _ in told))
    _fire(rules, fired)
    rows = (("rule", "sentence"), *going_on([(cite(rule), text) for rule, text in told]))
    layout, after = games.nouns(game).LAYOUT, outcome.table
    names = dict.fromkeys(name for name, _ in layout.changed(before, after))
    now = {name: part_lines(game, "Then", name, before, after) for name in names}
    then = [THIS_IS_TOLD.line("Then", table=rows)] if told else []
    lines = [*then, *chain.from_iterable(said for part, said in now.items() if part not in unsaid)]
    if all(now[one.part] and one.part not in unsaid for one in layout.lies(after, [*now])):
        lines.append(NOTHING_ELSE.line("Then"))
    title = _title(game, outcome, rules) or when._replace(keyword="")
    return Scenario(title, tuple(rules) or fired, (*givens, when, *lines))


def _title(game: str, step: Step[Any], rules: Collection[str]) -> Line | None:
    """The first sentence of one of the rules, rather of an event that leads up to no other.

    None where no rule is named and all events lead up to others: what happens says more.
    """
    told = [one for one in step.events if not rules or one.rule in rules]
    leads_up = tells(game).LEADS_UP
    chief = min(told, key=lambda one: one.what in leads_up, default=None)
    if chief is None or (not rules and chief.what in leads_up):
        return None
    said = games.game(game).sentence(chief, step.table.seats)
    return Line("", "{title}", {"title": said.rstrip(".")})


def _refused(
    refusal: Refusal, givens: Iterable[Line], when: Line, rules: Collection[str]
) -> Scenario:
    """What may not be done, by which rule."""
    _fire(rules, (refusal.rule,))
    lines = (REFUSED_BY.line("Then", rule=refusal.rule), NOTHING_ELSE.line("Then"))
    title = when._replace(keyword="", phrase=_may_not(when.phrase))
    return Scenario(title, (refusal.rule,), (*givens, when, *lines))


def _may_not(phrase: str) -> str:
    """What may not be done, by how it is done.

    >>> _may_not("{seat} chooses to {move}"), _may_not("{seat} chooses {action}")
    ('{seat} may not {move}', '{seat} may not choose {action}')
    >>> _may_not("{seats} start a game of Fiji")
    '{seats} may not start a game of Fiji'
    """
    for does, may_not in (("chooses to", "may not"), ("chooses", "may not choose")):
        phrase = phrase.replace(f" {does} ", f" {may_not} ")
    return phrase.replace(" start ", " may not start ", 1)


def _fire(rules: Collection[str], fired: Collection[str]) -> None:
    if missing := [rule for rule in rules if rule not in fired]:
        raise ValueError(f"{', '.join(missing)} did not fire here; only {', '.join(fired)} did")
