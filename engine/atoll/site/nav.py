"""The navigation: what stands in the bar and beside the pages; single rules never do."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from atoll.site.facts import Facts, GameFacts
from atoll.site.pages.game import brief_page, chapter_page
from atoll.site.tongue import Tongue, called, tongues

Entry = Mapping[str, Any]


def nav(facts: Facts, paths: Sequence[str]) -> list[Entry]:
    """The entries in their order; those whose page is not there are left out."""
    wanted = [*_entries(facts, paths)]
    return [entry for one in wanted if (entry := _kept(one, {*paths}))]


def _kept(entry: Entry, paths: set[str]) -> Entry | None:
    [(title, target)] = entry.items()
    if isinstance(target, str):
        return entry if target in paths else None
    inner = [kept for one in target if (kept := _kept(one, paths))]
    return {title: inner} if inner else None


def _entries(facts: Facts, paths: Sequence[str]) -> Iterator[Entry]:
    yield {"Home": "index.md"}
    for game in facts.games:
        yield {game.title: [*_game(game)]}
    yield {"Questions": "questions/index.md"}
    yield {"Guides": [*_guides(paths)]}
    yield {"Evidence": [*_evidence(facts)]}
    every = sorted(tongues(facts), key=lambda one: one.language)
    for language, games in groupby(every, lambda one: one.language):
        told = [{one.game.title: [*_translated(one)]} for one in games]
        yield {called(language, [title for one in told for title in one]): told}


def _game(game: GameFacts) -> Iterator[Entry]:
    name = game.name
    yield {"Overview": f"{name}/index.md"}
    yield {"In five minutes": brief_page(name)}
    chapters = [{f"{one.number} {one.title}": chapter_page(one)} for one in game.chapters]
    yield {"Read the rules": [{"All rules": f"{name}/rules/index.md"}, *chapters]}
    yield {"Questions": f"{name}/questions/index.md"}
    yield {"Editions and rulings": f"editions/{name}/index.md"}
    yield {"Errata": f"{name}/errata/index.md"}
    yield {"Try it": f"{name}/try/index.md"}
    yield {"Play a record": f"{name}/record/index.md"}
    yield {"Answers at once": f"{name}/decide/index.md"}
    yield {"Index and glossary": f"{name}/glossary/index.md"}
    yield {"On one sheet": f"{name}/sheet/index.md"}
    yield {"Print": f"{name}/print/index.md"}


def _translated(of: Tongue) -> Iterator[Entry]:
    """The menu of a game in another language; its pages show nothing else."""
    pairs = zip(of.chapters, of.game.chapters, strict=True)
    titles = [{f"{own.number} {own.title}": of.chapter_page(one)} for own, one in pairs]
    yield {of.say.rules: [{of.say.overview: of.index}, *titles]}
    yield {of.say.in_brief: of.lies("five_minutes")}
    yield {of.say.questions: of.lies("questions")}
    yield {of.say.try_it: of.lies("try")}
    yield {of.say.record: of.lies("record")}
    yield {of.say.decide: of.lies("decide")}
    yield {of.say.glossary: of.lies("glossary")}
    yield {of.say.sheet: of.lies("sheet")}


def _guides(paths: Sequence[str]) -> Iterator[Entry]:
    yield {"Tutorial": "tutorial/index.md"}
    yield {"All guides": "howto/index.md"}
    yield {"Keep for offline": "offline/index.md"}
    for path in ("look_something_up", "write_your_own_example", "change_a_rule", "prove_a_law"):
        yield {_spoken(path): f"howto/{path}/index.md"}
    yield {"Report on a pull request": "howto/report_on_a_pull_request/index.md"}
    yield {"Play at the prompt": "howto/play_at_the_prompt/index.md"}
    yield {"Records and vectors": "data/index.md"}
    yield {"Judge another program's log": "howto/judge_a_foreign_log/index.md"}
    yield {"Add a game": "howto/add_a_game/index.md"}
    yield {"Your editor and pytest": "howto/editor_and_pytest/index.md"}
    yield {"Publish the site": "howto/publish/index.md"}
    yield {"Game records": "records/index.md"}
    yield {"Hold a port against the rules": "ports/index.md"}
    yield {"Many games at once": "many_games/index.md"}
    why = [path for path in paths if path.startswith("why/")]
    yield {"Why": [{_spoken(path.split("/")[1]): path} for path in why]}


def _spoken(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _evidence(facts: Facts) -> Iterator[Entry]:
    yield {"Evidence": "evidence/index.md"}
    for game in facts.games:
        yield {f"Coverage of {game.title}": f"evidence/{game.name}/index.md"}
        yield {f"Examples of {game.title}": f"e/{game.name}/index.md"}
        yield {f"Laws of {game.title}": f"laws/{game.name}/index.md"}
        yield {f"Code of {game.title}": f"evidence/code/{game.name}/index.md"}
    yield {"Open questions": "evidence/open/index.md"}
    yield {"Whole games": "whole_games/index.md"}
    yield {"Changes": "evidence/changes/index.md"}
    yield {"How to read the marks": "evidence/marks/index.md"}
