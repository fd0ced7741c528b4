"""Who plays the seats: a policy of the game by its name, or a function of one's own.

Its own functions are named `module:function`; the module is looked for in the folder one works in
and wherever Python looks.
"""

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from importlib import import_module
from traceback import extract_tb
from types import ModuleType
from typing import Any

__all__ = ["BadPolicy", "own_files", "policy"]

Policy = Callable[..., Any]


class BadPolicy(ValueError):
    """A policy that is not there, or that fails when it is asked."""


def policy(name: str, known: Mapping[str, Policy]) -> Policy:
    """The policy of this name. Errors: BadPolicy, also whenever a function of one's own raises."""
    if name in known:
        return known[name]
    module, function = _split(name, known)
    found = getattr(_own_module(name), function, None)
    if found is None:
        raise BadPolicy(f"policy {name}: {module} has no {function}; define it there.")
    if not callable(found):
        raise BadPolicy(f"policy {name}: {function} is a {type(found).__name__}, no function.")
    return _blamed(name, found)


def _split(name: str, known: Mapping[str, Policy]) -> tuple[str, str]:
    module, _, function = name.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), function)):
        raise BadPolicy(
            f"no policy {name!r}; choose one of: {', '.join(known)}; "
            "or name a function of your own, as my_module:my_policy."
        )
    return module, function


def _own_module(name: str) -> ModuleType:
    """The module of a policy of one's own. Errors: BadPolicy."""
    module = name.partition(":")[0]
    if (here := os.getcwd()) not in sys.path:  # noqa: PTH109 # sys.path is made of texts
        sys.path.append(here)  # last: nothing else comes from there
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise BadPolicy(_blame(name, error)) from error
        raise BadPolicy(
            f"policy {name}: there is no module {error.name} here; write {error.name}.py in this "
            "folder, or go to the folder where it lies."
        ) from None
    except Exception as error:
        raise BadPolicy(_blame(name, error)) from error


def own_files(names: Iterable[str], known: Mapping[str, Policy]) -> list[str]:
    """The files in which the policies of one's own are written, for who has them not."""
    modules = [_own_module(name) for name in dict.fromkeys(names) if name not in known]
    return sorted({module.__file__ for module in modules if module.__file__})


def _blamed(name: str, found: Policy) -> Policy:
    """The function, whose own errors are told as those of the policy."""

    @wraps(found)
    def asked(*arguments: Any, **named: Any) -> Any:
        try:
            return found(*arguments, **named)
        except Exception as error:
            raise BadPolicy(_blame(name, error)) from error

    return asked


def _blame(name: str, error: Exception) -> str:
    """What went wrong in the policy, and where: the last line of it that ran."""
    lines = [frame for frame in extract_tb(error.__traceback__) if frame.filename != __file__]
    place = f" ({os.path.basename(lines[-1].filename)}:{lines[-1].lineno})" if lines else ""  # noqa: PTH119
    return f"policy {name}: {type(error).__name__}: {error}{place}"
