"""What a game offers is whole, and nobody else in the house reaches into a game."""

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getattr_static
from types import ModuleType
from typing import Any

import pytest
from rooms import SHARED, named

from atoll import fiji
from atoll.bali import disputes as bali_disputes
from atoll.fiji import (
    decisions,
    dialogue,
    fields,
    laws,
    many,
    notation,
    nouns,
    open_points,
    pictures,
    possible,
    telling,
    unknowns,
    worth,
)
from atoll.fiji import game as steps
from atoll.home import HOME
from atoll.kaivai import measures
from atoll.table import contract, games, whole
from atoll.table.following import Verbs
from atoll.table.games import GAMES, Module, NotOffered

OFFERED = {name: one for name, one in vars(games).items() if isinstance(one, Module)}

GUIDE = HOME / "docs/howto/add_a_game.md"
FOR_SCENES = ("steps",)
"""What a game has in a module of other things once it has scenes."""

# As mypy reads it: each module of Fiji is what the contract says.
GAME: contract.Game = fiji
BRINGING: contract.Bringing = fiji
COUNTING: contract.Counting = fiji
IMAGINING: contract.Imagining = fiji
STANDING: contract.Standing = fiji
STEPS: contract.Steps = steps
DECISIONS: contract.Decisions = decisions
DIALOGUE: contract.Dialogue = dialogue
DISPUTES: contract.Disputes = bali_disputes
LAWS: contract.Laws = laws
MANY: contract.Many = many
FIELDS: contract.Spoken = fields
MOVES: contract.Moves = notation
NOUNS: contract.Nouns = nouns
OPEN_POINTS: contract.OpenPoints = open_points
PICTURES: contract.Pictures = pictures
QUESTIONS: contract.Questions = possible
TELLING: contract.Telling = telling
UNKNOWNS: contract.Unknowns = unknowns
WORTH: contract.Worth = worth
MEASURES: contract.Measures = measures


@pytest.mark.parametrize("part", OFFERED)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_offers_is_whole(name: str, part: str) -> None:
    if OFFERED[part].there(name) and (part not in FOR_SCENES or games.telling.there(name)):
        assert OFFERED[part](name)


@pytest.mark.parametrize("name", GAMES)
def test_the_package_of_a_game_has_every_verb_that_python_can_show(name: str) -> None:
    package: Any = import_module(GAMES[name])
    verbs = whole.named(contract.Game)
    assert [verb for verb in verbs if not hasattr(package, verb)] == []
    assert {*verbs} <= {*dir(package)}
    assert package.waiting(package.setup(["Ana", "Ben", "Cid"], seed=7))
    with pytest.raises(
        AttributeError, match=f"module '{package.__name__}' has no attribute 'luck'"
    ):
        package.luck  # noqa: B018


def test_verbs_that_only_modules_say_are_there_for_any_python() -> None:
    """A Protocol asks without `__getattr__`, from Python 3.12 on."""
    package, module = ModuleType("package"), ModuleType("game")
    vars(module).update(OWN=contract.Components("deck", str, dict))
    verbs = Verbs(package, {"game": module}.get)
    assert isinstance(verbs, contract.Bringing)
    assert getattr_static(verbs, "OWN").read is str


def test_what_a_game_does_not_offer_is_told_with_the_module_and_the_guide() -> None:
    silent = [one for one in OFFERED.values() if not (one.there("rps") or one.follows("rps"))]
    assert {one.name for one in silent} >= {"telling", "many", "decisions"}
    guide = GUIDE.read_text("utf-8")
    for one in silent:
        with pytest.raises(NotOffered, match=f"a module `{one.name}` .* the guide Add a game says"):
            one("rps")
        assert f"`{one.name}`" in guide


def test_a_module_that_lacks_something_is_told_with_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(telling, "goes_on")
    with pytest.raises(NotOffered, match=r"^atoll\.fiji\.telling lacks goes_on; .*\.Telling says"):
        games.telling("fiji")


# Who reaches into a game

MAY = {
    "engine/atoll/mutate/ready.py": "the modules that faults are planted in",
    "engine/atoll/rereading.py": "modules of any name, from other texts",
    "engine/atoll/table/packages.py": "it is what imports games, for table/games.py",
    "engine/atoll/cli/options.py": "whether a library is installed",
    "engine/atoll/own_function.py": "a policy or a converter of one's own",
    "engine/atoll/site/pages/__init__.py": "the kinds of pages",
    "engine/atoll/running/games.py": "the phrases, which know their game",
}
"""The files that import what they do not name, and what that is."""


def reaching(source: str) -> Iterator[tuple[int, str]]:
    """Where code imports a game, or something that it does not name."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, one.name) for one in names if _of_a_game(one.name))
            case ast.ImportFrom(module=module, names=names):
                every = (f"{module}.{one.name}" for one in names)
                yield from ((node.lineno, one) for one in every if _of_a_game(one))
            case ast.Call(func=func, args=[name, *_]) if _imports(func):
                if not isinstance(name, ast.Constant) or _of_a_game(str(name.value)):
                    yield node.lineno, ast.unparse(node)


def _imports(func: ast.expr) -> bool:
    return ast.unparse(func).rpartition(".")[2] in ("import_module", "find_spec", "__import__")


def _of_a_game(name: str) -> bool:
    return any(f"{name}.".startswith(f"{package}.") for package in GAMES.values())


def test_only_the_room_that_knows_games_imports_one() -> None:
    found = {named(path): [*reaching(path.read_text("utf-8"))] for path in SHARED}
    reach = {name: what for name, what in found.items() if what}
    assert {*reach} == {*MAY}, reach


@pytest.mark.parametrize(
    "line",
    [
        "from atoll.fiji import rules",
        'import_module(f"atoll.{game}.laws")',
        'find_spec("atoll.fiji.laws")',
    ],
)
def test_a_planted_import_is_found(line: str) -> None:
    assert [*reaching(line)]
