"""Of the edits with a known answer the quick ones; the soak compares all thirty."""

from collections.abc import Mapping
from typing import Any

import pytest
from edits import EDITS, ROOT, compared

from atoll.compare.trees.change import Wanted

QUICK = [edit for edit in EDITS if edit.get("quick")]


@pytest.mark.parametrize("edit", QUICK, ids=[edit["name"] for edit in QUICK])
def test_a_quick_edit_has_its_kind_of_release(edit: Mapping[str, Any]) -> None:
    few = Wanted(games=1, policies=("uniform",), examples=False, laws=False)
    assert compared(edit, few).release == edit["kind"]


def test_thirty_edits_of_three_kinds_are_kept_and_each_can_still_be_planted() -> None:
    planted = [edit for edit in EDITS if "file" in edit]
    gone = [
        edit["name"]
        for edit in planted
        if (ROOT / edit["file"]).read_text("utf-8").count(edit["old"]) != 1
    ]
    assert (len(EDITS), gone) == (30, [])
    assert {edit["kind"] for edit in EDITS} == {"patch", "minor", "major"}
