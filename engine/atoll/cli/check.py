"""`atoll check`: run examples and sum up."""

from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, annotate, print_json, say, tell
from atoll.cli.options import AsJson, EditionId, HouseRules, house_rules
from atoll.table import counted, listed

if TYPE_CHECKING:
    from atoll.cli.flips import Other
    from atoll.running.perform import Performance


def check(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PATH", help="Feature files, folders, or file:line; ours if left out."
        ),
    ] = None,
    words: Annotated[
        str,
        typer.Option("-k", metavar="WORDS", help="Only scenarios with these words in the name."),
    ] = "",
    verbose: Annotated[bool, typer.Option("-v", "--verbose", help="Name each scenario.")] = False,
    edition: EditionId = None,
    ruling: HouseRules = None,
    rules: Annotated[
        bool,
        typer.Option("--rules", help="Hold rules and laws against the nine words; run nothing."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Run examples: the project's own, or feature files of yours.

    With --edition or --ruling the scenarios that choose none are played by it: those that fail
    then are the examples that flip.

    The last whole runs of our own are kept, so that they need not run again to be told, in
    ~/.cache/atoll or, where XDG_CACHE_HOME is set, in its folder atoll; it may be deleted at any
    time.
    """
    if rules:
        _in_nine_words(but=paths or words or edition or ruling or as_json)
        return
    from atoll.cli.flips import Other
    from atoll.cli.watch import ours, watched

    house = house_rules(ruling)
    whole = not (paths or words or edition or house)
    shown = ours() if whole else watched(paths or (), words.split(), edition, house)
    if shown.empty:
        raise Misuse(_nothing(words))
    if as_json:
        print_json(shown.as_dict())
    else:
        other = Other(edition, house) if edition or house else None
        _tell(shown, verbose=verbose, whole=whole, other=other)
    if not shown.passed:
        raise typer.Exit(1)


def _in_nine_words(but: object) -> None:
    """What decides in rules and laws of every game, although it is no word. Errors: Misuse."""
    if but:
        raise Misuse("--rules runs no example; leave the rest out.")
    from atoll.cli.console import shown
    from atoll.code.nine_words import offences, ruled
    from atoll.table import games

    files = [file for name in games.GAMES for file in ruled(games.folder(name))]
    found = [one for file in files for one in offences(file.read_text("utf-8"), shown(file))]
    for one in found:
        say(str(one))
    if found:
        raise typer.Exit(1)
    say(f"{counted(len(files), 'module')} of rules and laws speak the nine words only.")


def _nothing(words: str) -> str:
    if words:
        return f"no scenario there has {listed(words.split())} in its name; use other words."
    return "there is no scenario there; name a file or a line that holds one."


def _tell(shown: "Performance", *, verbose: bool, whole: bool, other: "Other | None") -> None:
    from atoll.cli.summary import summary

    tell(summary(shown, verbose=verbose, every=whole, other=other))
    annotate(shown.annotations)
