"""Which rules two sets of answers tell differently."""

from collections.abc import Mapping

from atoll.table.rulings import Answers, Ruling


def told_apart(rulings: Mapping[str, Ruling], one: Answers, other: Answers) -> list[str]:
    """The rules that two sets of answers tell differently."""
    ours, theirs = one.as_dict(), other.as_dict()
    differing = [rulings[name] for name in ours if ours[name] != theirs[name]]
    return sorted({rule for ruling in differing for rule in ruling.rules})
