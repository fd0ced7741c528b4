"""A second implementation, written apart from the rulebooks, plays the same games."""

from collections.abc import Iterator
from random import Random

import plain_fiji as plain
from play_at_random import POLICIES, Policy, Start, starts

from atoll import fiji
from atoll.fiji import COLOURS, Move, Table, write_position
from atoll.fiji.table import Keep, Offer, Pay, Rotate, SetAside, Swap

STARTS = list(starts())


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


def both(start: Start, policy: Policy, seed: int) -> Iterator[tuple[Table, plain.Game, set[str]]]:
    """A whole game in both, decision by decision, with the rules that fired on the way."""
    luck = Random(seed)
    table, events = start.opening(seed)
    game = opened(table)
    yield table, game, {event.rule for event in events}
    while waits := fiji.waiting(table):
        seat = luck.choice(waits)
        moves = list(fiji.moves(table, seat))
        assert sorted(map(str, map(in_plain, moves))) == sorted(map(str, plain.legal(game, seat)))
        move = policy(luck, moves)
        table, events = fiji.after(table, seat, move)
        game = plain.play(game, seat, in_plain(move))
        yield table, game, {event.rule for event in events}


def played(start: Start, policy: Policy, seed: int) -> set[str]:
    fired = set()
    for table, game, rules in both(start, policy, seed):
        assert seen_in_plain(game) == seen(table)
        fired |= rules
    outcome = fiji.outcome(table)
    assert outcome is not None
    assert list(outcome.winners) == plain.winners(game)
    return fired


def test_both_implementations_play_the_same_games_and_reach_the_rare_rules() -> None:
    """Every start is played once, in one of the ways to play."""
    fired = {
        rule
        for seed, start in enumerate(STARTS)
        for rule in played(start, POLICIES[seed % len(POLICIES)], seed)
    }
    rare = {"4_9", "4_10", "4_11", "4_12", "4_13", "4_14", "4_15", "5_3", "5_5", "5_6", "5_7"}
    assert {f"fiji_{number}" for number in rare | {"6_3", "7_4", "7_6", "7_7"}} <= fired
