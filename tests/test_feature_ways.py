"""How features are collected, chosen, run in two ways, recorded and reported."""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import Mock
from xml.etree import ElementTree as ET

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis.strategies import integers, sampled_from
from in_git import laid
from printed import Ended, atoll, process
from pytest_bdd import parsers
from pytest_bdd.steps import StepFunctionContext
from ran import ours

from atoll.fiji.table import Table
from atoll.home import HOME, from_home, rooms
from atoll.running import phrases, reading
from atoll.running.chapter import Chapter
from atoll.running.own import NoExamples, performed
from atoll.running.play import played
from atoll.running.world import Recording
from atoll.table.games import game

GOOD = """
  Scenario: Rock wins
    Given Ana and Ben play Rock-paper-scissors
    When the seats show Ana rock and Ben scissors
    Then Ana scores
"""
WRONG = GOOD.replace("Ana scores", "Ben scores").replace("Rock wins", "100%, so: it wins")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where features of rock-paper-scissors lie, and the run begins."""
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def feature(body: str, name: str = "x.feature") -> None:
    """A feature file with this body."""
    laid(Path(), {name: f"# game: rps\nFeature: Ours\n{body}"})


@pytest.mark.usefixtures("folder")
def test_all_that_an_example_shows_is_recorded() -> None:
    feature(
        "  @rps_2_1\n  Rule: Of two signs the better one scores\n"
        "    @R1 @source:rps-club/judging\n    Scenario: Rock wins\n      It was the first.\n\n"
        + "".join(f"  {line}\n" for line in GOOD.split("\n")[2:5])
    )
    (one,) = performed(["x.feature"], lint=False).results
    assert (one["file"], one["line"], one["row"], one["name"]) == (
        "x.feature",
        6,
        None,
        "Rock wins",
    )
    assert (one["description"], one["language"]) == ("It was the first.", "en")
    assert one["tags"] == ("rps_2_1", "R1", "source:rps-club/judging")
    assert one["rule"] == "Of two signs the better one scores"
    assert (one["outcome"], one["message"], one["failed_line"]) == ("passed", "", None)
    assert ({*one["fired"]}, one["refused"]) == ({"rps_1_1", "rps_1_2", "rps_2_1"}, ())
    assert one["begins"]["seats"] == ["Ana", "Ben"]
    assert [line["move"] for line in one["moves"]] == ["show rock", "show scissors"]
    assert (one["start"]["points"]["Ana"], one["end"]["points"]["Ana"]) == (0, 1)
    assert one["seconds"] > 0
    steps = [(step["keyword"], step["line"], len(step["events"])) for step in one["trace"]]
    assert steps == [("Given", 9, 0), ("When", 10, 4), ("Then", 11, 0)]
    told = [event["sentence"] for event in one["trace"][1]["events"]]
    assert told[-1] == "Rock against scissors: a point for Ana."


def test_the_witnesses_are_replayed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = Mock(side_effect=played)
    monkeypatch.setattr("atoll.running.own.played", replayed)
    features = Path(__file__).parents[1] / "features" / "fiji"
    performed([str(features / f"{name}.feature") for name in ("1_beads", "witnesses")])
    found = [Path(call.args[0].file).stem for call in replayed.call_args_list]
    assert found[0] == "witnesses" != found[-1]


@pytest.mark.parametrize(
    ("tags", "asked", "outcome"),
    [
        ("@faq @rps_3_2", "Why?", "passed"),
        ("@faq @rps_3_1", "Why?", "failed"),
        ("@faq @rps_3_1", "Why? (ruling target=three)", "passed"),
        ("@faq @rps_3_1", "Why? (ruling tie=shared)", "failed"),
        ("@rps_3_2", "Why?", "failed"),
        ("@rps_2_1 @rps_3_2", "Why?", "failed"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_a_question_may_cite_its_rule_instead(tags: str, asked: str, outcome: str) -> None:
    cites = f"{asked}\n    So it is (Rock-paper-scissors 3.2).\n"
    feature(f"  {tags}\n{GOOD.strip().replace('Rock wins', cites).join(('  ', ''))}\n")
    (one,) = performed(["x.feature"], lint=False).results
    assert one["outcome"] == outcome, one["message"]
    told = "which did not fire; what fired: " in " ".join(one["message"].split())
    assert told == (outcome == "failed")


@pytest.mark.usefixtures("folder")
def test_in_ci_each_failure_stands_beside_its_line() -> None:
    feature(WRONG)
    feature(GOOD.replace("    Then Ana scores\n", ""), "sub/y.feature")
    told = atoll("check", ".", env={"GITHUB_ACTIONS": "true"}).stdout.splitlines()
    lint, failure = (line for line in told if line.startswith("::"))
    assert lint.startswith("::error file=sub/y.feature,line=4,title=feature lint::The scenario")
    title = "100%25%2C so%3A it wins"
    assert failure.startswith(f"::error file=x.feature,line=7,title={title}::x.feature:7%0A")


ROWS = f"""{GOOD.replace("Rock wins", "One")}
  @rps_2_1
  Rule: y
    why

    Scenario Outline: Two
      Given Ana and Ben play Rock-paper-scissors
      When the seats show Ana <sign> and Ben scissors
      Then nobody scores

      Examples:
        | sign     |
        | scissors |
        | scissors |

    @late
    Scenario: a::b [c:::d]
      Given Ana and Ben play Rock-paper-scissors
      When the seats show Ana rock and Ben scissors
      Then Ana scores
"""


@pytest.mark.parametrize(
    ("lines", "chosen"), [((6,), "o"), ((10,), "TTa"), ((20,), "T"), ((4,), "o")]
)
@pytest.mark.usefixtures("folder")
def test_a_line_chooses_what_stands_there(lines: tuple[int, ...], chosen: str) -> None:
    feature(ROWS)
    shown = performed([f"x.feature:{line}" for line in lines], lint=False)
    names = {"One": "o", "Two": "T", "a::b [c:::d]": "a"}
    assert "".join(names[one["name"]] for one in shown.results) == chosen


def test_a_scenario_is_chosen_by_its_name_or_a_tag_whatever_that_is(folder: Path) -> None:
    feature(ROWS)
    for asked in (("x.feature::a: :b [c: : :d]",), ("-k", "late", "x.feature")):
        found, printed = by_pytest(folder, "-vv", *asked, cwd=folder)
        assert [one.name for one in found] == ["a: :b [c: : :d]"]
        assert "x.feature::a: :b [c: : :d] PASSED" in printed


def test_one_process_or_two_tell_the_same(folder: Path) -> None:
    feature(ROWS + GOOD)
    (alone, _), (together, printed) = (by_pytest(folder, cwd=folder, spread=n) for n in (0, 2))
    assert together == alone
    assert sum(not one.name.startswith("line ") for one in alone) == 5
    assert all(one.failure in printed for one in together)


# Two ways


OFFERED = """\
# game: fiji
Feature: What can be wrong

    Scenario: An offer is made
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 1 red
      Then Ana has offered 1 red
"""


class Told(NamedTuple):
    """A test of a feature as JUnit's XML tells it: an example by its line, or a finding."""

    file: str
    line: int
    name: str
    failure: str


def by_pytest(
    folder: Path,
    *words: str,
    cwd: Path = HOME,
    spread: int = 0,
) -> tuple[list[Told], str]:
    """What a run with the plugin tells of each test, and what it prints."""
    report = folder / "report.xml"
    command = ("pytest", "-p", "atoll.examples", "-p", "xdist", "-q", "-p", "no:cacheprovider")
    usual = ("-n", str(spread), "-c", os.devnull, "--rootdir", str(cwd))
    told = ("-o", "junit_family=xunit1", f"--junitxml={report}")
    ran = process(*command, *usual, *told, *words, cwd=cwd)
    assert ran.returncode in (0, 1), ran.stdout + ran.stderr
    found = [
        Told(one.attrib["file"], int(one.attrib["line"]) + 1, one.attrib["name"], text)
        for one in ET.parse(report).iter("testcase")
        for text in ["".join(why.text or "" for why in one)]
    ]
    return sorted(found), ran.stdout


def test_our_examples_pass_both_ways(tmp_path: Path) -> None:
    """Of a chapter, of another game and of the small one; a witness is replayed first."""
    (*_, guest) = rooms("features")
    witness = HOME / "features" / "fiji" / "witnesses.feature"
    places = [
        "features/fiji/1_beads.feature",
        "features/kaivai/faq/god.feature",
        str(guest / "rps"),
    ]
    found, said = by_pytest(tmp_path, "--noconftest", "-vv", *places, str(witness))
    assert [one for one in found if one.failure] == []
    passed = [(from_home(HOME / one.file), one.line) for one in found]
    files = {file for file, _ in passed}
    every = [(one["file"], one["row"] or one["line"]) for one in ours() if one["file"] in files]
    assert sorted(every) == sorted(passed)
    assert len(every) > 30
    assert said.index(f"{witness.name}::") < said.index("1_beads.feature::")


def test_a_checkout_that_nobody_can_write_to_ends_its_run() -> None:
    nowhere = ("-o", f"cache_dir={os.devnull}/here", "-p", "no:xdist", "-q")
    ran = process("pytest", *nowhere, "features/fiji/1_beads.feature", cwd=HOME)
    assert (ran.returncode, "Traceback" in ran.stdout + ran.stderr) == (0, False), ran.stderr


def test_where_our_examples_are_missing_their_place_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("atoll.running.own.rooms", lambda _: ())
    with pytest.raises(NoExamples, match=f"^{HOME / 'features'} is not there; reinstall"):
        performed()


def test_a_table_that_cannot_be_written_down_fails_its_example_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = game("fiji")
    write = rules.write_position

    def broken(table: Table) -> dict[str, Any]:
        return 1 // 0 if any(table.offers) else write(table)  # type: ignore[return-value] # the fault

    (tmp_path / "broken.feature").write_text(OFFERED, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rules, "write_position", broken)
    shown = performed(["broken.feature"], lint=False)
    [told] = shown.failures
    assert told.startswith("broken.feature:4\n  Scenario  An offer is made\n")
    assert "The table lacks it, or this is a fault:\n\n  ZeroDivisionError" in told
    assert "Traceback" not in told
    assert [(one["outcome"], one["end"]) for one in shown.results] == [("failed", None)]
    monkeypatch.setattr("atoll.running.own.worlds", Mock(side_effect=ValueError("no table")))
    assert performed(["broken.feature"]).problems == [
        "broken.feature cannot be run: ValueError: no table"
    ]


def played_by(folder: Path, steps: Mapping[str, Callable[..., object]]) -> Recording:
    """How an example ends whose When and Then are these; what they give has the name `made`."""
    own = phrases.defined(
        StepFunctionContext(None, step, parsers.string(text), target_fixture="made")
        for text, step in steps.items()
    )
    when, then = steps
    feature(f"  Scenario: x\n    When {when}\n    Then {then}\n")
    chapter = Chapter(folder / "x.feature", reading.read(folder / "x.feature", "x.feature"), own)
    (example,) = chapter.examples()
    return played(example, own, None, folder)


def test_what_a_step_yields_lasts_until_its_example_ends(folder: Path) -> None:
    """After a failure too, which stays the one that is told."""
    said = list[str]()

    def lasting() -> Iterator[str]:
        yield "made"
        said.append("torn down")
        raise ValueError

    def failing(made: str) -> None:
        said.append(f"{made}: {1 // len(said)}")

    kept = played_by(folder, {"it lasts": lasting, "it fails": failing})
    assert (kept.outcome, said) == ("failed", ["torn down"])
    assert "ZeroDivisionError" in kept.message
    assert "play.py" not in kept.message


def test_a_step_that_should_yield_and_does_not_is_told_and_one_may_skip(folder: Path) -> None:
    def empty() -> Iterator[None]:
        yield from ()

    kept = played_by(folder, {"it lasts": empty, "it fails": empty})
    assert kept.message.endswith("  empty did not yield a value")
    kept = played_by(folder, {"we wait": lambda: pytest.skip("no time"), "it fails": empty})
    assert (kept.outcome, kept.message) == ("skipped", "no time")


def by(answer: str, *files: Path) -> list[Any]:
    """What the last file shows, checked behind the others by a process of its own."""
    ran = process("atoll", "check", *map(str, files), "--ruling", answer, "--json")
    every = json.loads(ran.stdout)["scenarios"]
    return [{**one, "seconds": 0} for one in every if HOME / one["file"] == files[-1]]


@given(
    sampled_from([(name, one) for name in ("fiji", "kaivai") for one in game(name).RULINGS]),
    integers(0, 99),
)
@example(("kaivai", "god_fish"), 40)
@settings(max_examples=1, phases=[Phase.explicit, Phase.generate])
def test_no_verdict_hangs_on_what_was_checked_before(asked: tuple[str, str], last: int) -> None:
    name, ruling = asked
    files = sorted((HOME / "features" / name).rglob("*.feature"), reverse=True)
    file, answer = files.pop(last % len(files)), game(name).RULINGS[ruling].names()[-1]
    assert by(f"{ruling}={answer}", *files[:16], file) == by(f"{ruling}={answer}", file) != []


# pytest-bdd as its users know it


FEATURE = """\
Feature: Our Friday

  @fiji_4_1
  Rule: One to four
    Why.

    Scenario: Five beads are too many
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 5 green
      Then the move is refused by fiji_4_1

    Scenario Outline: <many> beads are too many
      Given Ana, Ben and Cid play Fiji
      And we drink coffee
      When Ana chooses to offer <many> green
      Then the move is refused by fiji_4_1

      Examples:
        | many |
        | 6    |
        | 7    |
"""
OWN = """\
from pytest_bdd import given

@given("we drink coffee")
def coffee(): ...
"""
FILES = {
    "conftest.py": 'pytest_plugins = ["atoll.examples"]\n',
    "features/friday/offers.feature": FEATURE,
    "features/friday/conftest.py": OWN,
    "test_bound.py": f'{OWN}from pytest_bdd import scenarios\nscenarios("features")\n',
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with features, steps of its own beside them, and a test file that binds them."""
    return laid(tmp_path, FILES)


def ran(project: Path, *words: str) -> Ended:
    """What pytest says there."""
    usual = ("pytest", "-q", "-p", "no:cacheprovider")
    return process(*usual, *words, cwd=project, PYTHONDONTWRITEBYTECODE="1")


def test_cucumber_json_has_whole_names_the_tags_of_rules_and_the_step_that_failed(
    project: Path,
) -> None:
    wrong = FEATURE.replace("| 7  ", "| 2  ")
    (project / "features/friday/offers.feature").write_text(wrong, encoding="utf-8")
    done = ran(project, "--cucumberjson=told.json", "features")
    assert "1 failed, 2 passed" in done.stdout, done.stdout
    [feature] = json.loads((project / "told.json").read_text("utf-8"))
    assert feature["uri"] == "features/friday/offers.feature"
    tags = [[tag["name"] for tag in one["tags"]] for one in feature["elements"]]
    assert tags == [["fiji_4_1"]] * 3
    ended = [[step["result"]["status"] for step in one["steps"]] for one in feature["elements"]]
    assert ended == [["passed"] * 3, ["passed"] * 4, ["passed"] * 3 + ["failed"]]


def test_a_scenario_that_a_python_file_binds_sees_our_phrases(project: Path) -> None:
    assert "3 passed" in ran(project, "test_bound.py").stdout


def test_a_phrase_of_a_conftest_goes_before_an_equal_one_of_the_game(project: Path) -> None:
    equal = (
        '\n@then("the move is refused by fiji_4_1")\ndef refused():\n    raise KeyError("ours")\n'
    )
    rest = '\n@when("we rest")\n@then("we rest")\ndef rest(): ...\n'
    own = OWN.replace("import given", "import given, then, when") + equal + rest
    (project / "features/friday/conftest.py").write_text(own, encoding="utf-8")
    of_no_game = "Feature: x\n  Scenario: y\n    When we rest\n    Then we rest\n"
    (project / "features/friday/rest.feature").write_text(of_no_game, encoding="utf-8")
    done = ran(project, "features")
    assert "3 failed, 1 passed" in done.stdout, done.stdout
    assert "KeyError: 'ours'" in done.stdout


def test_a_bound_step_is_played_as_the_kind_that_it_is(project: Path) -> None:
    nap = (
        "from pytest_bdd import parsers, step, when\n"
        '@step(parsers.parse("the {x} rests"))\ndef rests(x): ...\n'
        '@when("the cat rests")\ndef cat():\n    raise KeyError("cat")\n'
    )
    naps = "Feature: x\n  Scenario: y\n    When the cat rests\n    Then the cat rests\n"
    bound = 'from pytest_bdd import scenarios\nscenarios("nap.feature")\n'
    laid(project / "nap", {"conftest.py": nap, "nap.feature": naps, "test_nap.py": bound})
    done = ran(project, "nap")
    assert "2 failed" in done.stdout, done.stdout
    assert done.stdout.count("KeyError: 'cat'") > 1
