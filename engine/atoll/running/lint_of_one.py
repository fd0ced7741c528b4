"""The lint of one example: its steps, its columns, and what stands below a step."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from inspect import signature
from itertools import pairwise
from typing import Any

from atoll.telling.phrases import NOTHING_ELSE

from . import claims
from .bdd import gherkin
from .outline import Placed, cells, fields, filled, step_kinds
from .phrases import Phrase, Phrases
from .reading import Note

MOST_STEPS = 6
MOST_PRINTED = 9  # a printed example carries all of its passage, and what lies before it
MOST_FOUND = 16  # a witness tells its whole position, with no Background
WITNESS = "witness"
LIKE = re.compile(r"[<{$]\{?\s*([^<>{}$]+?)\s*[>}]")
BAR = re.compile(r"\\.|\|")
MOVE = ":Move}"
WHOLE = {one.text for one in NOTHING_ELSE.languages.values()}
BELOW = {"datatable": "table", "docstring": "text"}
"""What may stand below a step, as pytest-bdd and as people call it."""


def of_one(
    example: Placed, lines: Sequence[str], phrases: Phrases, *, ours: bool
) -> Iterator[Note]:
    """What is wrong with an example; `lines` are those of its file."""
    yield from _shape(example, ours=ours)
    yield from _order(example)
    yield from _columns(example)
    for table in example.scenario.examples:
        yield from _table(table, example)
    yield from _cells(example, lines)
    yield from _meanings(example, phrases)


def _shape(example: Placed, *, ours: bool) -> Iterator[Note]:
    """A scenario has a name, a When and a Then; one of ours is short.

    A printed one and a witness have more to tell.
    """
    own, line = example.scenario.steps, example.line
    if not example.scenario.name:
        yield Note(line, "The scenario has no name; name it by its outcome.")
    if not own:
        yield Note(line, "The scenario has no steps, so it would always pass; write them.")
        return
    kinds = [kind for kind, _ in step_kinds(example.steps)]
    if "when" not in kinds:
        yield Note(line, "The scenario has no When; say what happens.")
    if "then" not in kinds[-len(own) :]:
        what = "so it checks nothing; say what the table shows"
        yield Note(line, f"The scenario has no Then, {what}.")
    elif kinds[-1] == "when":
        yield Note(own[-1].location.line, "No Then says what this When does; add one behind it.")
    printed = any(tag.startswith(claims.SOURCE) for tag in example.tags)
    most = MOST_FOUND if WITNESS in example.tags else MOST_PRINTED if printed else MOST_STEPS
    if ours and len(own) > most:
        yield Note(line, f"The scenario has {len(own)} steps; split it or tell it in {most}.")


def _order(example: Placed) -> Iterator[Note]:
    """The first step says its own kind, none stands twice, and each has its place."""
    for first in (section.steps[0] for section in example.sections if section.steps):
        if first.keyword_type in ("Conjunction", "Unknown"):
            what = f"begins with {first.keyword}; write Given, When or Then"
            yield Note(first.location.line, f"The first step {what}.")
    for (before, other), (kind, step) in pairwise(step_kinds(example.steps)):
        if kind == "given" and before != kind:
            fix = "put it before the first When"
            yield Note(step.location.line, f"A Given stands behind what happens; {fix}.")
        if kind == before == "then" and other.text in WHOLE:
            fix = "put it last, below what does change"
            yield Note(other.location.line, f"`{other.text}` speaks of the steps before it; {fix}.")
        if kind == before == "then" and _texts(step) == _texts(other):
            yield Note(step.location.line, "The step stands twice; drop one of them.")


def _columns(example: Placed) -> Iterator[Note]:
    """Every <field> has its column."""
    tables = example.scenario.examples
    columns = {column for table in tables for column in cells(table.table_header)}
    said = [(step.location.line, "\n".join(_texts(step))) for step in example.steps]
    for line, text in [(example.line, example.scenario.name), *said]:
        for field in fields(text):
            if field not in columns:
                yield Note(line, f"<{field}> has no column; add it to the Examples.")
        for like in LIKE.finditer(text) if columns else ():
            if like[1] in columns and like[0] != f"<{like[1]}>":
                yield Note(line, f"`{like[0]}` is no column; write <{like[1]}>.")
    if not tables and example.is_outline:
        yield Note(example.line, "The outline has no Examples, so it never runs; add them.")


def _table(table: gherkin.ExamplesTable, example: Placed) -> Iterator[Note]:
    """An Examples table has rows, and columns that are used, each once."""
    header, line = table.table_header, table.location.line
    if not header or not table.table_body:
        yield Note(line, "The Examples have no row, so nothing runs; add `| column |` and a row.")
        return
    used = {field for step in example.steps for field in fields("\n".join(_texts(step)))}
    columns = Counter(cells(header))
    for column, times in columns.items():
        if times > 1:
            yield Note(header.location.line, f"The column {column!r} stands twice; rename one.")
        if column not in used and column not in fields(example.scenario.name):
            fix = f"write <{column}>" if column else "give it a name"
            yield Note(header.location.line, f"The column {column!r} is not used; {fix}.")
    if not used & {*columns}:
        yield Note(line, "No step has one of the columns, so all rows run alike; use them.")
    first: dict[tuple[str, ...], int] = {}
    for row in table.table_body:
        line = row.location.line
        if (known := first.setdefault(cells(row), line)) != line:
            yield Note(line, f"Line {known} has the same row already; change or drop one.")


def _texts(step: gherkin.Step) -> tuple[str, ...]:
    """All that a step says, with the table and the text block below it."""
    rows = step.datatable.rows if step.datatable else ()
    below = (cell for row in rows for cell in cells(row))
    return (step.text, step.docstring.content if step.docstring else "", *below)


def _cells(example: Placed, lines: Sequence[str]) -> Iterator[Note]:
    """Gherkin drops what stands behind the last bar of a row."""
    rows = [row for step in example.steps if step.datatable for row in step.datatable.rows]
    for table in example.scenario.examples:
        rows += filter(None, (table.table_header, *(table.table_body or ())))
    for row in rows:
        text = lines[row.location.line - 1]
        last = [found.end() for found in BAR.finditer(text) if found[0] == "|"][-1]
        if lost := text[last:].strip():
            fix = "stands behind the last | and is dropped; add | or drop it"
            yield Note(row.location.line, f"`{lost}` {fix}.")


def _meanings(example: Placed, phrases: Phrases) -> Iterator[Note]:
    """A step means one phrase, which reads what stands below; no Given gives a thing anew.

    Of two Givens of one thing the first is void; moves that were made are several.
    """
    for kind, step in step_kinds(example.steps):
        line = step.location.line
        for meant in (phrases.matching(kind, filled(step.text, row)) for row in example.rows):
            if len(meant) > 1:
                texts = " and ".join(f"`{phrase.text}`" for phrase in meant)
                yield Note(line, f"The step may mean {texts}; reword one of them.")
            yield from _unread(step, meant[-1:])
    for section in example.sections:
        told: dict[object, int] = {}
        for kind, step in step_kinds(section.steps):
            line = step.location.line
            for one in phrases.matching(kind, step.text) if kind == "given" else ():
                said = values(one, step.text)
                about: object = (one.text, said.get("seat")) if one.follows else _texts(step)
                if "ruling" in said:
                    about = said["ruling"][0]
                if (first := told.setdefault(about, line)) != line and MOVE not in one.text:
                    yield Note(line, f"Line {first} gives this already; drop one of them.")


def values(phrase: Phrase, text: str) -> Mapping[str, Any]:
    """What stands in the fields of a step; nothing where a reader refuses it, as the run tells."""
    try:
        found = phrase.parser.parse_arguments(text) or {}
    except ValueError:
        return {}
    said: Mapping[str, Any] = found.get("said", found)
    return said


def _unread(step: gherkin.Step, meant: Sequence[Phrase]) -> Iterator[Note]:
    """What stands below a step and is dropped, as the step does not read it."""
    for name, what in BELOW.items():
        if (below := getattr(step, name)) is None:
            continue
        if name == "datatable" and len(below.rows) == 1:
            yield Note(below.location.line, "The table has no row below its columns; add one.")
        if any(name not in signature(phrase.context.step_func).parameters for phrase in meant):
            fix = "drop it, or write the step that it belongs to"
            yield Note(below.location.line, f"`{step.text}` reads no {what}; {fix}.")
