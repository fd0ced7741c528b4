"""What fails while the site is made: told with its game, and with what was being done."""

from collections.abc import Callable
from pathlib import Path
from traceback import FrameSummary, extract_tb
from typing import Any, TypeVar

from atoll.site.prose import SiteError
from atoll.table.games import GAMES, folder

One = TypeVar("One")


def told(error: Exception, what: str) -> SiteError:
    """What failed and why; where no message of ours says it, the line that failed.

    Of the lines that led there that is the last of a game, if there is one.
    """
    if type(error).__module__.startswith("atoll.") and not isinstance(error, AssertionError):
        return SiteError(f"{what}: {error}")
    lines = extract_tb(error.__traceback__)
    place = [*lines, *filter(_of_a_game, lines)][-1]
    where = f"{place.filename}:{place.lineno}"
    return SiteError(f"{where}: {what}: {type(error).__name__}: {error}")


def _of_a_game(line: FrameSummary) -> bool:
    return any(Path(line.filename).is_relative_to(folder(name)) for name in GAMES)


def doing(what: str, work: Callable[..., One], *words: Any) -> One:
    """Do it; `what` is said where it fails, also by a process that works for another.

    Errors: SiteError.
    """
    try:
        return work(*words)
    except Exception as error:
        raise told(error, what) from error
