"""The rules of this process are read from other texts than their files.

Where they are imported already one function can be replaced where it is. Each text is at work in
processes of its own, as broken rules can end in anything.
"""

import pickle
import sys
from collections.abc import Iterator, Mapping, Sequence
from inspect import unwrap
from operator import attrgetter
from typing import Any

from atoll import rereading
from atoll.examples import PACKAGE
from atoll.mutate.children import Answer, Work, answers
from atoll.table.games import GAMES

Texts = Mapping[str, str]
"""What modules of a game say otherwise than their files, by their names."""


class NotThere(RuntimeError):
    """Rules that do not run at all."""

    status = 1


def serve(game: str, texts: Texts) -> None:
    """Let Python import modules of a game with other texts, in this process."""
    _forget(game)
    sys.dont_write_bytecode = True
    rereading.serve(texts)


def replaced(module: str, function: str, text: str) -> None:
    """Let a function do what it does in another text of its module, whoever holds it by now."""
    there = sys.modules[module]
    code = compile(text, str(there.__file__), "exec")
    for part in function.split("."):
        code = next(one for one in code.co_consts if getattr(one, "co_name", "") == part)
    unwrap(attrgetter(function)(there)).__code__ = code


def _forget(game: str) -> None:
    """Import the game and its phrases anew, should anything have imported them already."""
    for name in [*sys.modules]:
        if name.startswith((GAMES[game], f"{PACKAGE}.{game}")):
            del sys.modules[name]


def elsewhere(game: str, texts: Texts, work: Work, *words: Any) -> Any:
    """What a work comes to, with these words, where modules of the game have these texts.

    Errors: NotThere.
    """
    return both(game, (texts,), work, *words)[0]


def both(game: str, every: Sequence[Texts], work: Work, *words: Any) -> list[Any]:
    """What a work comes to by each of these texts, at once. Errors: NotThere."""
    asked = by_each(game, every, work, *words, at_once=len(every))
    found = sorted(asked, key=lambda one: one.job)
    if any(answer.failed for answer in found):
        raise NotThere(f"the rules of {game} come to nothing by one of the two texts")
    return [answer.value for answer in found]


def by_each(
    game: str, every: Sequence[Texts], work: Work, *words: Any, at_once: int, seconds: float = 120.0
) -> Iterator[Answer]:
    """What a work comes to by each of these texts, as they come: their places are the jobs."""
    asked = pickle.dumps((work, words))
    jobs = [(game, texts, asked) for texts in every]
    yield from answers(_served, jobs, at_once=at_once, seconds=seconds)


def _served(game: str, texts: Texts, asked: bytes) -> Any:
    """The work where the texts are served; what it is asked about is of their making too."""
    serve(game, texts)
    work, words = pickle.loads(asked)  # noqa: S301 # our own
    return work(*words)
