"""What stands behind the answers: coverage, examples by feature, what is open, lost or wrong."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

from atoll.book import BookError, Rule
from atoll.book.answers import Citation, citations
from atoll.book.evidence import RuleRow
from atoll.book.glossary import Erratum, errata, lost
from atoll.book.page import UNSURE
from atoll.code.functions import modules, stating
from atoll.proof.proofs import Proof
from atoll.proof.saved import questions as questions_of
from atoll.running.phrases import KINDS
from atoll.running.stubs import stubs
from atoll.site.cards import Feature
from atoll.site.facts import Facts, GameFacts
from atoll.site.kinds import composed
from atoll.site.marks import laws_told, source_told
from atoll.site.page import Asset, Page, rule_page, zipped
from atoll.site.tongue import Tongue, originals
from atoll.site.trials import example, framed, thread
from atoll.table import chapter_of, cite, counted


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The evidence of every game; its errata, if any, and what is lost. Raises BookError."""
    yield composed("evidence", build=facts.build, games=facts.games)
    yield composed("open", games=facts.games)
    for tongue in originals(facts):
        game, home = tongue.game, facts.home
        yield _lost(tongue)
        if "errata" in tongue.has:
            wrong = [_shown(tongue, one) for one in errata(game.name, home)]
            yield tongue.composed("errata", errata=wrong)
        yield from _laws(facts, game)
        yield from _code(facts, game)
        yield _inferred(facts, game)
        yield _coverage(game)
        features = [
            (one, len(one.cards), sum(card.result["outcome"] != "passed" for card in one.cards))
            for one in game.shelf.features
        ]
        passed, phrases = game.evidence.passed, stubs(game.name, "shared")
        yield composed("examples", game=game, passed=passed, features=features)
        yield composed("phrases", game=game, kinds=KINDS, phrases=phrases)
        for feature in game.shelf.features:
            every = dict.fromkeys([feature.page, *(part.page for part in feature.parts)])
            for number, page in enumerate(every):
                yield from _feature(tongue, feature, page, f", page {number}" if number else "")


def _inferred(facts: Facts, game: GameFacts) -> Page:
    """What in a game rests on inference, on one text alone, or on none.

    By its title each text that is the only one to say some rules, and these. The documents without
    a copy by their first passage, each with the rules that rest on it.
    """
    alone, known, loose = dict[str, list[Rule]](), dict[str, Citation](), dict[str, list[Rule]]()
    for rule in game.rules.values():
        cited = citations(rule.sources, facts.home)
        if len(texts := {one.document for one in cited}) == 1:
            alone.setdefault(texts.pop(), []).append(rule)
        for document, one in {
            one.document: one for one in reversed(cited) if not one.held_by_the_lock
        }.items():
            known.setdefault(document, one)
            loose.setdefault(document, []).append(rule)
    return composed(
        "inferred",
        game=game,
        alone=alone,
        loose=[(known[document], rules) for document, rules in loose.items()],
    )


def _coverage(game: GameFacts) -> Page:
    found = game.evidence
    return composed(
        "coverage",
        game=game,
        found=found,
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


def _feature(tongue: Tongue, feature: Feature, page: str, which: str) -> Iterator[Page | Asset]:
    """The page of a feature, or another one on which cards of it lie."""
    game, cards = tongue.game, [card for card in feature.cards if card.page == page]
    lying = {one.card.anchor: one for one in tongue.shown(page, cards, still=False)}
    of = [(card.result, example(game, card).steps) for card in cards if feature.printed]
    rows, steps = thread(of)
    stem = page.removeprefix(f"e/{game.name}/").removesuffix("/index.md")
    yield composed(
        "feature",
        place=page.removesuffix("/index.md"),
        which=which,
        feature=feature,
        intro=f"{counted(len(feature.cards), 'example')} of {game.title}.",
        packed=f"data/{game.name}/vectors/{stem}.jsonl.gz" if stem in game.packed else "",
        parts=[one for one in feature.parts if page in (one.page, feature.page)],
        lying=lying,
        rows=dict(zip(lying, rows, strict=False)),
        steps=max(len(steps) - 1, 0),
        lies=framed(steps[0].picture) if steps else "",
    )
    yield from tongue.stepped(
        page, {one.anchor: one for one in cards}, thread=steps if len(steps) > 1 else ()
    )


# What is wrong in the texts of a game, and for an editor what is lost, beside what is left


def errata_of(facts: Facts, game: GameFacts, rule: str) -> list[Erratum]:
    """What is wrong in print of a rule: what names it, or a passage that it alone rests on."""
    link, found = f"]({rule_page(rule)})", list[Erratum]()
    for one in errata(game.name, facts.home):
        resting = [of.id for of in game.rules.values() if {*one.passages} & {*of.sources}]
        named = link in facts.prose.placed(one.says, one.file, "index.md")
        found += [one] if named or resting == [rule] else []
    return found


def _shown(tongue: Tongue, one: Erratum) -> tuple[Any, ...]:
    """What is wrong, where it stood, and the law, the answer never and the card that show it."""
    game, found = tongue.game, tongue.game.found.possible.get(one.impossible)
    law = next((law for law in game.proofs if law.law == one.law), None)
    if one.impossible and (found is None or found.with_seats is not None):
        raise _wrong(one, f"{one.impossible} was not proved to be impossible")
    if one.law and law is None:
        raise _wrong(one, f"there is no law {one.law}")
    for name in filter(None, (one.impossible, one.example)):
        if name not in game.questions:
            raise _wrong(one, f"the FAQ has no question {name}")
    never = game.questions[one.impossible] if one.impossible else None
    card = game.shelf.card(game.questions[one.example].results[0]) if one.example else None
    return one, citations(one.passages, tongue.facts.home), law, never, card


def _wrong(one: Erratum, problem: str) -> BookError:
    return BookError(f"{one.file}:{one.line}: {problem}; correct the erratum {one.id}.")


def _lost(tongue: Tongue) -> Page:
    """What is lost; of each rule the sentences that stand, those filled in, and a passage."""
    game, home, gaps = tongue.game, tongue.facts.home, list[Any]()
    for rule in game.rules.values():
        filled = [one for one in rule.sentences if one.status in UNSURE]
        stands = [one for one in rule.sentences if one not in filled]
        held = [one for one in citations(rule.sources, home) if one.held_by_the_lock]
        gaps += [(rule, stands, filled, [*held, None][0])] if filled else []
    return tongue.composed(
        "lost",
        lost=[(one, citations(one.passages, home)) for one in lost(game.name, home)],
        errata=errata(game.name, home),
        gaps=gaps,
    )


# The engine's functions beside the rules they state


def _code(facts: Facts, game: GameFacts) -> Iterator[Page]:
    """The code of a game, file by file."""
    read = modules(game.name, facts.home)
    by_symbol = {one.symbol: one for module in read for one in module.functions}
    told = stating(game.name, facts.home)
    yield composed("code", game=game, build=facts.build, modules=read, stated=told)
    for module in read:
        yield composed(
            "module",
            file=module.name,
            game=game,
            build=facts.build,
            module=module,
            functions=[(one, [by_symbol[by] for by in one.calls]) for one in module.functions],
        )


# The laws, those of a chapter together, with the questions that any solver can be asked


def _laws(facts: Facts, game: GameFacts) -> Iterator[Page | Asset]:
    """The laws of a game, if it has some."""
    by_chapter: dict[str, list[Proof]] = {one.id: [] for one in game.chapters}
    for laws in game.law_pages.values():
        by_chapter[chapter_of(laws[0].rules[-1])] += laws
    yield composed(
        "laws",
        game=game,
        total=laws_told(game.proofs) if game.proofs else "no law is written yet",
        chapters=[(one, by_chapter[one.id]) for one in game.chapters if by_chapter[one.id]],
    )
    asked = [one for law in game.proofs for one in questions_of(law)]
    questions = f"laws/{game.name}/questions.zip"
    if asked:
        zipped(held := BytesIO(), ((name, text.encode()) for name, text in asked))
        yield Asset(questions, held.getvalue())
    for page, laws in game.law_pages.items():
        first, last = (cite(laws[at].rules[-1]) for at in (0, -1))
        yield composed(
            "chapter_laws",
            place=page.removesuffix("/index.md"),
            of=first if first == last else f"{first} to {last.split()[-1]}",
            game=game,
            laws=laws,
            solver=f"z3 {facts.build.versions.get('z3-solver', '')}".strip(),
            questions=questions,
        )
