"""A second implementation, written apart from the rulebooks, plays the same games."""

import plain_fiji as plain
from any_games import played, start

from atoll import fiji
from atoll.fiji import COLOURS, Move, Table, write_position
from atoll.fiji.table import Keep, Offer, Pay, Rotate, SetAside, Swap


def in_plain(move: Move) -> plain.Move:
    """The move as the second implementation reads it."""
    match move:
        case Offer(beads):
            return ("offer", beads._asdict())
        case SetAside(beads):
            return ("set aside", beads._asdict())
        case Rotate(colour):
            return ("rotate", COLOURS[colour])
        case Swap(one, other):
            return ("swap", COLOURS[one], COLOURS[other])
        case Keep():
            return ("keep",)
        case Pay():
            return ("pay",)


def opened(table: Table) -> plain.Game:
    """The same game in the second implementation, from the cards that the engine has shuffled."""
    position = write_position(table)
    rounds = [position, *position["deal"]]
    keys = ("conditions", "effects", "goals")
    cards = [plain.RoundCards.read(*[cards[key] for key in keys]) for cards in rounds]
    return plain.new_game(len(table.seats), cards, table.rulings.as_dict())


def seen(table: Table) -> dict[str, object]:
    """What both have to agree on."""
    piles = {"hands": table.hands, "offers": table.offers, "set aside": table.set_aside}
    return {
        "supply": table.supply._asdict(),
        **{key: [pile and pile._asdict() for pile in value] for key, value in piles.items()},
        "goals": [(goal.most, COLOURS[goal.colour]) for goal in table.goals],
        "heads": table.heads,
        "round": table.round,
        "exchange": table.exchange,
        "chooser": table.chooser,
        "keepers": [seat for seat, keeps in enumerate(table.keepers) if keeps],
        "waiting": list(fiji.waiting(table)),
        "over": table.stage == "over",
    }


def seen_in_plain(game: plain.Game) -> dict[str, object]:
    piles = {"hands": game.hands, "offers": game.offers, "set aside": game.set_aside}
    return {
        "supply": game.supply,
        **{key: list(value) for key, value in piles.items()},
        "goals": [(goal.most, goal.colour) for goal in game.goals],
        "heads": game.heads,
        "round": game.round,
        "exchange": game.exchange,
        "chooser": game.chooser,
        "keepers": sorted(game.keepers),
        "waiting": plain.waiting(game),
        "over": game.over,
    }


def test_both_implementations_play_the_same_games_and_reach_the_rare_rules() -> None:
    fired = set[str]()
    for seed in range(100):
        begins = start("fiji", seed)
        table, events = begins.opening()
        game = opened(table)
        for table, seat, move, step in played(begins, 400):
            assert seen_in_plain(game) == seen(table)
            moves = map(in_plain, fiji.moves(table, seat))
            assert sorted(map(str, moves)) == sorted(map(str, plain.legal(game, seat)))
            game = plain.play(game, seat, in_plain(move))
            fired |= {event.rule for event in (*events, *step.events)}
        assert seen_in_plain(game) == seen(step.table)
        outcome = fiji.outcome(step.table)
        assert outcome is not None
        assert [*outcome.winners] == plain.winners(game)
    rare = {"4_9", "4_10", "4_11", "4_12", "4_13", "4_14", "4_15", "5_3", "5_5", "5_6", "5_7"}
    assert {f"fiji_{number}" for number in rare | {"6_3", "7_4", "7_6", "7_7"}} <= fired
