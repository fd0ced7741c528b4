"""`atoll forge`: illegal records out of legal ones, for whoever writes a referee."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.cli.console import progress, say
from atoll.cli.options import NAMED, Number, Text, Texts, argument, flag, new_folder, number, text
from atoll.cli.report import Report, Said
from atoll.table import cite, counted

if TYPE_CHECKING:
    from atoll.forge import Forged
    from atoll.forge import Report as Judged


def forge(
    game: str = NAMED,
    records: Texts = argument(
        "RECORD", "Legal records, or - for standard input; without any, games are played."
    ),
    games: Number = number("--games", "Play so many whole games."),
    seed: int = number("--seed", "Another luck, other forgeries.", least=0, default=1),
    into: Text = text("--into", "DIR", "Write each into a file of a new folder."),
    judge: bool = flag("--judge", "Ask the referee, and say what it lets through."),
) -> Report:
    """Make legal records illegal, each with the rule that it breaks.

    Moves of other moments, moves with other values and positions with one thing otherwise are tried
    in each record; what a rule refuses is kept, once for each way and rule.
    It prints JSON Lines, with the forged record up to the line that has to be refused; a line that
    breaks no rule cannot be read.
    With --judge the referee is asked: it has to refuse that very line by this rule.
    Exit status: 0 good, 1 the referee says otherwise, 2 a record is not legal to begin with.
    """
    from atoll.forge import report

    found = _forged(game, records or (), games, seed)
    every = [*found] if into is None else _kept(found, new_folder(into), into)
    if not judge:
        lines = [json.dumps(one.as_json(), ensure_ascii=False) for one in every]
        return Report(map(Said, lines if into is None else ()))
    with progress() as bar:
        verdict = report(bar.track(every, description="Forgeries"))
    return Report(map(Said, _summed_up(verdict)), verdict.as_json, int(bool(verdict.findings)))


def _forged(game: str, paths: Sequence[str], games: int | None, seed: int) -> "Iterator[Forged]":
    """The forged records of files, and of so many games; of some games without either."""
    from random import Random

    from atoll.forge import GAMES, forged, legal, whole_games

    wanted = games or (0 if paths else GAMES)
    luck = Random(f"forge {game} {seed}")
    found = [(path, legal(game, path)) for path in paths]
    played = enumerate(whole_games(game, wanted, luck), start=1)
    found += [(f"game {place}", record) for place, record in played]
    with progress() as bar:
        each = bar.track(found, description="Records")
        yield from forged(each, luck)


def _kept(every: "Iterable[Forged]", folder: Path, called: str) -> "list[Forged]":
    """Each in a file of its own, and all that is said of them in `forgeries.jsonl`."""
    from atoll.forge import text as lines_of
    from atoll.written import beside

    said, found = [], []
    with beside(folder, folder=True) as fresh:
        fresh.mkdir()
        for at, one in enumerate(every, start=1):
            file = f"{at:04}-{one.way}.jsonl"
            (fresh / file).write_text(lines_of(one.lines), encoding="utf-8")
            said.append({"file": file, **one.as_json()})
            found.append(one)
        (fresh / "forgeries.jsonl").write_text(lines_of(said), encoding="utf-8")
    say(f"{len(said)} forged records in {called}; forgeries.jsonl says what they break.")
    return found


def _summed_up(found: "Judged") -> Iterator[str]:
    """How many ways to forge each rule has refused, then what is amiss."""
    for rule, names in found.rules.items():
        yield f"{cite(rule):<12} refuses {counted(len(names), 'forgery', 'forgeries')}"
    yield f"{counted(len(found.unreadable), 'forgery', 'forgeries')} cannot be read"
    yield from found.findings
    forged = counted(found.judged, "forged record")
    amiss = counted(len(found.findings), "finding") if found.findings else "all refused as forged"
    yield f"{forged}: {amiss}."
