"""The lint of feature files: what pytest-bdd passes and should not.

A check is a generator of notes: a line, what is wrong there, and the fix.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from pytest_bdd.gherkin_parser import Background, ExamplesTable, Feature, Rule, Scenario, Step

from atoll.finding import Finding

from . import claims
from .outline import Placed, fields, filled, placed, step_kinds
from .phrases import Phrases
from .reading import Note, Reading
from .swallowed import swallowed

__all__ = ["PRINTED", "findings"]

MOST_STEPS = 6
MOST_PRINTED = 9  # a printed example carries all of its passage, and what lies before it
MOST_FOUND = 16  # a witness tells its whole position, with no Background
PRINTED = "source:"
WITNESS = "witness"
NEVER = {"skip", "skipif", "xfail"}


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
    yield from _tags(feature, examples)
    yield from _repeated(examples)
    for example in examples:
        yield from _shape(example)
        yield from _beginnings(example)
        yield from _columns(example)
        yield from _quarrels(example, phrases)
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
    for section in sections:
        yield from swallowed(
            reading.lines, section.location.line, section.description, feature.language, phrases
        )


def _tags(feature: Feature, examples: tuple[Placed, ...]) -> Iterator[Note]:
    """A tag that looks like a rule names one of the book."""
    above = [feature.tags, *(rule.tags for rule in rules(feature))]
    own = [example.scenario.tags for example in examples]
    tables = [table.tags for example in examples for table in example.scenario.examples]
    for tag in chain.from_iterable([*above, *own, *tables]):
        for name in claims.claimed([tag.name.removeprefix("@")]):
            if why := claims.unknown(name):
                yield Note(tag.location.line, f"The tag @{name} names no rule. {why}")


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


def _promises(example: Placed) -> Iterator[Note]:
    """A scenario of ours is short and always runs."""
    own, most = len(example.scenario.steps), _most_steps(example)
    if own > most:
        yield Note(example.line, f"The scenario has {own} steps; split it or tell it in {most}.")
    if NEVER & set(example.tags):
        yield Note(example.line, "The scenario is skipped; run it or drop it.")


def _most_steps(example: Placed) -> int:
    """How long a scenario of ours may be: a printed one or a witness has more to tell."""
    if WITNESS in example.tags:
        return MOST_FOUND
    printed = any(tag.startswith(PRINTED) for tag in example.tags)
    return MOST_PRINTED if printed else MOST_STEPS


def _beginnings(example: Placed) -> Iterator[Note]:
    """The first step says its own kind; it cannot lean on a step before it."""
    for steps in (example.scenario.steps, *(each.steps for each in example.backgrounds)):
        if steps and steps[0].keyword_type in ("Conjunction", "Unknown"):
            yield Note(
                steps[0].location.line,
                f"The first step begins with {steps[0].keyword}; write Given, When or Then.",
            )


def _columns(example: Placed) -> Iterator[Note]:
    """Every <field> has its column, every column its <field>."""
    headers = (table.table_header for table in example.scenario.examples)
    columns = {cell.value for header in headers if header for cell in header.cells}
    for step in example.steps:
        for field in _fields(step):
            if field not in columns:
                yield Note(step.location.line, f"<{field}> has no column; add it to the Examples.")
    for field in fields(example.scenario.name):
        if field not in columns:
            yield Note(example.line, f"<{field}> has no column; add it to the Examples.")
    if not example.scenario.examples and example.is_outline:
        yield Note(example.line, "The outline has no Examples, so it never runs; add them.")
    for table in example.scenario.examples:
        yield from _table(table, example)


def _table(table: ExamplesTable, example: Placed) -> Iterator[Note]:
    """An Examples table has rows, and columns that are used, each once."""
    header, line = table.table_header, table.location.line
    if not header or not table.table_body:
        yield Note(line, "The Examples have no row, so nothing runs; add `| column |` and a row.")
        return
    used = {field for step in example.steps for field in _fields(step)}
    used.update(fields(example.scenario.name))
    columns = Counter(cell.value for cell in header.cells)
    for column, times in columns.items():
        if times > 1:
            yield Note(header.location.line, f"The column {column!r} stands twice; rename one.")
        if column not in used:
            yield Note(
                header.location.line, f"The column {column!r} is not used; write <{column}>."
            )


def _fields(step: Step) -> tuple[str, ...]:
    """The <fields> of a step, its table and its text block."""
    rows = step.datatable.rows if step.datatable else ()
    texts = [step.text, step.docstring.content if step.docstring else ""]
    return fields("\n".join([*texts, *(cell.value for row in rows for cell in row.cells)]))


def _quarrels(example: Placed, phrases: Phrases) -> Iterator[Note]:
    """A step means one phrase; pytest-bdd would take any of several."""
    for kind, step in step_kinds(example.steps):
        for row in example.rows:
            if len(meant := phrases.matching(kind, filled(step.text, row))) > 1:
                texts = " and ".join(f"`{phrase.text}`" for phrase in meant)
                yield Note(step.location.line, f"The step may mean {texts}; reword one of them.")


def _reasons(feature: Feature) -> Iterator[Note]:
    """Each Rule of our chapters names its rule and says why in a sentence."""
    for rule in rules(feature):
        line, tags = rule.location.line, [tag.name.removeprefix("@") for tag in rule.tags]
        if not claims.claimed(tags):
            yield Note(line, "The Rule has no tag of a rule; write one above it, as @fiji_4_7.")
        if not rule.description.strip():
            yield Note(line, "The Rule does not say why; add one sentence below it.")
