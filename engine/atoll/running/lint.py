"""The lint of feature files: what pytest-bdd passes and should not.

A check is a generator of notes: a line, what is wrong there, and the fix.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from gherkin.dialect import DIALECTS

from atoll.finding import Finding
from atoll.table import RULE_ID
from atoll.table.games import GAMES

from . import claims
from .bdd import gherkin
from .lint_of_one import of_one, values
from .outline import Placed, placed, texts
from .phrases import KINDS, Phrases
from .reading import Note, Reading, begins, meant

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


def rules(feature: gherkin.Feature) -> list[gherkin.Rule]:
    """The Rule sections of a feature."""
    return [child.rule for child in feature.children if child.rule]


def _feature(feature: gherkin.Feature, examples: tuple[Placed, ...]) -> Iterator[Note]:
    """A feature or a rule without a scenario checks nothing."""
    if not examples:
        yield Note(feature.location.line, "The feature has no scenario; add `Scenario: name`.")
        return
    for rule in rules(feature):
        if not any(child.scenario for child in rule.children):
            yield Note(rule.location.line, "The rule has no scenario; add one or drop the rule.")


def _descriptions(
    reading: Reading, feature: gherkin.Feature, examples: tuple[Placed, ...], phrases: Phrases
) -> Iterator[Note]:
    """Steps that became description."""
    backgrounds = [background for example in examples for background in example.backgrounds]
    scenarios = [example.scenario for example in examples]
    sections: list[gherkin.Feature | gherkin.Rule | gherkin.Background | gherkin.Scenario]
    sections = [feature, *rules(feature), *backgrounds, *scenarios]
    said = Said(phrases, {*_seated(feature, phrases)}, feature.language)
    for one in sections:
        yield from swallowed(reading.lines, one.location.line, one.description, said)


def _seated(feature: gherkin.Feature, phrases: Phrases) -> Iterator[str]:
    """The players of the tables in a file."""
    for kind, text in texts(feature):
        for one in phrases.matching(kind, text):
            if "{seats:" in one.text:
                yield from values(one, text).get("seats", ())


def _tags(
    feature: gherkin.Feature, examples: tuple[Placed, ...], game: str | None
) -> Iterator[Note]:
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


def _titles(feature: gherkin.Feature, examples: tuple[Placed, ...]) -> Iterator[Note]:
    """What has tags has them above its name; in it they claim nothing."""
    sections: list[gherkin.Feature | gherkin.Rule | gherkin.Scenario]
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


def _reasons(feature: gherkin.Feature) -> Iterator[Note]:
    """Each Rule of our chapters names its rule and says why in a sentence."""
    for rule in rules(feature):
        line, tags = rule.location.line, [tag.name.removeprefix("@") for tag in rule.tags]
        if not claims.claimed(tags):
            yield Note(line, "The Rule has no tag of a rule; write one above it, as @fiji_4_7.")
        if not rule.description.strip():
            yield Note(line, "The Rule does not say why; add one sentence below it.")


# Lines that were meant as steps


BELOW = ("|", '"""', "```")
BULLET = re.compile(r"[\W0-9_]*")
ABOVE = "Write `Scenario: name` above it."
BEGIN = "Begin it with Given, When, Then, And or But, and one plain space."
ROWS = "Put it below the step that reads it, or write `Examples:` above rows of an outline."
"""The fix for what stands below a step, where there is none."""


class Said(NamedTuple):
    """What may be said in a file: its phrases, the players of its tables, its language."""

    phrases: Phrases
    names: Collection[str]
    language: str


def swallowed(lines: Sequence[str], heading: int, description: str, said: Said) -> Iterator[Note]:
    """The lines of a description that look like steps or headings; `heading` is its line above."""
    wanted = [line.strip() for line in description.split("\n") if line.strip()]
    for number, line in enumerate(lines[heading:], start=heading + 1):
        if not wanted:
            return
        if line.strip() == wanted[0]:
            text = wanted.pop(0)
            if message := _message(text, said):
                yield Note(number, message)


def _message(text: str, said: Said) -> str | None:
    """Why the line should not be description, if it should not."""
    words = text.split()
    if all(map(RULE_ID.fullmatch, words)):
        tags = " ".join(f"@{word}" for word in words)
        return f"`{text}` is read as description, so it claims nothing; write {tags}."
    bare = " ".join(BULLET.sub("", text, count=1).split())
    fix = ROWS if text.startswith(BELOW) else meant(bare, said.language)
    if not fix and _is_phrase(bare, said):
        fix = ABOVE if bare == text and begins(text, said.language) else BEGIN
    return f"`{text}` is read as description, not as a step. {fix}" if fix else None


def _is_phrase(text: str, said: Said) -> bool:
    """Whether the line, with or without its first word, is a phrase we know.

    `Whoever has most wins` is prose: a name in it is that of a player, where any are known.
    """
    parts = filter(None, (text, text.partition(" ")[2]))
    found = (one for part in parts for kind in KINDS for one in said.phrases.matching(kind, part))
    is_theirs = not said.names or any(name in text for name in said.names)
    return any(is_theirs or not one.has_names for one in found)
