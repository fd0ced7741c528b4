"""What was found, as scenarios: told one behind the other, and kept (`--witnesses`, `--keep`)."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import say, shown
from atoll.cli.report import Part, line, whole

if TYPE_CHECKING:
    from atoll.telling.scenario import Scenario
    from atoll.telling.witness import Witness


ALSO = "Also, by another rule or with another outcome"
Keep = Annotated[
    bool, typer.Option("--keep", help="Keep what is found as scenarios in features/GAME/witnesses.")
]


def no_other(asked: int) -> str:
    """Where fewer were found than were asked for."""
    return f"No other was found that differs in that; {asked} were asked for."


def told_scenarios(heading: Part, every: "Iterable[Scenario]", asked: int) -> Iterator[Part]:
    """Scenarios below what they are; of so many that were asked for."""
    from atoll.telling.scenario import gherkin

    found = [*every]
    for number, one in enumerate(found):
        yield f"{ALSO}:" if number else heading
        yield from map(whole, gherkin(one))
    if found and len(found) < asked:
        yield line(no_other(asked), style="dim")


def keep_all(witnesses: "Iterable[Witness]") -> None:
    """Keep each, and say where; on stderr, so that JSON says nothing of it."""
    from atoll.home import file_of
    from atoll.telling.witness import keep

    kept = sorted({keep(one, file_of(f"features/{one.game}").parent) for one in witnesses})
    match kept:
        case []:
            found = "nothing, as nothing was found"
        case [path]:
            found = shown(path)
        case [path, *_]:
            found = f"{len(kept)} witnesses in {shown(path.parent)}"
    say(f"Kept {found}.", err=True)
