"""Options as they are declared, those that several commands share, and what these come to."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from atoll.cli.console import Misuse, shown
from atoll.written import replaceable

if TYPE_CHECKING:
    from atoll.telling.witness import Witness


def argument(metavar: str, words: str, *, default: object = None, **more: Any) -> Any:
    """What stands behind a command without a name of its own; one whose default is ... has to."""
    return typer.Argument(default, metavar=metavar, help=words, **more)


def text(name: str, metavar: str, words: str, *, default: object = None, **more: Any) -> Any:
    """An option that is a text."""
    return typer.Option(default, name, metavar=metavar, help=words, **more)


def flag(name: str, words: str, *short: str, default: bool = False, **more: Any) -> Any:
    """An option that is there or not."""
    return typer.Option(default, *short, name, help=words, **more)


def number(
    name: str,
    words: str,
    metavar: str = "N",
    *,
    default: int | None = None,
    least: int = 1,
    most: int | None = None,
) -> Any:
    """An option that is a whole number."""
    return typer.Option(default, name, metavar=metavar, help=words, min=least, max=most)


def game_name(typed: str | None) -> str:
    """The name of a game, however it is written; a single one need not be named. Raises Misuse."""
    from atoll.table.games import GAMES

    if not typed and len(GAMES) > 1:
        raise Misuse(f"Which game is meant? Name one of: {', '.join(GAMES)}.")
    if typed and typed.lower() not in GAMES:
        raise Misuse(f'There is no game "{typed}"; choose one of: {", ".join(GAMES)}.')
    return typed.lower() if typed else next(iter(GAMES))


Text = str | None
Texts = list[str] | None
Number = int | None
EDITION = text("--edition", "ID", "Play by this text.")
RULINGS = text("--ruling", "NAME=ANSWER", "Change a ruling, as half=up; repeat for more.")
AS = "GAME", "A game, as fiji."
GAME = argument("GAME", "A game; a single one need not be named.", default="", callback=game_name)
NAMED = argument(*AS, default=..., callback=game_name)
ONLY = argument(
    "GAME", "Only this game; all if left out.", callback=lambda typed: typed and game_name(typed)
)
JOBS = number("--jobs", "How many processes; one per core.", most=999)
KEEP = flag("--keep", "Keep what is found in features/GAME/witnesses.feature.")


def house_rules(given: Sequence[str] | None) -> dict[str, str]:
    """The rulings from `half=up` and the like. Raises Misuse."""
    rules: dict[str, str] = {}
    for typed in given or ():
        name, sign, answer = (part.strip() for part in typed.partition("="))
        if not (name and sign and answer):
            raise Misuse(f"--ruling {typed}: write NAME=ANSWER; `atoll rulings` lists both.")
        if rules.get(name, answer) != answer:
            given_twice = f"{name}={rules[name]} and {name}={answer}"
            raise Misuse(f"--ruling {given_twice}: a ruling has one answer; leave one of them out.")
        rules[name] = answer
    return rules


def new_folder(named: str) -> Path:
    """A folder that is new or empty, to be written in a folder that is there. Errors: OSError."""
    Path(named).parent.mkdir(parents=True, exist_ok=True)
    return replaceable(named, folder=True, new=True)


def needs(module: str, what: str, extra: str) -> None:
    """A library that this asks for is installed. Raises Misuse."""
    from importlib.util import find_spec

    if find_spec(module) is None:
        raise Misuse(f"{what} needs {module}; install atoll-rules[{extra}].")


def kept(witnesses: "Iterable[Witness]") -> str:
    """Keep each, and say where."""
    from atoll.home import file_of
    from atoll.table import counted
    from atoll.telling.witness import keep

    files = [keep(one, file_of(f"features/{one.game}").parent) for one in witnesses]
    number = counted(len(files), "witness", "witnesses")
    return f"Kept {f'{number} in {shown(files[0])}' if files else 'nothing, as nothing was found'}."
