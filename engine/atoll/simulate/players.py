"""Who plays a game by its verbs: any legal move, or who wants to win where it can be judged."""

from collections.abc import Mapping

from atoll.simulate.greedy import Greedy
from atoll.simulate.one_game import uniform
from atoll.table.contract import Policy
from atoll.table.games import game, worth


def players(of: str) -> Mapping[str, Policy]:
    """The policies of a game by name; of one that judges no position, only the first."""
    found: dict[str, Policy] = {"uniform": uniform}
    return found | {"greedy": Greedy(game(of), worth(of))} if worth.there(of) else found
