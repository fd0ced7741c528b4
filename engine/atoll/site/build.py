"""The site built: pages composed into a folder of Markdown, and mkdocs run on it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from atoll.progress import Bar, silent
from atoll.site import keeping, ledger, pages
from atoll.site.facts import Facts, GameFacts
from atoll.site.kinds import lies
from atoll.site.npm import Absent
from atoll.site.page import Asset, Page
from atoll.site.pages import asked
from atoll.site.prose import SiteError
from atoll.site.spoken import LANGUAGES, labels
from atoll.site.tongue import PAGES, Tongue, originals, translations

UNLISTED = ("/r/", "/q/", "/e/", "/laws/", "/editions/", "/rulings/", "/evidence/", "/*/de/")
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
CHATTER = ("INFO", "DEBUG")
_LOOK = Path(__file__).with_name("mkdocs.yml")
_PAGE = "Building page "
_UNASKED = ("**/*.map", "assets/javascripts/lunr/**/*.js")
"""What the theme brings and no page asks for: maps for its authors, languages of the search."""


def compose(facts: Facts, folder: Path, url: str = "") -> list[str]:
    """Write everything that mkdocs needs below a folder; the paths of all pages.

    `url` is where the site will lie, if that is known: then each page names its address.

    Raises:
        SiteError: a link, a rule or a snippet leads nowhere; a page stands twice; no example shows
            a rule; what is called proved was not.
    """
    wrong = [told for game in facts.games for told in _contradicted(game)]
    if wrong := wrong or [
        one.message
        for game in facts.games
        for one in game.evidence.problems
        if one.kind == "never fires"
    ]:
        raise SiteError("\n".join(wrong))
    every = _linked(pages.every(facts))
    made = [one for one in every if isinstance(one, Page)]
    menu = nav(facts, {one.path: one.title for one in made})
    every += [asked.names(facts, menu, made), *ledger.redirects(facts.home, facts.others)]
    paths = [one.path for one in every]
    if twice := sorted({path for path in paths if paths.count(path) > 1}):
        raise SiteError(f"two pages lie at {', '.join(twice)}; rename one.")
    facts.prose.check({*paths})
    shutil.rmtree(folder, ignore_errors=True)
    for one in every:
        file = folder / "docs" / one.path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(one.content if isinstance(one, Asset) else one.markdown.encode())
    shutil.copytree(facts.home / "docs" / "theme", folder / "theme")
    config = {
        "INHERIT": os.path.relpath(_LOOK, folder),
        "docs_dir": "docs",
        "site_dir": "site",
        "theme": {"custom_dir": "theme"},
        "not_in_nav": "\n".join(UNLISTED) + "\n",
        "extra": {
            "labels": spoken(facts),
            "games": " ".join(one.name for one in facts.games),
        },
        "copyright": f"As of {facts.build.day}. No sentence of a rulebook stands here.",
        "nav": menu,
    } | ({"site_url": url} if url else {})
    text = json.dumps(config, ensure_ascii=False, indent=2)  # JSON is YAML
    (folder / "mkdocs.yml").write_text(text, encoding="utf-8")
    return paths


def _contradicted(game: GameFacts) -> Iterator[str]:
    """Answers that call themselves proved and were not, or that say the other thing."""
    for question in game.questions.values():
        for one in question.answers:
            found = game.found.possible.get(question.id)
            where = f"{one.results[0]['file']}:{one.results[0]['line']}"
            if one.status == "proved" and found is None:
                yield f"{where}: {question.id} is called proved; ask it in possible.py."
            elif found and one.says.startswith("Never") is not (found.with_seats is None):
                yield f"{where}: the answer to {question.id} is not what was proved; correct it."


def _linked(made: Iterable[Page | Asset]) -> list[Page | Asset]:
    """The pages, each that another one tells in its language linked back to that."""
    every, back = [*made], dict[str, list[tuple[str, str]]]()
    for one in (one for one in every if isinstance(one, Page)):
        for _, path in one.tongues:
            back.setdefault(path, []).append((one.language, one.path))
    return [
        one._replace(tongues=(*one.tongues, *back[one.path]))
        if isinstance(one, Page) and one.path in back
        else one
        for one in every
    ]


def spoken(facts: Facts) -> dict[str, Any]:
    """What the theme says in each language that a page is in; main.html and 404.html read it."""
    games: dict[str, list[str]] = {}
    for one in translations(facts):
        games.setdefault(one.code, []).append(one.game.title)
    known = ("header", "content", "footer", "scripts", "lost")
    texts = [text for game in facts.games for text in game.editions.values()]
    return {
        code: {
            "menu": _called(LANGUAGES.get(code, code), games[code]),
            "in_this": labels(code)["pages"]["In this language"],
            "editions": [text.id for text in texts if text.language == code],
            **{part: labels(code)[part] for part in known},
        }
        for code in sorted(games)
    }


def _called(language: str, games: Sequence[str]) -> str:
    """A language in the menu, with its game where it is the only one."""
    return f"{language} ({games[0]})" if len(games) == 1 else language


def publish(facts: Facts, folder: Path, site: Path, bar: Bar = silent) -> None:
    """Build the composed folder with mkdocs, strictly; then the indents of its pages go.

    What readers can keep is listed.

    Raises:
        SiteError: mkdocs found something, or a page that was published once is gone.
    """
    pages, said = len([*folder.glob("docs/**/*.md")]), list[str]()
    words = ("build", "--verbose", "--strict", "-f", str(folder / "mkdocs.yml"), "-d", str(site))
    building = subprocess.Popen(  # noqa: S603 # our own words
        [sys.executable, "-m", "mkdocs", *words],
        env=os.environ | QUIET,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    with building, bar("Pages", pages) as done:
        for line in building.stdout or ():
            said.append(line.rstrip())
            done(line.count(_PAGE))
    if building.returncode:
        amiss = (line for line in said if line.strip() and not line.startswith(CHATTER))
        raise SiteError("\n".join(amiss))
    ledger.check(facts.home, site, facts.others)
    for file in [one for unasked in _UNASKED for one in site.glob(unasked)]:
        file.unlink()
    for file in site.rglob("*.html"):
        file.write_text(slim(file.read_text(encoding="utf-8")), encoding="utf-8")
    if not isinstance(keeping.workbox(facts.home), Absent):
        lost = {code: of["lost"] for code, of in spoken(facts).items()}
        keeping.written(site, [one.name for one in facts.games], facts.build.name, lost)


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


def nav(facts: Facts, titles: Mapping[str, str]) -> list[Entry]:
    """The entries in their order; those whose page is not there, by these titles, are left out."""

    def kept(entry: Entry) -> Entry | None:
        [(title, target)] = entry.items()
        if isinstance(target, str):
            return entry if target in titles else None
        inner = [one for each in target if (one := kept(each))]
        return {title: inner} if inner else None

    return [entry for one in _entries(facts, titles) if (entry := kept(one))]


def _entries(facts: Facts, titles: Mapping[str, str]) -> Iterator[Entry]:
    yield {"Home": lies("home")}
    for one in originals(facts):
        yield {one.game.title: [*_game(one)]}
    yield {"Questions": lies("topics")}
    guides = [path for place in GUIDES if (path := f"{place}/index.md") in titles]
    why = [{title: path} for path, title in titles.items() if path.startswith("why/")]
    yield {"Guides": [*({titles[path]: path} for path in guides), {"Why": why}]}
    yield {"Evidence": [*_evidence(facts)]}
    every = sorted(translations(facts), key=lambda one: one.language)
    for language, games in groupby(every, lambda one: one.language):
        told = [{one.game.title: [*_game(one)]} for one in games]
        yield {_called(language, [title for one in told for title in one]): told}


def _game(of: Tongue) -> Iterator[Entry]:
    """The menu of a game; in another language its pages show nothing else."""
    chapters: list[Entry] = [
        {f"{one.number} {one.title}": of.chapter_page(one)} for one in of.chapters
    ]
    begin: Entry = {of.say("Overview"): of.lies()}
    brief: Entry = {of.say(PAGES["five_minutes"]): of.lies("five_minutes")}
    every: Entry = {"All rules": of.lies("rules")} if of.original else begin
    rules: Entry = {of.say("Read the rules"): [every, *chapters]}
    yield from (begin, brief, rules) if of.original else (rules, brief)
    yield {of.say("Questions"): of.lies("questions")}
    if of.original:
        yield {"Editions and rulings": lies("editions", of.game.name)}
        yield {"Errata": of.lies("errata")}
    for name in ("try", "record", "decide", "glossary", "sheet"):
        yield {of.say(PAGES[name]): of.lies(name)}
    if of.original:
        yield {"Print": of.lies("print")}


GUIDES = (
    *("tutorial", "howto", "offline", "howto/look_something_up", "howto/write_your_own_example"),
    *("howto/change_a_rule", "howto/prove_a_law", "howto/report_on_a_pull_request"),
    *("howto/play_at_the_prompt", "data", "howto/judge_a_foreign_log", "howto/add_a_game"),
    *("howto/editor_and_pytest", "howto/publish", "records", "ports", "many_games"),
)


def _evidence(facts: Facts) -> Iterator[Entry]:
    yield {"Evidence": lies("evidence")}
    for game in facts.games:
        yield {f"Coverage of {game.title}": lies("coverage", game.name)}
        yield {f"Examples of {game.title}": lies("examples", game.name)}
        yield {f"Laws of {game.title}": lies("laws", game.name)}
        yield {f"Code of {game.title}": lies("code", game.name)}
    yield {"Open questions": lies("open")}
    yield {"Whole games": "whole_games/index.md"}
    yield {"Changes": lies("changes")}
    yield {"How to read the marks": "evidence/marks/index.md"}
