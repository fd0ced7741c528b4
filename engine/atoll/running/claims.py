"""A tag that is a rule id claims: this rule fires in every scenario the tag covers."""

from collections.abc import Iterable

from atoll import book
from atoll.table import RULE_ID, Refusal, cite

from .world import World

__all__ = [
    "UnclaimedError",
    "UnfiredError",
    "cite",
    "claimed",
    "fired",
    "hold",
    "rule_text",
    "unknown",
]


class UnfiredError(AssertionError):
    """Rules were claimed by tags and did not fire."""

    def __init__(self, missing: tuple[str, ...], seen: tuple[str, ...]) -> None:
        """Keep the claimed rules, whose text the report shows."""
        did = ", ".join(map(cite, seen)) or "no rule at all"
        super().__init__(
            f"The tags claim {' and '.join(map(cite, missing))}, which did not fire; "
            f"what fired: {did}. Move the scenario below its rule, or let the rule happen in it."
        )
        self.missing = missing


class UnclaimedError(AssertionError):
    """A move was refused, and no Then says so."""

    def __init__(self, refusal: Refusal) -> None:
        """Name the refusal and the step that would say it."""
        super().__init__(
            f"refused: {refusal} No Then says so; "
            f"write `the move is refused by {refusal.rule}`, or make a move that is allowed."
        )


def claimed(tags: Iterable[str]) -> tuple[str, ...]:
    """The tags that are ids of rules."""
    return tuple(tag for tag in tags if RULE_ID.fullmatch(tag))


def unknown(tag: str) -> str | None:
    """Why the tag is no rule of the book, or None if it is one."""
    try:
        book.rule(tag)
    except book.BookError as error:
        return str(error)
    return None


def rule_text(tag: str) -> tuple[str, str]:
    """The heading and the statement of a rule, as the book has them."""
    try:
        rule = book.rule(tag)
    except book.BookError as error:
        return cite(tag), str(error)
    return f"{cite(tag)}  {rule.title}", rule.statement


def fired(world: World | None) -> tuple[str, ...]:
    """The rules that made something happen, refused a move or hid something, each once."""
    if world is None:
        return ()
    heard = [event.rule for event in world.events], [no.rule for no in world.refusals], world.hidden
    return tuple(dict.fromkeys(rule for rules in heard for rule in rules))


def hold(tags: Iterable[str], world: World | None) -> None:
    """Check the claims of a scenario that has run.

    Raises:
        UnclaimedError: a move was refused, and no Then says so.
        UnfiredError: a claimed rule did not fire.
    """
    unsaid = [no for no in world.refusals if no not in world.claimed] if world else []
    if unsaid:
        raise UnclaimedError(unsaid[0])
    seen = fired(world)
    if missing := tuple(tag for tag in claimed(tags) if tag not in seen):
        raise UnfiredError(missing, seen)
