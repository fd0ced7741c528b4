"""What follows of modules that a game does not have, or of what they do not say."""

from typing import TYPE_CHECKING, Any

from atoll.table.fields import SHARED
from atoll.table.phrases import Fields

if TYPE_CHECKING:
    pass


Table = Any
Move = Any


def nothing(_game: str) -> object:
    """What follows of most modules that a game does not have."""
    return None


class Spoken:
    """The fields of a game without some of its own."""

    FIELDS: Fields = SHARED
