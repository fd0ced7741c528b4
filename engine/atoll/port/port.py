"""A port at the table: what it claims beforehand, what it is asked of a game, what it answers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from atoll.book import rules as book_of
from atoll.finding import nearest
from atoll.port.messages import ABILITIES, PROTOCOL, Json
from atoll.port.talk import Broken, Keep, Talk, cut
from atoll.record.entries import Entry
from atoll.record.start import brings
from atoll.table import chapter_of, listed
from atoll.table.contract import Table
from atoll.table.games import game, nouns
from atoll.table.rulings import Answers, UnknownRuling, whole

_FEW = 20  # so many names are listed, of more the nearest
MOST_BREAKS = 5
"""After so many breaks a port is given up: whoever waits for one that hangs waits long enough."""


class BadClaim(ValueError):
    """A port says something of itself that means nothing; the message names the fix."""


def claims(of: str, hello: Mapping[str, Any]) -> Json:
    """What the answer to `hello` says of a game, as schemas/port-run.schema.json lists it.

    The editions are those it plays, the first one its own; what is left out stands there, too. Of
    `rulings` it can play the answers beside those of its editions, None for all. Errors: BadClaim.
    """
    if of not in hello["games"]:
        raise BadClaim(f"it does not play {of}; it plays {listed(hello['games']) or 'no game'}.")
    rules, choices = [*book_of(of)], hello.get("rulings")
    known: Mapping[str, Sequence[Any]] = {
        "players": game(of).SEATS,
        "editions": whole(game(of).EDITIONS),
        "cannot": [*ABILITIES],
        "not_claimed": [*rules, *dict.fromkeys(map(chapter_of, rules))],
        "untold": [*nouns(of).LAYOUT.parts],
    }
    said = {key: [*dict.fromkeys(hello.get(key) or [])] for key in known}
    for key, every in known.items():
        for one in (one for one in said[key] if one not in every):
            few = len(every) <= _FEW
            fix = f"; write {listed(map(str, every), 'or')}" if few else nearest(one, every)
            raise BadClaim(f"hello, {key}: {one!r} is none{fix}.")
    try:
        for name, answer in ((name, one) for name, its in (choices or {}).items() for one in its):
            game(of).answered(None, {name: answer})
    except UnknownRuling as error:
        raise BadClaim(f"hello, rulings: {error}") from None
    unclaimed = {*said["not_claimed"]}
    about = ("name", "version", "language", "homepage")
    return {
        **{key: cut(hello.get(key) or "") for key in about},
        "players": sorted(said["players"] or known["players"]),
        "editions": said["editions"] or known["editions"],
        "rulings": choices and {name: sorted({*its}) for name, its in choices.items()},
        "cannot": sorted(said["cannot"]),
        "not_claimed": sorted(rule for rule in rules if {rule, chapter_of(rule)} & unclaimed),
        "untold": sorted(said["untold"]),
    }


class Answer(NamedTuple):
    """The position that a port has come to, or that it refuses, and the rule it names for that."""

    position: Json | None
    rule: str | None = None
    reason: str = ""

    @property
    def refused(self) -> bool:
        """Whether the port refuses."""
        return self.position is None


class Port(Talk):
    """A port that is asked of a game, and is started again where it has broken off.

    Errors: CannotStart, BadClaim, Broken where it does not even say who it is.
    """

    def __init__(
        self, of: str, command: Sequence[str], limit: float, keep: Keep | None = None
    ) -> None:
        """Start it, and hear what it claims; `keep` takes all that is said."""
        super().__init__(command, limit, keep)
        self.of = of
        self.met = Counter[tuple[str, str]]()  # kinds of events, in games with it
        try:
            self.claims = claims(of, self._hello())
        except BaseException:
            self.close()
            raise

    def _hello(self) -> Json:
        return self.ask("hello", protocol=PROTOCOL, game=self.of)

    @property
    def given_up(self) -> bool:
        """Whether it has broken off too often to be asked anything more."""
        return self.breaks >= MOST_BREAKS

    # What it claims

    def can(self, ability: str) -> bool:
        """Whether it has not said that it cannot do this."""
        return ability not in self.claims["cannot"]

    @property
    def deals_alone(self) -> bool:
        """Whether it can be told no table: it deals in a way of its own, and tells us."""
        return not (self.can("shuffle") or self.can("positions"))

    def unclaimed(self, rules: Iterable[str]) -> list[str]:
        """Those of the rules that it does not claim."""
        return [rule for rule in rules if rule in self.claims["not_claimed"]]

    def plays(self, edition: str | None, house: Mapping[str, str]) -> bool:
        """Whether it claims to play by these answers: an edition's, or with some of its own."""
        answered, rulings = game(self.of).answered, self.claims["rulings"]
        wanted = answered(edition, house).as_dict().items()
        own = {(name, answer) for name, its in (rulings or {}).items() for answer in its}
        usual = (answered(one, {}).as_dict().items() for one in self.claims["editions"])
        return rulings is None or any(wanted - one <= own for one in usual)

    # What it is asked, and answers

    def answers(self, entry: Entry, table: Table | None = None) -> Iterator[Answer]:
        """What it says to a line: whether a move is legal, if it can tell, then where it leads.

        `table` is where a game of ours begins. Errors: CannotStart, Broken.
        """
        if "move" not in entry:
            yield self.begin(entry, table)
            return
        for cmd in ("legal", "apply") if self.can("legal") else ("apply",):
            yield self.answered(cmd, seat=entry["seat"], move=entry["move"])

    def begin(self, first: Entry, table: Table | None = None) -> Answer:
        """Begin a game: as the line says, or where it cannot shuffle with the table as it lies.

        A port that has broken off is started again, until it is given up. Errors: CannotStart,
        Broken.
        """
        if self.given_up:
            raise Broken("ended", f"it has broken off {MOST_BREAKS} times.")
        if self.over:
            self.start()
            self._hello()
        edition, brought = first.get("edition"), brings(first)
        answers: Answers = game(self.of).answered(edition, first.get("rulings"))
        start: Json = {
            "game": self.of,
            "edition": edition or next(iter(game(self.of).EDITIONS)),
            "rulings": answers.as_dict(),
            "seats": [*first["seats"]],
            **({"components": brought} if brought else {}),
        }
        alone = table is None or not self.can("positions")
        if "seed" in first and (alone or self.can("shuffle")):
            return self.answered("start", **start, seed=first["seed"])
        assumed = {"assumed": True} if first.get("assumed") else {}
        return self.answered("start", **start, position=_whole(first, table, answers), **assumed)

    def answered(self, cmd: str, **keys: Any) -> Answer:
        """The position that it comes to; what is `legal` leads to no other. Or that it refuses."""
        said = self.ask(cmd, **keys)
        if (position := said.get("position")) is not None or said.get("legal"):
            return Answer(position or {})
        refused = said.get("refused") or {}
        return Answer(None, refused.get("rule"), cut(refused.get("reason") or ""))


def _whole(first: Entry, table: Table | None, answers: Answers) -> Json:
    """The position at which a game begins, and nothing of it left out where it is one."""
    rules, position = game(first["game"]), first.get("position")
    if position is None:
        return rules.write_position(table)
    with suppress(ValueError):
        table = rules.read_position(position, first["seats"], answers)
        return rules.write_position(table)
    return {**position}
