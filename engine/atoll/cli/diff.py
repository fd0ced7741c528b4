"""`atoll diff`: two texts, or two answers to a ruling, and what they change."""

from pathlib import Path
from typing import TYPE_CHECKING

from atoll.cli.console import Misuse
from atoll.cli.options import (
    AS,
    KEEP,
    WITNESSES,
    Number,
    Text,
    argument,
    flag,
    game_name,
    needs,
    number,
    text,
)
from atoll.cli.report import Report

if TYPE_CHECKING:
    from atoll.compare.trees.tree import Pair


A_SIDE = "EDITION|RULINGS"


def diff(
    game: str = argument(*AS, default=...),
    left: Text = argument(A_SIDE, "fiji-de-2005, half=up, or both: fiji-de-2005,half=down."),
    right: Text = argument(A_SIDE, "The other; without it the default is compared with the first."),
    games: Number = number(
        "--games",
        "Games for each number of players: 20,000, or 200 by the verbs; 0 plays none.",
        least=0,
    ),
    examples: bool = flag("--examples/--no-examples", "Run our examples under both.", default=True),
    records: Text = text("--records", "DIR", "A folder of recorded games to play both ways."),
    expect: Text = text("--expect", "same", "Exit status 1 if they are not played alike."),
    release: bool = flag("--release", "Exit status 3 if changelog or version say less."),
    witnesses: int = WITNESSES,
    keep: bool = KEEP,
    markdown: bool = flag("--markdown", "Print Markdown, as for a pull request."),
) -> Report:
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
    if expect not in (None, "same"):
        raise Misuse(f"--expect {expect}: only --expect same is known.")
    trees = _pair(game, left, right)
    if trees and witnesses > 1:
        raise Misuse("--witnesses asks for tables of texts or rulings; of trees leave it out.")
    if not trees and (release or left is None):
        raise Misuse("--release compares commits, folders or wheels; name one, as HEAD~1.")
    needs("z3", "atoll diff", "proof")
    folder = Path(records) if records else None
    if trees:
        from atoll.cli.diff_trees import compared

        report = compared(trees, games, folder, examples=examples, held=release)
    else:
        from atoll.cli.diff_told import answers

        asked = (game_name(game), left, right)
        report = answers(asked, games, folder, examples=examples, most=witnesses, keep=keep)
    status = report.status if report.status > 1 or expect else 0
    return report._replace(markdown=markdown, status=status)


def _pair(game: str, left: str | None, right: str | None) -> "Pair | None":
    """Two trees, where these are asked for and no editions or rulings. Raises Misuse."""
    from atoll.compare.trees.tree import HERE, is_tree
    from atoll.table import games

    named = game.lower() in games.GAMES
    sides = [one for one in ((left, right) if named else (game, left)) if one is not None]
    if right and not named:
        return (game, str(left), right) if is_tree(str(left), Path.cwd()) else None
    if not sides and named:
        raise Misuse(f"{game} with what? Name an edition, an answer as half=up, or a commit.")
    texts = games.game(game.lower()).EDITIONS if named else ()
    asked = [one for one in sides if "=" not in one and one not in texts]
    if not any(is_tree(one, Path.cwd()) for one in asked):
        return None
    return game.lower() if named else None, sides[0], (*sides, HERE)[1]
