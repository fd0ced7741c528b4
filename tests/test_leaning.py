"""A law that leans on one which does not hold is not called proved, wherever it is told."""

import json
from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jsonschema
from printed import printed

from atoll.cli.prove import told
from atoll.fiji import rules
from atoll.mutate.serving import elsewhere
from atoll.proof.as_json import as_dict
from atoll.proof.leaning import leaning
from atoll.proof.proofs import Proof, proof
from atoll.schemas import schemas
from atoll.site.marks import laws_told
from atoll.site.pages.laws import _page

LEMMA = "an_exchange_conserves_every_colour"
LEANS = "every_round_begins_with_the_same_beads"
"""It takes what the lemma says as given, so no payment can contradict it."""
DEEPER = "clearing_away_and_dealing_conserve_every_colour"
FARTHER = "no_pile_ever_has_more_beads_than_the_box"
"""It leans on what leans on the deeper one."""
PAID = "tuple(kept), pooled(supply, paid)"
TWICE = "tuple(kept), pooled(supply, [*paid, *paid])"


def run(*names: str) -> list[Proof]:
    return leaning("fiji", [proof("fiji", name) for name in names])


def paid_twice(*names: str) -> list[Proof]:
    """What a run comes to where every offer is paid twice."""
    text = Path(str(rules.__file__)).read_text("utf-8")
    there = {rules.__name__: text.replace(PAID, TWICE)}
    return list(elsewhere("fiji", there, run, *names))


def test_a_law_falls_with_its_lemma_in_the_same_run() -> None:
    lemma, leans = paid_twice(LEMMA, LEANS)
    assert (lemma.verdict, lemma.fallen) == ("refuted", ())
    assert (leans.verdict, leans.fallen, leans.holds) == ("unproved", (LEMMA,), False)


def test_by_itself_such_a_law_is_proved() -> None:
    (leans,) = paid_twice(LEANS)
    assert (leans.verdict, leans.fallen) == ("proved", ())


def test_a_law_falls_with_what_its_lemmas_lean_on() -> None:
    lemma, far = proof("fiji", DEEPER), proof("fiji", FARTHER)
    assert DEEPER not in far.lemmas
    found = leaning("fiji", [far, lemma._replace(verdict="unknown")])
    assert [one.verdict for one in found] == ["unproved", "unknown"]
    assert leaning("fiji", [far, lemma]) == [far, lemma]


def fallen() -> list[Proof]:
    lemma, leans = proof("fiji", LEMMA), proof("fiji", LEANS)
    return leaning("fiji", [lemma._replace(verdict="refuted"), leans])


def test_it_is_told_on_a_terminal_and_in_json() -> None:
    found = fallen()
    lines = printed(told(found, None, verbose=False, quiet=True))
    assert any(line.startswith("unproved  every round begins") for line in lines)
    assert "          it leans on what does not hold: an exchange conserves every colour" in lines
    shown = json.loads(json.dumps(as_dict("fiji", found)))
    jsonschema.validate(shown, schemas()["prove.schema.json"])
    assert [law["fallen"] for law in shown["laws"]] == [[], [LEMMA]]


def test_every_line_of_an_explanation_stands_below_its_law() -> None:
    of = proof("fiji", FARTHER)
    assert "\n\n" in of.says, "it has two paragraphs"
    shown = printed(told([of], None, verbose=True, quiet=False))
    paragraphs = [f"{'':10}{' '.join(one.split())}" for one in of.says.split("\n\n")]
    assert [line for line in shown if line in paragraphs] == paragraphs


def test_it_is_told_on_the_site() -> None:
    found = fallen()
    assert laws_told(found) == "1 refuted and 1 unproved"
    rule = SimpleNamespace(id="fiji_4_16", title="A payment", unsure=False)
    game: Any = SimpleNamespace(name="fiji", rules=defaultdict(lambda: rule))
    text = _page(game, found[1], "z3").text
    assert '<span class="outcome failed">unproved</span>' in text
    assert "it leans on what does not hold: [an exchange conserves every colour](" in text
