"""The table of one scenario of Fiji: what no Given tells fits to what they tell."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from atoll import fiji
from atoll.fiji import phrases, rules
from atoll.fiji.components import DECK, NO_BEADS, ROWS, Beads, Condition, Effect
from atoll.fiji.filling_in import (
    EVERY_ROW,
    other_rows,
    rest,
    shared_out,
    when_set_aside,
    with_row,
)
from atoll.fiji.notation import write_beads
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.scene import bare
from atoll.fiji.table import Table
from atoll.fiji.telling import givens
from atoll.running.world import Mismatch
from atoll.table import Refusal, games
from atoll.table.rulings import Answers
from atoll.table.scenario import Line
from atoll.telling.told import seated

from .world import Scenario

OF_THE_MOMENT = ("stage", "row")
"""Parts that no Given tells: they follow from the When."""

_bare = lru_cache(maxsize=256)(bare)


class FijiWorld(Scenario):
    """One scenario of Fiji: what no Given tells fits to what they tell."""

    table: Table

    def __init__(self) -> None:
        """Begin before anybody sits down, with the whole deck."""
        super().__init__("fiji")
        self.laid: tuple[Line, ...] | None = None
        self.impossible: Refusal | None = None
        self.deck = DECK
        self._said: set[tuple[str, int]] = set()  # the entries of parts that Givens have told
        self._unanalysed: Table | None = None
        self._analysed: list[int] = []  # rows that Givens have analysed since
        self._unsaid = False  # whether a Given has told one of them anew

    def lay(self, seats: Sequence[str], edition: str | None = None) -> None:
        """A given table: nothing that earlier Givens have told lies there."""
        self._said = set()
        self._unsaid = self._unsaid or self.seated
        super().lay(seats, edition)

    def first(self, seats: Sequence[str], answers: Answers) -> Table:
        """The players sit, the first round is dealt from CARDS."""
        return bare(seats, answers) if answers.asked is not None else _bare(tuple(seats), answers)

    def given(self, base: Table | None = None, *, only: Collection[int] = (), **parts: Any) -> None:
        """Something about the table that holds before anything happens.

        Of parts that are told in part, `only` these entries are told.

        Errors: PositionError, as for a position that says the same.
        """
        table = base or self.table
        for name, value in parts.items():
            if name not in OF_THE_MOMENT:
                self._say(name, only or range(len(value) if isinstance(value, tuple) else 1))
            if name in LAYOUT.parts and value is not None:
                LAYOUT.parts[name].kind.checked(value, name, table.seats)
        super().given(self._laid_out(table._replace(**parts)))

    @property
    def _behind(self) -> set[int]:
        """The seats whose hands were given: they lie behind the screens."""
        return {seat for part, seat in self._said if part == "hands"}

    def _laid_out(self, table: Table) -> Table:
        """What no Given tells fits to what they tell, up to the first When."""
        if self.start:
            return table
        told = {part for part, _ in self._said}
        if not told & {"conditions", "effects"}:
            table = other_rows(table)
        return self._piled(table, told)

    def _piled(self, table: Table, told: Collection[str]) -> Table:
        """Beads set aside, and beads in the supply or, where that is told, in the hands."""
        aside = when_set_aside(table, self._behind)
        left = aside._replace(supply=rest(aside))
        if "supply" not in told:
            return left
        shared = aside if self._analysed else shared_out(aside, self._behind)
        fits = shared != aside or rules.held(aside.supply, left.supply)
        return shared if fits else table

    def _say(self, part: str, entries: Iterable[int]) -> None:
        """A Given tells these entries of a part; an earlier one that told them did so in vain."""
        said = {(part, entry) for entry in entries}
        self._unsaid = self._unsaid or bool(said & self._said)
        self._said |= said

    def given_offers(self, offers: Sequence[Beads]) -> None:
        """Offers out of the hands, those before them taken back; a hand that was given stays.

        Errors: Mismatch names a seat that offers more than it holds.
        """
        hands = list(self.table.hands)
        for seat in sorted({*range(len(offers))} - self._behind):
            held = hands[seat].plus(self.table.offers[seat] or NO_BEADS)
            hands[seat] = held.minus(offers[seat])
            if min(hands[seat]) < 0:
                part = f"offer of {self.table.seats[seat]}"
                most, offer = write_beads(held), write_beads(offers[seat])
                raise Mismatch({part: f"beads out of {most}"}, {part: offer})
        left = self.table._replace(hands=tuple(hands))
        self.given(left, offers=tuple(offers), stage="row", row=1)

    def given_row(self, place: int, condition: Condition, effect: Effect) -> None:
        """The cards of one row; a card that lay in a row that no Given tells changes places."""
        free = {row for row in EVERY_ROW if ("conditions", row) not in self._said}
        laid = with_row(self.table, place, condition, effect, free=free)
        self.given(conditions=laid.conditions, effects=laid.effects, only=[place])

    def row(self, number: int) -> int:
        """The place of a row, from 0."""
        if not 1 <= number <= ROWS:
            raise Mismatch(f"a row from 1 to {ROWS}", f"row {number}")
        return number - 1

    def starts(self, **how: Any) -> None:
        """The table is kept, and whether any game comes to it."""
        if self._unsaid:
            self.laid = tuple(self._laid())
        if self.begins is None:
            self.impossible = fiji.why_impossible(self.unheard)
        super().starts(assumed=self.impossible is not None, **how)

    def _laid(self) -> Iterator[Line]:
        """The Givens that lay this table at once; rows that have been analysed come after it."""
        table, done = self._unanalysed or self.table, self._analysed
        if self.table.stage == "choice":
            table, done = self.table, []
        yield from seated("fiji", table, self.edition, self.house.items())
        yield from givens(table, named={part for part, _ in self._said})
        for row in done:
            yield phrases.ROW_DONE.line("Given", row=row)

    def row_done(self, number: int) -> None:
        """A row is played, up to the choice of its executor; the table before it is kept."""
        self._unanalysed = self._unanalysed or self.table
        self._analysed.append(number)
        self.given(stage="row", row=self.row(number) + 1)
        self.stands()
        if step := games.steps(self.game).proceed(self.table):
            self.given(step.table)

    # What happens

    def start_game(self, names: Sequence[str], **how: Any) -> None:
        """A game begins with shuffled cards, on an empty table."""
        super().start_game(names, own=None if self.deck is DECK else self.deck, **how)

    # What the table shows

    def tell(self, *check: str, now: str = "", **parts: Any) -> None:
        """Parts of the table as a Then tells them; goals that are told, somebody has chosen."""
        chosen = {"chooser": None} if "goals" in parts else {}
        super().tell(*check, now=now, **{**chosen, **parts})
