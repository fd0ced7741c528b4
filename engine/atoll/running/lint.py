"""The lint of feature files: what pytest-bdd passes and should not.

A check is a generator of notes: a line, what is wrong there, and the fix.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from gherkin.dialect import DIALECTS
from pytest_bdd.gherkin_parser import (
    Background,
    Feature,
    Rule,
    Scenario,
)

from atoll.finding import Finding
from atoll.table import RULE_ID
from atoll.table.games import GAMES

from . import claims
from .lint_of_one import of_one, values
from .outline import Placed, placed, texts
from .phrases import Phrases
from .reading import Note, Reading
from .swallowed import Said, swallowed

MARKS = {
    *("skip", "skipif", "xfail", "usefixtures", "parametrize", "filterwarnings"),
    *("tryfirst", "trylast", "ignore", "disabled", "pending"),
}
"""What pytest, or another tool, does something else for than running an example."""
WORD = re.compile(r"\W")
TAG = re.compile(r"(?<!\S)@\w\S*")
HEAD = re.compile(r"^[ \t]*#[ \t]*(\w+)[ \t]*([:=]?)[ \t]*([\w-]+)[ \t]*$", re.MULTILINE)
HASH = re.compile(rf"^[ \t]*#({RULE_ID.pattern})[ \t]*$", re.MULTILINE)


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
        yield from of_one(example, reading.lines, phrases, ours=ours)
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
            if "{seats:" in one.text:
                yield from values(one, text).get("seats", ())


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


def _reasons(feature: Feature) -> Iterator[Note]:
    """Each Rule of our chapters names its rule and says why in a sentence."""
    for rule in rules(feature):
        line, tags = rule.location.line, [tag.name.removeprefix("@") for tag in rule.tags]
        if not claims.claimed(tags):
            yield Note(line, "The Rule has no tag of a rule; write one above it, as @fiji_4_7.")
        if not rule.description.strip():
            yield Note(line, "The Rule does not say why; add one sentence below it.")
