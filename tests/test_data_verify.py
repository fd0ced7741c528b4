"""Published data that was spoiled, and what tells so: the file, the line, and what is wrong."""

import gzip
import json
import re
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from in_git import laid
from printed import as_json, atoll, misuse
from test_data import WE_TIE, content

from atoll.data.exporting import exported, index, schemas
from atoll.data.verifying import verified
from atoll.home import HOME
from atoll.proof.proofs import as_dict, proof
from atoll.running.own import performed

TIES = "fiji/vectors/faq/ties.jsonl.gz"
FORGED = "fiji/vectors/forged/fiji_0_2.jsonl.gz"
NOBODY = "forged/fiji_0_2/"
UNREAD = "it cannot be read as schemas/vector.schema.json says"
packed = partial(gzip.compress, mtime=0)  # a test is named by it, alike in each worker
EMPTY = packed(b"[]\n")
OUTSIDE = """\
{"format": 2, "games": [], "files": [{"path": "../x", "bytes": 1, "sha256": "", "schema": null}]}
"""


@pytest.fixture(scope="module")
def published() -> list[tuple[str, bytes]]:
    """Data of one file of examples and one law."""
    feature = "features/fiji/faq/ties.feature"
    shown = json.loads(json.dumps(performed([str(HOME / feature)]).results))
    laws = as_dict("fiji", [proof("fiji", "at_most_one_player_executes_a_row")])
    results = [{**one, "file": feature} for one in shown]
    files = [*schemas(), *exported("fiji", results, proofs=laws)]
    return [*files, index(files)]


@pytest.fixture
def copy(published: list[tuple[str, bytes]], tmp_path: Path) -> Path:
    """The data in a folder, to be spoiled."""
    return laid(tmp_path / "data", dict(published))


def test_a_tampered_byte_is_found(copy: Path) -> None:
    assert verified(copy).findings == ()
    file = copy / "fiji" / "faq.json"
    file.write_bytes(file.read_bytes().replace(b"Who", b"How", 1))
    words = ("data", "verify", str(copy))
    ran = atoll(*words)
    assert ran.exit_code == 1
    assert [one["line"] for one in as_json("data-verify", *words, status=1)["findings"]] == [1]
    assert f"{file}:1: its SHA-256 is not the one in index.json; restore it.\n" in ran.stdout


def signed(folder: Path) -> None:
    """The index as it would be if all this had been published."""
    listed = content(folder, "index.json")
    for one in listed["files"]:
        raw = (folder / one["path"]).read_bytes()
        one |= {"bytes": len(raw), "sha256": sha256(raw).hexdigest()}
    (folder / "index.json").write_text(json.dumps(listed), encoding="utf-8")


SPOILT = {
    "an event": (TIES, "out with 3 each", "out with 2 each", f"{TIES}:1: {WE_TIE}: event 3 is"),
    "what must hold": (TIES, '"red": 10', '"red": 9', f"{TIES}:1: {WE_TIE}: its record: supply"),
    "how far it goes": (TIES, '"stops": 5', '"stops": 6', f"{TIES}:1: {WE_TIE}: event 6 is none"),
    "a position": (TIES, '"row": 2}', '"row": 3}', f"{TIES}:1: {WE_TIE}: `end`: what follows"),
    "a refusal": (
        *(TIES, '"refused": null', '"refused": {"line": 1, "rule": "fiji_4_1", "reason": "No."}'),
        f"{TIES}:1: {WE_TIE}: `refused` is line 1, Fiji 4.1",
    ),
    "an edition": (TIES, "fiji-en-2006", "fiji-en-2007", f"{TIES}:1: {WE_TIE}: its record: no ed"),
    "a line that is no object": (TIES, '{"id"', '[{"id"', f"{TIES}:1: it cannot be read"),
    "a rule that is not the one that refuses": (
        *(FORGED, '"rules": ["fiji_0_2"]', '"rules": ["fiji_0_1"]'),
        f"{FORGED}:1: {NOBODY}",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_is_published_wrongly_is_found_and_its_place_named(copy: Path, what: str) -> None:
    path, old, new, told = SPOILT[what]
    pack, unpack = (gzip.compress, gzip.decompress) if path.endswith(".gz") else (bytes, bytes)
    raw = unpack((copy / path).read_bytes())
    assert old.encode() in raw
    (copy / path).write_bytes(pack(raw.replace(old.encode(), new.encode(), 1)))
    signed(copy)
    ran = atoll("data", "verify", str(copy))
    assert ran.exit_code == 1
    found = [line for line in ran.stdout.splitlines() if told in line]
    assert found, ran.stdout
    assert re.match(rf"{re.escape(str(copy))}/fiji/\S+:\d+: ", found[0])


def test_a_file_that_is_gone_and_one_too_many_are_found(copy: Path) -> None:
    (copy / TIES).unlink()
    for mine in ("mine.json", "vectors/mine.jsonl.gz"):
        (copy / "fiji" / mine).write_text("{}", encoding="utf-8")
    (copy / "schemas" / "vector.schema.json").rename(copy / "schemas" / "other.schema.json")
    (copy / "index.html").write_text("a page about it may lie there", encoding="utf-8")
    told = [f"{one.file}: {one.message}" for one in verified(copy).findings]
    assert [one for one in told if f"{TIES}: index.json lists it" in one]
    for stray in ("fiji/mine.json", "fiji/vectors/mine.jsonl.gz", "other.schema.json"):
        assert [one for one in told if f"{stray}: index.json does not list it" in one]
    assert not [one for one in told if "index.html" in one]


@pytest.mark.parametrize(
    ("path", "raw", "told"),
    [
        (TIES, EMPTY, f"{UNREAD} (the line is no object"),
        (TIES, packed(b'{"record": [3]}\n'), UNREAD),
        (TIES, packed(b'{"id": [1], "happens": 3}\n'), UNREAD),
        (TIES, packed(b"\n" * 20_000_001), f"{UNREAD} (it holds more than"),
        (TIES, EMPTY[:-1], f"{UNREAD} ("),
        (TIES, EMPTY[:-8] + bytes(8), f"{UNREAD} ("),
    ],
)
def test_a_file_of_another_layout_is_a_finding(
    copy: Path, path: str, raw: bytes, told: str
) -> None:
    (copy / path).write_bytes(raw)
    signed(copy)
    found = {f"{one.file}:{one.line}: {one.message}" for one in verified(copy).findings}
    assert [one for one in found if one.startswith(f"{copy / path}:1: {told}")], found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "No such file or directory. Name a folder that `atoll data write` has written"),
        ("{", "it is no index of published data"),
        ('{"format": 1}', "its format is 1, and this atoll reads 2; use the atoll that goes with"),
        ('{"format": 2, "games": [], "files": [3]}', "it is no index of published data"),
        (OUTSIDE, "'../x' lies outside of the folder"),
        (OUTSIDE.replace("../x", "./x"), "or is not written plainly"),
    ],
)
def test_what_is_no_published_data_is_misuse(tmp_path: Path, text: str | None, said: str) -> None:
    if text is not None:
        (tmp_path / "index.json").write_text(text, encoding="utf-8")
    told = misuse("data", "verify", str(tmp_path))
    assert f"{tmp_path / 'index.json'}: " in told
    assert said in told
