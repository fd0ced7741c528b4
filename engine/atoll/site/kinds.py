"""The kinds of pages: where each lies, and how a template renders it.

A kind has the name of its template. In braces stands what a page is of: the `name` and the `title`
of its game, and what the template is given.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import escape

from atoll.book.answers import OpenQuestion
from atoll.book.page import status_told, written
from atoll.code.functions import Function
from atoll.running.claims import SOURCE
from atoll.site.page import Page, coded, html_link, link, reckoned, rule_page, slug, together
from atoll.table import RULE_ID, agreed, cite

TEMPLATES = Path(__file__).parent / "templates"


class Kind(NamedTuple):
    """Where a page of it lies, and its weight in searches.

    It is called as its heading says, or as `title`.
    """

    lies: str
    search: float = 1
    title: str = ""


KINDS: Mapping[str, Kind] = {
    "home": Kind(""),
    # of a game, to read
    "overview": Kind("{name}", 1.5),
    "translated": Kind("{name}"),
    "five_minutes": Kind("{name}/five_minutes", 1.6),
    "rules": Kind("{name}/rules"),
    "chapter": Kind("{name}/rules/{chapter.file.stem}", 1.8),
    "beside": Kind("{name}/{own.file.stem}", title="{own.title}"),
    "glossary": Kind("{name}/glossary", 1.2),
    "print": Kind("{name}/print", 0),
    "sheet": Kind("{name}/sheet", 0.3),
    # to cite: pages/asked.py has them for the search
    "rule": Kind("r/{rule.id}", 0),
    "question": Kind("q/{question.id}", 0),
    "questions": Kind("{name}/questions", 0.5),
    "topics": Kind("questions", 0.5),
    # what texts say
    "editions": Kind("editions/{name}"),
    "pair": Kind("editions/{name}/{short}"),
    "ruling": Kind("rulings/{name}/{ruling.name}", 1.5),
    "errata": Kind("{name}/errata"),
    "lost": Kind("evidence/lost/{name}", 0.5),
    "inferred": Kind("evidence/open/{name}", 0.5),
    "open": Kind("evidence/open"),
    "changes": Kind("evidence/changes", 0),
    # what stands behind the answers
    "evidence": Kind("evidence"),
    "coverage": Kind("evidence/{name}", 0),
    "examples": Kind("e/{name}", 0.3),
    "phrases": Kind("e/{name}/phrases", 0.3),
    "feature": Kind("{place}", 0),
    "laws": Kind("laws/{name}", 0.5),
    "chapter_laws": Kind("{place}", 0.7),
    "code": Kind("evidence/code/{name}", 0),
    "module": Kind("evidence/code/{name}/{file}", 0),
    # to change and to keep
    "try": Kind("{name}/try"),
    "record": Kind("{name}/record", 0.5, "Play a record: {title}"),
    "decide": Kind("{name}/decide", title="{title}: answers at once"),
    "offline": Kind("offline", 0.5),
}
_HEADING = re.compile(r"^# (.+?)(?: \{#[^}]+\})?$", re.MULTILINE)


def lies(kind: str, game: str = "", code: str = "", /, **of: Any) -> str:
    """Where a page lies that is of a game, of what it is named by, in the language of a code.

    >>> lies("lost", "fiji"), lies("home"), lies("glossary", "fiji", "de")
    ('evidence/lost/fiji/index.md', 'index.md', 'fiji/de/glossary/index.md')
    """
    place = KINDS[kind].lies.format(name=game, **of)
    own = f"{game}/{code}/{place.removeprefix(game).lstrip('/')}" if code else place
    return f"{own.rstrip('/')}/index.md".removeprefix("/")


def point_page(game: str, point: OpenQuestion) -> str:
    """Where a ruling is told, or an open point that is none."""
    open_point = f"{lies('inferred', game)}#{game}-{point.name}"
    return lies("ruling", game, ruling=point) if point.playable else open_point


def function_page(game: str, function: Function) -> str:
    """Where a function of the engine stands."""
    return f"{lies('module', game, file=function.module)}#{function.name}"


def composed(kind: str, code: str = "", say: Callable[[str], str] = str, /, **values: Any) -> Page:
    """A page of a kind, which may link with `md`, `to`, `rule_link` and `rule_html`.

    In the language of a code, `say` tells what is said of a game; what names it is told already.
    """
    one, game = KINDS[kind], values.get("game")
    of = values | ({"name": game.name, "title": game.title} if game else {})
    title = (say(one.title) if "{title}" in one.title else one.title).format(**of)
    place = lies(kind, of.pop("name", ""), code, **of)
    template = _environment().get_template(f"{kind}.md")
    text = template.render(**values, say=say, page=place)
    heading = _HEADING.search(text)
    return Page(place, title or (heading[1] if heading else ""), text, one.search)


@lru_cache
def _environment() -> Environment:
    """What a template may use besides its values."""
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        comment_start_string="<#",  # `{#` begins the id of a heading
        comment_end_string="#>",
        autoescape=False,  # noqa: S701 # Markdown; what goes into HTML passes through `e`
    )

    def rule_link(page: str, name: str) -> str:
        return f"[{cite(name).replace(' ', '&nbsp;')}]({link(page, rule_page(name))})"

    def rule_html(page: str, name: str) -> str:
        return f'<a href="{html_link(page, rule_page(name))}">{escape(cite(name))}</a>'

    def step_html(page: str, text: str, lies: Callable[[str], str]) -> str:
        """A step of an example, where a rule that it names by its id is a link with its number."""
        return RULE_ID.sub(
            lambda of: f'<a href="{html_link(page, lies(of[0]))}">{cite(of[0]).split(" ")[-1]}</a>',
            str(escape(text)),
        )

    found.filters |= {"cite": cite, "slug": slug, "words": lambda name: name.replace("_", " ")}
    found.filters |= {"coded": coded, "together": together, "written": written}
    found.filters["reckoned"] = reckoned
    found.filters["begun"] = lambda text: text[:1].upper() + text[1:]  # as a sentence begins
    found.filters["cell"] = lambda text: " ".join(str(text).split()).replace("|", "\\|")
    found.tests["in_print"] = lambda tag: tag.startswith(SOURCE)
    found.globals |= {"md": link, "to": html_link, "step_html": step_html}
    found.globals |= {"rule_link": rule_link, "rule_html": rule_html}
    found.globals |= {"rule_page": rule_page, "point_page": point_page, "lies": lies}
    found.globals["function_page"] = function_page
    found.globals |= {"agreed": agreed, "status_told": status_told}
    found.globals |= {"say": str, "said": str}  # a page of another language has its own
    return found
