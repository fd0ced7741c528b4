"""What a game offers is whole: its modules, its verbs, its layout; what lacks is told."""

from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import isfunction, signature
from typing import TYPE_CHECKING, Any

import pytest

from atoll.compare import judged as compared
from atoll.drawing.lying import Lying
from atoll.fiji import telling
from atoll.home import HOME
from atoll.proof import any_part, law
from atoll.proof import possible as asked
from atoll.simulate import figures, policies
from atoll.simulate import many as often
from atoll.table import Refusal, Step, contract, games, names_for
from atoll.table.games import GAMES, Module, NotOffered, game, lacks, named, standing
from atoll.table.kinds import Number, PositionError
from atoll.table.layout import Layout
from atoll.table.parts import Part
from atoll.telling import contract as told
from atoll.telling.contract import tells

ROOMS = any_part, asked, compared, figures, law, often, policies, told
EVERY = {name: one for room in (games, *ROOMS) for name, one in vars(room).items()}
OFFERED = {name: one for name, one in EVERY.items() if isinstance(one, Module)}
GUIDE = HOME / "docs/howto/add_a_game.md"
FOR_SCENES = ("steps",)
"""What a game has in a module of other things once it has scenes."""

if TYPE_CHECKING:  # mypy reads of each module, and of verbs that stand alone, that they are sound
    from atoll.bali import dialogue as of_bali
    from atoll.bali import game as turns
    from atoll.fiji import (
        checks,
        counting,
        decisions,
        dialogue,
        events,
        fields,
        imagined,
        laws,
        many,
        notation,
        nouns,
        open_points,
        pictures,
        possible,
        unknowns,
    )
    from atoll.fiji import game as steps
    from atoll.kaivai import dialogue as of_kaivai
    from atoll.kaivai import game as actions
    from atoll.kaivai import worth

    SOUND: Callable[[contract.Table], contract.Table] = checks.sound
    WHY_IMPOSSIBLE: Callable[[contract.Table], Refusal | None] = counting.why_impossible
    IMAGINED: Callable[[contract.View, int], contract.Table] = imagined.imagined
    AMID: list[Callable[[contract.Table], int | None]] = [turns.amid, actions.amid]
    OWN: contract.Components = nouns.OWN
    PLAYED: list[Callable[[contract.Table, int, contract.Move], Step[Any]]]
    PLAYED = [turns.played, steps.played, actions.played]
    PROCEED: list[Callable[[contract.Table], Step[Any] | None]]
    PROCEED = [turns.proceed, steps.proceed, actions.proceed]
    DECISIONS: contract.Decisions = decisions
    DRAWN: list[Callable[[contract.View], list[str]]] = [of_bali.drawn, of_kaivai.drawn]
    BOARD: Callable[[contract.View], list[str]] = dialogue.board
    ALLOWED: Callable[[contract.Table, int], list[str]] = dialogue.allowed
    DISPUTES: compared.Disputes = possible
    EVENTS: contract.Events = events
    LAWS: law.Laws = laws
    MANY: often.Many = many
    FIELDS: contract.Spoken = fields
    MOVES: contract.Moves = notation
    NOUNS: contract.Nouns = nouns
    OPEN_POINTS: contract.OpenPoints = open_points
    PICTURES: type[Lying] = pictures.Own
    QUESTIONS: asked.Questions = possible
    UNKNOWNS: any_part.Unknowns = unknowns
    WORTH: policies.Worth = worth


def called(protocol: type) -> Iterator[tuple[str, list[None], dict[str, None]]]:
    """Each function of a Protocol, with a value for each place and each name that it is given."""
    for name in named(protocol):
        if isfunction(function := getattr(protocol, name, None)):
            _, *given = signature(function).parameters.values()
            by_name = {one.name: None for one in given if one.kind is one.KEYWORD_ONLY}
            yield name, [None] * (len(given) - len(by_name)), by_name


@pytest.mark.parametrize("part", OFFERED)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_offers_is_whole_and_called_as_the_contract_says(name: str, part: str) -> None:
    if OFFERED[part].there(name) and (part not in FOR_SCENES or tells.there(name)):
        found = OFFERED[part](name)
        for function, given, by_name in called(OFFERED[part].protocol):
            signature(getattr(found, function)).bind(*given, **by_name)


def test_what_a_game_does_not_offer_is_told_with_the_module_and_the_guide() -> None:
    follows = {one: one.follows("rps") for one in OFFERED.values() if not one.there("rps")}
    silent = [one for one, whole in follows.items() if lacks(whole, one.protocol)]
    assert {one.name for one in silent} >= {"telling", "many", "decisions"}
    guide = GUIDE.read_text("utf-8")
    for one in silent:
        with pytest.raises(NotOffered, match=f"a module `{one.name}` .* the guide Add a game says"):
            one("rps")
        assert f"`{one.name}`" in guide


@pytest.mark.parametrize("name", GAMES)
def test_what_laws_about_tables_read_is_there(name: str) -> None:
    names = [f"{GAMES[name]}.{one}" for one in law.claimed(name).PLAYED]
    assert {*names} <= games.modules(name).keys()


def test_a_module_that_lacks_something_is_told_with_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(telling, "NAMES")
    with pytest.raises(NotOffered, match=r"^atoll\.fiji\.telling lacks NAMES; .*\.Telling says"):
        tells("fiji")


# What follows from a layout


LAID = [name for name in GAMES if games.nouns.there(name)]


def of(name: str) -> Layout:
    return games.nouns(name).LAYOUT


def opened(name: str, seats: int = 0) -> Any:
    """A new table of a game, of the fewest players if nobody says how many."""
    names = names_for(seats or min(game(name).SEATS))
    return game(name).opening(names, 7, None, edition=None).table


@pytest.mark.parametrize("name", LAID)
def test_the_table_its_layout_and_what_a_seat_sees_have_the_same_parts(name: str) -> None:
    table, parts = import_module(f"{GAMES[name]}.table").Table, {*of(name).parts}
    assert {*table._fields} == {"seats", "rulings", *parts}
    seen = {*game(name).view(opened(name), 0)._asdict()}
    assert seen == {"seat", "seats", "rulings", "hidden", *parts}


@pytest.mark.parametrize("name", LAID)
def test_a_table_stands_where_a_position_could_give_each_part_of_it(name: str) -> None:
    table = opened(name)
    assert standing(name, table) is table
    number = next(one.name for one in of(name).parts.values() if isinstance(one.kind, Number))
    with pytest.raises(PositionError, match=f"{number}: -1 is not a whole number"):
        standing(name, table._replace(**{number: -1}))


@pytest.mark.parametrize("name", ["seat", "seats", "rulings", "hidden"])
def test_no_part_is_called_as_what_a_view_has_of_its_own(name: str) -> None:
    said = f"No Thanks: no part is called {name}: what a player sees has .* of its own; rename it"
    with pytest.raises(ValueError, match=said):
        Layout("No Thanks", "A position.", [Part(name, Number(0, 9))])
