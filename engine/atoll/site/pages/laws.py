"""A page for each law, with the questions that any solver can be asked."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from atoll.book import Chapter
from atoll.site.facts import Facts, GameFacts
from atoll.site.marks import laws_told
from atoll.site.page import Asset, Page, composed
from atoll.table import chapter_of

if TYPE_CHECKING:
    from atoll.proof.cases import Case
    from atoll.proof.proofs import Proof


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The laws of every game that has some."""
    solver = f"z3 {facts.build.versions.get('z3-solver', '')}".strip()
    for game in facts.games:
        yield _list(game)
        for law in game.proofs:
            yield from _files(game, law)
            yield _page(game, law, solver)


def _list(game: GameFacts) -> Page:
    return composed(
        f"laws/{game.name}/index.md",
        f"Laws of {game.title}",
        "laws.md",
        search=0.5,
        about=f"What must always hold in {game.title}.",
        game=game,
        total=laws_told(game.proofs) if game.proofs else "no law is written yet",
        chapters=[*_by_chapter(game)],
    )


def _by_chapter(game: GameFacts) -> "Iterator[tuple[Chapter, Sequence[Proof]]]":
    """The laws by the chapter of the last rule they name."""
    for chapter in game.chapters:
        of = [law for law in game.proofs if chapter_of(law.rules[-1]) == chapter.id]
        if of:
            yield chapter, of


def _page(game: GameFacts, law: "Proof", solver: str) -> Page:
    return composed(
        f"laws/{game.name}/{law.law}/index.md",
        law.law.replace("_", " ").capitalize(),
        "law.md",
        search=0.7,
        about=law.says.partition("\n")[0],
        game=game,
        law=law,
        solver=solver,
        unsure=[game.rules[one] for one in law.rules if game.rules[one].unsure],
        cases=[(case, _file(game, law, case) if case.smt else "") for case in law.cases],
    )


def _files(game: GameFacts, law: "Proof") -> Iterator[Asset]:
    for case in law.cases:
        if case.smt:
            told = f"; {law.law}: {law.range}. Proved where this is unsat.\n"
            yield Asset(_file(game, law, case), (told + case.smt).encode())


def _file(game: GameFacts, law: "Proof", case: "Case") -> str:
    seats = f".{case.seats}" if case.seats else ""
    return f"laws/{game.name}/{law.law}/{law.law}{seats}.smt2"
