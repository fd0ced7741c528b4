"""Which rules a place in the text concerns: those that the text around it names.

The innermost expression, statement or function that names a rule speaks for what is in it; a
function that names none is about the rules of what it uses, or else of those that use it.
"""

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence

from atoll.code.names import Names, levels
from atoll.code.text import Source, Unit, ids
from atoll.table.stating import in_order


class Concern:
    """The rules of each unit of some modules."""

    def __init__(self, game: str, modules: Sequence[Source]) -> None:
        """Look at the modules together: one uses what another has."""
        self.game, self._names = game, Names(modules)
        units = self._names.units
        self._methods = [one for one in units if one.rpartition(".")[0] in units]
        self._own = {symbol: tuple(dict.fromkeys(ids(game, units[symbol]))) for symbol in units}
        self._used = {symbol: {*self._mentioned(symbol)} for symbol in units}
        self._users = {
            symbol: {user for user in units if symbol in self._used[user]} for symbol in units
        }

    def _mentioned(self, symbol: str) -> Iterator[str]:
        """The units that a unit names, and the methods of that name behind any dot."""
        yield from self._names.named(symbol)
        parts = ast.walk(self._names.units[symbol])
        dotted = {part.attr for part in parts if isinstance(part, ast.Attribute)}
        yield from (one for one in self._methods if one.rpartition(".")[2] in dotted)

    def rules(self, source: Source, node: ast.AST, unit: Unit) -> tuple[str, ...]:
        """The rules a fault at this node concerns; none where nobody who uses it names any."""
        for part in source.around(node):
            if part is unit.node:
                break
            if rules := tuple(dict.fromkeys(ids(self.game, part))):
                return rules
        symbol = f"{source.module}.{unit.name.partition(', ')[0]}"
        nearest = self._nearest(symbol, self._used) or self._nearest(symbol, self._users)
        return self._own[symbol] or nearest

    def _nearest(self, symbol: str, onward: Mapping[str, Collection[str]]) -> tuple[str, ...]:
        for level in levels([symbol], onward.__getitem__):
            if found := {rule for one in level for rule in self._own[one]}:
                return in_order(found)
        return ()
