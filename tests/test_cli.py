"""The command: what it prints, and how it ends."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import typer
from copies import copies
from referencing import Registry, Resource
from shown import agrees, blocks, commands, here
from typer.testing import CliRunner, Result

from atoll import __version__
from atoll.cli import app
from atoll.cli.console import console
from atoll.home import HOME
from atoll.schemas import schemas

pytestmark = pytest.mark.usefixtures("away")
SCHEMAS = schemas()
REGISTRY: Registry[Any] = Registry().with_resources(
    [(name, Resource.from_contents(schema)) for name, schema in SCHEMAS.items()]
)
HEAVY = ("pydantic", "pytest", "pytest_bdd", "gherkin", "hypothesis", "numpy", "z3")

MINE = """\
# game: fiji
Feature: Mine
  Scenario: Five beads are too many
    Given Ana, Ben and Cid play Fiji
    When Ana chooses to offer 5 green
    Then the move is refused by fiji_4_1
    And nothing else changes

  Scenario: One bead is enough
    Given Ana, Ben and Cid play Fiji
    When Ana chooses to offer 1 green
    Then Ana has offered 1 green
"""
FAILING = """\
# game: fiji
Feature: Mine
  Scenario: One bead is too many
    Given Ana, Ben and Cid play Fiji
    When Ana chooses to offer 1 green
    Then the move is refused by fiji_4_1
"""


@pytest.fixture
def rulebooks(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of the reader's own copies, with those of the small game."""
    folder = Path(os.environ.get("ATOLL_RULEBOOKS") or HOME.parent / "shared" / "rulebooks")
    if not folder.is_dir():
        pytest.skip("no copies of the rulebooks; set ATOLL_RULEBOOKS to the folder of yours")
    return str(copies(folder, tmp_path_factory.mktemp("rulebooks")))


def atoll(*arguments: str, **how: Any) -> Result:
    return CliRunner().invoke(app, arguments, **how)


def process(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    engine = str(HOME / "engine")
    path = os.pathsep.join(filter(None, [engine, os.environ.get("PYTHONPATH", "")]))
    return subprocess.run(
        [sys.executable, "-m", "atoll", *arguments],
        env=os.environ | {"PYTHONPATH": path} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def valid(text: str, schema: str) -> Any:
    found = json.loads(text)
    jsonschema.Draft202012Validator(
        REGISTRY.contents(f"{schema}.schema.json"), registry=REGISTRY
    ).validate(found)
    return found


def written(text: str, name: str = "mine.feature") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_the_version_is_that_of_the_package() -> None:
    assert atoll("--version").stdout.strip() == __version__


@pytest.mark.parametrize("arguments", [["--help"], ["explain", "fiji_4_7"], ["rulings", "fiji"]])
def test_what_should_answer_at_once_imports_nothing_heavy(arguments: Sequence[str]) -> None:
    code = (
        "import sys\nfrom atoll.cli import app\n"
        f"try: app({arguments!r})\nexcept SystemExit as end: assert not end.code\n"
        f"assert not {{*{HEAVY!r}}} & {{*sys.modules}}, {{*{HEAVY!r}}} & {{*sys.modules}}\n"
    )
    env = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["explain", "zzyzx"],
            "No rule and no question speaks of 'zzyzx'; try other words, such as those of a",
        ),
        (["explain", "fiji-de-2005"], "fiji-de-2005 is a text of fiji; ask by it with --edition"),
        (["explain", "fiji_q_zz"], "There is no question fiji_q_zz; ask it in words."),
        (["schema", "chess"], 'no schema "chess"; choose one of: bali-position, check'),
        (["explain", "chess 1.1"], "it has bali, fiji"),
        (["explain", "no.feature"], "there is no such file"),
        (["check", "no.feature"], "there is no such file"),
        (["check", "."], "holds no feature file"),
        (["check", ""], "a PATH is empty"),
        (["check", "--ruling", "half=up", "--ruling", "half=down"], "half=up and half=down"),
        (["check", "--ruling", "half=sideways"], "choose one of: down, up"),
        (["check", "--edition", "fiji-fr-1999"], "fiji-de-2005"),
        (["rulings", "chess"], "choose one of: bali, fiji"),
        (["play", "fiji", "--seats", "9"], "Fiji 0.2: this many players cannot play: 9"),
        (["referee", "-", "--against", "v1"], "--against asks about files"),
        (["play", "fiji", "--seats", "Ana,Ana,Ben"], "rename one"),
        (
            ["play", "fiji", "--seats", "Ana,Ben,Cid", "--seat", "Dora"],
            "choose one of: Ana, Ben, Cid",
        ),
        (["play", "fiji", "--seed", "seven"], "write a whole number"),
        (["play", "fiji", "--deck", "no.toml"], "no.toml"),
        (["play", "fiji", "--seed", "9" * 50], "--seed has 50 digits; write at most 40."),
        (["play", "fiji", "--save", "no/where.jsonl"], "atoll: no/where.jsonl: "),
        (["sources", "verify", "nowhere"], "nowhere is no folder"),
        (["sources", "show", "fiji_9_9", "--rulebooks", "."], "There is no rule fiji_9_9"),
        (["explain", "fiji_4_7", "--ruling", "half=up"], "a rule and a question show every answer"),
    ],
)
def test_misuse_is_told_with_the_fix_and_exits_2(arguments: Sequence[str], said: str) -> None:
    ran = atoll(*arguments)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_record_is_read_from_standard_input() -> None:
    record = '{"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}'
    assert atoll("referee", "-", input=record).stdout == "-: legal\n"
    assert atoll("referee", "-", input=f"{record}\n{{}}").exit_code == 2
    assert atoll("forge", "fiji", "-", "--judge", input=record).exit_code == 0


def test_a_file_that_is_no_feature_is_refused() -> None:
    Path("notes.txt").write_text("Feature: x", encoding="utf-8")
    ran = atoll("check", "notes.txt")
    assert (ran.exit_code, "must end in .feature" in ran.stderr) == (2, True)


def test_the_results_are_json() -> None:
    found = valid(atoll("check", written(MINE), "--json").stdout, "check")
    assert found["passed"]
    assert [one["name"] for one in found["scenarios"]] == [
        "Five beads are too many",
        "One bead is enough",
    ]
    assert found["scenarios"][0]["refused"] == ["fiji_4_1"]


def test_a_failure_is_told_in_the_words_of_the_game_and_exits_1() -> None:
    ran = atoll("check", written(FAILING))
    assert ran.exit_code == 1
    assert "mine.feature:6\n  Scenario  One bead is too many" in ran.stdout
    assert "expected" in ran.stdout
    assert "atoll explain mine.feature:3" in ran.stdout
    assert "Traceback" not in ran.output


def test_a_file_that_is_no_gherkin_exits_1_and_says_where() -> None:
    ran = atoll("check", written("{"))
    assert ran.exit_code == 1
    assert "mine.feature:1:" in ran.stdout


def test_words_choose_scenarios() -> None:
    ran = atoll("check", written(MINE), "-k", "bead ENOUGH", "--json")
    assert [one["name"] for one in valid(ran.stdout, "check")["scenarios"]] == [
        "One bead is enough"
    ]


@pytest.mark.parametrize("line", [9, 12])
def test_any_line_chooses_its_scenario(line: int) -> None:
    ran = atoll("check", f"{written(MINE)}:{line}", "--json")
    assert [one["line"] for one in valid(ran.stdout, "check")["scenarios"]] == [9]


def test_the_users_own_pytest_stays_out(monkeypatch: pytest.MonkeyPatch) -> None:
    written(MINE)
    written("raise SystemExit(3)", "conftest.py")
    written("[pytest", "pytest.ini")
    written("def test_mine(): assert False", "test_mine.py")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    before = {path.name for path in Path().iterdir()}
    ran = atoll("check", ".")
    assert ran.exit_code == 0, ran.output
    assert {path.name for path in Path().iterdir()} == before
    assert os.environ["PYTEST_ADDOPTS"] == "--no-such-option"


def test_house_rules_reach_the_scenarios_that_choose_none() -> None:
    keeps = """\
        # game: fiji
        Feature: Mine
          Scenario: The offer is kept
            Given Ana, Ben and Cid play Fiji
            And row 1 is most green, keep the offer
            And the offers are
              | player | green |
              | Ana    | 2     |
              | Ben    | 1     |
              | Cid    | 1     |
            When row 1 is analysed
            Then Ana keeps the offer
        """
    file = written(keeps)
    assert atoll("check", file).exit_code == 0
    ran = atoll("check", file, "--ruling", "keep_offer=may")
    assert ran.exit_code == 1
    assert (
        "Under keep_offer=may 1 example flips:\n  The offer is kept  mine.feature:3\n" in ran.stdout
    )
    assert "ATOLL_RULINGS" not in os.environ


NAMES_ITS_ANSWER = """\
# game: fiji
Feature: Mine
  Scenario: The odd bead stays
    Given Ana, Ben and Cid play Fiji
    And the ruling half=down holds
    And row 1 is most green, take half of the red
    And the supply is 3 red
    And the offers are
      | player | green |
      | Ana    | 2     |
      | Ben    | 1     |
      | Cid    | 1     |
    When row 1 is analysed
    Then Ana takes 1 red
"""


def test_an_example_that_names_its_answer_is_told_though_it_does_not_flip() -> None:
    ran = atoll("check", written(NAMES_ITS_ANSWER), "--ruling", "half=up")
    assert ran.exit_code == 0, ran.output
    told = "Under half=up no example flips.\nThese name another answer themselves"
    assert told in ran.stdout
    assert "  The odd bead stays  mine.feature:3\n" in ran.stdout
    other = atoll("check", written(NAMES_ITS_ANSWER), "--ruling", "swap=neighbours")
    assert "Under swap=neighbours no example flips.\n\n" in other.stdout


def commands_of(of: Any, *words: str) -> Iterator[tuple[str, Any]]:
    """Every command and every group of commands, with the words that call it."""
    yield " ".join(words), of
    for name, one in getattr(of, "commands", {}).items():
        yield from commands_of(one, *words, name)


def test_help_says_what_every_argument_is() -> None:
    for words, one in commands_of(typer.main.get_command(app)):
        assert atoll(*words.split(), "--help").exit_code == 0
        arguments = [each for each in one.params if each.param_type_name == "argument"]
        assert [each.name for each in arguments if not each.help] == [], words


README = (HOME / "README.md").read_text("utf-8")
CONSOLES = [block for block in blocks(README) if block.language == "console"]
ANSWERS = {command.words: command for block in CONSOLES for command in commands(block)}


@pytest.mark.parametrize("words", ANSWERS)
def test_the_readme_prints_what_the_command_prints(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers aside, which change with every example that is written."""
    monkeypatch.chdir(HOME)
    assert agrees(ANSWERS[words].said, here(ANSWERS[words]), aside=re.compile(r"\d+"))


def test_the_readme_names_every_command() -> None:
    listed = atoll("--help").stdout.partition("Commands:")[2]
    for command in re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE):
        assert f"| `atoll {command}" in README


def test_what_fails_by_every_answer_does_not_flip() -> None:
    ran = atoll("check", written(FAILING), "--ruling", "half=up")
    assert ran.exit_code == 1
    told = "Under half=up no example flips.\nThese fail by the usual answers too:\n  One bead"
    assert told in ran.stdout


def test_nothing_is_said_to_pass_where_nothing_ran_or_something_was_found() -> None:
    empty = atoll("check", written("Feature: Mine\n"))
    assert "0 scenarios" in empty.stdout
    assert ": nothing ran" in empty.stdout
    found = atoll("check", written(MINE.replace("Then Ana", "Thne Ana")))
    for ran in (empty, found, atoll("check", written("{"))):
        assert (ran.exit_code, "all pass" in ran.stdout) == (1, False)


@pytest.mark.parametrize("words", ["who executes"])
def test_what_words_lead_to_is_json(words: str) -> None:
    found = valid(atoll("explain", words, "--json").stdout, "search")
    assert "fiji_4_7" in [one["rule"] for one in found["rules"]]
    assert "We tie for most. Who executes?" in [one["question"] for one in found["questions"]]


def test_a_schema_is_printed_by_its_name() -> None:
    for file, whole in SCHEMAS.items():
        name = file.removesuffix(".schema.json")
        assert json.loads(atoll("schema", name).stdout) == whole
        assert f"{name:<16} {whole['title']}\n" in atoll("schema").stdout


@pytest.mark.parametrize(("told", "width"), [("60", 60), ("many", 100)])
def test_what_is_piped_is_as_wide_as_columns_says(
    monkeypatch: pytest.MonkeyPatch, told: str | None, width: int
) -> None:
    if told:
        monkeypatch.setenv("COLUMNS", told)
    assert console().width == width
    lines = atoll("rulings", "fiji").stdout.splitlines()
    assert width - 10 < max(map(len, lines)) <= width


def test_a_path_with_brackets_is_one_like_any_other(tmp_path: Path) -> None:
    folder = tmp_path / "some [2]"
    folder.mkdir()
    file = folder / "one [1].feature"
    file.write_text(MINE, encoding="utf-8")
    for place in (folder, file, f"{file}:3"):
        ran = atoll("check", "-v", str(place))
        assert "Five beads are too many" in ran.stdout, ran.output
        assert atoll("explain", str(place)).exit_code == 0


def test_control_c_leaves_a_game_as_q_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("atoll.cli.play.ask", interrupted)
    ran = atoll("play", "fiji", "--seat", "Kim", "--seed", "1", "--save", "game.jsonl")
    assert (ran.exit_code, ran.stderr) == (130, "")
    assert ran.stdout.endswith(
        "The game stops here, before its end.\n"
        "The cards and the luck of this game: --seed 1.\n"
        "The record: atoll referee game.jsonl\n"
    )
    assert atoll("referee", "game.jsonl").exit_code == 0


def test_an_example_that_fails_is_told_all_the_same() -> None:
    ran = atoll("explain", written(FAILING))
    assert ran.exit_code == 1
    assert "Ana has an offer in the fist." in ran.stdout


def test_the_trace_is_json() -> None:
    found = valid(atoll("explain", written(MINE), "--json").stdout, "check")
    step = found["scenarios"][1]["trace"][1]
    assert step["text"] == "Ana chooses to offer 1 green"
    assert step["events"][0]["rule"] == "fiji_4_1"


def test_a_random_game_is_played_saved_and_legal() -> None:
    ran = atoll("play", "fiji", "--seed", "3", "--seats", "3", "--save", "game.jsonl")
    assert ran.exit_code == 0, ran.output
    assert " won (Fiji 6." in ran.stdout
    assert atoll("referee", "game.jsonl").stdout == "game.jsonl: legal\n"
    verdicts = valid(atoll("referee", "game.jsonl", "--json").stdout, "referee")
    assert [one["legal"] for one in verdicts] == [True]
    final = json.loads(atoll("referee", "game.jsonl", "--final").stdout)
    assert (final["round"], sorted(final["heads"])) == (4, ["Ana", "Ben", "Cid"])


def test_a_seat_is_played_and_left() -> None:
    ran = atoll("play", "fiji", "--seat", "Kim", "--seed", "1", input="offer 9 green\n?\nq\n")
    assert ran.exit_code == 0, ran.output
    assert "Kim offers 9 beads; offer 1 to 4." in ran.stdout
    assert "The game stops here" in ran.stdout


def test_an_illegal_record_exits_1_and_an_unreadable_one_2() -> None:
    start = '{"game":"fiji","seats":["Ana","Ben","Cid"],"seed":7}\n'
    written(start + '{"seat":"Ana","move":"offer 5 green"}\n', "illegal.jsonl")
    written("{", "broken.jsonl")
    illegal = atoll("referee", "illegal.jsonl")
    assert (illegal.exit_code, "illegal.jsonl:2: Fiji 4.1" in illegal.stdout) == (1, True)
    both = atoll("referee", "illegal.jsonl", "broken.jsonl", "none.jsonl", "--json")
    assert both.exit_code == 2
    assert [one["legal"] for one in valid(both.stdout, "referee")] == [False] * 3


def test_rulings_are_listed() -> None:
    found = valid(atoll("rulings", "fiji", "--json").stdout, "rulings")
    assert {"half", "shared_place"} <= {one["name"] for one in found["rulings"]}
    assert "fiji-de-2005" in {one["id"] for one in found["editions"]}
    assert "Ruling half" in atoll("rulings", "fiji").stdout


def test_a_rule_is_shown_beside_its_sources(rulebooks: str) -> None:
    asked = ("sources", "show", "fiji_4_7", "--rulebooks", rulebooks)
    quotes = valid(atoll(*asked, "--json").stdout, "sources-show")["quotes"]
    assert any(quote.get("text") for quote in quotes)
    assert quotes[0]["passage"] in atoll(*asked).stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["atoll", "explain", "fiji_4_1"], "fiji_4_17"),
        (["atoll", "check", "--ruling", "ha"], "half=up"),
    ],
)
def test_a_shell_completes_what_atoll_knows(typed: Sequence[str], offered: str) -> None:
    asked = {"COMP_WORDS": " ".join(typed), "COMP_CWORD": str(len(typed) - 1)}
    ran = process(_ATOLL_COMPLETE="complete_bash", **asked)
    assert offered in ran.stdout.split(), ran.stderr


def test_as_a_process_it_ends_as_it_should() -> None:
    assert process("check", written(MINE)).returncode == 0
    assert process("check", written(FAILING)).returncode == 1
    nothing = process("explain", "fiji_4_70")
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert nothing.stderr.startswith("atoll: There is no rule fiji_4_70;")


def test_a_terminal_that_knows_few_letters_is_no_error() -> None:
    ran = process("explain", "fiji_4_7", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ran.returncode, "Equal counts cancel" in ran.stdout) == (0, True)


@pytest.mark.skipif(os.name == "nt", reason="streams are not closed so there")
@pytest.mark.parametrize("arguments", ["explain fiji_4_7", "--help"])
def test_where_nobody_hears_nothing_breaks(arguments: str) -> None:
    command = f'"{sys.executable}" -m atoll {arguments} >&-'
    env = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    ran = subprocess.run(command, shell=True, env=env, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
@pytest.mark.parametrize("arguments", ["explain fiji_4_7"])
def test_a_disk_that_is_full_is_told_in_a_line(arguments: str) -> None:
    command = f'"{sys.executable}" -m atoll {arguments} > /dev/full'
    env = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    ran = subprocess.run(command, shell=True, env=env, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "No space left on device" in ran.stderr


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals are not POSIX here")
def test_a_reader_that_stops_reading_is_no_error() -> None:
    command = f'"{sys.executable}" -m atoll play fiji --seed 1 | head -n 1'
    env = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    ran = subprocess.run(command, shell=True, env=env, capture_output=True, text=True, check=False)
    assert (ran.stdout.count("\n"), ran.stderr) == (1, "")


def test_an_interrupt_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("atoll.book.explain.explain", interrupted)
    ran = atoll("explain", "fiji_4_7")
    assert (ran.exit_code, ran.stderr) == (130, "atoll: Stopped.\n")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("99", "there is no line 99, only 1 to 12"),
        ("abc", "'abc' is no line of it"),
    ],
)
def test_a_line_that_a_feature_does_not_have_is_told_with_those_of_its_scenarios(
    tmp_path: Path, line: str, why: str
) -> None:
    file = tmp_path / "one.feature"
    file.write_text("Feature: One\n\n  Scenario: A\n\n  Scenario: B\n" + "\n" * 7, "utf-8")
    for command in ("explain", "check"):
        told = atoll(command, f"{file}:{line}")
        assert told.exit_code == 2
        assert told.stderr == f"atoll: {file}: {why}; its scenarios begin at 3 and 5.\n"
