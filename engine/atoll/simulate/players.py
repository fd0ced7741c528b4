"""Who plays a game by its verbs: any legal move, or players who want to win where it can be judged.

`search:N` stands for a player who tries N lines for each decision.
"""

from collections.abc import Iterator, Mapping

from atoll.digits import is_number
from atoll.simulate.one_game import uniform
from atoll.simulate.thinking import Greedy, Search
from atoll.table.contract import Policy
from atoll.table.games import game, worth

__all__ = ["Players", "thinks_ahead"]

_SEARCH = "search"


class Players(Mapping[str, Policy]):
    """The policies of a game by name; of one that judges no position, only the first."""

    def __init__(self, of: str) -> None:
        """Of which game."""
        self._game, self._judges = of, worth.there(of)

    def __getitem__(self, name: str) -> Policy:
        """The policy of a name. Errors: KeyError."""
        if name == "uniform":
            return uniform
        lines = _lines(name)
        if not self._judges or (name != "greedy" and not lines):
            raise KeyError(name)
        rules, judge = game(self._game), worth(self._game)
        return Search(rules, judge, lines) if lines else Greedy(rules, judge)

    def __iter__(self) -> Iterator[str]:
        """The names, as they are told."""
        yield from ("uniform", "greedy", f"{_SEARCH}:N") if self._judges else ("uniform",)

    def __len__(self) -> int:
        """How many names there are."""
        return sum(1 for _ in self)


def thinks_ahead(name: str) -> bool:
    """Whether a name is that of a player who searches, which is done by the verbs alone.

    >>> thinks_ahead("search:60"), thinks_ahead("search:none"), thinks_ahead("search:0")
    (True, False, False)
    """
    return _lines(name) > 0


def _lines(name: str) -> int:
    """The lines that a name asks for; none where it asks for no search."""
    kind, _, number = name.partition(":")
    return int(number) if kind == _SEARCH and is_number(number) else 0
