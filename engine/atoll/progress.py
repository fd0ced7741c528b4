"""How far a piece of work is: whoever shows it hands in a bar, and without one nobody is told."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol, TypeVar

One = TypeVar("One")


class Bar(Protocol):
    """Shows how many of a total are done while it is open; it gives what counts on."""

    def __call__(self, words: str, total: int) -> AbstractContextManager[Callable[[int], object]]:
        """Open it; `words` say what is done."""


@contextmanager
def silent(words: str, total: int) -> Iterator[Callable[[int], object]]:  # noqa: ARG001 # as a Bar
    """The bar of nobody."""
    yield lambda _: None


def ticked(bar: Bar, words: str, total: int, coming: Iterable[One]) -> list[One]:
    """All that comes, with a bar that goes on with each."""
    found = []
    with bar(words, total) as on:
        for one in coming:
            found.append(one)
            on(1)
    return found
