"""Feature files that are wrong in one way each: all are told where they are, by both ways alike."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from in_git import laid
from test_feature_ways import GOOD, by_pytest

from atoll.running.own import Performance, performed

SOUND = """\
Feature: Our Friday

  Background:
    Given Ana, Ben and Cid play Fiji

  @fiji_4_1
  Rule: One to four
    Why.

    Scenario: Five beads are too many
      When Ana chooses to offer 5 green
      Then the move is refused by fiji_4_1
      And nothing else changes

  @fiji_4_7
  Rule: Equal counts cancel

    Scenario Outline: With heads for <name> both cancel
      Given the offers are
        | player | green | red |
        | Ana    | 2     |     |
        | Ben    | 2     |     |
        | Cid    |       | 1   |
      And the heads of <name> are 3
      And row 1 is most green, take 1 red
      When row 1 is analysed
      Then Ana and Ben cancel each other out
      And Cid takes 1 red
      And the supply is now 5 green, 3 red, 3 yellow and 2 blue

      Examples:
        | name |
        | Ana  |
        | Ben  |
"""


class Wrong(NamedTuple):
    """What stands in a sound file, what instead, the line where it is told, and with which words.

    What instead may have a byte that is no UTF-8: as `surrogateescape` has it.
    """

    old: str
    new: str
    line: int
    says: str = ""


A_TEXT = '        """\n        3 green\n        """\n'
PLAY, OFFER = "Ben and Cid play Fiji\n", "offer 5 green\n"
LAST, EXAMPLES, SAID = "nothing else changes\n", "        | name |\n", "    Why.\n"
ROWS = "        | name |\n        | Ana  |\n        | Ben  |\n"
FIVE = "    Scenario: Five beads are too many\n"
STILL, HALF = "the round is still 1\n", "    And the ruling half={} holds\n"
COUNTS = "      Then the counts of green are Ana 2, Ben 2, Cid 0 and Ana 2\n"
BAR = "        | Ana    | 2     |     "
WRONG: Mapping[str, Wrong] = {
    # tables
    "a table that no step reads": Wrong(PLAY, f"{PLAY}      | green |\n      | 3     |\n", 5),
    "a text that no step reads": Wrong(PLAY, PLAY + A_TEXT, 5),
    "a text above a table": Wrong("offers are\n", f"offers are\n{A_TEXT}", 20),
    "a cell behind the last bar": Wrong(f"{BAR}|", f"{BAR}| 4", 21),
    "a cell of Examples behind the last bar": Wrong("| Ben  |\n", "| Ben  | 4\n", 34),
    "a row without its last bar": Wrong(f"{BAR}|", BAR, 21),
    "a header without its last bar": Wrong("green | red |", "green | red", 20, "each between"),
    "Examples without a last bar": Wrong("        | Ben  |", "        | Ben", 34),
    "a cell of a row": Wrong("| 2     |", "| a < b <name> |", 19, "'a < b Ana' is no"),
    "a table without rows": Wrong(PLAY, f"{PLAY}    And the hands are\n    | player |\n", 6),
    "a table in a description": Wrong(FIVE, f"{FIVE}      | a | b |\n", 11),
    "a row that stands twice": Wrong("        | Ben  |\n", "        | Ana  |\n", 34),
    # tags
    **{
        f"@{tag}": Wrong(FIVE, f"    @{tag}\n{FIVE}", 10, says)
        for says, *tags in (
            ("write @fiji_4_7.", "fiji_4.7", "Fiji_4_7", "4_7", "4_07", "04.7"),
            ("write @fiji_4_7.", "rule_4_07", "fiji_04_07", "rule:fiji_4_7", "fjii-4-7"),
            ("write @fiji_4_7.", "fiji_4_7a", "phase_4_fiji_4_7", "v1_2_fiji_4_7"),
            ("is no number of a rule", "fiji_99", "fiji_47", "fiji-411"),
            ("There is no rule fiji_99_1;", "fiji_99_1"),
            ("", "rps_2.1", "skip", "Skip(now)", "late @late", "source:fiji-de-2005/exchange-11"),
        )
        for tag in tags
    },
    "@skip above Examples": Wrong("      Examples", "      @skip\n      Examples", 31),
    "a tag in a name": Wrong("too many\n", "too many @fiji_4_8\n", 10),
    "a tag in a description": Wrong(SAID, f"    @fiji_4_8\n{SAID}", 9, "Move the tags"),
    "a tag without its @": Wrong(SAID, f"    fiji_4_8\n{SAID}", 8),
    "a tag above a Background": Wrong("  Back", "  @fiji_4_1\n  Back", 4, "Move the tags"),
    # names
    "one name twice": Wrong("Given Ana, Ben", "Given Ana, Ana", 4),
    "two spellings of a name": Wrong("Given Ana, Ben", "Given Éva, E\u0301va", 4),
    "a name with a word between": Wrong("Given Ana", "Given Ana und", 4),
    "a name that phrases need": Wrong("Given Ana", "Given nobody", 4),
    "a name with a word that phrases need": Wrong("Given Ana", "Given Ana now", 4),
    "somebody else": Wrong("When Ana", "When ana", 11),
    # columns
    "a column that nobody uses": Wrong(EXAMPLES, "        | nane |\n", 18),
    "a column without a name": Wrong(ROWS, "| name | |\n| Ana | 1 |\n| Ben | 2 |\n", 32),
    # steps
    "a comment behind a step": Wrong(OFFER, "offer 5 green # yes\n", 11),
    "a no-break space": Wrong("nothing else", "nothing\xa0else", 13),
    "a no-break space behind the keyword": Wrong("When Ana", "When\xa0Ana", 11),
    "a space of no width": Wrong("nothing else", "nothing\u200b else", 13, "with U+200B in it"),
    "a full stop": Wrong(LAST, "nothing else changes.\n", 13),
    "a line that was broken": Wrong(LAST, "nothing else\n      changes\n", 14),
    "a step with a bullet": Wrong("      When Ana", "      - When Ana", 11),
    "a keyword in small letters": Wrong("      Then the move", "      then the move", 12),
    "a keyword alone": Wrong("When Ana chooses to offer 5 green", "When", 11),
    "a Given behind a Then": Wrong(LAST, f"{LAST}      Given the supply is 3 red\n", 14),
    "a Given behind a When": Wrong(OFFER, f"{OFFER}      Given the supply is 3 red\n", 12),
    "a When at the end": Wrong(LAST, f"{LAST}      When Ben chooses to offer 1 green\n", 14),
    "a Given that stands twice": Wrong(PLAY, f"{PLAY}    And Ana and Ben play Fiji\n", 5),
    "a Then that stands twice": Wrong(LAST, "the move is refused by fiji_4_1\n", 13, "twice"),
    "a count of one player twice": Wrong("is analysed\n", f"is analysed\n{COUNTS}", 27),
    "the whole table before a part of it": Wrong(LAST, f"{LAST}      And {STILL}", 13),
    "two answers to one ruling": Wrong(PLAY, PLAY + HALF.format("up") + HALF.format("down"), 6),
    "steps behind Examples": Wrong("| Ben  |\n", "| Ben  |\n      Then nobody wins\n", 35),
    "a heading without its colon": Wrong("  Rule: Equal", "  Rule Equal", 16),
    # what the lint reads
    "a colon behind a keyword": Wrong("      When Ana", "      When: Ana", 11),
    "a misspelt keyword": Wrong("      Then the move", "      Thne the move", 12),
    "a misspelt heading": Wrong("  Rule: Equal", "  Senario: x\n  Rule: Equal", 16),
    "no Then": Wrong("      Then the move is refused by fiji_4_1\n", "", 10),
    "no When": Wrong("      When row 1 is analysed\n", "", 18),
    "no steps": Wrong(FIVE, f"{FIVE}\n    Scenario: Hoping for the best\n", 10),
    "an And that comes first": Wrong("      Given the offers", "      And the offers", 19),
    "a star": Wrong("      When Ana", "      * Ana", 11),
    "a name that stands twice": Wrong(
        "With heads for <name> both cancel", "Five beads are too many", 18
    ),
    "a feature without a name": Wrong("Our Friday", "", 1, "no name"),
    "no name": Wrong("Scenario: Five beads are too many", "Scenario:", 10),
    "a column that there is not": Wrong("heads of <name>", "heads of <names>", 24),
    "no row": Wrong(ROWS, EXAMPLES, 31),
    "a column twice": Wrong(ROWS, "        | name | name |\n        | Ana | Ben |\n", 32),
    "a rule without scenarios": Wrong("  @fiji_4_7\n", "  Rule: Empty\n\n  @fiji_4_7\n", 15),
    "a colon behind a German keyword": Wrong(
        SOUND,
        "# language: de\nFunktion: x\n  Szenario: y\n    Dann: z\n    Wenn a\n    Dann b\n",
        4,
    ),
    "a phrase without its keyword": Wrong(FIVE, f"{FIVE}      nobody wins\n", 11),
    "a keyword whose letters change places": Wrong(FIVE, f"{FIVE}    Gievn the supply is 3\n", 11),
    "a word that is nearly a keyword": Wrong(FIVE, f"{FIVE}      Thn nobody wins\n", 11),
    # what cannot be read
    "nothing": Wrong(SOUND, "", 1, "Feature: name"),
    "a zero": Wrong(SOUND, "Feature: a\x00b", 1, "U+0000"),
    "an escape": Wrong(SOUND, "Feature: a\n  \x1b[31mred", 2, "U+001B"),
    "no UTF-8": Wrong(SOUND, "Feature: a\n  Scenario: f\udcfcnf", 2, "save the file as UTF-8"),
    "a large file": Wrong(SOUND, "x" * 1_000_000, 1, "larger than"),
    "a long line": Wrong(SOUND, f"Feature: x\n{'y' * 2_000}\n", 2, "2,000 characters"),
    "another language": Wrong(SOUND, "Funktion: x\n", 1, "`# language: de`"),
    "no language": Wrong("F", "# language: xx\nF", 1, "Language not supported: xx"),
    "a misspelt keyword behind a step": Wrong(
        "      Then", "Gvien x\n      Then", 12, "Write `Given"
    ),
    "a cell too few": Wrong("| Ben    | 2     |     |", "| Ben    |", 22, "as many cells"),
    "a text that does not end": Wrong(
        SOUND, 'Feature: x\nScenario: y\nGiven z\n"""\nabc\n', 6, "Close the text block"
    ),
    "two words behind an @": Wrong(FIVE, f"    @a b\n{FIVE}", 10, "@one @two"),
    "a late Background": Wrong("  @fiji_4_7", "  Background:\n  @fiji_4_7", 15, "before the first"),
    "two features": Wrong("  @fiji_4_7", "Feature: y\n  @fiji_4_7", 15, "one feature to a file"),
    # claims
    "a refusal that no Then says": Wrong(
        "Then the move is refused by fiji_4_1\n      And", "Then", 10, "No Then says so"
    ),
    "another rule": Wrong("refused by fiji_4_1", "refused by fiji_4_2", 12),
    "what was not so before": Wrong("is now 5", "is still 5", 29),
    "what was so before": Wrong("And Cid takes 1 red", "And the round is now 1", 28),
    "what somebody else gets": Wrong("And Cid takes", "And Ana takes", 28),
    "a rule that does not fire": Wrong("@fiji_4_7\n", "@fiji_4_9\n", 33),
    "one of two rules that does not fire": Wrong("@fiji_4_7\n", "@fiji_4_7 @fiji_4_9\n", 33),
    "a rule of some rows that does not fire": Wrong("      Ex", "      @fiji_4_9\n      Ex", 34),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file for each of them."""
    texts = [SOUND.replace(one.old, one.new, 1) for one in WRONG.values()]
    assert SOUND not in texts
    raw = [text.encode(errors="surrogateescape") for text in texts]
    files = {f"{number}.feature": one for number, one in enumerate(raw)}
    return laid(tmp_path_factory.mktemp("wrong"), files)


@pytest.fixture(scope="module")
def shown(folder: Path) -> Performance:
    return performed([str(folder)])


def told(shown: Performance, file: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that are told, each with what is said."""
    yield from ((one.line, one.message) for one in shown.findings if one.file == file.as_posix())
    for one in shown.results:
        if one["file"] == file.as_posix() and one["outcome"] != "passed":
            yield one["failed_line"] or one["row"] or one["line"], one["message"]


def test_what_is_wrong_is_told_at_its_line(folder: Path, shown: Performance) -> None:
    untold = [
        name
        for number, (name, wrong) in enumerate(WRONG.items())
        if not any(
            line == wrong.line and wrong.says in said
            for line, said in told(shown, folder / f"{number}.feature")
        )
    ]
    assert untold == []


def test_a_row_of_examples_is_told_at_its_own_line(folder: Path, shown: Performance) -> None:
    number = [*WRONG].index("a rule that does not fire")
    file = (folder / f"{number}.feature").as_posix()
    ran = [(one["line"], one["row"]) for one in shown.results if one["file"] == file]
    assert ran == [(10, None), (18, 33), (18, 34)]
    told = [text.split("\n")[0] for text in shown.failures if text.startswith(file)]
    assert told == [f"{file}:33", f"{file}:34"]


def test_both_ways_tell_the_same(folder: Path, shown: Performance, tmp_path: Path) -> None:
    found, said = by_pytest(tmp_path, "--noconftest", str(folder))
    assert [text for text in shown.failures if text not in said] == []
    failed = [one for one in shown.results if one["outcome"] != "passed"]
    wrong = [(one["file"], one["row"] or one["line"]) for one in failed]
    wrong += [(one["file"], one["line"]) for one in shown.as_dict()["findings"]]
    told = [(Path(one.file).name, one.line) for one in found if one.failure]
    assert sorted(told) == sorted((Path(file).name, line) for file, line in wrong)


PROSE = """\
    When two counts are equal, they cancel.
    then it may cancel too, and so on.
    Give and take; given names only.
    Whoever has most wins
"""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_what_is_sound_passes(tmp_path: Path, end: str) -> None:
    """With prose, however its lines end."""
    file = tmp_path / "sound.feature"
    file.write_bytes(SOUND.replace(SAID, PROSE).replace("\n", end).encode())
    assert performed([str(file)]).passed


PLAY_FIJI = "    Given Henry, Chris and Anna play Fiji\n"


def table(step: str, *rows: str) -> str:
    """A step with a table below it."""
    return "\n".join([f"    And {step}", *(f"      | {row} |" for row in rows)]) + "\n"


TOLD = [
    (table("the offers are", "seat | red", "Henry | x"), "offers of Henry, red: 'x' is no number"),
    (table("the hands are", "seat | red", "Henry | 99"), "red: 99 is not a whole number from 0"),
    (table("the hands are", "seat | red | red", "Henry | 1 | 2"), "columns: red stands twice"),
    (table("the hands are", "seat | purple", "Henry | 1"), "hands, columns: 'purple' is no colour"),
    (table("the hands are", "seat | red", "Zoe | 1"), "'Zoe' is not one of: Henry, Chris, Anna"),
    (table("the offers are", "seat | red", "Henry | 1", "Anna | 9", "Chris | 1"), "beads out of"),
    ("    And the offers are\n", "The step needs a table below it;"),
    (table("the rows are", "a | b", *["most red | take 3 red"] * 4), "rows: write the columns |"),
    ("    And the supply is 80 green\n", "the given table: Fiji 0.1: 65 green more than the box"),
    ("    When row 1 is analysed\n", "the given table: stage: an analysis needs all offers"),
    ("    And the ruling half=sideways holds\n", "no answer to half 'sideways'; choose one of:"),
    ("    When Anna chooses to dance\n", "cannot be 'dance'; write for example 'offer 1 green"),
    ("    When Chris chooses to offer 9 red\n", "refused: Fiji 4.1: Chris offers 9 beads; offer"),
    ("    When the supply is 3 green\n", "No When says this; it is a Given."),
]


def test_what_cannot_be_is_told_in_words(tmp_path: Path) -> None:
    end = "    When the round is scored\n    Then nothing else changes\n"
    scenarios = (f"  Scenario: {n}\n{PLAY_FIJI}{steps}{end}" for n, (steps, _) in enumerate(TOLD))
    (tmp_path / "mine.feature").write_text("# game: fiji\nFeature: Mine\n" + "".join(scenarios))
    shown = performed([str(tmp_path)])
    told = [" ".join(one["message"].split()) for one in shown.results]
    assert [says for (_, says), one in zip(TOLD, told, strict=True) if says not in one] == []
    assert not any(".py:" in one for one in told)


def test_offers_come_out_of_the_hands_that_are_not_given(tmp_path: Path) -> None:
    rows = ["seat | red", "Henry | 2", "Chris | 1", "Anna | 1"]
    offers, hands = table("the offers are", *rows), table("the hands are", rows[0], "Henry | 4")
    again = table("the offers are", *rows[:1], "Henry | 1", *rows[2:])
    end = "    When the offers are shown\n    Then Henry still holds 4 red\n"
    orders = (hands + offers, offers + hands, hands + offers + again)
    text = "".join(f"  Scenario: {n}\n{PLAY_FIJI}{steps}{end}" for n, steps in enumerate(orders))
    (tmp_path / "mine.feature").write_text(f"# game: fiji\nFeature: Mine\n{text}", "utf-8")
    for one in performed([str(tmp_path)], lint=False).results:
        assert (one["outcome"], one["start"]["hands"]["Chris"]["red"]) == ("passed", 3)


def test_start_cards_that_nobody_can_be_dealt_are_told(tmp_path: Path) -> None:
    step = "When Ana, Ben and Cid begin a game of Bali with the start cards 1, 1, 2"
    (tmp_path / "mine.feature").write_text(f"Feature: x\n  Scenario: y\n    {step}\n", "utf-8")
    [told] = performed([str(tmp_path)], lint=False).failures
    assert "start cards from 1 to 4" in told


@pytest.mark.parametrize("rows", ["", "\n    Examples:\n      | name |\n"])
def test_an_outline_that_never_runs_says_so_and_not_which_game_it_is_of(
    tmp_path: Path, rows: str
) -> None:
    steps = "    Given <name> and Ben play Fiji\n    When <name> looks at the table\n"
    outline = (
        f"Feature: Ours\n  Scenario Outline: <name> looks\n{steps}    Then nobody wins\n{rows}"
    )
    (tmp_path / "ours.feature").write_text(outline, encoding="utf-8")
    told = [one.message for one in performed([str(tmp_path)]).findings]
    assert told
    assert not [one for one in told if "which game" in one]


# Which game a file is of


OWN = f"Feature: x{GOOD}"
SHARED = "Feature: x\n  Scenario: y\n    When all look away\n    Then nothing else changes\n"
PLACED = [f"# game: rps\n{OWN}", f"#Game:rps\n@late\n{OWN}", OWN]  # by its head or its steps
NO_GAME = "The file does not say which game it is of; write `# game: "
UNPLACED = [
    (SHARED, 1, NO_GAME),
    (f"@late\n{SHARED}", 2, NO_GAME),
    (f"# game: rsp\n{OWN}", 1, "There is no game 'rsp'; write `# game: "),
]
SLIP = f"# game: rps\n{OWN.replace('Ana scores', 'Ana scroes')}"


def of_game(folder: Path, text: str) -> tuple[list[Any], list[Any]]:
    """What a run shows and finds in such a file, beside one of another game."""
    (folder / "other.feature").write_text(f"# game: fiji\n{SOUND}", "utf-8")
    (folder / "mine.feature").write_text(text, "utf-8")
    run = performed([str(folder)])
    assert run.problems == []
    both = run.results, run.as_dict()["findings"]
    results, found = ([one for one in of if "mine." in one["file"]] for of in both)
    return results, found


@pytest.mark.parametrize("text", PLACED)
def test_a_file_elsewhere_says_its_game(tmp_path: Path, text: str) -> None:
    results, found = of_game(tmp_path, text)
    assert ([one["outcome"] for one in results], found) == (["passed"], [])


@pytest.mark.parametrize(("text", "line", "message"), UNPLACED)
def test_a_file_of_no_clear_game_is_one_finding(
    tmp_path: Path, text: str, line: int, message: str
) -> None:
    results, (found,) = of_game(tmp_path, text)
    assert (results, found["line"]) == ([], line)
    assert found["message"].startswith(message)


def test_the_nearest_phrases_are_of_the_game(tmp_path: Path) -> None:
    ((slip,), _) = of_game(tmp_path, SLIP)
    assert "Then <seats> scores" in slip["message"]
    assert "heads" not in slip["message"]
