"""Every ruling chip of Try it, toggled: it says the same only where the engine plays the same."""

import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest
from ran import examples

from atoll.record.aloud import tried
from atoll.site.facts import GameFacts
from atoll.site.pages.trying import fullest
from atoll.site.trials import asked_first
from atoll.table.games import game

ASSETS = Path(__file__).parents[1] / "docs" / "assets"
SAME, GONE = "The same happens as before.", "No longer:"


class Toggled(NamedTuple):
    """One answer chosen at a chip: what the engine plays before and then."""

    answer: str
    before: Mapping[str, Any]
    now: Mapping[str, Any]


def toggled(name: str) -> Iterator[Toggled]:
    """Each answer to each ruling that has a chip on the page of a game, from each other answer."""
    facts = cast("GameFacts", SimpleNamespace(name=name, results=examples(f"features/{name}")))
    one = fullest(facts)
    assert one
    for ruling in asked_first(name, one)["rulings"]:
        answers = game(name).RULINGS[ruling].names()
        played = {answer: played_by(one, {ruling: answer}) for answer in answers}
        for before, was in played.items():
            for to, now in played.items():
                yield Toggled(f"{ruling}: {before}, {to}", was, now)


def played_by(one: Mapping[str, Any], answer: Mapping[str, str]) -> Any:
    begins = one["begins"]
    ruled = {**begins, "rulings": {**begins.get("rulings", {}), **answer}}
    return tried("\n".join(map(json.dumps, (ruled, *one["moves"]))))


def said(found: list[Toggled]) -> list[str]:
    """What the sheet says to each."""
    files = (ASSETS / f"{one}.js" for one in ("try-apart", "try-told"))
    scripts = (one.read_text(encoding="utf-8") for one in files)
    given = json.dumps([[one.before, one.now] for one in found])
    run = ["node", "-e", "\n".join((_PAGE, *scripts, _SAYS))]
    done = subprocess.run(run, input=given, capture_output=True, text=True, check=True)
    return cast("list[str]", json.loads(done.stdout))


def sentences(way: Mapping[str, Any]) -> list[str]:
    return [event["sentence"] for part in way["parts"] for event in part["events"]]


def is_same(one: Toggled) -> bool:
    ends = [(way["parts"][-1]["position"], way["problem"]) for way in (one.before, one.now)]
    return sentences(one.before) == sentences(one.now) and ends[0] == ends[1]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize("name", ["fiji", "kaivai", "bali"])
def test_a_chip_says_the_same_only_where_the_engine_plays_the_same(name: str) -> None:
    found = [*toggled(name)]
    for one, text in zip(found, said(found), strict=True):
        gone = Counter(sentences(one.before)) - Counter(sentences(one.now))
        assert (SAME in text) == is_same(one), one.answer
        assert (GONE in text) == (bool(gone) and not one.now["problem"]), one.answer
        assert all(sentence in text for sentence in [*gone][:1] if GONE in text), one.answer
    assert sum(map(is_same, found)) < len(found)


_PAGE = """
const el = (name, about, ...inside) => inside.flat(9).filter(Boolean).join(" ");
const say = (text, values = {}) => text.replace(/{(\\w+)}/g, (_, one) => values[one]);
globalThis.window = { atoll: { say, el, ruleLink: (_, rule, cited) => cited, steps: {} } };
"""
_SAYS = """
const { apart, told } = window.atoll;
const page = told({ rules: "" });
const pairs = JSON.parse(require("fs").readFileSync(0, "utf-8"));
const found = ([before, now]) => page.follows(now, page.changes(now, apart.played(before)));
const said = pairs.map((pair) => found(pair).join("\\n"));
console.log(JSON.stringify(said));
"""
