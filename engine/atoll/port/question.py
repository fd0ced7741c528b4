"""Our side of a record: what the rules say of each of its lines, up to the first they refuse."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.record.start import Impossible
from atoll.record.ways import EDITION, under
from atoll.table import Refusal, Refused

Record = tuple[Entry, ...]


class Ours(NamedTuple):
    """What each line leads to, and the refusal of the line after those, if one is refused.

    `impossible` says that no rule forbids the line, but no game comes to its position.
    """

    lines: tuple[Running, ...]
    refusal: Refusal | None = None
    impossible: bool = False


def ours(record: Sequence[Entry]) -> Ours:
    """Play a record by the rules. Errors: ValueErrors of a line that is not to be read."""
    lines: list[Running] = []
    for entry in record:
        try:
            lines.append(followed(lines[-1] if lines else None, entry))
        except Refused as error:
            return Ours(tuple(lines), error.refusal, isinstance(error, Impossible))
    return Ours(tuple(lines))


def rules_of(running: Running) -> Iterator[str]:
    """The rules that fire on the last line, each once."""
    yield from dict.fromkeys(event.rule for event in running.step.events)


@dataclass(frozen=True)
class Question:
    """A record that a port is asked, and where it comes from.

    `kind` is `vector`, `forged` or `game`; `tags` are the rules that it is an example of. Any of
    the rules in `breaks` may be named for the refusal of its last line. After that line a `probe`
    may be asked: `moves` of a player who has to decide, or `undo`. A port that deals in a way of
    its own has `dealt` a table; by the rules the game begins there.
    """

    kind: str
    name: str
    record: Record
    tags: tuple[str, ...] = ()
    breaks: frozenset[str] = frozenset()
    probe: str = ""
    dealt: Entry | None = None

    @cached_property
    def ours(self) -> Ours:
        """Our side, played once, however often it is asked."""
        return ours((self.dealt or self.record[0], *self.record[1:]))

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The rules that are at work in it: those that fire, and the one that refuses."""
        refusal = self.ours.refusal
        fired = [rule for line in self.ours.lines for rule in rules_of(line)]
        return tuple(dict.fromkeys([*fired, *([refusal.rule] if refusal else [])]))

    @cached_property
    def _others(self) -> dict[str, "Question"]:
        return {}

    def by(self, edition: str) -> "Question":
        """The same record by another text, made once; any rule may refuse it then."""
        if edition not in self._others:
            first = under({EDITION: edition}, self.record[0])
            name = f"{self.name} (by {edition})"
            other = Question(self.kind, name, (first, *self.record[1:]), self.tags)
            self._others[edition] = other
        return self._others[edition]

    def may_name(self, rule: str) -> bool:
        """Whether a refusal of its last line may name this rule."""
        refusal = self.ours.refusal
        return rule in self.breaks or (refusal is not None and rule == refusal.rule)
