"""A law that leans on one which does not hold is not called proved, wherever it is told."""

import json

import jsonschema
from printed import printed

from atoll.cli.prove import told
from atoll.proof.as_json import as_dict
from atoll.proof.leaning import leaning
from atoll.proof.proofs import proof
from atoll.schemas import schemas

DEEPER = "clearing_away_and_dealing_conserve_every_colour"
FARTHER = "no_pile_ever_has_more_beads_than_the_box"
"""It leans on what leans on the deeper one."""


def test_a_law_falls_with_what_its_lemmas_lean_on() -> None:
    lemma, far = proof("fiji", DEEPER), proof("fiji", FARTHER)
    assert DEEPER not in far.lemmas
    assert leaning("fiji", [far, lemma]) == [far, lemma]
    found = leaning("fiji", [far, lemma._replace(verdict="unknown")])
    assert [(one.verdict, one.holds) for one in found] == [("unproved", False), ("unknown", False)]
    lines = printed(told(found, None, verbose=False, quiet=True))
    assert any(line.startswith("unproved  no pile ever has more beads") for line in lines)
    assert any("it leans on what does not hold: clearing away" in line for line in lines)
    shown = json.loads(json.dumps(as_dict("fiji", found)))
    jsonschema.validate(shown, schemas()["prove.schema.json"])
    assert [law["fallen"] for law in shown["laws"]] == [[DEEPER], []]
