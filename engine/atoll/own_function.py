"""A function of one's own, named `module:function`: what a command is told to play or read by.

The module is looked for in the folder one works in and wherever Python looks.
"""

import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from traceback import extract_tb
from types import ModuleType
from typing import Any, NamedTuple, NoReturn

from atoll.printable import printable

Own = Callable[..., Any]
_LONGEST = 500  # letters of what an error says


class Ended(SystemExit):
    """The process was told to end, for which nobody's function is to blame."""

    @classmethod
    def by(cls, signal: int, _frame: object) -> NoReturn:
        """What a handler of a signal does."""
        raise cls(128 + signal)


class Wanted(NamedTuple):
    """What is looked for: what people call it, how one is named, and the error that tells of it.

    Where some are known by their names, they are told too.
    """

    called: str
    example: str
    error: type[Exception]
    known: Iterable[str] = ()

    def found(self, name: str) -> Own:
        """The function of this name. Errors: the error of this."""
        module, _, function = name.partition(":")
        found: Own | None = getattr(self.module(name), function, None)
        if not callable(found):
            fix = f"{module} has no function {function}; define it there"
            raise self.error(f"{self.called} {name}: {fix}.")
        return found

    def module(self, name: str) -> ModuleType:
        """The module of a function of one's own. Errors: the error of this."""
        module = self._module_name(name)
        if (here := os.getcwd()) not in sys.path:  # noqa: PTH109 # sys.path is made of texts
            sys.path.append(here)  # last: nothing else comes from there
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{module}.".startswith(f"{error.name}."):
                raise self.error(self.blame(name, error)) from error
            raise self.error(
                f"{self.called} {name}: there is no module {error.name} here; "
                f"write {error.name}.py in this folder, or go to the folder where it lies."
            ) from None
        except (Exception, SystemExit) as error:
            raise self.error(self.blame(name, error)) from error

    def _module_name(self, name: str) -> str:
        module, _, function = name.partition(":")
        if module.endswith(".py"):
            short = f"{module.removesuffix('.py')}:{function}"
            raise self.error(f"{self.called} {name}: name the module without .py, {short}.")
        if all(part.isidentifier() for part in (*module.split("."), function)):
            return module
        known = ", ".join(self.known)
        fix = f"choose one of: {known}; or name" if known else "name"
        raise self.error(
            f"no {self.called} {name!r}; {fix} a function of your own, {self.example}."
        )

    def blame(self, name: str, error: BaseException, but: str = __file__) -> str:
        """What went wrong in it, and where, `but` lines of a file."""
        return f"{self.called} {name}: {blamed(error, but)}"


def blamed(error: BaseException, but: str) -> str:
    """An error, and the last line that ran, `but` those of a file: `KeyError: 4 (mine.py:7)`."""
    if isinstance(error, Ended):  # it goes on
        raise error
    lines = [one for one in extract_tb(error.__traceback__) if one.filename != but]
    file = os.path.basename(lines[-1].filename) if lines else ""  # noqa: PTH119
    place = f" ({file}:{lines[-1].lineno})" if lines else ""
    return f"{type(error).__name__}: {printable(str(error)[:_LONGEST])}".removesuffix(": ") + place
