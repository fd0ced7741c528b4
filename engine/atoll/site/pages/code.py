"""The engine's functions beside the rules they state: an index of each game, a page per module."""

from collections.abc import Iterator

from atoll.code.functions import Function, modules, stated
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, coded, composed


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The code of every game."""
    for game in facts.games:
        read = modules(game.name, facts.home)
        by_symbol = {one.symbol: one for module in read for one in module.functions}
        shared = {"game": game, "build": facts.build, "said": coded, "function_page": function_page}
        yield composed(
            f"evidence/code/{game.name}/index.md",
            f"The engine of {game.title}",
            "code.md",
            search=0,
            about=f"The functions that {game.title} is played with, and the rules they state.",
            modules=read,
            stated=stated([*by_symbol.values()], game.rules),
            module_page=_page,
            **shared,
        )
        for module in read:
            calls = [(one, [by_symbol[name] for name in one.calls]) for one in module.functions]
            yield composed(
                _page(game.name, module.name),
                f"{module.name}.py of {game.title}",
                "module.md",
                search=0,
                about=module.doc.partition("\n")[0],
                module=module,
                functions=calls,
                **shared,
            )


def function_page(game: str, function: Function) -> str:
    """Where a function stands."""
    return f"{_page(game, function.module)}#{function.name}"


def _page(game: str, module: str) -> str:
    return f"evidence/code/{game}/{module}/index.md"
