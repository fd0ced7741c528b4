"""A user's own deck of cards, from a TOML file with one list of texts per kind of card."""

import tomllib
from os import PathLike
from pathlib import Path

from atoll.table.contract import Deck
from atoll.table.games import cards

__all__ = ["DeckError", "deck_of"]

_LARGEST_FILE = 1_000_000


class DeckError(ValueError):
    """A file that holds no deck; the message names the file and the fix."""


def deck_of(game: str, path: str | PathLike[str]) -> Deck:
    """The deck of a file such as `conditions = ["most red", …]` and `effects = […]`.

    How many cards a game needs, its setup says. Errors: DeckError, UnknownGame.
    """
    reading = cards(game)
    try:
        return reading.read_deck(tomllib.loads(_text(Path(path))))
    except OSError as error:
        raise DeckError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise DeckError(f"{path}: this is not UTF-8; save the file as UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"{path}: this is not TOML: {error}") from None
    except RecursionError:
        raise DeckError(f"{path}: the values are nested too deep; write plain lists.") from None
    except ValueError as error:
        raise DeckError(f"{path}: {error}") from None


def _text(path: Path) -> str:
    with path.open("rb") as file:
        raw = file.read(_LARGEST_FILE + 1)
    if len(raw) > _LARGEST_FILE:
        raise ValueError(f"the file is longer than {_LARGEST_FILE:,} bytes; list the cards only.")
    return raw.decode("utf-8-sig")
