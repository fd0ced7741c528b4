"""The options that several commands share, and what completes them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from atoll.cli.console import Misuse
from atoll.digits import is_number

MANY = 20  # witnesses: nobody reads more
LONGEST = 15  # digits: more than anybody can wait for
SHORT = 3  # digits: of how many there are at once


def _games(incomplete: str) -> list[str]:
    from atoll.table.games import GAMES

    return [game for game in GAMES if game.startswith(incomplete)]


def _editions(incomplete: str) -> list[str]:
    from atoll.table.games import GAMES, game

    return [text for name in GAMES for text in game(name).EDITIONS if text.startswith(incomplete)]


def _answers(incomplete: str) -> list[str]:
    from atoll.table.games import GAMES, game

    rulings = [ruling for name in GAMES for ruling in game(name).RULINGS.values()]
    chosen = [f"{ruling.name}={answer}" for ruling in rulings for answer in ruling.names()]
    return [text for text in chosen if text.startswith(incomplete)]


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
EditionId = Annotated[
    str | None,
    typer.Option("--edition", metavar="ID", help="Play by this text.", autocompletion=_editions),
]
Game = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME", help="A game; a single one need not be named.", autocompletion=_games
    ),
]
OnlyGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="Only this game; all if left out.", autocompletion=_games),
]
NamedGame = Annotated[
    str, typer.Argument(metavar="GAME", help="A game, as fiji.", autocompletion=_games)
]
Jobs = Annotated[
    str | None, typer.Option("--jobs", metavar="N", help="How many processes; one per core.")
]
Witnesses = Annotated[
    str,
    typer.Option(
        "--witnesses",
        metavar="N",
        help="Up to so many, each with another rule at work or another outcome.",
    ),
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option(
        "--ruling",
        metavar="NAME=ANSWER",
        help="Change a ruling, as half=up; repeat for more.",
        autocompletion=_answers,
    ),
]


def house_rules(given: Sequence[str] | None) -> dict[str, str]:
    """The rulings from `half=up` and the like. Raises Misuse."""
    rules: dict[str, str] = {}
    for text in given or ():
        name, sign, answer = (part.strip() for part in text.partition("="))
        if not (name and sign and answer):
            raise Misuse(f"--ruling {text}: write NAME=ANSWER; `atoll rulings` lists both.")
        if rules.get(name, answer) != answer:
            given_twice = f"{name}={rules[name]} and {name}={answer}"
            raise Misuse(f"--ruling {given_twice}: a ruling has one answer; leave one of them out.")
        rules[name] = answer
    return rules


def game_name(text: str | None) -> str:
    """The name of a game, however it is written; a single one need not be named. Raises Misuse."""
    from atoll.table.games import GAMES

    if text is None and len(GAMES) > 1:
        raise Misuse(f"Which game is meant? Name one of: {', '.join(GAMES)}.")
    if text is None:
        return next(iter(GAMES))
    if text.lower() not in GAMES:
        raise Misuse(f'There is no game "{text}"; choose one of: {", ".join(GAMES)}.')
    return text.lower()


def whole_number(text: str, option: str, least: int = 1, digits: int = LONGEST) -> int:
    """A whole number as it is typed. Raises Misuse."""
    if not is_number(text) or len(text) > digits or int(text) < least:
        limit = f"from {least} on, of at most {digits} digits"
        raise Misuse(f"{option} {text}: write a whole number {limit}.")
    return int(text)


def several(witnesses: str) -> int:
    """How many witnesses are asked for. Raises Misuse."""
    found = whole_number(witnesses, "--witnesses")
    if found > MANY:
        raise Misuse(f"--witnesses {witnesses}: {MANY} at most.")
    return found


def new_folder(text: str) -> Path:
    """A folder that is new or empty, to be written in a folder that is there. Raises Misuse."""
    folder = Path(text)
    if folder.exists() and not folder.is_dir():
        raise Misuse(f"{folder}: it is a file; name a new folder.")
    if folder.exists() and any(folder.iterdir()):
        raise Misuse(f"{folder}: it is there and not empty; name a new folder.")
    folder.parent.mkdir(parents=True, exist_ok=True)
    return folder


def processes(jobs: str | None) -> int | None:
    """How many processes are asked for; None where nobody says. Raises Misuse."""
    return None if jobs is None else whole_number(jobs, "--jobs", digits=SHORT)


def needs(module: str, what: str, extra: str) -> None:
    """A library that this asks for is installed. Raises Misuse."""
    from importlib.util import find_spec

    if find_spec(module) is None:
        raise Misuse(f"{what} needs {module}; install atoll-rules[{extra}].")
