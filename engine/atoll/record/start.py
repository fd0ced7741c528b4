"""Lines of a record as they are written, and what the first one leads to: how a game starts."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from os import PathLike
from typing import Any

from atoll.record.entries import START_KEYS, Entry, RecordError, known, seat_names, typed, written
from atoll.strangers import toml
from atoll.table import Refusal, Refused, Step
from atoll.table.contract import Components, Own, Table
from atoll.table.games import UnknownGame, nouns, standing
from atoll.table.games import game as rules_of
from atoll.table.own import NothingOwn, own


class Impossible(Refused):
    """A position that no game comes to, and that is not assumed."""


def start_line(
    game: str, seats: Sequence[str], seed: int = 0, brought: Own = None, **more: Any
) -> dict[str, Any]:
    """A first line: shuffled from the seed, or laid out as the `position` that `more` has.

    There are its other keys, too; None and False are left out. It names the edition in any case, so
    that a later default does not change the record. Errors: UnknownGame.

    >>> start_line("fiji", ["Ana", "Ben"], 7)["edition"]
    'fiji-en-2006'
    """
    said = {key: one for key, one in more.items() if one not in (None, False)}
    return {
        "game": game,
        "edition": next(iter(rules_of(game).EDITIONS)),
        "rulings": {},
        "seats": [*seats],
        **({} if "position" in said else {"seed": seed}),
        **said,
        **({} if brought is None else {own(game).called: own(game).write(brought)}),
    }


def move_line(seat: str, move: str, then: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A line of a record after the first; `then` must hold after the move."""
    return {"seat": seat, "move": move} | ({} if then is None else {"then": then})


def text_of(lines: Iterable[Entry]) -> str:
    """A record as it stands in a file."""
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)


def opening(first: Entry) -> Step[Table]:
    """The first decision.

    Errors: RecordError, UnknownGame, ValueError for what is brought and for what is laid, Refused.

    >>> opening(start_line("fiji", ["Ana", "Ben", "Cid"], 7)).table.stage
    'offer'
    """
    first, brought = read(first)
    rules, edition, house = rules_of(first["game"]), first.get("edition"), first.get("rulings")
    if "position" in first:
        if not first.get("assumed") and (found := why_impossible(first)):
            raise Impossible(*found)
        answers = rules.answered(edition, house)
        return rules.resumed(first["position"], first["seats"], answers)
    begin: Callable[..., Step[Table]] = rules.opening
    return begin(first["seats"], first["seed"], house, edition=edition, **brought)


def why_impossible(first: Entry) -> Refusal | None:
    """What is counted against its position, assumed or not. Errors: as `opening`."""
    first, brought = read(first)
    if "position" not in first:
        return None
    rules = rules_of(first["game"])
    answers = rules.answered(first.get("edition"), first.get("rulings"))
    laid = rules.read_position(first["position"], first["seats"], answers)
    return rules.why_impossible(standing(first["game"], laid), **brought)


_SETTINGS = ("game", "seed", "position", "edition", "rulings", "assumed", "version")


def read(first: Entry) -> tuple[Entry, dict[str, Own]]:
    """What a first line says, and what its table brings, by its key.

    Errors: RecordError, UnknownGame, ValueError for what is brought.
    """
    may_bring = _brought(first)
    said = {**known(first, (*START_KEYS, *may_bring), needed=("game", "seats"))}
    if ("seed" in said) == ("position" in said):
        raise RecordError("give exactly one of `seed` and `position`.")
    if "assumed" in said and "seed" in said:
        raise RecordError("only a `position` is `assumed`; leave it out beside a `seed`.")
    said |= {key: typed(said, key) for key in _SETTINGS if key in said}
    said["seats"] = seat_names(said["seats"])
    for ruling, answer in said.get("rulings", {}).items():
        if not isinstance(answer, str):
            raise RecordError(f"`rulings`, {ruling[:60]}: {written(answer)} is no text; write one.")
    brought = {key: one.read(said[key]) for key, one in may_bring.items() if key in said}
    for key in brought if "position" in said else ():
        if key in nouns(said["game"]).LAYOUT.parts:
            raise RecordError(f"a `position` has a part `{key}`; leave it out beside one.")
    return said, brought


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
        return components.read(toml(path, _LARGEST_FILE))
    except ValueError as error:
        raise OwnError(f"{path}: {error}") from None
