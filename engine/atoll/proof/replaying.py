"""What a situation shows, laid on a table and played by the engine.

The engine has to come to what the rules came to: nobody sees a table before that is checked.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from atoll.proof.smallest import Found
from atoll.table import Refusal, games
from atoll.telling.contract import tells
from atoll.telling.scene import Scene, happens


class Disagreement(AssertionError):
    """The engine comes to something else than the rules did on the same numbers."""


class OnTable(NamedTuple):
    """Where a situation lies on a table: the scene, and what the rules say of it then.

    They say parts of the table by their names, `winners` and `scores`, or what rule it is `refused`
    by; of a part for seats, or by names, as much as they know, and of things how many there are.
    """

    scene: Scene
    says: Mapping[str, Any]


def there(game: str, situation: object) -> bool:
    """Whether a game tells scenes, and what lies in a situation can lie on its table."""
    return tells.there(game) and hasattr(situation, "on_table")


def scene(game: str, found: Found) -> Scene:
    """The scene, once the engine has played it to the same end. Errors: Disagreement."""
    telling = tells(game)
    seated = telling.seated(telling.NAMES[: found.seats], found.answers)
    laid: OnTable = found.laid.on_table(seated)
    engine_says = _played(game, laid.scene)
    for part, rules_say in {"refused": "", **laid.says}.items():
        if not _alike(rules_say, engine_says.get(part)):
            told = f"{part}: the rules say {rules_say}, the engine {engine_says.get(part)}"
            raise Disagreement(f"{found.situation.name}, {told}")
    return laid.scene


def _played(game: str, laid: Scene) -> dict[str, Any]:
    """What the engine comes to, by the same names."""
    outcome = happens(game, laid)
    if isinstance(outcome, Refusal):
        return {"refused": outcome.rule}
    ended = games.game(game).outcome(outcome.table)
    return {"refused": "", **outcome.table._asdict(), **(ended._asdict() if ended else {})}


def _alike(rules_say: Any, engine_says: Any) -> bool:
    if isinstance(rules_say, Mapping):
        known = dict(enumerate(engine_says)) if isinstance(engine_says, tuple) else engine_says
        there = isinstance(known, Mapping)
        return there and all(_alike(said, known.get(name)) for name, said in rules_say.items())
    if isinstance(rules_say, int) and isinstance(engine_says, tuple | Mapping):
        return bool(rules_say == _number(engine_says))
    return bool(rules_say == engine_says)


def _number(things: Any) -> int:
    """How many there are, on one pile or on several by their names."""
    if not isinstance(things, Mapping):
        return len(things)
    return sum(one if isinstance(one, int) else len(one) for one in things.values())
