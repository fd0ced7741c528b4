"""Faults derived from the names of the laws about tables of games: each has to be refuted."""

import pytest
from test_laws import FAULTS, Fault, asked, is_sampled, refuted, told


@pytest.mark.parametrize("fault", [one for one in FAULTS if is_sampled(asked(one))], ids=told)
def test_what_the_name_of_a_law_forbids_is_refuted(fault: Fault) -> None:
    assert refuted(fault)
