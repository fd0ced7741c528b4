"""The table of one scenario of any game: as it is, and as the Then steps have told it so far.

A When plays on `table`; `told` stays behind, and every Then moves it on by what it says.
`And nothing else changes` compares the two whole.
"""

from collections.abc import Callable, Sequence
from typing import Any

from atoll.record import move_line, opening, start_line
from atoll.running.world import Mismatch
from atoll.table import Event, Refusal, Refused, Step, cite, games, listed
from atoll.table.broken import broken
from atoll.table.contract import Move, Table, View
from atoll.table.kinds import PositionError
from atoll.table.layout import Lies
from atoll.table.rulings import writing_down
from atoll.telling.contract import tells
from atoll.telling.scene import after, onward

from .laid import Laid

SEED = 1


class Scenario(Laid):
    """One scenario: the table, the table as told, and all that happened."""

    def __init__(self, name: str) -> None:
        """Begin with nothing that has happened."""
        super().__init__(name)
        self.events: list[Event] = []
        self.refusals: list[Refusal] = []
        self.claimed: list[Refusal] = []
        self.hidden: list[str] = []
        self.latest: tuple[Event, ...] = ()
        self.start: dict[str, Any] | None = None
        self.begins: dict[str, Any] | None = None
        self.moves: list[dict[str, Any]] = []
        self.view: View = None

    # What happens

    def begin(self) -> None:
        """The first When: from here on the table is no longer given. Errors: PositionError."""
        if self.seated:
            self.stands()
            if self.start is None:
                self.starts()

    def stands(self) -> None:
        """The given table can stand. Errors: PositionError."""
        try:
            games.standing(self.game, self.unheard)
        except ValueError as error:
            raise PositionError("the given table", str(error)) from None

    @property
    def unheard(self) -> Table:
        """The table, with answers that write down nothing."""
        return self.table._replace(rulings=self.table.rulings.listening(None))

    def starts(self, **how: Any) -> None:
        """The table is kept as the position at which the scenario starts, and how its record does."""
        self.fix()
        self.start = self.verbs.write_position(self.table)
        self.begins = self.begins or self.record(self.start, **how)

    def once(self, stage: str, **parts: Any) -> None:
        """The one thing that happens at a stage at which nobody decides, and nothing after it."""
        self.given(stage=stage, **parts)
        self.play(self._next)

    def _next(self) -> Step[Table]:
        if step := self.verbs.proceed(self.table):
            return step
        raise Mismatch("a table at which nobody decides", f"stage {self.table.stage!r}")

    def go_on(self) -> None:
        """All that happens up to the next decision. Errors: Mismatch, where somebody decides."""
        if self.verbs.proceed(self.table) is None:
            raise Mismatch("something that nobody decides", f"stage {self.table.stage!r}")
        self.play(lambda: onward(self.game, self.table))

    def record(self, position: dict[str, Any] | None = None, **how: Any) -> dict[str, Any]:
        """How a record of the scenario begins: at a position, or with a new game."""
        seats = self.table.seats if position else ()
        settings = {"edition": self.edition, "rulings": self.house, "position": position}
        return start_line(**{"game": self.game, "seats": seats, "seed": SEED, **settings, **how})

    def play(self, happen: Callable[[], Step[Table]]) -> None:
        """A When: it happens, or the rules refuse it and nothing does."""
        self.begin()
        self.happen(happen)

    def happen(self, happen: Callable[[], Step[Table]]) -> None:
        """It happens, or is refused; what was told before is as it is now."""
        self._told, self.latest, self._happened = self._table, (), None
        try:
            step = happen()
        except Refused as refused:
            self.refusals.append(refused.refusal)
            return
        self._happened = self._table, step
        self._table, self.latest = step.table, step.events
        self.events += step.events
        outcome = self.verbs.outcome(self.table)
        if outcome and (why := outcome.contradiction(self.table.seats)):
            raise Mismatch("who wins has the best score", f"{why} ({cite(outcome.rule)})")

    def count(self) -> None:
        """Somebody checks the table itself: the one When that may find it impossible."""
        self.begins = self.record(self.verbs.write_position(self.table))
        if self.start is None:
            self.starts()
        self.happen(self._counted)

    def _counted(self) -> Step[Table]:
        if refusal := self.verbs.why_impossible(games.standing(self.game, self.table)):
            raise Refused(*refusal)
        return Step(self.table, ())

    def start_game(self, names: Sequence[str], **how: Any) -> None:
        """A game begins, on an empty table."""
        self.called(names)
        self._table = self._told = None
        start = self.record(seats=names, **how)
        self.begins = self.begins or start
        with writing_down(self.asked):
            self.play(lambda: opening(start))

    def past(self, name: str, move: Move) -> None:
        """A move that was made before anything happens. Errors: Mismatch, where it is refused."""
        self.fix()
        try:
            step = self.moved(self.table, self.seat(name), move)
        except Refused as refused:
            told = f"{name} has chosen to {self.verbs.write_move(move)}"
            raise Mismatch(f"{told}, as the rules allow", f"refused: {refused.refusal}") from None
        self.given(step.table)

    def move(self, *moves: tuple[str, Move]) -> None:
        """One move after the other, each by the seat of a name, and what follows from them."""
        self.play(lambda: self._moved(moves))

    def _moved(self, moves: Sequence[tuple[str, Move]]) -> Step[Table]:
        step: Step[Table] = Step(self.table, ())
        for name, move in moves:
            self.moves.append(move_line(name, self.verbs.write_move(move)))
            step = step.then(self.moved(step.table, self.seat(name), move))
        return step

    def moved(self, table: Table, seat: int, move: Move) -> Step[Table]:
        """What a When leaves of a move: all that is told with it, else all that follows from it."""
        if tells.there(self.game):
            return after(self.game, table, seat, move)
        return self.verbs.after(table, seat, move)

    # What the table shows

    def tell(self, *check: str, now: str = "", **parts: Any) -> None:
        """Parts of the table as a Then tells them; those to check are compared at once.

        What is `still` so was so before the When, and what is `now` so was not.
        """
        self._told = self.told._replace(**parts)
        self.compare(*check)
        before = self._happened[0] if self._happened else None
        if now == "still" and before is not None:
            self._alike(" before", before, *check)
        if now == "now" and before is not None and not self._apart(before, *check):
            raise Mismatch(f"{check[0]} was otherwise before", "it was so before; write `still`")

    def happened(self, what: str, *siblings: str, **facts: Any) -> Event:
        """The event of this kind with these facts; else what happened instead."""
        rivals = [event for event in self.latest if event.what in (what, *siblings)]
        for event in rivals:
            if event.what == what and all(event.facts.get(k) == v for k, v in facts.items()):
                return event
        wanted = Event("", what, {**(rivals[0].facts if rivals else {}), **facts})
        is_refused = self.refusals and not self.latest
        nothing = (
            f"refused: {self.refusals[-1]}"
            if is_refused
            else f"nothing of the kind ({what}) happened"
        )
        told = "; ".join(map(self.sentence, rivals)) or nothing
        raise Mismatch(self._wanted(wanted), told, rivals[0] if rivals else None)

    def _wanted(self, event: Event) -> str:
        try:
            return self.sentence(event)
        except KeyError:
            return event.what

    def sentence(self, event: Event) -> str:
        """An event as a sentence for people."""
        return self.verbs.sentence(event, self.table.seats)

    def look(self, name: str) -> View:
        """A seat looks at the table; what is hidden from it is kept."""
        self.view = self.verbs.view(self.table, self.seat(name))
        return self.view

    def seen(self) -> dict[str, Any]:
        """What the seat that looks sees of each thing that may be hidden; None of what is."""
        return self.layout.things(self.table, self.view) if self.view else {}

    def won(self, names: Sequence[str]) -> None:
        """The game is over and these seats have won it."""
        outcome = self.verbs.outcome(self.table)
        found = outcome.winners if outcome else None
        if found != self.seats(names):
            sides = self._winners(self.seats(names)), self._winners(found)
            raise Mismatch(*sides, next(reversed(self.latest), None))

    def _winners(self, seats: Sequence[int] | None) -> dict[str, str]:
        """Who has won, in words; None while the game goes on."""
        names = ["nobody yet"] if seats is None else [self.table.seats[seat] for seat in seats]
        return {"winners": listed(names or ["nobody"])}

    def same(self, part: str, expected: object, actual: object) -> None:
        """Two values of one part that must be the same."""
        if expected != actual:
            first = next(iter(self.latest), None)
            raise Mismatch({part: str(expected)}, {part: str(actual)}, first)

    def compare(self, *only: str) -> None:
        """The table is as told: whole, or in some of its parts, by either of their names."""
        self._alike("", self.table, *only)

    def _alike(self, when: str, table: Table, *only: str) -> None:
        """The table at that time is as told, or the first event is named that made the change."""
        if apart := self._apart(table, *only):
            raise Mismatch(
                {f"{told.name}{when}": told.text for told, _ in apart},
                {f"{found.name}{when}": found.text for _, found in apart},
                self._diverged(apart[0][1].part),
            )

    def _apart(self, table: Table, *only: str) -> list[tuple[Lies, Lies]]:
        """What lies on a table otherwise than told, in some of its parts: as told, and as it is."""
        lies, before = self.layout.lies, self.told
        parts = [p for p in self.layout.parts if getattr(before, p) != getattr(table, p)]
        return [
            (told, found)
            for told, found in zip(lies(before, parts), lies(table, parts), strict=True)
            if told.value != found.value and (not only or {found.name, found.part} & {*only})
        ]

    def _diverged(self, part: str) -> Event | None:
        """The event by which a part of the table is not as told."""
        if not self._happened:
            return None
        both = (self.layout.written(table, part) for table in (self.told, self._happened[1].table))
        return broken(self.game, *self._happened, (part, *both))[1]
