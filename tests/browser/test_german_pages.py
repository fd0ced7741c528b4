"""Pages in German: no word of theirs is English, whatever scripts say there."""

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from axe import Axe
from measured import DESK, search_box
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "docs" / "fiji"
LABELS = ROOT / "engine" / "atoll" / "site" / "labels" / "de.toml"
ENGLISH = (
    *("/fiji/", "/fiji/rules/4_exchange/", "/fiji/questions/", "/q/fiji_q_r14/", "/fiji/glossary/"),
    *("/fiji/sheet/", "/fiji/decide/", "/fiji/try/", "/fiji/record/", "/fiji/nowhere/"),
)
"""A page of each kind that there is in German too."""
SAID = """(language) => {
  const own = (one) => one.closest('[lang]')?.lang === language
  const unsaid = 'script, style, noscript, metadata, [class^=on-]' // on- are letters on pieces
  const said = [document.title]
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement
    if (own(one) && !one.closest(unsaid)) said.push(texts.currentNode.data)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (own(one)) said.push(one.getAttribute(name))
  const about = document.querySelectorAll('[name=description]')
  return [...said, ...[...about].map(({ content }) => content)]
}"""
WORD = re.compile(r"\b[A-Za-zÄÖÜäöüß]{2,}\b")
NAMES = re.compile(
    r"Material for MkDocs|\b(?:Atoll|Ana|Ben|Cid|Dora|Eli|Eve)\b"
    r"|\{\w+\}"  # fields of sentences
    r"|\S*[_=/]\S*"  # ids and addresses
    r"|\b[\w.]+(?:-[\w.]+)+"
)


def words(*texts: str) -> set[str]:
    return {word.casefold() for text in texts for word in WORD.findall(NAMES.sub("", text))}


def told(file: Path) -> Iterator[tuple[str, str]]:
    """Each key of a file of German with its text."""
    parts = [*tomllib.loads(file.read_text(encoding="utf-8")).items()]
    while parts:
        key, value = parts.pop()
        if isinstance(value, dict):
            parts += value.items()
        elif isinstance(value, list):
            parts += [*((key, one) for one in value)]
        else:
            yield key, str(value)


@pytest.fixture(scope="module")
def german() -> set[str]:
    """Every word of the German book, of its frame, of the theme's, and of German rulebooks."""
    texts = [file.read_text(encoding="utf-8") for file in (BOOK / "de").glob("*.md")]
    own = [file for file in (BOOK / "de").glob("*.toml") if "beside" not in file.name]
    texts += [text for file in (*own, LABELS) for _, text in told(file)]
    glossary: Any = tomllib.loads((BOOK / "glossary.toml").read_text(encoding="utf-8"))
    texts += [word for term in glossary["term"] for word in term["translations"]["de"]]
    theme = files("material").joinpath("templates/partials/languages/de.html")
    texts += re.findall(r'": "([^"]+)"', theme.read_text(encoding="utf-8"))
    sources: Any = tomllib.loads((BOOK / "sources.toml").read_text(encoding="utf-8"))
    passages = [one for one in sources["passage"] if one["id"].startswith("fiji-de")]
    return words(*texts, *(heading for one in passages for heading in one["under"]))


@pytest.fixture(scope="module")
def english(browser: Browser, site: str, german: set[str]) -> set[str]:
    """Every word of those pages in English and of what scripts say, but the German ones."""
    found = set[str]()
    with browser.new_page(base_url=site) as page:
        for path in ENGLISH:
            page.goto(path)
            found |= words(*page.evaluate(SAID, "en"))
    keys = (key for file in (BOOK / "de" / "told.toml", LABELS) for key, _ in told(file))
    return (found | words(*keys)) - german


Checked = Callable[[Page], list[str]]


@pytest.fixture
def in_english(english: set[str]) -> Checked:
    """What a German page says that has an English word in it."""
    return lambda page: [one for one in page.evaluate(SAID, "de") if words(one) & english]


def test_english_words_are_known_as_such(english: set[str], german: set[str]) -> None:
    assert {"the", "of", "with", "changes", "edition", "menu", "search", "offer"} <= english
    assert {"gebot", "suche", "und", "hausregeln"} <= german


def test_beside_a_german_question_stands_the_menu_of_its_game(browser: Browser, site: str) -> None:
    with browser.new_page(base_url=site, viewport=DESK) as page:
        page.goto("/fiji/de/q/fiji_q_r14/")
        assert page.locator(".aside a").first.is_visible()
        assert "/fiji/de/" in page.locator(".aside a").first.evaluate("(one) => one.href")


def test_a_german_page_has_no_english_word(page: Page, in_english: Checked) -> None:
    """Other pages are asked below, as they are when something was done there."""
    for path in ("", "q/fiji_q_r14/", "questions/", "decide/", "glossary/", "try/", "record/"):
        page.goto(f"/fiji/de/{path}")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == "de"
        assert in_english(page) == [], path
        for part in ("Gebot von Ana", "Zielkarte 1", "Bedingung 1", "alles, was Ben hat", "Vorrat"):
            if path == "try/":
                page.locator(f'.spot[aria-label^="Ändern: {part}"]').first.click()
                page.get_by_role("dialog").wait_for()
                assert in_english(page) == [], part


def test_an_example_is_stepped_through_in_german(
    page: Page, in_english: Checked, npm: Path
) -> None:
    page.goto("/fiji/de/q/fiji_q_r5/")
    page.get_by_role("button", name="Schritt für Schritt").first.click()
    page.get_by_role("group", name="Schritt für Schritt").wait_for()
    page.get_by_role("button", name="Weiter").click()
    page.get_by_text("1 von 1").wait_for()
    rule = page.locator(".steps-told a").last
    assert str(rule.get_attribute("href")).endswith("/4_exchange/index.html#fiji_4_10")
    assert in_english(page) == []
    assert Axe(npm).against(page) == []


CHOSEN = {
    "q/fiji_q_r14/?by=half=up": "Nach „Hälften werden aufgerundet“: Auf, sagt die deutsche",
    "q/fiji_q_c14/?by=half=up": "Ana nimmt die Hälfte (blaue im Vorrat: 3): 2 blaue.",
    "4_exchange/": "Der überzählige Glasstein wird auch genommen.",
    "sheet/?by=half=up,swap=neighbours": "Zwei, die nebeneinander liegen.",
}


def test_what_is_chosen_is_told_in_german(page: Page, in_english: Checked) -> None:
    for path, says in CHOSEN.items():
        page.goto(f"/fiji/de/{path}")
        page.locator(".by-note", has_text=says).first.wait_for()
        expect(page.locator(".by-told")).to_have_text(re.compile("^nach: "))
        assert in_english(page) == [], path
    page.locator(".by-button").click()
    page.get_by_role("dialog", name="Ausgabe und Hausregeln").wait_for()
    assert in_english(page) == []


def test_the_search_leads_to_the_german_glossary(page: Page, in_english: Checked) -> None:
    page.goto("/fiji/de/4_exchange/")
    box = search_box(page)
    for typed, place in {"Sichtschirm": "#sichtschirm", "zzyzx": ""}.items():
        box.fill(typed)
        leads = f"[href$='/fiji/de/glossary/index.html{place}']"
        page.locator(f".exact a{leads}, .nothing a{leads}").wait_for()
        assert in_english(page) == [], typed


def test_an_address_of_nothing_leads_to_what_is_german(page: Page, in_english: Checked) -> None:
    page.goto("/fiji/de/nowhere/")
    assert in_english(page) == []
    expect(page.locator("h1")).to_have_text("Diese Seite gibt es nicht")
    page.wait_for_function("() => document.forms[0].action.endsWith('/fiji/de/')")
    page.goto("/fiji/de/q/Fiji-4.7")
    page.wait_for_url("**/fiji/de/4_exchange/index.html#fiji_4_7")
    page.goto("/fiji/de/Vorrat")
    page.wait_for_url("**/fiji/de/glossary/index.html#vorrat")


def test_elsewhere_the_language_of_the_browser_and_the_game_last_read_come_first(
    browser: Browser, site: str
) -> None:
    page = browser.new_page(base_url=site, locale="de-AT")
    page.goto("/r/nowhere/")
    expect(page.locator("h1")).to_have_text("Diese Seite gibt es nicht")
    page.goto("/r/Fiji-4.7")
    page.wait_for_url("**/r/fiji_4_7/index.html")
    page.goto("/index.html")
    page.locator(".tongues", has_text="Fiji: Auf Deutsch").get_by_role("link").click()
    page.locator(".by-told", has_text="nach: Deutsche Anleitung, 2005").wait_for()
    assert "by=" not in page.url
    page.goto("/index.html")
    page.locator(".by-button").click()
    page.locator("#by-game:has(:checked[value=fiji])").wait_for()
    page.close()
