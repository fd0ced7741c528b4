"""A port at the table: what it is asked of a record, and what it answers."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import IO, Any, NamedTuple

from atoll.port.claims import Claims, claims
from atoll.port.messages import PROTOCOL, Json
from atoll.port.talk import Talk
from atoll.record.entries import Entry
from atoll.table.contract import Table
from atoll.table.games import game
from atoll.table.own import NothingOwn, own


class Skips(Exception):
    """The port says of something only when it is asked that it cannot do it."""


class Answer(NamedTuple):
    """The position that a port has come to, or that it refuses, and the rule it names for that."""

    position: Json | None
    rule: str | None = None
    reason: str = ""

    @property
    def refused(self) -> bool:
        """Whether the port refuses."""
        return self.position is None


class Port:
    """A port that is asked of a game, and is started again where it has broken off.

    Errors: CannotStart, BadClaim, Broken where it does not even say who it is.
    """

    def __init__(
        self,
        of: str,
        command: Sequence[str],
        limit: float,
        kept: IO[bytes] | None = None,
    ) -> None:
        """Start it, and hear what it claims; `kept` is a file for all that is said."""
        self.of, self._talks = of, (command, limit, kept)
        self.heard: dict[int, Answer] = {}  # what it answered to each line of the last record
        self.met = Counter[tuple[str, str]]()  # kinds of events, in games with it
        self._talk = Talk(*self._talks)
        try:
            self.claims: Claims = claims(of, self._heard())
        except BaseException:
            self._talk.close()
            raise

    def _heard(self) -> Json:
        """What it says of itself."""
        return self._talk.ask("hello", protocol=PROTOCOL, game=self.of)

    def again(self) -> None:
        """Start it anew, if it does not run any more. Errors: CannotStart, Broken."""
        if self._talk.over:
            self._talk = Talk(*self._talks)
            self._heard()

    def stop(self) -> None:
        """Ask it to end. Errors: Broken."""
        if not self._talk.over:
            self._talk.stop()

    def close(self) -> None:
        """End it, whatever it does."""
        self._talk.close()

    # Questions; errors of all of them: Broken, Skips

    def begin(self, first: Entry, table: Table | None = None) -> Answer:
        """Begin a game: as the line says, or where it cannot shuffle with the table as it lies."""
        self.again()
        self.heard = {}
        shuffles = self.claims.can("shuffle") or not self.claims.can("positions")
        if "seed" in first and (table is None or shuffles):
            return self._answer(self._asked("start", **self._game(first), seed=first["seed"]))
        laid: Json = {"position": self._whole(first, table)}
        if first.get("assumed"):
            laid["assumed"] = True
        return self._answer(self._asked("start", **self._game(first), **laid))

    def _whole(self, first: Entry, table: Table | None) -> Json:
        """The position at which a game begins, and nothing of it left out where it is one."""
        rules, position = game(self.of), first.get("position")
        if position is None:
            return rules.write_position(table)
        try:
            answers = rules.answered(first.get("edition"), first.get("rulings"))
            return rules.write_position(rules.read_position(position, first["seats"], answers))
        except ValueError:
            return {**position}

    def _game(self, first: Entry) -> Json:
        """What a start says beside the table: by what text, every answer, and who plays."""
        rules, edition = game(self.of), first.get("edition")
        answers = rules.answered(edition, first.get("rulings")).as_dict()
        edition = edition or next(iter(rules.EDITIONS))
        return {
            "game": self.of,
            "edition": edition,
            "rulings": answers,
            "seats": [*first["seats"]],
            **self._components(first),
        }

    def _components(self, first: Entry) -> Json:
        try:
            called = own(self.of).called
        except NothingOwn:
            return {}
        return {"components": {called: first[called]}} if first.get(called) else {}

    def legal(self, seat: str, move: str) -> Answer | None:
        """Whether a move is legal; None where it is."""
        said = self._asked("legal", seat=seat, move=move)
        return None if said.get("legal") else self._answer(said)

    def moves(self, seat: str) -> list[str]:
        """What a player may do."""
        return [*self._asked("moves", seat=seat)["moves"]]

    def apply(self, seat: str, move: str) -> Answer:
        """Make a move."""
        return self._answer(self._asked("apply", seat=seat, move=move))

    def undo(self) -> Answer:
        """Take the last move back."""
        return self._answer(self._asked("undo"))

    def winners(self) -> list[str]:
        """Who has won."""
        return [*self._asked("winners")["winners"]]

    def _asked(self, cmd: str, **keys: Any) -> Json:
        said = self._talk.ask(cmd, **keys)
        if "cannot" in said:
            raise Skips(said["cannot"])
        return said

    def _answer(self, said: Mapping[str, Any]) -> Answer:
        if (position := said.get("position")) is not None:
            return Answer(position)
        refused = said.get("refused") or {}
        return Answer(None, refused.get("rule"), refused.get("reason") or "")
