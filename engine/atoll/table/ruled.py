"""How a reading of the rules meets each ruling, said by the reading itself."""

from collections.abc import Collection
from typing import Any

from atoll.table.rulings import UnknownRuling

__all__ = ["met_in"]


def met_in(reading: Any, rulings: Collection[str]) -> None:
    """A reading of the rules says in RULED how it meets each ruling, or why it need not.

    Errors: UnknownRuling names the file that does not know one.
    """
    path = reading.__name__.replace(".", "/")
    file = f"{path}/__init__.py" if hasattr(reading, "__path__") else f"{path}.py"
    _alike(file, "RULED", rulings, getattr(reading, "RULED", {}))


def _alike(file: str, name: str, rulings: Collection[str], known: Collection[str]) -> None:
    for ruling in rulings:
        if ruling not in known:
            raise UnknownRuling(f"{file}: {name} does not know the ruling {ruling}; add it there.")
    for ruling in known:
        if ruling not in rulings:
            raise UnknownRuling(f"{file}: {name} names {ruling}, which is no ruling; take it out.")
