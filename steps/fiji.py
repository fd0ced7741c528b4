"""The phrases of Fiji: Given and When, sorted; the German ones say the same."""

from pytest_bdd import given, when

from atoll.fiji import exchange, game, phrases
from atoll.fiji.components import DECK, EXCHANGES, Beads, Condition, Deck, Effect
from atoll.fiji.fields import FIELDS
from atoll.fiji.table import Offer, SetAside
from atoll.fiji.telling import another_round
from atoll.running.parsing import parsing
from atoll.table import Step

from .fiji_tables import cards, deal, piles, shown
from .fiji_world import FijiWorld
from .parts import lies
from .shared import Rows

parse = parsing(FIELDS)


World = FijiWorld
"""What keeps the table of a scenario of Fiji."""


# Given

_KEEPS = "A player has executed the keep card in this exchange."
lies(given, phrases.KEEPS, _KEEPS, "keepers", value=True)


@given(parse(phrases.ANOTHER_ROUND))
def round_follows(world: FijiWorld) -> None:
    """There are cards for one more round: other rows than lie there now, and the same goals."""
    world.given(deal=(another_round(world.table),))


@given(parse(phrases.EXCHANGE_OF_ROUND))
def exchange_of_round(world: FijiWorld, exchange: int, round: int) -> None:  # noqa: A002
    """How far the game is."""
    world.given(exchange=exchange, round=round)


@given(parse(phrases.ROW_DONE))
def row_done(world: FijiWorld, row: int) -> None:
    """A row is played, up to the choice of its executor."""
    world.row_done(row)


@given(parse(phrases.ROW_IS))
def row_is(world: FijiWorld, row: int, condition: Condition, effect: Effect) -> None:
    """One row of the four."""
    world.given_row(world.row(row), condition, effect)


@given(
    parse(
        "rows 1 to {row:Number} have been analysed", de="Reihe 1 bis {row:Number} sind ausgewertet"
    )
)
def rows_done(world: FijiWorld, row: int) -> None:
    """Rows from the top are behind the players: what they leave, the rules have left."""
    for number in range(1, row + 1):
        world.row_done(number)


@given(parse("the deck has {conditions:Number} conditions and {effects:Number} effects"))
def part_of_the_deck(world: FijiWorld, conditions: int, effects: int) -> None:
    """A deck that is not whole."""
    world.deck = Deck(DECK.conditions[:conditions], DECK.effects[:effects])


@given(parse(phrases.HANDS))
def hands(world: FijiWorld, datatable: Rows) -> None:
    """The beads behind the screens; a player who has no row keeps what they hold.

    What an offer has taken, before or after in the scenario, is no longer behind the screen.
    """
    hands = piles(datatable, world.table.seats, "hands")
    told = [seat for seat, hand in enumerate(hands) if hand is not None]
    after = (now or before for now, before in zip(hands, world.table.hands, strict=True))
    world.given(hands=tuple(after), only=told)


@given(parse(phrases.NEXT_ROUND))
def next_round_has(world: FijiWorld, datatable: Rows) -> None:
    """The rows and goals of the round after this one."""
    world.given(deal=(deal(datatable),))


@given(parse(phrases.OFFERS))
def offers_are(world: FijiWorld, datatable: Rows) -> None:
    """All offers, shown; the first row is next.

    They are taken out of the hands; only a hand told by `the hands are` stays as it was told.
    """
    world.given_offers(shown(datatable, world.table.seats))


@given(parse(phrases.ROWS))
def rows(world: FijiWorld, datatable: Rows) -> None:
    """All four rows, from top to bottom: a condition and an effect each."""
    conditions, effects = cards(datatable)
    world.given(conditions=conditions, effects=effects)


@given(parse(phrases.HAS_OFFERED))
def has_offered(world: FijiWorld, seat: str, beads: Beads) -> None:
    """An offer that is in the fist already."""
    world.given_fist(seat, Offer(beads))


@given(parse(phrases.HAS_SET_ASIDE))
def has_set_aside(world: FijiWorld, seat: str, beads: Beads) -> None:
    """Beads that one of two players has put out of the round."""
    world.given_fist(seat, SetAside(beads))


# When


@when(parse(phrases.ANALYSE_ROW))
def analyse_row(world: FijiWorld, row: int) -> None:
    """One row of the shown offers, and no more."""
    world.once("row", row=world.row(row) + 1)


@when(parse(phrases.DEAL))
def next_round(world: FijiWorld) -> None:
    """The heads are distributed; a new round begins."""
    world.once("dealing", exchange=EXCHANGES)


@when(parse(phrases.ANALYSE))
def analyse(world: FijiWorld) -> None:
    """All four rows and the payment, up to the next decision."""
    world.play(lambda: game.onward(Step(world.table, ())))


@when(parse(phrases.PAY))
def pay(world: FijiWorld) -> None:
    """The fourth row is done."""
    world.once("payment")


@when(parse("the offers are shown", de="die Gebote aufgedeckt werden"))
def show(world: FijiWorld) -> None:
    """All fists are opened."""
    world.play(lambda: exchange.reveal(world.table))


@when(parse(phrases.SCORE))
def score(world: FijiWorld) -> None:
    """The third exchange is done."""
    world.once("scoring", exchange=EXCHANGES)


@when(parse("{seat:Seat} {beads:Beads} bietet"))
def bids(world: FijiWorld, seat: str, beads: Beads) -> None:
    """A player's offer."""
    world.move((seat, Offer(beads)))
