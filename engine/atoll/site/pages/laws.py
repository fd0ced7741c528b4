"""The laws, those of a chapter together, with the questions that any solver can be asked."""

from collections.abc import Iterator, Sequence
from posixpath import dirname
from typing import TYPE_CHECKING

from atoll.site.facts import Facts, GameFacts
from atoll.site.marks import laws_told
from atoll.site.page import Asset, Page, composed
from atoll.table import chapter_of, cite

if TYPE_CHECKING:
    from atoll.proof.cases import Case
    from atoll.proof.proofs import Proof


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The laws of every game that has some."""
    solver = f"z3 {facts.build.versions.get('z3-solver', '')}".strip()
    for game in facts.games:
        yield _list(game)
        for page, laws in game.law_pages.items():
            yield _page(game, page, laws, solver)
            for law, case in [(one, case) for one in laws for case in one.cases if case.smt]:
                told = f"; {law.law}: {law.range}. Proved where this is unsat.\n"
                yield Asset(_file(page, law, case), (told + case.smt).encode())


def _list(game: GameFacts) -> Page:
    chapters = {one.id: one for one in game.chapters}
    by_chapter: dict[str, list[Proof]] = {}
    for laws in game.law_pages.values():
        by_chapter.setdefault(chapter_of(laws[0].rules[-1]), []).extend(laws)
    return composed(
        f"laws/{game.name}/index.md",
        f"Laws of {game.title}",
        "laws.md",
        search=0.5,
        about=f"What must always hold in {game.title}.",
        game=game,
        total=laws_told(game.proofs) if game.proofs else "no law is written yet",
        chapters=[(chapters[chapter], laws) for chapter, laws in by_chapter.items()],
    )


def _page(game: GameFacts, page: str, laws: "Sequence[Proof]", solver: str) -> Page:
    first, last = (cite(laws[at].rules[-1]) for at in (0, -1))
    return composed(
        page,
        f"Laws of {first}{'' if first == last else f' to {last.split()[-1]}'}",
        "chapter_laws.md",
        search=0.7,
        about=laws[0].says.partition("\n")[0],
        game=game,
        laws=laws,
        solver=solver,
        unsure=lambda law: [game.rules[one] for one in law.rules if game.rules[one].unsure],
        file=lambda law, case: _file(page, law, case),
    )


def _file(page: str, law: "Proof", case: "Case") -> str:
    seats = f".{case.seats}" if case.seats else ""
    return f"{dirname(page)}/{law.law}{seats}.smt2"
