"""The engine's functions beside the rules they state: an index of each game, a page per module."""

from collections.abc import Iterator, Mapping

from atoll.code.functions import Function, Module, modules, stated
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, coded, composed


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The code of every game."""
    for game in facts.games:
        read = modules(game.name, facts.home)
        by_symbol = {one.symbol: one for module in read for one in module.functions}
        yield _index(facts, game, read, by_symbol)
        for module in read:
            yield _module(facts, game, module, by_symbol)


def function_page(game: str, function: Function) -> str:
    """Where a function stands."""
    return f"{_page(game, function.module)}#{function.name}"


def _page(game: str, module: str) -> str:
    return f"evidence/code/{game}/{module}/index.md"


def _index(
    facts: Facts, game: GameFacts, read: tuple[Module, ...], by_symbol: Mapping[str, Function]
) -> Page:
    return composed(
        f"evidence/code/{game.name}/index.md",
        f"The engine of {game.title}",
        "code.md",
        search=0,
        about=f"The functions that {game.title} is played with, and the rules they state.",
        game=game,
        build=facts.build,
        modules=read,
        said=coded,
        stated=stated([*by_symbol.values()], game.rules),
        module_page=_page,
        function_page=function_page,
    )


def _module(
    facts: Facts, game: GameFacts, module: Module, by_symbol: Mapping[str, Function]
) -> Page:
    return composed(
        _page(game.name, module.name),
        f"{module.name}.py of {game.title}",
        "module.md",
        search=0,
        about=module.doc.partition("\n")[0],
        game=game,
        build=facts.build,
        module=module,
        said=coded,
        functions=[(one, [by_symbol[name] for name in one.calls]) for one in module.functions],
        function_page=function_page,
    )
