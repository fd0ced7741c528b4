"""The data for programs, below /data/."""

from collections.abc import Iterator

from atoll.data import exported, index, schemas
from atoll.proof.as_json import as_dict
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """Every file of every game, their schemas, and the index of them all."""
    files = [file for game in facts.games for file in _of(facts, game)] + [*schemas()]
    for path, content in [*files, index(files, facts.build.id)]:
        yield Asset(f"data/{path}", content)


def _of(facts: Facts, game: GameFacts) -> Iterator[tuple[str, bytes]]:
    proofs = as_dict(game.name, game.proofs) if game.proofs else None
    comparisons = [one.difference for one in game.compared]
    yield from exported(
        game.name,
        game.results,
        proofs=proofs,
        comparisons=comparisons,
        ready=game.vectors,
        home=facts.home,
    )
