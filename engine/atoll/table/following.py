"""What follows from what a game says, wherever it has no word of its own.

The smallest game says its table (`nouns.LAYOUT`, `nouns.Table`), its moves (`notation.MOVES`), its
events (`events.KINDS`) and, in `game`, `SEATS`, `SEATING`, `waiting`, `moves`, `why_not`, `played`
and `outcome`. `SEATING` is the rule that says how many may sit down. Where
luck lays something on the first table, `dealt` does.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import index
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any

from atoll.table import Event, Refused, Step, listed
from atoll.table.fields import SHARED
from atoll.table.layout import Layout, Lies, unseen
from atoll.table.phrases import Fields, Sentences
from atoll.table.play import onward, unseated
from atoll.table.rulings import Answers, Edition, Ruling, answers

if TYPE_CHECKING:
    from atoll.table.contract import Game


ALONE = {"checks": "sound", "counting": "why_impossible", "imagined": "imagined"}
"""A module that says one verb, which `game` may say too."""
MODULES = ("game", "rulings", "position", "events", "notation", "nouns", *ALONE)
"""Where a game says its verbs and what they follow from."""
Table = Any
Move = Any


# What a game offers is whole: all that the contract names, said by the game or following


class NotOffered(ValueError):
    """Something is asked of a game that it does not offer, or not whole."""


class Completed:
    """What modules of a game say, and what follows where they say nothing."""

    def __init__(self, modules: Sequence[ModuleType], follows: object) -> None:
        """Of modules that say the same, the first counts."""
        self.__name__, self._follows = modules[0].__name__, follows
        for module in reversed(modules):
            vars(self).update(_said(module))  # where whoever asks whether it has a name looks

    def __getattr__(self, name: str) -> Any:
        """What follows. Errors: AttributeError."""
        if name.startswith("_"):  # nothing of a game: Python asks what the class can do
            raise AttributeError(name)
        return getattr(self._follows, name)


def _said(module: ModuleType) -> dict[str, Any]:
    """What a module says; a module of the package that is called as a verb is none."""
    return {
        name: one
        for name, one in vars(module).items()
        if not name.startswith("_") and not isinstance(one, ModuleType)
    }


def whole(offered: Any, protocol: type) -> object:
    """What a game offers, if it has all that the contract names. Errors: NotOffered."""
    for name in lacks(offered, protocol):
        raise NotOffered(
            f"{offered.__name__} lacks {name}; {protocol.__module__}.{protocol.__name__} says "
            "what that is, and the guide Add a game who needs it."
        )
    return offered


def lacks(module: object, protocol: type) -> list[str]:
    """What a Protocol asks for that is not there."""
    return [name for name in named(protocol) if not hasattr(module, name)]


@cache
def named(protocol: type) -> list[str]:
    """The names that a Protocol asks for."""
    parts = [one for one in protocol.__mro__ if getattr(one, "_is_protocol", False)]
    names = {name for part in parts for name in (*vars(part), *part.__annotations__)}
    return sorted(name for name in names if not name.startswith("_"))


# The verbs


class Verbs(Completed):
    """The verbs of a game: those that its package and its modules say, and those that follow."""

    def __init__(self, package: ModuleType, offered: Callable[[str], ModuleType | None]) -> None:
        """Take the package, and what gives a module of the game by its name."""
        whole = (offered(name) for name in MODULES if name not in ALONE)
        super().__init__([package, *filter(None, whole)], _Following(self))
        for name, verb in ALONE.items():
            if (module := offered(name)) and hasattr(module, verb):
                vars(self).setdefault(verb, getattr(module, verb))


class _Following:
    """The verbs that follow from others of the game."""

    RULINGS: Mapping[str, Ruling] = {}
    EDITIONS: Mapping[str, Edition] = {}
    MOST_MOVES = 10_000
    OWN = None

    def __init__(self, said: Verbs) -> None:
        self._said = said

    def answered(
        self, edition: str | None = None, house: Mapping[str, str] | None = None
    ) -> Answers:
        """The answer to every ruling. Errors: UnknownRuling."""
        return answers(self._said.RULINGS, self._said.EDITIONS, edition, house)

    def opening(
        self,
        seats: Sequence[str],
        seed: int,
        rulings: Mapping[str, str] | None,
        *,
        edition: str | None,
        **own: Any,
    ) -> Step[Table]:
        """The players sit down at the table as it starts, and what is drawn by luck is dealt.

        `own` are parts of the table that they bring. Errors: Refused, UnknownRuling, TypeError.
        """
        kinds = {name: self._said.LAYOUT.parts[name].kind for name in own}
        brought = {name: kind.write(own[name], seats) for name, kind in kinds.items()}
        table = self._said.read_position(brought, seats, self._said.answered(edition, rulings))
        sit = Event(self._said.SEATING, "sit", {"seats": (*range(len(seats)),)})
        dealt = self._said.dealt(table, Random(index(seed)))
        return self._onward(Step(table, (sit,)).then(dealt))

    def setup(
        self,
        seats: Sequence[str],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        *,
        edition: str | None = None,
        **own: Any,
    ) -> Table:
        """A new game: the table at its first decision, made as by `opening`.

        Errors: Refused, UnknownRuling.
        """
        opened: Step[Table] = self._said.opening(seats, seed, rulings, edition=edition, **own)
        return opened.table

    def dealt(self, table: Table, _luck: Random) -> Step[Table]:
        """Nothing is drawn by luck before the first move."""
        return Step(table, ())

    def _onward(self, step: Step[Table]) -> Step[Table]:
        return onward(self._said.proceed, step)

    def after(self, table: Table, seat: int, move: Move) -> Step[Table]:
        """The table after the move and what follows from it, with all events. Errors: Refused."""
        return self._onward(self._said.played(table, seat, move))

    def resumed(self, position: object, seats: Sequence[str], rulings: Answers) -> Step[Table]:
        """The table of a position, if it can stand, run on to its first decision.

        Errors: PositionError, Refused.
        """
        table = self._said.read_position(position, seats, rulings)
        return self._onward(Step(self._said.sound(table)))

    def sound(self, table: Table) -> Table:
        """Its parts fit together as they are."""
        return table

    def why_impossible(self, _table: Table, **_own: Any) -> None:
        """Nothing is counted."""

    def amid(self, _table: Table) -> None:
        """Each move ends a turn."""

    def proceed(self, _table: Table) -> Step[Table] | None:
        """Nothing happens that nobody decides."""
        return None

    def view(self, table: Table, seat: int) -> Any:
        """What the seat may know."""
        return self._said.LAYOUT.view(table, seat)

    def parse_move(self, text: str) -> Move:
        """A move from text. Errors: NotationError."""
        return self._said.MOVES.read(text)

    def write_move(self, move: Move) -> str:
        """A move as text."""
        text: str = self._said.MOVES.write(move)
        return text

    def read_position(self, value: object, seats: Sequence[str], rulings: Answers) -> Table:
        """The table of a position. Errors: PositionError, Refused."""
        if reason := unseated(seats, min(self._said.SEATS), max(self._said.SEATS)):
            raise Refused(self._said.SEATING, reason)
        names = tuple(seats)
        parts = self._said.LAYOUT.whole(value, names)
        return self._said.Table(seats=names, rulings=rulings, **parts)

    def imagined(self, view: Any, _seed: int) -> Table:
        """The whole table, where nothing is hidden. Errors: NotOffered where something is."""
        if view.hidden:
            what = listed(each.what for each in view.hidden)
            raise NotOffered(f"`imagined` says not yet how this may lie: {what}.")
        parts = {name: getattr(view, name) for name in self._said.LAYOUT.parts}
        return self._said.Table(seats=view.seats, rulings=view.rulings, **parts)

    def write_position(self, table: Table) -> dict[str, Any]:
        """The table as a position."""
        layout: Layout = self._said.LAYOUT
        return layout.write(table)

    def differences(self, table: Table, then: object) -> Sequence[tuple[str, Any, Any]]:
        """Where the table is not as a partial position says. Errors: PositionError."""
        layout: Layout = self._said.LAYOUT
        return layout.differences(table, then)

    def sentence(self, event: Event, seats: tuple[str, ...]) -> str:
        """What happened, in one sentence."""
        return Sentences(self._said.KINDS).sentence(event, seats)


# What follows of other modules


def nothing(_game: str) -> object:
    """What follows of most modules that a game does not have."""
    return None


class Spoken:
    """The fields of a game without some of its own."""

    FIELDS: Fields = SHARED


class Prompt:
    """What a person who plays is shown where the game does not say it: all that lies there."""

    def __init__(self, rules: "Game", layout: Layout) -> None:
        """Take the verbs of the game and the parts of its table."""
        self._rules, self._layout = rules, layout

    def board(self, view: Any) -> list[str]:
        """What the seat sees, a part a line."""
        return [f"The {each.name}: {self._shown(view, each)}." for each in self._layout.lies(view)]

    def _shown(self, view: Any, each: Lies) -> str:
        """What lies there, if the seat sees it."""
        hidden = unseen(self._layout, view, each.part, each.seat)
        return "hidden" if hidden else each.text or "none"

    def allowed(self, table: Table, seat: int) -> list[str]:
        """What the seat may do now."""
        found = map(self._rules.write_move, self._rules.moves(table, seat))
        return [f"Allowed now: {listed(found, 'or') or 'nothing'}."]

    def drawn(self, _table: Table) -> list[str]:
        """No board is drawn."""
        return []

    legend = drawn
