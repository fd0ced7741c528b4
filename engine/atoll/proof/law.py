"""Laws: what must always hold, each with the broken rule that it has to refute.

A law is a function over unknowns (`atoll.<game>.unknowns` says what each parameter stands for) that
gives a flag. Its statements stand in `laws/`; what proves them is `proofs.py`, what holds one
against the rules, broken ones too, is `cases.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from inspect import cleandoc, signature
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from atoll.table import games
from atoll.words import Flag, Number


class Breach(NamedTuple):
    """A rule read wrongly: a text that stands once in a module, and what replaces it."""

    old: str
    new: str
    module: str = "rules"


class Claim(NamedTuple):
    """What a law says where something is given besides its unknowns."""

    given: Flag
    holds: Flag


class Checked(NamedTuple):
    """What a law without unknowns says: how many cases it tried, and what has to hold of them."""

    cases: int
    flags: list[Flag]


class Sampled(Checked):
    """The same of cases that are some of many: so many were tried, and no other was seen."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Cases:
    """What a law says of each of its cases: `over` gives them, one thing or several in a tuple."""

    over: Callable[[], Iterable[Any]]
    holds: Callable[..., Flag]
    kind: type[Checked]
    many: int = 0  # there have to be so many; 0: however many

    def each(self) -> Iterator[tuple[dict[str, Any], Flag]]:
        """The things of each case by the names that the law has for them, and whether it holds."""
        names = (*signature(self.holds).parameters,)
        for one in self.over():
            things = one if len(names) > 1 else (one,)
            yield dict(zip(names, things, strict=True)), self.holds(*things)

    def __call__(self) -> Checked:
        """All of them."""
        flags = [flag for _, flag in self.each()]
        return self.kind(len(flags), [*flags, self.many in (0, len(flags))])


class Law(NamedTuple):
    """Something that must always hold: a sentence, the rules it speaks of, and its breach.

    `seats` are the numbers of seats it holds for, none where it does not speak of seats; where it
    is claimed for `all_seats`, the game says which these are.
    `lemmas` names the laws that it leans on. `under` are the answers it is claimed for, as
    `half=up`; of a ruling that it does not name it holds under every answer.
    """

    name: str
    says: str
    rules: tuple[str, ...]
    holds: Callable[..., Any]
    seats: tuple[int, ...]
    breach: Breach
    lemmas: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    all_seats: bool = False

    @property
    def answers(self) -> dict[str, str]:
        """The answers it is claimed for, by ruling."""
        return {ruling: answer for ruling, _, answer in (one.partition("=") for one in self.under)}


def breach(
    old: str, new: str, module: str = "rules"
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Say of a function which breach the law refutes that is made of it; TypeError for two."""

    def said(holds: Callable[..., Any]) -> Callable[..., Any]:
        if "breach" in vars(holds):
            raise TypeError(f"{holds.__name__} has two breaches; say one of them.")
        vars(holds)["breach"] = Breach(old, new, module)
        return holds

    return said


def law(  # noqa: PLR0913 # all that is said of a law
    *rules: str,
    seats: tuple[int, ...] | None = None,
    lemmas: tuple[str, ...] = (),
    under: tuple[str, ...] = (),
    over: Callable[[], Iterable[Any]] | None = None,
    kind: type[Checked] = Checked,
    many: int = 0,
) -> Callable[[Callable[..., Any]], Law]:
    """Make a law of a function: its name is the sentence, its docstring the explanation.

    Below it stands its `breach`. What it takes are unknowns, or cases: those it is tried `over`, so
    `many`, checked or sampled. Without `seats` it is claimed for all numbers of seats that the
    game has, if it has unknowns.
    """

    def made(holds: Callable[..., Any]) -> Law:
        says = cleandoc(holds.__doc__ or "")
        unknown = not over and bool(signature(holds).parameters)
        if "breach" not in vars(holds):
            raise TypeError(f"{holds.__name__} has no breach; say it below the law: @breach(…).")
        given = (seats or (), vars(holds)["breach"], lemmas, under, seats is None and unknown)
        said: Callable[..., Any] = Cases(over, holds, kind, many) if over else holds
        return Law(holds.__name__, says, rules, said, *given)

    return made


seatless = partial(law, seats=())
"""A law that does not speak of seats."""


def parameters(of: Law) -> tuple[str, ...]:
    """The unknowns of a law, by name."""
    return tuple(signature(of.holds).parameters)


def leans_on(of: Law, known: Mapping[str, Law]) -> set[str]:
    """The laws that a law leans on, directly or not."""
    found: set[str] = set()
    ahead = {*of.lemmas} & known.keys()
    while ahead := ahead - found:
        found |= ahead
        ahead = {lemma for name in ahead for lemma in known[name].lemmas if lemma in known}
    return found


class Maker(Protocol):
    """What unknowns are made of: terms for a proof, known values for a replay."""

    def number(self, name: str) -> Number:
        """A whole number from 0 on."""

    def flag(self, name: str) -> Flag:
        """A yes or no."""

    def assume(self, flag: Flag, *rules: str) -> None:
        """Something that holds of the unknowns, and the rules that say so."""

    def held(self, name: str, value: Any, *rules: str) -> Any:
        """What the rules make of the unknowns; a question may ask what would be without them."""


class Values:
    """Unknowns that are known after all: by name, anything else is 0 or no."""

    def __init__(self, known: Mapping[str, int]) -> None:
        """Take numbers and flags by name."""
        self.known, self.assumed = known, list[Flag]()

    def number(self, name: str) -> int:
        """The number."""
        return int(self.known.get(name, 0))

    def flag(self, name: str) -> bool:
        """The flag."""
        return bool(self.known.get(name, 0))

    def assume(self, flag: Flag, *rules: str) -> None:  # noqa: ARG002 # as a Maker
        """Note it: of a model of the unknowns it holds."""
        self.assumed.append(flag)

    def held(self, name: str, value: Any, *rules: str) -> Any:  # noqa: ARG002 # as a Maker
        """The value itself."""
        return value


# The laws of a game


class Laws(Protocol):
    """What must always hold: a game's `laws`, a package with a module for each chapter."""

    CHAPTERS: tuple[str, ...]  # its modules, in the order of the rulebook
    PLAYED: tuple[str, ...]  # modules of the game that laws read besides the rules, in order


class Alone:
    """Laws that stand in one module, and read the rules alone."""

    CHAPTERS: tuple[str, ...] = ()
    PLAYED: tuple[str, ...] = ()


claimed = games.Module[Laws]("laws", Laws, "{game} claims no law yet", lambda _: Alone())


def laws(game: str) -> dict[str, Law]:
    """The laws of a game by name, in the order of its chapters; none where it has no laws yet."""
    if not claimed.there(game):
        return {}
    return held_in(game, (games.source(game, name) for name in chapters(game)))


def chapters(game: str) -> tuple[str, ...]:
    """The modules that hold the laws of a game: its chapters, or `laws` alone."""
    return tuple(f"laws.{name}" for name in claimed(game).CHAPTERS) or ("laws",)


def held_in(game: str, modules: Iterable[ModuleType]) -> dict[str, Law]:
    """The laws of a game that these modules hold, by name."""
    seats = tuple(sorted(games.game(game).SEATS))
    every = [one for module in modules for one in vars(module).values() if isinstance(one, Law)]
    return {one.name: one._replace(seats=seats) if one.all_seats else one for one in every}
