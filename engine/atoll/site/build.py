"""The site built: pages composed into a folder of Markdown, and mkdocs run on it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from atoll.site import keeping, ledger, pages
from atoll.site.facts import Facts, GameFacts
from atoll.site.npm import Absent
from atoll.site.page import Asset, Page
from atoll.site.pages import asked
from atoll.site.pages.game import brief_page, chapter_page
from atoll.site.prose import SiteError
from atoll.site.tongue import Tongue, called, linked, spoken, tongues

UNLISTED = ("/r/", "/q/", "/e/", "/laws/", "/editions/", "/rulings/", "/evidence/", "/*/de/")
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
Progress = Callable[[int, int], object]
CHATTER = ("INFO", "DEBUG")
_LOOK = Path(__file__).with_name("mkdocs.yml")
_PAGE = "Building page "
_UNASKED = ("**/*.map", "assets/javascripts/lunr/**/*.js")
"""What the theme brings and no page asks for: maps for its authors, languages of the search."""
_DEAD = re.compile(r"Doc file '(?P<page>[^']+)' contains a link '(?P<link>[^']+)'")


def compose(facts: Facts, folder: Path, url: str = "") -> list[str]:
    """Write everything that mkdocs needs below a folder; the paths of all pages.

    `url` is where the site will lie, if that is known: then each page names its address.

    Raises:
        SiteError: a link, a rule or a snippet leads nowhere; a page stands twice.
    """
    _shown(facts)
    every = [*linked(pages.every(facts)), *ledger.redirects(facts.home, facts.others)]
    made = [one for one in every if isinstance(one, Page)]
    menu = nav(facts, [one.path for one in made])
    every.append(asked.names(facts, menu, made))
    paths = [one.path for one in every]
    if twice := sorted({path for path in paths if paths.count(path) > 1}):
        raise SiteError(f"two pages lie at {', '.join(twice)}; rename one.")
    facts.prose.check({*paths})
    shutil.rmtree(folder, ignore_errors=True)
    for one in every:
        content = one.content if isinstance(one, Asset) else one.markdown.encode()
        _write(folder / "docs" / one.path, content)
    shutil.copytree(facts.home / "docs" / "theme", folder / "theme")
    config = _config(facts, folder) | {"nav": menu} | ({"site_url": url} if url else {})
    text = json.dumps(config, ensure_ascii=False, indent=2)  # JSON is YAML
    _write(folder / "mkdocs.yml", text.encode())
    return paths


def _shown(facts: Facts) -> None:
    """Every rule is shown by an example, and what is called proved was proved. Raises SiteError."""
    if other := [told for game in facts.games for told in _contradicted(game)]:
        raise SiteError("\n".join(other))
    problems = [one for game in facts.games for one in game.evidence.problems]
    if empty := [one.message for one in problems if one.kind == "never fires"]:
        raise SiteError("\n".join(empty))


def _contradicted(game: GameFacts) -> Iterator[str]:
    """Answers that call themselves proved and were not, or that say the other thing."""
    for question in game.questions.values():
        for one in question.answers:
            found = game.possible.get(question.id)
            where = f"{one.results[0]['file']}:{one.results[0]['line']}"
            if one.status == "proved" and found is None:
                yield f"{where}: {question.id} is called proved; ask it in possible.py."
            elif found and one.says.startswith("Never") is not (found.with_seats is None):
                yield f"{where}: the answer to {question.id} is not what was proved; correct it."


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _config(facts: Facts, folder: Path) -> dict[str, Any]:
    """The settings of mkdocs: those written by hand, and what depends on the pages."""
    return {
        "INHERIT": os.path.relpath(_LOOK, folder),
        "docs_dir": "docs",
        "hooks": [],
        "site_dir": "site",
        "theme": {"custom_dir": "theme"},
        "not_in_nav": "\n".join(UNLISTED) + "\n",
        "extra": {
            "labels": spoken(facts),
            "games": " ".join(one.name for one in facts.games),
        },
        "copyright": f"As of {facts.build.day}. No sentence of a rulebook stands here.",
    }


def publish(facts: Facts, folder: Path, site: Path, page: Progress) -> None:
    """Build the composed folder with mkdocs, strictly.

    `page` hears how many pages are built, of how many.

    Raises:
        SiteError: mkdocs found something, or a page that was published once is gone.
    """
    _built(facts, folder, site, page)
    _finished(facts, site)


def _built(facts: Facts, folder: Path, fresh: Path, page: Progress) -> None:
    """Run mkdocs. Raises SiteError."""
    pages, done, said = len([*folder.glob("docs/**/*.md")]), 0, list[str]()
    words = ("build", "--verbose", "--strict", "-f", str(folder / "mkdocs.yml"), "-d", str(fresh))
    with subprocess.Popen(  # noqa: S603 # our own words
        [sys.executable, "-m", "mkdocs", *words],
        env=os.environ | QUIET,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    ) as building:
        for line in building.stdout or ():
            said.append(line.rstrip())
            if _PAGE in line:
                page(done := done + 1, pages)
    if building.returncode:
        raise SiteError("\n".join(_complaints(facts, folder, said)))


def _finished(facts: Facts, site: Path) -> None:
    """When all pages are there: none is missing, their indents go, and what to keep is listed."""
    ledger.check(facts.home, site, facts.others)
    for file in [one for unasked in _UNASKED for one in site.glob(unasked)]:
        file.unlink()
    for file in site.rglob("*.html"):
        file.write_text(slim(file.read_text(encoding="utf-8")), encoding="utf-8")
    if not isinstance(keeping.workbox(facts.home), Absent):
        lost = {code: of["lost"] for code, of in spoken(facts).items()}
        keeping.written(site, [one.name for one in facts.games], facts.build.name, lost)


def _complaints(facts: Facts, folder: Path, said: Sequence[str]) -> Iterator[str]:
    """What mkdocs says, with the file and the line where a dead link was written."""
    for line in [line for line in said if line.strip() and not line.startswith(CHATTER)]:
        dead = _DEAD.search(line)
        where = _written(facts, folder, dead.groupdict()) if dead else ""
        yield f"{where}{line}"


def _written(facts: Facts, folder: Path, dead: Mapping[str, str]) -> str:
    """The place of a dead link, in the hand-written file or else in the composed page."""
    page = (folder / "docs" / dead["page"]).read_text(encoding="utf-8").splitlines()
    for one in facts.prose.wanted:
        here = not dead["link"].startswith("#") or one.page == dead["page"]
        if one.link == dead["link"] and here:
            return f"{one.file}:{one.line}: "
    number = next((n for n, line in enumerate(page, 1) if dead["link"] in line), 1)
    return f"{dead['page']}:{number}: "


_INDENT = re.compile(r"(<(pre|textarea)\b.*?</\2>)|\n\s+", re.DOTALL)


def slim(text: str) -> str:
    r"""A page whose lines begin at once, but for those where a browser shows each space.

    >>> print(slim("<head>\n\n  <title>\n<article>\n<pre>code\n  code</pre>\n  <p>"))
    <head>
    <title>
    <article>
    <pre>code
      code</pre>
    <p>
    """
    return _INDENT.sub(lambda found: found[1] or "\n", text)


# The navigation: what stands in the bar and beside the pages; single rules never do


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
