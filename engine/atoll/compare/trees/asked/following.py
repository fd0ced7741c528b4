"""Games of another tree followed by the rules of this process, to where the two part."""

import json
import runpy
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from atoll.table import Refused, cite
from atoll.table.games import game as known_game

_GAMES = runpy.run_path(str(Path(__file__).with_name("games.py")))
lies, may, seen, ended = (_GAMES[name] for name in ("lies", "may", "seen", "ended"))


def answer(game: str, games: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Of each game where it parts from these rules, and how; nothing where it is the same.

    `more` is allowed here and not there, `less` there and not here, `told` is what is refused by
    another rule; all else is `other`.
    """
    return [_followed(game, one) for one in games]


def _followed(game: str, one: Mapping[str, Any]) -> dict[str, Any]:
    partings, ends = [], None
    for parting in _partings(game, one):
        if parting["kind"] == "ends":
            ends = parting["ends"]
        else:
            partings.append(parting)
    kinds = dict.fromkeys(parting["kind"] for parting in partings)
    stops = [parting for parting in partings if parting.get("stops")][:1]
    some = [min((one for one in partings if one["kind"] == kind), key=_size) for kind in kinds]
    wins = bool(ends and one.get("ends") and ends[0] != one["ends"][0])
    return {"parts": [*some, *(one for one in stops if one not in some)], "wins": wins}


def _size(parting: Mapping[str, Any]) -> tuple[bool, int]:
    """How much lies there; where nobody knows which move it was, it comes last."""
    return not parting.get("move"), len(json.dumps(parting.get("position", "")))


def _partings(game: str, one: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    rules = known_game(game)
    try:
        step = rules.opening(one["seats"], one["seed"], one["rulings"], edition=None)
    except (Refused, ValueError) as error:
        if "refused" not in one:
            yield {"kind": "less", "at": 0, "says": str(error), "stops": True}
        return
    if "refused" in one:
        yield {"kind": "more", "at": 0, "says": f"{len(one['seats'])} may play"}
        return
    if parts := _apart(one["lies"], lies(game, step.table)):
        yield {"kind": "other", "at": 0, "says": "", "differs": parts}
    yield from _moves(game, step.table, one)


def _moves(game: str, table: Any, one: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Move by move; where a table differs, only whether the game can be played to its end."""
    rules, alike = known_game(game), True
    for number, turn in enumerate(one["turns"], 1):
        refused = _refused(rules, table, turn["seat"], turn["move"])
        after = None if refused else _after(rules, table, turn)
        found = [*_at(game, (table, after), turn, refused)] if alike else []
        placed = _placed(rules, table, one, turn) if found else {}
        yield from ({"at": number, **placed, **parting} for parting in found)
        if after is None:
            yield {"kind": "ends", "ends": None}
            return
        alike = alike and not _apart(turn["lies"], lies(game, after))
        table = after
    if not one["breaks"]:
        yield from _ended(rules, table, one, alike=alike)


def _after(rules: Any, table: Any, turn: Mapping[str, Any]) -> Any:
    return rules.after(table, turn["seat"], rules.parse_move(turn["move"])).table


def _ended(
    rules: Any, table: Any, one: Mapping[str, Any], *, alike: bool
) -> Iterator[dict[str, Any]]:
    ends = ended(rules, table)
    if alike and ends != one["ends"]:
        yield {"kind": "other", "at": len(one["turns"]), "says": "it ends otherwise"}
    yield {"kind": "ends", "ends": ends}


def _at(
    game: str, tables: tuple[Any, Any], turn: Mapping[str, Any], refused: str
) -> Iterator[dict[str, Any]]:
    """In what a table and the next one part from those of the other tree."""
    before, after = tables
    if refused:
        yield {"kind": "less", "says": refused, "stops": True}
        return
    yield from _allowed(game, before, turn)
    if parts := _apart(turn["lies"], lies(game, after)):
        yield {"kind": "other", "says": "", "differs": parts}


def _allowed(game: str, table: Any, turn: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """What may be done and is seen at a table by one side alone."""
    rules, seat = known_game(game), turn["seat"]
    moves = tuple(rules.moves(table, seat))
    mine, theirs = {*may(rules, moves)}, {*turn["may"]}
    if mine - theirs:
        yield {"kind": "more", "says": "", "move": _newest(rules, moves, theirs)}
    if theirs - mine:
        yield {"kind": "less", "says": "", "move": ""}
    for text, rule in turn["tried"]:
        yield from ({**found, "move": text} for found in _tried(rules, table, (seat, text), rule))
    sees = seen(game, table, rules.view(table, seat))
    for what in sees.keys() & turn["sees"].keys():
        there, here = turn["sees"][what], sees[what]
        if (there is None) != (here is None):
            kind = "more" if there is None else "less"
            yield {"kind": kind, "move": "", "says": f"whether {what} is seen"}


def _tried(
    rules: Any, table: Any, move: tuple[int, str], rule: str | None
) -> Iterator[dict[str, Any]]:
    refused = _refused(rules, table, *move)
    if bool(refused) != bool(rule):
        yield {"kind": "less" if refused else "more", "says": refused}
    elif rule and not refused.startswith(f"{cite(rule)}: "):
        yield {"kind": "told", "says": f"it is refused by another rule than {cite(rule)}"}


def _newest(rules: Any, moves: Sequence[Any], known: set[int]) -> str:
    """The shortest move that may be made here alone."""
    texts = (rules.write_move(one) for one in moves if may(rules, [one])[0] not in known)
    found: str = min(texts, key=lambda text: (len(text), text))
    return found


def _refused(rules: Any, table: Any, seat: int, text: str) -> str:
    """Why a move is refused, its rule first; nothing where it is allowed."""
    if seat not in rules.waiting(table):
        return "it is not the turn of this player"
    try:
        refusal = rules.why_not(table, seat, rules.parse_move(text))
    except ValueError as error:
        return str(error)
    return str(refusal or "")


def _apart(theirs: Mapping[str, int], mine: Mapping[str, int]) -> list[str]:
    """The parts that both have, and that differ."""
    return [name for name, part in theirs.items() if mine.get(name, part) != part]


def _placed(
    rules: Any, table: Any, one: Mapping[str, Any], turn: Mapping[str, Any]
) -> dict[str, Any]:
    """The table before a move, and the move, for who tells it."""
    return {
        "seats": one["seats"],
        "rulings": one["rulings"],
        "position": rules.write_position(table),
        "seat": turn["seat"],
        "move": turn["move"],
    }
