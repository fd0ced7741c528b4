"""The questions of the FAQ: asked, answered, and how sure.

They are told as a run of examples has shown them, and as their files ask them, with every answer,
its texts and its status.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

from atoll.book.answers import SURENESS, Answer, OpenQuestion, Question, Result
from atoll.book.explain import open_questions
from atoll.home import HOME, from_home, rooms
from atoll.sources.features import Scenario, scenarios
from atoll.table import RULE_ID, cite, games

ENDS = (".", "!", "?")
_NUMBER = r"[0-9]+(?:\.[0-9]+)+"
_NUMBERS = rf"{_NUMBER}(?:(?:,| and|, and) {_NUMBER})*"
_QUESTION_ID = re.compile(r"[a-z]+_q_\w+")
Points = Mapping[str, OpenQuestion]
_UNDER = re.compile(r"\s*\((?:ruling|open point) (?P<answer>[^)]*)\)$")


def faq(game: str, results: Iterable[Result]) -> dict[str, Question]:
    """Every question of a game by its id, in the order of the files, as a run has shown it."""
    found: dict[str, dict[tuple[str, int], list[Result]]] = {}
    for result in results:
        for tag in result["tags"]:
            if tag.startswith(f"{game}_q_"):
                scenarios = found.setdefault(tag, {})
                scenarios.setdefault((result["file"], result["line"]), []).append(result)
    known, every = _points(game), dict[str, Question]()
    for name, scenarios in found.items():
        ways = [_scenario(rows) for rows in scenarios.values()]
        shown = zip(ways, scenarios.values(), strict=True)
        answers = tuple(_answer(one, known)._replace(results=(*rows,)) for one, rows in shown)
        (file, line), *_ = scenarios
        every[name] = Question(name, answers[0].asked, answers, _rules(ways), (), file, line)
    return every


def _scenario(rows: Sequence[Result]) -> Scenario:
    """A scenario as its results have it; each row of a table may have a name of its own."""
    first = rows[0]
    same = len({row["name"] for row in rows}) == 1
    name = first["name"] if same else asked_title(first["name"])
    says = (*first["description"].split("\n"),)
    return Scenario(Path(first["file"]), first["line"], name, (*first["tags"],), (), says=says)


def _answer(of: Scenario, known: Points) -> Answer:
    """The answer of one scenario, and what stands behind it."""
    (says, because), ruling = parted(of.says), under(of.name)
    point, _, answer = ruling.partition("=")
    ways = known[point].answers if point in known else ()
    behind = next((one for one in ways if one.name == answer), None)
    status = next((tag for tag in of.tags if tag in SURENESS), "open")
    return Answer(asked_title(of.name), says, because, status, ruling, behind)


def _rules(ways: Iterable[Scenario]) -> tuple[str, ...]:
    tags = (tag for one in ways for tag in one.tags)
    return (*dict.fromkeys(filter(RULE_ID.fullmatch, tags)),)


def _points(game: str) -> Points:
    """What is open in a game, by its name; nothing of what is no game."""
    return {one.name: one for one in open_questions(game)} if game in games.GAMES else {}


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


def asked(home: Path = HOME) -> list[Question]:
    """Every question of the FAQ, in the order of the files; asked alike, it is one question."""
    found: dict[tuple[str, str], list[Scenario]] = {}
    for one in scenarios(*rooms("features", home)):
        if "faq" in one.tags:
            name = next(filter(_QUESTION_ID.fullmatch, one.tags), "")
            found.setdefault((name, asked_title(one.name)), []).append(one)
    open_in, every = {game: _points(game) for game in games.GAMES}, list[Question]()
    for (name, title), ways in found.items():
        rules = _rules(ways)
        about = sorted({rule.partition("_")[0] for rule in rules} & open_in.keys())
        known = {name: one for game in about for name, one in open_in[game].items()}
        told = sorted((_answer(one, known) for one in ways), key=lambda one: not one.adopted)
        answers = {(one.says, one.status, one.behind and one.ruling): one for one in told}
        left = tuple(one for one in known.values() if _left_open(one, told, rules))
        place = from_home(ways[0].file, home), ways[0].line
        every.append(Question(name, title, (*answers.values(),), rules, left, *place))
    return every


def _left_open(of: OpenQuestion, answers: Iterable[Answer], rules: Collection[str]) -> bool:
    """Whether a question is about an open point, and does not tell every answer to it."""
    mine = (one.behind for one in answers if one.ruling.partition("=")[0] == of.name)
    told = {one.name for one in mine if one}
    about = bool(told) or not {*of.rules}.isdisjoint(rules)
    return about and told < {one.name for one in of.answers}
