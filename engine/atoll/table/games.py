"""The games by name, and what each offers: loaded only when it is asked for.

A game offers what it has as modules of fixed names, in its package (`atoll.table.packages`); nobody
else asks for them.
"""

from collections import ChainMap
from collections.abc import Callable, Collection, Mapping
from functools import cache, lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, TypeVar, cast

from atoll.table import contract
from atoll.table.contract import Game, NotOffered, Prompt, Table
from atoll.table.fields import SHARED
from atoll.table.packages import (
    GAMES,
    UnknownGame,
    folder,
    imported,
    modules,
    offered,
    source,
    there,
    title,
)
from atoll.table.rulings import Ruling

__all__ = [
    "GAMES",
    "Module",
    "NotOffered",
    "UnknownGame",
    "decisions",
    "dialogue",
    "events",
    "fields",
    "folder",
    "game",
    "modules",
    "most_moves",
    "notation",
    "nouns",
    "open_points",
    "points",
    "source",
    "standing",
    "title",
    "verbs",
]

Offered = TypeVar("Offered")
ALONE = {"checks": "sound", "counting": "why_impossible", "imagined": "imagined"}
"""A module that says one verb, which `game` may say too."""
MODULES = ("game", "rulings", "position", "events", "notation", "nouns", *ALONE)
"""Where a game says its verbs and what they follow from."""


# What a game offers is whole: all that the contract names, said by the game or following


@cache
def named(protocol: type) -> list[str]:
    """The names that a Protocol asks for, or the verbs."""
    parts = [one for one in protocol.__mro__ if getattr(one, "_is_protocol", False)] or [protocol]
    names = {name for part in parts for name in (*vars(part), *part.__annotations__)}
    return sorted(name for name in names if not name.startswith("_"))


def lacks(module: object, protocol: type) -> list[str]:
    """What a Protocol asks for that is not there."""
    return [name for name in named(protocol) if not hasattr(module, name)]


def _whole(offered: Any, protocol: type) -> Any:
    """What a game offers, if it has all that the contract names. Errors: NotOffered."""
    for name in lacks(offered, protocol):
        raise NotOffered(
            f"{offered.__name__} lacks {name}; {protocol.__module__}.{protocol.__name__} says "
            "what that is, and the guide Add a game who needs it."
        )
    return offered


def _said(module: ModuleType) -> dict[str, Any]:
    """What a module says; a module of the package that is called as a verb is none."""
    return {
        name: one
        for name, one in vars(module).items()
        if not name.startswith("_") and not isinstance(one, ModuleType)
    }


class Module(Generic[Offered]):
    """A module that a game may offer, by its name in the game's package.

    >>> dialogue("fiji").board.__name__, dialogue.there("fiji")
    ('board', True)
    """

    def __init__(
        self,
        name: str,
        protocol: type,
        lacking: str,
        follows: Callable[[str], object] = lambda _game: None,
    ) -> None:
        """`lacking` is what is said of a `{game}` without it, unless all that it has `follows`."""
        self.name, self.protocol, self.lacking, self.follows = name, protocol, lacking, follows

    def __call__(self, game: object) -> Offered:
        """The module, with what follows where it says nothing. Errors: UnknownGame, NotOffered."""
        return self.completed(str(game), offered(game, self.name))

    def completed(self, game: str, module: ModuleType | None) -> Offered:
        """A module of a game, with what follows where it says nothing. Errors: NotOffered."""
        if module and not lacks(module, self.protocol):
            return cast(Offered, module)
        follows = self.follows(game)
        if not module and lacks(follows, self.protocol):
            raise NotOffered(
                f"{self.lacking.format(game=game)}; a module `{self.name}` does that, "
                "as the guide Add a game says."
            )
        if module:
            names = (name for name in named(self.protocol) if hasattr(follows, name))
            known = {name: getattr(follows, name) for name in names}
            follows = SimpleNamespace(**{**known, **_said(module)}, __name__=module.__name__)
        return cast(Offered, _whole(follows, self.protocol))

    def there(self, game: object) -> bool:
        """Whether a game has it. Errors: UnknownGame."""
        return there(game, self.name)


def game(name: object) -> Game:
    """The verbs of a game, with those that follow from others. Errors: UnknownGame, NotOffered."""
    return _completed(imported(name), *(offered(name, module) for module in MODULES))


@lru_cache(maxsize=8)
def _completed(package: ModuleType, *modules: ModuleType | None) -> Game:
    """The verbs that its package and its modules say, and those that follow. Errors: NotOffered.

    Of modules that say the same, the first counts.
    """
    by_name = dict(zip(MODULES, modules, strict=True))
    alone = {
        verb: getattr(module, verb)
        for name, verb in ALONE.items()
        if (module := by_name.pop(name)) and hasattr(module, verb)
    }
    said = [_said(one) for one in (package, *by_name.values()) if one]
    found = Game(package.__name__, {**alone, **ChainMap(*said)})
    return cast(Game, _whole(found, Game))


def verbs(package: str) -> tuple[list[str], Callable[[str], Any], Callable[[], list[str]]]:
    """The verbs of a game, what gives one that its package does not say, and all that is there.

    A package has them as its `__all__`, its `__getattr__` and its `__dir__`.
    """
    name = package.rpartition(".")[2]
    public = [verb for verb in named(contract.Game) if verb not in ALONE]  # as a module is called

    def verb(asked: str) -> Any:
        if asked not in public:
            raise AttributeError(f"module {package!r} has no attribute {asked!r}")
        return getattr(game(name), asked)

    return public, verb, lambda: sorted({*vars(imported(name)), *public})


fields = Module[contract.Spoken](
    "fields", contract.Spoken, "", lambda _: SimpleNamespace(FIELDS=SHARED)
)
notation = Module[contract.Moves](
    "notation", contract.Moves, "{game} writes its moves in no notation yet"
)
nouns = Module[contract.Nouns]("nouns", contract.Nouns, "{game} says its parts in no layout yet")
events = Module[contract.Events]("events", contract.Events, "{game} tells no events yet")
dialogue = Module[contract.Dialogue](
    "dialogue",
    contract.Dialogue,
    "{game} is shown to nobody who plays it yet",
    lambda name: Prompt(game(name), nouns(name).LAYOUT, _drawn(name)),
)


def _drawn(name: str) -> Collection[str]:
    """The parts that a game draws itself."""
    found: Collection[str] = getattr(offered(name, "dialogue"), "DRAWN", ())
    return found


decisions = Module[contract.Decisions](
    "decisions", contract.Decisions, "{game} looks no decision up yet"
)
open_points = Module[contract.OpenPoints](
    "open_points", contract.OpenPoints, "{game} registers no open points yet"
)


def points(name: object) -> Mapping[str, Ruling]:
    """The rulings of a game and its open points, by their names. Errors: UnknownGame."""
    others = open_points(name).OPEN_POINTS if open_points.there(name) else {}
    return {**game(name).RULINGS, **others}


def standing(name: object, table: Table) -> Table:
    """The table, if it can stand: each part by itself and, where the game says so, together.

    Errors: UnknownGame, Refused, ValueError with the part and the fix.
    """
    return game(name).sound(nouns(name).LAYOUT.checked(table))


def most_moves(name: object) -> int:
    """After how many moves a game among many is left without an end. Errors: UnknownGame."""
    return game(name).MOST_MOVES
