"""The questions that a tree of rules is asked: this file runs in a process that has its engine.

That engine may be older, so each question imports no more of it than it needs, and what is imported
keeps its place (`simulate.policies` too). What is asked stands in a file, and the answer is written
into another, so that whatever the rules print does no harm; `tree.py` starts it.

A position is written down by its parts, each as a number that only an equal part has: of two
layouts the parts that both have are compared.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from atoll.table import Refused
from atoll.table.games import game as rules_of

# Games played, written down so that other rules can follow them

_USUAL = 20
"""Without a number, games are begun until enough moves are played, at most so many of a kind."""

Way = tuple[int, dict[str, str], str, int]
"""How many play, other answers than usual, who decides, and the seed."""


def games(game: str, number: int | None, policies: Sequence[str], most: int) -> dict[str, Any]:
    """What can be chosen, and games: `number` of each number of players by who plays at random.

    The first of `policies` plays in every round, the others in one of ten; of every other answer to
    a ruling there is one game.
    """
    from atoll.simulate.many import many

    known = many(game, by_verbs=True).POLICIES
    usable = [one for one in policies if one in known]
    left, found = most, []
    for way in _ways(game, _USUAL if number is None else number, usable):
        if number is None and left <= 0:
            break
        found.append(_played(game, *way))
        left -= len(found[-1].get("turns", ()))
    rules = rules_of(game)
    choices = [f"a game of {seats}" for seats in rules.SEATS]
    choices += [f"the text {name}" for name in rules.EDITIONS]
    for ruling in rules.RULINGS.values():
        choices += [f"the answer {ruling.name}={one}" for one in ruling.names()]
    return {
        "choices": choices,
        "usual": dict(rules.answered(None, None).as_dict()),
        "breaks": [one["breaks"] for one in found if one.get("breaks")],
        "games": found,
    }


def _ways(game: str, number: int, policies: Sequence[str]) -> Iterator[Way]:
    """One game of each number of players first, then each other answer, then the others."""
    rules = rules_of(game)
    for seed in range(number):
        who = policies if seed % 10 == 0 else policies[:1]
        yield from ((seats, {}, name, seed) for name in who for seats in sorted(rules.SEATS))
        for ruling in rules.RULINGS.values() if seed == 0 else ():
            others = (one for one in ruling.names() if one != ruling.default)
            yield from ((min(rules.SEATS), {ruling.name: one}, "uniform", 0) for one in others)


def _played(game: str, seats: int, house: Mapping[str, str], who: str, seed: int) -> Any:
    """One game, or that it is refused; `breaks` says why its own rules break off."""
    from atoll.simulate.many import many
    from atoll.simulate.policies import policy
    from atoll.table.games import most_moves

    rules, luck, turns = rules_of(game), Random(f"{seed} {who}"), list[dict[str, Any]]()
    names = [f"player {number + 1}" for number in range(seats)]
    found = {"seats": names, "rulings": dict(house), "policy": who, "seed": seed}
    try:
        table = rules.opening(names, seed, house, edition=None).table
    except Refused as refused:
        return {**found, "refused": refused.refusal.rule}
    found |= {"lies": _lies(game, table), "turns": turns, "ends": None, "breaks": ""}
    plays = policy(who, many(game, by_verbs=True).POLICIES)
    try:
        while rules.waiting(table) and len(turns) < most_moves(game):
            seat = rules.waiting(table)[0]
            moves, view = tuple(rules.moves(table, seat)), rules.view(table, seat)
            move = plays(None if who == "uniform" else view, moves, luck)
            may = sorted({_number(rules.write_move(one)) for one in moves})
            now: dict[str, Any] = {"may": may, "sees": _seen(game, table, view)}
            table = rules.after(table, seat, move).table
            now |= {"seat": seat, "move": rules.write_move(move), "lies": _lies(game, table)}
            turns.append(now)
        found["ends"] = _ended(rules, table)
    except Exception as error:  # noqa: BLE001 # changed rules can end in anything
        found["breaks"] = f"{type(error).__name__}: {error}"
    return found


def _refused(rules: Any, table: Any, seat: int, text: str) -> str:
    """Why a move is refused; nothing where it is allowed."""
    if seat not in rules.waiting(table):
        return "it is not the turn of this player"
    try:
        return str(rules.why_not(table, seat, rules.parse_move(text)) or "")
    except ValueError as error:
        return str(error)


def _ended(rules: Any, table: Any) -> Any:
    """Who has won and by how much, where the game is over."""
    found = rules.outcome(table)
    return [[*found.winners], json.loads(json.dumps(found.scores))] if found else None


def _lies(game: str, table: Any) -> dict[str, int]:
    """What lies on the table, each part as a number."""
    return {name: _number(part) for name, part in rules_of(game).write_position(table).items()}


def _seen(game: str, table: Any, view: Any) -> dict[str, int | None]:
    """What a seat sees of what a rule may hide; None of what it does not see."""
    from atoll.table.games import nouns

    if not nouns.there(game):
        return {}
    things = nouns(game).LAYOUT.things(table, view).items()
    return {what: None if one is None else _number(str(one)) for what, one in things}


def _number(value: Any) -> int:
    return crc32(json.dumps(value, sort_keys=True, default=str).encode())


# Games of another tree followed, to where the two part

Part = dict[str, Any]
_OTHER: Part = {"kind": "other", "says": ""}


def following(game: str, games: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Of each game where it parts from these rules, and how; nothing where it is the same.

    `more` is allowed here and not there, `less` there and not here; all else is `other`. Of each
    kind the smallest is named, and what stops the game.
    """
    found = []
    for one in games:
        parts, ends = _partings(game, one)
        kinds = dict.fromkeys(part["kind"] for part in parts)
        known = sorted(parts, key=lambda part: len(json.dumps(part.get("position", ""))))
        known.sort(key=lambda part: not part.get("move"))  # nobody knows which it was: last
        some = [next(part for part in known if part["kind"] == kind) for kind in kinds]
        stops = [part for part in parts if part.get("stops") and part not in some][:1]
        wins = bool(ends and one.get("ends") and ends[0] != one["ends"][0])
        found.append({"parts": [*some, *stops], "wins": wins})
    return found


def _partings(game: str, one: Mapping[str, Any]) -> tuple[list[Part], Any]:
    """Where a game parts, and how it ends here, if it comes to an end.

    Where a table differs, it is only asked whether the game can be played to its end.
    """
    rules = rules_of(game)
    try:
        table = rules.opening(one["seats"], one["seed"], one["rulings"], edition=None).table
    except (Refused, ValueError) as error:
        stops = {"kind": "less", "says": str(error), "stops": True}
        return [] if "refused" in one else [stops], None
    if "refused" in one:
        return [{"kind": "more", "says": f"{len(one['seats'])} may play"}], None
    parts, alike = [_OTHER] * _laid(one["lies"], _lies(game, table)), True
    for turn in one["turns"]:
        if says := _refused(rules, table, turn["seat"], turn["move"]):
            stops = {"kind": "less", "says": says, "stops": True}
            return [*parts, *([_at(rules, table, one, turn) | stops] if alike else ())], None
        after = rules.after(table, turn["seat"], rules.parse_move(turn["move"])).table
        if alike:
            laid = _laid(turn["lies"], _lies(game, after))
            found = [*_allowed(game, table, turn), *[_OTHER] * laid]
            parts += [_at(rules, table, one, turn) | part for part in found]
            alike = not laid
        table = after
    ends = None if one["breaks"] else _ended(rules, table)
    if alike and not one["breaks"] and ends != one["ends"]:
        parts.append({"kind": "other", "says": "it ends otherwise"})
    return parts, ends


def _laid(theirs: Mapping[str, int], mine: Mapping[str, int]) -> bool:
    """Whether of the parts that both have one differs."""
    return any(mine.get(name, part) != part for name, part in theirs.items())


def _at(rules: Any, table: Any, one: Mapping[str, Any], turn: Mapping[str, Any]) -> Part:
    """The table before a move, and the move, for who tells it."""
    own = {"seats": one["seats"], "rulings": one["rulings"], "seat": turn["seat"]}
    return {**own, "position": rules.write_position(table), "move": turn["move"]}


def _allowed(game: str, table: Any, turn: Mapping[str, Any]) -> Iterator[Part]:
    """What may be done and is seen at a table by one side alone."""
    rules, seat = rules_of(game), turn["seat"]
    texts, theirs = map(rules.write_move, rules.moves(table, seat)), {*turn["may"]}
    mine = {_number(text): text for text in texts}
    if new := [text for number, text in mine.items() if number not in theirs]:
        yield {"kind": "more", "says": "", "move": min(new, key=lambda text: (len(text), text))}
    if theirs - mine.keys():
        yield {"kind": "less", "says": "", "move": ""}
    sees = _seen(game, table, rules.view(table, seat))
    for what in sees.keys() & turn["sees"].keys():
        there, here = turn["sees"][what], sees[what]
        if (there is None) != (here is None):
            kind = "more" if there is None else "less"
            yield {"kind": kind, "move": "", "says": f"whether {what} is seen"}


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


# Examples, laws and records

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


def records(
    game: str, records: Sequence[Sequence[Mapping[str, Any]]], *, told: bool = False
) -> list[dict[str, Any]]:
    """Of each record what lies there after each line, up to one that is refused, and its end.

    With what is `told`, which parts lie there, and the reason of a refusal; else with the end
    alone and the rule.
    """
    return [_followed(game, lines, told=told) for lines in records]


def _followed(game: str, lines: Sequence[Mapping[str, Any]], *, told: bool) -> dict[str, Any]:
    from atoll.record.following import followed

    running, steps = None, list[Any]()
    try:
        for line in lines:
            running = followed(running, line)
            lies = _lies(game, running.table)
            steps.append(lies | ({"": [*lies, str(running.step.events)]} if told else {}))
    except ValueError as error:
        by = [*error.refusal][:2] if isinstance(error, Refused) else ["", str(error)]
        return {"steps": [*steps, by if told else by[0]], "refused": by, "ends": None}
    ends = _ended(rules_of(game), running.table) if running else None
    steps[-1].setdefault("", ends)
    return {"steps": steps, "refused": None, "ends": ends}


QUESTIONS = {one.__name__: one for one in (games, following, scenes, examples, claims, records)}


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
