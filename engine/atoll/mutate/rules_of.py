"""Which rules a fault concerns: those that the text around it names.

The innermost expression, statement or function that names a rule speaks for what is in it; a
function that names none is about the rules of what it uses, or else of those that use it.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence

from atoll.mutate.source import Source, Unit

__all__ = ["Concern", "named"]

_NAME = re.compile(r"(?:\b(?P<until>to|until) )?\b(?:[a-z]+_|[A-Z][a-z]+ )?([0-9]+)[._]([0-9]+)\b")


def named(game: str, text: str) -> tuple[str, ...]:
    """The rules that a text names, as ids.

    >>> named("fiji", "Rules fiji_4_7 to fiji_4_9; Fiji 5.2, 5.3.")
    ('fiji_4_7', 'fiji_4_8', 'fiji_4_9', 'fiji_5_2', 'fiji_5_3')
    """
    if game not in text.lower():
        return ()
    found: list[tuple[int, int]] = []
    for match in _NAME.finditer(text):
        chapter, place = int(match[2]), int(match[3])
        first = found[-1][1] + 1 if match["until"] and found else place
        found += [(chapter, number) for number in range(first, place + 1)]
    return tuple(dict.fromkeys(f"{game}_{chapter}_{place}" for chapter, place in found))


class Concern:
    """The rules of each unit of some modules."""

    def __init__(self, game: str, modules: Sequence[Source]) -> None:
        """Look at the modules together: one uses what another has."""
        self.game = game
        units = [(source, unit) for source in modules for unit in source.units()]
        self._own = {unit: tuple(self._named(unit.node)) for _, unit in units}
        mentions = {unit: _mentioned(source, unit) for source, unit in units}
        self._users = {
            unit: [user for user in mentions if user != unit and mentions[user] & _called(unit)]
            for unit in mentions
        }
        self._used = {
            unit: [used for used in mentions if used != unit and mentions[unit] & _called(used)]
            for unit in mentions
        }

    def rules(self, source: Source, node: ast.AST, unit: Unit) -> tuple[str, ...]:
        """The rules a fault at this node concerns; none where nobody who uses it names any."""
        for part in source.around(node):
            if part is unit.node:
                break
            if rules := tuple(dict.fromkeys(self._named(part))):
                return rules
        return (
            self._own[unit] or self._nearest(unit, self._used) or self._nearest(unit, self._users)
        )

    def _nearest(self, unit: Unit, onward: Mapping[Unit, Sequence[Unit]]) -> tuple[str, ...]:
        seen, level = {unit}, [unit]
        while level:
            if rules := {rule for near in level for rule in self._own[near]}:
                return tuple(sorted(rules, key=_number))
            level = [other for near in level for other in onward[near] if other not in seen]
            seen.update(level)
        return ()

    def _named(self, node: ast.AST) -> Iterator[str]:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield from named(self.game, part.value)


def _number(rule: str) -> list[int]:
    """What rules are put in order by: 4.10 comes after 4.9."""
    return [int(part) for part in rule.split("_")[1:]]


def _mentioned(source: Source, unit: Unit) -> set[str]:
    """The names a unit uses; after a dot only those of modules, and methods as `.plus`."""
    nodes = list(ast.walk(unit.node))
    known = source.imported.union(*map(_called, source.units()))
    used = [node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)]
    names = {node.id for node in used} & known
    dotted = [node for node in nodes if isinstance(node, ast.Attribute)]
    of_modules = {node.attr for node in dotted if source.of(node.value) in source.imported}
    return names | of_modules | {f".{node.attr}" for node in dotted}


def _called(unit: Unit) -> set[str]:
    """What a unit is called by those who use it."""
    _, dot, method = unit.name.rpartition(".")
    return {f".{method}"} if dot else set(unit.name.split(", "))
