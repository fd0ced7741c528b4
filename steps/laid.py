"""The table of one scenario as it is laid: who sits there, by which answers, and what was given."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from atoll.running.games import phrases
from atoll.running.world import Mismatch
from atoll.table import Refused, Step, games, listed
from atoll.table.contract import Table
from atoll.table.kinds import PositionError
from atoll.table.phrases import Phrase
from atoll.table.rulings import Answers
from atoll.telling.contract import lays


class Laid:
    """A table, and what the steps have told of it so far.

    What no Given tells fits to what they tell, up to the first move.
    """

    def __init__(self, name: str) -> None:
        """Begin with house rules only; a Given seats the players of this game."""
        self.game, self.layout = name, games.nouns(name).LAYOUT
        self.verbs = games.game(name)
        self.asked: set[str] = set()
        self.edition: str | None = None
        self.house: dict[str, str] = {}
        self._places = {"Seat": self.seat, "Seats": self.seats, "Order": self._order}
        self.said: dict[str, set[int]] = {}  # the parts that Givens have told, and their places
        self.holds: list[set[tuple[str, int]]] = []  # of each telling, what none has told anew
        self._built_on = 0  # so many of them laid a table of which a later one has made another
        self.unfitted: Table = None  # the table as the Givens tell it
        self._fixed = False
        self._table: Table = None
        self._told: Table = None
        self._happened: tuple[Table, Step[Table]] | None = None

    @property
    def table(self) -> Table:
        """The table as it is."""
        if self._table is None:
            fix = f"nobody; begin with `Given Ana and Ben play {self.layout.title}`"
            raise Mismatch("players at the table", fix)
        return self._table

    @property
    def seated(self) -> bool:
        """Whether anybody sits at the table yet."""
        return self._table is not None

    @property
    def rulings(self) -> Mapping[str, str]:
        """The answer to every ruling."""
        answers: Answers = self._table.rulings if self.seated else self._answers()
        return answers.as_dict()

    @property
    def end(self) -> dict[str, Any] | None:
        """The position as it is now; None where nobody sits."""
        return None if self._table is None else self.verbs.write_position(self._table)

    @property
    def told(self) -> Table:
        """The table as the steps have told it so far."""
        return self.table if self._told is None else self._told

    def answered(self) -> Answers:
        """The answer to every ruling; which of them anybody asks for is written down."""
        return self._answers().listening(self.asked)

    def _answers(self) -> Answers:
        answers: Answers = self.verbs.answered(self.edition, self.house)
        return answers

    def lay(self, seats: Sequence[str], edition: str | None = None) -> None:
        """These players sit at the table, by this text; all that was given before is void."""
        self.called(seats)
        self.edition = edition or self.edition
        self.said, self._fixed = {}, False
        stays = {"rulings"} if edition else {"rulings", "edition"}
        for earlier in self.holds:
            earlier.intersection_update([told for told in earlier if told[0] in stays])
        before = {*self.asked}
        self.given(self.first(seats, self.answered()))
        if edition:
            self.holds[-1].add(("edition", 0))
        self.asked -= {*self._idle(seats)} - before

    def called(self, seats: Sequence[str]) -> None:
        """No name has a word that phrases need. Errors: PositionError."""
        for name in seats:
            if needed := phrases(self.game).words & {*name.split()}:
                fix = f"`{min(needed)}` is a word that phrases need; name {name!r} otherwise"
                raise PositionError("players", fix)

    def first(self, seats: Sequence[str], answers: Answers) -> Table:
        """The table at which these players sit before anything happens. Errors: Refused."""
        if answers.asked is None:  # nobody has to hear which of them are asked for
            return _first(self.game, tuple(seats), answers)
        return lays(self.game).seated(seats, answers)

    def _idle(self, seats: Sequence[str]) -> Iterator[str]:
        """The rulings that change nothing while a table is laid: each answer lays the same one."""
        for name in self.asked:
            ways = [{**self.rulings, name: way} for way in self.verbs.RULINGS[name].names()]
            if all(self._laid_alike(seats, Answers(way)) for way in ways):
                yield name

    def _laid_alike(self, seats: Sequence[str], answers: Answers) -> bool:
        """Whether these answers lay the same table."""
        try:
            laid = self.first(seats, answers)
        except Refused:
            return False
        return bool(laid._replace(rulings=self.table.rulings) == self.table)

    def given(
        self, base: Table = None, *, only: Collection[int] = (), adds: bool = False, **parts: Any
    ) -> None:
        """Something about the table that holds before anything happens.

        Of parts that are told in part, `only` these entries, the others stay as untold as they
        were; what `adds` to parts leaves in them what others have told. Errors: PositionError, as
        for a position that says the same.
        """
        told = {one for part, value in parts.items() for one in self._say(part, value, only)}
        for earlier in () if adds else self.holds[self._built_on :]:
            anew = told if only else {one for one in earlier if one[0] in parts}
            earlier.difference_update(anew)
        self.holds.append(told or {("table", 0)})
        if base is None:
            base = self.table if self._fixed else self.unfitted
        else:
            self._built_on = len(self.holds)
        self.unfitted = base._replace(**self._told_in_part(base, parts, only))
        fitted = lays(self.game).fitted
        self._table = self.unfitted if self._fixed else fitted(self.unfitted, self.said)
        self._told = self._happened = None

    def _say(self, part: str, value: Any, only: Collection[int]) -> Iterator[tuple[str, int]]:
        """A Given tells a part, or `only` some places of it: each of those. Errors: PositionError."""
        if part in self.layout.parts:
            self.layout.may_lie(part, value, self.table.seats)
        places = only or range(len(value) or 1 if isinstance(value, tuple) else 1)
        self.said.setdefault(part, set()).update(places)
        yield from ((part, place) for place in places)

    def _told_in_part(
        self, base: Table, parts: dict[str, Any], only: Collection[int]
    ) -> dict[str, Any]:
        if not only or not parts.keys() <= self.layout.parts.keys():
            return parts
        pairs = {part: zip(getattr(base, part), parts[part], strict=True) for part in parts}
        return {
            part: tuple(now if seat in only else one for seat, (one, now) in enumerate(pairs[part]))
            for part in parts
        }

    def fix(self) -> None:
        """From here on the table stands as it is."""
        self._fixed, self.unfitted = True, self.table

    def rule(self, ruling: str, answer: str) -> None:
        """A house rule, whether anybody sits at the table yet or not."""
        self.house |= {ruling: answer}
        answered = self.answered()
        if self.seated:
            self.given(rulings=answered, only=[[*answered.chosen].index(ruling)])

    def seat(self, name: str) -> int:
        """The place of a name at the table."""
        if name not in self.table.seats:
            raise Mismatch(f"one of {listed(self.table.seats)}", name)
        place: int = self.table.seats.index(name)
        return place

    def seats(self, names: Sequence[str]) -> tuple[int, ...]:
        """The places of several names, in the order of the table."""
        return tuple(sorted(self.seat(name) for name in names))

    def placed(
        self, phrase: Phrase, said: Mapping[str, Any], *, by_name: bool = False
    ) -> dict[str, Any]:
        """What stands in the fields of a phrase, each player by their place. Errors: Mismatch.

        A number per seat, and what else is told `by_name`, is of each seat, None where it has none.
        """
        found = {}
        for name, one in said.items():
            if (kind := phrase.types[name]) in self._places and one is not None:
                found[name] = self._places[kind](one)
            elif isinstance(one, Mapping) and (by_name or kind == "Tally"):
                told = {self.seat(each): value for each, value in one.items()}
                found[name] = tuple(map(told.get, range(len(self.table.seats))))
            else:
                found[name] = phrase.fields[name].placed(one, self.table.seats)
        return found

    def _order(self, order: Sequence[str | Sequence[str]]) -> tuple[int | tuple[int, ...], ...]:
        """Places from first to last, or those of equal ones."""
        return tuple(self.seat(one) if isinstance(one, str) else self.seats(one) for one in order)


@lru_cache(maxsize=1 << 10)
def _first(game: str, seats: tuple[str, ...], answers: Answers) -> Table:
    return lays(game).seated(seats, answers)
