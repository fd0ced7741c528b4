"""What a game offers is whole: all that the contract names, said by the game or following."""

from functools import cache
from typing import Any

__all__ = ["Completed", "NotOffered", "lacks", "named", "whole"]


class NotOffered(ValueError):
    """Something is asked of a game that it does not offer, or not whole."""


class Completed:
    """A module of a game, and what follows where it says nothing."""

    def __init__(self, *places: object) -> None:
        """The module comes first."""
        self._places = places

    def __getattr__(self, name: str) -> Any:
        """What is called so in the first of the places. Errors: AttributeError."""
        for place in self._places:
            if hasattr(place, name):
                return getattr(place, name)
        raise AttributeError(name)


def whole(module: Any, follows: object, protocol: type) -> object:
    """The module, with all that the contract names. Errors: NotOffered."""
    if not lacks(module, protocol):
        return module
    both = Completed(module, follows)
    for name in lacks(both, protocol):
        raise NotOffered(
            f"{module.__name__} lacks {name}; atoll.table.contract.{protocol.__name__} says "
            "what that is."
        )
    return both


def lacks(module: object, protocol: type) -> list[str]:
    """What a Protocol asks for that is not there."""
    return [name for name in named(protocol) if not hasattr(module, name)]


@cache
def named(protocol: type) -> list[str]:
    """The names that a Protocol asks for."""
    parts = [vars(one) for one in protocol.__mro__ if getattr(one, "_is_protocol", False)]
    names = {name for part in parts for name in (*part, *part.get("__annotations__", ()))}
    return sorted(name for name in names if not name.startswith("_"))
