"""`atoll check`: run examples and sum up."""

from typing import Annotated, NoReturn

from atoll.cli.console import Misuse, shown
from atoll.cli.options import EditionId, HouseRules, Texts, argument, flag, house_rules, text
from atoll.cli.report import Report, Said
from atoll.table import counted, listed


def check(
    paths: Annotated[
        Texts, argument("PATH", "Feature files, folders, or file:line; ours if left out.")
    ] = None,
    words: Annotated[str, text("-k", "WORDS", "Only scenarios with these words in the name.")] = "",
    verbose: Annotated[bool, flag("--verbose", "Name each scenario.", "-v")] = False,
    edition: EditionId = None,
    ruling: HouseRules = None,
    rules: Annotated[
        bool, flag("--rules", "Hold rules and laws against the nine words; run nothing.")
    ] = False,
) -> Report:
    """Run examples: the project's own, or feature files of yours.

    With --edition or --ruling the scenarios that choose none are played by it: those that fail
    then are the examples that flip.

    The last whole runs of our own are kept, so that they need not run again to be told, in
    ~/.cache/atoll or, where XDG_CACHE_HOME is set, in its folder atoll; it may be deleted at any
    time.
    """
    if rules:
        return _in_nine_words(but=paths or words or edition or ruling)
    from atoll.cli.summary import Other, summary
    from atoll.cli.watch import ours, watched

    house = house_rules(ruling)
    whole = not (paths or words or edition or house)
    found = ours() if whole else watched(paths or (), words.split(), edition, house)
    if found.empty and words:
        named = listed(words.split())
        raise Misuse(f"no scenario there has {named} in its name; use other words.")
    if found.empty:
        raise Misuse("there is no scenario there; name a file or a line that holds one.")
    other = Other(edition, house) if edition or house else None
    told = summary(found, verbose=verbose, every=whole, other=other)
    return Report(told, found.as_dict, int(not found.passed), marks=found.annotations)


def _in_nine_words(but: object) -> Report:
    """What decides in rules and laws of every game, although it is no word. Errors: Misuse."""
    from atoll.code.nine_words import offences, ruled
    from atoll.table import games

    def alone() -> NoReturn:
        raise Misuse("--rules runs no example; leave the rest out.")

    if but:
        alone()
    files = [file for name in games.GAMES for file in ruled(games.folder(name))]
    found = [one for file in files for one in offences(file.read_text("utf-8"), shown(file))]
    good = f"{counted(len(files), 'module')} of rules and laws speak the nine words only."
    return Report([Said(str(one)) for one in found] or [Said(good)], alone, int(bool(found)))
