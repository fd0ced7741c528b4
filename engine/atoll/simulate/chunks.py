"""Many games in chunks: each chunk is seeded by its number, and what was counted adds up.

So the total depends on the setting alone, never on how many processes played the chunks, in which
order, or on which machines.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from atoll import __version__
from atoll.processes import pool
from atoll.simulate.figures import CONFIDENCE, MATTERED, Counts, Figure, Share
from atoll.simulate.many import Many, Played, many
from atoll.simulate.policies import policy
from atoll.table.games import game
from atoll.table.rulings import Answers, Ruling

Done = TypeVar("Done")
Work = Callable[[int], Done]
"""What is done with the chunk that begins at a game, by its number from 0."""
By = Callable[[Work[Any], Sequence[int]], Iterator[Any]]
"""How the work is spread: it gives what comes of each chunk, in any order, each chunk once."""
_AHEAD = 2


class Setting(NamedTuple):
    """What is played: everything the total depends on.

    By its verbs a game gives the same total in chunks of any `size`. `against` are the answers by
    which the same games are played too.
    """

    game: str
    seats: int
    answers: Answers
    games: int
    policies: tuple[str, ...] = ("uniform",)
    seed: int = 0
    against: tuple[Answers, ...] = ()
    size: int | None = None
    by_verbs: bool = False

    def many(self) -> Many:
        """What plays it. Errors: NotOffered; ImportError where numpy is missing."""
        return many(self.game, by_verbs=self.by_verbs, size=self.size)


def played(setting: Setting, begin: int) -> list[Counts]:
    """What is counted of a chunk under the answers, and then under each of the others.

    Errors: Refused where so many cannot play, Stuck, BadPolicy.
    """
    rules = setting.many()
    size = setting.size or rules.CHUNK
    games = min(size, setting.games - begin)
    policies = [policy(name, rules.POLICIES) for name in setting.policies]

    def play(answers: Answers) -> Played:
        luck = {"seed": setting.seed, "chunk": begin // size}
        return rules.play(games, setting.seats, answers, policies=policies, **luck)

    left = play(setting.answers)
    found = [left.counts]
    for right in map(play, setting.against):
        differ = {f"differ {key}": often for key, often in left.compared(right).items()}
        found.append({**right.counts, **differ})
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
    begins = range(0, setting.games, setting.size or setting.many().CHUNK)
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


# Done by many, in whatever order


def on_this_machine(jobs: int) -> By:
    """So many processes of this machine; one job, or one chunk, is done in this process.

    Errors: WorkersDied; and whatever the work raises.
    """

    def by(work: Work[Done], begins: Sequence[int]) -> Iterator[Done]:
        if min(jobs, len(begins)) <= 1:
            yield from map(work, begins)
            return
        with pool(jobs) as workers:
            yield from as_done(workers.submit, work, begins, _AHEAD * jobs)

    return by


def as_done(
    submit: Callable[..., "Future[Done]"], work: Work[Done], begins: Iterable[int], ahead: int
) -> Iterator[Done]:
    """What executors make of each chunk: so many are on their way.

    Errors: whatever the work raises.
    """
    fresh, running = iter(begins), set[Future[Done]]()
    while running := running | {submit(work, one) for one in islice(fresh, ahead - len(running))}:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


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
    of = setting._replace(policies=(players,), against=against, size=1, by_verbs=True)
    rows = []
    for (ruling, answer), counts in zip(ways, simulated(of, by)[1:], strict=True):
        share = Figure("", "", mattered(counts)["winners"]).as_json()
        known = {key: share[key] for key in ("hits", "of", "value", "low", "high")}
        rows.append({"players": players, "ruling": ruling, "answer": answer, **known})
    return sorted(rows, key=lambda one: (-one["hits"], f"{one['ruling']}={one['answer']}"))
