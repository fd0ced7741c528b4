"""How a reading of the rules meets each ruling."""

from collections.abc import Collection, Mapping
from typing import Any

from atoll.table.rulings import Answers, Ruling, UnknownRuling

__all__ = ["met_in", "told_apart"]


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


def told_apart(rulings: Mapping[str, Ruling], one: Answers, other: Answers) -> list[str]:
    """The rules that two sets of answers tell differently."""
    ours, theirs = one.as_dict(), other.as_dict()
    differing = [rulings[name] for name in ours if ours[name] != theirs[name]]
    return sorted({rule for ruling in differing for rule in ruling.rules})
