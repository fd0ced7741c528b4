"""`atoll diff` of two trees of rules: commits, checkouts, folders or wheels."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer

from atoll.cli.console import Misuse, bar, complain, print_json, print_report, say
from atoll.cli.options import needs, whole_number

if TYPE_CHECKING:
    from atoll.compare.trees.change import Change, Wanted
    from atoll.compare.trees.release import Release
    from atoll.compare.trees.tree import Tree


HERE = "."
UNFIT = 3
"""The exit status where the changelog or the version says less than what the change is."""
_STEPS = 5  # code, rules, examples, laws, games


class Pair(NamedTuple):
    """Two trees as they are asked for; without a game all that they have."""

    game: str | None
    left: str
    right: str


class Printed(NamedTuple):
    """How a comparison is printed, and what it is held to."""

    markdown: bool
    as_json: bool
    same: bool
    release: bool


def pair(game: str, left: str | None, right: str | None) -> Pair | None:
    """Two trees, where these are asked for and no editions or rulings. Raises Misuse."""
    from atoll.compare.trees.tree import is_tree
    from atoll.table.games import GAMES

    named = game.lower() in GAMES
    sides = [one for one in ((left, right) if named else (game, left)) if one is not None]
    if right and not named:
        return Pair(game, str(left), right) if is_tree(str(left), Path.cwd()) else None
    if not sides and named:
        raise Misuse(f"{game} with what? Name an edition, an answer as half=up, or a commit.")
    if not any(is_tree(one, Path.cwd()) and not _answers(game, one) for one in sides):
        return None
    return Pair(game.lower() if named else None, *sides[:2], *[HERE][: 2 - len(sides)])


def _answers(name: str, text: str) -> bool:
    """Whether a text names an edition of a game, or answers rulings."""
    from atoll.table.games import GAMES, game

    return "=" in text or (name.lower() in GAMES and text in game(name.lower()).EDITIONS)


def compare(asked: Pair, wanted: "Wanted", printed: Printed) -> None:
    """Compare two trees and tell it. Raises Misuse, Exit."""
    from atoll.compare.trees.release import released
    from atoll.compare.trees.tree import opened

    needs("z3", "atoll diff", "proof")
    with ExitStack() as trees:
        left, right = (trees.enter_context(opened(one, Path.cwd())) for one in asked[1:])
        changes = [*_changes(asked, left, right, wanted)]
        if wanted.records and not any(one.replays for one in changes):
            raise Misuse(f"{wanted.records}: no record of these games is there; name another one.")
        release = released(changes, left, right)
        notes = [*_notes(asked, left, right)]
    _tell(asked, changes, release, notes, printed)


def wanted(games: str | None, records: str | None, *, examples: bool) -> "Wanted":
    """What is asked of two trees. Raises Misuse."""
    from atoll.compare.trees.change import Wanted

    number = None if games is None else whole_number(games, "--games", 0)
    folder = Path(records) if records else None
    return Wanted(games=number, examples=examples, records=folder)


def _changes(asked: Pair, left: "Tree", right: "Tree", wanted: "Wanted") -> "Iterator[Change]":
    from atoll.compare.trees.change import change

    every = dict.fromkeys((*left.games, *right.games))
    if asked.game and asked.game not in every:
        raise Misuse(f"{asked.left} and {asked.right} have no game {asked.game}; {_named(every)}.")
    for game in [asked.game] if asked.game else every:
        with bar(game, _STEPS) as on:
            yield change(game, left, right, wanted, lambda _: on(1))


def _named(games: Sequence[str] | dict[str, None]) -> str:
    return f"choose one of: {', '.join(games)}"


def _notes(asked: Pair, left: "Tree", right: "Tree") -> Iterator[str]:
    """What is easily overlooked of two trees."""
    for tree in (left, right):
        if tree.unsaved:
            yield f"{tree.text} has changes that no commit holds; they are compared too."
    if not (left.unsaved or right.unsaved) and _dirty(asked):
        yield "This checkout has changes that no commit holds; they are not compared."


def _dirty(asked: Pair) -> bool:
    from atoll.book.versions import git_told

    if all(Path(one).exists() for one in asked[1:]):
        return False
    return bool(git_told(Path.cwd(), "status", "--porcelain", "--", "."))


def _tell(
    asked: Pair,
    changes: "Sequence[Change]",
    release: "Release",
    notes: Sequence[str],
    printed: Printed,
) -> None:
    if printed.as_json:
        from atoll.compare.trees.told import as_json

        print_json(as_json(asked.left, asked.right, changes, release, notes))
    else:
        from atoll.cli.diff_trees_told import told

        print_report(told(changes, release, notes), markdown=printed.markdown)
    for line in _annotations(changes, release, held=printed.release):
        say(line, err=printed.as_json or printed.markdown)
    if printed.release and release.findings:
        for finding in release.findings:
            complain(str(finding))
        raise typer.Exit(UNFIT)
    if printed.same and not all(one.same for one in changes):
        raise typer.Exit(1)


def _annotations(changes: "Sequence[Change]", release: "Release", *, held: bool) -> Iterator[str]:
    """What GitHub's workflows show on the lines of the files, where one of them runs this."""
    from atoll.cli.diff_trees_told import marked
    from atoll.running.report import annotation

    if os.environ.get("GITHUB_ACTIONS"):
        for kind, finding, title in marked(changes, release if held else None):
            yield annotation(finding, title, kind)
