"""What other languages say: the words of the pages, decision tables, examples as one plays them."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from atoll.book.answers import OpenQuestion
from atoll.book.told_in import Telling, moved_in, picture_in
from atoll.record.referee import OR_ASSUMED
from atoll.record.stepping import Told
from atoll.site.trials import Played, Shown
from atoll.table.decisions import Answer, Decision, Input, Variant, named

LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français"}
_LABELS = Path(__file__).with_name("labels")
_THOUSANDS = re.compile(r"(?<=[0-9]),(?=[0-9]{3}\b)")


@cache
def labels(language: str) -> Mapping[str, Mapping[str, str]]:
    """What the pages say in a language, labels/<language>.toml; nothing where nobody wrote it."""
    file = _LABELS / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def said(text: str, language: str) -> str:
    """What a mark says, in a language; in English where nobody has given the words.

    >>> said("stated; 2 sentences inferred", "de")
    'belegt; 2 Sätze erschlossen'
    """
    words = labels(language).get("marks", {})
    known = "|".join(sorted(map(re.escape, words), key=len, reverse=True)) or "(?!)"
    return re.sub(rf"\b(?:{known})\b", lambda found: words[found[0]], text)


def decision_in(of: Decision, rulings: Mapping[str, OpenQuestion], telling: Telling) -> Decision:
    """A decision table as it is told in a language. Raises BookError where a sentence is missing.

    That is what one sets, what the rules say of it, and the patterns.
    """
    says = telling.decided

    def valued(one: Input, value: str) -> str:
        by_ruling = value.removeprefix(f"{named(value)}: ")
        return telling.said(by_ruling) if one.ruling else says(value)

    def set_by(one: Input) -> Input:
        label = telling.said(rulings[one.ruling].question) if one.ruling else says(one.label)
        return one._replace(label=label, values=tuple(valued(one, it) for it in one.values))

    def answered(one: Answer) -> Answer:
        others = tuple((by, says(text)) for by, text in one.otherwise)
        return one._replace(text=says(one.text), otherwise=others)

    def varied(one: Variant) -> Variant:
        return Variant(
            says(one.name) if one.name else "",
            (*map(set_by, one.inputs),),
            (*map(answered, one.answers),),
            tuple(map(valued, one.inputs, one.starts)),
        )

    return of._replace(
        title=says(of.title),
        question=says(of.question),
        variants=(*map(varied, of.variants),),
        patterns=tuple(
            tuple(says(_THOUSANDS.sub("\N{NO-BREAK SPACE}", cell)) for cell in row)
            for row in of.patterns  # most languages part the thousands of a number so
        ),
        note=says(of.note),
    )


def played_in(found: Played, telling: Telling) -> Played:
    """An example as it is played, in a language. Raises BookError where a sentence is missing."""
    trial = found.trial and _trial_in(found.trial, telling)
    return found._replace(steps=shown_in(found.steps, telling), trial=trial)


def shown_in(steps: Iterable[Shown], telling: Telling) -> list[Shown]:
    """Moments of an example in a language. Raises BookError where a sentence is missing."""
    return [
        one._replace(
            by=moved_in(one.by, telling),
            told=[_told(each, telling) for each in one.told],
            picture=picture_in(one.picture, telling),
        )
        for one in steps
    ]


def _trial_in(found: Mapping[str, Any], telling: Telling) -> dict[str, Any]:
    others = {by: [_told(one, telling) for one in told] for by, told in found["others"].items()}
    spoken = {one["move"]: telling.move(one["move"]) for one in found["lines"][1:]}
    lies = {"lies": picture_in(found["lies"], telling)} if "lies" in found else {}
    return {**found, "others": others, "spoken": spoken, **lies}


def _told(one: Told, telling: Telling) -> Told:
    return one._replace(sentence=telling.said(one.sentence.removesuffix(OR_ASSUMED)))
