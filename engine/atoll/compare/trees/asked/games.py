"""Games played by the rules of this process, written down so that other rules can follow them.

A position is written down by its parts, each as a number that only an equal part has: of two
layouts the parts that both have are compared.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

from atoll.simulate.many import many
from atoll.simulate.policies import policy
from atoll.table import Refused
from atoll.table.games import game as known_game
from atoll.table.games import most_moves, nouns

_TRIES = 2
"""At each table so many moves of other tables are tried, which may be refused there."""
_USUAL = 20
"""Without a number, games are begun until enough moves are played, at most so many of a kind."""

Way = tuple[int, dict[str, str], str, int]
"""How many play, other answers than usual, who decides, and the seed."""


def answer(game: str, number: int | None, policies: Sequence[str], most: int) -> dict[str, Any]:
    """What can be chosen, and games: `number` of each number of players by who plays at random.

    Of players who think there is one in ten; of every other answer to a ruling one game.
    """
    known = {_kind(name) for name in many(game, by_verbs=True).POLICIES}
    usable = [one for one in policies if _kind(one) in known]
    left, games = most, []
    for way in _ways(game, _USUAL if number is None else number, usable):
        if number is None and left <= 0:
            break
        games.append(_played(game, *way))
        left -= len(games[-1].get("turns", ()))
    breaks = sorted({one["breaks"] for one in games if one.get("breaks")})
    return {"facts": {**_facts(game), "breaks": breaks}, "games": games}


def _kind(name: str) -> str:
    return name.partition(":")[0]


def _ways(game: str, number: int, policies: Sequence[str]) -> Iterator[Way]:
    """One game of each number of players first, then each other answer, then the others."""
    rules = known_game(game)
    first, *others = [[*_round(rules, policies, seed)] for seed in range(number)] or [[]]
    yield from first
    few = min(rules.SEATS)
    for ruling in rules.RULINGS.values() if number else ():
        named = (answer for answer in ruling.names() if answer != ruling.default)
        yield from ((few, {ruling.name: other}, "uniform", 0) for other in named)
    for one in others:
        yield from one


def _round(rules: Any, policies: Sequence[str], seed: int) -> Iterator[Way]:
    """A game of each number of players; of players who think in every tenth round."""
    for name in policies if seed % 10 == 0 else policies[:1]:
        yield from ((seats, {}, name, seed) for seats in sorted(rules.SEATS))


def _facts(game: str) -> dict[str, Any]:
    """What can be chosen: how many play, what rulings can be answered, and the texts."""
    rules = known_game(game)
    return {
        "seats": sorted(rules.SEATS),
        "rulings": {one.name: [*one.names()] for one in rules.RULINGS.values()},
        "usual": dict(rules.answered(None, None).as_dict()),
        "editions": [*rules.EDITIONS],
    }


def _played(game: str, seats: int, house: Mapping[str, str], name: str, seed: int) -> Any:
    """One game, or that it is refused."""
    rules, names = known_game(game), [f"player {number + 1}" for number in range(seats)]
    of = {"seats": names, "rulings": dict(house), "policy": name, "seed": seed}
    try:
        step = rules.opening(names, seed, house, edition=None)
    except Refused as refused:
        return {**of, "refused": refused.refusal.rule}
    begins = {**of, "lies": lies(game, step.table)}
    turns = _turns(game, step.table, name, Random(f"{seed} {name}"))
    made, breaks = _until_it_breaks(islice(turns, most_moves(game)))
    ends = made[-1].pop("ends") if made else None
    return {**begins, "turns": made, "ends": ends, "breaks": breaks}


def _until_it_breaks(turns: Iterator[dict[str, Any]]) -> tuple[list[dict[str, Any]], str]:
    """The turns of a game, and why it could not go on, where its own rules break off."""
    made: list[dict[str, Any]] = []
    try:
        for turn in turns:
            made.append(turn)  # noqa: PERF402 # those before an error are kept
    except Exception as error:  # noqa: BLE001 # changed rules can end in anything
        return made, f"{type(error).__name__}: {error}"
    return made, ""


def _turns(game: str, table: Any, name: str, luck: Random) -> Iterator[dict[str, Any]]:
    rules, plays = known_game(game), policy(name, many(game, by_verbs=True).POLICIES)
    known = list[str]()
    while waiting := rules.waiting(table):
        seat = waiting[0]
        moves = tuple(rules.moves(table, seat))
        view = rules.view(table, seat)
        move = plays(None if name == "uniform" else view, moves, luck)
        text = rules.write_move(move)
        tried = [_tried(rules, table, seat, luck.choice(known)) for _ in range(_TRIES) if known]
        now = {"seat": seat, "move": text, "may": may(rules, moves), "tried": tried}
        now["sees"] = seen(game, table, view)
        table = rules.after(table, seat, move).table
        known.append(text)
        yield {**now, "lies": lies(game, table), "ends": ended(rules, table)}


def _tried(rules: Any, table: Any, seat: int, text: str) -> list[Any]:
    """A move that may be refused there: by which rule, or by none."""
    refusal = rules.why_not(table, seat, rules.parse_move(text))
    return [text, refusal.rule if refusal else None]


def ended(rules: Any, table: Any) -> Any:
    """Who has won and by how much, where the game is over."""
    found = rules.outcome(table)
    return [[*found.winners], json.loads(json.dumps(found.scores))] if found else None


def may(rules: Any, moves: Sequence[Any]) -> list[int]:
    """What may be done, each move as a number."""
    return sorted(_number(rules.write_move(move)) for move in moves)


def lies(game: str, table: Any) -> dict[str, int]:
    """What lies on the table, each part as a number."""
    return {name: _number(part) for name, part in known_game(game).write_position(table).items()}


def seen(game: str, table: Any, view: Any) -> dict[str, int | None]:
    """What a seat sees of what a rule may hide; None of what it does not see."""
    if not nouns.there(game):
        return {}
    things = nouns(game).LAYOUT.things(table, view).items()
    return {what: None if one is None else _number(str(one)) for what, one in things}


def _number(value: Any) -> int:
    return crc32(json.dumps(value, sort_keys=True, default=str).encode())
