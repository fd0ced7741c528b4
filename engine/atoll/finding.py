"""A finding: something in a file that does not hold, and the fix; and which name may be meant."""

from collections.abc import Collection
from difflib import SequenceMatcher, get_close_matches
from typing import NamedTuple


class Finding(NamedTuple):
    """What does not hold, where it stands, and the fix."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        """The finding as editors and people read it: `file:line: message`."""
        return f"{self.file}:{self.line}: {self.message}"


# Which of the known names may be meant by one that is not known


_FEW = 12


def nearest(name: object, known: Collection[str]) -> str:
    """Which name may be meant, as a message goes on with it; nothing where none is like it.

    >>> nearest("flee_kep", ["flee_keep", "holding"]), nearest("chess", ["holding"])
    (' (flee_keep?)', '')
    """
    near = get_close_matches(str(name), known, n=1)
    return f" ({near[0]}?)" if near else ""


def nearest_first(name: str, known: Collection[str]) -> str:
    """All that are known, what may be meant before the rest; of many some, and how many more.

    >>> nearest_first("pyle", ["stones", "turn", "pile"])
    'pile, stones, turn'
    """
    alike = sorted(known, key=lambda one: -SequenceMatcher(None, name, one).ratio())
    more = f" and {len(alike) - _FEW} more" if len(alike) > _FEW else ""
    return (", ".join(alike[:_FEW]) or "none") + more
