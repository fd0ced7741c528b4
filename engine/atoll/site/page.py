"""A page of the site as Markdown, rendered from a template; links are relative to the page."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from posixpath import dirname, relpath
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import escape

from atoll.book.sentences import status_told, written
from atoll.running.claims import SOURCE
from atoll.site.laid import laid, reckoned
from atoll.table import RULE_ID, agreed, cite

TEMPLATES = Path(__file__).parent / "templates"


class Page(NamedTuple):
    """One page: where it lies below the site's root, its title, and its Markdown.

    `search` is how much it weighs in the search, 0 where it is left out. What it says of itself in
    results of other sites' searches is `about`. `language` is its own, where it is
    not the site's; `tongues` are the pages that say the same in others: each language, and where.
    """

    path: str
    title: str
    text: str
    search: float = 1
    about: str = ""
    language: str = ""
    tongues: tuple[tuple[str, str], ...] = ()

    @property
    def markdown(self) -> str:
        """The whole file, with its front matter."""
        lines = ["---", f"title: {_quoted(self.title)}"]
        if self.about:
            said = escape(self.about)  # a theme puts it between quotes as it is
            lines.append(f"description: {_quoted(said)}")
        if self.language:
            lines.append(f"lang: {self.language}")
        if self.tongues:
            lines.append("tongues:")
            lines += [f"  {code}: {html_link('', path)}" for code, path in self.tongues]
        if self.search != 1:
            weight = f"boost: {self.search}" if self.search else "exclude: true"
            lines += ["search:", f"  {weight}"]
        return "\n".join([*lines, "---", "", self.text.strip(), ""])


class Asset(NamedTuple):
    """A file that is published as it is."""

    path: str
    content: bytes


def _quoted(text: str) -> str:
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def link(page: str, target: str) -> str:
    """A link from a page to another page's source or to an asset, as Markdown has it.

    >>> link("r/fiji_4_7/index.md", "fiji/index.md")
    '../../fiji/index.md'
    """
    path, sign, anchor = target.partition("#")
    way = relpath(path, dirname(page) or ".") if path else ""
    return f"{way}{sign}{anchor}"


def html_link(page: str, target: str) -> str:
    """The same link in HTML, which leads to the built page.

    >>> html_link("r/fiji_4_7/index.md", "q/fiji_q_r5/index.md#answer")
    '../../q/fiji_q_r5/index.html#answer'
    """
    path, sign, anchor = link(page, target).partition("#")
    return f"{path.removesuffix('.md') + '.html' if path.endswith('.md') else path}{sign}{anchor}"


def rule_page(rule: str) -> str:
    """Where the page of a rule lies."""
    return f"r/{rule}/index.md"


def open_page(game: str) -> str:
    """Where that lies which in a game is open, inferred, or said by one text alone."""
    return f"evidence/open/{game}/index.md"


def lost_page(game: str) -> str:
    """Where that lies which is lost or open in the texts of a game."""
    return f"evidence/lost/{game}/index.md"


def point_page(game: str, name: str) -> str:
    """Where an open point that is no ruling is told."""
    return f"{open_page(game)}#{game}-{name}"


def of_game(path: str, games: Iterable[str]) -> str:
    """Which of these games a page is of; nothing if it is of none.

    >>> of_game("r/fiji_4_7/index.md", ["fiji"]), of_game("howto/index.md", ["fiji"])
    ('fiji', '')
    """
    words = re.split(r"[/_]", path)
    return next((game for game in games if game in words), "")


def slug(text: str) -> str:
    """A text as an anchor: its letters and digits, the rest as hyphens.

    >>> slug("Half of 5 green is 2 green!")
    'half-of-5-green-is-2-green'
    """
    kept = "".join(letter if letter.isalnum() else " " for letter in text.casefold())
    return "-".join(kept.split())


def composed(  # what a page says of itself, each
    path: str,
    title: str,
    template: str,
    *,
    search: float = 1,
    about: str = "",
    **values: Any,
) -> Page:
    """A page from a template, which may link with `md`, `to`, `rule` and `rule_html`."""
    text = _environment().get_template(template).render(page=path, title=title, **values)
    return Page(path, title, text, search, about)


_NUMBERS = re.compile(r"[0-9]+(?:(?:: | [+=] | )[0-9]+)*(?: \([0-9]+ \w+\))?")


def together(text: str) -> str:
    """A text whose numbers stay on one line as far as only signs are between them.

    >>> together("Pay 1 4 (2 back), or 5").replace("\N{NO-BREAK SPACE}", "_")
    'Pay 1_4_(2_back), or 5'
    """
    return _NUMBERS.sub(lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), text)


@lru_cache
def _environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        comment_start_string="<#",  # `{#` begins the id of a heading
        comment_end_string="#>",
        autoescape=False,  # noqa: S701 # Markdown; what goes into HTML passes through `e`
    )
    found.filters |= {"cite": cite, "slug": slug, "words": lambda name: name.replace("_", " ")}
    found.filters |= {"coded": coded, "together": together, "written": written, "laid": laid}
    found.filters["reckoned"] = reckoned
    found.filters["begun"] = lambda text: text[:1].upper() + text[1:]  # as a sentence begins
    found.filters["cell"] = lambda text: " ".join(str(text).split()).replace("|", "\\|")
    found.tests["in_print"] = lambda tag: tag.startswith(SOURCE)
    found.globals |= _known()
    return found


def _known() -> dict[str, Any]:
    """What a template may use besides its values."""
    links = {"md": link, "to": html_link, "rule_link": _rule, "rule_html": _rule_html}
    links["step_html"] = _step_html
    places = {"rule_page": rule_page, "point_page": point_page, "open_page": open_page}
    places["lost_page"] = lost_page
    return {**links, **places, "agreed": agreed, "status_told": status_told}


def coded(text: str) -> str:
    """A text as HTML, what stands in backticks as code.

    >>> coded("`take 1 blue` & `most red`")
    '<code>take 1 blue</code> &amp; <code>most red</code>'
    """
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text)))


def _rule(page: str, name: str, text: str = "") -> str:
    return f"[{text or cite(name)}]({link(page, rule_page(name))})"


def _rule_html(page: str, name: str, text: str = "") -> str:
    shown = escape(text or cite(name))
    return f'<a href="{html_link(page, rule_page(name))}">{shown}</a>'


def _step_html(page: str, text: str, lies: Callable[[str], str]) -> str:
    """A step of an example, where a rule that it names by its id is a link with its number."""

    def led(found: re.Match[str]) -> str:
        return f'<a href="{html_link(page, lies(found[0]))}">{cite(found[0]).split(" ")[-1]}</a>'

    return RULE_ID.sub(led, str(escape(text)))
