"""The questions of the FAQ: asked, answered, and how sure.

They are told as a run of examples has shown them, and as their files ask them, with every answer,
its texts and its status.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book.answers import Asked, OpenQuestion, Told
from atoll.book.explain import open_questions
from atoll.home import HOME, from_home, rooms
from atoll.sources.features import Scenario, scenarios
from atoll.table import RULE_ID, cite, games

SURENESS = ("open", "disputed", "inferred", "proved", "confirmed", "stated")
"""How sure an answer is, the least sure first."""
ENDS = (".", "!", "?")
_NUMBER = r"[0-9]+(?:\.[0-9]+)+"
_NUMBERS = rf"{_NUMBER}(?:(?:,| and|, and) {_NUMBER})*"
_QUESTION_ID = re.compile(r"[a-z]+_q_\w+")
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
    every = {}
    for name, scenarios in found.items():
        tags = (tag for rows in scenarios.values() for row in rows for tag in row["tags"])
        rules = dict.fromkeys(filter(RULE_ID.fullmatch, tags))
        every[name] = Question(name, (*rules,), tuple(map(_answer, scenarios.values())))
    return every


def _answer(rows: list[Result]) -> Answer:
    """The answer of one scenario, all its rows together."""
    first = rows[0]
    says, because = parted(first["description"].split("\n"))
    status = _sureness(first["tags"]) or "open"
    named = under(first["name"]) if len({row["name"] for row in rows}) == 1 else ""
    return Answer(asked_title(first["name"]), says, because, status, named, tuple(rows))


def _sureness(tags: Iterable[str]) -> str:
    return next((tag for tag in tags if tag in SURENESS), "")


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


# As the files ask them


def asked(home: Path = HOME) -> list[Asked]:
    """Every question of the FAQ, in the order of the files; asked alike, it is one question."""
    found: dict[tuple[str, str], list[Scenario]] = {}
    for one in scenarios(*rooms("features", home)):
        if "faq" in one.tags:
            name = next(filter(_QUESTION_ID.fullmatch, one.tags), "")
            found.setdefault((name, asked_title(one.name)), []).append(one)
    open_in = {game: {one.name: one for one in open_questions(game)} for game in games.GAMES}
    every = []
    for (name, title), ways in found.items():
        tags = (tag for one in ways for tag in one.tags)
        rules = dict.fromkeys(filter(RULE_ID.fullmatch, tags))
        about = sorted({rule.partition("_")[0] for rule in rules} & open_in.keys())
        known = {name: one for game in about for name, one in open_in[game].items()}
        told = dict.fromkeys(_told(one, known) for one in ways)
        answers = sorted(told, key=lambda one: not one.adopted)
        by = (one.adopted for one in known.values() if _left_open(one, answers, rules))
        file = from_home(ways[0].file, home)
        every.append(Asked(name, title, (*answers,), (*rules,), (*by,), file, ways[0].line))
    return every


def _left_open(of: OpenQuestion, answers: Iterable[Told], rules: Collection[str]) -> bool:
    """Whether a question is about an open point, and does not tell every answer to it."""
    told = {one.behind.name for one in answers if one.behind and one.ruling == of.name}
    about = bool(told) or not {*of.rules}.isdisjoint(rules)
    return about and told < {one.name for one in of.answers}


def _told(of: Scenario, known: Mapping[str, OpenQuestion]) -> Told:
    """The answer of one scenario, and what stands behind it."""
    ruling, _, answer = under(of.name).partition("=")
    ways = known[ruling].answers if ruling in known else ()
    behind = next((one for one in ways if one.name == answer), None)
    says, _ = parted(of.says)
    return Told(says, _sureness(of.tags), ruling if behind else "", behind)
