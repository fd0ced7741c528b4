"""The lint of feature files: what pytest-bdd passes and should not.

A check is a generator of notes: a line, what is wrong there, and the fix.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from gherkin.dialect import DIALECTS
from pytest_bdd.gherkin_parser import (
    Background,
    ExamplesTable,
    Feature,
    Rule,
    Scenario,
    Step,
)
from pytest_bdd.gherkin_parser import Row as TableRow

from atoll.finding import Finding
from atoll.table import RULE_ID
from atoll.table.games import GAMES

from . import claims
from .outline import Placed, fields, filled, placed, step_kinds, texts
from .phrases import Phrase, Phrases
from .reading import Note, Reading
from .swallowed import Said, swallowed

__all__ = ["MARKS", "findings"]

MOST_STEPS = 6
MOST_PRINTED = 9  # a printed example carries all of its passage, and what lies before it
MOST_FOUND = 16  # a witness tells its whole position, with no Background
WITNESS = "witness"
MARKS = {
    *("skip", "skipif", "xfail", "usefixtures", "parametrize", "filterwarnings"),
    *("tryfirst", "trylast", "ignore", "disabled", "pending"),
}
"""What pytest, or another tool, does something else for than running an example."""
WORD = re.compile(r"\W")
TAG = re.compile(r"(?<!\S)@\w\S*")
HEAD = re.compile(r"^[ \t]*#[ \t]*(\w+)[ \t]*([:=]?)[ \t]*([\w-]+)[ \t]*$", re.MULTILINE)
HASH = re.compile(rf"^[ \t]*#({RULE_ID.pattern})[ \t]*$", re.MULTILINE)
LIKE = re.compile(r"[<{$]\{?\s*([^<>{}$]+?)\s*[>}]")
BAR = re.compile(r"\\.|\|")
BELOW = {"datatable": "table", "docstring": "text"}
"""What may stand below a step, as pytest-bdd and as people call it."""


def findings(
    reading: Reading, *, phrases: Phrases | None = None, ours: bool = False, house: bool = False
) -> tuple[Finding, ...]:
    """All findings by line; `ours` adds what our files promise, `house` what our chapters do."""
    notes = [*reading.notes, *_notes(reading, phrases or Phrases(), ours=ours, house=house)]
    return tuple(Finding(reading.file, *note) for note in sorted(set(notes)))


def _notes(reading: Reading, phrases: Phrases, *, ours: bool, house: bool) -> Iterator[Note]:
    if not (feature := reading.feature):
        return
    examples = tuple(placed(feature))
    yield from _feature(feature, examples)
    yield from _descriptions(reading, feature, examples, phrases)
    yield from _tags(feature, examples, reading.game)
    yield from _titles(feature, examples)
    yield from _comments(reading.lines, feature.location.line)
    yield from _repeated(examples)
    for example in examples:
        yield from _shape(example)
        yield from _order(example)
        yield from _columns(example)
        yield from _cells(example, reading.lines)
        yield from _meanings(example, phrases)
        if ours:
            yield from _promises(example)
    if house:
        yield from _reasons(feature)


def rules(feature: Feature) -> list[Rule]:
    """The Rule sections of a feature."""
    return [child.rule for child in feature.children if child.rule]


def _feature(feature: Feature, examples: tuple[Placed, ...]) -> Iterator[Note]:
    """A feature or a rule without a scenario checks nothing."""
    if not examples:
        yield Note(feature.location.line, "The feature has no scenario; add `Scenario: name`.")
        return
    for rule in rules(feature):
        if not any(child.scenario for child in rule.children):
            yield Note(rule.location.line, "The rule has no scenario; add one or drop the rule.")


def _descriptions(
    reading: Reading, feature: Feature, examples: tuple[Placed, ...], phrases: Phrases
) -> Iterator[Note]:
    """Steps that became description."""
    backgrounds = [background for example in examples for background in example.backgrounds]
    scenarios = [example.scenario for example in examples]
    sections: list[Feature | Rule | Background | Scenario]
    sections = [feature, *rules(feature), *backgrounds, *scenarios]
    said = Said(phrases, {*_seated(feature, phrases)}, feature.language)
    for one in sections:
        yield from swallowed(reading.lines, one.location.line, one.description, said)


def _seated(feature: Feature, phrases: Phrases) -> Iterator[str]:
    """The players of the tables in a file."""
    for kind, text in texts(feature):
        for one in phrases.matching(kind, text):
            yield from _values(one, text).get("seats", ())


def _tags(feature: Feature, examples: tuple[Placed, ...], game: str | None) -> Iterator[Note]:
    """A tag that looks like a rule names one of the book, and none says that nothing runs."""
    above = [feature.tags, *(rule.tags for rule in rules(feature))]
    own = [example.scenario.tags for example in examples]
    tables = [table.tags for example in examples for table in example.scenario.examples]
    for tags in (*above, *own, *tables):
        for tag in tags:
            name, line = tag.name.removeprefix("@"), tag.location.line
            if why := claims.nothing(name, game):
                yield Note(line, f"The tag @{name} {why}")
            if WORD.split(name.casefold())[0] in MARKS:
                fix = "an example always runs; drop the tag, or the example"
                yield Note(line, f"The tag @{name} skips nothing: {fix}.")
        if twice := {tag.name for tag in tags if [one.name for one in tags].count(tag.name) > 1}:
            yield Note(tags[-1].location.line, f"{min(twice)} stands twice; drop one of them.")


def _titles(feature: Feature, examples: tuple[Placed, ...]) -> Iterator[Note]:
    """What has tags has them above its name; in it they claim nothing."""
    sections: list[Feature | Rule | Scenario]
    sections = [feature, *rules(feature), *(example.scenario for example in examples)]
    for one in sections:
        if found := TAG.search(one.name):
            fix = f"put {found[0]} on a line of its own above"
            yield Note(one.location.line, f"A tag in a name claims nothing; {fix}.")
    if not feature.name:
        yield Note(feature.location.line, "The feature has no name; write one behind the colon.")


def _comments(lines: Sequence[str], feature: int) -> Iterator[Note]:
    """A comment that nearly says the language or the game of the file says nothing."""
    text, meant = "\n".join(lines).lower(), {"game": GAMES, "language": DIALECTS}
    told = set[str]()
    for found in HEAD.finditer(text):
        key, sign, value = found.groups()
        line = text.count("\n", 0, found.start()) + 1
        near = get_close_matches(key, meant, 1, 0.7)
        if not near or value not in meant[near[0]]:
            continue
        if line > feature or (key, sign) != (near[0], ":") or key in told:
            fix = f"write `# {near[0]}: {value}` on line 1"
            yield Note(line, f"`{found[0].strip()}` is only a comment; {fix}.")
        told.add(key)
    for found in HASH.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield Note(line, f"`#{found[1]}` is only a comment; write @{found[1]}.")


def _repeated(examples: tuple[Placed, ...]) -> Iterator[Note]:
    """Of two scenarios with one name, pytest-bdd alone would run the last only."""
    first: dict[str, int] = {}
    for example in examples:
        name, line = example.scenario.name, example.line
        if name in first:
            yield Note(line, f"Line {first[name]} has a scenario {name!r} already; rename one.")
        first.setdefault(name, line)


def _shape(example: Placed) -> Iterator[Note]:
    """A scenario has a name, a When and a Then, and is short."""
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
        yield Note(
            line, "The scenario has no Then, so it checks nothing; say what the table shows."
        )
    elif kinds[-1] == "when":
        yield Note(own[-1].location.line, "No Then says what this When does; add one behind it.")


def _promises(example: Placed) -> Iterator[Note]:
    """A scenario of ours is short."""
    own, most = len(example.scenario.steps), _most_steps(example)
    if own > most:
        yield Note(example.line, f"The scenario has {own} steps; split it or tell it in {most}.")


def _most_steps(example: Placed) -> int:
    """How long a scenario of ours may be: a printed one or a witness has more to tell."""
    if WITNESS in example.tags:
        return MOST_FOUND
    printed = any(tag.startswith(claims.SOURCE) for tag in example.tags)
    return MOST_PRINTED if printed else MOST_STEPS


def _order(example: Placed) -> Iterator[Note]:
    """The first step says its own kind, what is given comes first, and no step stands twice."""
    for steps in (example.scenario.steps, *(each.steps for each in example.backgrounds)):
        if steps and steps[0].keyword_type in ("Conjunction", "Unknown"):
            yield Note(
                steps[0].location.line,
                f"The first step begins with {steps[0].keyword}; write Given, When or Then.",
            )
    kinds = [*step_kinds(example.steps)]
    for (before, other), (kind, step) in pairwise(kinds):
        if kind == "given" and before != kind:
            fix = "put it before the first When"
            yield Note(step.location.line, f"A Given stands behind what happens; {fix}.")
        if kind == before == "then" and _texts(step) == _texts(other):
            yield Note(step.location.line, "The step stands twice; drop one of them.")


def _columns(example: Placed) -> Iterator[Note]:
    """Every <field> has its column, every column its <field>."""
    headers = (table.table_header for table in example.scenario.examples)
    columns = {cell.value for header in headers if header for cell in header.cells}
    for line, text in _said(example):
        for field in fields(text):
            if field not in columns:
                yield Note(line, f"<{field}> has no column; add it to the Examples.")
        for like in LIKE.finditer(text):
            if like[1] in columns and like[0] != f"<{like[1]}>":
                yield Note(line, f"`{like[0]}` is no column; write <{like[1]}>.")
    if not example.scenario.examples and example.is_outline:
        yield Note(example.line, "The outline has no Examples, so it never runs; add them.")
    for table in example.scenario.examples:
        yield from _table(table, example)


def _said(example: Placed) -> Iterator[tuple[int, str]]:
    """The name of a scenario, and all that its steps say."""
    yield example.line, example.scenario.name
    yield from ((step.location.line, "\n".join(_texts(step))) for step in example.steps)


def _table(table: ExamplesTable, example: Placed) -> Iterator[Note]:
    """An Examples table has rows, and columns that are used, each once."""
    header, line = table.table_header, table.location.line
    if not header or not table.table_body:
        yield Note(line, "The Examples have no row, so nothing runs; add `| column |` and a row.")
        return
    used = {field for step in example.steps for field in _fields(step)}
    columns = Counter(cell.value for cell in header.cells)
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
        line, cells = row.location.line, tuple(cell.value for cell in row.cells)
        if (known := first.setdefault(cells, line)) != line:
            yield Note(line, f"Line {known} has the same row already; change or drop one.")


def _fields(step: Step) -> tuple[str, ...]:
    """The <fields> of a step, its table and its text block."""
    return fields("\n".join(_texts(step)))


def _texts(step: Step) -> tuple[str, ...]:
    """All that a step says, with the table and the text block below it."""
    rows = step.datatable.rows if step.datatable else ()
    cells = (cell.value for row in rows for cell in row.cells)
    return (step.text, step.docstring.content if step.docstring else "", *cells)


def _cells(example: Placed, lines: Sequence[str]) -> Iterator[Note]:
    """Gherkin drops what stands behind the last bar of a row."""
    for row in _rows(example):
        line = row.location.line
        text = lines[line - 1]
        last = [found.end() for found in BAR.finditer(text) if found[0] == "|"][-1]
        if lost := text[last:].strip():
            yield Note(line, f"`{lost}` stands behind the last | and is dropped; add | or drop it.")


def _rows(example: Placed) -> Iterator[TableRow]:
    for step in example.steps:
        yield from step.datatable.rows if step.datatable else ()
    for table in example.scenario.examples:
        yield from filter(None, (table.table_header, *(table.table_body or ())))


def _meanings(example: Placed, phrases: Phrases) -> Iterator[Note]:
    """A step means one phrase, and that reads what stands below the step."""
    for kind, step in step_kinds(example.steps):
        for row in example.rows:
            if len(meant := phrases.matching(kind, filled(step.text, row))) > 1:
                texts = " and ".join(f"`{phrase.text}`" for phrase in meant)
                yield Note(step.location.line, f"The step may mean {texts}; reword one of them.")
            yield from _unread(step, meant[-1].reads if meant else BELOW)
    for steps in (example.scenario.steps, *(each.steps for each in example.backgrounds)):
        yield from _given_twice(steps, phrases)


def _given_twice(steps: Sequence[Step], phrases: Phrases) -> Iterator[Note]:
    """Of two Givens of one thing the first is void; moves that were made are several."""
    told: dict[object, int] = {}
    for kind, step in step_kinds([*steps]):
        for one in phrases.matching(kind, step.text) if kind == "given" else ():
            values = _values(one, step.text)
            about = (one.text, values.get("seat")) if one.follows else _texts(step)
            first = told.setdefault(about, step.location.line)
            if "move" not in values and first != step.location.line:
                yield Note(
                    step.location.line, f"Line {first} gives this already; drop one of them."
                )


def _values(phrase: Phrase, text: str) -> Mapping[str, Any]:
    """What stands in the fields of a step; nothing where a reader refuses it, as the run tells."""
    try:
        found = phrase.parser.parse_arguments(text) or {}
    except ValueError:
        return {}
    said: Mapping[str, Any] = found.get("said", found)
    return said


def _unread(step: Step, reads: Collection[str]) -> Iterator[Note]:
    """What stands below a step and is dropped, as the step does not read it."""
    for name, what in BELOW.items():
        below = getattr(step, name)
        if name == "datatable" and below and len(below.rows) == 1:
            yield Note(below.location.line, "The table has no row below its columns; add one.")
        if below and name not in reads:
            fix = "drop it, or write the step that it belongs to"
            yield Note(below.location.line, f"`{step.text}` reads no {what}; {fix}.")


def _reasons(feature: Feature) -> Iterator[Note]:
    """Each Rule of our chapters names its rule and says why in a sentence."""
    for rule in rules(feature):
        line, tags = rule.location.line, [tag.name.removeprefix("@") for tag in rule.tags]
        if not claims.claimed(tags):
            yield Note(line, "The Rule has no tag of a rule; write one above it, as @fiji_4_7.")
        if not rule.description.strip():
            yield Note(line, "The Rule does not say why; add one sentence below it.")
