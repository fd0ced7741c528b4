"""What is counted in many games of any game, and told as shares and means.

All counts are whole numbers that add up in any order; what is told of points, places and moves is
told of the games that came to their end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from atoll.simulate.figures import Figure, Mean, Share
from atoll.simulate.one_game import One
from atoll.table import Outcome, cite
from atoll.table.contract import Counts
from atoll.table.games import measures, most_moves

SHARED_WIN, UNTIL_ITS_END = "several share the victory", "moves until its end"
ENDS = {"alone": "one player wins", "shared": SHARED_WIN, "nobody": "nobody wins"}
"""How a game may end, by what is counted of it."""
POINTS, PLACES, WINS = "Points at the end", "Place at the end, 1 for who wins", "Wins"
VICTORY, LENGTH = "How games end", "Length of a game"
FIRES, GAMES = "Rules: how often a game", "Rules: games in which they fire"
BY_SEATS: tuple[str, ...] = (UNTIL_ITS_END, SHARED_WIN)
"""The figures by which numbers of seats are compared."""
MATTERED: Mapping[str, str] = {
    "at stake": "a rule with another answer is used",
    "mattered": "the game runs differently",
    "points": "somebody has other points",
    "winners": "others win",
}
"""What is counted of games that were played by two sets of answers, and how it is told."""


# Counted


def counts(games: Iterable[One], seats: int) -> Counts:
    """How often what happened in these games, under a name each."""
    known = ("games", "ended", *(f"wins seat {seat + 1}" for seat in range(seats)))
    found = Counter(dict.fromkeys(known, 0))
    for one in games:
        found["games"] += 1
        found.update(one.noticed)
        for rule, often in one.fires.items():
            found.update({f"fires {rule}": often, f"squares {rule}": often**2, f"games {rule}": 1})
        if one.outcome:
            found["ended"] += 1
            _add(found, "moves", one.moves)
            _ended(found, one.outcome)
    return dict(found)


def _ended(found: "Counter[str]", outcome: Outcome) -> None:
    """What a game came to, as a whole and for each seat."""
    found[f"wins {how_it_ends(outcome)}"] += 1
    for seat, points in enumerate(outcome.scores):
        _add(found, f"points seat {seat + 1}", points)
        _add(found, f"place seat {seat + 1}", outcome.places[seat])
        found[f"wins seat {seat + 1}"] += seat in outcome.winners


def _add(found: "Counter[str]", name: str, number: int) -> None:
    found[f"{name} sum"] += number
    found[f"{name} square sum"] += number**2


def how_it_ends(outcome: Outcome) -> str:
    """Whether one player wins, several share the victory, or nobody wins, as ENDS has it."""
    return "nobody" if not outcome.winners else "alone" if outcome.winners[1:] == () else "shared"


# Told


def drawn(game: str) -> tuple[str, ...]:
    """The sections that are drawn of a game."""
    return (POINTS, PLACES, WINS, VICTORY, LENGTH, *measures(game).PICTURE)


def figures(game: str, counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
    """Everything that was counted in so many games, section by section."""
    names = [f"seat {number}" for number in range(1, seats + 1)]
    return tuple(
        chain(
            _by_seat(counts, names),
            _victory(counts, games, most_moves(game)),
            _of_rules(counts, games),
            measures(game).figures(counts, games, seats),
        )
    )


def _by_seat(counts: Counts, names: Sequence[str]) -> Iterator[Figure]:
    if ended := counts["ended"]:
        yield from (Figure(POINTS, name, _mean(counts, f"points {name}", ended)) for name in names)
        yield from (Figure(PLACES, name, _mean(counts, f"place {name}", ended)) for name in names)
    for name in names:
        yield Figure(WINS, name, Share(counts[f"wins {name}"], counts["games"]))


def _mean(counts: Counts, name: str, of: int) -> Mean:
    return Mean(counts[f"{name} sum"], counts[f"{name} square sum"], of)


def _victory(counts: Counts, games: int, most: int) -> Iterator[Figure]:
    for key, name in ENDS.items():
        yield Figure(VICTORY, name, Share(counts.get(f"wins {key}", 0), games))
    left = Share(games - counts["ended"], games)
    yield Figure(VICTORY, f"left without an end after {most:,} moves", left)
    if ended := counts["ended"]:
        yield Figure(LENGTH, UNTIL_ITS_END, _mean(counts, "moves", ended))


def _of_rules(counts: Counts, games: int) -> Iterator[Figure]:
    """Of each rule that fires, how often it does in a game, and in how many it does at all."""
    fired = {key.removeprefix("fires "): often for key, often in counts.items() if "fires " in key}
    rules = sorted(fired, key=lambda rule: [int(part) for part in rule.split("_")[1:]])
    for rule in rules:
        yield Figure(FIRES, cite(rule), Mean(fired[rule], counts[f"squares {rule}"], games))
    for rule in rules:
        yield Figure(GAMES, cite(rule), Share(counts[f"games {rule}"], games))
