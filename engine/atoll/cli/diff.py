"""`atoll diff`: two texts, or two answers to a ruling, and what they change."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Misuse, bar, print_json, print_report
from atoll.cli.keeping import Keep, keep_all
from atoll.cli.options import (
    AsJson,
    NamedGame,
    Witnesses,
    game_name,
    needs,
    several,
    whole_number,
)

if TYPE_CHECKING:
    from atoll.compare.difference import Difference, Shown
    from atoll.compare.sides import Side
    from atoll.compare.trees.release import Changes


A_SIDE = "EDITION|RULINGS"
HERE = "."


def diff(
    game: NamedGame,
    left: Annotated[
        str | None,
        typer.Argument(
            metavar=A_SIDE, help="fiji-de-2005, half=up, or both: fiji-de-2005,half=down."
        ),
    ] = None,
    right: Annotated[
        str | None,
        typer.Argument(
            metavar=A_SIDE, help="The other; without it the default is compared with the first."
        ),
    ] = None,
    games: Annotated[
        str | None,
        typer.Option(
            "--games",
            metavar="N",
            help="Games for each number of players: 20,000, or 200 by the verbs; 0 plays none.",
        ),
    ] = None,
    examples: Annotated[
        bool, typer.Option("--examples/--no-examples", help="Run our examples under both.")
    ] = True,
    records: Annotated[
        str | None,
        typer.Option(
            "--records", metavar="DIR", help="A folder of recorded games to play both ways."
        ),
    ] = None,
    expect: Annotated[
        str | None,
        typer.Option(
            "--expect", metavar="same", help="Exit status 1 if they are not played alike."
        ),
    ] = None,
    release: Annotated[
        bool,
        typer.Option("--release", help="Exit status 3 if changelog or version say less."),
    ] = False,
    witnesses: Witnesses = "1",
    keep: Keep = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print Markdown, as for a pull request.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Compare two texts, or two answers to a ruling.

    For each ruling that differs: what both say, what a player may do and receives, the
    smallest table at which they part, the examples and laws that change, and in how many of the
    same games it matters. Of recorded games: which become illegal or end otherwise, from which
    move on.
    With --witnesses 3 there are up to two tables more for each ruling, at which another rule is at
    work or something else happens; these are not the smallest.
    So too of two commits, checkouts, folders of rules or wheels (without a game, of all of them):
    which rules change, and what kind of release that is.
    """
    most = several(witnesses)
    if expect not in (None, "same"):
        raise Misuse(f"--expect {expect}: only --expect same is known.")
    if markdown and as_json:
        raise Misuse("--markdown and --json: choose one of them.")
    found: Changes | Difference
    trees = _pair(game, left, right)
    if trees and most > 1:
        raise Misuse("--witnesses asks for tables of texts or rulings; of trees leave it out.")
    if not trees and (release or left is None):
        raise Misuse("--release compares commits, folders or wheels; name one, as HEAD~1.")
    needs("z3", "atoll diff", "proof")
    if trees:
        from atoll.cli import diff_trees

        found = diff_trees.compare(trees, games, records, examples=examples)
        diff_trees.tell(found, markdown=markdown, as_json=as_json, held=release)
    else:
        asked = game_name(game), left, right, games, most
        found = _found(*asked, examples=examples, records=records)
        if keep:
            keep_all(one for point in found.points for one in point.witnesses)
        _tell(found, markdown=markdown, as_json=as_json)
    if expect and not found.same:
        raise typer.Exit(1)


Pair = tuple[str | None, str, str]
"""Two trees as they are asked for, behind a game; without one all that they have."""


def _pair(game: str, left: str | None, right: str | None) -> Pair | None:
    """Two trees, where these are asked for and no editions or rulings. Raises Misuse."""
    from atoll.compare.trees.tree import is_tree
    from atoll.table.games import GAMES

    named = game.lower() in GAMES
    sides = [one for one in ((left, right) if named else (game, left)) if one is not None]
    if right and not named:
        return (game, str(left), right) if is_tree(str(left), Path.cwd()) else None
    if not sides and named:
        raise Misuse(f"{game} with what? Name an edition, an answer as half=up, or a commit.")
    if not any(is_tree(one, Path.cwd()) and not _answers(game, one) for one in sides):
        return None
    return game.lower() if named else None, sides[0], (*sides, HERE)[1]


def _answers(name: str, text: str) -> bool:
    """Whether a text names an edition of a game, or answers rulings."""
    from atoll.table.games import GAMES, game

    return "=" in text or (name.lower() in GAMES and text in game(name.lower()).EDITIONS)


def _found(
    game: str,
    left: str | None,
    right: str | None,
    games: str | None,
    witnesses: int,
    *,
    examples: bool,
    records: str | None,
) -> "Difference":
    from atoll.simulate.many import is_many

    usual = "20000" if is_many(game) else "200"
    number = whole_number(games or usual, "--games", 0)
    if number and is_many(game):
        needs("numpy", "atoll diff without --games 0", "batch")
    from atoll.compare.difference import difference
    from atoll.compare.sides import sides

    one, other = sides(game, left, right)
    if right is None:
        one, other = other, one
    run, folder = _ran if examples else None, Path(records) if records else None
    how = {"games": number, "witnesses": witnesses}
    return difference(game, one, other, **how, run=run, records=folder, bar=bar)


def _ran(game: str, of: "Side", only: "Shown | None") -> "Shown":
    from atoll.cli.watch import watching
    from atoll.compare.difference import ran

    with watching() as listener:
        return ran(game, of, only, listener=listener)


def _tell(found: "Difference", *, markdown: bool, as_json: bool) -> None:
    if as_json:
        print_json(found.as_json())
    else:
        from atoll.cli.diff_told import told

        print_report(told(found), markdown=markdown)
