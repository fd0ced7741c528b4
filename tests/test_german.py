"""Fiji in German: what its examples, pictures and tables tell, what is searched for and tried."""

import json
import re
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from drawn import outside
from ran import examples, result
from test_site import facts

from atoll.book import BookError
from atoll.book.explain import open_questions
from atoll.book.ranking import Index, rank
from atoll.book.search import searchable
from atoll.book.told_in import Telling, telling
from atoll.fiji.events import KINDS
from atoll.home import HOME
from atoll.record.player import desk
from atoll.record.random_seats import watch
from atoll.site.pages.asked import placed
from atoll.site.prose import SiteError
from atoll.site.spoken import decision_in, labels, shown_in
from atoll.site.tongue import Tongue, translations
from atoll.site.trials import played_out
from atoll.table import names_for
from atoll.table.decisions import decisions
from atoll.table.games import game

ASSETS = [f"docs/assets/{one}.js" for one in ("try*", "decide", "record", "steps")]
SAID = sorted(one for of in (*ASSETS, "engine/atoll/site/templates/*.md") for one in HOME.glob(of))
SAYS = re.compile(r"(?<![.\w])(?:say|tell)\(")
START = {"game": "fiji", "seats": ["Ana", "ben", "Cid"], "seed": 7}


@pytest.fixture(scope="module")
def german() -> Telling:
    found = telling("fiji", "de")
    assert found
    return found


@pytest.fixture(scope="module")
def tongue() -> Tongue:
    """German, of a site with one question."""
    file, tags = "features/fiji/faq/ties.feature", ["faq", "fiji_q_r5", "stated", "fiji_4_7"]
    [one] = translations(facts(result("Who?", file=file, tags=tags, description="The next best.")))
    return one


def test_every_event_and_every_ruling_is_told_in_german_and_no_other(german: Telling) -> None:
    told = tomllib.loads(german.file.read_text("utf-8"))
    assert {*told["events"]} == {phrase.text for phrase in KINDS.values()}
    every = open_questions("fiji")
    asked = {one.question for one in every} | {each.means for one in every for each in one.answers}
    assert {*told["rulings"]} == asked
    pairs = [f"{one.name}={each.name}" for one in every if one.playable for each in one.answers]
    assert all(german.cell(pair) != pair for pair in pairs)


def test_what_is_missing_is_named_and_without_any_question_each_answer_stays(
    german: Telling, tongue: Tongue, tmp_path: Path
) -> None:
    with pytest.raises(BookError, match="nothing tells 'Ana sings'"):
        german.said("Ana sings")
    with pytest.raises(BookError, match="no word for 'pebble' in '3 pebble'"):
        german.said("Ana takes 3 pebble")
    [one] = tongue.questions
    with pytest.raises(SiteError, match=r"de/questions\.toml, \[\[fiji_q_r5\]\]: nothing says"):
        tongue.answer(one, one.answers[0])
    rules_alone = Tongue(tongue.facts, tongue.game, "de")
    rules_alone.translation.questions = {}
    assert rules_alone.answer(one, one.answers[0]) == ("Who?", "The next best.")
    (file := tmp_path / "told.toml").write_text('[steps]\n"It is" = "Es ist"\n"{x} is" = "{x} ist"')
    assert Telling(file, loose=True).said("It is") == "Es ist"
    with pytest.raises(BookError, match=r"told\.toml:3: '\{x\} is': "):
        Telling(file).said("That is")


def test_a_table_starts_from_the_same_case_in_every_language(
    tongue: Tongue, german: Telling
) -> None:
    for english in decisions("fiji"):
        other = decision_in(english, tongue.game.rulings, german)
        for pair in zip(english.variants, other.variants, strict=True):
            one, told = (
                [of.values.index(value) for of, value in zip(it.inputs, it.starts, strict=False)]
                for it in pair
            )
            assert one == told


def test_no_word_of_a_picture_leaves_it_and_a_letter_on_a_bead_stands_for_one_colour(
    german: Telling,
) -> None:
    every = (played_out("fiji", one, "one").steps for one in examples("features/fiji/faq")[::3])
    pictures = {one.picture for steps in every for one in shown_in(steps, german)}
    assert len(pictures) > 40
    assert [one for picture in pictures for one in outside(picture)] == []
    letter = re.compile(r'class="on-(\w+)"[^>]*>([^<]+)')
    found = {
        (plate, sign) for one in pictures for plate, signs in letter.findall(one) for sign in signs
    }
    named = {"green": "grün", "red": "rot", "yellow": "gelb", "blue": "blau"}
    assert {plate for plate, _ in found} == named.keys()
    assert len({sign for _, sign in found}) == len(found) == len(named)
    assert all(sign.lower() in named[plate] for plate, sign in found)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Wer fängt an?", "fiji_q_x20"),
        ("gleich viele, wer führt aus", "fiji_q_r5"),
        ("kann man zu zweit spielen", "fiji_q_x10"),
    ],
)
def test_german_words_find_german_questions(words: str, first: str, tongue: Tongue) -> None:
    within = searchable()
    entries = (one for one, _ in placed(tongue, within.index.entries))
    index = Index(entries, {"fiji": within.index.terms["fiji"]})
    hit = rank(words, index, ["fiji"])[0].entry
    assert hit.name == first
    assert hit.asks[0] != within.questions[first][0].title


def said(script: Path) -> Iterator[str]:
    """Every sentence that a script or template says: the texts first between its brackets."""
    source = script.read_text(encoding="utf-8")
    for found in SAYS.finditer(source):
        begin = found.end()
        texts = re.match(r'(?:[^"`,()]|"[^"]*"|\([^()]*\))*', source[begin:])
        for text in re.findall(r'"([^"]*)"', re.sub(r'=== "[^"]*"', "", texts[0] if texts else "")):
            if re.search(r"[a-z]{2}", text):
                yield text


@pytest.mark.parametrize("script", SAID, ids=lambda one: one.name)
def test_all_that_a_script_or_a_template_says_is_told_in_german(script: Path) -> None:
    known = labels("de")["pages" if script.suffix == ".md" else "scripts"].keys()
    own = {"span", "wrong", "file:"} if script.stem == "record" else set()  # `tell` writes there
    assert {*said(script)} - known - labels("de")["trying"].keys() <= own


ANY = (
    *("offer 5 red", "offer 9 blue", "offer 1 green", "offer none", "rotate green", "keep", "pay"),
    *("swap red red", "swap red blue", "set aside 4 green", "set aside 3 red", "set aside 9 red"),
)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_move_is_read_as_it_is_written_and_why_it_is_refused_is_told(
    seats: int, german: Telling
) -> None:
    fiji, reasons = game("fiji"), set[str]()
    for seed in range(4):
        table = fiji.opening(names_for(seats), seed, {"swap": "neighbours"}, edition=None).table
        for turn in islice(watch(fiji, table, Random(seed)), 60):
            table = turn.step.table
            moves = [(seat, fiji.parse_move(one)) for one in ANY for seat in (0, 1)]
            found = (fiji.why_not(table, *one) for one in moves)
            reasons |= {one.reason for one in found if one}
    told = {german.said(reason) for reason in reasons}
    assert len(told) > 20
    assert not [one for one in told if re.search(r"\b(?:the|of|now|is|not)\b", one)]
    legal = fiji.moves(fiji.opening(names_for(seats), 7, None, edition=None).table, 0)
    for move in (*map(fiji.write_move, legal), *ANY):
        written = german.move(move)
        assert written != move
        assert german.meant(written) == move
    assert german.meant("singe") == "singe"


def asked(what: str, *given: Any) -> Any:
    return json.loads(desk("fiji", "de")(what, json.dumps(given)))


def test_the_engine_answers_in_german_and_says_what_stays_english() -> None:
    moves = ({"seat": "Ana", "move": move} for move in ("biete 1 roten", "biete 2 grüne"))
    found = asked("tried", "\n".join(map(json.dumps, (START, *moves))), None)
    assert found["meant"] == {"biete 1 roten": "offer 1 red", "biete 2 grüne": "offer 2 green"}
    assert found["problem"]["reason"] == "Ana hat schon ein Gebot; warte auf die anderen."
    assert found["spoken"]["offer 1 red"] == "biete 1 roten"
    assert found["parts"][1]["events"][0]["sentence"] == "Ana hat ein Gebot in der Faust."
    assert '<title id="lies-title">Der Tisch</title>' in found["lies"]
    assert found["laid"]["hands"]["ben"] == {"green": 5, "red": 4, "yellow": 3, "blue": 2}
    opened = asked("opened", "\n".join(map(json.dumps, (START, {"seat": "Ana", "move": "pay"}))))
    assert opened["problem"]["by"] == "Ana: bezahle"
    assert opened["problem"]["told"][2].startswith("niemand führt gerade eine Karte aus, nach der")
    broken = asked("tried", '{"game": "go"}', None)["problem"]
    assert broken["reason"].startswith("Auf Englisch: ")
