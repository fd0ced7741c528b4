"""What is proved of a game while the site finds out other things: its laws, and what can happen.

A law that exactly this engine has proved already, as `atoll prove --save .laws` keeps it, is not
asked again.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import TypeVar

from atoll.processes import Pool
from atoll.proof.law import laws
from atoll.proof.leaning import leaning
from atoll.proof.possible import Answered, answer, questions
from atoll.proof.proofs import Proof, proof
from atoll.proof.saved import saved
from atoll.site.failing import doing
from atoll.table import games
from atoll.table.games import title

__all__ = ["Proving"]

One = TypeVar("One")


class Proving:
    """A game whose laws are being proved by a pool."""

    def __init__(self, workers: Pool, game: str) -> None:
        """Give the pool all that nobody has proved yet."""
        self._game, self.held = game, saved(game)
        left = [name for name in laws(game) if name not in self.held]
        self._laws = _each(workers, "law", proof, game, left)
        self._asked = _each(workers, "question", answer, game, _questions(game))

    @property
    def told(self) -> str:
        """Where its verdicts come from."""
        of = f"{len(self.held)} of {len(laws(self._game))} laws of {title(self._game)}"
        return f"{of} were proved by exactly this engine before"

    def laws(self) -> list[Proof]:
        """The laws in the order of the text. Errors: SiteError."""
        found = self.held | {name: one.result() for name, one in self._laws.items()}
        return leaning(self._game, [found[name] for name in laws(self._game)])

    def possible(self) -> dict[str, Answered]:
        """What can happen, by question. Errors: SiteError."""
        return {name: one.result() for name, one in self._asked.items()}


def _each(
    workers: Pool, kind: str, work: Callable[[str, str], One], game: str, of: Iterable[str]
) -> "dict[str, Future[One]]":
    """The same work for each of these of a game; where it fails, the kind and the name are told."""
    return {
        name: workers.submit(doing, f"{title(game)}, {kind} {name}", work, game, name)
        for name in of
    }


def _questions(game: str) -> Iterable[str]:
    return questions(game) if games.questions.there(game) else ()
