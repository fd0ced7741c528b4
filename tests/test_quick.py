"""Which tests a change touches, and that they run."""

import quick


def touched(*names: str) -> set[str]:
    return {file.stem for file in quick.touched({quick.ROOT / name for name in names})}


def test_a_change_touches_what_imports_it_what_is_called_as_it_is_and_what_names_it() -> None:
    assert touched("engine/atoll/compare/smaller.py") == {"test_moments", "test_quick"}
    assert "test_kinds" in touched("engine/atoll/table/kinds/several.py")
    assert {"test_diff", "test_diff_trees"} <= touched("engine/atoll/cli/diff.py")
    assert {"test_any_game", "test_kaivai_islands"} <= touched("engine/atoll/kaivai/turns.py")
    assert "test_any_game" in touched("engine/atoll/bali/contests.py")
    assert "test_ports_page" in touched("docs/ports.md")
    assert "test_feature_ways" in touched("tests/test_feature_ways.py")


def test_they_are_run_and_how_they_end_is_told() -> None:
    change = {quick.ROOT / "engine/atoll/compare/smaller.py"}
    assert quick.ran(change, "--quiet", "--numprocesses=0", "--collect-only") == 0
    assert quick.ran(change, "--no-such-option") != 0
    assert quick.ran(set()) == 0
