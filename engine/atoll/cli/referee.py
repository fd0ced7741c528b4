"""`atoll referee`: are these game records legal? `atoll forge`: illegal ones, out of legal ones."""

import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from atoll.cli.console import Misuse, progress, say
from atoll.cli.options import NAMED, Number, Text, Texts, argument, flag, new_folder, number, text
from atoll.cli.report import Report, whole
from atoll.written import beside, write

if TYPE_CHECKING:
    from atoll.forge.forging import Forged
    from atoll.record import Verdict


def referee(
    records: list[str] = argument(
        "RECORD", "Records as JSON Lines; - is standard input, .gz is unpacked.", default=...
    ),
    final: bool = flag("--final", "Print the final position of each record as JSON."),
    by: Text = text("--by", "MODULE:FUNCTION", "Read logs of another program by it."),
    into: Text = text("--into", "DIR", "Write what --by reads into a new folder."),
) -> Report:
    """Accept game records, or name the first illegal line.

    With --by the records are JSON logs of another program, and a function of yours tells what
    stands in them: lines that are named are the log's.

    Exit status: 0 all legal, 1 some not, 2 some unreadable.
    With --final each record gives one line of JSON: its final position, or null if it is not legal.
    """
    from atoll.record import exit_status, final_position

    verdict_on = _referee(by, into)
    with progress() as bar:
        verdicts = [verdict_on(path) for path in bar.track(records, description="Records")]
    every = [one.as_json() for one in verdicts]
    told, last = [*map(str, verdicts)], [*filter(None, map(_written_otherwise, verdicts))]
    if final:
        ends = [final_position(one) if one.legal else None for one in verdicts]
        every = [one | {"final": end} for one, end in zip(every, ends, strict=True)]
        last = [*(str(one) for one in verdicts if not one.legal), *last]
        told = [*map(json.dumps, ends)]
    return Report(
        map(whole, told),
        lambda: every,
        exit_status(verdicts),
        last=(f"atoll: {one}" for one in last),
    )


def _written_otherwise(one: "Verdict") -> str:
    """How to ask other rules, if a record in a file was written with them and these refuse it."""
    from atoll.record.lines import PACKED
    from atoll.table.packages import version

    now = version(one.game) if one.game else None
    if one.legal or not (now and one.version and one.file.removesuffix(PACKED).endswith(".jsonl")):
        return ""
    sides, folder = f"v{one.version}", str(Path(one.file).parent)
    words = shlex.join(["atoll", "diff", str(one.game), sides, ".", "--records", folder])
    told = f"{one.file} was written with {one.version} of the rules, and these are {now}"
    return f"{told}; `{words}` asks those too." if one.version != now else ""


def _referee(by: str | None, into: str | None) -> Callable[[str], "Verdict"]:
    """Who judges a file. Errors: Misuse."""
    from atoll.own_function import Wanted
    from atoll.record import converted, judged, referee
    from atoll.record.lines import PACKED

    if by is None:
        if into is not None:
            raise Misuse("--into writes what --by reads; name a function, or leave it out.")
        return referee
    told = Wanted("converter", "as my_module:record", Misuse).found(by)
    folder = None if into is None else new_folder(into)

    def verdict(path: str) -> "Verdict":
        file = folder and folder / f"{Path(path.removesuffix(PACKED)).stem}.jsonl"
        if file and file.exists():
            fix = "another log is kept there already; call one of them otherwise"
            raise Misuse(f"{file}: {fix}.")
        kept: list[Mapping[str, Any]] = []
        found = judged(path, _noted(converted(path, told), kept))
        if file:
            file.parent.mkdir(exist_ok=True)
        if file and kept:
            write(file, "".join(f"{json.dumps(one, ensure_ascii=False)}\n" for one in kept))
        return found

    return verdict


def _noted(
    lines: Iterable[tuple[int, Mapping[str, Any]]], kept: list[Mapping[str, Any]]
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The numbered lines of a record, each kept as it is judged; none where one cannot be told."""
    try:
        for number, entry in lines:
            kept.append(entry)
            yield number, entry
    except Exception:
        kept.clear()
        raise


# Forged records, for whoever writes a referee


def forge(
    game: str = NAMED,
    records: Texts = argument(
        "RECORD", "Legal records, or - for standard input; without any, games are played."
    ),
    games: Number = number("--games", "Play so many whole games."),
    seed: int = number("--seed", "Another luck, other forgeries.", least=0, default=1),
    into: Text = text("--into", "DIR", "Write each into a file of a new folder."),
) -> Report:
    """Make legal records illegal, each with the rule that it breaks.

    Moves of other moments, moves with other values and positions with one thing otherwise are tried
    in each record; what a rule refuses is kept, once for each way and rule.
    It prints JSON Lines, with the forged record up to the line that has to be refused; a line that
    breaks no rule cannot be read.
    """
    found = _forged(game, records or (), games, seed)
    if into is not None:
        _written(found, new_folder(into), into)
        return Report(())
    return Report(whole(json.dumps(one.as_json(), ensure_ascii=False)) for one in found)


def _forged(game: str, paths: Sequence[str], games: int | None, seed: int) -> "Iterator[Forged]":
    """The forged records of files, and of so many games; of some games without either."""
    from random import Random

    from atoll.forge.forging import GAMES, forged, legal, whole_games

    wanted = games or (0 if paths else GAMES)
    luck = Random(f"forge {game} {seed}")
    found = [(path, legal(game, path)) for path in paths]
    played = enumerate(whole_games(game, wanted, luck), start=1)
    found += [(f"game {place}", record) for place, record in played]
    with progress() as bar:
        each = bar.track(found, description="Records")
        yield from forged(each, luck)


def _written(every: "Iterable[Forged]", folder: Path, called: str) -> None:
    """Each in a file of its own, and all that is said of them in `forgeries.jsonl`."""
    from atoll.record.start import text_of

    said = []
    with beside(folder, folder=True, new=True) as fresh:
        fresh.mkdir()
        for at, one in enumerate(every, start=1):
            file = f"{at:04}-{one.way}.jsonl"
            (fresh / file).write_text(text_of(one.lines), encoding="utf-8")
            said.append({"file": file, **one.as_json()})
        (fresh / "forgeries.jsonl").write_text(text_of(said), encoding="utf-8")
    say(f"{len(said)} forged records in {called}; forgeries.jsonl says what they break.")
