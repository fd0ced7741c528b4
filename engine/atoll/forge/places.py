"""The places of a legal record at which it can be forged: its lines, and behind the last."""

from collections.abc import Iterable, Iterator

from atoll.forge.forgery import Place
from atoll.record.entries import Entry
from atoll.record.following import Running, followed

__all__ = ["places"]


def places(lines: Iterable[Entry]) -> Iterator[Place]:
    """The places in their order; a line that begins a game forgets the game before it.

    Errors: Refused and other ValueErrors of a record that is not legal.
    """
    earlier: tuple[Entry, ...] = ()
    running: Running | None = None
    for entry in lines:
        if "game" in entry:
            earlier, running = (), None
        after = followed(running, entry)
        yield Place(earlier, entry, running, after)
        earlier, running = (*earlier, entry), after
    yield Place(earlier, {}, running, None)
