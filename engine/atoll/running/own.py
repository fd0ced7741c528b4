"""Examples under answers of one's own, and all our own examples: their last run is kept."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from atoll.book import last_run
from atoll.home import HOME, file_of, from_home, rooms
from atoll.progress import Bar, silent
from atoll.table.games import GAMES, game, points
from atoll.table.rulings import UnknownRuling, named

from .perform import Performance, perform


class NoExamples(ValueError):
    """There are no examples, or they do not run; the message says where and what to do."""


def performed(  # noqa: PLR0913 # what is asked of a run
    paths: Sequence[str] = (),
    words: Sequence[str] = (),
    edition: str | None = None,
    house: Mapping[str, str] = MappingProxyType({}),
    bar: Bar = silent,
    *,
    lint: bool = True,
) -> Performance:
    """The examples in the paths, or our own, by these answers where they choose none.

    Errors: NoExamples, UnknownRuling.
    """
    folders, found = rooms("features"), [*paths]
    if not (found or folders):
        missing = HOME / "features"
        raise NoExamples(f"{missing}: there are no examples; reinstall atoll-rules or name a path.")
    games = knowing(edition, house) if edition or house else ()
    found = found or [str(file_of(f"features/{game}")) for game in games] or [*map(str, folders)]
    return perform(found, words=words, edition=edition, rulings=house, bar=bar, lint=lint)


def ours(bar: Bar = silent) -> Performance:
    """All our own examples; what they show is kept. Errors: NoExamples."""
    before, alone = last_run.digest(), last_run.digest(guests=False)
    shown = performed(bar=bar)
    results = named_from_home(shown.results)
    last_run.keep(results, before)
    if shown.passed:
        last_run.keep_whole(results, alone)
    return shown


def shown(game: str | None = None, bar: Bar = silent) -> Performance:
    """What our own examples show, or those of one game, their files named from HOME.

    Those of our home are run unless they passed with exactly these rules. Errors: NoExamples.
    """
    if (game and not (HOME / "features" / game).is_dir()) or (kept := last_run.whole()) is None:
        found = of_game(game, bar) if game else ours(bar)
        return replace(found, results=named_from_home(found.results))
    guests = [] if game else [str(one) for one in rooms("features") if one.parent != HOME]
    found = performed(guests, bar=bar) if guests else Performance()
    of = f"features/{game}/" if game else ""
    own = [{**one} for one in kept if one["file"].startswith(of)]
    return replace(found, results=[*own, *named_from_home(found.results)])


def of_game(game: str, bar: Bar = silent) -> Performance:
    """The examples of one game; nothing where it has none."""
    features = file_of(f"features/{game}")
    return performed([str(features)], bar=bar) if features.is_dir() else Performance()


def named_from_home(results: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What examples showed, their files named from HOME, whatever folder they were run in."""
    return [{**one, "file": from_home(Path(one["file"]).absolute())} for one in results]


def knowing(edition: str | None, rulings: Mapping[str, str]) -> list[str]:
    """The games that know the edition and the rulings.

    Raises UnknownRuling where none does: of a name that no game knows with all that there are, else
    as the game says that knows most of the names.
    """
    every, problems = {name: game(name) for name in GAMES}, dict[str, UnknownRuling]()
    for name, one in every.items():
        try:
            one.answered(edition, rulings)
        except UnknownRuling as problem:
            problems[name] = problem
    if found := [name for name in every if name not in problems]:
        return found
    if edition:
        named("edition", edition, [text for one in every.values() for text in one.EDITIONS])
    for ruling in rulings:
        if not any(ruling in points(name) for name in every):
            named("ruling", ruling, [name for one in every.values() for name in one.RULINGS])

    def known(name: str) -> int:
        return sum(one in points(name) for one in rulings) + (edition in every[name].EDITIONS)

    raise problems[max(problems, key=known)]
