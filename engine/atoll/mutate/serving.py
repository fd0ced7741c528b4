"""Modules from other texts than their files: served where Python imports them, never written."""

import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from atoll.examples import PACKAGE
from atoll.table.games import GAMES

__all__ = ["serve"]


def serve(game: str, texts: Mapping[str, str]) -> None:
    """Let Python import modules of a game with other texts, in this process."""
    _forget(game)
    sys.dont_write_bytecode = True
    sys.meta_path.insert(0, _Served(texts))


def _forget(game: str) -> None:
    """Import the game and its phrases anew, should anything have imported them already."""
    for name in [*sys.modules]:
        if name.startswith((GAMES[game], f"{PACKAGE}.{game}")):
            del sys.modules[name]


class _Served(MetaPathFinder):
    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module from its other text, if it has one."""
        if fullname not in self.texts or not path:
            return None
        file = str(Path(next(iter(path))) / f"{fullname.rpartition('.')[2]}.py")
        return spec_from_file_location(
            fullname, file, loader=_Text(fullname, file, self.texts[fullname])
        )


class _Text(SourceFileLoader):
    def __init__(self, name: str, file: str, text: str) -> None:
        super().__init__(name, file)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """The other text, compiled; what Python keeps of the file stays unused."""
        return compile(self.text, self.get_filename(fullname), "exec")
