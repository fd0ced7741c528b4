"""Many games in chunks: each chunk is seeded by its number, and what was counted adds up.

So the total depends on the setting alone, never on how many processes played the chunks, in which
order, or on which machines.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial, reduce
from operator import or_
from random import Random
from typing import Any, NamedTuple

from atoll import __version__
from atoll.simulate.figures import CONFIDENCE, MATTERED, Counts, Figure, Share, figures
from atoll.simulate.many import Many, arrays, one_game
from atoll.simulate.policies import players, policy
from atoll.table.games import game, most_moves
from atoll.table.own import supposed
from atoll.table.rulings import Answers, Ruling, told_apart

Work = Callable[[int], list[Counts]]
"""What is done with the chunk that begins at a game, by its number from 0."""
By = Callable[[Work, Sequence[int]], Iterator[list[Counts]]]
"""How the work is spread: it gives what comes of each chunk once, as `in_order` does."""


class Setting(NamedTuple):
    """What is played: everything the total depends on.

    `against` are the answers by which the same games are played too.
    """

    game: str
    seats: int
    answers: Answers
    games: int
    policies: tuple[str, ...] = ("uniform",)
    seed: int = 0
    against: tuple[Answers, ...] = ()
    by_verbs: bool = False

    @property
    def arrays(self) -> Many | None:
        """What plays many games at once; None where one is played after the other, by its verbs.

        Errors: ImportError where numpy is missing.
        """
        return None if self.by_verbs or not arrays.there(self.game) else arrays(self.game)

    @property
    def known(self) -> Mapping[str, Any]:
        """The policies of the game by their names."""
        return self.arrays.POLICIES if self.arrays else players(self.game)


def played(setting: Setting, begin: int) -> list[Counts]:
    """What is counted of a chunk under the answers, and then under each of the others.

    By the verbs a chunk is a game.
    Errors: Refused where so many cannot play, Stuck, BadPolicy.
    """
    arrays, rules = setting.arrays, game(setting.game)
    policies = [policy(name, setting.known) for name in setting.policies]
    seats, seed = setting.seats, setting.seed

    def play(answers: Answers) -> tuple[Counts, Mapping[str, Any]]:
        """What is counted in all, and game by game."""
        if arrays:
            games, luck = min(arrays.CHUNK, setting.games - begin), begin // arrays.CHUNK
            many = arrays.play(games, seats, answers, seed=seed, chunk=luck, policies=policies)
            return many.counts, many.columns
        party, most = (*policies,) * (seats // len(policies)), most_moves(setting.game)
        one = one_game(rules, party, answers, seed_of(seed, begin), most)
        return one.counts, one.counts

    counts, left = play(setting.answers)
    found = [counts]
    for answers in setting.against:
        counts, right = play(answers)
        apart = told_apart(rules.RULINGS, setting.answers, answers)
        found.append({**counts, **compared(left, right, apart)})
    return found


def compared(
    left: Mapping[str, Any], right: Mapping[str, Any], apart: Sequence[str]
) -> dict[str, int]:
    """In how many of the same games it mattered that rules `apart` were read otherwise.

    Each has what was counted of one game, or game by game in columns.
    """

    def differ(of: str) -> Any:
        names = [name for name in {**left, **right} if name.startswith(of)]
        return reduce(or_, (left.get(name, 0) != right.get(name, 0) for name in names), 0)

    used = [one.get(f"games {rule}", 0) for rule in apart for one in (left, right)]
    found = {
        "at stake": reduce(or_, used, 0),
        "mattered": differ(""),
        "points": differ("points"),
        "winners": differ("wins seat"),
    }
    number = {key: games.sum() if hasattr(games, "sum") else games for key, games in found.items()}
    return {f"differ {key}": int(games) for key, games in number.items()}


def seed_of(seed: int, number: int) -> int:
    """The seed of a game by its number, from 0: `atoll play --seed` has the same cards.

    >>> seed_of(0, 0) != seed_of(0, 1) != seed_of(1, 0)
    True
    """
    return Random(f"{seed} {number}").getrandbits(48)


def simulated(
    setting: Setting,
    by: By,
    *,
    each: Callable[[int], object] = lambda _: None,
    stopped: tuple[type[BaseException], ...] = (),
) -> list[Counter[str]]:
    """All that was counted, by the answers and by each of the others.

    `each` hears of how many games a chunk was, once it is counted. What it is `stopped` by leaves
    the chunks that were counted until then.
    """
    total = [Counter[str]() for _ in (setting.answers, *setting.against)]
    begins = range(0, setting.games, setting.arrays.CHUNK if setting.arrays else 1)
    with suppress(*stopped):
        for chunk in by(partial(played, setting), begins):
            fresh = [Counter(counts) for counts in total]  # a chunk is counted whole, or not
            for counts, more in zip(fresh, chunk, strict=True):
                counts.update(more)
            total = fresh
            each(chunk[0]["games"])
    return total


def mattered(counts: Counts) -> dict[str, Share]:
    """In how many of the games other answers made a difference, by the keys of MATTERED."""
    return {key: Share(counts[f"differ {key}"], counts["games"]) for key in MATTERED}


# What it came to: all figures of the game, in JSON terms and of those that are told


class Run(NamedTuple):
    """What was asked for, what was counted, and how many seconds it took."""

    setting: Setting
    counts: Counts
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts.get("games", 0)

    def figures(self) -> tuple[Figure, ...]:
        """What was counted, as shares and means."""
        if not self.games:
            return ()
        return figures(self.setting.game, self.counts, self.games, self.setting.seats)

    def as_json(self) -> dict[str, Any]:
        """All of it in JSON terms; only `took` differs from one run to the next."""
        of, speed = self.setting, round(self.games / self.seconds)
        return {
            "game": of.game,
            "seats": of.seats,
            "answers": of.answers.as_dict(),
            "supposed": supposed(of.game),
            "by_verbs": of.by_verbs,
            "policies": list(of.policies),
            "seed": of.seed,
            "wanted": of.games,
            "games": self.games,
            "confidence": CONFIDENCE,
            "figures": [one.as_json() for one in self.figures()],
            "counts": dict(sorted(self.counts.items())),
            "took": {"seconds": round(self.seconds, 3), "games_a_second": speed},
        }


# The weight of rulings: how often another answer makes others win, by any players

HEAVIEST = 5
"""So many rulings are weighed again, by players who want to win."""
AT_RANDOM = 4
"""In so many times as many games at random it is found which these are; such games are short."""


def others(rulings: Mapping[str, Ruling], answers: Answers) -> Iterator[tuple[str, str]]:
    """Every other answer to each ruling, by its name."""
    for name, ruling in rulings.items():
        yield from ((name, one) for one in ruling.names() if one != answers.chosen[name])


def weighed(setting: Setting, by: By) -> dict[str, Any]:
    """In how many games others win by each other answer, heaviest first (weights.schema.json).

    All are weighed by players at random, then by who is greedy those of the heaviest rulings.
    """
    every = [*others(game(setting.game).RULINGS, setting.answers)]
    at_random = _weights(setting._replace(games=setting.games * AT_RANDOM), "uniform", every, by)
    heaviest = [*dict.fromkeys(one["ruling"] for one in at_random)][:HEAVIEST]
    greedy = _weights(setting, "greedy", [one for one in every if one[0] in heaviest], by)
    return {
        "game": setting.game,
        "version": __version__,
        "seed": setting.seed,
        "seats": setting.seats,
        "answers": setting.answers.as_dict(),
        "confidence": CONFIDENCE,
        "games": setting.games,
        "weights": at_random + greedy,
    }


def _weights(
    setting: Setting, players: str, ways: Sequence[tuple[str, str]], by: By
) -> list[dict[str, Any]]:
    """How often others win by each of these answers, of these players."""
    if not ways:
        return []
    against = tuple(setting.answers.but(**{ruling: answer}) for ruling, answer in ways)
    of = setting._replace(policies=(players,), against=against, by_verbs=True)
    rows = []
    for (ruling, answer), counts in zip(ways, simulated(of, by)[1:], strict=True):
        share = Figure("", "", mattered(counts)["winners"]).as_json()
        known = {key: share[key] for key in ("hits", "of", "value", "low", "high")}
        rows.append({"players": players, "ruling": ruling, "answer": answer, **known})
    return sorted(rows, key=lambda one: (-one["hits"], f"{one['ruling']}={one['answer']}"))
