"""`atoll forge`: illegal records out of legal ones, for whoever writes a referee."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import print_json, progress, say
from atoll.cli.options import AsJson, NamedGame, game_name, new_folder, whole_number
from atoll.table import cite, counted

if TYPE_CHECKING:
    from atoll.forge import Forged, Report


def forge(
    game: NamedGame,
    records: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="RECORD",
            help="Legal records, or - for standard input; without any, games are played.",
        ),
    ] = None,
    games: Annotated[
        str | None, typer.Option("--games", metavar="N", help="Play so many whole games.")
    ] = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="N", help="Another luck, other forgeries.")
    ] = "1",
    into: Annotated[
        str | None,
        typer.Option("--into", metavar="DIR", help="Write each into a file of a new folder."),
    ] = None,
    judge: Annotated[
        bool, typer.Option("--judge", help="Ask the referee, and say what it lets through.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Make legal records illegal, each with the rule that it breaks.

    Moves of other moments, moves with other values and positions with one thing otherwise are tried
    in each record; what a rule refuses is kept, once for each way and rule.
    It prints JSON Lines, with the forged record up to the line that has to be refused; a line that
    breaks no rule cannot be read.
    With --judge the referee is asked: it has to refuse that very line by this rule.
    Exit status: 0 good, 1 the referee says otherwise, 2 a record is not legal to begin with.
    """
    luck = whole_number(seed, "--seed", least=0)
    number = None if games is None else whole_number(games, "--games")
    found = _forged(game_name(game), records or (), number, luck)
    every = [*found] if into is None else _kept(found, new_folder(into), into)
    if judge:
        _judged(every, as_json=as_json)
    elif into is None:
        for one in every:
            say(json.dumps(one.as_json(), ensure_ascii=False))


def _forged(game: str, paths: Sequence[str], games: int | None, seed: int) -> "Iterator[Forged]":
    """The forged records of files, and of so many games; of some games without either."""
    from random import Random

    from atoll.forge import GAMES, forged, legal, whole_games

    number = games or (0 if paths else GAMES)
    luck = Random(f"forge {game} {seed}")
    found = [(path, legal(game, path)) for path in paths]
    played = enumerate(whole_games(game, number, luck), start=1)
    found += [(f"game {place}", record) for place, record in played]
    with progress() as bar:
        each = bar.track(found, description="Records")
        yield from forged(each, luck)


def _kept(every: "Iterable[Forged]", folder: Path, called: str) -> "list[Forged]":
    """Each in a file of its own, and all that is said of them in `forgeries.jsonl`."""
    from atoll.forge import text
    from atoll.written import beside

    said, found = [], []
    with beside(folder, folder=True) as fresh:
        fresh.mkdir()
        for number, one in enumerate(every, start=1):
            file = f"{number:04}-{one.way}.jsonl"
            (fresh / file).write_text(text(one.lines), encoding="utf-8")
            said.append({"file": file, **one.as_json()})
            found.append(one)
        (fresh / "forgeries.jsonl").write_text(text(said), encoding="utf-8")
    say(f"{len(said)} forged records in {called}; forgeries.jsonl says what they break.")
    return found


def _judged(every: "Sequence[Forged]", *, as_json: bool) -> None:
    from atoll.forge import report

    with progress() as bar:
        found = report(bar.track(every, description="Forgeries"))
    if as_json:
        print_json(found.as_json())
    else:
        for line in _summed_up(found):
            say(line)
    if found.findings:
        raise typer.Exit(1)


def _summed_up(found: "Report") -> Iterator[str]:
    """How many ways to forge each rule has refused, then what is amiss."""
    for rule, names in found.rules.items():
        yield f"{cite(rule):<12} refuses {counted(len(names), 'forgery', 'forgeries')}"
    yield f"{counted(len(found.unreadable), 'forgery', 'forgeries')} cannot be read"
    yield from found.findings
    forged = counted(found.judged, "forged record")
    amiss = counted(len(found.findings), "finding") if found.findings else "all refused as forged"
    yield f"{forged}: {amiss}."
