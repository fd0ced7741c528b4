"""Scenes made small: without what they can do without. What can be left out, the game says."""

from collections.abc import Callable, Iterator
from typing import TypeVar

Scene = TypeVar("Scene")


def shrunk(
    scene: Scene, fewer: Callable[[Scene], Iterator[Scene]], holds: Callable[[Scene], bool]
) -> Scene:
    """The scene with one thing less after the other, as long as it still holds.

    >>> shrunk(12, lambda number: iter((number // 2, number - 1)), lambda number: number >= 5)
    5
    """
    while less := next(filter(holds, fewer(scene)), None):
        scene = less
    return scene
