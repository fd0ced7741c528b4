"""The table of one scenario of Fiji: as it is, and as the Then steps have told it so far.

A When plays on `table`; `told` stays behind, and every Then moves it on by what it says.
`And nothing else changes` compares the two whole.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from atoll import fiji
from atoll.fiji import game
from atoll.fiji.components import DECK, Beads
from atoll.fiji.notation import (
    listed,
    parse_goal,
    write_beads,
    write_condition,
    write_effect,
    write_goal,
)
from atoll.fiji.round import opened
from atoll.fiji.table import Deal, Move, Table
from atoll.fiji.view import View
from atoll.table import Event, Refusal, Refused, Step

from .fiji_tables import minus, plus, replaced
from .runner.world import Mismatch

__all__ = ["CARDS", "FijiWorld"]

CARDS = Deal(
    tuple(DECK.conditions[c] for c in (8, 6, 14, 15)),
    tuple(DECK.effects[e] for e in (1, 13, 11, 2)),
    tuple(parse_goal(g) for g in ("most red", "fewest blue", "most green", "most yellow")),
)
"""The cards on a table for which a scenario names none: those of the printed example."""

_TOUCHES: Mapping[str, tuple[str, ...]] = {
    "take": ("supply", "hand"),
    "take half": ("supply", "hand"),
    "others take": ("supply", "hand"),
    "keep": ("keeps",),
    "keep back": ("hand", "offer"),
    "pay": ("supply", "offer"),
    "offer": ("hand", "offer"),
    "set aside": ("hand", "set aside"),
    "rotate": ("goals",),
    "swap": ("goals",),
    "place": ("heads",),
    "share": ("heads",),
    "win goal": ("heads",),
    "clear": ("hand", "supply"),
    "exchange": ("exchange",),
}
"""Which parts of the table an event changes: to find the first one that went another way."""


class FijiWorld:
    """One scenario: the table, the table as told, and all that happened."""

    def __init__(self) -> None:
        """Begin with house rules only; a Given seats the players."""
        self.events: list[Event] = []
        self.refusals: list[Refusal] = []
        self.hidden: list[str] = []
        self.latest: tuple[Event, ...] = ()
        self.start: dict[str, Any] | None = None
        self.view: View | None = None
        self.deck = DECK
        self.edition = os.environ.get("ATOLL_EDITION") or None
        self.house: dict[str, str] = json.loads(os.environ.get("ATOLL_RULINGS") or "{}")
        self._table: Table | None = None
        self._told: Table | None = None

    # The table

    @property
    def table(self) -> Table:
        """The table as it is."""
        if self._table is None:
            raise Mismatch(
                "players at the table", "nobody; begin with `Given Ana and Ben play Fiji`"
            )
        return self._table

    @property
    def seated(self) -> bool:
        """Whether anybody sits at the table yet."""
        return self._table is not None

    @property
    def rulings(self) -> Mapping[str, str]:
        """The answer to every ruling."""
        answered = self._table.rulings if self._table else fiji.answered(self.edition, self.house)
        return answered._asdict()

    @property
    def told(self) -> Table:
        """The table as the steps have told it so far."""
        return self._told or self.table

    def lay(self, seats: Sequence[str], edition: str | None = None) -> None:
        """A given table: the players sit, the first round is dealt from CARDS."""
        self.edition = edition or self.edition
        rulings = fiji.answered(self.edition, self.house)
        table = game.onward(opened(seats, [CARDS], rulings)).table
        self.given(base=table)

    def given(self, base: Table | None = None, **parts: Any) -> None:
        """Something about the table that holds before anything happens."""
        self._table = (base or self.table)._replace(**parts)
        self._told = None

    def tell(self, *check: str, **parts: Any) -> None:
        """Parts of the table as a Then tells them; those to check are compared at once."""
        self._told = self.told._replace(**parts)
        self.compare(*check)

    def seat(self, name: str) -> int:
        """The place of a name at the table."""
        if name not in self.table.seats:
            raise Mismatch(f"one of {listed(self.table.seats)}", name)
        return self.table.seats.index(name)

    def seats(self, names: Sequence[str]) -> tuple[int, ...]:
        """The places of several names, in the order of the table."""
        return tuple(sorted(self.seat(name) for name in names))

    # What happens

    def play(self, happen: Callable[[], Step[Table]]) -> None:
        """A When: it happens, or the rules refuse it and nothing does."""
        if self._table is not None:
            self.start = self.start or fiji.write_position(self._table)
            self._told = self._table
        self.latest = ()
        try:
            step = happen()
        except Refused as refused:
            self.refusals.append(refused.refusal)
            return
        self._table = step.table
        self.latest = step.events
        self.events += step.events

    def start_game(self, names: Sequence[str]) -> None:
        """A game begins with shuffled cards, on an empty table."""
        self._table = self._told = None
        self.play(lambda: fiji.opening(names, 1, self.house, edition=self.edition, deck=self.deck))

    def once(self, stage: str, **parts: Any) -> None:
        """The one thing that happens at a stage, and nothing after it."""
        self.given(stage=stage, **parts)
        step = game.proceed(self.table)
        if step is None:
            raise Mismatch(f"a table at which {stage} is next", self.table.stage)
        self.play(lambda: step)

    def move(self, name: str, move: Move) -> None:
        """A seat's move, before anything follows from it."""
        seat = self.seat(name)
        self.play(lambda: game.played(self.table, seat, move))

    # What the table shows

    def happened(self, what: str, *siblings: str, **facts: Any) -> Event:
        """The event of this kind with these facts; else what happened instead."""
        rivals = [event for event in self.latest if event.what in (what, *siblings)]
        for event in rivals:
            if event.what == what and all(event.facts.get(k) == v for k, v in facts.items()):
                return event
        names = self.table.seats
        wanted = Event("", what, {**(rivals[0].facts if rivals else {}), **facts})
        told = "; ".join(fiji.sentence(event, names) for event in rivals) or self._nothing(what)
        raise Mismatch(_sentence(wanted, names), told, rivals[0] if rivals else None)

    def _nothing(self, what: str) -> str:
        if self.refusals and not self.latest:
            return f"refused: {self.refusals[-1]}"
        return f"nothing of the kind ({what}) happened"

    def sentence(self, event: Event) -> str:
        """An event as a sentence for people."""
        return fiji.sentence(event, self.table.seats)

    def take(self, names: Sequence[str], beads: Beads) -> None:
        """Seats take the same beads from the supply, as far as the table is told."""
        told, supply = self.told, self.told.supply
        hands = told.hands
        for seat in self.seats(names):
            hands = replaced(hands, seat, plus(hands[seat], beads))
            supply = minus(supply, beads)
        self.tell(*(f"hand of {name}" for name in names), hands=hands, supply=supply)

    def look(self, name: str) -> None:
        """A seat looks at the table; what is hidden from it is kept."""
        self.view = fiji.view(self.table, self.seat(name))

    def won(self, names: Sequence[str]) -> None:
        """The game is over and these seats have won it."""
        outcome = fiji.outcome(self.table)
        winners = [self.table.seats[s] for s in outcome.winners] if outcome else []
        self.same("winners", listed(names or ["nobody"]), listed(winners or ["nobody"]))

    def same(self, part: str, expected: object, actual: object) -> None:
        """Two values of one part that must be the same."""
        if expected != actual:
            raise Mismatch(
                {part: str(expected)}, {part: str(actual)}, next(iter(self.latest), None)
            )

    def compare(self, *only: str) -> None:
        """The table is as told: whole, or in some of its parts, such as `supply`."""
        expected, actual = dict(_parts(self.told)), dict(_parts(self.table))
        differing = [
            part for part in actual if expected[part] != actual[part] and (not only or part in only)
        ]
        if differing:
            raise Mismatch(
                {part: expected[part] for part in differing},
                {part: actual[part] for part in differing},
                self._diverged(differing),
            )

    def _diverged(self, parts: Sequence[str]) -> Event | None:
        kinds = {_kind(part) for part in parts}
        touching = (e for e in self.latest if kinds & set(_TOUCHES.get(e.what, ())))
        return next(touching, None)


def _sentence(event: Event, seats: tuple[str, ...]) -> str:
    try:
        return fiji.sentence(event, seats)
    except KeyError:
        return event.what


def _kind(part: str) -> str:
    return part.partition(" of ")[0]


def _parts(table: Table) -> Iterator[tuple[str, str]]:
    """Everything that lies on the table, as names and texts; the progress of the rows is none."""
    yield "round", str(table.round)
    yield "exchange", str(table.exchange)
    yield "conditions", ", ".join(map(write_condition, table.conditions))
    yield "effects", ", ".join(map(write_effect, table.effects))
    yield "goals", ", ".join(map(write_goal, table.goals))
    yield "supply", write_beads(table.supply)
    for seat, name in enumerate(table.seats):
        yield f"hand of {name}", write_beads(table.hands[seat])
        yield f"offer of {name}", _pile(table.offers[seat])
        yield f"set aside of {name}", _pile(table.set_aside[seat])
        yield f"heads of {name}", str(table.heads[seat])
        yield f"keeps of {name}", "yes" if table.keepers[seat] else "no"
    yield "chooser", table.seats[table.chooser] if table.chooser is not None else "nobody"
    yield "later cards", str(len(table.deal))


def _pile(beads: Beads | None) -> str:
    return "no offer" if beads is None else write_beads(beads)
