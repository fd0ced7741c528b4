"""Keywords of Gherkin, and lines that nearly begin with one."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import cast

from gherkin.dialect import DIALECTS

STEPS = ("given", "when", "then", "and", "but")
TITLES = ("feature", "background", "rule", "scenario", "scenarioOutline", "examples")
HEAD = re.compile(r"(?P<head>[^\W\d_]+(?: [^\W\d_]+)?)\s*(?P<colon>:?)")


def keyword(kind: str, language: str) -> str:
    """The keyword of a kind of step, as the language of the feature has it."""
    dialect = cast("dict[str, list[str]]", DIALECTS[language])
    return dialect[kind][1].strip()


def meant(line: str, language: str = "en", *, is_prose: bool = True) -> str | None:
    """The fix for a line whose first word is nearly a keyword; None where it is not.

    What may be prose is not accused of a colon that lacks, or of a small letter.
    """
    if not (match := HEAD.match(line)):
        return None
    head, colon = match["head"], match["colon"]
    for code in dict.fromkeys((language, "en")):
        steps, titles = _keywords(code)
        word = head.split(maxsplit=1)[0]
        if colon and (fix := _with_colon(head, steps, titles)):
            return fix
        if line == word and word in steps:
            return f"Write `{word} …`, with what it says on the same line."
        if known := _slip(word, steps) or (None if is_prose else _near(word, steps)):
            return f"Write `{known} …`."
        if not is_prose and (known := _near(head, titles) or _near(word, titles)):
            return f"Write `{known}:` where such a heading may stand."
    return None


def _with_colon(head: str, steps: Sequence[str], titles: Sequence[str]) -> str | None:
    if known := _near(head, steps):
        return f"Write `{known} …` without a colon."
    known = _near(head, titles)
    return known and f"Write `{known}:` where such a heading may stand."


def begins(line: str, language: str = "en") -> bool:
    """Whether a line begins as a step or a heading does."""
    steps, titles = _keywords(language)
    return line.startswith((*(f"{word} " for word in steps), *(f"{word}:" for word in titles)))


@lru_cache
def _keywords(language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The keywords of steps and of headings in a language."""
    spec = cast("dict[str, list[str]]", DIALECTS.get(language, DIALECTS["en"]))
    steps = tuple(word.strip() for kind in STEPS for word in spec[kind] if word != "* ")
    return steps, tuple(word.strip() for kind in TITLES for word in spec[kind])


def _near(head: str, words: Sequence[str]) -> str | None:
    """The keyword that the head is, whatever its case, or almost is."""
    lower = {word.casefold(): word for word in words}
    near = get_close_matches(head.casefold(), lower, n=1, cutoff=0.84)
    return lower[near[0]] if near else None


def _slip(word: str, words: Sequence[str]) -> str | None:
    """The keyword whose letters stand in another order, are doubled, or shout.

    Prose begins with "The" and "Where", so nearer guesses would accuse it.
    """
    wrong = word.casefold()
    for known in words:
        right = known.casefold()
        shuffled = wrong[0] == right[0] and sorted(wrong) == sorted(right)
        doubled = re.sub(r"(.)\1", r"\1", wrong) == right
        if word not in (known, right) and (shuffled or doubled):
            return known
    return None


def language_of_feature(line: str) -> str | None:
    """The language, other than English, in which the line begins a feature."""
    title = line.partition(":")[0].strip()
    languages = ("de", *DIALECTS)
    return next((code for code in languages if title in DIALECTS[code]["feature"]), None)
