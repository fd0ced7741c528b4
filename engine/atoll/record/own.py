"""What a table brings of its own to a game, a deck or a board, from a TOML file."""

import tomllib
from os import PathLike
from pathlib import Path

from atoll.table.contract import Own
from atoll.table.own import own

__all__ = ["OwnError", "own_of"]

_LARGEST_FILE = 1_000_000


class OwnError(ValueError):
    """A file that holds nothing of the kind; the message names the file and the fix."""


def own_of(game: str, path: str | PathLike[str]) -> Own:
    """What a file holds that a table may bring to the game: of Fiji a deck, `effects = […]`.

    Errors: OwnError, UnknownGame, NothingOwn.
    """
    components = own(game)
    try:
        return components.read(tomllib.loads(_text(Path(path))))
    except OSError as error:
        raise OwnError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise OwnError(f"{path}: this is not UTF-8; save the file as UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise OwnError(f"{path}: this is not TOML: {error}") from None
    except RecursionError:
        raise OwnError(f"{path}: the values are nested too deep; write plain lists.") from None
    except ValueError as error:
        raise OwnError(f"{path}: {error}") from None


def _text(path: Path) -> str:
    with path.open("rb") as file:
        raw = file.read(_LARGEST_FILE + 1)
    if len(raw) > _LARGEST_FILE:
        raise ValueError(
            f"the file is longer than {_LARGEST_FILE:,} bytes; list what is needed only."
        )
    return raw.decode("utf-8-sig")
