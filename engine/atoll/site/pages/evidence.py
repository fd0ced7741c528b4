"""What stands behind the answers: coverage, examples by feature, open questions."""

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

from atoll.book import Rule
from atoll.book.evidence import Citation, RuleRow, citations
from atoll.book.page import UNSURE
from atoll.code.functions import Function, modules, stated
from atoll.running.phrases import KINDS
from atoll.running.stubs import stubs
from atoll.site.cards import Card, Feature
from atoll.site.facts import Facts, GameFacts
from atoll.site.marks import laws_told, source_told
from atoll.site.page import Asset, Page, coded, composed, lost_page, open_page, zipped
from atoll.site.pages.errata import found_page
from atoll.site.pictured import framed, shown, stepped, threaded
from atoll.table import chapter_of, cite, counted

GAPS = (
    ("never fires", "Rules that no example shows"),
    ("never refuses", "Rules without a refusing example"),
    ("answer unused", "Answers that no example plays"),
)
ENDED = (("Examples that fail", ("failed", "error")), ("Examples not run", ("skipped",)))
PAGES = (
    ("evidence/marks/index.md", "How to read the marks"),
    ("evidence/open/index.md", "Open questions"),
    ("evidence/changes/index.md", "Changes"),
    ("data/index.md", "Data"),
)


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The evidence of every game."""
    yield _evidence(facts)
    yield from _laws(facts)
    yield from _code(facts)
    yield composed("evidence/open/index.md", "Open questions", "open.md", games=facts.games)
    for game in facts.games:
        yield _inferred(facts, game)
        yield _coverage(game)
        yield _list_of(
            game,
            "Examples",
            passed=game.evidence.passed,
            features=[(one, *_counted(one)) for one in game.shelf.features],
        )
        yield _list_of(game, "Phrases", kinds=KINDS, phrases=stubs(game.name, "shared"))
        for feature in game.shelf.features:
            every = dict.fromkeys([feature.page, *(part.page for part in feature.parts)])
            for number, page in enumerate(every):
                yield from _feature(game, feature, page, f", page {number}" if number else "")


def _evidence(facts: Facts) -> Page:
    return composed(
        "evidence/index.md",
        "Evidence",
        "evidence.md",
        about="What stands behind the answers: examples that ran, laws that were proved.",
        build=facts.build,
        games=facts.games,
        pages=PAGES,
        more={
            game.name: [
                (f"evidence/code/{game.name}/index.md", "The engine's code"),
                (found_page(game.name), "What was found"),
                (lost_page(game.name), "What is lost or open in the text"),
            ]
            for game in facts.games
        },
    )


def _inferred(facts: Facts, game: GameFacts) -> Page:
    """What in a game rests on inference, on one text alone, or on none."""
    return composed(
        open_page(game.name),
        f"What is inferred, said once or open in {game.title}",
        "inferred.md",
        search=0.5,
        game=game,
        alone=_alone(facts, game),
        loose=[*_not_held(facts, game)],
    )


def _alone(facts: Facts, game: GameFacts) -> Mapping[str, list[Rule]]:
    """By its title each text that is the only one to say some rules, and these."""
    found = dict[str, list[Rule]]()
    for rule in game.rules.values():
        texts = {one.document for one in citations(rule.sources, facts.home)}
        if len(texts) == 1:
            found.setdefault(texts.pop(), []).append(rule)
    return found


def _not_held(facts: Facts, game: GameFacts) -> Iterator[tuple[Citation, list[Rule]]]:
    """The documents without a copy, by their first passage, each with the rules that rest on it."""
    known, found = dict[str, Citation](), dict[str, list[Rule]]()
    for rule in game.rules.values():
        cited = citations(rule.sources, facts.home)
        loose = {one.document: one for one in reversed(cited) if not one.held_by_the_lock}
        for document, one in loose.items():
            known.setdefault(document, one)
            found.setdefault(document, []).append(rule)
    yield from ((known[document], rules) for document, rules in found.items())


def _coverage(game: GameFacts) -> Page:
    found = game.evidence
    return composed(
        f"evidence/{game.name}/index.md",
        f"Coverage of {game.title}",
        "coverage.md",
        search=0,
        game=game,
        found=found,
        kinds=GAPS,
        ended=[
            (words, [game.shelf.card(one) for one in game.results if one["outcome"] in outcomes])
            for words, outcomes in ENDED
        ],
        shown=sum(bool(row.applies + row.refuses) for row in found.rules),
        refusable=sum(row.refusable for row in found.rules),
        refusing=sum(row.refusable and row.refuses > 0 for row in found.rules),
        with_law=sum(bool(game.laws(row.rule)) for row in found.rules),
        source_told=source_told,
        rows=[(row, len(game.laws(row.rule)), _kinds(game, row)) for row in found.rules],
    )


def _kinds(game: GameFacts, row: RuleRow) -> str:
    """By which filters a rule is found."""
    kinds = {
        "open": bool({row.status, *row.apart} & {*UNSURE}),
        "no-law": not game.laws(row.rule),
        "ruling": bool(row.rulings),
        "failing": row.failing > 0 or not row.applies + row.refuses,
    }
    return " ".join(kind for kind, holds in kinds.items() if holds)


def _list_of(game: GameFacts, what: str, **told: Any) -> Page:
    """All examples of a game, or all phrases."""
    name, at = what.lower(), "" if what == "Examples" else f"/{what.lower()}"
    page, title = f"e/{game.name}{at}/index.md", f"{what} of {game.title}"
    return composed(page, title, f"{name}.md", search=0.3, game=game, **told)


def _feature(game: GameFacts, feature: Feature, page: str, which: str) -> Iterator[Page | Asset]:
    """The page of a feature, or another one on which cards of it lie."""
    cards = [card for card in feature.cards if card.page == page]
    lying = {one.card.anchor: one for one in shown(game, page, cards, still=False)}
    rows, steps = threaded(game, cards) if feature.printed else ([], [])
    yield composed(
        page,
        f"Examples: {feature.title}{which}",
        "feature.md",
        search=0,
        about=_about(cards[0]) if cards else "",
        feature=feature,
        intro=f"{counted(_counted(feature)[0], 'example')} of {game.title}.",
        parts=[one for one in feature.parts if page in (one.page, feature.page)],
        lying=lying,
        rows=dict(zip(lying, rows, strict=False)),
        steps=max(len(steps) - 1, 0),
        lies=framed(steps[0].picture) if steps else "",
    )
    yield from stepped(game, page, cards, one_thread=len(steps) > 1)


def _counted(feature: Feature) -> tuple[int, int]:
    return len(feature.cards), sum(one.result["outcome"] != "passed" for one in feature.cards)


def _about(card: Card) -> str:
    """What a page of examples says of itself elsewhere: its first example, and how that ends."""
    first = card.result
    said = [event["sentence"] for step in first["trace"] for event in step["events"]]
    return f"{first['name']}: {' '.join(said[-2:])}" if said else str(first["name"])


# The engine's functions beside the rules they state


def _code(facts: Facts) -> Iterator[Page | Asset]:
    """The code of every game."""
    for game in facts.games:
        read = modules(game.name, facts.home)
        by_symbol = {one.symbol: one for module in read for one in module.functions}
        shared = {"game": game, "build": facts.build, "said": coded, "function_page": function_page}
        yield composed(
            f"evidence/code/{game.name}/index.md",
            f"The engine of {game.title}",
            "code.md",
            search=0,
            about=f"The functions that {game.title} is played with, and the rules they state.",
            modules=read,
            stated=stated([*by_symbol.values()], game.rules),
            module_page=_module_page,
            **shared,
        )
        for module in read:
            calls = [(one, [by_symbol[name] for name in one.calls]) for one in module.functions]
            yield composed(
                _module_page(game.name, module.name),
                f"{module.name}.py of {game.title}",
                "module.md",
                search=0,
                about=module.doc.partition("\n")[0],
                module=module,
                functions=calls,
                **shared,
            )


def function_page(game: str, function: Function) -> str:
    """Where a function stands."""
    return f"{_module_page(game, function.module)}#{function.name}"


def _module_page(game: str, module: str) -> str:
    return f"evidence/code/{game}/{module}/index.md"


# The laws, those of a chapter together, with the questions that any solver can be asked


if TYPE_CHECKING:
    from atoll.proof.cases import Case
    from atoll.proof.proofs import Proof


def _laws(facts: Facts) -> Iterator[Page | Asset]:
    """The laws of every game that has some."""
    solver = f"z3 {facts.build.versions.get('z3-solver', '')}".strip()
    for game in facts.games:
        yield _list_of_laws(game)
        if asked := [(law, case) for law in game.proofs for case in law.cases if case.smt]:
            zipped(held := BytesIO(), (_question(*one) for one in asked))
            yield Asset(_questions(game.name), held.getvalue())
        for page, laws in game.law_pages.items():
            yield _laws_page(game, page, laws, solver)


def _list_of_laws(game: GameFacts) -> Page:
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


def _laws_page(game: GameFacts, page: str, laws: "Sequence[Proof]", solver: str) -> Page:
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
        questions=_questions(game.name),
    )


def _questions(game: str) -> str:
    """The zip of all that the solver was asked for the laws of a game."""
    return f"laws/{game}/questions.zip"


def _question(law: "Proof", case: "Case") -> tuple[str, bytes]:
    """Its file, named as `atoll prove --save` names it, and the question."""
    told = f"; {law.law}: {law.range}. Proved where this is unsat.\n"
    seats = f".{case.seats}" if case.seats else ""
    return f"{law.law}{seats}.smt2", (told + case.smt).encode()
