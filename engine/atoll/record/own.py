"""What a table brings of its own to a game, a deck or a board, from a TOML file."""

import json
import re
from collections.abc import Mapping
from os import PathLike

from atoll.strangers import toml
from atoll.table.contract import Components, Own
from atoll.table.own import own

_LARGEST_FILE = 1_000_000
_MANY = 16  # things in a list that are told
_BARE = re.compile("[A-Za-z0-9_-]+")  # keys that TOML has without quotes


class OwnError(ValueError):
    """A file that holds nothing of the kind; the message names the file and the fix."""


def own_of(game: str, path: str | PathLike[str]) -> Own:
    """What a file holds that a table may bring to the game: of Fiji a deck, `effects = […]`.

    Errors: OwnError, UnknownGame, NothingOwn.
    """
    components, given = own(game), {}
    try:
        given = toml(path, _LARGEST_FILE)
        return components.read(given)
    except ValueError as error:
        raise OwnError(f"{path}: {error}{_as_usual(components, given)}") from None


def _as_usual(components: Components, given: Mapping[str, object]) -> str:
    """The lines that would be right instead of those that are wrong: those of the game itself."""
    usual = components.usual
    if not usual or not given:
        return ""
    wrong = [key for key in usual if key in given and not _fits(components, given, key)]
    lines = (f"\n{key} = {_toml(usual[key])}" for key in wrong or usual)
    return f"\nAs they are in the {components.called} of the game:{''.join(lines)}"


def _fits(components: Components, given: Mapping[str, object], key: str) -> bool:
    """Whether what is given under a key would do if all else were as usual."""
    try:
        components.read({**components.usual, key: given[key]})
    except ValueError:
        return False
    return True


def _toml(value: object) -> str:
    """A value as TOML on a line, cut where it runs on."""
    match value:
        case dict():
            return f"{{ {', '.join(f'{_key(key)} = {_toml(one)}' for key, one in value.items())} }}"
        case list():
            more = ["…"] if len(value) > _MANY else []
            return f"[{', '.join([*map(_toml, value[:_MANY]), *more])}]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
