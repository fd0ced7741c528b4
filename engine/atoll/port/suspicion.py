"""Which rule a port most likely gets wrong: the one that is at work where it parts, and not else.

A line of a record is the work of many rules, and a position does not tell which of them a port has
missed. As where programs are searched for faults (Ochiai), each rule is weighed by the questions in
which it is at work: those where the port parts on a line with it, and those where all agrees. Those
that are an example of the rule weigh as much again.
"""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from atoll.port.asking import Outcome
from atoll.port.ours import Question, rules_of
from atoll.port.parting import Parting

__all__ = ["Suspicion"]


class Suspicion:
    """How the questions of a run ended, by the rules at work in them.

    `agreed` and `parted` count them by rule; `failing` are rules whose own examples part where they
    are at work.
    """

    def __init__(self) -> None:
        """Nothing has been asked yet."""
        self.agreed, self.parted = Counter[str](), Counter[str]()
        self.failing = set[str]()
        self._wrong, self._right = Counter[str](), Counter[str]()
        self._all = 0

    def heard(self, outcome: Outcome, rules: Iterable[str]) -> None:
        """One more question, with the rules at work in all that was played of it."""
        question, parting = outcome.question, outcome.parting
        if outcome.agreed:
            self.agreed.update({*rules})
            self._right.update(question.tags)
        elif parting:
            there = _at_work(question, parting)
            self.agreed.update(_before(question, parting) - there)
            self.parted.update(there)
            self.failing |= there & {*question.tags}
            self._wrong.update(question.tags)
            self._all += 1

    def of(self, rule: str) -> float:
        """From 0, for a rule that nothing speaks against, to 2."""
        parted, examples = self.parted[rule], self._wrong[rule] + self._right[rule]
        seen = sqrt(self._all * (parted + self.agreed[rule]))
        ochiai = parted / seen if seen else 0.0
        return ochiai + (self._wrong[rule] / examples if examples else 0.0)

    def first(self, rules: Iterable[str], usual: str | None) -> str | None:
        """The most suspicious of some rules; where several are, the usual one or the first."""
        found = dict.fromkeys([*([usual] if usual else []), *rules])
        return max(found, key=self.of, default=usual)


def _at_work(question: Question, parting: Parting) -> set[str]:
    """The rules at work on the line where they part; of one that the rules refuse, that rule."""
    lines, place = question.ours.lines, len(parting.record) - 1
    fired = {*rules_of(lines[place])} if place < len(lines) and not parting.turn else set()
    return fired or {*filter(None, [parting.rule])}


def _before(question: Question, parting: Parting) -> set[str]:
    """The rules at work on the lines before, on which they agree."""
    before = question.ours.lines[: len(parting.record) - 1]
    return {rule for running in before for rule in rules_of(running)}
