"""Examples in another language, as one plays and changes them."""

from collections.abc import Mapping
from typing import Any

from atoll.book.pictures_in import moved_in, picture_in
from atoll.book.told_in import Telling
from atoll.record.referee import OR_ASSUMED
from atoll.record.stepping import Told
from atoll.site.stepped import Shown

__all__ = ["shown_in", "trial_in"]


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
