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
    parts = {name: _part(name) for name in texts}
    serving = serve(texts)
    try:
        for name in texts:
            _forget(name)
        return {name: import_module(name) for name in texts}
    finally:
        sys.meta_path.remove(serving)
        sys.modules.update(modules)
        for name, part in parts.items():
            _put(name, part)


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


# What a package has under the name of a module of its own: the module, or a verb of the same name


def _part(name: str) -> object:
    package, _, own = name.rpartition(".")
    return getattr(sys.modules[package], own)


def _put(name: str, part: object) -> None:
    package, _, own = name.rpartition(".")
    setattr(sys.modules[package], own, part)


def _forget(name: str) -> None:
    package, _, own = name.rpartition(".")
    sys.modules.pop(name)
    if package in sys.modules:
        delattr(sys.modules[package], own)
