"""Forged vectors: what an engine has to refuse, in every way to forge that a game declares.

They are made of the records of the examples, and of whole games at random where no example will do.
What each breaks was named beforehand, and this engine refuses it by one of these rules.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from atoll.code.functions import refusable
from atoll.data.replay import Json, replayed
from atoll.forge import different, text, whole_games
from atoll.forge.different import Record
from atoll.forge.forgery import Forged, Forgery
from atoll.table import games
from atoll.table.stating import in_order

__all__ = ["FOLDER", "forged"]

FOLDER = "forged"
"""Below the vectors of a game: a file for each rule that refuses."""


def forged(game: str, found: Sequence[Json]) -> list[Json]:
    """The forged vectors of a game, rule by rule; none where it declares no forgery.

    `found` are the vectors of its examples.
    """
    if not games.forgeries.there(game):
        return []
    known = {one["id"]: one for one in found}
    tried = different(game, _records(game, found), refusable(game))
    made = [vector for name, one in tried if (vector := _vector(game, name, one, known))]
    by_rule = in_order({one["refused"]["rule"] for one in made})
    return sorted(made, key=lambda one: (by_rule.index(one["refused"]["rule"]), one["id"]))


def _records(game: str, found: Sequence[Json]) -> Iterator[Record]:
    """The legal lines of every example, the shortest first, then whole games."""
    legal = ((one["id"], one["record"][: -1 if one["refused"] else None]) for one in found)
    told = [(name, [*map(_without_then, lines)]) for name, lines in legal if lines]
    yield from sorted(told, key=lambda one: len(text(one[1])))
    luck = Random(f"{FOLDER} vectors of {game}")
    played = whole_games(game, games.forgeries(game).GAMES, luck)
    yield from ((f"game-{number}", lines) for number, lines in enumerate(played, start=1))


def _without_then(line: Json) -> Json:
    return {key: value for key, value in line.items() if key != "then"}


def _vector(game: str, of: str, one: Forged, known: Mapping[str, Json]) -> Json | None:
    """The vector of a forged record; None where this engine does not refuse it as it says."""
    replay, base = replayed(one.lines), known.get(of)
    if not replay.refused or replay.refused["rule"] not in one.forgery.rules:
        return None
    assumed = one.lines[0].get("assumed")
    return {
        "id": f"{FOLDER}/{replay.refused['rule']}/{_called(one.forgery, of)}",
        "game": game,
        **_declared(game, one.forgery),
        "impossible": base["impossible"] if base and assumed else None,
        "forged": {"way": one.forgery.name, "of": base and of},
        "record": [*one.lines],
        "happens": [*replay.told],
        "refused": replay.refused,
        "stops": None,
        "end": replay.position,
    }


def _declared(game: str, forgery: Forgery) -> Json:
    """Where the way to forge is declared, and what it says; whatever an example says of itself."""
    file, line = _stands(game, forgery)
    said = {"name": forgery.says, "language": "en", "rules": [*forgery.rules]}
    return {"feature": file, "line": line, "row": None, **said}


def _called(forgery: Forgery, of: str) -> str:
    return f"{forgery.name}-of-{of}".replace("_", "-").replace("/", "-")


def _stands(game: str, forgery: Forgery) -> tuple[str, int]:
    """The file in which the forgery is declared, as in a checkout, and its line."""
    file, line = forgery.stands
    within = Path(file).relative_to(games.folder(game)).as_posix()
    return f"engine/atoll/{game}/{within}", line
