"""Worked examples: do the facts of a passage stand, in their order, in the scenario that cites it?

Facts are names, figures and colour words, and nothing else of a passage carries over:

- a name is one of the document's names; a colour word is English or German, with its endings;
- a figure is written in digits (`3`, `3rd`, `3.`). Number words (`two hands`, `first goal`) are how
  a text speaks and carry nothing, except the words for none of a thing: `none`, `no beads`,
  `keine gelben` are 0. A sum that only explains the figure before it, `(4-1)`, is left out;
- facts that touch each other in the passage (`Henry 2`, `3 red`) must touch in the scenario too,
  with no other fact between them;
- a passage that begins with its row's number (`1 For this condition …`) asks for that figure
  anywhere in the scenario but behind a name or before a colour: `row 1`.

A table in a scenario is read row by row. A first row of colours or names above figures is a
heading: each figure below is read with it, as one says it aloud: `2 red`, `Henry 2`; a blank is 0.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from atoll.sources.scenarios import Scenario

__all__ = ["facts", "lacks"]

COLOURS = {
    "green": r"green|grün(?:e[mnrs]?)?",
    "red": r"red|rot(?:e[mnrs]?)?",
    "yellow": r"yellow|gelb(?:e[mnrs]?)?",
    "blue": r"blue|blau(?:e[mnrs]?)?",
}

_WORD = re.compile(r"\w+|[^\w\s:]")
_SUM = re.compile(r"\(\d+\s*-\s*\d+\)")
_ROW = re.compile(r"\W*(\d+) (?=[A-ZÄÖÜ])")
_FIGURE = re.compile(r"(\d+)(?:st|nd|rd|th)?")
_COLOUR = re.compile(
    "|".join(f"(?P<{name}>{form})" for name, form in COLOURS.items()), re.IGNORECASE
)
_ZERO = re.compile(r"none|nothing|nichts", re.IGNORECASE)
_NO = re.compile(r"no|kein(?:e[mnrs]?)?", re.IGNORECASE)
_THING = re.compile(r"beads?|heads?|glass.*|shrunken|perlen?|schr?umpfk.*", re.IGNORECASE)
_ELSE = re.compile(r"else|more|anderes|sonst|weiteres|weiter", re.IGNORECASE)


def facts(passage: str, names: Collection[str]) -> tuple[str | None, list[list[str]]]:
    """The number of the row a passage begins with, if any, and its facts in order.

    >>> facts("2 Here Ana has 1 red bead and Ben no yellow ones.", {"Ana", "Ben"})
    ('2', [['Ana'], ['1', 'red'], ['Ben', '0', 'yellow']])
    """
    row = _ROW.match(passage)
    return (row[1], _runs(passage[row.end() :], names)) if row else (None, _runs(passage, names))


def lacks(passage: str, scenario: Scenario, names: Collection[str]) -> str | None:
    """The first fact of a passage that the scenario lacks in its place; None if it has them all."""
    aloud = "\n".join(_aloud(scenario.steps, names))
    row, runs = facts(passage, names)
    if row and not _numbers(row, aloud, names):
        return f"`row {row}`"
    told = [fact for run in _runs(aloud, names) for fact in run]
    at, before = 0, ""
    for run in runs:
        found = _find(run, told, at)
        if found is None:
            return f"`{' '.join(run)}`" + (f" after `{before}`" if before else "")
        at, before = found + len(run), " ".join(run)
    return None


def _find(run: Sequence[str], told: Sequence[str], at: int) -> int | None:
    starts = range(at, len(told) - len(run) + 1)
    return next((n for n in starts if told[n : n + len(run)] == run), None)


def _runs(text: str, names: Collection[str]) -> list[list[str]]:
    """The facts of a text in order, those that touch each other together."""
    words = _WORD.findall(_SUM.sub("", text))
    found: list[list[str]] = [[]]
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if fact := _fact(word, following, names):
            found[-1].append(fact)
        else:
            found.append([])
    return [run for run in found if run]


def _fact(word: str, following: str, names: Collection[str]) -> str:
    if word in names:
        return word
    if figure := _FIGURE.fullmatch(word):
        return str(int(figure[1]))
    return _colour(word) or ("0" if _is_zero(word, following) else "")


def _colour(word: str) -> str:
    match = _COLOUR.fullmatch(word)
    return match.lastgroup or "" if match else ""


def _is_zero(word: str, following: str) -> bool:
    if _NO.fullmatch(word):
        return bool(_colour(following) or _THING.fullmatch(following))
    return bool(_ZERO.fullmatch(word)) and not _ELSE.fullmatch(following)


def _numbers(row: str, text: str, names: Collection[str]) -> bool:
    """Whether a figure stands in a text where it is neither a seat's count nor a colour's."""
    words = ["", *re.findall(r"\w+", text), ""]
    return any(
        word == row and before not in names and not _colour(after)
        for before, word, after in zip(words, words[1:], words[2:], strict=False)
    )


def _aloud(steps: Sequence[str], names: Collection[str]) -> Iterator[str]:
    for table, group in groupby(steps, key=lambda line: line.startswith("|")):
        lines = [*group]
        yield from _rows(lines, names) if table else lines


def _rows(lines: Sequence[str], names: Collection[str]) -> Iterator[str]:
    head, *rest = ([cell.strip() for cell in line[1:].rstrip("|").split("|")] for line in lines)
    if not _is_heading(head, rest, names):
        yield from lines
        return
    for row in rest:
        yield ", ".join(_spoken(*said, names) for said in zip(head, row, strict=False))


def _is_heading(head: Sequence[str], rest: Sequence[Sequence[str]], names: Collection[str]) -> bool:
    below = [cell for row in rest for cell in row[1:]]
    known = [bool(_colour(cell) or cell in names) for cell in head[1:]]
    return bool(below) and all(known) and all(not cell or cell[0].isdecimal() for cell in below)


def _spoken(head: str, cell: str, names: Collection[str]) -> str:
    """A cell with its heading, as one says it: a colour after its figure, a name before it."""
    if head in names:
        return f"{head} {cell or 0}"
    return f"{cell or 0} {head}" if _colour(head) else cell
