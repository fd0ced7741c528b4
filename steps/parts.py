"""The phrases of the parts of a table, which follow from the layout of a game.

Nobody writes them down: `the supply is …`, `the supply is now …`, `the hand of Ana is …`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from atoll.running.parsing import Following, Said
from atoll.table import games, replaced
from atoll.table.kinds import BySeat
from atoll.table.part_phrases import PartPhrase, part_phrases

from .world import Scenario


class AboutPart(Following):
    """A step about a part of the table; what it says comes as one argument, `said`."""

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """What stands in the fields, by their names."""
        found = super().parse_arguments(name)
        return found and {"said": found}


def following(game: str) -> Iterator[tuple[str, Said, Callable[..., None]]]:
    """The steps about a game's parts; none of a game without a layout."""
    if games.nouns.there(game):
        for one in part_phrases(games.nouns(game).LAYOUT, games.fields(game).FIELDS):
            yield one.kind, AboutPart(*one.phrase.languages.values()), _step(one)


def _step(phrase: PartPhrase) -> Callable[..., None]:
    """What a step with this phrase does."""

    def given(world: Scenario, said: Mapping[str, Any]) -> None:
        parts, only = _valued(phrase, world, world.table, said)
        if (value := parts[phrase.part.name]) is not None:
            phrase.part.kind.checked(value, phrase.part.name, world.table.seats)
        world.given(**parts, only=only)

    def then(world: Scenario, said: Mapping[str, Any]) -> None:
        parts, _ = _valued(phrase, world, world.told, said)
        whose = f" of {said['seat']}" if phrase.of_one else ""
        which = f"{phrase.part.called}{whose}" if whose else phrase.part.name
        world.tell(which, now=said["now"], **parts)

    step = given if phrase.kind == "given" else then
    step.__doc__ = phrase.says
    return step


def _valued(
    phrase: PartPhrase, world: Scenario, table: Any, said: Mapping[str, Any]
) -> tuple[dict[str, Any], list[int]]:
    """The part with the value that is said, and the seats whose it is."""
    part, value = phrase.part, said[phrase.value]
    if phrase.of_one:
        place = world.seat(said["seat"])
        return {part.name: replaced(getattr(table, part.name), place, value)}, [place]
    if isinstance(value, Mapping) and isinstance(part.kind, BySeat):
        told = {world.seat(name): one for name, one in value.items()}
        every = range(len(table.seats))
        return {part.name: tuple(told.get(seat, part.starts) for seat in every)}, []
    placed = phrase.phrase.fields[phrase.value].placed(value, table.seats)
    return {part.name: placed}, []
