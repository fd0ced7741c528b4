"""Lines of a record carried out: a start lays a table, a move is made."""

import json
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from typing import Any, NamedTuple

from atoll.record.entries import MOVE_KEYS, Entry, RecordError, first_line, known, typed, written
from atoll.record.lines import LineError, raw_lines
from atoll.record.start import Impossible, opening
from atoll.table import Refusal, Refused, Step
from atoll.table.broken import broken
from atoll.table.contract import Table
from atoll.table.games import game
from atoll.table.notation import NotationError
from atoll.table.rulings import whole


class Running(NamedTuple):
    """The game that is being followed: what the last line led to, and the table `before` it.

    It is `assumed` where its position was, or that of an earlier game of the record. `version` is
    that of the rules by which it was written.
    """

    game: str
    step: Step[Table]
    before: Table | None = None
    assumed: bool = False
    version: str | None = None

    @property
    def table(self) -> Table:
        """The table now."""
        return self.step.table


def followed(running: Running | None, entry: Entry) -> Running:
    """The game after one more line. Errors: Refused, RecordError and other ValueErrors."""
    if "game" in entry:
        step, version = opening(entry), entry.get("version")
        assumed = bool(entry.get("assumed")) or bool(running and running.assumed)
        return Running(entry["game"], step, assumed=assumed, version=version)
    if running is None:
        raise RecordError(f"the first line starts a game; write for example {first_line()}")
    entry = known(entry, MOVE_KEYS, needed=("seat", "move"))
    rules, table = game(running.game), running.table
    name, text = typed(entry, "seat"), typed(entry, "move")
    if name not in table.seats:
        raise RecordError(
            f"nobody is called {written(name)}; the players are {', '.join(table.seats)}."
        )
    seat = table.seats.index(name)
    try:
        move = rules.parse_move(text)
    except NotationError as error:
        raise _malformed(running, seat, error) from None
    return running._replace(step=rules.after(table, seat, move), before=table)


class Played(NamedTuple):
    """What each line leads to, and the refusal of the line after those, if one is refused.

    `impossible` says that no rule forbids the line, but no game comes to its position.
    """

    lines: tuple[Running, ...]
    refusal: Refusal | None = None
    impossible: bool = False


def played(entries: Iterable[Entry]) -> Played:
    """A record played to its end, or to the line that the rules refuse.

    Errors: ValueError for a line that is not to be read, and for a `then` that does not hold.
    """
    lines = list[Running]()
    for entry in entries:
        try:
            lines.append(followed(lines[-1] if lines else None, entry))
        except Refused as error:
            return Played((*lines,), error.refusal, isinstance(error, Impossible))
        hold(lines[-1], entry)
    return Played((*lines,))


class Walked(NamedTuple):
    """A line of a record, and the game after it; where it is `wrong`, the game before."""

    number: int | None
    entry: Entry
    running: Running | None
    wrong: Exception | None = None


def walked(lines: Iterable[tuple[int, Entry]]) -> Iterator[Walked]:
    """A record line by line, to its end or to the first that is wrong; none raises.

    A line whose `then` does not hold comes twice: as it was carried out, and as it is wrong.
    """
    number: int | None = None
    entry: Entry = {}
    running: Running | None = None
    try:
        for number, entry in lines:
            running = followed(running, entry)
            yield Walked(number, entry, running)
            hold(running, entry)
        if running is None:
            number = 1
            raise RecordError(f"there is no line; the first would be {first_line()}")
    except LineError as error:  # it cannot be read at all
        yield Walked(error.line, {}, running, error)
    except (OSError, ValueError) as error:
        yield Walked(number, entry, running, error)


def _malformed(running: Running, seat: int, error: NotationError) -> ValueError:
    """Why a text is no move: by its rule, where it is clear which kind of move is meant."""
    if not error.rule:
        return error
    rules = game(running.game)
    allowed = rules.moves(running.table, seat)
    kind = error.made if isinstance(error.made, type) else type(error.made)
    such = (rules.write_move(move) for move in allowed if isinstance(move, kind))
    why, _, fix = str(error).partition("; ")
    example = next(such, None)
    return Refused(error.rule, f"{why}; {f'write for example {example!r}' if example else fix}.")


# What a record says must hold


class Differs(ValueError):
    """A `then` that does not hold, with the rule by which the part is as it is."""

    def __init__(self, rule: str | None, reason: str) -> None:
        """Keep the rule, which is None where nothing of the line says one."""
        self.rule = rule
        super().__init__(reason)


def hold(running: Running, entry: Entry) -> None:
    """Whether what must hold after a line does. Errors: Differs, RecordError."""
    if (then := entry.get("then")) is None:
        return
    try:
        found = game(running.game).differences(running.table, then)
    except ValueError as error:
        raise RecordError(f"`then`: {error}") from None
    if found:
        rules = (broken(running.game, running.before, running.step, one)[0] for one in found)
        raise Differs(next(filter(None, rules), None), " ".join(told_apart(*one) for one in found))


def entries_apart(expected: object, actual: object) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """The entries in which two values differ, however deep they stand."""
    if not (isinstance(expected, dict) and isinstance(actual, dict)):
        if expected != actual:
            yield (), expected, actual
        return
    for name in dict.fromkeys((*expected, *actual)):
        for place, one, other in entries_apart(expected.get(name), actual.get(name)):
            yield (name, *place), one, other


def told_apart(
    part: str, one: Any, other: Any, *, says: str = "expected {}, found {}.", none: str = "none"
) -> str:
    """What differs, entry by entry: `supply, red: expected 4, found 5.`."""
    return " ".join(
        f"{', '.join((part, *place))}: "
        + says.format(*(none if it is None else json.dumps(it, ensure_ascii=False) for it in two))
        for place, *two in entries_apart(one, other)
    )


# Other ways to rule a record


EDITION = "edition"
"""The key of `answers` that names a published text; every other one is a ruling."""
Way = dict[str, str]


def under(answers: Mapping[str, str], entry: Entry) -> Entry:
    """A line that starts a game, with these answers instead of some of its own.

    With an edition the house rules of the line are left behind.
    """
    if "game" not in entry or not answers:
        return entry
    rulings = {name: answer for name, answer in answers.items() if name != EDITION}
    if EDITION in answers:
        return {**entry, "edition": answers[EDITION], "rulings": rulings}
    own = entry.get("rulings")
    return {**entry, "rulings": {**own, **rulings} if isinstance(own, dict) else rulings}


def ways(name: str) -> Iterator[Way]:
    """Each edition that is known whole, then each answer to a ruling."""
    rules = game(name)
    yield from ({EDITION: one} for one in whole(rules.EDITIONS))
    for ruling in rules.RULINGS.values():
        yield from ({ruling.name: answer} for answer in ruling.names())


def raw_of(lines: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a text as those of a file, by their numbers; the last one ends too."""
    return raw_lines(BytesIO(lines.encode("utf-8", "surrogatepass") + b"\n"))
