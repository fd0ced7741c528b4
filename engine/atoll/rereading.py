"""Modules read from other texts than their files, which are never written."""

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType


def reread(texts: Mapping[str, str]) -> dict[str, ModuleType]:
    """Fresh copies of modules from these texts; they read each other, and nobody else meets them.

    Whatever else they import is as it was.
    """
    modules = {name: import_module(name) for name in texts}
    parts = {name: getattr(*_place(name)) for name in texts}
    serving = serve(texts)
    try:
        for name in texts:
            sys.modules.pop(name)
            package, own = _place(name)
            if package:
                delattr(package, own)
        return {name: import_module(name) for name in texts}
    finally:
        sys.meta_path.remove(serving)
        sys.modules.update(modules)
        for name, part in parts.items():
            setattr(*_place(name), part)


def serve(texts: Mapping[str, str]) -> MetaPathFinder:
    """Let Python import modules from these texts, until what does so leaves `sys.meta_path`."""
    serving = _Serving(texts)
    sys.meta_path.insert(0, serving)
    return serving


class _Serving(MetaPathFinder):
    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module where its file lies, but read from its other text, if it has one."""
        spec = PathFinder.find_spec(fullname, path) if fullname in self.texts else None
        if spec:
            spec.loader = _Text(fullname, str(spec.origin), self.texts[fullname])
        return spec


class _Text(SourceFileLoader):
    def __init__(self, name: str, file: str, text: str) -> None:
        super().__init__(name, file)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """The other text, compiled; what Python keeps of the file stays unused."""
        return _compiled(self.text, self.get_filename(fullname))


@cache
def _compiled(text: str, file: str) -> CodeType:
    """The code of a text: of many modules that are read again most are read as before."""
    return compile(text, file, "exec")


def _place(name: str) -> tuple[ModuleType | None, str]:
    """Where a package has a module of its own, or a verb of the same name: under what."""
    package, _, own = name.rpartition(".")
    return sys.modules.get(package), own
