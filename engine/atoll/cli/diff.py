"""`atoll diff`: two texts, or two answers to a ruling, and what they change."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.cli.console import Misuse, bar
from atoll.cli.options import (
    AS,
    KEEP,
    Number,
    Text,
    argument,
    flag,
    game_name,
    kept,
    needs,
    number,
    text,
)
from atoll.cli.report import Report
from atoll.finding import Finding
from atoll.table import cite

if TYPE_CHECKING:
    from atoll.compare.trees.change import Change
    from atoll.compare.trees.tree import Pair, Tree


A_SIDE = "EDITION|RULINGS"
UNFIT = 3
"""The exit status where the changelog or the version says less than what the change is."""
_STEPS = 5  # code, rules, examples, laws, games


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
    keep: bool = KEEP,
    markdown: bool = flag("--markdown", "Print Markdown, as for a pull request."),
) -> Report:
    """Compare two texts, or two answers to a ruling.

    For each ruling that differs: what both say, what a player may do and receives, the
    smallest table found at which they part, the examples and laws that change, and in how many of
    the same games it matters. Of recorded games: which become illegal or end otherwise, from which
    move on.
    So too of two commits, checkouts, folders of rules or wheels (without a game, of all of them):
    which rules change, and what kind of release that is.
    """
    if expect not in (None, "same"):
        raise Misuse(f"--expect {expect}: only --expect same is known.")
    trees = _pair(game, left, right)
    if not trees and (release or left is None):
        raise Misuse("--release compares commits, folders or wheels; name one, as HEAD~1.")
    needs("z3", "atoll diff", "proof")
    folder = Path(records) if records else None
    if trees:
        report = _trees(trees, games, folder, examples=examples, held=release)
    else:
        asked = (game_name(game), left, right)
        report = _answers(asked, games, folder, examples=examples, keep=keep)
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


def _answers(
    asked: tuple[str, str | None, str | None],
    games: int | None,
    records: Path | None,
    *,
    examples: bool,
    keep: bool,
) -> Report:
    """A game's two sides compared, and kept where they part; one alone with the default.

    Raises Misuse. Errors: UnknownRuling, NotRecorded, NoExamples, Undecided.
    """
    from atoll.cli.diff_told import of_answers
    from atoll.compare.difference import difference, ran
    from atoll.compare.sides import sides
    from atoll.simulate.many import arrays

    name, left, right = asked
    wanted = games if games is not None else 20_000 if arrays.there(name) else 200
    if wanted and arrays.there(name):
        needs("numpy", "atoll diff without --games 0", "batch")
    both = sides(name, left, right)[:: -1 if right is None else 1]
    run = partial(ran, bar=bar) if examples else None
    found, witnesses = difference(name, *both, games=wanted, run=run, records=records, bar=bar)
    last = (kept(witnesses) for _ in range(keep))
    return Report(of_answers(found), lambda: found, int(not found["same"]), last=last)


def _trees(
    asked: "Pair", games: int | None, records: Path | None, *, examples: bool, held: bool
) -> Report:
    """Two trees compared; the changelog and the version are held to it, if asked.

    Raises Misuse. Errors: NoTree, NotAnswered.
    """
    from atoll.cli.diff_told import of_trees
    from atoll.compare.flipped import plain
    from atoll.compare.trees.change import Wanted, change
    from atoll.compare.trees.release import released
    from atoll.compare.trees.tree import opened

    wanted = Wanted(games=games, examples=examples, records=records)
    only, *names = asked
    with ExitStack() as trees:
        left, right = (trees.enter_context(opened(one, Path.cwd())) for one in names)
        every = dict.fromkeys((*left.games, *right.games))
        if only and only not in every:
            known = f"choose one of: {', '.join(every)}"
            raise Misuse(f"{' and '.join(names)} have no game {only}; {known}.")
        changes = []
        for game in [only] if only else every:
            with bar(game, _STEPS) as on:
                changes.append(change(game, left, right, wanted, on))
        if records and not any(one.replays for one in changes):
            raise Misuse(f"{records}: no record of these games is there; name another one.")
        notes = [*_notes(left, right)]
        release = released(changes, left, right)
    same, unfit = all(one.same for one in changes), release.findings if held else ()
    sides = {"left": left.text, "right": right.text, "notes": notes, "same": same}
    found = {**sides, "release": plain(release), "games": [one.as_json() for one in changes]}
    status, last = UNFIT if unfit else int(not same), [f"atoll: {one}" for one in unfit]
    told, marks = of_trees(found, examples=examples), _marks(changes, unfit)
    return Report(told, lambda: found, status, marks=marks, last=last)


def _notes(left: "Tree", right: "Tree") -> Iterator[str]:
    """What is easily overlooked of two trees."""
    from atoll.book.changes import git_told

    for tree in (left, right):
        if tree.unsaved:
            yield f"{tree.text} has changes that no commit holds; they are compared too."
    if left.unsaved or right.unsaved or all(Path(one.text).exists() for one in (left, right)):
        return
    if git_told(Path.cwd(), "status", "--porcelain", "--", "."):
        yield "This checkout has changes that no commit holds; they are not compared."


def _marks(changes: "Sequence[Change]", unfit: Sequence[Finding]) -> Iterator[str]:
    """What GitHub says beside the lines."""
    from atoll.cli.diff_told import happens
    from atoll.compare.flipped import plain
    from atoll.running.report import annotation

    for one in changes:
        for flip in one.flips:
            told = " ".join(happens(plain(flip), one.left, one.right))
            says = f"Ends otherwise. {told or f'{flip.left}, then {flip.right}'}"
            file = f"features/{one.game}/{flip.file}"
            yield annotation(Finding(file, flip.line, says), flip.name, "warning")
        for unit, place in one.code.places.items():
            if (rules := one.code.units[unit]) and not one.same:
                touches = f"This touches {', '.join(map(cite, rules))}; {one.release}."
                yield annotation(Finding(*place, touches), "rules touched", "notice")
    yield from (annotation(finding, "release") for finding in unfit)
