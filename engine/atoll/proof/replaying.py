"""What a situation shows, played by the engine: it has to come to what the rules came to."""

from collections.abc import Mapping
from typing import Any

from atoll.proof.smallest import Found

__all__ = ["Disagreement", "agreed"]


class Disagreement(AssertionError):
    """The engine comes to something else than the rules did on the same numbers."""


def agreed(found: Found, rules_say: Mapping[str, Any], engine_says: Mapping[str, Any]) -> None:
    """Nothing, where the engine comes to all that the rules say. Errors: Disagreement."""
    if not rules_say.items() <= engine_says.items():
        told = f"the rules say {dict(rules_say)}, the engine {dict(engine_says)}"
        raise Disagreement(f"{found.situation.name}: {told}")
