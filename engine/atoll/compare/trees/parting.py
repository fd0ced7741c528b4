"""Games of both trees, each followed by the other: where they part, how often, and how first."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from atoll.compare.trees.tree import Asked, NotAnswered, Tree, ask_all
from atoll.mutate.search import Happening

_TURNED = {"more": "less", "less": "more"}


class Frequency(NamedTuple):
    """Of so many games of the left: in how many the right allows otherwise, runs otherwise, wins.

    `who` are the players: uniform (at random), greedy or search.
    """

    players: int
    who: str
    games: int
    allows: int
    runs: int
    wins: int


class Moment(NamedTuple):
    """A table at which the two part, and what happens there by each, as far as it can be told."""

    kind: str
    says: str
    seats: Sequence[str]
    rulings: Mapping[str, str]
    position: Mapping[str, Any]
    seat: int
    move: str
    left: str = ""
    right: str = ""


class Met(NamedTuple):
    """What games show: in which ways the right is apart, what can be chosen, how often."""

    ways: frozenset[str] = frozenset()
    choices: tuple[str, ...] = ()
    often: tuple[Frequency, ...] = ()
    smallest: Moment | None = None
    games: int = 0
    moves: int = 0


def met(game: str, left: Tree, right: Tree, given: Mapping[str, Any]) -> Met:
    """Games of each tree, followed by the other. Errors: NotAnswered."""
    asked = {"game": game, **given}
    mine, theirs = ask_all([Asked(tree, "games", asked) for tree in (left, right)])
    forth, back = ask_all(
        [
            Asked(tree, "following", {"game": game, "games": played["games"]})
            for tree, played in ((right, mine), (left, theirs))
        ]
    )
    choices = [*_choices(mine, theirs)]
    parts = [part for one in forth for part in one["parts"]]
    for one in back:  # as if the right had looked at the left's games
        parts += [part | {"kind": _TURNED.get(part["kind"], part["kind"])} for part in one["parts"]]
    every = (*mine["games"], *theirs["games"])
    return Met(
        ways=frozenset({*(part["kind"] for part in parts), *(way for way, _ in choices)}),
        choices=tuple(words for _, words in choices),
        often=tuple(_often(mine["games"], forth)),
        smallest=_smallest(game, left, right, parts),
        games=len(every),
        moves=sum(len(one.get("turns", ())) for one in every),
    )


def _choices(left: Mapping[str, Any], right: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What can be chosen on one side alone: how many play, answers to rulings, texts."""
    apart = [
        ("choices", "right", "more", "{} is new"),
        ("choices", "left", "less", "{} is gone"),
        ("breaks", "right", "other", "a game breaks off ({})"),
        ("breaks", "left", "more", "no game breaks off ({})"),
    ]
    for part, side, way, words in apart:
        mine, theirs = {*left[part]}, {*right[part]}
        alone = theirs - mine if side == "right" else mine - theirs
        yield from ((way, words.format(one)) for one in sorted(alone))
    for name, usual in left["usual"].items():
        if right["usual"].get(name, usual) != usual:
            yield "other", f"the default of {name} is {right['usual'][name]}, not {usual}"


def _often(games: Sequence[Any], followed: Sequence[Any]) -> Iterator[Frequency]:
    """How often it matters, by how many play and who; games of other answers are not counted."""
    counted: dict[tuple[int, str], list[Any]] = {}
    for one, found in zip(games, followed, strict=True):
        if not one["rulings"]:
            counted.setdefault((len(one["seats"]), one["policy"]), []).append(found)
    for (seats, who), found in counted.items():
        kinds = [{part["kind"] for part in one["parts"]} for one in found]
        stops = [any(part.get("stops") for part in one["parts"]) for one in found]
        allows = sum(bool({"more", "less"} & those) for those in kinds)
        runs = sum("other" in those or stop for those, stop in zip(kinds, stops, strict=True))
        yield Frequency(seats, who, len(found), allows, runs, sum(one["wins"] for one in found))


def _smallest(game: str, left: Tree, right: Tree, parts: Sequence[Any]) -> Moment | None:
    """The smallest table at which they were seen to part; one that is told before others."""
    moves = (one for one in parts if one.get("move") and one["kind"] != "told")
    laid = sorted(moves, key=lambda one: Happening(one["seats"], {}, one["position"], "").size)
    own = ("kind", "says", "seats", "rulings", "position", "seat", "move")
    few = [Moment(*(part[name] for name in own)) for part in laid[:3]]
    asked = {"game": game, "moments": [one._asdict() for one in few]}
    with suppress(NotAnswered):  # an engine that tells none
        told = ask_all([Asked(tree, "scenes", asked) for tree in (left, right) if few])
        for one, (mine, theirs) in zip(few, zip(*told, strict=True), strict=True):
            if mine and theirs and mine != theirs:
                return one._replace(left=mine, right=theirs)
    return few[0] if few else None
