"""The command: what it prints, and how it ends."""

import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import typer
from in_git import laid
from printed import as_json, atoll, misuse, process, valid
from ran import CACHE
from shown import agrees, blocks, commands, here

from atoll.cli import app
from atoll.home import HOME
from atoll.schemas import schemas

pytestmark = pytest.mark.usefixtures("away")
HEAVY = ("pydantic", "pytest", "pytest_bdd", "gherkin", "hypothesis", "numpy", "z3")

COPIES = str(HOME / "tests/fixture/rulebooks")
TAKING = str(HOME / "features/fiji/1_beads.feature")
LINES = Path(TAKING).read_text("utf-8").count("\n")

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


def written(text: str, name: str = "mine.feature") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_what_should_answer_at_once_imports_nothing_heavy() -> None:
    code = (
        "import sys\nfrom atoll.cli import app\n"
        "for words in (['--help'], ['explain', 'fiji_4_7'], ['rulings', 'fiji']):\n"
        "    try: app(words)\n"
        "    except SystemExit as end: assert not end.code\n"
        f"assert not {{*{HEAVY!r}}} & {{*sys.modules}}, {{*{HEAVY!r}}} & {{*sys.modules}}\n"
    )
    env = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()


MISUSE = {
    "explain zzyzx": "No rule and no question speaks of 'zzyzx'; try other words, such as those",
    "explain fiji_q_zz": "There is no question fiji_q_zz; ask it in words.",
    "explain 'chess 1.1'": "it has bali, fiji",
    "explain no.feature": "there is no such file",
    "explain fiji_4_7 --ruling half=up": "a rule and a question show every answer",
    "schema chess": 'no schema "chess"; choose one of: bali-position, check',
    "check no.feature": "there is no such file",
    **{
        f"check {where}.": ".: this holds no feature file; name one, or a folder that does."
        for where in ("", f"{TAKING} ")
    },
    f"check {HOME / 'README.md'}": "must end in .feature",
    "check ''": "there is no such file",
    **{
        f"{command} {TAKING}:{line}": said
        for command in ("check", "explain")
        for line, said in (
            (LINES + 1, f"no example at line {LINES + 1}; it has {LINES} lines. Name one within"),
            ("abc", "there is no such file or folder"),
        )
    },
    f"check {TAKING}:23 {TAKING}:99999": f"{TAKING}: there is no example at line 99999; it has ",
    f"check {TAKING} -k zebra": "there is no scenario with zebra in its name",
    "check --ruling half=up --ruling half=down": "half=up and half=down",
    "check --ruling half=sideways": "choose one of: down, up",
    "check --edition fiji-fr-1999": "fiji-de-2005",
    "check --rules features/fiji": "--rules runs no example; leave the rest out.",
    "rulings chess": "choose one of: bali, fiji",
    "play fiji --seats 9": "Fiji 0.2: this many players cannot play: 9",
    "play fiji --seats Ana,Ana,Ben": "rename one",
    "play fiji --seats Ana,Ben,Cid --seat Dora": "play one of: Ana, Ben, Cid",
    "play fiji --seats Ana,Ben,Cid --seat ''": 'nobody is called "";',
    "play fiji --own no.toml": "no.toml",
    "play fiji --save no/where.jsonl": "atoll: no/where.jsonl: ",
    "new game X --id fiji": "the name fiji is taken; give another id with --id.",
    "sources verify nowhere": "nowhere is no folder",
    "site build --zip no/where.zip": "atoll: no/where.zip: No such file or directory.",
    **{
        f"site build --url {url}": "write the whole address, as https://example.org/atoll/."
        for url in ("example.org/atoll", "https:///", "https://a[b", "http://a\x1b")
    },
    "diff fiji half=": "write a ruling and an answer, as half=up",
    "diff fiji fiji-de": "fiji-en-2006, fiji-de-2005, fiji-condensed",
    "diff fiji half": "half is a ruling; write half=down or half=up",
    "diff fiji half=upp": "down, up",
    "diff fiji half=up,half=up": "each ruling once",
    "diff fiji fiji-de-2005,fiji-en-2006": "name one edition",
    "diff fiji half=up --expect other": "--expect same",
    "diff fiji half=up --json --markdown": "choose one",
    "diff bali mask_values=six": "is data: write `masks` into a file",
    "diff bali saved_order=shuffled": "no other answer is played",
    "diff bali flee_kep=four": "no ruling 'flee_kep' (flee_keep?)",
    "prove fiji --law forty_heads": (
        "fiji has no law forty_heads; try by_the_lowest_place_forty_heads_suffice_for_a_game."
    ),
    "prove fiji --law nope": "fiji has no law nope; `atoll prove fiji` names all.",
    "simulate fiji --games 0": "Invalid value for '--games': Input should be greater than or",
    "check --nope": "No such option: --nope",
    "simulate fiji --seats 6": "Fiji 0.2: this many players cannot play: 6; 2 to 5 can play.",
    "simulate fiji --seats 2 --edition fiji-condensed": "this many players cannot play: 2",
    "simulate fiji --seed x": "'--seed': Input should be a valid integer",
    "simulate fiji --policy clever": "choose one of: uniform, greedy; or name a function of your",
    "simulate fiji --policy greedy --policy uniform": "given 2 times for 4 players",
    "simulate fiji --dask ''": "no Dask scheduler with workers answers at ''; start one",
    "simulate fiji --dask 127.0.0.1:x": "no Dask scheduler with workers answers at '127.0.0.1:x'",
    "simulate rps --weigh 1": "rps judges no position; say what one is worth in `worth`.",
    "simulate fiji --weigh 1 --games 9": "--weigh goes without --games; leave that out.",
    "mutate rps --rule rps_9_9": "no fault is planted in a rule rps_9_9",
}


@pytest.mark.parametrize("words", MISUSE)
def test_misuse_is_told_with_the_fix_and_exits_2(words: str) -> None:
    assert MISUSE[words] in misuse(*shlex.split(words))


@pytest.mark.parametrize(
    ("words", "missing", "fix"),
    [
        ("diff fiji half=up --no-examples", "z3", "needs z3; install atoll-rules[proof]."),
        ("diff fiji half=up --no-examples", "numpy", "needs numpy; install atoll-rules[batch]."),
        ("data write new", "z3", "without --no-laws needs z3; install atoll-rules[proof]."),
        ("simulate fiji", "numpy", "needs numpy; install atoll-rules[batch]."),
        (
            *("simulate fiji --dask tcp://127.0.0.1:1", "distributed"),
            "--dask needs distributed; install atoll-rules[cluster].",
        ),
    ],
)
def test_a_missing_library_names_its_extra(
    words: str, missing: str, fix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == missing else find(name)
    )
    assert fix in misuse(*words.split())


def test_a_record_is_read_from_standard_input() -> None:
    record = '{"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}'
    assert atoll("referee", "-", input=record).stdout == "-: legal\n"
    assert atoll("referee", "-", input=f"{record}\n{{}}").exit_code == 2
    assert atoll("forge", "fiji", "-", input=record).exit_code == 0
    illegal = f'{record}\n{{"seat": "Ana", "move": "offer 5 green"}}'
    assert atoll("referee", "-", "--final", input=illegal).stdout == "null\n"


@pytest.mark.parametrize(
    "chosen", [("mine.feature:9",), ("mine.feature:12",), ("mine.feature", "-k", "bead ENOUGH")]
)
def test_an_example_is_chosen_by_any_of_its_lines_or_by_words(chosen: Sequence[str]) -> None:
    written(MINE)
    found = as_json("check", "check", *chosen)
    assert [(one["line"], one["name"]) for one in found["scenarios"]] == [(9, "One bead is enough")]


@pytest.mark.parametrize(
    ("words", "schema", "told"),
    [
        (("explain", "who executes"), "search", "We tie for most. Who executes?"),
        (("explain", "mine.feature"), "check", "Ana has an offer in the fist."),
        (("check", "mine.feature"), "check", "Five beads are too many"),
        (("rulings", "fiji"), "rulings", "fiji-de-2005"),
        (("sources", "verify", COPIES), "sources-verify", "put your copy there"),
    ],
)
def test_what_is_told_as_json_fits_its_schema(words: Sequence[str], schema: str, told: str) -> None:
    written(MINE)
    assert told in json.dumps(valid(atoll(*words, "--json").stdout, schema))


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


RULED = """\
# game: fiji
Feature: Mine
  Background:
    Given Ana, Ben and Cid play Fiji
    And row 1 is most green, take half of the red
    And the supply is 3 red
    And the offers are
      | player | green |
      | Ana    | 2     |
      | Ben    | 1     |
      | Cid    | 1     |

  Scenario: It chooses none
    When row 1 is analysed
    Then Ana takes 1 red

  Scenario: It names its answer
    Given the ruling half=down holds
    When row 1 is analysed
    Then Ana takes 1 red

  Scenario: It always fails
    When row 1 is analysed
    Then Ben takes 1 red
"""


def test_of_another_answer_it_is_told_which_examples_flip() -> None:
    file = written(RULED)
    flipped = atoll("check", file, "--ruling", "half=up")
    assert flipped.exit_code == 1
    assert (
        "Under half=up 1 example flips:\n    It chooses none  mine.feature:13\n" in flipped.stdout
    )
    assert "These fail by the usual answers too:\n    It always fails" in flipped.stdout
    assert "Under swap=neighbours no example flips.\n\n" in (
        atoll("check", f"{file}:13", "--ruling", "swap=neighbours").stdout
    )


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


def test_every_option_of_every_command_is_used_by_a_test_or_shown_on_a_page() -> None:
    """In a file of tests, or on a page, that has the words of its command too."""
    files = (*HOME.glob("tests/**/*.py"), HOME / "README.md", *HOME.glob("docs/**/*.md"))
    words_of = [{*re.findall(r"[\w-]+", file.read_text("utf-8"))} for file in files]
    for words, one in commands_of(typer.main.get_command(app)):
        for option in () if hasattr(one, "commands") else one.params:
            for names in filter(None, (option.opts, option.secondary_opts)):
                found = (of for of in words_of if {*words.split()} <= of and {*names} & of)
                assert option.param_type_name == "argument" or any(found), (words, names)


README = (HOME / "README.md").read_text("utf-8")
CONSOLES = [block for block in blocks(README) if block.language == "console"]
ANSWERS = {command.words: command for block in CONSOLES for command in commands(block)}


@pytest.mark.parametrize("words", ANSWERS)
def test_the_readme_prints_what_the_command_prints(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers aside, which change with every example; what these showed may have been kept."""
    monkeypatch.chdir(HOME)
    monkeypatch.setenv("XDG_CACHE_HOME", CACHE)
    assert agrees(ANSWERS[words].said, here(ANSWERS[words]), aside=re.compile(r"\d+"))


def test_the_readme_names_every_command() -> None:
    listed = atoll("--help").stdout.partition("Commands:")[2]
    for command in re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE):
        assert f"| `atoll {command}" in README


def test_nothing_is_said_to_pass_where_nothing_ran_or_something_was_found() -> None:
    empty = atoll("check", written("Feature: Mine\n"))
    assert "0 scenarios" in empty.stdout
    assert ": nothing ran" in empty.stdout
    found = atoll("check", written(MINE.replace("Then Ana", "Thne Ana")))
    for ran in (empty, found, atoll("check", written("{"))):
        assert (ran.exit_code, "all pass" in ran.stdout) == (1, False)


def test_a_schema_is_printed_by_its_name() -> None:
    whole = schemas()["check.schema.json"]
    assert json.loads(atoll("schema", "check").stdout) == whole
    assert f"check            {whole['title']}\n" in atoll("schema").stdout


def test_what_is_piped_is_as_wide_as_columns_says(monkeypatch: pytest.MonkeyPatch) -> None:
    for told, width in (("60", 60), ("", 100)):
        with monkeypatch.context() as beside:  # pytest too reads it, as it tells how this ended
            beside.setenv("COLUMNS", told)
            lines = atoll("rulings", "fiji").stdout.splitlines()
        assert width - 10 < max(map(len, lines)) <= width


def test_a_path_with_brackets_is_one_like_any_other(tmp_path: Path) -> None:
    folder = laid(tmp_path / "some [2]", {"one [1].feature": MINE})
    file = folder / "one [1].feature"
    for place in (folder, file, f"{file}:3"):
        ran = atoll("check", "-v", str(place))
        assert "Five beads are too many" in ran.stdout, ran.output
        assert atoll("explain", str(place)).exit_code == 0


def test_of_one_example_the_board_is_drawn_before_and_after() -> None:
    told = atoll("explain", str(HOME / "features/kaivai/1_setup.feature:79")).stdout
    assert 0 < told.find("The board before:") < told.find("The board after:")
    assert "Rm meeting hut" in told.partition("The board after:")[2]


def test_control_c_leaves_a_legal_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.cli.play.ask", Mock(side_effect=KeyboardInterrupt))
    ran = atoll("play", "fiji", "--seat", "Kim", "--seed", "1", "--save", "game.jsonl")
    assert (ran.exit_code, ran.stderr) == (130, "")
    assert ran.stdout.endswith(
        "The cards and the luck of this game: --seed 1.\nThe record: atoll referee game.jsonl\n"
    )
    assert atoll("referee", "game.jsonl").exit_code == 0
    assert '"seats": ["Kim", "Ben"' in Path("game.jsonl").read_text("utf-8")


def test_as_a_process_it_ends_as_it_should_and_writes_what_a_terminal_can_show() -> None:
    assert process("atoll", "check", written(FAILING)).returncode == 1
    nothing = process("atoll", "explain", "fiji_4_70")
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert nothing.stderr.startswith("atoll: There is no rule fiji_4_70;")
    ascii_only = process("atoll", "explain", "fiji_4_7", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ascii_only.returncode, "Equal counts cancel" in ascii_only.stdout) == (0, True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
@pytest.mark.parametrize(
    ("words", "status", "lines", "complained"),
    [
        ("explain fiji_4_7 >&-", 0, 0, ""),
        ("--help >&-", 0, 0, ""),
        ("rulings fiji --json >&-", 0, 0, ""),
        ("explain fiji_4_70 2>&-", 2, 0, ""),
        ("referee - <&-", 2, 1, ""),
        ("play fiji --seed 1 | head -n 1", 0, 1, ""),
        ("explain fiji_4_7 > /dev/full", 2, 0, "No space left on device"),
        ("--help > /dev/full", 2, 0, "No space left on device"),
    ],
)
def test_where_nobody_hears_nothing_breaks(
    words: str, status: int, lines: int, complained: str
) -> None:
    command = f'"{sys.executable}" -m atoll {words}'
    env = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    ran = subprocess.run(command, shell=True, env=env, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.count("\n")) == (status, lines)
    assert (complained in ran.stderr, ran.stderr.count("\n")) == (True, bool(complained))
