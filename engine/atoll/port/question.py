"""Questions: records that a port is asked, each with our side of it; and where they come from.

They are made of vectors, those of examples and forged ones, by each edition that matters.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from atoll.port.port import Claims
from atoll.record.entries import Entry
from atoll.record.following import EDITION, Played, Running, Way, played, under
from atoll.record.start import brings, going_on
from atoll.table.contract import Table
from atoll.table.games import game, steps
from atoll.telling.scene import Scene

Record = tuple[Entry, ...]


def rules_of(running: Running) -> dict[str, None]:
    """The rules that fire on the last line, each once."""
    return dict.fromkeys(event.rule for event in running.step.events)


@dataclass(frozen=True)
class Question:
    """A record that a port is asked, and where it comes from.

    `kind` is `vectors`, `forged` or `games`; `tags` are the rules that it is an example of. Any of
    the rules in `breaks` may be named for the refusal of its last line. After that line a `probe`
    may be asked: `moves` of a player who has to decide, or `undo`. A port that deals in a way of
    its own has `dealt` a table; by the rules the game begins there.
    """

    kind: str
    name: str
    record: Record
    tags: tuple[str, ...] = ()
    breaks: frozenset[str] = frozenset()
    probe: str = ""
    dealt: Entry | None = None

    @property
    def of(self) -> str:
        """The game."""
        return str(self.record[0]["game"])

    @property
    def entries(self) -> Record:
        """The record by our side: from the table that was dealt on, if one was."""
        return (self.dealt or self.record[0], *self.record[1:])

    @cached_property
    def ours(self) -> Played:
        """Our side, played once. Errors: ValueErrors of a line that is not to be read."""
        return self.by({})

    def by(self, way: Way) -> Played:
        """The record played by the rules, with other answers. Errors: as `ours`."""
        return played(under(way, entry) for entry in self.entries)

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The rules that are at work in it: those that fire, and the one that refuses."""
        refusal = self.ours.refusal
        fired = [rule for line in self.ours.lines for rule in rules_of(line)]
        return tuple(dict.fromkeys([*fired, *([refusal.rule] if refusal else [])]))

    def at(self, table: Table, *moves: Entry) -> "Question":
        """The question from a table of its game on, with these moves."""
        first = going_on(self.entries[0], game(self.of).write_position(table))
        return replace(self, record=(first, *moves), dealt=None)

    def moments(self) -> Iterator[Scene]:
        """Each thing that happens on the last line that the rules allow, the first one first.

        A game that begins with a seed has none: nobody can begin in the middle of the setup.
        """
        lines, place = self.ours.lines, len(self.ours.lines) - 1
        if place > 0:
            scene = moved(self.of, lines[-2].table, self.record[place])
            yield scene
            table = steps(self.of).played(*scene[:3]).table
        elif lines and self.entries[0].get("position") is not None:
            table = lines[0].step.one_by_one()[0].table  # as it was laid
        else:
            return
        while following := steps(self.of).proceed(table):
            yield Scene(table)
            table = following.table


def moved(of: str, table: Table, entry: Entry) -> Scene:
    """A move at a table."""
    return Scene(table, table.seats.index(entry["seat"]), game(of).parse_move(entry["move"]))


def questions(vectors: Iterable[Mapping[str, Any]]) -> Iterator[Question]:
    """A question for each vector, and one more from where its example stops.

    A port is told neither what follows nor what refuses.
    """
    for vector in vectors:
        kind = "forged" if vector["forged"] else "vectors"
        tags, refused = (*vector["rules"],), vector["refused"]
        breaks = frozenset([refused["rule"]] if refused else [])
        bare = ({key: it for key, it in one.items() if key != "then"} for one in vector["record"])
        asked = Question(kind, vector["id"], tuple(bare), tags, breaks)
        yield asked
        if vector["stops"] is not None and vector["end"] is not None:
            rest = (going_on(asked.record[0], vector["end"]),)
            yield Question(kind, f"{asked.name} (from where it stops)", rest, tags)


def by_editions(question: Question, claims: Claims) -> Iterator[Question]:
    """The question by the editions of a port: its own, and others by which it may end otherwise.

    One with house rules, and one of an edition that is not whole, stands as it is.
    """
    first, editions = question.record[0], claims.editions
    if first.get("rulings"):
        yield question
        return
    own = first.get("edition") or next(iter(game(question.of).EDITIONS))
    home = own if own in editions else editions[0]
    at_home = question if home == own else _by(question, home)
    if _readable(at_home):
        yield at_home
        others = (one for one in editions if one != home and _matters(at_home, home, one))
        yield from filter(_readable, (_by(question, one) for one in others))


def _by(question: Question, edition: str) -> Question:
    """The same record by another text; any rule may refuse it then."""
    record = (under({EDITION: edition}, question.record[0]), *question.record[1:])
    return Question(question.kind, f"{question.name} (by {edition})", record, question.tags)


def _readable(question: Question) -> bool:
    """Whether its record can be read: by another text its position may be none."""
    try:
        return bool(question.ours)
    except ValueError:
        return False


def _matters(question: Question, one: str, other: str) -> bool:
    """Whether two texts answer a ruling otherwise whose rules are at work."""
    rules = game(question.of)
    ours, theirs = (rules.answered(edition, {}).as_dict() for edition in (one, other))
    apart = (rules.RULINGS[name] for name in ours if ours[name] != theirs[name])
    return any(rule in question.rules for ruling in apart for rule in ruling.rules)


def why_not_asked(claims: Claims, question: Question) -> Iterator[str]:
    """By what a port says beforehand it is not asked: `players`, `rulings`, an ability, a rule."""
    first, ours, seats = question.record[0], question.ours, game(question.of).SEATS
    players, placed = len(first["seats"]), first.get("position") is not None
    if players in seats and players not in claims.players:
        yield "players"
    if not claims.plays(question.of, first.get("edition"), first.get("rulings") or {}):
        yield "rulings"
    needs = {
        "components": brings(first),
        "positions": placed,
        "judging": placed and not ours.lines and (ours.impossible or players in seats),
        "shuffle": not placed and ours.lines and not claims.can("positions"),
    }
    yield from (ability for ability in needs if needs[ability] and not claims.can(ability))
    yield from claims.unclaimed((*question.tags, *question.rules))
