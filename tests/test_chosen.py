"""What a reader chooses once: what other answers change, and the scripts that tell it."""

import json
import re
from typing import Any

from ran import examples

from atoll.compare.sides import side
from atoll.site import page, verdicts
from atoll.site.facts import gathered
from atoll.site.otherwise import Otherwise, otherwise
from atoll.site.pages import chosen
from atoll.site.verdicts import Verdicts, rerun
from atoll.table.games import game

FEATURE = "features/fiji/4_exchange.feature"


def step(*sentences: str) -> dict[str, Any]:
    return {"events": [{"rule": "fiji_4_11", "sentence": one} for one in sentences]}


def result(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"file": "a.feature", "line": 7, "row": None, "outcome": "passed", "trace": [*steps]}


def changed(usual: dict[str, Any], *happens: tuple[str, ...], outcome: str) -> list[Otherwise]:
    said = tuple(tuple(("fiji_4_11", one) for one in step) for step in happens)
    again = {"outcome": outcome, "happens": said, "asked": ["swap", "half"]}
    return [*otherwise([usual], {("a.feature", 7): again})]


# What is changed


def test_what_comes_and_what_goes_is_told_and_what_stays_is_not() -> None:
    usual = result(step("a", "b", "b"), step("c"))
    [found] = changed(usual, ("a", "b", "d"), ("c",), outcome="passed")
    assert found.comes == (("fiji_4_11", "d"),)
    assert found.goes == (("fiji_4_11", "b"),)
    assert not found.ends
    assert found.asks == ("half", "swap")


def test_what_was_not_played_any_more_is_not_said_to_go() -> None:
    usual = result(step("a"), step(), step("later"))
    [found] = changed(usual, ("b",), (), outcome="failed")
    assert (found.comes, found.goes) == ((("fiji_4_11", "b"),), (("fiji_4_11", "a"),))
    assert found.ends


def test_an_example_that_shows_the_same_is_left_out() -> None:
    assert changed(result(step("a")), ("a",), outcome="passed") == []
    assert [*otherwise([result(step("a"))], {})] == []


def test_each_single_answer_and_each_edition_that_differs_can_be_chosen() -> None:
    for name, *editions in (("fiji", "fiji-de-2005", "fiji-condensed"), ("kaivai", "kaivai-2005")):
        ways = game(name).RULINGS.values()
        single = [f"{one.name}={way}" for one in ways for way in one.names() if way != one.default]
        assert sorted(verdicts._choices(name)) == sorted([*single, *editions])


# The scripts


def scripts(*features: str) -> dict[str, Any]:
    """Those of Fiji, with what one answer changes in a chapter, or in these features."""
    usual = examples(*(features or (FEATURE,)))
    way = side("fiji", None).but("half", "up")
    by = {"half=up": (*otherwise(usual, rerun("fiji", usual, way)),), "swap=neighbours": ()}
    facts = gathered(Verdicts(usual, by={"fiji": by}), only="fiji")
    told = {one.path: one.content.decode() for one in chosen.pages(facts)}
    return {path: json.loads(re.sub(r"^.+?\] = |;\n$", "", text)) for path, text in told.items()}


def test_only_what_an_answer_changes_is_published() -> None:
    found = scripts()
    names = ("choices", "de/choices", "half-up", "de/half-up")
    assert {*found} == {f"assets/by/fiji/{name}.js" for name in names}
    choices, up = found["assets/by/fiji/choices.js"], found["assets/by/fiji/half-up.js"]
    assert choices["sides"] == ["half=up"]
    assert choices["rulings"]["half"]["default"] == "down"
    assert ["fiji-en-2006", "English rulebook of 2006", {}] in choices["editions"]
    [[comes, goes, asks], *_] = up["cards"].values()
    assert "half" not in asks
    assert [one[:2] for one in (*comes, *goes)] == [["fiji_4_11", "4.11"]] * 2
    assert comes[0][2].endswith("3 green.")
    assert goes[0][2].endswith("2 green.")


def test_a_question_says_which_rulings_its_examples_ask_for() -> None:
    usual = examples("features/fiji/faq/effects.feature")
    facts = gathered(Verdicts(usual, by={"fiji": {}}), only="fiji")
    told = {one.path: one.content.decode() for one in chosen.pages(facts)}
    choices = json.loads(re.sub(r"^.+?\] = |;\n$", "", told["assets/by/fiji/choices.js"]))
    assert "half" in choices["asks"]["fiji_q_r14"]
    assert "swap" not in choices["asks"]["fiji_q_r14"]


def test_an_example_is_named_as_its_card_names_it() -> None:
    up = scripts()["assets/by/fiji/half-up.js"]
    at = vars(page._environment().get_template("macros.md").module)["at"]
    assert up["cards"]
    assert {*up["cards"]} <= {at(one) for one in examples(FEATURE)}


def test_what_is_chosen_is_told_in_the_languages_of_the_pages() -> None:
    """Of the questions' examples, as no others are told there."""
    found = scripts(*(f"features/fiji/faq/{name}.feature" for name in ("effects", "possible")))
    choices, up = found["assets/by/fiji/de/choices.js"], found["assets/by/fiji/de/half-up.js"]
    assert choices["named"]["half=up"] == "Hälften werden aufgerundet"
    assert (
        choices["rulings"]["half"]["answers"]["up"]
        == "Der überzählige Glasstein wird auch genommen."
    )
    assert ["fiji-en-2006", "Englische Anleitung, 2006", {}] in choices["editions"]
    assert choices["pages"]["fiji_4_11"] == "fiji/de/4_exchange/index.html#fiji_4_11"
    assert choices["answers"]["half=up"]["fiji_q_r14"].startswith(
        "Auf, sagt die deutsche Anleitung"
    )
    [[comes, goes, _], *_] = up["cards"].values()
    assert comes[0][2] == "Ana nimmt die Hälfte (blaue im Vorrat: 3): 2 blaue."
    assert goes[0][2] == "Ana nimmt die Hälfte (blaue im Vorrat: 3): 1 blauen."
    assert scripts()["assets/by/fiji/de/half-up.js"]["cards"] == {}
