"""What the referee says of forged records: refused at that line by that rule, or otherwise."""

import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from atoll.forge.forging import Forged
from atoll.record import Verdict
from atoll.record import judged as judged_by
from atoll.record.entries import Entry
from atoll.record.lines import object_of
from atoll.record.ways import raw_of
from atoll.table import cite
from atoll.table.stating import in_order


class Report(NamedTuple):
    """How many forged records were judged, their ways by the rule that refused them, findings.

    The ways of lines that cannot be read are `unreadable`.
    """

    judged: int
    rules: dict[str, list[str]]
    unreadable: list[str]
    findings: list[str]

    def as_json(self) -> dict[str, Any]:
        """The report as `atoll forge --judge --json` prints it (schemas/forge.schema.json)."""
        return self._asdict()


def report(every: Iterable[Forged]) -> Report:
    """Judge forged records, each as it would stand in a file, from its first line on."""
    refused: defaultdict[str, set[str]] = defaultdict(set)
    findings = []
    number = 0
    for number, one in enumerate(every, start=1):  # noqa: B007 # how many there were
        verdict = judged(one.lines)
        if said := _amiss(one, verdict):
            findings.append(f"{one.of}: {said}")
        else:
            refused[one.rule].add(one.way)
    unreadable = sorted(refused.pop("", ()))
    rules = {rule: sorted(refused[rule]) for rule in in_order(refused)}
    return Report(number, rules, unreadable, findings)


def text(lines: Iterable[Entry]) -> str:
    """A record as it stands in a file."""
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)


def judged(lines: Iterable[Entry]) -> Verdict:
    """The referee's verdict on a record that lies nowhere yet."""
    return judged_by("forged.jsonl", raw_of(text(lines)), object_of)


def _amiss(forged: Forged, verdict: Verdict) -> str:
    """What the referee says otherwise than the rules at that line; nothing where it does not."""
    line, rule = len(forged.lines), forged.rule
    expected = f"{cite(rule)} refuses it" if rule else "it is none of the notation"
    if verdict.legal:
        return f"{forged.way}: line {line} is let through; {expected}."
    if (verdict.rule or "") == rule and verdict.line == line:
        return ""
    by = f"by {cite(verdict.rule)}" if verdict.rule else "by no rule"
    said = f"line {verdict.line} is refused {by} ({verdict.reason})"
    return f"{forged.way}: {said}; line {line}: {expected}."
