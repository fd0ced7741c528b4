"""`atoll port`: a program of your own plays, and is held against the rules."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from atoll.cli.console import Command, Misuse, bar, group, print_json, tell
from atoll.cli.options import AsJson, NamedGame, game_name, whole_number
from atoll.digits import is_number

if TYPE_CHECKING:
    from atoll.port.run import Asked, Result


app = group("Hold a program that plays one of the games against the rules.")
_SLOWEST = 3600.0
Vectors = Sequence[Mapping[str, Any]]


@app.command("run", cls=Command)
def run_port(
    game: NamedGame,
    command: Annotated[
        list[str], typer.Argument(metavar="-- COMMAND…", help="The program, and its arguments.")
    ],
    rule: Annotated[
        list[str] | None,
        typer.Option("--rule", metavar="RULE", help="Only what this rule is at work in; repeat."),
    ] = None,
    chapter: Annotated[
        list[str] | None,
        typer.Option("--chapter", metavar="N", help="Only rules of this chapter; repeat."),
    ] = None,
    games: Annotated[
        str | None, typer.Option("--games", metavar="N", help="Play so many games side by side.")
    ] = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="N", help="Another luck, other games.")
    ] = "1",
    first: Annotated[
        bool, typer.Option("--first", help="Stop at the first thing that is wrong.")
    ] = False,
    time_limit: Annotated[
        str, typer.Option("--time-limit", metavar="S", help="Seconds for each answer.")
    ] = "10",
    data: Annotated[
        str | None,
        typer.Option("--data", metavar="DIR", help="Vectors that were written; else made anew."),
    ] = None,
    talk: Annotated[
        str | None, typer.Option("--talk", metavar="FILE", help="Keep all that both say, as it is.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Ask a program all there is to ask, and play games beside it.

    That is all vectors, illegal moves for each rule that refuses, and whole games.
    It speaks JSON Lines on standard input and output, as the page Ports says.
    Where it parts from the rules, that is made as short as it can be, and told with the rule.
    With --rule or --chapter no games are played, unless --games says how many.
    Exit status: 0 all that it claims is held, 1 something is not, 2 it cannot be asked.
    """
    from atoll.cli.port_text import told
    from atoll.port.run import Asked

    name, begun, limit = game_name(game), perf_counter(), _seconds(time_limit)
    number = None if games is None else whole_number(games, "--games", least=0)
    rules = _rules(name, rule or (), chapter or ())
    what = Asked(rules, number, whole_number(seed, "--seed", least=0), first=first)
    vectors = _vectors(name, data)
    with _kept(talk) as both:
        found = _run(vectors, what, name, command, limit, both)
    if found and as_json:
        day = datetime.now(UTC).date().isoformat()
        print_json(found.as_json(day, perf_counter() - begun))
    elif found:
        tell(told(found))
    if not (found and found.green):
        raise typer.Exit(1)


def _run(vectors: Vectors, what: "Asked", *port: Any) -> "Result | None":
    """What comes of a port that is started so, and ended; None, if it breaks off at once."""
    from atoll.cli.port_text import broken_at_once
    from atoll.port.port import Port
    from atoll.port.run import asked_of, run
    from atoll.port.talk import Broken

    try:
        started = Port(*port)
    except Broken as broken:
        tell(broken_at_once(broken))
        return None
    with closing(started):
        return run(started, asked_of(vectors, started, what), what, bar)


@contextmanager
def _kept(talk: str | None) -> "Iterator[IO[bytes] | None]":
    """A file for all that is said, if one is named, kept however the run ends. Errors: OSError."""
    from atoll.written import beside

    if talk is None:
        yield None
        return
    stopped: BaseException | None = None
    with beside(talk) as fresh, fresh.open("wb") as file:
        try:
            yield file
        except (KeyboardInterrupt, SystemExit) as heard:
            stopped = heard
    if stopped:
        raise stopped


def _rules(game: str, rules: Sequence[str], chapters: Sequence[str]) -> frozenset[str]:
    """The rules that are asked for, one by one or by chapter. Errors: BookError, Misuse."""
    from atoll import book
    from atoll.table import chapter_of

    ids = [book.rule_id(f"{game} {one}" if is_number(one[:1]) else one) for one in rules]
    known = book.rules(game)
    if strange := [one for one in ids if one not in known]:
        raise Misuse(f"--rule {strange[0]}: {game} has no such rule.")
    for one in chapters:
        inside = [rule for rule in known if chapter_of(rule) == f"{game}_{one}"]
        if not inside:
            raise Misuse(f"--chapter {one}: {game} has no such chapter; write a number, as 4.")
        ids += inside
    return frozenset(ids)


def _seconds(text: str) -> float:
    """A time limit. Raises Misuse."""
    try:
        limit = float(text)
    except ValueError:
        limit = 0.0
    if not 0 < limit <= _SLOWEST:
        raise Misuse(f"--time-limit {text}: write seconds, as 0.5 or 10.")
    return limit


def _vectors(game: str, data: str | None) -> Vectors:
    """The vectors of a game: those in a folder of data, or of its examples as they are now.

    Errors: DataError, Misuse.
    """
    if data is None:
        from atoll.cli.watch import shown
        from atoll.data.exporting import made

        found, forged = made(game, shown(game).results)
        return [*found.found, *forged]
    from atoll.data.folder import Document, listing

    of = listing(Path(data))
    files = [path for path in of.files if path.startswith(f"{game}/vectors/")]
    if not files:
        raise Misuse(f"{data}: there are no vectors of {game}; `atoll data write DIR` writes them.")
    written: list[Mapping[str, Any]] = []
    for document in (one for path in files for one in of.read(path)):
        if not isinstance(document, Document):
            raise Misuse(str(document))
        written += [vector for _, vector in document.values]
    return written
