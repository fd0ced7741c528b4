"""Tables at which a fault shows: random play by the rules as they are, gone over with the fault.

What happened at each table is kept as JSON, so that a process in which the rules are changed can
say whether the same happens there.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from atoll.mutate.children import briefly
from atoll.simulate.chunks import others
from atoll.table import Refusal, Refused, Step, names_for
from atoll.table.contract import Game, Table
from atoll.table.games import game, notation
from atoll.table.scenario import Line, Rows
from atoll.telling.scene import Scene, happens, started

_MOST = 1200  # of each kind
_SEVERAL = 4
_SEEDS = 1000


class Happening(NamedTuple):
    """One thing that happens at a table, and what it leads to, in JSON terms.

    `when` is `opening`, `move` (whether allowed or not), `look`, `onward` for all that nobody
    decides or, of the next of it alone, the rule of what comes first; before an opening there is
    its seed. `said` are the steps that lay it in an example, each with the table below it.
    """

    seats: tuple[str, ...]
    rulings: Mapping[str, str]
    before: Any
    when: str
    seat: int = 0
    move: str = ""
    then: Any = None
    said: Sequence[tuple[str, Rows]] = ()

    @property
    def size(self) -> tuple[int, int, int]:
        """How many players, things and letters there are."""
        things = sum(_numbers(self.before))
        return len(self.seats), things, len(json.dumps(self.before))


def happenings(
    name: str, seed: int = 1, *, every_answer: bool = True, most: int = _MOST
) -> list[Happening]:
    """What happens in games of every number of seats and every answer, the smallest tables first.

    They come out the same every time, and so many of each kind at `most`.
    """
    luck = Random(seed)
    kinds: dict[str, list[Happening]] = {}
    for start in _starts(name, every_answer=every_answer):
        for one in _of_game(name, *start, luck):
            kinds.setdefault(one.when, []).append(one)
    some = [one for kind in kinds.values() for one in luck.sample(kind, min(most, len(kind)))]
    return smallest_first(name, some)


def smallest_first(name: str, found: Iterable[Happening]) -> list[Happening]:
    """In order of players, things and letters, each with what it leads to in this process."""
    return [one._replace(then=shown(name, one)) for one in sorted(found, key=lambda one: one.size)]


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    for part in value if isinstance(value, list) else [value]:
        yield from _numbers(part) if isinstance(part, dict | list) else ()
        if isinstance(part, int):
            yield part


def _starts(name: str, *, every_answer: bool) -> Iterator[tuple[tuple[str, ...], dict[str, str]]]:
    usual = game(name).answered(None, None)
    answers = [dict([one]) for one in others(game(name).RULINGS, usual) if every_answer]
    for seats in sorted(game(name).SEATS):
        for house in ({}, {}, *answers):
            yield names_for(seats), house


def _of_game(
    name: str, seats: tuple[str, ...], house: dict[str, str], luck: Random
) -> Iterator[Happening]:
    """A game at random; at each of its tables somebody looks, and tries a move of another one."""
    opening = Happening(seats, house, luck.randrange(_SEEDS), "opening")
    yield opening
    if "refused" in shown(name, opening):
        return
    rules = game(name)
    table = rules.opening(seats, opening.before, house, edition=None).table
    moves = [*notation(name).MOVES.examples] if notation.there(name) else []
    width = luck.choice((1, 2, 4, 1000))  # who decides chooses among so many moves
    while True:
        position, somebody = rules.write_position(table), luck.randrange(len(seats))
        now = Happening(seats, table.rulings.as_dict(), position, "look", somebody)
        yield now
        if moves:
            yield now._replace(when="move", move=luck.choice(moves))
        if waiting := rules.waiting(table):
            seat = luck.choice(waiting)
            move = luck.choice(tuple(rules.moves(table, seat))[:: luck.choice((1, -1))][:width])
            moves.append(rules.write_move(move))
            yield now._replace(when="move", seat=seat, move=moves[-1])
            table = rules.played(table, seat, move).table
        elif step := rules.proceed(table):
            yield now._replace(when=step.events[0].rule if step.events else "", seat=0)
            table = step.table
        else:
            return


def shown(name: str, one: Happening) -> dict[str, Any]:
    """What it leads to by the rules of this process, in JSON terms."""
    try:
        return dict(json.loads(json.dumps(_shown(game(name), name, one))))
    except Refused as refused:
        return {"refused": [*refused.refusal]}
    except Exception as error:  # noqa: BLE001 # whatever a fault leads to is what is seen
        return {"error": str(error)}


def _shown(rules: Game, name: str, one: Happening) -> dict[str, Any]:
    if one.when == "opening":
        return _outcome_of(rules, rules.opening(one.seats, one.before, one.rulings, edition=None))
    if one.when == "look":
        table = laid(name, one)
        return {
            "view": repr(view := rules.view(table, one.seat)),
            "hidden": repr(view.hidden),
            "moves": sorted(map(rules.write_move, rules.moves(table, one.seat))),
            "outcome": repr(rules.outcome(table)),
            "waiting": rules.waiting(table),
        }
    outcome = happens(name, scene(name, one))
    if isinstance(outcome, Refusal):
        raise Refused(*outcome)
    return _outcome_of(rules, outcome)


def laid(name: str, one: Happening) -> Table:
    """The table before it happens."""
    answers = game(name).answered(None, one.rulings)
    return game(name).read_position(one.before, one.seats, answers)


def _outcome_of(rules: Game, step: Step[Any]) -> dict[str, Any]:
    sentences = [[event.rule, rules.sentence(event, step.table.seats)] for event in step.events]
    return {
        "after": rules.write_position(step.table),
        "events": sentences,
        "outcome": repr(rules.outcome(step.table)),
        "waiting": rules.waiting(step.table),
    }


def scene(name: str, one: Happening) -> Scene:
    """It as a scene, that a scenario may tell."""
    if one.when == "opening":
        return started(one.seats, game(name).answered(None, one.rulings))
    said = tuple(Line("Given", "{step}", {"step": step}, table) for step, table in one.said)
    move = game(name).parse_move(one.move) if one.when == "move" else None
    found = Scene(laid(name, one), one.seat, move, said=said)
    return found._replace(onward=one.when == "onward", look=one.when == "look")


def differing(name: str, known: Iterable[Happening]) -> list[Happening]:
    """The first few of each kind that lead to something else by the rules of this process."""
    found, often = list[Happening](), Counter[str]()
    for one in known:
        if often[one.when] < _SEVERAL:
            with briefly():
                then = shown(name, one)
            if then != one.then:
                often[one.when] += 1
                found.append(one)
    return found
