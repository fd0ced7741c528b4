"""A ladder of players: each plays some games against the one below, with every other seat each."""

import gc
from collections.abc import Iterable, Sequence
from itertools import compress, pairwise
from time import process_time
from typing import NamedTuple

from atoll.simulate.chunks import Setting
from atoll.simulate.figures import Figure, Mean, Share
from atoll.simulate.one_game import one_game
from atoll.simulate.players import Players
from atoll.simulate.policies import policy
from atoll.simulate.verbs import seed_of
from atoll.table import Outcome
from atoll.table.contract import Counts, Move, Policy, View
from atoll.table.games import game, most_moves

__all__ = ["Duel", "Fought", "counted", "duels", "figures", "fought"]


class Duel(NamedTuple):
    """A game between two players, by its number; the setting names both, the better one first."""

    setting: Setting
    number: int


def duels(setting: Setting, names: Sequence[str], games: int) -> list[Duel]:
    """So many games of each player against the next of the names."""
    pairs = [setting._replace(policies=pair) for pair in pairwise(names)]
    return [Duel(one, number) for one in pairs for number in range(games)]


class Fought(NamedTuple):
    """What a game of two players came to, and what each decision of the first one took.

    Decisions are those with a choice; their processor time is in seconds.
    """

    policies: tuple[str, ...]
    counts: Counts
    took: tuple[float, ...]


class _Timed:
    """A player, and the processor time that its decisions take."""

    def __init__(self, player: Policy) -> None:
        self._player, self.took = player, list[float]()

    def __call__(self, view: View, moves: Sequence[Move], luck: object) -> Move:
        begun = process_time()
        move = self._player(view, moves, luck)  # type: ignore[arg-type]
        if len(moves) > 1:
            self.took.append(process_time() - begun)
        return move


def fought(duel: Duel) -> Fought:
    """One game of a duel; no decision waits until all that is there before it is gone through."""
    gc.collect()
    gc.freeze()
    of, rules = duel.setting, game(duel.setting.game)
    one, other = (_Timed(policy(name, Players(of.game))) for name in of.policies)
    first = _every_other(of.seats, duel.number)
    party = [one if mine else other for mine in first]
    seed = seed_of(of.seed, duel.number)
    ended = one_game(rules, party, of.answers, seed, most_moves(of.game)).outcome
    counts = _counts(ended, first) if ended else {"games": 1}
    return Fought(of.policies, counts, tuple(one.took))


def _every_other(places: int, begin: int) -> list[bool]:
    """Every other place; which it begins with, alternates."""
    return [(place + begin) % 2 == 0 for place in range(places)]


def _counts(ended: Outcome, first: Sequence[bool]) -> Counts:
    """Who wins, and by how many hundredths of a point the first are ahead on average."""
    won = {first[seat] for seat in ended.winners}
    others = [not mine for mine in first]
    ahead = round(100 * (_mean(ended.scores, first) - _mean(ended.scores, others)))
    told = {"one": won == {True}, "other": won == {False}, "ahead": ahead, "squares": ahead**2}
    return {"games": 1, "ended": 1, **told}


def _mean(scores: Sequence[int], whose: Sequence[bool]) -> float:
    return sum(compress(scores, whose)) / sum(whose)


def counted(games: Iterable[Counts]) -> dict[str, int]:
    """The counts of several games together."""
    found = dict.fromkeys(("games", "ended", "one", "other", "ahead", "squares"), 0)
    for counts in games:
        found = {key: number + counts.get(key, 0) for key, number in found.items()}
    return found


def figures(names: Sequence[str], counts: Counts) -> tuple[Figure, ...]:
    """How often each of two players wins alone, and how many points the first is ahead."""
    one, other = names
    section = f"{one} against {other}"
    ahead = Mean(counts["ahead"], counts["squares"], counts["ended"])
    return (
        Figure(section, f"{one} wins", Share(counts["one"], counts["games"])),
        Figure(section, f"{other} wins", Share(counts["other"], counts["games"])),
        Figure(section, f"hundredths of a point that {one} is ahead", ahead),
    )
