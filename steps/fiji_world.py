"""The table of one scenario of Fiji: rows that Givens have analysed, and fists of the players."""

from collections.abc import Iterator, Sequence
from typing import Any

from atoll.fiji import game, phrases
from atoll.fiji.components import DECK, NO_BEADS, ROWS, Beads, Condition, Effect
from atoll.fiji.counting import why_impossible
from atoll.fiji.notation import write_beads
from atoll.fiji.table import Offer, SetAside, Table
from atoll.running.world import Mismatch
from atoll.table import Refusal, games, replaced
from atoll.table.scenario import Line
from atoll.telling.laying import givens
from atoll.telling.told import seated

from .world import Scenario

_FISTS = ("set_aside", "offers")


class FijiWorld(Scenario):
    """One scenario of Fiji."""

    table: Table

    def __init__(self, name: str) -> None:
        """Begin before anybody sits down, with the whole deck."""
        super().__init__(name)
        self.laid: tuple[Line, ...] | None = None
        self.impossible: Refusal | None = None
        self.deck = DECK
        self._unanalysed: Table | None = None
        self._analysed: list[int] = []  # rows that Givens have analysed since

    def given_offers(self, offers: Sequence[Beads]) -> None:
        """Offers out of the hands, those before them taken back; a hand that was given stays.

        Errors: Mismatch names a seat that offers more than it holds.
        """
        for seat in sorted({*range(len(offers))} - {*self.said.get("hands", ())}):
            held = self.table.hands[seat].plus(self.table.offers[seat] or NO_BEADS)
            if min(held.minus(offers[seat])) < 0:
                part = f"offer of {self.table.seats[seat]}"
                most, offer = write_beads(held), write_beads(offers[seat])
                raise Mismatch({part: f"beads out of {most}"}, {part: offer})
        self.given(offers=tuple(offers))

    def given_fist(self, name: str, move: Offer | SetAside) -> None:
        """An offer, or beads set aside, that have been taken from behind the screen."""
        seat, laid = self.seat(name), self.unfitted
        after = game.played(self.table, seat, move).table
        parts = {
            part: replaced(getattr(laid, part), seat, getattr(after, part)[seat])
            for part in ("hands", *_FISTS)
        }
        self.given(laid._replace(**parts))

    def given_row(self, place: int, condition: Condition, effect: Effect) -> None:
        """The cards of one row; a card that lay in a row that no Given tells changes places."""
        conditions = replaced(self.table.conditions, place, condition)
        effects = replaced(self.table.effects, place, effect)
        self.given(conditions=conditions, effects=effects, only=[place])

    def row(self, number: int) -> int:
        """The place of a row, from 0."""
        if not 1 <= number <= ROWS:
            raise Mismatch(f"a row from 1 to {ROWS}", f"row {number}")
        return number - 1

    def starts(self, **how: Any) -> None:
        """The table is kept, and whether any game comes to it."""
        if self.again:
            self.laid = tuple(self._laid())
        if self.begins is None:
            self.impossible = why_impossible(self.unheard)
        super().starts(assumed=self.impossible is not None, **how)

    def _laid(self) -> Iterator[Line]:
        """The Givens that lay this table at once; rows that have been analysed come after it."""
        choice = self.table.stage == "choice"
        table = self.table if choice else self._unanalysed or self.table
        said = {*self.said, *(part for part in _FISTS if any(getattr(table, part)))}
        yield from seated("fiji", table, self.edition, self.house.items())
        yield from givens("fiji", {*said, "stage"} if choice else said - {"stage", "row"}, table)
        for row in () if choice else self._analysed:
            yield phrases.ROW_DONE.line("Given", row=row)

    def row_done(self, number: int) -> None:
        """A row is played, up to the choice of its executor; the table before it is kept."""
        self._unanalysed = self._unanalysed or self.table
        self._analysed.append(number)
        self.given(self.unfitted._replace(stage="row", row=self.row(number) + 1))
        self.stands()
        self.fix()
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
