"""Decision tables in another language: what one sets, what the rules say of it, the patterns."""

import re
from collections.abc import Mapping
from typing import Any

from atoll.book.explain import OpenQuestion
from atoll.book.told_in import Telling, moved_in, picture_in
from atoll.record.referee import OR_ASSUMED
from atoll.record.stepping import Told
from atoll.site.page import together
from atoll.site.stepped import Shown
from atoll.table.decisions import Answer, Decision, Input, Variant, named

_THOUSANDS = re.compile(r"(?<=[0-9]),(?=[0-9]{3}\b)")
Rulings = Mapping[str, OpenQuestion]


def decision_in(of: Decision, rulings: Rulings, telling: Telling) -> Decision:
    """A decision as it is told in a language. Raises BookError where a sentence is missing."""
    return of._replace(
        title=telling.decided(of.title),
        question=telling.decided(of.question),
        variants=tuple(_variant(one, rulings, telling) for one in of.variants),
        patterns=tuple(
            tuple(telling.decided(_THOUSANDS.sub("\N{NO-BREAK SPACE}", cell)) for cell in row)
            for row in of.patterns  # most languages part the thousands of a number so
        ),
        note=telling.decided(of.note),
    )


def _variant(one: Variant, rulings: Rulings, telling: Telling) -> Variant:
    starts = zip(one.inputs, one.starts, strict=False)
    return Variant(
        telling.decided(one.name) if one.name else "",
        tuple(_input(each, rulings, telling) for each in one.inputs),
        tuple(_answer(each, telling) for each in one.answers),
        tuple(_value(of, value, telling) for of, value in starts),
    )


def _input(one: Input, rulings: Rulings, telling: Telling) -> Input:
    values = tuple(_value(one, value, telling) for value in one.values)
    asked = telling.ruling(rulings[one.ruling].question) if one.ruling else ""
    return one._replace(label=asked or telling.decided(one.label), values=values)


def _answer(one: Answer, telling: Telling) -> Answer:
    others = tuple((by, together(telling.decided(text))) for by, text in one.otherwise)
    return one._replace(text=together(telling.decided(one.text)), otherwise=others)


def _value(of: Input, value: str, telling: Telling) -> str:
    if of.ruling:
        return telling.ruling(value.removeprefix(f"{named(value)}: "))
    return telling.decided(value)


# Examples, as one plays and changes them


def shown_in(one: Shown, telling: Telling) -> Shown:
    """A moment of an example in a language. Raises BookError where a sentence is missing."""
    return one._replace(
        by=moved_in(one.by, telling),
        told=[_told(each, telling) for each in one.told],
        picture=picture_in(one.picture, telling),
    )


def trial_in(found: Mapping[str, Any], telling: Telling) -> dict[str, Any]:
    """What there is to try, in a language. Raises BookError where a sentence is missing."""
    others = {by: [_told(one, telling) for one in told] for by, told in found["others"].items()}
    spoken = {one["move"]: telling.move(one["move"]) for one in found["lines"][1:]}
    lies = {key: picture_in(found[key], telling) for key in ("lies",) if key in found}
    return {**found, "others": others, "spoken": spoken, **lies}


def _told(one: Told, telling: Telling) -> Told:
    return one._replace(sentence=telling.event(one.sentence.removesuffix(OR_ASSUMED)))
