"""What a link to a page shows: each kind of page has a banner, and no text leaves its frame."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from drawn import SVG
from pixels import read
from ran import examples

from atoll.drawing.banner import HEIGHT, PLATES, WIDTH, Banner, abreast, drawn
from atoll.drawing.plates import breadth
from atoll.home import HOME
from atoll.site import previews, publishing
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import (
    evidence,
    game,
    home,
    questions,
    rules,
    translated_questions,
    translations,
)
from atoll.site.verdicts import Verdicts

KINDS = (evidence, game, home, questions, rules, translated_questions, translations)
FEATURES = ("features/fiji/faq", "features/fiji/4_exchange.feature")
WHITE = {b"\xff\xff\xff\xff"}
LONG = "Drei spielen, und zwei Anzahlen sind gleich. Macht es einen Unterschied, ob die Karte "
FLAT, TALL = (f'<svg class="picture" viewBox="0 0 320 {height}"/>' for height in (52, 900))


@pytest.fixture(scope="module")
def pages() -> Mapping[str, Page]:
    """The pages of Fiji, after some of its examples."""
    facts = gathered(Verdicts(examples(*FEATURES)), only="fiji")
    every = [one for kind in KINDS for one in kind.pages(facts)]
    return {one.path: one for one in every if isinstance(one, Page)}


def banner(pages: Mapping[str, Page], path: str) -> Banner:
    found = pages[path].banner
    assert found
    return found


# Which pages have one


@pytest.mark.parametrize(
    "kind",
    [
        *("r/", "q/", "fiji/rules/[0-9]", "fiji/de/q/", "fiji/de/[0-9]"),
        *("e/fiji/index", "e/fiji/phrases/", "e/fiji/4_exchange/index", "e/fiji/4_exchange/.+/"),
        *("index", "fiji/index", "fiji/questions/", "fiji/de/index", "fiji/de/questions/"),
    ],
)
def test_each_page_of_these_kinds_has_one(pages: Mapping[str, Page], kind: str) -> None:
    found = [page for path, page in pages.items() if re.match(kind, path)]
    assert found
    assert [page.path for page in found if not page.banner] == []


def test_that_of_a_rule_says_its_number_its_title_and_how_it_begins(
    pages: Mapping[str, Page],
) -> None:
    one = banner(pages, "r/fiji_4_1/index.md")
    assert one.place == "Fiji 4.1"
    assert one.title == "An offer is one to four beads in any mixture"
    assert one.says.startswith("In each exchange every player makes one offer.")
    assert one.told == f"{one.place}: {one.title}. In each exchange every player makes one offer."


def test_that_of_a_question_says_its_answer_and_shows_the_picture_of_its_page(
    pages: Mapping[str, Page],
) -> None:
    asked = [path for path in pages if path.startswith("q/")]
    for page in map(pages.__getitem__, asked):
        one = banner(pages, page.path)
        assert re.fullmatch(r"Fiji \d+\.\d+", one.place)
        assert (one.title, one.says) == (page.title, page.about)
        assert one.picture in page.text
        assert one.picture.startswith("<svg") or "<svg" not in page.text


def test_that_of_a_translated_question_is_in_its_language(pages: Mapping[str, Page]) -> None:
    path = next(path for path in pages if path.startswith("fiji/de/q/"))
    one = banner(pages, path)
    assert (one.title, one.says) == (pages[path].title, pages[path].about)
    assert one.says != banner(pages, path.removeprefix("fiji/de/")).says


def test_that_of_examples_says_the_first_one_and_its_rule(pages: Mapping[str, Page]) -> None:
    path = next(path for path in pages if "an-offer-is-one-to-four-beads" in path)
    one = banner(pages, path)
    assert one.place == "Fiji 4.1"
    assert f">{one.title} <" in pages[path].text
    assert one.says == "An offer is one to four beads in any mixture"


def test_no_text_has_the_signs_of_markdown(pages: Mapping[str, Page]) -> None:
    for one in filter(None, (page.banner for page in pages.values())):
        assert not re.search(r"[`*]|\]\(", one.title + one.says), one


# How it is laid out


def texts(svg: str) -> list[tuple[float, float, float, str]]:
    """Of each text of a banner: where it begins, its line, where it ends, and what it says."""
    found = [one for one in ET.fromstring(svg).iter(f"{SVG}text") if one.get("class") in PLATES]
    told = [(float(one.get("x", 0)), float(one.get("y", 0)), one) for one in found]
    return [
        (x, y, x + breadth(one.text or "", str(one.get("class")), PLATES), one.text or "")
        for x, y, one in told
    ]


@pytest.mark.parametrize("picture", ["", FLAT, TALL])
@pytest.mark.parametrize(
    ("title", "says"),
    [("Short", "Yes."), (LONG * 9, LONG * 9), ("W" * 99, "W" * 999), ("Short", LONG * 9)],
)
def test_a_text_that_is_too_long_is_cut_and_stays_in_the_frame(
    title: str, says: str, picture: str
) -> None:
    found = texts(drawn(Banner("Fiji 4.7", title, says, picture)))
    assert all(x >= 24 and end <= WIDTH - 24 and y <= HEIGHT - 14 for x, y, end, _ in found)
    _, *shown = (text for *_, text in found)
    whole = " ".join(shown) == f"{title} {says}"
    assert whole or any(text.endswith("…") for text in shown)
    assert whole == (len(says) < 9)


def test_a_text_never_lies_on_the_picture_beside_or_below_it() -> None:
    beside = drawn(Banner("Fiji 4.7", LONG * 9, LONG * 9, TALL))
    below = drawn(Banner("Fiji 4.7", "Short", "Yes.", FLAT))
    for svg, edge in ((beside, "x"), (below, "y")):
        [room] = ET.fromstring(svg).findall(f"{SVG}svg")
        for _, y, end, _ in texts(svg)[1:]:
            assert (end if edge == "x" else y) < float(room.get(edge, 0))


def test_a_picture_lies_below_a_text_only_where_both_have_room() -> None:
    assert FLAT in drawn(Banner("Fiji 4.7", "Short", "Yes.", FLAT))
    assert FLAT not in drawn(Banner("Fiji 4.7", LONG, LONG, FLAT))


def test_letters_are_legible_where_a_banner_is_half_as_wide() -> None:
    assert min(plate.size for plate in PLATES.values() if plate.size) >= 20


def test_a_banner_is_xml_whatever_it_says() -> None:
    one = Banner("A & B", "<b>", '"\x00', abreast([FLAT, FLAT]))
    assert ET.fromstring(drawn(one, "a > b {}")).get("width") == str(WIDTH)


# How it is drawn


def test_the_style_sheet_is_told_in_words_that_what_draws_knows() -> None:
    css = (HOME / "docs" / "assets" / "pictures.css").read_text(encoding="utf-8")
    told = previews.on_paper(css)
    assert not re.search(r"var\(|light-dark|:is|@|--", told)
    plates = re.findall(r"\.[\w-]+", " ".join(re.findall(r"(?m)^\.picture (.*) \{", css)))
    assert plates == re.findall(r"\.picture (\.[\w-]+)[, ]", told)


def test_a_picture_is_as_large_as_it_says_and_its_letters_stay_off_the_edges() -> None:
    one = read(previews.png(drawn(Banner("W" * 99, "W" * 99, "W" * 999, TALL))))
    assert {"width": one.width, "height": one.height} == previews.SIZE
    assert one.colours(0, 60, 20, one.height) == WHITE
    assert one.colours(one.width - 20, 60, one.width, one.height) == WHITE
    assert one.colours(0, one.height - 10, one.width, one.height) == WHITE
    for left, top, right, bottom in ((20, 5, 300, 55), (20, 60, 300, 100), (20, 100, 300, 130)):
        assert len(one.colours(left, top, right, bottom)) > 9


def test_no_font_of_the_machine_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(svg_string: str, **told: Any) -> bytes:
        assert told["skip_system_fonts"]
        assert [Path(file).name for file in told["font_files"]] == ["Arimo[wght].ttf"]
        return svg_string.encode()

    monkeypatch.setattr("resvg_py.svg_to_bytes", blind)
    assert previews.png("<svg/>") == b"<svg/>"


def test_where_nothing_can_be_drawn_a_build_for_an_address_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(previews, "find_spec", lambda name: name != "resvg_py" or None)
    nothing = SimpleNamespace(name="")
    monkeypatch.setattr(publishing, "BUILDING", tmp_path / "building")
    monkeypatch.setattr("atoll.site.pyodide.engine", lambda _: nothing)
    monkeypatch.setattr(publishing, "gathered", lambda *_, **__: nothing)
    monkeypatch.setattr(publishing, "ahead", lambda _: None)
    monkeypatch.setattr(publishing, "compose", lambda *_: [])
    monkeypatch.setattr(publishing, "publish", lambda *_: None)
    for url, told in (("", False), ("https://example.org/", True)):
        said = list[str]()
        publishing.built(Verdicts([]), said.append, url=url)
        why = "resvg-py is not installed; install atoll-rules[site]."
        assert (f"Links to pages are published without previews: {why}" in said) is told
