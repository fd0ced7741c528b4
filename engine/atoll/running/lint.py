"""The lint of feature files: what pytest-bdd passes and should not.

A check is a generator of notes: a line, what is wrong there, and the fix. What is asked of each
example by itself stands in `lint_of_one.py`.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import NamedTuple

from gherkin.dialect import DIALECTS

from atoll.finding import Finding
from atoll.table import RULE_ID
from atoll.table.games import GAMES
from atoll.table.play import NAME

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
BELOW = ("|", '"""', "```")
BULLET = re.compile(r"[\W0-9_]*")
ABOVE = "Write `Scenario: name` above it."
BEGIN = "Begin it with Given, When, Then, And or But, and one plain space."
ROWS = "Put it below the step that reads it, or write `Examples:` above rows of an outline."
"""The fix for what stands below a step, where there is none."""


class _File(NamedTuple):
    """A file whose lint this is: what was read of it, what it holds, and what may be said in it."""

    reading: Reading
    feature: gherkin.Feature
    examples: tuple[Placed, ...]
    phrases: Phrases

    @property
    def rules(self) -> list[gherkin.Rule]:
        """The Rule sections."""
        return [child.rule for child in self.feature.children if child.rule]

    @property
    def named(self) -> list[gherkin.Feature | gherkin.Rule | gherkin.Scenario]:
        """What has a name, with tags above it."""
        return [self.feature, *self.rules, *(example.scenario for example in self.examples)]


def findings(
    reading: Reading, *, phrases: Phrases | None = None, ours: bool = False, house: bool = False
) -> tuple[Finding, ...]:
    """All findings by line; `ours` adds what our files promise, `house` what our chapters do."""
    notes, known = {*reading.notes}, phrases or Phrases()
    if reading.feature:
        of = _File(reading, reading.feature, tuple(placed(reading.feature)), known)
        checks = (_empty, _swallowed, _tags, _names, _comments, *((_reasons,) if house else ()))
        notes.update(note for check in checks for note in check(of))
        for one in of.examples:
            notes.update(of_one(one, reading.lines, known, ours=ours))
    return tuple(Finding(reading.file, *note) for note in sorted(notes))


def _empty(of: _File) -> Iterator[Note]:
    """A feature or a rule without a scenario checks nothing."""
    if not of.examples:
        yield Note(of.feature.location.line, "The feature has no scenario; add `Scenario: name`.")
        return
    for rule in of.rules:
        if not any(child.scenario for child in rule.children):
            yield Note(rule.location.line, "The rule has no scenario; add one or drop the rule.")


def _tags(of: _File) -> Iterator[Note]:
    """A tag that looks like a rule names one of the book, and none says that nothing runs."""
    tables = [table for example in of.examples for table in example.scenario.examples]
    for section in (*of.named, *tables):
        names = [tag.name for tag in section.tags]
        for tag in section.tags:
            name, line = tag.name.removeprefix("@"), tag.location.line
            if why := claims.nothing(name, of.reading.game):
                yield Note(line, f"The tag @{name} {why}")
            if WORD.split(name.casefold())[0] in MARKS:
                fix = "an example always runs; drop the tag, or the example"
                yield Note(line, f"The tag @{name} skips nothing: {fix}.")
        if twice := {name for name in names if names.count(name) > 1}:
            line = section.tags[-1].location.line
            yield Note(line, f"{min(twice)} stands twice; drop one of them.")


def _names(of: _File) -> Iterator[Note]:
    """No tag stands in a name, where it claims nothing, and no two scenarios have one.

    Of two with one name, pytest-bdd alone would run the last only.
    """
    for one in of.named:
        if found := TAG.search(one.name):
            fix = f"put {found[0]} on a line of its own above"
            yield Note(one.location.line, f"A tag in a name claims nothing; {fix}.")
    if not of.feature.name:
        yield Note(of.feature.location.line, "The feature has no name; write one behind the colon.")
    first: dict[str, int] = {}
    for example in of.examples:
        name, line = example.scenario.name, example.line
        if first.setdefault(name, line) != line:
            yield Note(line, f"Line {first[name]} has a scenario {name!r} already; rename one.")


def _comments(of: _File) -> Iterator[Note]:
    """A comment that nearly says the language or the game of the file says nothing."""
    text, known = "\n".join(of.reading.lines).lower(), {"game": GAMES, "language": DIALECTS}
    told = set[str]()
    for found in HEAD.finditer(text):
        key, sign, value = found.groups()
        line = text.count("\n", 0, found.start()) + 1
        near = get_close_matches(key, known, 1, 0.7)
        if not near or value not in known[near[0]]:
            continue
        if line > of.feature.location.line or (key, sign) != (near[0], ":") or key in told:
            fix = f"write `# {near[0]}: {value}` on line 1"
            yield Note(line, f"`{found[0].strip()}` is only a comment; {fix}.")
        told.add(key)
    for found in HASH.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield Note(line, f"`#{found[1]}` is only a comment; write @{found[1]}.")


def _reasons(of: _File) -> Iterator[Note]:
    """Each Rule of our chapters names its rule and says why in a sentence."""
    for rule in of.rules:
        line = rule.location.line
        if not claims.claimed(tag.name.removeprefix("@") for tag in rule.tags):
            yield Note(line, "The Rule has no tag of a rule; write one above it, as @fiji_4_7.")
        if not rule.description.strip():
            yield Note(line, "The Rule does not say why; add one sentence below it.")


# Lines that were meant as steps


def _swallowed(of: _File) -> Iterator[Note]:
    """Lines of a description that look like steps or headings: Gherkin reads them without a word.

    `Then: x`, `Thne x` and `x` alone pass as prose when they stand before the first step.
    """
    seated = {
        name
        for step in texts(of.feature)
        for one in of.phrases.matching(*step)
        if "{seats:" in one.text
        for name in values(one, step[1]).get("seats", ())
    }
    backgrounds = [background for example in of.examples for background in example.backgrounds]
    for section in (*of.named, *backgrounds):
        heading = section.location.line
        wanted = [line.strip() for line in section.description.split("\n") if line.strip()]
        for number, line in enumerate(of.reading.lines[heading:], start=heading + 1):
            if not wanted:
                break
            if line.strip() == wanted[0] and (why := _message(wanted.pop(0), of, seated)):
                yield Note(number, why)


def _message(text: str, of: _File, seated: set[str]) -> str | None:
    """Why a line should not be description, if it should not."""
    words = text.split()
    if all(map(RULE_ID.fullmatch, words)):
        tags = " ".join(f"@{word}" for word in words)
        return f"`{text}` is read as description, so it claims nothing; write {tags}."
    bare, language = " ".join(BULLET.sub("", text, count=1).split()), of.feature.language
    fix = ROWS if text.startswith(BELOW) else meant(bare, language)
    if not fix and _is_phrase(bare, of.phrases, seated):
        fix = ABOVE if bare == text and begins(text, language) else BEGIN
    return f"`{text}` is read as description, not as a step. {fix}" if fix else None


def _is_phrase(text: str, phrases: Phrases, seated: set[str]) -> bool:
    """Whether the line, with or without its first word, is a phrase we know.

    `Whoever has most wins` is prose: a name in it is that of a player, where any are known.
    """
    parts = filter(None, (text, text.partition(" ")[2]))
    found = [one for part in parts for kind in KINDS for one in phrases.matching(kind, part)]
    if not seated or any(name in text for name in seated):
        return bool(found)
    return any(not any(NAME in field.pattern for field in one.fields) for one in found)
