"""Files of the book that are wrong in one way each: each is refused at its line, with the fix."""

import re
import shutil
from pathlib import Path

import pytest
from in_git import laid

from atoll.book import BookError, chapters, rules
from atoll.book.glossary import figures_in, glossary, told_changes
from atoll.book.search import also_asked
from atoll.book.translated import Translation
from atoll.home import HOME

PAGE = """\
# 4 The exchange

How beads change hands.

## 4.1 An offer is small {#toy_4_1}

An offer is one bead or two.
It is never empty. *(inferred)*

- one bead;
- two beads. *(open: some take three)*

**Note.** People offer none.

**Note.** The German text
says so too.

**Ruling.** `size`: Two beads (`two`) or three (`three`).

**Status.** confirmed by the example

**Sources.** `toy-en/a`, `toy-de/b-1`

## 4.2 An offer is secret {#toy_4_2}

Nobody sees it.

**Status.** stated

**Sources.** `toy-en/a`
"""
CHANGED = """\
[[changed]]
date = 2026-11-23
rules = ["toy_4_1"]
says = "It is so."

[[changed]]
date = 2026-11-21
rules = ["toy_4_2"]
says = "It was so."
"""
TOY = {"4_exchange.md": PAGE, "changed.toml": CHANGED, "asked.toml": '\ntoy_4_1 = ["x"]\n'}


def copied(to: Path) -> Path:
    """A home with the texts of Fiji and its questions as they stand, and with those of a toy."""
    for folder in ("docs/fiji", "features/fiji/faq"):
        shutil.copytree(HOME / folder, to / folder)
    return laid(to, {f"docs/toy/{name}": text for name, text in TOY.items()})


def change(home: Path, page: str, old: str, new: str) -> None:
    """One word of a page written differently."""
    file = home / "docs" / page
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    chapters.cache_clear()


def flags(home: Path) -> dict[str, str]:
    """The flags that are set, of rules, chapters, questions, words and the overview."""
    every = Translation("fiji", "de", home).flags
    return {name: flag for name, flag in every.items() if flag}


ASKED = '[[fiji_q_x20]]\nasks = "Wer fängt an?"\nsays = ['
INTRO = "Die vierte Phase einer Spielrunde: Dreimal bieten alle Glassteine, und dreimal werden "
MORE = "## 4.99 Da {#fiji_4_99}\n\nBieten"
OWN = "## 4.2 Ein Gebot kommt aus der eigenen Hand {#fiji_4_2}\n\nMan bietet nur Glassteine, die "
NO_BOX = "it has 6 figures, the original 7."
PLAYER = 'player = "Wer mitspielt. Es sind zwei bis fünf."\n'
CHAPTER, ENTRIES, WORDS, SHEET = (
    *("toy/4_exchange.md", "toy/changed.toml", "fiji/glossary.toml", "fiji/sheet.toml"),
)
GERMAN, BESIDE, QUESTIONS, NOUNS = (
    f"fiji/de/{name}"
    for name in ("4_exchange.md", "beside.toml", "questions.toml", "glossary.toml")
)
WRONG: list[tuple[str, str, str, int, str]] = [
    # the file, what stands there, what instead, the line, and the fix
    (CHAPTER, "# 4 The", "# 5 The", 1, "begin with its number"),
    (CHAPTER, " {#toy_4_1}", "", 5, "number, title and id"),
    (CHAPTER, "## 4.1 An offer is small {#toy_4_1}", "## 4.3 An {#toy_4_3}", 24, "in order"),
    (CHAPTER, "## 4.2 An offer is secret {#toy_4_2}", "## 4.1 An {#toy_4_1}", 24, "in order"),
    (CHAPTER, "**Note.** People", "**Remark.** People", 13, "use Note, Ruling"),
    (CHAPTER, "Nobody sees it.", "", 24, "says nothing"),
    (CHAPTER, "*(inferred)*", "*(certain)*", 8, "a sentence is stated, confirmed"),
    (CHAPTER, "*(inferred)*", "*(confirmed)*", 8, "remove the mark, or give it a reason"),
    (CHAPTER, "*(open: some", "*(sure: some", 11, "not 'sure'"),
    (CHAPTER, "**Status.** stated", "**Status.** certain", 28, "stated, confirmed"),
    (CHAPTER, "`toy-en/a`, `toy-de/b-1`", "toy-en/a", 22, "backticks"),
    (CHAPTER, PAGE, "", 1, "4_exchange.md:1: "),
    (CHAPTER, "## 4.1 An offer is small {#toy_4_1}", "## 5.1 An {#toy_5_1}", 5, "stands in toy_4"),
    (CHAPTER, "**Ruling.** `size`", "**Ruling.** size", 18, "a ruling is its name and what is"),
    (
        CHAPTER,
        "It is never empty. *(inferred)*",
        "It is *(inferred)* so.",
        8,
        "behind its sentence",
    ),
    (CHAPTER, "**Status.** stated", "", 24, "0 paragraphs **Status.**"),
    (
        CHAPTER,
        "**Note.** People offer none.\n\n**Note.** The",
        "**Note.** People.\n\nThe",
        15,
        "above",
    ),
    (CHAPTER, PAGE, "# 4 The exchange", 1, "4_exchange.md:1: "),
    (ENTRIES, CHANGED, "changed = 2", 1, "write [[changed]], with two brackets"),
    (ENTRIES, "2026-11-23", "2026-11-20", 6, "newer than the one above"),
    (ENTRIES, "toy_4_1", "toy_9_9", 1, "no rule is called toy_9_9"),
    (ENTRIES, "2026-11-23", "2026-11-23T10:00:00", 1, "needs its date: a day"),
    (ENTRIES, '["toy_4_1"]', "[]", 1, "needs its rules"),
    ("toy/asked.toml", "toy_4_1", "toy_9_9", 2, "toy_9_9 is no question and no rule"),
    ("toy/asked.toml", '["x"]', '"x"', 2, "write how it is asked"),
    (WORDS, 'word = "analyse"', 'word = "analyse', 7, "this is not TOML: "),
    (WORDS, 'word = "analyse"', 'wort = "analyse"', 6, "`wort` is no key of a term; use word,"),
    (WORDS, 'word = "analyse"', 'word = "zoo"', 14, "put the words in order"),
    (WORDS, 'means = "To go', 'means = " "\n# "To go', 6, "[[term]] needs its means"),
    (WORDS, 'forms = ["analysis"]', 'forms = "analysis"', 6, "needs its forms: a list of texts"),
    (WORDS, 'translations.de = ["auswerten"]\n', "", 6, "give translations.de"),
    (WORDS, 'means = "To', 'said_by = { Ei = "fiji-en" }\nmeans = "To', 6, "Ei is none of the"),
    (WORDS, 'rules = ["fiji_4_4"]', 'rules = ["fiji_4_99"]', 6, "fiji_4_99 is no rule"),
    (WORDS, "# The words of Fiji", "words = 2\n# The", 1, "words is no term"),
    # a line of 0: that of what stands there, or the first; or another file is told
    (WORDS, '["Vorrat"]', '["Stapel"]', 0, "stack and supply are both called Stapel"),
    (SHEET, "3 or 4 beads", "3 or 5 beads", 0, "4.1 does not have '1, 2, 3 or 5 beads'"),
    (SHEET, "beads (4.1)", "beads (4.99)", 0, "there is no rule 4.99; correct its number."),
    (SHEET, "beads (4.1)", "beads", 0, "stands no rule; end with one, like (4.1)."),
    (SHEET, '"1, 2, 3 or 4 beads (4.1)"', "4", 0, "Offer is a text, or a list of them for"),
    ("fiji/4_exchange.md", "1, 2, 3 or 4", "any of the", 0, "rule 4.1 does not have"),
    ("fiji/de/sheet.toml", "3 oder 4 Glas", "oder 4 Glas", 0, "other numbers or rules than Offer"),
    ("fiji/de/sheet.toml", '"In der Schachtel" =', '# "In der Schachtel" =', 0, NO_BOX),
    (GERMAN, f"{INTRO}die vier Reihen ausgewertet.", "", 0, "there is no intro"),
    (GERMAN, "## 4.1", "## 4.99", 0, "write {#fiji_4_99}"),
    (GERMAN, "**Hinweis.** Bieten", "**Ruling.** Bieten", 0, "with the original only"),
    (GERMAN, "**Hinweis.** Das", "**Hniweis.** Das", 0, "`Hniweis` is no label; a note is called"),
    (GERMAN, OWN, OWN + "da\n", 0, "has 3 sentences, its original 2"),
    (GERMAN, OWN, OWN.replace("4.2", "4.3").replace("4_2", "4_3"), 0, "4_exchange.md has 4.2 "),
    (GERMAN, "**Hinweis.** Bieten", MORE, 0, "4_exchange.md has 4.2 "),
    (GERMAN, OWN, f"{OWN}da. *(open)*\n", 0, "a status like *(inferred)* stands"),
    (BESIDE, "fiji_4_7 =", "fiji_9_9 =", 0, "fiji_9_9 is none of the texts; remove"),
    (BESIDE, "fiji_4_7 = { orig", "fiji_4_7 = { o", 0, "write fiji_4_7 = {"),
    (QUESTIONS, "beginning =", "begin =", 0, "[topics] beginning ="),
    (QUESTIONS, "[[fiji_q_x20]]", "[[fiji_q_x99]]", 0, "fiji_q_x99 is no question"),
    (QUESTIONS, ASKED, f'{ASKED}"Ja."]\n\n{ASKED}', 0, "write [[fiji_q_x20]] 1 times, for: Who"),
    (QUESTIONS, ASKED, f'{ASKED}"Ja.", ', 0, "fiji_q_x20 has 1 answers, not 2"),
    (NOUNS, "player =", "gambler =", 0, "gambler is no word of the glossary; remove it"),
    (NOUNS, PLAYER, "", 0, "say what player means"),
]


def read(home: Path) -> None:
    """All that is read of these games, each file by who reads it first."""
    known = rules("toy", home)
    told_changes("toy", known, home)
    also_asked("toy", known, home)
    glossary("fiji", home)
    flags(home)
    figures_in("fiji", "de", home)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return copied(tmp_path)


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_refused_at_its_line(
    home: Path, wrong: tuple[str, str, str, int, str]
) -> None:
    file, old, new, line, fix = wrong
    before = (home / "docs" / file).read_text("utf-8").partition(old)[0]
    change(home, file, old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        read(home)
    ((told, at),) = re.findall(r"/docs/(\S+):(\d+): ", str(refused.value))
    assert (told, int(at)) == (file, line) if line else told.startswith("fiji/")
    assert line or told != file or int(at) in {1, before.count("\n") + 1}
