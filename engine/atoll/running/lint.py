"""The lint of feature files: what pytest-bdd passes and should not.

A check is a generator of notes: a line, what is wrong there, and the fix.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from inspect import signature
from itertools import pairwise
from typing import Any

from gherkin.dialect import DIALECTS

from atoll.finding import Finding
from atoll.table import RULE_ID
from atoll.telling.phrases import NOTHING_ELSE

from . import claims, house
from .chapter import Chapter
from .outline import FIELD, Placed, cells, names
from .parsing import gherkin
from .phrases import KINDS, Phrase, Phrases
from .reading import Note, meant

MARKS = {
    *("skip", "skipif", "xfail", "usefixtures", "parametrize", "filterwarnings"),
    *("tryfirst", "trylast", "ignore", "disabled", "pending"),
}
"""What pytest, or another tool, does something else for than running an example."""
WORD = re.compile(r"\W")
TAG = re.compile(r"(?<!\S)@\w\S*")
BEGINS_BELOW = ("|", '"""', "```")
BULLET = re.compile(r"[\W0-9_]*")
BEGIN = "Begin it with Given, When, Then, And or But and one space, below a `Scenario: name`."
ROWS = "Put it below the step that reads it, or write `Examples:` above rows of an outline."
"""The fix for what stands below a step, where there is none."""


def findings(of: Chapter, lines: Collection[int] = ()) -> tuple[Finding, ...]:
    """What is to be found in a file; near these lines only, where any are given.

    A file that does not say its game is told so once nothing else is found.
    """
    notes, ours = {*of.reading.notes}, house.folder(of.path) is not None
    if feature := of.reading.feature:
        checks = (_empty, _swallowed, _tags, _names)
        notes.update(note for check in checks for note in check(feature, of))
        if house.is_chapter(of.path):
            notes.update(_reasons(feature))
        for one in of.placed:
            notes.update(_shape(one, ours=ours), _order(one), _columns(one))
            notes.update(_cells(one, of.reading.lines), _meanings(one, of.phrases))
    if of.unplaced and not notes:
        notes.add(of.unplaced)
    found = tuple(Finding(of.reading.file, *note) for note in sorted(notes))
    if of.unplaced or not (lines and of.placed):
        return found
    starts, near = [one.start for one in of.placed], {one.start for one in of.at(lines)}
    return tuple(
        one for one in found if max((at for at in starts if at <= one.line), default=0) in near
    )


def _rules(feature: gherkin.Feature) -> list[gherkin.Rule]:
    """The Rule sections."""
    return [child.rule for child in feature.children if child.rule]


def _named(
    feature: gherkin.Feature, of: Chapter
) -> list[gherkin.Feature | gherkin.Rule | gherkin.Scenario]:
    """What has a name, with tags above it."""
    return [feature, *_rules(feature), *(one.scenario for one in of.placed)]


def _empty(feature: gherkin.Feature, of: Chapter) -> Iterator[Note]:
    """A feature or a rule without a scenario checks nothing."""
    if not of.placed:
        yield Note(feature.location.line, "The feature has no scenario; add `Scenario: name`.")
        return
    for rule in _rules(feature):
        if not any(child.scenario for child in rule.children):
            yield Note(rule.location.line, "The rule has no scenario; add one or drop the rule.")


def _tags(feature: gherkin.Feature, of: Chapter) -> Iterator[Note]:
    """A tag that looks like a rule names one of the book, and none says that nothing runs.

    None stands in a name, where it claims nothing.
    """
    tables = [table for one in of.placed for table in one.scenario.examples]
    for section in (*_named(feature, of), *tables):
        if found := TAG.search(section.name or ""):
            fix = f"put {found[0]} on a line of its own above"
            yield Note(section.location.line, f"A tag in a name claims nothing; {fix}.")
        names = [tag.name for tag in section.tags]
        for tag in section.tags:
            name, line = tag.name.removeprefix("@"), tag.location.line
            if why := claims.nothing(name, of.game):
                yield Note(line, f"The tag @{name} {why}")
            if WORD.split(name.casefold())[0] in MARKS:
                fix = "an example always runs; drop the tag, or the example"
                yield Note(line, f"The tag @{name} skips nothing: {fix}.")
        if twice := {name for name in names if names.count(name) > 1}:
            line = section.tags[-1].location.line
            yield Note(line, f"{min(twice)} stands twice; drop one of them.")


def _names(feature: gherkin.Feature, of: Chapter) -> Iterator[Note]:
    """No two scenarios have one name: pytest-bdd alone would run the last only."""
    if not feature.name:
        yield Note(feature.location.line, "The feature has no name; write one behind the colon.")
    first: dict[str, int] = {}
    for one in of.placed:
        name, line = one.scenario.name, one.line
        if first.setdefault(name, line) != line:
            yield Note(line, f"Line {first[name]} has a scenario {name!r} already; rename one.")


def _reasons(feature: gherkin.Feature) -> Iterator[Note]:
    """Each Rule of our chapters names its rule and says why in a sentence."""
    for rule in _rules(feature):
        line = rule.location.line
        if not claims.claimed(names(rule.tags)):
            yield Note(line, "The Rule has no tag of a rule; write one above it, as @fiji_4_7.")
        if not rule.description.strip():
            yield Note(line, "The Rule does not say why; add one sentence below it.")


# Lines that were meant as steps


def _swallowed(feature: gherkin.Feature, of: Chapter) -> Iterator[Note]:
    """Lines of a description that look like steps or headings: Gherkin reads them without a word.

    `Then: x`, `Thne x` and `x` alone pass as prose when they stand before the first step.
    """
    backgrounds = [background for one in of.placed for background in one.backgrounds]
    for section in (*_named(feature, of), *backgrounds):
        heading = section.location.line
        wanted = [line.strip() for line in section.description.split("\n") if line.strip()]
        for number, line in enumerate(of.reading.lines[heading:], start=heading + 1):
            if not wanted:
                break
            if line.strip() == wanted[0] and (why := _message(wanted.pop(0), feature.language, of)):
                yield Note(number, why)


def _message(text: str, language: str, of: Chapter) -> str | None:
    """Why a line should not be description, if it should not."""
    words = text.split()
    if all(map(RULE_ID.fullmatch, words)):
        tags = " ".join(f"@{word}" for word in words)
        return f"`{text}` is read as description, so it claims nothing; write {tags}."
    bare = " ".join(BULLET.sub("", text, count=1).split())
    fix = ROWS if text.startswith(BEGINS_BELOW) else meant(bare, language)
    if not fix and _is_phrase(bare, of):
        fix = BEGIN
    return f"`{text}` is read as description, not as a step. {fix}" if fix else None


def _is_phrase(text: str, of: Chapter) -> bool:
    """Whether the line, with or without its first word, is a phrase we know.

    Prose ends with a full stop, and a phrase does not; a name and a word, as in "Whoever has most
    wins", makes no phrase of a longer line.
    """
    return any(
        len(phrase.fixed) + len(phrase.fields) > 2 or len(text.split()) < 4
        for part in filter(None, (text, text.partition(" ")[2]))
        for kind in KINDS
        for phrase in of.phrases.matching(kind, part)
    )


# One example: its steps, its columns, and what stands below a step

MOST_STEPS = 6
MOST_PRINTED = 9  # a printed example carries all of its passage, and what lies before it
MOST_FOUND = 16  # a witness tells its whole position, with no Background
WITNESS = "witness"
BAR = re.compile(r"\\.|\|")
MOVE = ":Move}"
WHOLE = {one.text for one in NOTHING_ELSE.languages.values()}
BELOW = {"datatable": "table", "docstring": "text"}
"""What may stand below a step, as pytest-bdd and as people call it."""


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
    kinds = [kind for kind, _ in example.steps]
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
    for first in (section[0][1] for section in example.sections):
        if first.keyword_type in ("Conjunction", "Unknown"):
            what = f"begins with {first.keyword}; write Given, When or Then"
            yield Note(first.location.line, f"The first step {what}.")
    for (before, other), (kind, step) in pairwise(example.steps):
        if kind == "given" and before != kind:
            fix = "put it before the first When"
            yield Note(step.location.line, f"A Given stands behind what happens; {fix}.")
        if kind == before == "then" and other.text in WHOLE:
            fix = "put it last, below what does change"
            yield Note(other.location.line, f"`{other.text}` speaks of the steps before it; {fix}.")
        if kind == before == "then" and _said(step) == _said(other):
            yield Note(step.location.line, "The step stands twice; drop one of them.")


def _columns(example: Placed) -> Iterator[Note]:
    """Every <field> has its column."""
    tables = example.scenario.examples
    columns = {column for table in tables for column in cells(table.table_header)}
    said = [(step.location.line, _said(step)) for _, step in example.steps]
    for line, text in [(example.line, example.scenario.name), *said]:
        for field in FIELD.findall(text):
            if field not in columns:
                yield Note(line, f"<{field}> has no column; add it to the Examples.")
    outline = DIALECTS[example.feature.language]["scenarioOutline"]
    if not tables and example.scenario.keyword in outline:
        yield Note(example.line, "The outline has no Examples, so it never runs; add them.")
    for table in tables:
        yield from _table(table, example)


def _table(table: gherkin.ExamplesTable, example: Placed) -> Iterator[Note]:
    """An Examples table has rows, and columns that are used, each once."""
    header, line = table.table_header, table.location.line
    if not header or not table.table_body:
        yield Note(line, "The Examples have no row, so nothing runs; add `| column |` and a row.")
        return
    used = {field for _, step in example.steps for field in FIELD.findall(_said(step))}
    columns = Counter(cells(header))
    for column, times in columns.items():
        if times > 1:
            yield Note(header.location.line, f"The column {column!r} stands twice; rename one.")
        if column not in used and column not in FIELD.findall(example.scenario.name):
            fix = f"write <{column}>" if column else "give it a name"
            yield Note(header.location.line, f"The column {column!r} is not used; {fix}.")
    if not used & {*columns}:
        yield Note(line, "No step has one of the columns, so all rows run alike; use them.")
    first: dict[tuple[str, ...], int] = {}
    for row in table.table_body:
        line = row.location.line
        if (known := first.setdefault(cells(row), line)) != line:
            yield Note(line, f"Line {known} has the same row already; change or drop one.")


def _said(step: gherkin.Step) -> str:
    """All that a step says, with the table and the text block below it."""
    rows = step.datatable.rows if step.datatable else ()
    below = (cell for row in rows for cell in cells(row))
    return "\n".join((step.text, step.docstring.content if step.docstring else "", *below))


def _cells(example: Placed, lines: Sequence[str]) -> Iterator[Note]:
    """Gherkin drops what stands behind the last bar of a row."""
    rows = [row for _, step in example.steps if step.datatable for row in step.datatable.rows]
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
    for filled in example.examples:
        for (_, step), it in zip(example.steps, filled.steps, strict=True):
            known = phrases.matching(it.type, it.name)
            if len(known) > 1:
                texts = " and ".join(f"`{phrase.text}`" for phrase in known)
                fix = "reword one of them"
                yield Note(step.location.line, f"The step may mean {texts}; {fix}.")
            yield from _unread(step, known[-1:])
    for section in example.sections:
        told: dict[object, int] = {}
        for kind, step in section:
            line = step.location.line
            for one in phrases.matching(kind, step.text) if kind == "given" else ():
                said = values(one, step.text)
                about: object = (one.text, said.get("seat")) if one.follows else _said(step)
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
