"""The questions that a tree of rules is asked: this file runs in a process that has its engine.

That engine may be older, so each question imports no more of it than it needs, and what is imported
keeps its place (`simulate.policies` too). What is asked stands in a file, and the answer is written
into another, so that whatever the rules print does no harm; `tree.py` starts it.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from atoll.table import Refused
from atoll.table.games import game as rules_of

# Courses of games: of records, and of games that are played so that other rules can follow them

Line = Mapping[str, Any]
"""A line of a record."""
Course = dict[str, Any]
"""The lines of a game, what is so after each that is allowed, and its end.

What is so is said in texts, short enough that many games can be held: each part that lies there,
by its number, and, where one looks, what may be done by whom, is seen and is hidden, each on a
line. A line that is `refused` is the last: by the rule and for the reason, or by none where it is
not to be read, or the rules break off.
"""
Coming = Callable[[int, Any], Line | None]
"""The line of this number, from 0, at a table; none where the game is left."""


def courses(game: str, records: Sequence[Sequence[Line]]) -> list[Course]:
    """Of each record its course."""
    return [_course(game, partial(_written, lines))[0] for lines in records]


def _written(lines: Sequence[Line], number: int, _table: object) -> Line | None:
    return lines[number] if number < len(lines) else None


def _course(game: str, coming: Coming, *, looks: bool = False) -> tuple[Course, list[Any]]:
    """A course, and the positions behind its steps."""
    from atoll.record import following

    running, lines, steps, positions = None, list[Line](), list[Course](), list[Any]()
    found: Course = {"lines": lines, "steps": steps, "refused": None, "ends": None}
    try:
        while (line := coming(len(lines), running.table if running else None)) is not None:
            lines.append(line)
            running = following.followed(running, line)
            position = rules_of(game).write_position(running.table)
            steps.append({"lies": _lies(position), **(_looks(game, running) if looks else {})})
            positions.append(position)
        if running and (ended := rules_of(game).outcome(running.table)):
            found["ends"] = [[*ended.winners], json.loads(json.dumps(ended.scores))]
    except Refused as refused:
        found["refused"] = [*refused.refusal][:2]
    except ValueError as error:
        found["refused"] = ["", str(error)]
    except Exception as error:  # noqa: BLE001 # changed rules can end in anything
        found["refused"] = ["", f"{type(error).__name__}: {error}"]
    return found, positions


def _lies(position: Mapping[str, Any]) -> str:
    texts = {name: json.dumps(part, sort_keys=True) for name, part in position.items()}
    return "\n".join(f"{name} {crc32(text.encode())}" for name, text in texts.items())


def _looks(game: str, running: Any) -> Course:
    """Whose turn it is, what may be done then, and what is seen and hidden."""
    from atoll.table.games import nouns

    rules, table = rules_of(game), running.table
    if not (waiting := rules.waiting(table)):
        return {}
    seat = waiting[0]
    layout = nouns(game).LAYOUT if nouns.there(game) else None
    things = layout.things(table, rules.view(table, seat)) if layout else {}
    texts = {
        "may": map(rules.write_move, rules.moves(table, seat)),
        "sees": (what for what, one in things.items() if one is not None),
        "hides": (what for what, one in things.items() if one is None),
    }
    return {"seat": seat, **{name: "\n".join(sorted(some)) for name, some in texts.items()}}


def laid_alike(one: Course, other: Course) -> bool:
    """Whether after two steps the parts that both layouts have lie alike."""
    if one["lies"] == other["lies"]:
        return True
    lines = (step["lies"].splitlines() for step in (one, other))
    mine, theirs = ({part.rpartition(" ")[0]: part for part in each} for each in lines)
    return all(mine[part] == theirs[part] for part in mine.keys() & theirs.keys())


# Games that are played, and followed by other rules: where they part, how often, and how first

_USUAL = 20
"""Without a number, games are begun until enough moves are played, at most so many of a kind."""

Way = tuple[int, dict[str, str], str, int]
"""How many play, other answers than usual, who decides, and the seed."""


def games(
    game: str, number: int | None, policies: Sequence[str], most: int, to: str
) -> dict[str, Any]:
    """What can be chosen, why games break off, and, each on a line of a file, courses of games.

    `number` of each number of players by who plays at random; else until `most` moves are made.
    The first of `policies` plays in every round, the others in one of ten; of every other answer to
    a ruling there is one game.
    """
    usable = [one for one in policies if one in _players(game)]
    left, breaks = most, set[str]()
    with Path(to).open("w", encoding="utf-8") as file:
        for seats, house, who, seed in _ways(game, _USUAL if number is None else number, usable):
            if number is None and left <= 0:
                break
            names = [f"player {one + 1}" for one in range(seats)]
            first = {"game": game, "seats": names, "seed": seed, "rulings": house}
            course, _ = _course(game, _playing(first, who), looks=True)
            file.write(json.dumps({"who": who, **course}) + "\n")
            breaks |= {course["refused"][1]} if course["refused"] and course["steps"] else set()
            left -= len(course["lines"]) - 1
    rules = rules_of(game)
    choices = [f"a game of {seats}" for seats in rules.SEATS]
    choices += [f"the text {name}" for name in rules.EDITIONS]
    for ruling in rules.RULINGS.values():
        choices += [f"the answer {ruling.name}={one}" for one in ruling.names()]
    usual = dict(rules.answered(None, None).as_dict())
    return {"choices": choices, "usual": usual, "breaks": sorted(breaks)}


_FEW = 3  # tables at which they part
Parting = tuple[str, str, int, str]
"""How two courses part and why; after which step, if by a move, and which, if one alone has it."""


def followed(game: str, played: str, alone: Sequence[str]) -> dict[str, Any]:
    """How the games of a file and these rules part, how often, and the smallest tables of all.

    `alone` says what it is to be allowed by these rules alone, and by those of the file alone.
    Games of other answers than usual do not count in how often.
    """
    kinds, moves, often = list[str](), list[int](), dict[tuple[int, str], Counter[str]]()
    tables = list[tuple[list[int], dict[str, Any]]]()
    with Path(played).open(encoding="utf-8") as file:
        for theirs in map(json.loads, file):
            mine, positions = _course(game, partial(_written, theirs["lines"]), looks=True)
            parts = [*partings(mine, theirs, alone)]
            kinds += (kind for kind, *_ in parts)
            moves.append(max(len(theirs["steps"]) - 1, 0))
            if not theirs["lines"][0]["rulings"]:
                row = len(theirs["lines"][0]["seats"]), theirs["who"]
                often.setdefault(row, Counter()).update(_matters(mine, theirs, parts))
            tables += _tables(mine, theirs["lines"], positions, parts)
            tables = sorted(tables, key=itemgetter(0))[:_FEW]
    rows = [{"players": seats, "who": who, **row} for (seats, who), row in often.items()]
    counts = {"games": len(moves), "moves": sum(moves), "often": rows}
    return {"kinds": sorted({*kinds}), "tables": tables, **counts}


def _matters(mine: Course, theirs: Course, parts: Sequence[Parting]) -> dict[str, int]:
    """Whether these rules allow otherwise in a game, it runs otherwise, and others win."""
    kinds, ends = {kind for kind, *_ in parts}, (theirs["ends"], mine["ends"])
    stops = mine["refused"] and not theirs["refused"]
    return {
        "games": 1,
        "allows": int(bool(kinds - {"other"})),
        "runs": int("other" in kinds or bool(stops)),
        "wins": int(all(ends) and ends[0][0] != ends[1][0]),
    }


def partings(mine: Course, theirs: Course, alone: Sequence[str]) -> Iterator[Parting]:
    """In what two courses of a game part, to the first table that differs; what differs is `other`.

    What is not to be seen is told only where both have it.
    """
    for step, (here, there) in enumerate(zip(mine["steps"], theirs["steps"], strict=False)):
        if not laid_alike(here, there):
            yield "other", "", step - 1, ""
            return
        for kind, one, other in zip(alone, (here, there), (there, here), strict=True):
            if may := _lines(one, "may") - _lines(other, "may"):
                yield kind, "", step, min(may, key=lambda move: (len(move), move))
            sees = sorted(_lines(one, "sees") & _lines(other, "hides"))
            yield from ((kind, f"whether {what} is seen", -1, "") for what in sees)
    short, long = sorted((mine, theirs), key=lambda one: len(one["steps"]))
    if len(long["steps"]) > len(short["steps"]):
        yield alone[long is theirs], short["refused"][1], len(short["steps"]) - 1, ""
    elif mine["ends"] != theirs["ends"]:
        yield "other", "it ends otherwise", -1, ""


def _lines(step: Course, part: str) -> set[str]:
    return {*step.get(part, "").splitlines()}


def _tables(
    mine: Course, lines: Sequence[Line], positions: Sequence[Any], parts: Sequence[Parting]
) -> Iterator[tuple[list[int], dict[str, Any]]]:
    """Where courses part by a move, for who tells it, behind its players, numbers and letters."""
    first = {name: lines[0][name] for name in ("seats", "rulings")}
    for kind, says, step, move in parts:
        if step >= 0 and "seat" in mine["steps"][step]:  # else nobody could choose
            position = positions[step]
            size = [len(first["seats"]), _numbers(position), len(json.dumps(position))]
            at = {"position": position, "seat": mine["steps"][step]["seat"]}
            made = {"move": move or lines[step + 1]["move"]}
            yield size, {"kind": kind, "says": says, **first, **at, **made}


def _numbers(value: Any) -> int:
    """What the numbers in a position come to."""
    if isinstance(value, dict | list | tuple):
        return sum(map(_numbers, value.values() if isinstance(value, dict) else value))
    return value if isinstance(value, int) else 0


def _players(game: str) -> Mapping[str, Any]:
    """Who plays by the verbs, wherever that engine has them."""
    from atoll.simulate import many, policies

    older = vars(many).get("many")
    found: Mapping[str, Any] = (
        older(game, by_verbs=True).POLICIES if older else policies.players(game)
    )
    return found


def _ways(game: str, number: int, policies: Sequence[str]) -> Iterator[Way]:
    """One game of each number of players first, then each other answer, then the others."""
    rules = rules_of(game)
    for seed in range(number):
        who = policies if seed % 10 == 0 else policies[:1]
        yield from ((seats, {}, name, seed) for name in who for seats in sorted(rules.SEATS))
        for ruling in rules.RULINGS.values() if seed == 0 else ():
            others = (one for one in ruling.names() if one != ruling.default)
            yield from ((min(rules.SEATS), {ruling.name: one}, "uniform", 0) for one in others)


def _playing(first: Line, who: str) -> Coming:
    """Somebody who plays a game to its end, or to as many moves as it may have."""
    from atoll.simulate.policies import policy
    from atoll.table.games import most_moves

    game, luck = first["game"], Random(f"{first['seed']} {who}")
    rules, plays = rules_of(game), policy(who, _players(game))

    def coming(number: int, table: Any) -> Line | None:
        if not number:
            return first
        if number > most_moves(game) or not (waiting := rules.waiting(table)):
            return None
        seat = waiting[0]
        view = None if who == "uniform" else rules.view(table, seat)
        move = plays(view, tuple(rules.moves(table, seat)), luck)
        return {"seat": table.seats[seat], "move": rules.write_move(move)}

    return coming


def scenes(game: str, moments: Sequence[Mapping[str, Any]]) -> list[str]:
    """Tables and moves there as scenarios; nothing of those of which the game tells none."""
    from atoll.telling import witness
    from atoll.telling.scene import Scene
    from atoll.telling.told import told

    gherkin = vars(witness)["gherkin"]  # wherever that engine has it
    rules, found = rules_of(game), [""] * len(moments)
    for number, at in enumerate(moments):
        with suppress(Exception):  # changed rules can end in anything; a game may tell nothing
            answers = rules.answered(None, at["rulings"])
            table = rules.read_position(at["position"], at["seats"], answers)
            scene = Scene(table, at["seat"], rules.parse_move(at["move"]))
            found[number] = "\n".join(gherkin(told(game, scene)))
    return found


# Examples and laws

_KEPT = ("line", "row", "name", "tags", "outcome", "fired", "refused", "hidden", "message")


def examples(folder: str, files: Sequence[str] | None = None) -> list[dict[str, Any]]:
    """What each example of a folder shows, which may be another tree's; files named from there."""
    home = Path(folder)
    places = [folder] if files is None else [str(home / file) for file in files]
    if not (places and home.is_dir()):
        return []
    from atoll.running.own import performed

    return [_short(one, home) for one in performed(places, lint=False).results]


def _short(result: Mapping[str, Any], home: Path) -> dict[str, Any]:
    """What is compared of an example: how it ends, the rules at work, and the sentences."""
    file = Path(result["file"]).resolve()
    told = [[event["sentence"] for event in step["events"]] for step in result["trace"]]
    return {
        **{name: result[name] for name in _KEPT},
        "file": file.relative_to(home.resolve()).as_posix(),
        "trace": [{"events": [{"sentence": one} for one in events]} for events in told],
        "end": result.get("end"),
        "failed_line": result.get("failed_line", result["line"]),  # older ones do not say where
    }


def claims(game: str, names: Sequence[str] | None = None) -> dict[str, str]:
    """By its name each law, or those that are named: `proved` where nothing contradicts it.

    Else it is `refuted` or `unknown`; or why it cannot be asked.
    """
    from atoll.proof import any_part
    from atoll.proof.cases import asked
    from atoll.proof.law import laws
    from atoll.table import games as offered

    unknowns_of = getattr(any_part, "unknowns_of", None) or vars(offered)["unknowns"]  # as before

    found = dict[str, str]()
    for name, law in laws(game).items():
        if names is None or name in names:
            try:
                ways = [asked(law, unknowns_of(game), seats, None) for seats in law.seats or (0,)]
                found[name] = next(one for one in ("refuted", "unknown", "proved") if one in ways)
            except Exception as error:  # noqa: BLE001 # changed rules can end a law in anything
                found[name] = f"breaks off: {type(error).__name__}: {error}"
    return found


QUESTIONS = {one.__name__: one for one in (games, followed, courses, scenes, examples, claims)}


def answered(question: str, asked: Path, to: Path) -> None:
    """Answer a question with what stands in a file; what goes wrong is told too."""
    told: dict[str, Any]
    try:
        told = {"answer": QUESTIONS[question](**json.loads(asked.read_text("utf-8")))}
    except Exception as error:  # noqa: BLE001 # a tree can end in anything
        told = {"error": f"{type(error).__name__}: {error}"}
    to.write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    answered(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
