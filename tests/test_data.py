"""The published data: complete, as its schemas say, and played alike by whoever reads it."""

import gzip
import json
import os
import re
import subprocess
from collections import Counter, defaultdict
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from printed import as_json, atoll, process, schema
from ran import ours
from shown import agrees, blocks, commands, here

from atoll import book
from atoll.data.exporting import FORMAT, exported, index
from atoll.data.vectors import LeftOut, vector, vectors
from atoll.home import HOME
from atoll.proof import law
from atoll.running import own
from atoll.running.own import Performance

PAGE = (HOME / "docs" / "data.md").read_text("utf-8")
BLOCKS = blocks(PAGE)
COMMANDS = [one for block in BLOCKS if block.language == "console" for one in commands(block)]
SHOWN = {block.file: block.text for block in BLOCKS if block.file}
NUMBERS = re.compile(r"\d+")
LAWS = {
    "the_box_holds_six_complete_sets": "checked",
    "at_most_one_player_executes_a_row": "proved",
}
OURS = ("bali", "fiji", "kaivai")
REFUSING, KINDS, IN_KINDS = 112, 3, 90
"""So many rules refuse a vector at least, and so many of them do in so many ways."""
WE_TIE = "faq/ties/we-tie-for-most-who-executes"
Json = dict[str, Any]


@pytest.fixture(scope="module")
def results() -> Sequence[Json]:
    return [*map(dict, ours())]


def of_the_site() -> Path | None:
    """The data that the built site carries, where it was built of just what lies here now."""
    data = Path(os.environ.get("ATOLL_SITE") or HOME / ".site") / "data"
    if not (data / "index.json").is_file():
        return None
    commit, rooms = content(data, "index.json")["commit"], ("engine", "docs", "features", "steps")
    git = ("git", "-C", str(HOME))
    since = subprocess.run([*git, "diff", "--quiet", str(commit), "--", *rooms], check=False)
    new = [*git, "ls-files", "--others", "--exclude-standard", "--", *rooms]
    same = not since.returncode and not subprocess.run(new, capture_output=True, check=True).stdout
    return data if same else None


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All data: those of the site, or written here, with some laws; others see to all of them."""
    if data := of_the_site():
        return data
    into, of = tmp_path_factory.mktemp("written"), {game: law.laws(game) for game in book.games()}
    some = {game: {name: laws[name] for name in LAWS if name in laws} for game, laws in of.items()}
    found = Performance([*map(dict, ours())])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own, "shown", lambda *_: found)
        patch.setattr(law, "laws", some.get)
        ran = atoll("data", "write", str(into / "data"))
    assert ran.exit_code == 0, ran.output
    return into / "data"


def every_vector(folder: Path, game: str) -> list[Json]:
    """The vectors of a game, of examples and forged, file by file."""
    files = sorted((folder / game / "vectors").rglob("*.jsonl.gz"))
    return [one for file in files for one in lines(file)]


def lines(file: Path) -> list[Json]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def content(folder: Path, path: str) -> Any:
    return json.loads((folder / path).read_text("utf-8"))


# What is there


def test_the_first_command_of_the_page_says_what_the_page_says(tmp_path: Path) -> None:
    """Of a smaller game."""
    said = atoll("data", "write", str(tmp_path / "data"), "rps", "--laws").stdout
    assert agrees(COMMANDS[0].said, said.replace(str(tmp_path / "data"), "data"), aside=NUMBERS)


def test_every_file_fits_the_schema_that_lies_beside_it(folder: Path) -> None:
    known = {file.name: json.loads(file.read_text("utf-8")) for file in folder.glob("schemas/*")}
    assert all(schema["$id"] == name for name, schema in known.items())
    registry = jsonschema_rs.Registry([*known.items()])
    validators = {
        f"schemas/{name}": jsonschema_rs.Draft202012Validator(schema, registry=registry)
        for name, schema in known.items()
    }
    validators["schemas/data-index.schema.json"].validate(content(folder, "index.json"))
    for one in content(folder, "index.json")["files"]:
        packed = one["path"].endswith(".gz")
        found = lines(folder / one["path"]) if packed else [content(folder, one["path"])]
        for value in found if one["schema"] else ():
            validators[one["schema"]].validate(value)
    laws = content(folder, "fiji/laws.json")["laws"]
    assert LAWS.items() <= {(one["law"], one["verdict"]) for one in laws}
    used = Counter(one["schema"] for one in content(folder, "index.json")["files"])
    kinds = ("rules", "evidence", "rulings", "laws", "faq", "vectors", "vector", "record")
    assert {f"schemas/{kind}.schema.json" for kind in kinds} <= {*used}


def test_every_question_is_there_with_its_answer(folder: Path) -> None:
    told = content(folder, "fiji/faq.json")["questions"]
    files = (HOME / "features" / "fiji").rglob("*.feature")
    tags = {tag for file in files for tag in re.findall(r"@(fiji_q_\w+)", file.read_text("utf-8"))}
    assert {one["id"] for one in told} == tags
    assert [one["id"] for one in told if not one["answer"] or not one["rules"]] == []
    shown = [example["vector"] for one in told for example in one["examples"]]
    known = [one["id"] for one in every_vector(folder, "fiji")]
    assert {*filter(None, shown)} <= {*known}
    assert len([one for one in shown if one]) > len(shown) * 0.9


@pytest.mark.parametrize("game", OURS)
def test_what_is_named_is_there_once(folder: Path, game: str) -> None:
    known = [one["id"] for one in every_vector(folder, game)]
    assert len({*known}) == len(known)
    told = content(folder, f"{game}/vectors.json")
    named = {one["path"] for one in (*told["files"], *told["forged"]["files"])}
    assert named <= {one["path"] for one in content(folder, "index.json")["files"]}
    for rule in content(folder, f"{game}/rules.json")["rules"]:
        assert rule["sha256"] == sha256(rule["statement"].encode()).hexdigest()


def test_comparisons_carry_no_records() -> None:
    compared = as_json("diff", "diff", "rps", "tie=another_round", "--games", "0", "--examples")
    told = json.loads(dict(exported("rps", [], comparisons=[compared]))["rps/comparisons.json"])
    schema("comparisons").validate(told)


def test_the_same_values_give_the_same_bytes(results: list[Json]) -> None:
    one, again = ([*exported("rps", results)] for _ in range(2))
    assert len(again) > 15
    assert one == again
    assert index(again, "abc") == index(reversed(again), "abc")


# Vectors


def test_every_example_is_a_vector_or_is_left_out_with_a_reason(
    folder: Path, results: list[Json]
) -> None:
    listed = content(folder, "fiji/vectors.json")
    found = [one for one in every_vector(folder, "fiji") if not one["forged"]]
    ours = [one for one in results if one["file"].startswith("features/fiji/")]
    places = [(one["feature"], one["line"], one["row"]) for one in (*found, *listed["left_out"])]
    assert len({*places}) == len(places) == listed["examples"] == len(ours)
    assert {*places} == {(one["file"], one["line"], one["row"]) for one in ours}
    assert listed["vectors"] == len(found) == sum(one["vectors"] for one in listed["files"])
    assert all(one["reason"].endswith(".") for one in listed["left_out"])
    assert len(listed["left_out"]) < len(ours) / 15


def test_every_vector_that_is_not_refused_is_a_record_too(folder: Path) -> None:
    legal = [one for one in every_vector(folder, "fiji") if not one["refused"]]
    told = [line for one in legal for line in one["record"]]
    found = [line for file in folder.glob("fiji/records/**/*.jsonl.gz") for line in lines(file)]
    assert sorted(map(json.dumps, found)) == sorted(map(json.dumps, told))


def test_many_rules_refuse_and_most_of_them_in_three_ways(folder: Path) -> None:
    """An example that is refused is a way of its own; what is forged is so at its last line."""
    ways = defaultdict[str, set[str]](set)
    refused = [one for game in OURS for one in every_vector(folder, game) if one["refused"]]
    for one in refused:
        way = one["forged"]["way"] if one["forged"] else one["id"]
        ways[one["refused"]["rule"]].add(way)
        assert not one["forged"] or one["refused"]["line"] == len(one["record"])
    assert len(ways) >= REFUSING
    assert len([rule for rule, its in ways.items() if len(its) >= KINDS]) >= IN_KINDS


# What gives no vector


def of_ties(results: Sequence[Json]) -> Json:
    return next(one for one in results if one["name"] == "We tie for most. Who executes?")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"outcome": "failed"}, "It does not pass."),
        ({"begins": None}, "It begins no game"),
        ({"trace": []}, "Nothing happens in it"),
        ({"moves": [{"seat": "Zoe", "move": "keep"}]}, "A record cannot tell it: nobody is called"),
        ({"moves": [{"seat": "Ana", "move": "keep"}]}, "A record is refused where the example is"),
        ({"end": {}}, "goes another way: `end`"),
    ],
)
def test_an_example_that_no_record_tells_is_left_out(
    results: list[Json], change: Json, reason: str
) -> None:
    with pytest.raises(LeftOut, match=re.escape(reason)):
        vector("fiji", "x", {**of_ties(results), **change})


def test_examples_of_one_name_have_ids_of_their_own(results: list[Json]) -> None:
    one = of_ties(results)
    twice = vectors("fiji", [one, {**one, "row": 40}, {**one, "file": "features/x/y.feature"}])
    assert [each["id"] for each in twice.found] == [WE_TIE, f"{WE_TIE}-2"]


# The page


def test_the_commands_print_what_the_page_says_numbers_aside(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written is whole: nothing of it is left out where it is verified."""
    monkeypatch.chdir(tmp_path)
    Path("data").symlink_to(folder)
    for name in ("port.py", "check.py"):
        Path(name).write_text(SHOWN[name], encoding="utf-8")
    printed = {}
    for one in COMMANDS[1:]:
        words = [word.removesuffix(".py") for word in one.arguments]
        ours = one.words.startswith("atoll ")
        printed[one.words] = here(one) if ours else process(*words).stdout
        assert agrees(one.said, printed[one.words], aside=NUMBERS), one.words
    games = content(folder, "index.json")["games"]
    listed = [content(folder, f"{game}/vectors.json") for game in games]
    counts = (
        len(content(folder, "index.json")["files"]) + 1,
        sum(one["vectors"] + one["forged"]["vectors"] for one in listed),
    )
    assert tuple(map(int, re.findall(r"\d+", printed["atoll data verify data"]))) == counts


def test_the_vector_of_the_page_is_the_one_that_is_published(folder: Path) -> None:
    shown = json.loads(SHOWN["vector.json"])
    [found] = [one for one in every_vector(folder, "fiji") if one["id"] == shown["id"]]
    assert {**shown, "line": 0} == {**found, "line": 0}


def test_the_page_names_every_file_every_key_and_the_format(folder: Path) -> None:
    named = {*re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)}
    kinds = {path for path in named if "/" in path or path.endswith(".json")}
    listed = {one["path"] for one in content(folder, "index.json")["files"]}
    files = (path for path in listed if path.startswith("fiji/"))
    there = {re.sub(r"(vectors|records)/.*", r"\1/….jsonl.gz", path) for path in files}
    assert kinds == there | {"index.json", "schemas/", "fiji/comparisons.json"}
    keys = {
        key for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for key in row.split(", ")
    }
    assert {f"`{key}`" for key in every_vector(folder, "fiji")[0]} <= keys
    assert f"`format` in the index is {FORMAT}." in PAGE
