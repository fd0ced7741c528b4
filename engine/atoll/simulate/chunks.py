"""Many games in chunks: each chunk is seeded by its number, and what was counted adds up.

So the total depends on the setting and the number of games alone, never on how many processes
played them, in which order, on which machines, or which of these died on the way.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import AbstractContextManager
from functools import partial
from itertools import chain, islice, takewhile
from typing import Any, NamedTuple, TypeVar

from atoll import __version__
from atoll.processes import WorkersDied, pool
from atoll.simulate.figures import CONFIDENCE, MATTERED, Counts, Figure, Share
from atoll.simulate.many import Many, Played, many
from atoll.simulate.policies import policy
from atoll.table.games import game
from atoll.table.rulings import Answers, Ruling

Piece = TypeVar("Piece")
Done = TypeVar("Done")
_LIVES = 3
_AHEAD = 2


class NotPlayed(ValueError):
    """The rules refuse so many seats, or what a policy answers."""


class Setting(NamedTuple):
    """What is played: everything the total depends on, but for the number of games.

    By its verbs a game gives the same total in chunks of any size.
    """

    game: str
    seats: int
    answers: Answers
    policies: tuple[str, ...] = ("uniform",)
    seed: int = 0
    against: tuple[Answers, ...] = ()
    size: int | None = None
    by_verbs: bool = False

    def many(self) -> Many:
        """What plays it. Errors: NotOffered, UnknownRuling; ImportError where numpy is missing."""
        return many(self.game, by_verbs=self.by_verbs, size=self.size)


class Chunk(NamedTuple):
    """Some of the games: which part of all, and how many they are."""

    number: int
    games: int


class Tally(NamedTuple):
    """What was counted in so many games; `against` compares each with itself played otherwise."""

    games: int = 0
    counts: Counts = {}  # noqa: RUF012 # a mapping nobody changes
    against: tuple[Counts, ...] = ()

    def plus(self, more: "Tally") -> "Tally":
        """Both together.

        >>> Tally(2, {"ties": 1}).plus(Tally(3, {"ties": 1, "wins": 3})).counts
        {'ties': 2, 'wins': 3}
        """
        if not self.games:
            return more
        against = map(_together, self.against, more.against)
        return Tally(self.games + more.games, _together(self.counts, more.counts), tuple(against))


def _together(one: Counts, other: Counts) -> Counts:
    return {key: one.get(key, 0) + other.get(key, 0) for key in sorted(one.keys() | other.keys())}


Work = Callable[[Chunk], Tally]


def chunks(games: int, size: int) -> Iterator[Chunk]:
    """The games in chunks of one size; the last may be smaller.

    >>> list(chunks(5, size=2))
    [Chunk(number=0, games=2), Chunk(number=1, games=2), Chunk(number=2, games=1)]
    """
    for number, begin in enumerate(range(0, games, size)):
        yield Chunk(number, min(size, games - begin))


def played(setting: Setting, chunk: Chunk) -> Tally:
    """A chunk, played under the answers, and again under each of the others. Errors: NotPlayed."""
    rules = setting.many()
    policies = [policy(name, rules.POLICIES) for name in setting.policies]

    def play(answers: Answers) -> Played:
        luck = {"seed": setting.seed, "chunk": chunk.number}
        return rules.play(chunk.games, setting.seats, answers, policies=policies, **luck)

    try:
        left = play(setting.answers)
        against = []
        for right in map(play, setting.against):  # and in how many games it differs from the left
            differ = {f"differ {key}": often for key, often in left.compared(right).items()}
            against.append({**right.counts, **differ})
    except ValueError as error:
        raise NotPlayed(str(error)) from error
    return Tally(chunk.games, left.counts, tuple(against))


By = Callable[[Work, Iterable[Chunk]], Iterator[Tally]]
"""How the work is spread: it gives the tally of each chunk, in any order, each chunk once."""


def never() -> bool:
    """Nobody stops it."""
    return False


def simulated(
    setting: Setting, games: int, by: By, *, each: Callable[[Tally], object] = lambda _: None
) -> Tally:
    """So many games, or those that were played before it was stopped.

    `each` hears of every chunk once it is counted.
    """
    tally = Tally()
    for part in by(partial(played, setting), chunks(games, setting.size or setting.many().CHUNK)):
        tally = tally.plus(part)
        each(part)
    return tally


def mattered(counts: Counts, games: int) -> dict[str, Share]:
    """In how many of the games other answers made a difference, by the keys of MATTERED."""
    return {key: Share(counts[f"differ {key}"], games) for key in MATTERED}


# Done by many, in whatever order


def on_this_machine(jobs: int, stopped: Callable[[], bool] = never) -> By:
    """So many processes of this machine; once `stopped`, only what has begun is finished.

    One job, or one piece, is done in this process.
    Errors: WorkersDied; and whatever the work raises.
    """

    def by(work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[Done]:
        rest = iter(pieces)
        first = [*islice(rest, 2)]
        pieces = chain(first, rest)
        if jobs == 1 or len(first) == 1:
            return map(work, takewhile(lambda _: not stopped(), pieces))
        return done_by(partial(pool, jobs), work, pieces, ahead=_AHEAD * jobs, stopped=stopped)

    return by


def done_by(
    pools: Callable[[], AbstractContextManager[Any]],
    work: Callable[[Piece], Done],
    pieces: Iterable[Piece],
    *,
    ahead: int,
    stopped: Callable[[], bool],
) -> Iterator[Done]:
    """What the work makes of each piece, by executors: so many on their way, until it is `stopped`.

    A process that is killed takes nothing along: what it had begun, a new pool begins again. Once
    stopped, what cannot be called back is done.
    Errors: WorkersDied; and whatever the work raises.
    """
    fresh, begun, lives = iter(pieces), list[Piece](), _LIVES
    while True:
        try:
            with pools() as workers:
                running = {workers.submit(work, piece): piece for piece in begun}
                while True:
                    if stopped():
                        kept = (future for future in running if not future.cancel())
                        running = {future: running[future] for future in kept}
                    else:
                        for piece in islice(fresh, ahead - len(running)):
                            begun.append(piece)
                            running[workers.submit(work, piece)] = piece
                    if not running:
                        return
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        done = future.result()
                        begun.remove(running.pop(future))
                        lives = _LIVES
                        yield done
        except WorkersDied:
            lives -= 1
            if not lives:
                raise


# The weight of rulings: how often another answer makes others win, by any players

HEAVIEST = 5
"""So many rulings are weighed again, by players who want to win."""
AT_RANDOM = 4
"""In so many times as many games at random it is found which these are; such games are short."""


def others(rulings: Mapping[str, Ruling], answers: Answers) -> Iterator[tuple[str, str]]:
    """Every other answer to each ruling, by its name."""
    for name, ruling in rulings.items():
        yield from ((name, one) for one in ruling.names() if one != answers.chosen[name])


def weighed(setting: Setting, games: int, by: By) -> dict[str, Any]:
    """In how many games others win by each other answer, heaviest first (weights.schema.json).

    All are weighed by players at random, then by who is greedy those of the heaviest rulings.
    """
    ways = every = [*others(game(setting.game).RULINGS, setting.answers)]
    told = list[dict[str, Any]]()
    for players, number in (("uniform", games * AT_RANDOM), ("greedy", games)) if every else ():
        against = tuple(setting.answers.but(**{ruling: way}) for ruling, way in ways)
        of = setting._replace(policies=(players,), against=against, size=1, by_verbs=True)
        tally, rows = simulated(of, number, by), list[dict[str, Any]]()
        for (ruling, answer), counts in zip(ways, tally.against, strict=True):
            share = Figure("", "", mattered(counts, tally.games)["winners"]).as_json()
            known = {key: share[key] for key in ("hits", "of", "value", "low", "high")}
            rows.append({"players": players, "ruling": ruling, "answer": answer} | known)
        rows.sort(key=lambda one: (-one["hits"], f"{one['ruling']}={one['answer']}"))
        told += rows
        heaviest = [*dict.fromkeys(one["ruling"] for one in rows)][:HEAVIEST]
        ways = [one for one in every if one[0] in heaviest]
    return {
        "game": setting.game,
        "version": __version__,
        "seed": setting.seed,
        "seats": setting.seats,
        "answers": setting.answers.as_dict(),
        "confidence": CONFIDENCE,
        "games": games,
        "weights": told,
    }
