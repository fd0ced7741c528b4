"""The sentences of a rule, each with its status: where one's differs from its rule's, it says so.

A sentence has a line of its own, and its mark stands behind it:
`Nobody looks at them. *(inferred)*`, or with a reason `*(inferred: by arithmetic)*`; with a reason
it may also say what the rule says.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from atoll.book.lines import Block
from atoll.table import counted

STATUSES = ("stated", "confirmed", "inferred", "open")
UNSURE = ("inferred", "open")
_MARK = re.compile(r"(?P<says>.*\S) \*\((?P<status>\w+)(?:: (?P<reason>[^()]+))?\)\*")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a rule, its status, and why it has this one, where that is said."""

    says: str
    status: str
    reason: str


def unmarked(statement: str) -> str:
    """The statement without the marks of its sentences."""
    lines = ((line, _MARK.fullmatch(line)) for line in statement.split("\n"))
    return "\n".join(match["says"] if match else line for line, match in lines)


def sentences(paragraphs: Iterable[Block], status: str) -> tuple[Sentence, ...]:
    """The sentences of a statement; those without a mark have the status of the rule."""
    return tuple(
        _sentence(Block(number, line, block.file), status)
        for block in paragraphs
        for number, line in enumerate(block.text.split("\n"), start=block.line)
    )


def written(of: Sentence) -> str:
    """The mark of a sentence as it stands in the book."""
    return f"*({of.status}{of.reason and f': {of.reason}'})*"


def marked(
    statement: str,
    of: Iterable[Sentence],
    status: str,
    mark: Callable[[Sentence], str] = written,
) -> str:
    r"""A statement with the marks of its sentences: those that say more than the rule's status.

    >>> one, two = Sentence("One.", "open", ""), Sentence("Two.", "stated", "")
    >>> marked("One.\nTwo.", [one, two], "stated")
    'One. *(open)*\nTwo.'
    """
    each = iter(of)
    lines = [(line, next(each) if line.strip() else None) for line in statement.split("\n")]
    marks = [one and (one.status != status or one.reason) and f" {mark(one)}" for _, one in lines]
    return "\n".join(f"{line}{told or ''}" for (line, _), told in zip(lines, marks, strict=True))


def status_told(status: str, others: Sequence[str]) -> str:
    """The status of a rule, and of how many of its sentences it is another.

    >>> status_told("stated", ["inferred", "inferred", "open"])
    'stated; 2 sentences inferred, 1 open'
    """
    first, *rest = [word for word in STATUSES if word in others] or [""]
    if not first:
        return status
    told = f"{counted(others.count(first), 'sentence')} {first}"
    return ", ".join([f"{status}; {told}", *(f"{others.count(word)} {word}" for word in rest)])


def _sentence(line: Block, status: str) -> Sentence:
    match = _MARK.fullmatch(line.text)
    says = (match["says"] if match else line.text).strip().removeprefix("- ")
    if "*(" in says:
        line.wrong("a mark stands behind its sentence, at the end of a line, like *(inferred)*.")
    if match is None:
        return Sentence(says, status, "")
    if match["status"] not in STATUSES:
        line.wrong(f"a sentence is {', '.join(STATUSES)}, not {match['status']!r}.")
    if match["status"] == status and not match["reason"]:
        line.wrong(f"the rule is {status} as a whole; remove the mark, or give it a reason.")
    return Sentence(says, match["status"], match["reason"] or "")
