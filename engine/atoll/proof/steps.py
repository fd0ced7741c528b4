"""A proof as the second solver writes it, and what can be seen of it without a checker.

It is in the calculus CPC: names for terms, assumptions, and steps, each by a rule and from what
stands above it, the last of which says `false`. Whether a step follows its rule, only a checker
knows; that nothing is left out, nothing taken on trust and nothing assumed that the question does
not say can be seen here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

__all__ = ["flaws", "steps"]

_COMMAND = re.compile(r"\((define|assume|assume-push|step|step-pop) (@[tp][0-9]+) (.*)\)")
_NAME = re.compile(r"@[tp][0-9]+")
_TRUSTED = re.compile(r" :rule (?:trust|hole)")
_WORD = re.compile(r"\|[^|]*\||[()]|[^\s()|;]+|;[^\n]*")


def steps(proof: str) -> int:
    """How many steps a proof takes."""
    return proof.count("\n(step")


def flaws(proof: str, question: str) -> Iterator[str]:
    """What is wrong with a proof that `question` cannot be, as far as it can be seen."""
    lines = [line for line in proof.splitlines() if line]
    yield from _torn(lines)
    yield from _unbased(lines)
    yield from _unsaid(lines, question)


def _torn(lines: Sequence[str]) -> Iterator[str]:
    """Lines that are no step, that ask for trust, and an end that is none."""
    for number, line in enumerate(lines, 1):
        if not _COMMAND.fullmatch(line):
            yield f"line {number} is no command of a proof"
        elif _TRUSTED.search(line):
            yield f"line {number} is to be taken on trust"
    if not (lines and re.match(r"\(step @p[0-9]+ false :rule ", lines[-1])):
        yield "its last step does not say false"
    if _begun(lines, "assume-push") != _begun(lines, "step-pop"):
        yield "what is assumed on the way is not all given back"


def _begun(lines: Iterable[str], command: str) -> int:
    return sum(line.startswith(f"({command} ") for line in lines)


def _unbased(lines: Iterable[str]) -> Iterator[str]:
    """Lines that rest on what does not stand above them."""
    known = set[str]()
    for number, line in enumerate(lines, 1):
        own, *others = _NAME.findall(line) or [""]
        missing = [name for name in others if name not in known]
        if missing:
            yield f"line {number} rests on {missing[0]}, which does not stand above it"
        known.add(own)


# What is assumed


def _unsaid(lines: Iterable[str], question: str) -> Iterator[str]:
    """What is assumed and does not stand in the question."""
    seen = _Seen()
    said = {seen.term(what, {}) for head, *what in _read(question) if head == "assert"}
    named = dict[str, int]()
    for found in filter(None, map(_COMMAND.fullmatch, lines)):
        command, name, rest = found.groups()
        if command == "define":
            [_, term] = _read(rest)
            named[name] = seen.term([term], named)
        elif command == "assume" and seen.term(_read(rest), named) not in said:
            yield f"{name} assumes what the question does not say"


def _read(text: str) -> list[Any]:
    """The expressions of a text, each a word or a list of such."""
    found: list[Any] = []
    ahead = [found]
    for word in _WORD.findall(text):
        if word == "(":
            ahead.append([])
        elif word == ")":
            whole = ahead.pop()
            ahead[-1].append(whole)
        elif not word.startswith(";"):
            ahead[-1].append(word.strip("|"))
    return found


class _Seen:
    """Terms, each known by a number: two that are alike when written out have the same."""

    def __init__(self) -> None:
        """Begin with none."""
        self._numbers: dict[object, int] = {}

    def term(self, what: Sequence[Any], named: Mapping[str, int]) -> int:
        """The number of a term, in which names stand for terms that are known."""
        [one] = what
        while isinstance(one, list) and one[0] == "let":
            _, bound, one = one
            named = {**named, **{name: self.term([text], named) for name, text in bound}}
        if isinstance(one, str):
            return named[one] if one in named else self._numbered(one)
        return self._numbered(tuple(self.term([part], named) for part in one))

    def _numbered(self, key: object) -> int:
        return self._numbers.setdefault(key, len(self._numbers))
