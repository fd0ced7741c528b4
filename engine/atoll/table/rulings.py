"""Open questions with named answers, and editions as complete sets of answers."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple, Self

from atoll.finding import nearest
from atoll.table import Frozen, listed

_NONE: Mapping[str, str] = MappingProxyType({})


class Answer(NamedTuple):
    """One way to read an open point: its name, what it means, and the texts behind it.

    An edition that is in `said_by` says it; one in `read_by` does not, and can be read so.
    `sources` are passages of other texts that say it: of a review, a web page, another program.
    """

    name: str
    means: str
    said_by: tuple[str, ...] = ()
    read_by: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()

    @property
    def house_rule(self) -> bool:
        """Whether no text says it, and none can be read so."""
        return not (self.said_by or self.read_by or self.sources)


class Ruling(NamedTuple):
    """One open or disputed point: the question, its answers, and why the default is the default.

    `status` is `disputed` where two texts differ and `open` where no text decides.
    `decided_by` names who chose the default.
    """

    name: str
    question: str
    rules: tuple[str, ...]
    answers: tuple[Answer, ...]
    default: str
    why: str
    status: str
    decided_by: str

    def names(self) -> tuple[str, ...]:
        """The names of the answers, in the order in which they are told."""
        return tuple(answer.name for answer in self.answers)


class Edition(NamedTuple):
    """One published text: a complete choice of answers, and the points on which it is silent.

    Of a text that is known in part only, `lacks` says of a ruling what nobody can tell us. One that
    nobody here has held is not `seen`: its choices are what others tell of it.
    """

    id: str
    title: str
    language: str = "en"
    year: int | None = None
    choices: Mapping[str, str] = _NONE
    silent: Mapping[str, str] = _NONE
    lacks: Mapping[str, str] = _NONE
    seen: bool = True

    def as_json(self) -> dict[str, Any]:
        """The edition in JSON terms."""
        maps = {"choices": {**self.choices}, "silent": {**self.silent}, "lacks": {**self.lacks}}
        return self._asdict() | maps

    @property
    def called(self) -> str:
        """What people call it: its title without the game, with the year."""
        name = self.title.split(", ", 1)[-1]
        return name if not self.year or str(self.year) in name else f"{name} of {self.year}"

    def missing(self) -> dict[str, list[str]]:
        """By what is missing, the rulings that lack it."""
        lacks = self.lacks
        return {why: [one for one in lacks if lacks[one] == why] for why in lacks.values()}


class Backing(NamedTuple):
    """What stands behind an answer: who says it, who can be read so, who plays it in silence.

    `sources` are the passages of other texts that say it, of the `not_seen` editions too.
    """

    said_by: tuple[str, ...]
    read_by: tuple[str, ...]
    silent: tuple[str, ...]
    sources: tuple[str, ...] = ()
    not_seen: tuple[str, ...] = ()

    @property
    def told(self) -> str:
        """The texts in words, the same wherever an answer is shown.

        >>> Backing(("fiji-en-2006",), (), ("fiji-condensed",)).told
        'fiji-en-2006 says so; fiji-condensed is silent and is played so'
        >>> Backing((), (), ()).told
        'a house rule: no text says so'
        """
        said, read, quiet, else_, unseen = map(listed, self)
        verb = "are" if self.silent[1:] else "is"
        parts = (
            said and f"{said} {'say' if self.said_by[1:] else 'says'} so",
            else_ and f"{else_} {'say' if self.sources[1:] else 'says'} so",
            read and f"{read} can be read so",
            "" if said or read or else_ else "a house rule: no text says so",
            quiet and f"{quiet} {verb} silent and {verb} played so",
            unseen and f"told of {unseen}, which {'are' if self.not_seen[1:] else 'is'} not seen",
        )
        return "; ".join(filter(None, parts))


@dataclass(frozen=True, slots=True, init=False)
class Answers:
    """The answer to every ruling of a game by its name, as a table carries them.

    >>> Answers({"half": "down"}).half
    'down'
    """

    chosen: Mapping[str, str]
    asked: set[str] | None = field(default=None, compare=False, repr=False)

    __setstate__ = None  # else a dataclass takes other answers by it

    def __new__(cls, chosen: Mapping[str, str], asked: set[str] | None = None) -> Self:
        """Whoever gave the answers cannot change them any more, nor does `__init__`."""
        one = object.__new__(cls)
        object.__setattr__(one, "chosen", Frozen(chosen))
        object.__setattr__(one, "asked", asked)
        return one

    def __reduce__(self) -> tuple[Any, ...]:
        """How they cross from one process to another, and are copied."""
        return Answers, (self.chosen, self.asked)

    def __getattr__(self, name: str) -> str:
        """The answer to a ruling. Errors: AttributeError."""
        if name.startswith("_"):  # no ruling: Python asks what the class can do
            raise AttributeError(name)
        if name not in self.chosen:
            raise AttributeError(f"no ruling {name!r}; choose one of: {', '.join(self.chosen)}")
        if self.asked is not None:
            self.asked.add(name)
        return self.chosen[name]

    def __hash__(self) -> int:
        """Equal answers are one key."""
        return hash((*self.chosen.items(),))

    def as_dict(self) -> dict[str, str]:
        """Every answer, by its ruling; nobody is said to have asked."""
        return dict(self.chosen)

    def but(self, **others: str) -> "Answers":
        """The same with some other answers."""
        return replace(self, chosen={**self.chosen, **others})

    def listening(self, asked: set[str] | None) -> "Answers":
        """The same answers, which write down there what ruling anybody asks for, or nowhere."""
        return replace(self, asked=asked)


_ASKED = ContextVar[set[str] | None]("_ASKED", default=None)


@contextmanager
def writing_down(asked: set[str]) -> Iterator[None]:
    """All answers that are put together meanwhile write down there what ruling anybody asks for."""
    before = _ASKED.set(asked)
    try:
        yield
    finally:
        _ASKED.reset(before)


class UnknownRuling(ValueError):
    """A ruling, an answer or an edition that the game does not have."""


def named(kind: str, name: object, known: Collection[str]) -> str:
    """The name, if there is one like it. Errors: UnknownRuling names the known names."""
    if not isinstance(name, str) or name not in known:
        message = f"no {kind} {name!r}{nearest(name, known)}; choose one of: {', '.join(known)}"
        raise UnknownRuling(message)
    return name


def silent(ruling: Ruling, editions: Mapping[str, Edition]) -> dict[str, str]:
    """The editions that speak for no answer, and what they do say; none that is not seen."""
    speak = {text for answer in ruling.answers for text in (*answer.said_by, *answer.read_by)}
    rest = {name: one for name, one in editions.items() if one.seen and name not in speak}
    quiet = {name: {**one.lacks, **one.silent} for name, one in rest.items()}
    return {name: says.get(ruling.name, "Nothing is said of it.") for name, says in quiet.items()}


def backing(ruling: Ruling, answer: Answer, editions: Mapping[str, Edition]) -> Backing:
    """The texts behind an answer; every page and every command asks here."""
    quiet = [n for n in silent(ruling, editions) if played(editions[n], ruling) == answer.name]
    away = [n for n, one in editions.items() if not one.seen and played(one, ruling) == answer.name]
    return Backing(answer.said_by, answer.read_by, tuple(quiet), answer.sources, tuple(away))


def whole(editions: Mapping[str, Edition]) -> list[str]:
    """The editions that lack nothing: those by which one can play."""
    return [name for name, one in editions.items() if not one.lacks]


def played(edition: Edition, ruling: Ruling) -> str:
    """The answer by which an edition plays: its choice, else the first that its text allows.

    Nothing where what it says of that is not known.
    """
    if not edition.seen or ruling.name in {*edition.choices, *edition.lacks}:
        return edition.choices.get(ruling.name, "")
    said = [one.name for one in ruling.answers if edition.id in one.said_by]
    read = [one.name for one in ruling.answers if edition.id in one.read_by]
    return [*said, *read, ruling.default][0]


def answers(
    rulings: Mapping[str, Ruling],
    editions: Mapping[str, Edition],
    edition: str | None = None,
    house: Mapping[str, str] | None = None,
    others: Mapping[str, str] = _NONE,
) -> Answers:
    """The answer to every ruling: those of the edition, changed by the house rules.

    `others` are names that no answer changes, each with what to say of it.
    Errors: UnknownRuling names the known names, or what is not known of the edition.
    """
    text = None if edition is None else editions[named("edition", edition, editions)]
    chosen = {name: played(text, one) if text else one.default for name, one in rulings.items()}
    for name, answer in {**(text.choices if text else {}), **(house or {})}.items():
        if name in others and name not in rulings:
            raise UnknownRuling(others[name])
        ruling = rulings[named("ruling", name, rulings)]
        chosen[name] = named(f"answer to {name}", answer, ruling.names())
    if text and (open_ := [rulings[name] for name in rulings if not chosen[name]]):
        raise UnknownRuling(_incomplete(text, open_))
    return Answers(chosen, _ASKED.get())


def _incomplete(text: Edition, open_: Sequence[Ruling]) -> str:
    """Why an edition cannot be played, and what would do."""
    fix = " or ".join(f"{open_[0].name}={answer}" for answer in open_[0].names())
    return (
        f"{text.id} is known in part only and cannot be played. "
        f"It lacks {listed([one.name for one in open_])}: `atoll rulings` says what is missing. "
        f"Answer {'each of them' if open_[1:] else 'it'}, as {fix}, or choose another edition."
    )


def told_apart(rulings: Mapping[str, Ruling], one: Answers, other: Answers) -> list[str]:
    """The rules that two sets of answers tell differently."""
    ours, theirs = one.as_dict(), other.as_dict()
    differing = [rulings[name] for name in ours if ours[name] != theirs[name]]
    return sorted({rule for ruling in differing for rule in ruling.rules})


# How a game asks about a point that no text settles, and who chose what is played


PROJECT = "the Atoll project, 2026"


def open_point(
    name: str, question: str, rules: tuple[str, ...], why: str, first: Answer, *others: Answer
) -> Ruling:
    """A point that no text decides; its first answer is the default."""
    return Ruling(name, question, rules, (first, *others), first.name, why, "open", PROJECT)


def disputed(
    name: str, question: str, rules: tuple[str, ...], why: str, first: Answer, *others: Answer
) -> Ruling:
    """A point on which texts differ; its first answer is the default."""
    return open_point(name, question, rules, why, first, *others)._replace(status="disputed")


def unanswered(points: Mapping[str, Ruling], data: Mapping[str, str] = {}) -> dict[str, str]:
    """Of each open point that is no ruling what is said to who answers it.

    `data` says of those that are no more than data how somebody brings their own.
    """
    return {name: _unanswered(point, data.get(name, "")) for name, point in points.items()}


def _unanswered(point: Ruling, how: str) -> str:
    played = next(answer.means for answer in point.answers if answer.name == point.default)
    fix = f"it is data: {how}" if how else "no other answer is played"
    return f"{point.name} is an open point and no ruling ({point.question} {played}); {fix}."
