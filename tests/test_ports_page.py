"""The page on ports: its commands print what it says, its talk is one, its tables are whole."""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from in_git import laid
from printed import schema
from ran import examples
from shown import Command, blocks, here, problems
from test_data import of_the_site

from atoll.data.exporting import as_lines, index
from atoll.data.vectors import vectors
from atoll.home import HOME
from atoll.port.asking import Question
from atoll.port.messages import ABILITIES, MESSAGES, NoAnswer, answer
from atoll.port.port import Port
from atoll.port.run import STATUSES, Asked, asked_of, run
from atoll.port.talk import Talk
from atoll.record.lines import LONGEST_LINE

PAGE = (HOME / "docs" / "ports.md").read_text("utf-8")
FILES = {block.file: block.text for block in blocks(PAGE) if block.file}
TALK = [json.loads(line) for line in FILES["talk.jsonl"].splitlines()]
PORTS = HOME / "docs" / "ports"
PLAYED_BY = {".js": "node", ".py": sys.executable}
LIMIT = 60.0
CMDS = [cmd for cmd, one in MESSAGES.items() if "cmd" in one.get("properties", ())]


def fits(part: str, value: object) -> None:
    """A message is as its schema says: of a question, or of what answers it."""
    schema("port-talk", part).validate(value)


@pytest.mark.usefixtures("away")
def test_what_the_page_shows_is_so() -> None:
    """Where the site carries the same data, they are not made again."""
    written = of_the_site()

    def run(command: Command) -> str:
        if written and command.words.startswith("atoll data write"):
            Path("data").symlink_to(written)
            return command.printed
        return here(command)

    found = "\n".join(problems(PAGE, Path.cwd(), run))
    assert not found, found


def test_the_talk_fits_the_schemas_and_is_what_the_port_says() -> None:
    asked, answers = TALK[::2], TALK[1::2]
    for question, said in zip(asked, [*answers, None], strict=True):
        fits(question["cmd"], question)
        if said is not None:
            fits(f"{question['cmd']}-answer", said)
    lines = "".join(f"{json.dumps(one)}\n" for one in asked)
    node = ["node", str(HOME / "docs" / "ports" / "exchange.js")]
    ran = subprocess.run(node, input=lines, capture_output=True, text=True, check=True)
    assert [json.loads(line) for line in ran.stdout.splitlines()] == answers


# Runs of ports, and vectors: of some features, and as a folder of published data


@cache
def vectors_of(*features: str) -> Sequence[Mapping[str, Any]]:
    """The vectors of features, named from the room of examples: `fiji/4_exchange`."""
    results = examples(*(f"features/{feature}.feature" for feature in features))
    return vectors(features[0].partition("/")[0], results).found


def folder_of(some: Iterable[Mapping[str, Any]], folder: Path) -> Path:
    """A folder of published data with these vectors of Fiji, and nothing else."""
    files = [("fiji/vectors/some.jsonl.gz", as_lines(some))]
    return laid(folder, dict([*files, index(files)]))


@contextmanager
def started(file: Path) -> Iterator[Port]:
    """A port of Fiji that runs, in JavaScript or Python."""
    command = [PLAYED_BY[file.suffix], str(file)]
    port = Port("fiji", command, LIMIT)
    try:
        yield port
    finally:
        port.close()


def held(
    file: Path,
    what: Asked,
    asked: Sequence[Question] | None = None,
    some: Sequence[Any] = (),
) -> Mapping[str, Any]:
    """A run of a port: of these questions, or of those made of some vectors."""
    with started(file) as port:
        return run(port, asked or asked_of(some, port, what), what)


# What stands on the page


def table(head: str) -> dict[str, str]:
    """A table of the page, by its first column."""
    rows = PAGE.split(f"\n| {head} |")[1].split("|---|\n")[1].split("\n\n")[0]
    cells = [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows.splitlines()]
    return {row[0].strip("` "): " ".join(row[1:]) for row in cells}


def test_every_message_and_every_key_stands_there() -> None:
    told, claims = table("`cmd` | asks | an answer has"), " ".join(table("key | holds | left out"))
    assert [*told] == CMDS
    for cmd in CMDS:
        ways = MESSAGES.get(f"{cmd}-answer", {"anyOf": []})["anyOf"]
        answers = (MESSAGES[way["$ref"].removeprefix("#/$defs/")] for way in ways)
        for key in {*chain.from_iterable(one["properties"] for one in (MESSAGES[cmd], *answers))}:
            there = key in claims if cmd == "hello" else key in {"cannot", "error"}
            assert there or key in {"seq", "cmd"} or f"`{key}`" in told[cmd], (cmd, key)
    assert {*table("`cannot` | means | then")} == {*ABILITIES}
    assert MESSAGES["claims"]["properties"]["cannot"]["items"]["enum"] == [*ABILITIES]
    assert {*table("a rule is | when")} == {*STATUSES}
    assert f"{LONGEST_LINE:,} bytes" in PAGE


BAD: dict[str, list[Any]] = {
    "hello": [
        {"name": "x"},
        {"name": "x", "games": ["fiji"], "rulings": {"half": "up"}},
        {"name": "x", "games": ["fiji"], "legal": True},
        {"name": "x", "games": ["fiji"], "cannot": [[]]},
    ],
    "start": [{}, {"refused": True}, {"refused": {"rule": 4}}],
    "legal": [{"legal": 1}],
    "moves": [{"moves": "keep"}],
    "undo": [{"refused": {}}],
    "winners": [{"winners": None}],
}


@pytest.mark.parametrize("cmd", BAD)
def test_what_is_no_answer_is_none_by_the_schema_either(cmd: str) -> None:
    for said in BAD[cmd]:
        with pytest.raises(NoAnswer, match=f"`{cmd}`"):
            answer(cmd, {"seq": 1, **said})
        with pytest.raises(jsonschema.ValidationError):
            fits(f"{cmd}-answer", {"seq": 1, **said})


def test_every_question_that_the_bench_asks_fits_its_schema(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A port that can do everything is asked everything; both sides are held against the schema."""
    talked: list[tuple[dict[str, Any], dict[str, Any]]] = []
    ask = Talk.ask

    def heard(talk: Talk, cmd: str, **keys: Any) -> dict[str, Any]:
        said = ask(talk, cmd, **keys)
        talked.append(({"seq": 1, "cmd": cmd, **keys}, {"seq": 1, **said}))
        return said

    monkeypatch.setattr(Talk, "ask", heard)
    port = HOME / "tests" / "port" / "whole.py"
    few = [one for one in vectors_of("fiji/4_exchange") if "fiji_4_1" in one["rules"]]
    found = held(port, Asked(games=1), some=few)
    assert found["green"], found["why_not_green"]
    assert {question["cmd"] for question, _ in talked} == {*CMDS} - {"stop"}
    for question, said in talked:
        if "refused" not in said:  # what a rule refuses may be of another form
            fits(question["cmd"], question)
        fits(f"{question['cmd']}-answer", said)
    schema("port-run").validate(found)
