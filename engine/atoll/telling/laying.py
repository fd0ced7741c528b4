"""A table of any game as Givens lay it: as few as show the same.

What they do not say fits to what they say, as the game has it. Parts that are hidden from all are
said only where something depends on them; what no sentence says stands in rows of part and value.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from atoll.table import Refusal, Step, games
from atoll.table.kinds import Seats
from atoll.table.parts import Part
from atoll.table.phrases import Phrase
from atoll.table.scenario import Line
from atoll.telling import rows
from atoll.telling.contract import tells
from atoll.telling.heard import part_lines
from atoll.telling.phrases import TABLE_HAS
from atoll.telling.scene import Scene, happens

_MOMENT = ("stage", "turn")
"""The parts that say what comes next and who decides it, in a phrase of the game."""


class Laid(NamedTuple):
    """The Givens that lay the table of a scene, and the scene as it lies there then.

    `unsaid` are parts that no Given says, and that luck may lay otherwise: no Then tells them.
    """

    givens: Sequence[Line]
    scene: Scene
    unsaid: Collection[str] = ()


def laid(game: str, scene: Scene, *, whole: bool) -> Laid:
    """A scene as Givens lay it; `whole` says in any case what may depend on the answers.

    Errors: ValueError.
    """
    outcome, layout = happens(game, scene), games.nouns(game).LAYOUT
    for table, but in (*tells(game).ways(scene.table, outcome), (scene.table, ())):
        if whole and any(layout.parts[name].called for name in but):
            continue
        said, found = _said(game, scene._replace(table=table), but)
        there = scene._replace(table=found)
        apart = {name for name, _ in layout.changed(scene.table, table)}
        if _alike(found, table, but) and _leads_alike(game, happens(game, there), outcome, apart):
            hidden = layout.hidden_in_common.items()
            unsaid = [part for part, one in hidden if part not in said and not one.until(found)]
            return Laid([*givens(game, said, found)], there, unsaid)
    raise ValueError("no Given lays such a table")


def _said(game: str, scene: Scene, but: Collection[str]) -> tuple[dict[str, Any], Any]:
    """What Givens say of a table, `but` some parts, and the table that they lay."""
    telling, table, parts = tells(game), scene.table, games.nouns(game).LAYOUT.parts
    phrase = telling.MOMENTS.get(table.stage)
    whens = telling.BY_ITSELF.get(table.stage, ()) if scene.move is None else ()
    in_when = (*_MOMENT, *whens[-1 if scene.onward else 0].types) if whens else ()
    by_when = {name: getattr(table, name) for name in parts if name in in_when}
    usual = telling.seated(table.seats, table.rulings)._replace(**by_when)
    follow = [*(name for name in _MOMENT if name not in telling.FOLLOWS), *telling.FOLLOWS]
    may = [name for name in parts if name not in (*but, *by_when)]
    said = {
        name: getattr(table, name)
        for name in may
        if name not in follow and getattr(table, name) != getattr(usual, name)
    }

    def fitted() -> Any:
        told = {name: range(len(x) if isinstance(x, tuple) else 0) for name, x in said.items()}
        return telling.fitted(usual._replace(**said), told)

    def apart(name: str) -> bool:
        return name not in said and getattr(found, name) != getattr(table, name)

    found = fitted()
    in_turn = sorted(may, key=lambda name: follow.index(name) if name in follow else -1)
    while name := next(filter(apart, in_turn), ""):  # what is said can part what fitted before
        also = _of_moment(phrase) if name == "stage" and phrase else (name,)
        said |= {name: getattr(table, name) for name in also}
        found = fitted()
    return said, found._replace(**by_when)


def _of_moment(phrase: Phrase) -> Mapping[str, str]:
    """The parts that the phrase of a moment says, and in which field: who decides, what comes."""
    whose = {"Seat": "turn", "Due": "stage", "Coming": "stage"}
    fields = {whose.get(kind, name): name for name, kind in phrase.types.items()}
    return {"stage": "", **fields}


def _alike(found: Any, table: Any, but: Collection[str]) -> bool:
    return all(getattr(found, n) == getattr(table, n) for n in table._fields if n not in but)


def _leads_alike(
    game: str, found: Step[Any] | Refusal, whole: Step[Any] | Refusal, apart: Collection[str]
) -> bool:
    """Whether the same comes of it, but for what is hidden from all, or was apart before."""
    if isinstance(found, Refusal) or isinstance(whole, Refusal):
        return found == whole
    but = {*games.nouns(game).LAYOUT.hidden_in_common, *apart}
    return found.events == whole.events and _alike(found.table, whole.table, but)


# Given


def givens(game: str, said: Collection[str], table: Any) -> Iterator[Line]:
    """The parts that are said: as the game says them, in sentences of its layout, or in rows."""
    telling, layout = tells(game), games.nouns(game).LAYOUT
    phrase = telling.MOMENTS.get(table.stage) if "stage" in said else None
    in_phrase = _of_moment(phrase) if phrase else {}
    left = [name for name in layout.parts if name in said and name not in in_phrase]
    for parts, tell in telling.TABLES.items():
        together = [name for name in parts if name in left and getattr(table, name)]
        if together and (lines := [*tell(table, together)]):
            yield from lines
            left = [name for name in left if name not in together]
    usual = telling.seated(table.seats, table.rulings)
    sentences = {name: [*_sentences(game, layout.parts[name], table, usual)] for name in left}
    yield from chain.from_iterable(sentences.values())
    if in_rows := [name for name, lines in sentences.items() if not lines]:
        yield TABLE_HAS.line("Given", table=rows.written(layout, table, in_rows))
    if phrase:
        moment = {field: getattr(table, name) for name, field in in_phrase.items() if field}
        yield phrase.line("Given", table.seats, **moment)


def _sentences(game: str, part: Part, table: Any, usual: Any) -> Iterator[Line]:
    """A part in the words of the game, or of its layout."""
    some, says = getattr(table, part.name), tells(game).SAYS.get(part.name)
    if not says:
        yield from part_lines(game, "Given", part.name, usual, table)
        return
    if isinstance(part.kind, Seats):
        some = [seat for seat, yes in enumerate(some) if yes]
    phrase = says[-1 if len(some) > 1 else 0]
    ((field, kind),) = phrase.types.items()
    one_by_one = kind.lower() in (one.name for one in part.kind.parts())
    for one in sorted(some) if one_by_one else [sorted(some)] if some else []:
        said: dict[str, Any] = {field: one}
        yield phrase.line("Given", table.seats, **said)
