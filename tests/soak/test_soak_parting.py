"""All faults that people made: what each does at a table is told of nine in ten."""

from collections.abc import Callable

from test_parting import FAULTS, untold


def test_of_nine_faults_in_ten_a_scenario_tells_what_they_do(
    record_property: Callable[[str, object], None],
) -> None:
    silent = untold(FAULTS)
    record_property("untold", silent)
    assert len(silent) <= len(FAULTS) / 10
