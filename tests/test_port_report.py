"""What is told of a run: its schema, a page, a badge, a comparison; and a port with other names."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import jsonschema
import pytest
from port_runs import PORTS, held, vectors_of
from referencing import Registry, Resource
from typer.testing import CliRunner, Result

from atoll.cli import app
from atoll.port.run import Asked
from atoll.port.talking.naming import names_of
from atoll.schemas import schemas

REGISTRY: Registry[Any] = Registry().with_resources(
    [(name, Resource.from_contents(schema)) for name, schema in schemas().items()]
)
Told = Mapping[str, Any]
WRONG = ("Math.ceil(half) : Math.floor(half)", "Math.floor(half) : Math.ceil(half)")


def fits(name: str, told: object) -> None:
    schema = {"$ref": f"{name}.schema.json"}
    jsonschema.Draft202012Validator(schema, registry=REGISTRY).validate(told)


def told(port: Path) -> Told:
    """A short run of a port, as it is kept."""
    rules = frozenset({"fiji_4_1", "fiji_4_11"})
    run = held(port, Asked(rules), some=vectors_of("fiji/4_exchange"))._replace(day="2026-01-02")
    return run.as_json()


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two runs: of the port of the page, and of one that rounds the other way."""
    folder = tmp_path_factory.mktemp("runs")
    text = (PORTS / "exchange.js").read_text("utf-8")
    (folder / "exchange.js").write_text(text.replace(*WRONG), encoding="utf-8")
    for name, port in (("good", PORTS / "exchange.js"), ("bad", folder / "exchange.js")):
        (folder / f"{name}.json").write_text(json.dumps(told(port)), encoding="utf-8")
    return folder


def report(runs: Path, *words: str) -> Result:
    line = [str(runs / word) if "." in word else word for word in words]
    return CliRunner().invoke(app, ("port", "report", *line))


def test_a_run_and_a_report_fit_their_schemas(runs: Path) -> None:
    for name in ("good", "bad"):
        fits("port-run", json.loads((runs / f"{name}.json").read_text("utf-8")))
    result = report(runs, "bad.json", "--against", "good.json", "--json")
    found = json.loads(result.stdout)
    fits("port-report", found)
    [one] = found["runs"]
    assert (one["green"], one["badge"], result.exit_code) == (False, "1 rule not held", 1)
    assert one["rules"]["not held"] == ["fiji_4_11"]
    assert {"rule": "fiji_4_11", "was": "held", "is": "not held"} in one["since"]["rules"]
    assert one["since"]["new"] == ["Fiji 4.11: the port comes to another position"]


def test_what_was_wrong_and_is_not_is_gone(runs: Path) -> None:
    result = report(runs, "good.json", "--against", "bad.json")
    assert result.exit_code == 0, result.output
    assert "Fiji 4.11: not held, now held" in result.output
    assert "gone: Fiji 4.11: the port comes to another position" in result.output
    assert "nothing has changed" in report(runs, "good.json", "--against", "good.json").output


def test_the_page_of_a_run_says_all_that_is_wrong_and_loads_nothing(runs: Path) -> None:
    report(runs, "bad.json", "--html", "bad.html", "--markdown", "bad.md")
    page, text = ((runs / name).read_text("utf-8") for name in ("bad.html", "bad.md"))
    for one in (page, text):
        assert "Not green: 1 finding." in one
        assert "Scenario: " in one
        assert "It agrees best with the" in one
        assert "to take the last move back" in one
    assert '<td class="not-held">not held</td>' in page
    assert not [word for word in ("src=", "href=", "url(", "<script") if word in page]


def test_the_badge_is_green_where_the_run_is_and_there_alone(runs: Path) -> None:
    report(runs, "good.json", "bad.json", "--badge", "badges.d")
    names = sorted(one.name for one in (runs / "badges.d").iterdir())
    assert names == ["fiji-exchange-js-2.svg", "fiji-exchange-js.svg"]
    good, bad = ((runs / "badges.d" / name).read_text("utf-8") for name in names[::-1])
    assert ET.fromstring(good).attrib["aria-label"] == "Fiji rules: 15 of 50 rules held"
    assert ET.fromstring(bad).attrib["aria-label"] == "Fiji rules: 1 rule not held"
    assert ("#1a7f37" in good, "#1a7f37" in bad) == (True, False)


BAD: dict[str, tuple[str, str]] = {
    "no JSON": ("{", "this is not JSON"),
    "a list": ("[]", "its format is None"),
    "another format": ('{"format": 99}', "its format is 99"),
    "half a run": ('{"format": 1, "game": "fiji"}', "`atoll` is missing"),
    "no rules": ("good", "rules: 0: 1 is no object"),
    "a port without a name": ("good", "port: `name` is missing"),
    "a finding that is none": ("good", "findings: 0: `kind` is missing"),
    "counts that are none": ("good", "counts: vectors: 3 is no object"),
}
SPOILED: dict[str, Told] = {
    "no rules": {"rules": [1]},
    "a port without a name": {"port": {}},
    "a finding that is none": {"findings": [{"rule": "fiji_4_1"}]},
    "counts that are none": {"counts": {"vectors": 3}},
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_run_is_refused(runs: Path, name: str) -> None:
    text, says = BAD[name]
    good = json.loads((runs / "good.json").read_text("utf-8"))
    text = json.dumps(good | SPOILED[name]) if text == "good" else text
    (runs / "spoiled.json").write_text(text, encoding="utf-8")
    result = report(runs, "spoiled.json", "--html", "no.html")
    assert (result.exit_code, says in result.output) == (2, True), result.output
    assert "spoiled.json" in result.output
    assert not (runs / "no.html").exists()


# Other names


NAMES = """\
[parts]
supply = "bank"
[things]
green = "emerald"
yellow = "gold"
[moves]
"offer {beads}" = "bid {beads}"
[rules]
fiji_4_1 = "E_SIZE"
[editions]
fiji-en-2006 = "english"
"""
THEIRS = {
    "supply": "bank",
    "green": "emerald",
    "yellow": "gold",
    'verb !== "offer"': 'verb !== "bid"',
    '"fiji_4_1"': '"E_SIZE"',
    "fiji-en-2006": "english",
}


def test_a_port_with_names_of_its_own_is_held_by_a_map_and_not_without(tmp_path: Path) -> None:
    text = (PORTS / "exchange.js").read_text("utf-8")
    for ours, theirs in THEIRS.items():
        assert ours in text
        text = text.replace(ours, theirs)
    port, file = tmp_path / "own.js", tmp_path / "names.toml"
    port.write_text(text, encoding="utf-8")
    file.write_text(NAMES, encoding="utf-8")
    what, some = Asked(games=2), vectors_of("fiji/4_exchange")
    found = held(port, what, some=some, names=names_of("fiji", file))
    assert found.green, [*found.why_not_green(), *(one.says for one in found.findings)]
    assert [*found.rules().values()].count("held") >= 15
    file.write_text(NAMES.replace('supply = "bank"', ""), encoding="utf-8")
    assert not held(port, Asked(games=0, first=True), some=some, names=names_of("fiji", file)).green
