"""What strangers write is shown, and never obeyed."""

import re
from pathlib import Path

import pytest
import record_lines
from markdown_it import MarkdownIt
from printed import atoll

from atoll.cli.report import Code, Column, Items, Part, Table, line, written
from atoll.printable import printable

EVIL = "x\ngood.jsonl: legal\x1b[2J\x9b1m\u202e"
FIRST = {"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}
RECORDS = {
    "a key": [FIRST | {EVIL: 1}],
    "a game": [FIRST | {"game": EVIL}],
    "an edition": [FIRST | {"edition": EVIL}],
    "a ruling": [FIRST | {"rulings": {EVIL: EVIL}}],
    "a player": [FIRST | {"seats": ["Ana", EVIL]}],
    "a part": [{**FIRST, "seed": None, "position": {EVIL: 1}}],
    "a seat": [FIRST, {"seat": EVIL, "move": "keep"}],
    "a move": [FIRST, {"seat": "Ana", "move": EVIL}],
    "a version": [FIRST | {"version": EVIL}, {"seat": "Ana", "move": "keep"}],
    "what is expected": [FIRST, {"seat": "Ana", "move": "offer 1 red", "then": {EVIL: EVIL}}],
}
PORT = """
import json, sys
evil = sys.argv[1].encode().decode("unicode_escape")
for line in sys.stdin:
    asked = json.loads(line)
    said = {"seq": asked["seq"]}
    if asked["cmd"] == "hello":
        said |= {"games": ["rps"], "name": evil, "version": evil}
    else:
        print(evil, file=sys.stderr, flush=True)
        said |= {"error": evil}
    print(json.dumps(said), flush=True)
"""


def acting(text: str) -> set[str]:
    """The signs of a text that would do something."""
    return {one for one in text.replace("\n", "") if printable(one) != one}


@pytest.mark.parametrize("lines", RECORDS.values(), ids=[*RECORDS])
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
def test_no_record_writes_a_line_of_the_referee(
    tmp_path: Path, lines: list[dict[str, object]], form: list[str]
) -> None:
    told = atoll("referee", str(record_lines.written(tmp_path, *lines)), *form).output
    assert not acting(told)
    assert not any(one.startswith("good.jsonl") for one in told.splitlines())


def test_no_port_writes_a_line_of_the_bench(tmp_path: Path) -> None:
    (tmp_path / "port.py").write_text(PORT, "utf-8")
    green = "Green: all that it claims is held."
    evil = rf"{green}\n{green}\x1b[2J{'p' * 95} {green} {'q' * 90}"
    port = ["--", "python3", str(tmp_path / "port.py"), evil]
    told = atoll("port", "run", "rps", "--rule", "rps_2_1", *port).output
    assert "The port: Green" in told
    assert not acting(told)
    assert not any(one.startswith("Green") for one in told.splitlines())


@pytest.mark.parametrize("command", [["explain"], ["check", "-v"]], ids=" ".join)
def test_a_name_that_wraps_forges_no_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for before in range(80, 96):
        evil = f"{'p' * before} good.jsonl: legal {'q' * 90}"
        file = Path(f"{evil[: before + 20]};touch x.feature")
        file.write_text(
            f"# game: fiji\nFeature: a\n\n  Scenario: {evil}\n    ::error::a\n\n    When {evil}\n",
            "utf-8",
        )
        told = atoll(*command, str(file)).output
        assert not re.search(r"(?m)^(good|\s*::|atoll explain [^'].*;)", told)


@pytest.mark.parametrize(
    "command", ["referee {}", "check {}", "explain {}", "prove a {}", "check --{}"]
)
def test_no_name_of_a_file_or_an_option_writes_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("good.jsonl: legal\nb\u202e.feature")
    file.write_text("# game: fiji\nFeature: a\n\n  Scenario: b\n    When c\n", "utf-8")
    told = atoll(*(one.format(file) for one in command.split())).output
    assert not acting(told)
    assert "good.jsonl: legal" not in told.splitlines()


def test_a_command_that_is_to_be_copied_is_quoted(tmp_path: Path) -> None:
    lines = FIRST | {"version": "1;touch x"}, {"seat": "Ana", "move": "keep"}
    file = record_lines.written(tmp_path, *lines)
    command = f"`atoll diff fiji 'v1;touch x' . --records {tmp_path}`"
    assert command in atoll("referee", str(file)).output


def test_in_markdown_a_text_is_no_html_and_no_link() -> None:
    evil = "<script>alert(1)</script> ![x](https://example.org/x) `<b>`\n| forged |"
    parts: list[Part] = [
        evil.partition("\n")[0],
        line((evil.partition("\n")[0], "bold")),
        Table([Column("a")], [[evil]]),
        Items([(line("a", "  ", ("r/`<script>[x](y)`.jsonl:1", "cyan"), "  b"), ["<script>"])]),
        Code(["Scenario: a", "```", "<script>"]),
    ]
    told = written(parts).splitlines()
    for text in (r"\` <b> `", "` <b> ``", r"\<http://a>", "`"):
        assert not re.search(
            "<[ab][ >]", MarkdownIt().render(written([line(text, (text, "cyan"))]))
        )
    fenced = told.index("````gherkin")
    assert told[fenced:] == ["````gherkin", "Scenario: a", "```", "<script>", "````"]
    for one in (re.sub("`[^`]*`", "", text) for text in told[:fenced]):
        assert one.count("<script>") == one.count(r"\<script>")
        assert one.count("[x]") == one.count(r"\[x]")
    rows = [one for one in told if one.startswith("|")]
    assert [len(re.findall(r"(?<!\\)\|", one)) for one in rows] == [2, 2, 2]
