"""What an example lays on the table before anything happens, told once."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from atoll.digits import is_number

Step = Mapping[str, Any]
Rows = Sequence[Sequence[str]]
_PART = re.compile(r"(?:the|der|die|das) .+? (?:are|is|sind|ist) (?!still |now )", re.IGNORECASE)
"""What says how a whole part of the table is."""


def reckoned(table: Rows) -> list[list[str]]:
    """The rows of a table, where a column of numbers says 0 for none.

    >>> reckoned([["player", "green", "goal"], ["Red", "2", ""], ["Blue", "", "x"]])
    [['player', 'green', 'goal'], ['Red', '2', ''], ['Blue', '0', 'x']]
    """
    columns = [*zip(*table[1:], strict=True)]
    numbers = {at for at, cells in enumerate(columns) if _numbers(cells)}
    told = [
        [cell or ("0" if at in numbers else "") for at, cell in enumerate(row)] for row in table[1:]
    ]
    return [[*table[0]], *told]


def _numbers(cells: Iterable[str]) -> bool:
    """Whether some cells are numbers, and no other stands among them."""
    some = {is_number(cell) for cell in cells if cell}
    return some == {True}


def laid(steps: Iterable[Step]) -> list[Step]:
    """The steps of an example, where what lies there already is laid again but once.

    A scenario may lay some rows of its background anew, by the same phrase: they stand where the
    first ones stood. So does a sentence that says anew how a part of the table is.

    >>> head = ["hex", "holds"]
    >>> first = {"text": "the board has", "table": [head, ["E6", "a hut"]], "events": []}
    >>> again = {**first, "table": [head, ["E6", "a hut with a fish"]]}
    >>> [one["table"] for one in laid([first, again])]
    [[['hex', 'holds'], ['E6', 'a hut with a fish']]]
    >>> said = ["the shells of Red are 5 5", "the bid of Red is 6", "the shells of Red are 4"]
    >>> [one["text"] for one in laid({"text": text, "table": [], "events": []} for text in said)]
    ['the shells of Red are 4', 'the bid of Red is 6']
    """
    told: list[Step] = []
    for step in steps:
        place = next((at for at, one in enumerate(told) if _over(one, step)), None)
        if place is None or any(one["events"] for one in told):
            told.append(step)
        elif step["table"]:
            told[place] = {**told[place], "table": _merged(told[place]["table"], step["table"])}
        else:
            told[place] = {**told[place], "text": step["text"]}
    return told


def _over(one: Step, other: Step) -> bool:
    """Whether a step says anew what another one has said of a part, or of single rows."""
    if not (one["table"] or other["table"]):
        said, anew = (_PART.match(step["text"]) for step in (one, other))
        return bool(said and anew and said[0] == anew[0])
    if one["text"] != other["text"] or not (one["table"] and other["table"]):
        return False
    if one["table"][0] != other["table"][0]:
        return False
    old, new = ([row[0] for row in table[1:]] for table in (one["table"], other["table"]))
    return all(new.count(name) == 1 and _can_replace(name, old) for name in new)


def _can_replace(name: str, old: Sequence[str]) -> bool:
    """Whether of some rows one alone is about the same, or none is about a part of it."""
    others = {part for one in old if one != name for part in one.split(", ")}
    return old.count(name) <= 1 and not others & {*name.split(", ")}


def _merged(old: Rows, new: Rows) -> list[Sequence[str]]:
    """The rows of a table, those that are said anew in their places, further ones behind them."""
    again = {row[0]: row for row in new[1:]}
    kept = [again.pop(row[0], row) for row in old[1:]]
    return [old[0], *kept, *again.values()]
