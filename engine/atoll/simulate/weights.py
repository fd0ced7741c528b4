"""The weight of rulings: how often another answer makes others win, by any players."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from atoll import __version__
from atoll.simulate.chunks import By, Setting, mattered, simulated
from atoll.simulate.figures import CONFIDENCE, Figure, Share
from atoll.table.games import game
from atoll.table.rulings import Answers, Ruling

HEAVIEST = 5
"""So many rulings are weighed again, by players who want to win."""
AT_RANDOM = 4
"""In so many times as many games at random it is found which these are; such games are short."""


class Weight(NamedTuple):
    """Of an answer that is not the default: in how many games others win by it."""

    ruling: str
    answer: str
    winners: Share

    @property
    def named(self) -> str:
        """As a command writes it."""
        return f"{self.ruling}={self.answer}"


def others(rulings: Mapping[str, Ruling], answers: Answers) -> Iterator[tuple[str, str]]:
    """Every other answer to each ruling, by its name."""
    for name, ruling in rulings.items():
        yield from ((name, one) for one in ruling.names() if one != answers.chosen[name])


def weighed(
    setting: Setting,
    games: int,
    by: By,
    *,
    only: frozenset[str] = frozenset(),
) -> list[Weight]:
    """The weight of all other answers, or of `only` some rulings, heaviest first."""
    every = others(game(setting.game).RULINGS, setting.answers)
    ways = [one for one in every if not only or one[0] in only]
    against = tuple(setting.answers.but(**{ruling: way}) for ruling, way in ways)
    tally = simulated(setting._replace(against=against), games, by)
    shares = (mattered(counts, tally.games)["winners"] for counts in tally.against)
    found = [Weight(*way, share) for way, share in zip(ways, shares, strict=True)]
    return sorted(found, key=lambda one: (-one.winners.hits, one.named))


def heaviest(weights: list[Weight]) -> frozenset[str]:
    """The rulings that matter most, by their heaviest answers."""
    return frozenset([*dict.fromkeys(one.ruling for one in weights)][:HEAVIEST])


def weights(setting: Setting, games: int, by: By) -> dict[str, list[Weight]]:
    """By the players, all other answers at random, then by who is greedy the heaviest of them."""
    of = setting._replace(by_verbs=True, size=1)
    usual = weighed(of._replace(policies=("uniform",)), games * AT_RANDOM, by)
    few = heaviest(usual)
    wise = weighed(of._replace(policies=("greedy",)), games, by, only=few) if few else []
    return {"uniform": usual, "greedy": wise}


def as_dict(setting: Setting, games: int, found: Mapping[str, list[Weight]]) -> dict[str, Any]:
    """In how many games of such players others win by each answer (weights.schema.json)."""
    told = list[dict[str, Any]]()
    for players, every in found.items():
        for one in every:
            named = {"players": players, "ruling": one.ruling, "answer": one.answer}
            share = Figure("", one.named, one.winners).as_json()
            told.append(named | {key: share[key] for key in ("hits", "of", "value", "low", "high")})
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
