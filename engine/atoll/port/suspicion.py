"""Which rule a port most likely gets wrong: the one that is at work where it parts, and not else.

A moment is the work of several rules, and a position does not tell which of them a port has missed.
As where programs are searched for faults (Ochiai), each rule is weighed by the moments in which it
is at work: those by which the port parts, and those where all agrees. Of rules that weigh the same,
the one comes first whose own examples part more often.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt

from atoll.port.asking import Outcome
from atoll.port.question import rules_of
from atoll.record.following import Running


class Suspicion:
    """The moments of a run in which each rule was at work.

    `questions` counts those that agree, by rule; `unsure` are rules at work on lines that part.
    """

    def __init__(self) -> None:
        """Nothing has been asked yet."""
        self.questions = Counter[str]()
        self.unsure = set[str]()
        self._agreed, self._parted = Counter[str](), Counter[str]()
        self._right, self._wrong = Counter[str](), Counter[str]()

    def heard(self, outcome: Outcome, rules: Iterable[str]) -> None:
        """What agrees in one more question: all of it, or the lines before they part."""
        lines, parting = outcome.question.ours.lines, outcome.parting
        if outcome.agreed:
            self.questions.update({*rules})
            self._right.update(outcome.question.tags)
        elif parting:
            place = len(parting.record) - 1
            lines, parts = lines[:place], lines[place : place + 1]
            self.unsure |= {rule for line in parts for rule in rules_of(line)}
            self._wrong.update(outcome.question.tags)
        for rules_at_once in (at_once for line in lines for at_once in _moments(line)):
            self._agreed.update(rules_at_once)

    def parted(self, rules: Iterable[str]) -> None:
        """One more moment by which a port parts, with the rules at work in it."""
        self._parted.update({*rules})

    @property
    def doubtful(self) -> set[str]:
        """The rules at work in some moment by which the port parts."""
        return {*self._parted}

    def of(self, rule: str) -> tuple[float, float]:
        """How suspicious a rule is, and how often its examples part; each from 0 to 1."""
        parted, every = self._parted[rule], max(self._parted.values(), default=0)
        seen = sqrt(every * (parted + self._agreed[rule]))
        examples = self._wrong[rule] + self._right[rule]
        return (
            round(parted / seen, 2) if seen else 0.0,
            self._wrong[rule] / examples if examples else 0.0,
        )

    def ranked(self, rules: Iterable[str], usual: str | None) -> list[str]:
        """Rules, the most suspicious first; where several are, the usual one before others."""

        def weight(rule: str) -> tuple[float, bool, float]:
            score, share = self.of(rule)
            return score, rule == usual, share

        found = dict.fromkeys([*([usual] if usual else []), *rules])
        return sorted(found, key=weight, reverse=True)


def _moments(line: Running) -> Iterator[set[str]]:
    """The rules at work in each thing that happened on a line."""
    for step in line.step.one_by_one():
        yield {event.rule for event in step.events}
