"""What reads the pages notices where a page is not as it says."""

from pathlib import Path

import pytest
from shown import agrees, problems

pytestmark = pytest.mark.usefixtures("away")
FEATURE = """This is `my.feature`:

```gherkin
Feature: Mine

  Scenario: Five are too many
    Given Ana, Ben and Cid play Fiji
    When Ana chooses to offer 5 green
    Then the move is refused by fiji_4_1
```
"""
CHECKED = """
```console
$ atoll check my.feature
my.feature  1 ✔
…
```
"""
EDIT = """
In `my.feature`:

```diff
-    When Ana chooses to offer 5 green
+    When Ana chooses to offer 4 green
```
"""


def found(text: str) -> str:
    return "\n".join(problems(text, Path.cwd()))


def test_a_page_that_is_as_it_says_has_no_problem() -> None:
    assert not found(FEATURE + CHECKED)
    assert not found(CHECKED + FEATURE), "a file may stand below the command that reads it"
    failing = CHECKED.replace("my.feature  1 ✔", "…\nmy.feature  0 ✔  1 ✘")
    assert not found(FEATURE + CHECKED + EDIT + failing)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (FEATURE + CHECKED.replace("✔", "✘"), "but it prints\nmy.feature  1 ✔"),
        ("Nameless:\n\n```gherkin\nFeature: Mine\n```\n", "nothing runs this gherkin block"),
        ("- so:\n\n  ```console\n  $ atoll check\n  ```\n", "a fence begins no block"),
        ("```console\n```\n", "a console begins with a command"),
        (FEATURE + EDIT.replace("5 green", "6 green"), "stands in my.feature 0 times, not once"),
        (
            "The `engine/atoll/words.py`:\n\n```python\nnine = 10\n```\n",
            "does not stand in words.py",
        ),
    ],
)
def test_a_page_that_is_not_is_told_so(text: str, problem: str) -> None:
    assert problem in found(text)


@pytest.mark.parametrize(
    ("said", "printed", "agree"),
    [
        ("b\n", "b\n\n", True),
        ("…\nb\n…\n", "a\na\nb\n", True),
        ("a … c\n", "a b c\n", True),
        ("a.c\n", "abc\n", False),
        ("2 scenarios in 0.4 s: 1 fails.\n", "30 scenarios in 12 s: 1 fails.\n", True),
        ("2 scenarios: 1 fails.\n", "2 scenarios: 2 fails.\n", False),
        ("my.feature:3  x\n", "my.feature:4  x\n", False),
        ("3 seats\n", "4 seats\n", False),
    ],
)
def test_what_is_left_out_and_what_varies_is_set_aside_and_nothing_else(
    said: str, printed: str, *, agree: bool
) -> None:
    assert agrees(said, printed) is agree
