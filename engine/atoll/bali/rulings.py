"""The open points of Bali with their answers, and its one edition.

Of the German rules of 2001 no copy is at hand; the translation of 2009 has lost several lists.
"""

from collections.abc import Mapping

from atoll.bali.open_points import UNANSWERED
from atoll.bali.points import contests, household, stocks, travels
from atoll.bali.points.texts import EN
from atoll.table.rulings import Answers, Edition, Ruling, answers

__all__ = ["EDITIONS", "RULINGS", "answered"]

_ALL = (*household.RULINGS, *contests.RULINGS, *travels.RULINGS, *stocks.RULINGS)

RULINGS: Mapping[str, Ruling] = {ruling.name: ruling for ruling in _ALL}

_USUAL = {ruling.name: ruling.default for ruling in _ALL}

EDITIONS: Mapping[str, Edition] = {
    EN: Edition(EN, "Bali, English translation", "en", 2009, _USUAL),
}


def answered(edition: str | None = None, house: Mapping[str, str] | None = None) -> Answers:
    """The answers of an edition (the defaults without one), changed by house rules.

    Errors: UnknownRuling names what can be chosen.

    >>> answered("bali-en-2009", {"flee_keep": "four"}).flee_keep
    'four'
    """
    return answers(RULINGS, EDITIONS, edition, house, UNANSWERED)
