"""All edits with a known answer have their kind of release."""

from collections.abc import Mapping
from typing import Any

import pytest
from edits import EDITS, compared

from atoll.compare.trees.change import Wanted


@pytest.mark.parametrize("edit", EDITS, ids=[edit["name"] for edit in EDITS])
def test_an_edit_has_its_kind_of_release(edit: Mapping[str, Any]) -> None:
    """Laws are asked where nothing else shows anything: what is shown they do not take back."""
    found = compared(edit, Wanted(laws=False))
    if not found.ways and not found.code.same:
        found = found._replace(laws=compared(edit, Wanted(games=0, examples=False)).laws)
    assert found.release == edit["kind"]
