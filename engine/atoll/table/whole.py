"""What a game offers is whole: all that the contract names, said by the game or following."""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any


class NotOffered(ValueError):
    """Something is asked of a game that it does not offer, or not whole."""


class Completed:
    """What modules of a game say, and what follows where they say nothing."""

    def __init__(self, modules: Sequence[ModuleType], follows: object) -> None:
        """Of modules that say the same, the first counts."""
        self.__name__, self._follows = modules[0].__name__, follows
        for module in reversed(modules):
            vars(self).update(_said(module))  # where whoever asks whether it has a name looks

    def __getattr__(self, name: str) -> Any:
        """What follows. Errors: AttributeError."""
        if name.startswith("_"):  # nothing of a game: Python asks what the class can do
            raise AttributeError(name)
        return getattr(self._follows, name)


def _said(module: ModuleType) -> dict[str, Any]:
    """What a module says; a module of the package that is called as a verb is none."""
    return {
        name: one
        for name, one in vars(module).items()
        if not name.startswith("_") and not isinstance(one, ModuleType)
    }


def whole(offered: Any, protocol: type) -> object:
    """What a game offers, if it has all that the contract names. Errors: NotOffered."""
    for name in lacks(offered, protocol):
        raise NotOffered(
            f"{offered.__name__} lacks {name}; {protocol.__module__}.{protocol.__name__} says "
            "what that is, and the guide Add a game who needs it."
        )
    return offered


def lacks(module: object, protocol: type) -> list[str]:
    """What a Protocol asks for that is not there."""
    return [name for name in named(protocol) if not hasattr(module, name)]


@cache
def named(protocol: type) -> list[str]:
    """The names that a Protocol asks for."""
    parts = [one for one in protocol.__mro__ if getattr(one, "_is_protocol", False)]
    names = {name for part in parts for name in (*vars(part), *part.__annotations__)}
    return sorted(name for name in names if not name.startswith("_"))
