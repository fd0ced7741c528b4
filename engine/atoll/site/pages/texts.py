"""Editions and rulings: a page for each pair of editions, and for each open point."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from atoll.book.explain import OpenQuestion
from atoll.compare.sides import side
from atoll.site.facts import Facts, GameFacts, weighed
from atoll.site.marks import adopted
from atoll.site.page import Asset, Page, composed
from atoll.site.verdicts import Compared


class _Pair(NamedTuple):
    """Two editions as the list shows them."""

    left: str
    right: str
    may: Mapping[str, Any] | None
    receives: Mapping[str, Any] | None


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The pages of all editions and rulings of every game."""
    for game in facts.games:
        pairs = {
            _page_of(game, one.left, one.right): one for one in game.compared if not one.ruling
        }
        yield _list(game, pairs)
        for path, compared in pairs.items():
            yield _pair(game, path, compared)
        for name in game.rulings:
            yield _ruling(game, name)


def _page_of(game: GameFacts, left: str, right: str) -> str:
    short = [text.removeprefix(f"{game.name}-") for text in (left, right)]
    return f"editions/{game.name}/{'-'.join(short)}/index.md"


def _list(game: GameFacts, pairs: Mapping[str, Compared]) -> Page:
    known = {(one.left, one.right): (path, one) for path, one in pairs.items()}
    rows = []
    for pair in combinations(game.editions, 2):
        if pair in known:
            path, one = known[pair]
            rows.append((path, _Pair(*pair, *_overall(one.difference))))
    return composed(
        f"editions/{game.name}/index.md",
        f"Editions and rulings of {game.title}",
        "editions.md",
        about=f"Where the published texts of {game.title} differ, and what that changes.",
        game=game,
        pairs=rows,
        adopted=adopted,
    )


def _overall(difference: Mapping[str, Any]) -> tuple[Any, Any]:
    """What all differences come to; nothing where the texts answer every ruling alike."""
    points = difference["rulings"]
    whole = difference["together"] or (points[0] if points else None)
    if whole is None:
        return None, None
    return whole["may"], whole["receives"]


def _pair(game: GameFacts, path: str, compared: Compared) -> Page:
    return composed(
        path,
        game.called(f"{compared.left} and {compared.right}"),
        "pair.md",
        about=game.called(f"How {compared.left} and {compared.right} differ in play."),
        game=game,
        left=compared.left,
        right=compared.right,
        points=compared.difference["rulings"],
        together=compared.difference["together"],
        shown=compared.shown,
        games=compared.difference["games"],
        **_alike(game, compared),
    )


def _alike(game: GameFacts, compared: Compared) -> dict[str, Any]:
    """The rulings that both play alike: where both say so, where they do not, what is unknown."""
    plays = side(game.name, compared.left).answers.as_dict()
    apart = {point["ruling"] for point in compared.difference["rulings"]}
    unknown = {name for one in (compared.left, compared.right) for name in game.editions[one].lacks}
    same = [name for name in game.rulings if name not in apart | unknown]
    told = {name: found for name in same if (found := _said(game, compared, name, plays[name]))}
    return {
        "alike": [(name, _means(game, name, plays[name])) for name in same if name not in told],
        "said_apart": [*told.values()],
        "unknown": unknown,
    }


def _means(game: GameFacts, ruling: str, answer: str) -> str:
    """What an answer means, in words."""
    return next(one.means for one in game.rulings[ruling].answers if one.name == answer)


def _said(
    game: GameFacts, compared: Compared, name: str, plays: str
) -> tuple[OpenQuestion, str, str, str] | None:
    """A ruling that both play alike, where the two texts do not both say so: how each stands."""
    ruling = game.rulings[name]
    says = [_stands(ruling, text, plays) for text in (compared.left, compared.right)]
    if says[0] == says[1]:
        return None
    return ruling, _means(game, name, plays), says[0], says[1]


def _stands(ruling: OpenQuestion, text: str, plays: str) -> str:
    """How a text stands to the answer that it plays; of one that is not seen others tell it."""
    answer = next(one for one in ruling.answers if one.name == plays)
    if text in answer.said_by:
        return "says so"
    if text in answer.read_by:
        return "can be read so"
    if text in answer.not_seen:
        return "not seen: others tell so"
    return f"silent: {ruling.silent[text]}" if text in ruling.silent else "silent"


def _ruling(game: GameFacts, name: str) -> Page:
    comparisons = [one for one in game.compared if one.ruling == name]
    weights = [one for by in ("greedy", "uniform") for one in weighed(game.weights, by)]
    return composed(
        f"rulings/{game.name}/{name}/index.md",
        game.rulings[name].question,
        "ruling.md",
        search=1.5,
        about=f"The ruling {name} of {game.title}, its answers, and what they change.",
        game=game,
        ruling=game.rulings[name],
        comparisons=comparisons,
        games=next((one.difference["games"] for one in comparisons), 0),
        weights=[one for one in weights if one.ruling == name and one.says],
    )
