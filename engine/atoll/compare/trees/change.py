"""All in which two trees are apart in a game, and what kind of release that makes of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from atoll.compare.flipped import Flip, flips, plain
from atoll.compare.judged import Shift
from atoll.compare.records import Replays, replayed_there
from atoll.compare.trees.touched import Code, Touched, code, restated, touched
from atoll.compare.trees.tree import NotAnswered, Tree, ask, ask_all

On = Callable[[int], object]
_WAYS = {
    "added": "more",
    "right": "more",
    "allows": "more",
    "withdrawn": "less",
    "left": "less",
    "refuses": "less",
}
"""What a rule that is new or gone shows, a game on one side alone, and a record refused by one."""
ALL_LAWS = "all laws"
POLICIES, MOVES = ("uniform", "greedy"), 6_000
"""Who plays, and how many moves of each side at most."""


class Wanted(NamedTuple):
    """What is asked of a comparison: how many games, and what of the rest.

    Without a number games are begun on each side until MOVES are played.
    """

    games: int | None = None
    examples: bool = True
    laws: bool = True
    records: Path | None = None


class Change(NamedTuple):
    """A game of two trees: what changes in its rules, and what follows.

    `flips` are the left's examples by the rules of the right, `newer` the right's by those of the
    left. `met` are the ways to be apart that
    games show: `play` says how often they do, and `smallest` is a table at which they part, with
    what happens there by each as far as it can be told (schemas/diff-trees.schema.json).
    """

    game: str
    left: str
    right: str
    rules: tuple[Touched, ...] = ()
    code: Code = Code({}, {})
    flips: tuple[Flip, ...] = ()
    newer: tuple[Flip, ...] = ()
    laws: tuple[Shift, ...] = ()
    met: frozenset[str] = frozenset()
    play: Mapping[str, Any] = {"games": 0, "moves": 0, "choices": [], "often": []}
    smallest: Mapping[str, Any] | None = None
    replays: Replays | None = None
    alone: str = ""

    @property
    def ways(self) -> frozenset[str]:
        """Whether the right allows `more`, `less` or does what is `other`, by all that shows it."""
        return frozenset({*self.met, *self._shown()})

    def _shown(self) -> Iterator[str]:
        """What is shown by examples, by the book, by a game that is new or gone, and by records.

        The right's own examples show nothing less where the left cannot read them.
        """
        examples = (*self.flips, *self.newer)
        yield from (one.may or "other" for one in examples if not one.worded)
        parts = {part for one in self.rules for part in one.text}
        yield from (_WAYS[part] for part in parts & _WAYS.keys())
        if self.alone:
            yield _WAYS[self.alone]
        for one in self.replays.changed if self.replays else ():
            yield _WAYS.get(one.how, "other")

    @property
    def worded(self) -> bool:
        """Whether there are examples in which only sentences differ."""
        return any(one.worded for one in (*self.flips, *self.newer))

    @property
    def broken(self) -> tuple[Shift, ...]:
        """The laws that held on the left and do not on the right."""
        return tuple(law for law in self.laws if law.left == "proved" != law.right)

    @property
    def same(self) -> bool:
        """Whether nothing shows a difference: then it is played alike, whatever the words."""
        return not (self.ways or self.worded or self.broken)

    @property
    def known(self) -> str:
        """`proved` where the code is the same, `sampled` where nothing that was tried differs."""
        return "proved" if self.code.same and self.same else "sampled" if self.same else "shown"

    @property
    def release(self) -> str:
        """`patch`, `minor` or `major`; `none` where not even a word of it changes."""
        if self.ways & {"less", "other"} or (self.broken and not self.ways):
            return "major"
        if self.ways:
            return "minor"
        return "patch" if self.rules or self.worded or not self.code.untouched else "none"

    def as_json(self) -> dict[str, Any]:
        """The game in JSON terms."""
        return {
            "game": self.game,
            "only": self.alone or None,
            "release": self.release,
            "known": self.known,
            "ways": sorted(self.ways),
            "rules": plain(self.rules),
            "code": {"same": self.code.same, "units": sorted(self.code.units)},
            "examples": plain(self.flips),
            "newer_examples": plain(self.newer),
            "laws": plain(self.laws),
            "records": plain(self.replays),
            "play": self.play,
            "smallest": self.smallest,
        }


def change(game: str, left: Tree, right: Tree, asked: Wanted, on: On = lambda _: None) -> Change:
    """A game of two trees compared. Errors: NoTree, NotAnswered."""
    if (game in left.games) != (game in right.games):
        alone = "left" if game in left.games else "right"
        return Change(game, left.text, right.text, alone=alone)
    differs = code(game, left, right)
    on(1)
    found: dict[str, Any] = {"rules": touched(game, left, right, differs), "code": differs}
    on(1)
    if asked.examples:
        changed = flips(game, left, right, same=differs.same)
        found |= dict(zip(("flips", "newer"), changed, strict=True))
    on(1)
    if asked.laws and not differs.same:
        found["laws"] = _laws(game, left, right)
    on(1)
    if asked.games != 0 and not differs.same:
        found |= met(game, left, right, asked.games)
    if asked.records:
        found["replays"] = replayed_there(game, asked.records, left, right)
    on(1)
    return Change(game, left.text, right.text, **found)


# The laws


def _laws(game: str, left: Tree, right: Tree) -> tuple[Shift, ...]:
    """The laws that are new, gone or said otherwise, and those that the right contradicts.

    Nothing is asked of the left about a law that holds on the right.
    """
    lost = tuple[Shift, ...]()
    try:
        theirs = ask((right, "claims", {"game": game}))
    except NotAnswered as error:
        return (Shift(ALL_LAWS, "asked", str(error)),)
    names = [name for name, one in theirs.items() if one != "proved"]
    try:
        mine = ask((left, "claims", {"game": game, "names": names})) if names else {}
    except NotAnswered as error:  # it may be said as an older engine has it
        mine, lost = dict.fromkeys(names, "not asked"), (Shift(ALL_LAWS, str(error), "asked"),)
    said = {one.law: one for one in restated(game, left, right)}
    fallen = {name: Shift(name, mine[name], theirs[name]) for name in names if name in mine}
    return (*lost, *(said | fallen).values())


# Games of each side, followed by the other: where they part, how often, and how first


def met(game: str, left: Tree, right: Tree, number: int | None) -> dict[str, Any]:
    """What games of each tree show that the other follows, by its name. Errors: NotAnswered."""
    asked = {"game": game, "number": number, "policies": POLICIES, "most": MOVES}
    with TemporaryDirectory(prefix="atoll-") as folder:
        mine, theirs = (str(Path(folder, side)) for side in ("left", "right"))
        plays = (left, "games", asked | {"to": mine}), (right, "games", asked | {"to": theirs})
        choices = [*_choices(*ask_all(plays))]
        given = {"game": game, "played": mine, "alone": ("more", "less")}
        given_back = {"game": game, "played": theirs, "alone": ("less", "more")}
        both = ask_all([(right, "followed", given), (left, "followed", given_back)])
    return {
        "met": frozenset({*both[0]["kinds"], *both[1]["kinds"], *(way for way, _ in choices)}),
        "play": {
            "games": sum(one["games"] for one in both),
            "moves": sum(one["moves"] for one in both),
            "choices": [words for _, words in choices],
            "often": both[0]["often"],
        },
        "smallest": _smallest(game, left, right, [*both[0]["tables"], *both[1]["tables"]]),
    }


def _choices(left: Mapping[str, Any], right: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What can be chosen on one side alone: how many play, answers to rulings, texts."""
    (mine, theirs), (broke, breaks) = (
        [{*side[name]} for side in (left, right)] for name in ("choices", "breaks")
    )
    for way, alone, words in (
        ("more", theirs - mine, "{} is new"),
        ("less", mine - theirs, "{} is gone"),
        ("other", breaks - broke, "a game breaks off ({})"),
        ("more", broke - breaks, "no game breaks off ({})"),
    ):
        yield from ((way, words.format(one)) for one in sorted(alone))
    for name, usual in left["usual"].items():
        if right["usual"].get(name, usual) != usual:
            yield "other", f"the default of {name} is {right['usual'][name]}, not {usual}"


def _smallest(
    game: str, left: Tree, right: Tree, tables: Sequence[tuple[Any, Mapping[str, Any]]]
) -> dict[str, Any] | None:
    """The smallest table at which they were seen to part; one that is told before others."""
    few = [{**one, "left": "", "right": ""} for _, one in sorted(tables, key=itemgetter(0))[:3]]
    asked = {"game": game, "moments": few}
    with suppress(NotAnswered):  # an engine that tells none
        told = ask_all([(tree, "scenes", asked) for tree in (left, right) if few])
        for one, (mine, theirs) in zip(few, zip(*told, strict=True), strict=True):
            if mine and theirs and mine != theirs:
                return one | {"left": mine, "right": theirs}
    return few[0] if few else None
