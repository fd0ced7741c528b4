"""Many games in chunks: each chunk is seeded by its number, and what was counted adds up.

So the total depends on the setting alone, never on how many processes played the chunks, in which
order, or on which machines.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from atoll import __version__
from atoll.simulate.figures import (
    CONFIDENCE,
    FIRES,
    GAMES,
    MATTERED,
    Counts,
    Figure,
    Share,
    figures,
)
from atoll.simulate.many import Many, Played, many
from atoll.simulate.policies import policy
from atoll.table import agreed, listed
from atoll.table.games import game, title
from atoll.table.own import supposed
from atoll.table.rulings import Answers, Ruling, told_apart

Work = Callable[[int], list[Counts]]
"""What is done with the chunk that begins at a game, by its number from 0."""
By = Callable[[Work, Sequence[int]], Iterator[list[Counts]]]
"""How the work is spread: it gives what comes of each chunk once, as `as_done` does."""


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

    def many(self) -> Many:
        """What plays it. Errors: NotOffered; ImportError where numpy is missing."""
        return many(self.game, by_verbs=self.by_verbs)


def played(setting: Setting, begin: int) -> list[Counts]:
    """What is counted of a chunk under the answers, and then under each of the others.

    Errors: Refused where so many cannot play, Stuck, BadPolicy.
    """
    rules, known = setting.many(), game(setting.game).RULINGS
    games = min(rules.CHUNK, setting.games - begin)
    policies = [policy(name, rules.POLICIES) for name in setting.policies]

    def play(answers: Answers) -> Played:
        luck = {"seed": setting.seed, "chunk": begin // rules.CHUNK}
        return rules.play(games, setting.seats, answers, policies=policies, **luck)

    left = play(setting.answers)
    found = [left.counts]
    for answers in setting.against:
        right = play(answers)
        differ = left.compared(right, told_apart(known, setting.answers, answers))
        found.append({**right.counts, **{f"differ {key}": int(n) for key, n in differ.items()}})
    return found


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
    begins = range(0, setting.games, setting.many().CHUNK)
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

    @property
    def title(self) -> str:
        """What was played, in a line."""
        of, played = self.setting, agreed(f"{self.games:,} game[|s]", self.games)
        policies = listed(dict.fromkeys(of.policies))
        return f"{played} of {title(of.game)}, {of.seats} players, {policies}"

    def figures(self) -> tuple[Figure, ...]:
        """What was counted, as shares and means."""
        if not self.games:
            return ()
        return figures(self.setting.game, self.counts, self.games, self.setting.seats)

    def worth_telling(self) -> Iterator[Figure]:
        """All but rules in which every game is alike."""
        for figure in self.figures():
            measure = figure.number.measure()
            varies = measure and (measure.value not in {0, 1} if measure.sd is None else measure.sd)
            if varies or figure.section not in {FIRES, GAMES}:
                yield figure

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
