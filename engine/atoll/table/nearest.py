"""Which of the known names may be meant by one that is not known."""

from collections.abc import Collection
from difflib import get_close_matches

__all__ = ["nearest"]


def nearest(name: object, known: Collection[str]) -> str:
    """Which name may be meant, as a message goes on with it; nothing where none is like it.

    >>> nearest("flee_kep", ["flee_keep", "holding"]), nearest("chess", ["holding"])
    (' (flee_keep?)', '')
    """
    near = get_close_matches(str(name), known, n=1)
    return f" ({near[0]}?)" if near else ""
