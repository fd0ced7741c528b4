"""From a file to its Gherkin, or to the places where it is none."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, cast

from gherkin.dialect import DIALECTS
from gherkin.errors import ParserException
from gherkin.parser import Parser

from atoll.strangers import Unreadable, text
from atoll.table.play import composed

from .parsing import gherkin

LARGEST = 250_000  # bytes of a file; ten times the longest chapter
LONGEST = 1_000  # characters of a line; a pattern may take its square in time
LANGUAGE = re.compile(r"^\s*#\s*language\s*:\s*([a-zA-Z\-_]+)", re.MULTILINE)
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
KEYWORD = (
    "A step is one line of a scenario, above its Examples: begin it with a keyword (Given, When, "
    "Then, And, But), or with # where it is none."
)

FIXES = {
    "may not contain whitespace": "Put an @ before each word, or join them: @one @two.",
    "inconsistent cell count": "Give every row as many cells as the first, each between two |.",
    "Language not supported": "Write a code that Gherkin knows, such as `# language: de`.",
    "#DocStringSeparator, #Other": 'Close the text block with """ on a line of its own.',
    "unexpected end of file": "Something must follow: a scenario after its tags, for example.",
    "expected: #TagLine": "Move the tags above it: they stand above a Feature, a Rule, a Scenario "
    "or Examples.",
    "got 'Feature": "Keep one feature to a file; move this one to its own.",
    "got 'Background": "Put the one Background before the first scenario.",
}

STEPS = ("given", "when", "then", "and", "but")
TITLES = ("feature", "background", "rule", "scenario", "scenarioOutline", "examples")
HEAD = re.compile(r"(?P<head>[^\W\d_]+(?: [^\W\d_]+)?)\s*(?P<colon>:?)")


class Note(NamedTuple):
    """A line of a file and what is wrong there, with the fix."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A feature file as read: its lines and its feature, or the notes on why there is none."""

    file: str
    lines: tuple[str, ...] = ()
    feature: gherkin.Feature | None = None
    notes: tuple[Note, ...] = ()


def read(path: Path, file: str) -> Reading:
    """Read a feature file; whatever is in it, the answer is a reading. `file` is its name.

    It is UTF-8, in lines that people can read, with no control characters.
    """
    try:
        told: str = composed(text(path, LARGEST))
    except Unreadable as error:
        return Reading(file, notes=(Note(error.line, str(error)[:1].upper() + str(error)[1:]),))
    whole = told.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    lines = (*whole.split("\n"),)
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST:
            why = f"The line has {len(line):,} characters; {LONGEST:,} are the most."
            return Reading(file, notes=(Note(number, why),))
        if found := CONTROL.search(line):
            fix = "remove it (or is it binary?)"
            why = f"The character U+{ord(found[0]):04X} is no text; {fix}."
            return Reading(file, notes=(Note(number, why),))
    feature, notes = _feature(whole)
    return Reading(file, lines, feature) if feature else Reading(file, notes=notes)


@lru_cache(maxsize=128)
def _feature(text: str) -> tuple[gherkin.Feature | None, tuple[Note, ...]]:
    """The feature that the text holds, or why there is none; the same text is read once."""
    parser = Parser()
    parser.stop_at_first_error = True  # what comes behind it cannot be placed either
    try:
        data: dict[str, Any] = {**parser.parse(text)}
    except ParserException as error:
        return None, (_note(error, text),)
    if not data.get("feature"):
        return None, (Note(1, "The file holds no feature; begin it with `Feature: name`."),)
    return gherkin.GherkinDocument.from_dict(data).feature, ()


def _note(error: ParserException, text: str) -> Note:
    """What Gherkin says, in words with a fix."""
    lines = [*text.split("\n"), ""]
    found = LANGUAGE.search(text)
    number, message = error.location["line"], str(error).partition("): ")[2]
    line = lines[min(number, len(lines)) - 1].strip()
    why = f"Gherkin says: {message.partition(', expected')[0]}."
    if "inconsistent cell count" in message:
        number = _unclosed(lines, number)
    if ", got " in message:  # and then the names of Gherkin's tokens
        why = f"Gherkin cannot place `{line}` here."
    return Note(number, f"{why} {_fix(message, line, found[1] if found else 'en')}")


def _unclosed(lines: Sequence[str], number: int) -> int:
    """Of a table whose rows differ in length the row that lacks its last bar, if one does."""
    rows = takewhile(lambda at: lines[at - 1].strip().startswith("|"), range(number, 0, -1))
    return next((at for at in rows if not lines[at - 1].strip().endswith("|")), number)


def _fix(message: str, line: str, language: str) -> str:
    """The fix for what Gherkin says."""
    if "#FeatureLine" in message:
        title = line.partition(":")[0].strip()
        others = (code for code in ("de", *DIALECTS) if title in DIALECTS[code]["feature"])
        if other := next(others, None):
            return f"Put `# language: {other}` on the first line."
        return "Begin the file with `Feature: name`."
    known = (fix for sign, fix in FIXES.items() if sign in message)
    return meant(line, language, is_prose=False) or next(known, KEYWORD)


# Keywords, and lines that nearly begin with one


def keyword(kind: str, language: str) -> str:
    """The keyword of a kind of step, as the language of the feature has it."""
    dialect = cast("dict[str, list[str]]", DIALECTS[language])
    return dialect[kind][1].strip()


def meant(line: str, language: str = "en", *, is_prose: bool = True) -> str | None:
    """The fix for a line whose first word is nearly a keyword; None where it is not.

    What may be prose is not accused of a colon that lacks, or of a small letter: it begins with
    "The" and "Where", so of a keyword without a colon only the letters may have changed places.
    """
    if not (match := HEAD.match(line)):
        return None
    head, colon = match["head"], match["colon"]
    word = head.split(maxsplit=1)[0]
    steps, titles = _keywords(language)
    if colon and (known := _near(head, steps)):
        return f"Write `{known} …` without a colon."
    if line == word and word in steps:
        return f"Write `{word} …`, with what it says on the same line."
    step = _shuffled(word, steps) or (None if is_prose else _near(word, steps))
    if step and step != word:
        return f"Write `{step} …`."
    for one in ((head,) if colon else ()) if is_prose else (head, word):
        if (title := _near(one, titles)) and (is_prose or not line.startswith(f"{title}:")):
            return f"Write `{title}:` where such a heading may stand."
    return None


@lru_cache
def _keywords(language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The keywords of steps and of headings in a language, and the English ones."""
    specs = [cast("dict[str, list[str]]", DIALECTS.get(one, {})) for one in (language, "en")]
    steps = (word.strip() for spec in specs for kind in STEPS for word in spec.get(kind, ()))
    titles = (word.strip() for spec in specs for kind in TITLES for word in spec.get(kind, ()))
    return tuple(word for word in steps if word != "*"), tuple(titles)


def _near(head: str, words: Sequence[str]) -> str | None:
    """The keyword that the head is, whatever its case, or almost is."""
    lower = {word.casefold(): word for word in words}
    near = get_close_matches(head.casefold(), lower, n=1, cutoff=0.84)
    return lower[near[0]] if near else None


def _shuffled(word: str, words: Sequence[str]) -> str | None:
    """The keyword whose letters stand in another order behind the first."""
    alike = (one for one in words if one[0] == word[0] and sorted(one) == sorted(word))
    return next((one for one in alike if one != word), None)
