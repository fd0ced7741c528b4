"""How a game starts: what is said on the first line of its record."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

from atoll.record.entries import START_KEYS, Entry, RecordError, known, seat_names, typed, written
from atoll.strangers import toml
from atoll.table import Refusal, Refused, Step
from atoll.table.contract import Components, Own, Table
from atoll.table.games import UnknownGame, game, nouns, standing
from atoll.table.own import NothingOwn, own


class Impossible(Refused):
    """A position that no game comes to, and that is not assumed."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a game starts: shuffled from the seed, or else laid out as a position.

    Without an edition and rulings those of the game are meant. `own` are components that the table
    brings. A position that is `assumed` need not come about. `version` is that of the rules by
    which it was written; nothing rests on it.
    """

    game: str
    seats: Sequence[str]
    seed: int = 0
    position: Mapping[str, Any] | None = None
    edition: str | None = None
    rulings: Mapping[str, str] | None = None
    own: Own = None
    assumed: bool = False
    version: str | None = None

    def opening(self) -> Step[Table]:
        """The first decision. Errors: Refused, UnknownGame, UnknownRuling, ValueError (position).

        >>> Start("fiji", ["Ana", "Ben", "Cid"], seed=7).opening().table.stage
        'offer'
        """
        rules = game(self.game)
        if self.position is not None:
            answers = rules.answered(self.edition, self.rulings)
            if not self.assumed and (found := self.why_impossible()):
                raise Impossible(*found)
            return rules.resumed(self.position, self.seats, answers)
        opening: Callable[..., Step[Table]] = rules.opening
        return opening(self.seats, self.seed, self.rulings, edition=self.edition, **self._own())

    def why_impossible(self) -> Refusal | None:
        """What is counted against its position, assumed or not. Errors: Refused, ValueError."""
        rules = game(self.game)
        if self.position is None:
            return None
        answers = rules.answered(self.edition, self.rulings)
        table = standing(self.game, rules.read_position(self.position, self.seats, answers))
        return rules.why_impossible(table, **self._own())

    def _own(self) -> dict[str, Own]:
        return {} if self.own is None else {own(self.game).called: self.own}

    def line(self) -> dict[str, Any]:
        """The first line of a record.

        It names the edition in any case, so that a later default does not change the record.

        >>> Start("fiji", ["Ana", "Ben"], seed=7).line()["edition"]
        'fiji-en-2006'
        """
        by = {"seed": self.seed} if self.position is None else {"position": self.position}
        assumed = {"assumed": True} if self.assumed else {}
        version = {"version": self.version} if self.version else {}
        written = {name: own(self.game).write(one) for name, one in self._own().items()}
        return {
            "game": self.game,
            "edition": self.edition or next(iter(game(self.game).EDITIONS)),
            "rulings": dict(self.rulings or {}),
            "seats": list(self.seats),
            **by,
            **assumed,
            **version,
            **written,
        }


_SETTINGS = ("seed", "position", "edition", "rulings", "assumed", "version")


def start_of(entry: Entry) -> Start:
    """What a first line says. Errors: RecordError, UnknownGame, ValueError for what is brought."""
    brought = _brought(entry)
    entry = known(entry, (*START_KEYS, *brought), needed=("game", "seats"))
    if ("seed" in entry) == ("position" in entry):
        raise RecordError("give exactly one of `seed` and `position`.")
    if "assumed" in entry and "seed" in entry:
        raise RecordError("only a `position` is `assumed`; leave it out beside a `seed`.")
    name, seats = typed(entry, "game"), seat_names(entry["seats"])
    rest = {key: typed(entry, key, name) for key in _SETTINGS if key in entry}
    for ruling, answer in rest.get("rulings", {}).items():
        if not isinstance(answer, str):
            raise RecordError(f"`rulings`, {ruling[:60]}: {written(answer)} is no text; write one.")
    given = [one.read(entry[called]) for called, one in brought.items() if called in entry]
    for called in brought:
        if given and "position" in rest and called in nouns(name).LAYOUT.parts:
            raise RecordError(f"a `position` has a part `{called}`; leave it out beside one.")
    return Start(name, seats, own=given[0] if given else None, **rest)


def going_on(first: Entry, position: Any) -> Entry:
    """A first line that goes on from a position of the game which the line begins."""
    beside = (one for one in _brought(first) if one not in nouns(first["game"]).LAYOUT.parts)
    shared = ("game", "edition", "rulings", "seats", "assumed", *beside)
    return {**{key: first[key] for key in shared if key in first}, "position": position}


def brings(first: Entry) -> dict[str, Any]:
    """The components of its own that a table brings, as the first line of its record says."""
    return {name: first[name] for name in _brought(first) if first.get(name) is not None}


def _brought(entry: Entry) -> dict[str, Components]:
    """What a table may bring to the game of a line, by its key."""
    try:
        found = own(entry.get("game"))
    except (UnknownGame, NothingOwn):
        return {}
    return {found.called: found}


# What a table brings of its own, from a TOML file


_LARGEST_FILE = 1_000_000


class OwnError(ValueError):
    """A file that holds nothing of the kind; the message names the file and the fix."""


def own_of(game: str, path: str | PathLike[str]) -> Own:
    """What a file holds that a table may bring to the game: of Fiji a deck, `effects = […]`.

    Errors: OwnError, UnknownGame, NothingOwn.
    """
    components = own(game)
    try:
        given = toml(path, _LARGEST_FILE)
    except ValueError as error:
        raise OwnError(f"{path}: {error}") from None
    try:
        return components.read(given)
    except ValueError as error:
        usual = "".join(f"\n{key} = {_toml(one)}" for key, one in components.usual.items())
        as_usual = f"\nAs they are in the {components.called} of the game:{usual}" if usual else ""
        raise OwnError(f"{path}: {error}{as_usual}") from None


def _toml(value: object) -> str:
    """A value as TOML on a line, which is JSON but for a sign."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", " = "))
