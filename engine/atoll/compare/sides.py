"""A set of answers as it is asked for: an edition, rulings on top of the default, or both.

`fiji-de-2005`, `half=up` and `fiji-de-2005,keep_offer=may` are sides.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from atoll.finding import nearest
from atoll.table.contract import Answers
from atoll.table.games import game as known_game
from atoll.table.rulings import UnknownRuling


class Side(NamedTuple):
    """One set of answers: as it was asked for, and as it is."""

    text: str
    edition: str | None
    house: Mapping[str, str]
    answers: Answers

    def but(self, ruling: str, answer: str) -> "Side":
        """The same but for one ruling."""
        text = ",".join(filter(None, (self.text, f"{ruling}={answer}")))
        house, answers = {**self.house, ruling: answer}, self.answers.but(**{ruling: answer})
        return Side(text, self.edition, house, answers)

    def as_json(self) -> dict[str, Any]:
        """It in JSON terms."""
        return {**self._asdict(), "house": dict(self.house), "answers": self.answers.as_dict()}


def side(game: str, text: str | None, beside: "Side | None" = None) -> Side:
    """A side from its text; the default without one.

    What is not known of an edition is as in the side it is compared with, or as by default.
    Errors: UnknownRuling.
    """
    rules = known_game(game)
    if text is None:
        return Side("the default", None, {}, rules.answered(None, None))
    parts = [part.strip() for part in text.split(",")]
    editions = [part for part in parts if "=" not in part]
    chosen = [[one.strip() for one in part.split("=", 1)] for part in parts if "=" in part]
    if not all(map(all, chosen)):
        raise UnknownRuling(f"{text}: write a ruling and an answer, as half=up.")
    house = dict(chosen)
    if len(editions) > 1 or len(house) + len(editions) < len(parts):
        raise UnknownRuling(f"{text}: name one edition, and each ruling once.")
    if editions and editions[0] not in rules.EDITIONS:
        raise UnknownRuling(_unknown(text, editions[0], rules))
    edition = editions[0] if editions else None
    others = beside.answers if beside else rules.answered(None, None)
    lacks = rules.EDITIONS[edition].lacks if edition else ()
    house = {name: getattr(others, name) for name in lacks} | house
    return Side(text, edition, house, rules.answered(edition, house))


def sides(game: str, left: str | None, right: str | None) -> tuple[Side, Side]:
    """Two sides; what is not known of one is as in the other. Errors: UnknownRuling."""
    one = side(game, left)
    other = side(game, right, one)
    return side(game, left, other), other


def differing(left: Answers, right: Answers) -> list[str]:
    """The rulings that two sets of answers answer differently."""
    return [name for name in left.chosen if getattr(left, name) != getattr(right, name)]


def _unknown(text: str, name: str, rules: Any) -> str:
    """What to write instead of a name that is no edition."""
    if name in rules.RULINGS:
        answers = " or ".join(f"{name}={answer}" for answer in rules.RULINGS[name].names())
        return f"{text}: {name} is a ruling; write {answers}."
    known, rulings = ", ".join(rules.EDITIONS), ", ".join(rules.RULINGS)
    what = f"no edition {name!r}{nearest(name, [*rules.EDITIONS, *rules.RULINGS])}"
    return f"{text}: {what}; choose one of: {known}; or answer one of: {rulings}."
