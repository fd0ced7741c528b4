"""What came of judging forged records: which forgeries each rule refused, and what is amiss."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from atoll.forge.forgery import Forged
from atoll.forge.judging import amiss, judged
from atoll.table.stating import in_order

__all__ = ["Report", "report"]


class Report(NamedTuple):
    """How many forged records were judged, the forgeries by the rule that refused them, findings.

    The forgeries of lines that cannot be read are `unreadable`.
    """

    judged: int
    rules: dict[str, list[str]]
    unreadable: list[str]
    findings: list[str]

    def as_json(self) -> dict[str, Any]:
        """The report as `atoll forge --judge --json` prints it (schemas/forge.schema.json)."""
        return self._asdict()


def report(every: Iterable[tuple[str, Forged]]) -> Report:
    """Judge forged records, each with the name of the record that it is forged from."""
    refused: defaultdict[str, set[str]] = defaultdict(set)
    findings = []
    number = 0
    for number, (record, forged) in enumerate(every, start=1):  # noqa: B007 # how many there were
        verdict = judged(forged.lines)
        if said := amiss(forged, verdict):
            findings.append(f"{record}: {said}")
        else:
            refused[verdict.rule or ""].add(forged.forgery.name)
    unreadable = sorted(refused.pop("", ()))
    rules = {rule: sorted(refused[rule]) for rule in in_order(refused)}
    return Report(number, rules, unreadable, findings)
