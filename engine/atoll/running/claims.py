"""A tag that is a rule id claims: this rule fires in every scenario the tag covers.

In a question (@faq) it is a rule that answers, and the answer may cite it instead.
"""

import re
from collections.abc import Collection, Iterable
from difflib import get_close_matches

from atoll import book
from atoll.book.faq import states
from atoll.finding import nearest
from atoll.sources.register import register
from atoll.table import RULE_ID, cite
from atoll.table.games import GAMES

from .world import World

_LIKE = re.compile(r"(?:([^\W\d_]+)[\W_]*|^(?=[0-9]+[\W_]+[0-9]+$))([0-9]+)(?:[\W_]+([0-9]+))?")
"""A word with one number or two behind it, or two numbers alone."""
SOURCE = "source:"
"""How a tag begins that names where a printed example stands."""


class Unheld(AssertionError):
    """A rule that tags claim did not fire, or a move was refused and no Then says so."""

    def __init__(self, why: str, missing: tuple[str, ...] = ()) -> None:
        """Keep the rules that did not fire, whose text the report shows."""
        super().__init__(why)
        self.missing = missing


def claimed(tags: Iterable[str]) -> tuple[str, ...]:
    """The tags that are ids of rules."""
    return tuple(tag for tag in tags if RULE_ID.fullmatch(tag))


def nothing(tag: str, of: str | None) -> str | None:
    """Why a tag claims nothing though it looks as if it did; None where it does, or need not.

    `of` is the game of the file. What looks like a rule names its game, or nearly, and then a
    number; or it is the number alone.
    """
    if tag.startswith(SOURCE):
        name, known = tag.removeprefix(SOURCE), register().passages
        fix = "correct it, or drop the tag"
        lost = known and name not in known
        return f"names no passage of a text{nearest(name, known)}; {fix}." if lost else None
    if _exists(tag) or not (named := _named(tag.casefold(), of)):
        return None
    try:
        return f"names no rule, so it claims nothing; write @{book.rule(named).id}."
    except book.BookError as error:
        return f"names no rule. {error}"


def _named(tag: str, of: str | None) -> str | None:
    """The rule that is meant by what looks like one, as `fiji 4.7`; None where nothing does."""
    for said in _LIKE.finditer(tag):
        word, first, second = said.groups()
        near = get_close_matches(word or "", GAMES, n=1, cutoff=0.6 if second else 1)
        if named := near[0] if near else of if second and word in (None, "rule") else None:
            return f"{named} {int(first)}.{int(second)}" if second else f"{named} {first}"
    return None


def _exists(rule: str) -> bool:
    try:
        return bool(RULE_ID.fullmatch(rule) and book.rule(rule))
    except book.BookError:
        return False


def rule_text(tag: str) -> tuple[str, str]:
    """The heading and the statement of a rule, as the book has them."""
    try:
        rule = book.rule(tag)
    except book.BookError as error:
        return cite(tag), str(error)
    return f"{cite(tag)}  {rule.title}", rule.statement


def hold(tags: Collection[str], world: World | None, name: str, answer: str) -> None:
    """Check the claims of a scenario of this name that has run. Errors: Unheld.

    A rule that a question claims need not fire where the name or the answer cites it.
    """
    heard = list[str]()
    if world:
        for no in (one for one in world.refusals if one not in world.claimed):
            write = f"write `the move is refused by {no.rule}`, or make a move that is allowed"
            raise Unheld(f"refused: {no} No Then says so; {write}.")
        heard += [one.rule for one in world.events]
        heard += [*(one.rule for one in world.refusals), *world.hidden]
    seen = dict.fromkeys(heard)
    silent = [tag for tag in claimed(tags) if tag not in seen]
    missing = tuple(tag for tag in silent if "faq" not in tags or not states(name, answer, tag))
    if missing:
        did = ", ".join(map(cite, seen)) or "no rule at all"
        raise Unheld(
            f"The tags claim {' and '.join(map(cite, missing))}, which did not fire; "
            f"what fired: {did}. Move the scenario below its rule, or let the rule happen in it; "
            f"the answer to a question may cite it, as ({cite(missing[0])}).",
            missing,
        )
