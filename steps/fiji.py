"""The phrases of Fiji: what keeps its table, Given and When, sorted; the German ones say the same."""

from collections.abc import Sequence
from typing import Any

from pytest_bdd import given, when

from atoll.fiji import exchange, game, phrases
from atoll.fiji.components import DECK, EXCHANGES, NO_BEADS, ROWS, Beads, Condition, Deck, Effect
from atoll.fiji.counting import why_impossible
from atoll.fiji.fields import FIELDS
from atoll.fiji.notation import write_beads
from atoll.fiji.table import Offer, SetAside, Table
from atoll.fiji.telling import another_round
from atoll.running.parsing import parsing
from atoll.running.world import Mismatch
from atoll.table import Refusal, Step, replaced

from .fiji_tables import cards, deal, piles, shown
from .parts import lies
from .shared import Rows
from .world import Scenario

parse = parsing(FIELDS)


_FISTS = ("set_aside", "offers")


class World(Scenario):
    """One scenario of Fiji."""

    table: Table

    def __init__(self, name: str) -> None:
        """Begin before anybody sits down, with the whole deck."""
        super().__init__(name)
        self.impossible: Refusal | None = None
        self.deck = DECK

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
        if self.begins is None:
            self.impossible = why_impossible(self.unheard)
        super().starts(assumed=self.impossible is not None, **how)

    def row_done(self, number: int) -> None:
        """A row is played, up to the choice of its executor."""
        self.given(self.unfitted._replace(stage="row", row=self.row(number) + 1))
        self.stands()
        self.fix()
        if step := self.verbs.proceed(self.table):
            self.given(step.table)

    # What happens

    def start_game(self, names: Sequence[str], **how: Any) -> None:
        """A game begins with shuffled cards, on an empty table."""
        super().start_game(names, brought=None if self.deck is DECK else self.deck, **how)

    # What the table shows

    def tell(self, *check: str, now: str = "", **parts: Any) -> None:
        """Parts of the table as a Then tells them; goals that are told, somebody has chosen."""
        chosen = {"chooser": None} if "goals" in parts else {}
        super().tell(*check, now=now, **{**chosen, **parts})


# Given

_KEEPS = "A player has executed the keep card in this exchange."
lies(given, phrases.KEEPS, _KEEPS, "keepers", value=True)


@given(parse(phrases.ANOTHER_ROUND))
def round_follows(world: World) -> None:
    """There are cards for one more round: other rows than lie there now, and the same goals."""
    world.given(deal=(another_round(world.table),))


@given(parse(phrases.EXCHANGE_OF_ROUND))
def exchange_of_round(world: World, exchange: int, round: int) -> None:  # noqa: A002
    """How far the game is."""
    world.given(exchange=exchange, round=round)


@given(parse(phrases.ROW_DONE))
def row_done(world: World, row: int) -> None:
    """A row is played, up to the choice of its executor."""
    world.row_done(row)


@given(parse(phrases.ROW_IS))
def row_is(world: World, row: int, condition: Condition, effect: Effect) -> None:
    """One row of the four."""
    world.given_row(world.row(row), condition, effect)


@given(
    parse(
        "rows 1 to {row:Number} have been analysed", de="Reihe 1 bis {row:Number} sind ausgewertet"
    )
)
def rows_done(world: World, row: int) -> None:
    """Rows from the top are behind the players: what they leave, the rules have left."""
    for number in range(1, row + 1):
        world.row_done(number)


@given(parse("the deck has {conditions:Number} conditions and {effects:Number} effects"))
def part_of_the_deck(world: World, conditions: int, effects: int) -> None:
    """A deck that is not whole."""
    world.deck = Deck(DECK.conditions[:conditions], DECK.effects[:effects])


@given(parse(phrases.HANDS))
def hands(world: World, datatable: Rows) -> None:
    """The beads behind the screens; a player who has no row keeps what they hold.

    What an offer has taken, before or after in the scenario, is no longer behind the screen.
    """
    hands = piles(datatable, world.table.seats, "hands")
    told = [seat for seat, hand in enumerate(hands) if hand is not None]
    after = (now or before for now, before in zip(hands, world.table.hands, strict=True))
    world.given(hands=tuple(after), only=told)


@given(parse(phrases.NEXT_ROUND))
def next_round_has(world: World, datatable: Rows) -> None:
    """The rows and goals of the round after this one."""
    world.given(deal=(deal(datatable),))


@given(parse(phrases.OFFERS))
def offers_are(world: World, datatable: Rows) -> None:
    """All offers, shown; the first row is next.

    They are taken out of the hands; only a hand told by `the hands are` stays as it was told.
    """
    world.given_offers(shown(datatable, world.table.seats))


@given(parse(phrases.ROWS))
def rows(world: World, datatable: Rows) -> None:
    """All four rows, from top to bottom: a condition and an effect each."""
    conditions, effects = cards(datatable)
    world.given(conditions=conditions, effects=effects)


@given(parse(phrases.HAS_OFFERED))
def has_offered(world: World, seat: str, beads: Beads) -> None:
    """An offer that is in the fist already."""
    world.given_fist(seat, Offer(beads))


@given(parse(phrases.HAS_SET_ASIDE))
def has_set_aside(world: World, seat: str, beads: Beads) -> None:
    """Beads that one of two players has put out of the round."""
    world.given_fist(seat, SetAside(beads))


# When


@when(parse(phrases.ANALYSE_ROW))
def analyse_row(world: World, row: int) -> None:
    """One row of the shown offers, and no more."""
    world.once("row", row=world.row(row) + 1)


@when(parse(phrases.DEAL))
def next_round(world: World) -> None:
    """The heads are distributed; a new round begins."""
    world.once("dealing", exchange=EXCHANGES)


@when(parse(phrases.ANALYSE))
def analyse(world: World) -> None:
    """All four rows and the payment, up to the next decision."""
    world.play(lambda: game.onward(Step(world.table, ())))


@when(parse(phrases.PAY))
def pay(world: World) -> None:
    """The fourth row is done."""
    world.once("payment")


@when(parse("the offers are shown", de="die Gebote aufgedeckt werden"))
def show(world: World) -> None:
    """All fists are opened."""
    world.play(lambda: exchange.reveal(world.table))


@when(parse(phrases.SCORE))
def score(world: World) -> None:
    """The third exchange is done."""
    world.once("scoring", exchange=EXCHANGES)


@when(parse("{seat:Seat} {beads:Beads} bietet"))
def bids(world: World, seat: str, beads: Beads) -> None:
    """A player's offer."""
    world.move((seat, Offer(beads)))
