"""What happens at a table of any game, told in the phrases that follow from its layout.

Givens say the parts that are not as usual; Thens say all that is told, and what of the parts has
changed. What a part's value cannot say in a sentence, the game says itself.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from atoll.table import Refusal, Step, cite, games
from atoll.table.part_phrases import PartPhrase, part_phrases
from atoll.telling.phrases import NOTHING_ELSE, REFUSED_BY, THIS_IS_TOLD
from atoll.telling.scenario import Line, Scenario

__all__ = ["Happened", "changed", "heard", "parts_given"]

Phrases = Mapping[tuple[str, str, bool], PartPhrase]


class Happened(NamedTuple):
    """A table of a game, and what happens there or what the rules say against it."""

    game: str
    table: Any
    outcome: Step[Any] | Refusal


def _phrases(game: str) -> Phrases:
    found = part_phrases(games.nouns(game).LAYOUT, games.fields(game).FIELDS)
    return {(one.kind, one.part.name, one.of_one): one for one in found}


def parts_given(game: str, table: Any, usual: Any, parts: Collection[str]) -> Iterator[Line]:
    """Those of the parts that are other than usual, each as a Given."""
    known = _phrases(game)
    for name in parts:
        value, one = getattr(table, name), known.get(("given", name, False))
        if one and value != getattr(usual, name):
            yield one.phrase.line("Given", table.seats, **{one.value: value})


def changed(game: str, before: Any, after: Any) -> Iterator[Line]:
    """Each part that has changed and fits in a sentence: that of one player, or of all."""
    known, found = _phrases(game), [*games.nouns(game).LAYOUT.changed(before, after)]
    for name in dict.fromkeys(name for name, _ in found):
        seats = [seat for part, seat in found if part == name]
        value, of_one = getattr(after, name), known.get(("then", name, True))
        said: dict[str, Any] = {"now": "now"}
        one = known.get(("then", name, False))
        if of_one and len(seats) == 1 and seats[0] is not None:
            one, value, said = of_one, value[seats[0]], {**said, "seat": seats[0]}
        if one and not _lacks(value):
            yield one.phrase.line("Then", after.seats, **said, **{one.value: value})


def _lacks(value: Any) -> bool:
    """Whether nothing is there, for one player at least."""
    return value is None or (isinstance(value, tuple) and None in value)


def heard(
    happened: Happened, givens: Iterable[Line], when: Line, *, rules: Collection[str] = ()
) -> Scenario:
    """A scenario: what was given, what happens, and all that is told then.

    It is tagged by the rules it is told for, or by all that fire, and named by the first sentence
    of one of them. Errors: ValueError, where one of the rules does not fire.
    """
    if isinstance(happened.outcome, Refusal):
        return _refused(happened.outcome, givens, when, rules)
    game, step = happened.game, happened.outcome
    names = step.table.seats
    told = [(one.rule, games.game(game).sentence(one, names)) for one in step.events]
    fired = tuple(dict.fromkeys(rule for rule, _ in told))
    _fire(rules, fired)
    title = next((text for rule, text in told if rule in (rules or fired)), "Nothing is told")
    rows = (("rule", "sentence"), *((cite(rule), text) for rule, text in told))
    lines = (THIS_IS_TOLD.line("Then", table=rows), *changed(game, happened.table, step.table))
    return Scenario(
        Line("", "{title}", {"title": title.rstrip(".")}),
        tuple(rules) or fired,
        (*givens, when, *lines),
    )


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
    """
    return phrase.replace("chooses to ", "may not ").replace("chooses ", "may not choose ")


def _fire(rules: Collection[str], fired: Collection[str]) -> None:
    if missing := [rule for rule in rules if rule not in fired]:
        raise ValueError(f"{', '.join(missing)} did not fire here; only {', '.join(fired)} did")
