"""`atoll port`: a program of your own plays, and is held against the rules."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any

from atoll.cli.console import Group, Misuse, bar
from atoll.cli.options import NAMED, Number, Text, Texts, argument, flag, number, text
from atoll.cli.report import Report
from atoll.digits import is_number

app = Group("Hold a program that plays one of the games against the rules.")
_SLOWEST = 3600.0
Vectors = Sequence[Mapping[str, Any]]


@app.command("run")
def run_port(
    game: str = NAMED,
    command: list[str] = argument("-- COMMAND…", "The program, and its arguments.", default=...),
    rule: Texts = text("--rule", "RULE", "Only what this rule is at work in; repeat."),
    chapter: Texts = text("--chapter", "N", "Only rules of this chapter; repeat."),
    games: Number = number("--games", "Play so many games side by side.", least=0),
    seed: int = number("--seed", "Another luck, other games.", least=0, default=1),
    first: bool = flag("--first", "Stop at the first thing that is wrong."),
    time_limit: str = text("--time-limit", "S", "Seconds for each answer.", default="10"),
    data: Text = text("--data", "DIR", "Vectors that were written; else made anew."),
    talk: Text = text("--talk", "FILE", "Keep all that both say, as it is."),
    badge: Text = text("--badge", "FILE", "Write how it stands as a picture (SVG)."),
) -> Report:
    """Ask a program all there is to ask, and play games beside it.

    That is all vectors, illegal moves for each rule that refuses, and whole games.
    It speaks JSON Lines on standard input and output, as the page Ports says.
    Where it parts from the rules, that is made as short as it can be, and told with the rule.
    With --rule or --chapter no games are played, unless --games says how many.
    Exit status: 0 all that it claims is held, 1 something is not, 2 it cannot be asked.
    """
    from atoll.cli.port_text import broken_at_once, told
    from atoll.port.port import Port
    from atoll.port.run import Asked, asked_of, picture, run
    from atoll.port.talk import Broken
    from atoll.written import replaceable, write

    limit = _seconds(time_limit)
    what = Asked(_rules(game, rule or (), chapter or ()), games, seed, first=first)
    place = replaceable(badge) if badge else None
    with _kept(talk) as both:
        vectors = _vectors(game, data)
        try:
            started = Port(game, command, limit, both)
        except Broken as broken:
            if place:
                write(place, picture(game, "breaks off at once", green=False))
            return Report(broken_at_once(broken), status=1)
        with closing(started):
            found = run(started, asked_of(vectors, started, what), what, bar)
    if place:
        stand = [one["status"] for one in found["rules"]]
        says = [*found["why_not_green"], f"{stand.count('held')} of {len(stand)} held"][0]
        write(place, picture(game, says, green=found["green"]))
    return Report(told(found), lambda: found, int(not found["green"]))


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


def _seconds(typed: str) -> float:
    """A time limit. Raises Misuse."""
    try:
        limit = float(typed if typed.isascii() else "")
    except ValueError:
        limit = 0.0
    if not 0 < limit <= _SLOWEST:
        raise Misuse(f"--time-limit {typed}: write seconds, as 0.5 or 10.")
    return limit


def _vectors(game: str, data: str | None) -> Vectors:
    """The vectors of a game: those in a folder of data, or of its examples as they are now.

    Errors: DataError, Misuse.
    """
    if data is None:
        from atoll.data.vectors import made
        from atoll.running.own import shown

        found = made(game, shown(game, bar).results)
        return [*found.found, *found.forged]
    from atoll.data.verifying import listing
    from atoll.port.asking import questions
    from atoll.record.lines import LineError, object_of

    of = listing(Path(data))
    files = [path for path in of.files if path.startswith(f"{game}/vectors/")]
    if not files:
        raise Misuse(f"{data}: there are no vectors of {game}; `atoll data write DIR` writes them.")
    vectors = list[Mapping[str, Any]]()
    for path in files:
        for wrong in of.altered(path):
            raise Misuse(str(wrong))
        try:
            some = [object_of(raw) for _, raw in of.lines(path)]
            strange = {one.of for one in questions(some)} - {game}
        except (LineError, OSError) as error:
            raise Misuse(f"{data}: its vectors cannot be read: {error}") from None
        except (AttributeError, LookupError, TypeError, ValueError):
            strange = {""}
        if strange:
            laid = "it is not laid out as vector.schema.json says; restore it."
            raise Misuse(f"{of.folder / path}: {laid}")
        vectors += some
    return vectors
