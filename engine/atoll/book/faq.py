"""The questions of the FAQ as a run of examples has shown them: asked, answered, and how sure."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.table import RULE_ID, cite, games

SURENESS = ("open", "disputed", "inferred", "proved", "confirmed", "stated")
"""How sure an answer is, the least sure first."""
ENDS = (".", "!", "?")
_NUMBER = r"[0-9]+(?:\.[0-9]+)+"
_NUMBERS = rf"{_NUMBER}(?:(?:,| and|, and) {_NUMBER})*"
_UNDER = re.compile(r"\s*\((?:ruling|open point) (?P<answer>[^)]*)\)$")
Result = Mapping[str, Any]


class Answer(NamedTuple):
    """One way to ask a question: in which words, the answer, why, how sure, and what showed it.

    `ruling` is the answer to a ruling under which it holds, as `half=up`, or empty.
    """

    asked: str
    says: str
    because: str
    status: str
    ruling: str
    results: tuple[Result, ...]


class Question(NamedTuple):
    """A question by its id, with every answer that its scenarios give; the first one leads.

    `rules` are those that answer it, as the tags say: each is at work in an example, or stated.
    """

    id: str
    rules: tuple[str, ...]
    answers: tuple[Answer, ...]

    @property
    def title(self) -> str:
        """The question as it is asked first."""
        return self.answers[0].asked

    @property
    def status(self) -> str:
        """How sure the least sure of its answers is."""
        return min((one.status for one in self.answers), key=SURENESS.index)

    @property
    def results(self) -> tuple[Result, ...]:
        """Everything that showed it."""
        return tuple(result for one in self.answers for result in one.results)


def faq(game: str, results: Iterable[Result]) -> dict[str, Question]:
    """Every question of a game by its id, in the order of the files."""
    found: dict[str, dict[tuple[str, int], list[Result]]] = {}
    for result in results:
        for tag in result["tags"]:
            if tag.startswith(f"{game}_q_"):
                scenarios = found.setdefault(tag, {})
                scenarios.setdefault((result["file"], result["line"]), []).append(result)
    return {name: _question(name, scenarios.values()) for name, scenarios in found.items()}


def _question(name: str, scenarios: Iterable[list[Result]]) -> Question:
    answers = tuple(map(_answer, scenarios))
    tags = [tag for one in answers for result in one.results for tag in result["tags"]]
    return Question(name, tuple(dict.fromkeys(filter(RULE_ID.fullmatch, tags))), answers)


def _answer(rows: list[Result]) -> Answer:
    """The answer of one scenario, all its rows together."""
    first = rows[0]
    says, because = parted(first["description"].split("\n"))
    status = next((tag for tag in first["tags"] if tag in SURENESS), "open")
    named = under(first["name"]) if len({row["name"] for row in rows}) == 1 else ""
    return Answer(asked_title(first["name"]), says, because, status, named, tuple(rows))


def parted(lines: Sequence[str]) -> tuple[str, str]:
    """The answer, which ends where a sentence ends with its line, and what follows.

    >>> parted(["No, as a fist holds", "four at most.", "Five are refused."])
    ('No, as a fist holds four at most.', 'Five are refused.')
    """
    ends = (number for number, line in enumerate(lines, 1) if line.rstrip().endswith(ENDS))
    end = next(ends, len(lines))
    says, because = (" ".join(" ".join(part).split()) for part in (lines[:end], lines[end:]))
    return says, because


def asked_title(name: str) -> str:
    """The question in the name of a scenario, without the answer to a ruling or an open point.

    >>> asked_title("What is half of it? (ruling half=up)")
    'What is half of it?'
    """
    return _UNDER.sub("", name)


def under(name: str) -> str:
    """The answer to a ruling or an open point that the name of a scenario gives, or nothing.

    >>> under("What is half of it? (ruling half=up)"), under("Who wins?")
    ('half=up', '')
    """
    found = _UNDER.search(name)
    return found["answer"] if found else ""


def states(name: str, answer: str, rule: str) -> bool:
    """Whether a question rests on a rule that need not be at work in its example.

    Its answer cites the rule, or its name gives an answer to a ruling or an open point in it.

    >>> states("Can it pass?", "Yes (Fiji 4.1 and 4.3), and it stays.", "fiji_4_3")
    True
    """
    title, _, number = cite(rule).rpartition(" ")
    cited = re.findall(rf"\b{re.escape(title)} ({_NUMBERS})", answer)
    if number in re.findall(_NUMBER, " ".join(cited)):
        return True
    game, point = rule.partition("_")[0], under(name).partition("=")[0]
    known = games.points(game) if point and game in games.GAMES else {}
    return point in known and rule in known[point].rules
