"""Where answers part in games at random is made small, and told by either as it is played."""

from pathlib import Path

import pytest

from atoll import kaivai
from atoll.compare.judged import compared
from atoll.compare.smaller import _small
from atoll.mutate.search import Happening
from atoll.running.perform import perform
from atoll.telling.scenario import Line, gherkin

USUAL = kaivai.answered()


def test_whatever_is_not_needed_is_left_out() -> None:
    position = {"seed": 3, "hands": {"A": [1, 2, 3, 4], "B": [5]}, "masks": [[1], [2]]}
    found = Happening(("A", "B"), {}, position, "look")

    def holds(less: Happening) -> bool:
        left = less.before
        return 3 in left.get("hands", {}).get("A", []) and len(left.get("masks", [])) > 1

    assert _small(found, holds).before == {"hands": {"A": [3]}, "masks": [[], []]}
    begins = found._replace(before=1, when="opening")
    assert _small(begins, lambda _: True) == begins


@pytest.mark.parametrize("text", ["sacrifice_moment=end_of_phase", "start_huts=beginners"])
def test_it_is_told_by_either_answer_and_both_are_so(text: str, tmp_path: Path) -> None:
    name, _, answer = text.partition("=")
    both = compared("kaivai", name, USUAL, USUAL.but(**{name: answer})).scenarios
    lines = ["@kaivai", "Feature: Answers part"]
    for place, one in enumerate(both):
        lines += ["", *gherkin(one._replace(tags=(), title=Line("", f"{place}")))]
    (tmp_path / "part.feature").write_text("\n".join(lines) + "\n", "utf-8")
    shown = perform([str(tmp_path)], lint=False)
    assert [one["outcome"] for one in shown.results] == ["passed", "passed"]
    thens = [[line for line in one.lines if line.keyword == "Then"] for one in both]
    assert thens[0] != thens[1]
    assert [str(one.title).partition(" where ")[2] for one in both] == [
        f"{name}={getattr(USUAL, name)}",
        text,
    ]
