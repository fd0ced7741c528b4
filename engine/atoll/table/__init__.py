"""What every game shares: events, refusals, steps and outcomes.

A game is a module with the verbs `setup`, `moves`, `why_not`, `after`, `view` and `outcome`.
A seat is its place at the table, counted from 0; `table.seats` holds the names.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, NoReturn, Self, TypeVar, cast

from atoll.table.packages import title

__all__ = [
    "RULE_ID",
    "Event",
    "Fault",
    "Frozen",
    "Outcome",
    "Refusal",
    "Refused",
    "Step",
    "agreed",
    "chapter_of",
    "cite",
    "counted",
    "frozen",
    "listed",
    "names_for",
    "objection",
    "read_only",
    "replaced",
]

Table = TypeVar("Table")
Value = TypeVar("Value")
_NAMES = ("Ana", "Ben", "Cid", "Dora", "Eli")
RULE_ID = re.compile(r"[a-z]+(?:_[0-9]+){2,}")
"""The id of a rule: its game, its chapter and its place there, as `fiji_4_7`."""
_AGREEING = re.compile(r"\[(?P<one>[^|\]]*)\|(?P<several>[^\]]*)\]")


class Frozen(dict[Any, Any]):
    """A mapping that nobody can change; one that differs is made as of any other: `{**it, ...}`.

    >>> Frozen({"Madura": 1})["Madura"] = 2
    Traceback (most recent call last):
    TypeError: what lies on a table changes by a move alone; make another mapping
    """

    __slots__ = ()

    def __new__(cls, held: Any = ()) -> Self:
        """Hold it from here on: `__init__`, which anybody may call again, does nothing."""
        one = dict.__new__(cls)
        dict.update(one, held)
        return one

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("what lies on a table changes by a move alone; make another mapping")

    __init__ = object.__init__  # in C: play makes many
    __setitem__ = __delitem__ = __ior__ = __setattr__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        """How it crosses from one process to another, and is copied: as what it holds."""
        return Frozen, ({**self},)


def read_only(value: Any) -> Any:
    """A value whose dict, or whose dicts if it is a tuple of them, nobody can change."""
    kind = type(value)
    if kind is tuple:
        return tuple([read_only(one) if type(one) in (dict, tuple) else one for one in value])
    return Frozen(value) if kind is dict else value


def frozen(kind: type[Value]) -> type[Value]:
    """A NamedTuple with many parts of which nobody can change one, and that is quickly replaced.

    What it calls a Mapping is frozen, whatever it was made with; `_replace` takes half of Python's
    time.

    >>> @frozen
    ... class Pair(NamedTuple):
    ...     one: int
    ...     two: Mapping[str, int]
    >>> Pair(1, {})._replace(two={"a": 2}).two.pop("a")
    Traceback (most recent call last):
    TypeError: what lies on a table changes by a move alone; make another mapping
    """
    places = {name: place for place, name in enumerate(vars(kind)["_fields"])}
    mapped = {name for name, said in kind.__annotations__.items() if "Mapping" in str(said)}
    held = [places[name] for name in mapped]
    made, as_tuple = cast(Any, kind.__new__), cast(Any, tuple.__new__)

    def replacing(self: Any, /, **others: Any) -> Any:
        parts = [*self]
        for name, part in others.items():
            parts[places[name]] = read_only(part) if name in mapped else part
        return as_tuple(kind, parts)

    def making(_: Any, /, *given: Any, **named: Any) -> Any:
        whole = len(given) == len(places) and not named  # as play makes them
        parts = [*given] if whole else [*made(kind, *given, **named)]
        for place in held:
            parts[place] = read_only(parts[place])
        return as_tuple(kind, parts)

    setattr(kind, "__new__", making)  # noqa: B010 # mypy knows the other ones, with their types
    setattr(kind, "_replace", replacing)  # noqa: B010
    return kind


@frozen
class Event(NamedTuple):
    """One thing that happened, the rule that made it happen, and what one would point at."""

    rule: str
    what: str
    facts: Mapping[str, Any] = Frozen()


class Refusal(NamedTuple):
    """Why a move is not allowed: the rule, and a sentence that names the fix."""

    rule: str
    reason: str

    def __str__(self) -> str:
        """The refusal as it is printed: `Fiji 4.1: Ana offers 5 beads; offer 1 to 4.`."""
        return f"{cite(self.rule)}: {self.reason}"


Fault = tuple[str, str]
"""The rule that a table breaks, and the fix."""


def objection(table: Any, *checks: Callable[[Any], Iterable[Fault]]) -> Refusal | None:
    """What the first check that does objects to a table, by the rule it names and with its fix."""
    return next((Refusal(*one) for check in checks for one in check(table)), None)


class Refused(ValueError):
    """A move or a start that the rules do not allow was tried all the same."""

    def __init__(self, rule: str, reason: str) -> None:
        """Keep the refusal, so that nobody has to read it out of the message."""
        self.refusal = Refusal(rule, reason)
        super().__init__(str(self.refusal))

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str]]:
        """How it crosses from one process to another: as its rule and its reason."""
        return type(self), (self.refusal.rule, self.refusal.reason)


class Step(Generic[Table]):
    """What a move led to: the next table, and everything that happened on the way, in order.

    `parts` are the steps it is made of, where it is made of several. It unpacks into table and
    events, and is equal to a step with the same ones.
    """

    __slots__ = ("events", "parts", "table")

    def __init__(
        self, table: Table, events: Iterable[Event] = (), parts: "tuple[Step[Table], ...]" = ()
    ) -> None:
        """Keep what happened."""
        self.table: Final = table  # mypy holds it; to refuse it here would take a twentieth of play
        self.events: Final = tuple(events)
        self.parts: Final = parts

    def __repr__(self) -> str:
        """The table alone."""
        return f"Step({self.table!r})"

    def __iter__(self) -> Iterator[Any]:
        """The table and the events."""
        return iter((self.table, self.events))

    def __eq__(self, other: object) -> bool:
        """Whether both led to the same table, and the same happened."""
        return isinstance(other, Step) and (*self,) == (*other,)

    def __hash__(self) -> int:
        """What equal steps have in common."""
        return hash(self.table)

    def one_by_one(self) -> "tuple[Step[Table], ...]":
        """The steps that are not made of others, in order."""
        return tuple(one for part in self.parts for one in part.one_by_one()) or (self,)

    def then(self, *following: "Step[Table]") -> "Step[Table]":
        """This step and those that follow it as one."""
        steps = (self, *following)
        return Step(steps[-1].table, (event for one in steps for event in one.events), steps)


class Outcome(NamedTuple):
    """How a game ended: the winning seats, the rule that says so, and the score of each seat.

    The most points are best, or the `fewest`. Nobody who does not win has a better score than
    somebody who does.
    """

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]
    fewest: bool = False

    @property
    def places(self) -> list[int]:
        """The place of each seat: who wins is first, all others by their points.

        >>> Outcome((2,), "rps_3_1", (5, 1, 5, 1)).places
        [2, 3, 1, 3]
        >>> Outcome((2,), "hearts_7_1", (71, 50, 39), fewest=True).places
        [3, 2, 1]
        """
        ranks = [(seat in self.winners, self._better(seat)) for seat in range(len(self.scores))]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def contradiction(self, seats: Sequence[str]) -> str:
        """Who wins though the score of another is better; nothing where winners and scores agree.

        >>> Outcome((1,), "hearts_7_1", (71, 39)).contradiction(("Ana", "Ben"))
        'Ben wins with 39 where Ana has 71 and the most are best'
        """
        others = {*range(len(seats))} - {*self.winners}
        last = min(self.winners, key=self._better, default=None)
        first = max(others, key=self._better, default=None)
        if last is None or first is None or self._better(last) >= self._better(first):
            return ""
        won = f"{seats[last]} wins with {self.scores[last]}"
        best = "fewest" if self.fewest else "most"
        return f"{won} where {seats[first]} has {self.scores[first]} and the {best} are best"

    def _better(self, seat: int) -> int:
        return -self.scores[seat] if self.fewest else self.scores[seat]


def replaced(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """The values with one of them replaced."""
    kept = [*values]
    kept[place] = value
    return tuple(kept)


def cite(rule: str) -> str:
    """A rule id as people write it.

    >>> cite("fiji_4_7")
    'Fiji 4.7'
    """
    game, _, number = rule.partition("_")
    return f"{title(game)} {number.replace('_', '.')}"


def chapter_of(rule: str) -> str:
    """The id of the chapter that a rule stands in.

    >>> chapter_of("fiji_4_7"), chapter_of("fiji_4_7_1")
    ('fiji_4', 'fiji_4')
    """
    return "_".join(rule.split("_")[:2])


def names_for(seats: int) -> tuple[str, ...]:
    """Names for so many seats of which nobody says how they are called.

    >>> names_for(2), names_for(7)[-1]
    (('Ana', 'Ben'), 'player 7')
    """
    more = (f"player {number}" for number in range(len(_NAMES) + 1, seats + 1))
    return (*_NAMES[:seats], *more)


def listed(names: Iterable[str], word: str = "and") -> str:
    """Names as a sentence lists them.

    >>> listed(["Ana", "Ben", "Cid"]), listed(["keep", "pay"], "or")
    ('Ana, Ben and Cid', 'keep or pay')
    """
    *first, last = [*names] or [""]
    return f"{', '.join(first)} {word} {last}" if first else last


def agreed(sentence: str, number: int) -> str:
    """A sentence whose words `[for one|for several]` agree with how many it speaks of.

    >>> agreed("Ana come[s|] after", 1), agreed("Ana and Ben come[s|] after", 2)
    ('Ana comes after', 'Ana and Ben come after')
    """
    return _AGREEING.sub(lambda found: found["one" if number == 1 else "several"], sentence)


def counted(number: int, thing: str, things: str = "") -> str:
    """So many of a thing.

    >>> counted(1, "bead"), counted(0, "bead"), counted(2, "law of it", "laws of it")
    ('1 bead', '0 beads', '2 laws of it')
    """
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"
