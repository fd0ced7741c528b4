"""Examples under answers of one's own, and all our own examples: their last run is kept."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from atoll.book import last_run
from atoll.home import HOME, file_of, from_home, rooms

from .house_rules import environment, knowing
from .perform import Listener, Performance, perform


class NoExamples(ValueError):
    """There are no examples, or they do not run; the message says where and what to do."""


def performed(  # noqa: PLR0913 # what is asked of a run
    paths: Sequence[str] = (),
    words: Sequence[str] = (),
    edition: str | None = None,
    house: Mapping[str, str] | None = None,
    listener: Listener | None = None,
    *,
    lint: bool = True,
) -> Performance:
    """The examples in the paths, or our own, by these answers where they choose none.

    Errors: NoExamples, UnknownRuling.
    """
    found = paths or _features(edition, house or {})
    with environment(edition, house or {}):
        return perform(found, words=words, listener=listener, lint=lint)


def ours(listener: Listener | None = None) -> Performance:
    """All our own examples; what they show is kept. Errors: NoExamples."""
    before, alone = last_run.digest(), last_run.digest(guests=False)
    shown = performed(listener=listener)
    results = named_from_home(shown.results)
    last_run.keep(results, before)
    if shown.passed:
        last_run.keep_whole(results, alone)
    return shown


def shown(game: str | None = None, listener: Listener | None = None) -> Performance:
    """What our own examples show, or those of one game, their files named from HOME.

    Those of our home are run unless they passed with exactly these rules. Errors: NoExamples.
    """
    if (game and not (HOME / "features" / game).is_dir()) or (kept := last_run.whole()) is None:
        found = of_game(game, listener) if game else ours(listener)
        return replace(found, results=named_from_home(found.results))
    guests = [] if game else [str(one) for one in rooms("features") if one.parent != HOME]
    found = performed(guests, listener=listener) if guests else Performance()
    of = f"features/{game}/" if game else ""
    own = [{**one} for one in kept if one["file"].startswith(of)]
    return replace(found, results=[*own, *named_from_home(found.results)])


def of_game(game: str, listener: Listener | None = None) -> Performance:
    """The examples of one game; nothing where it has none."""
    features = file_of(f"features/{game}")
    return performed([str(features)], listener=listener) if features.is_dir() else Performance()


def _features(edition: str | None, house: Mapping[str, str]) -> list[str]:
    """Where our examples are; by house rules, only those of the games that know them."""
    folders = rooms("features")
    if not folders:
        missing = HOME / "features"
        raise NoExamples(f"{missing}: there are no examples; reinstall atoll-rules or name a path.")
    if not (edition or house):
        return [str(folder) for folder in folders]
    return [str(file_of(f"features/{game}")) for game in knowing(edition, house)]


def named_from_home(results: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What examples showed, their files named from HOME, whatever folder they were run in."""
    return [{**one, "file": from_home(Path(one["file"]).absolute())} for one in results]
