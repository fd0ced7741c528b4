"""A law that leans on one which does not hold is not called proved, wherever it is told."""

import json
from pathlib import Path

import jsonschema
from printed import printed

from atoll.cli.prove import told
from atoll.fiji import rules
from atoll.mutate.serving import elsewhere
from atoll.proof.as_json import as_dict
from atoll.proof.leaning import leaning
from atoll.proof.proofs import Proof, proof
from atoll.schemas import schemas

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
