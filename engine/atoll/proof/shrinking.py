"""Scenes made small: of all in which something holds the smallest, without what it can do without.

What a scene is, how large, and what can be left out of it, the game says.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, TypeVar

__all__ = ["shrunk", "smallest"]

Scene = TypeVar("Scene")
Key = TypeVar("Key", bound=Hashable)


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


def smallest(found: Iterable[tuple[Key, Scene]], size: Callable[[Scene], Any]) -> dict[Key, Scene]:
    """For each key the smallest of its scenes; of those that are equally small the first.

    >>> smallest([("odd", 9), ("even", 4), ("odd", 3)], size=int)
    {'odd': 3, 'even': 4}
    """
    kept: dict[Key, Scene] = {}
    for key, scene in found:
        if key not in kept or size(scene) < size(kept[key]):
            kept[key] = scene
    return kept
