"""The rules of this process are read from other texts than their files."""

import sys
from collections.abc import Mapping

from atoll import rereading
from atoll.examples import PACKAGE
from atoll.table.games import GAMES

__all__ = ["serve"]


def serve(game: str, texts: Mapping[str, str]) -> None:
    """Let Python import modules of a game with other texts, in this process."""
    _forget(game)
    sys.dont_write_bytecode = True
    rereading.serve(texts)


def _forget(game: str) -> None:
    """Import the game and its phrases anew, should anything have imported them already."""
    for name in [*sys.modules]:
        if name.startswith((GAMES[game], f"{PACKAGE}.{game}")):
            del sys.modules[name]
