"""An erratum of a rulebook keeps its id and its number, and its rules lead to it."""

import pytest
from test_site import facts

from atoll.book import games
from atoll.book.errata import errata
from atoll.site.pages.errata import errata_of

PUBLISHED = {
    "bali": (
        *("scholar-for-artist", "diamond-mask", "must-react", "numbers-of-the-draw"),
        *("limit-in-an-example", "island-cards", "mask-or-hands-first", "second-receiver"),
        *("start-of-the-dalang", "seal-at-the-visit", "three-or-four-saved", "two-players"),
        *("all-have-a-chance", "whom-a-warrior-challenges", "power-symbols", "identical-card"),
    ),
    "fiji": ("four-blue", "five-sets-of-offers", "two-complete-sets", "surname"),
    "kaivai": (
        *("three-letters-a", "whose-fishermen", "may-or-will-roll", "two-rules-of-the-gods-fish"),
        *("on-the-board-and-at-sea", "both-players", "misprints"),
    ),
}
"""By number, C1 first; a new one comes last, and none goes."""


@pytest.mark.parametrize("game", PUBLISHED)
def test_an_erratum_keeps_its_id_and_its_number(game: str) -> None:
    numbered = [(f"C{number}", name) for number, name in enumerate(PUBLISHED[game], 1)]
    assert [(one.number, one.id) for one in errata(game)] == numbered


def test_a_game_with_errata_is_among_those_that_keep_them() -> None:
    assert {game for game in games() if errata(game)} == {*PUBLISHED}


@pytest.mark.parametrize(
    ("rule", "named"),
    [
        ("fiji_4_2", ["C1 The printed exchange needs an offer of 4 blue that nobody can make"]),
        (
            "kaivai_7_3",
            [
                "C2 Whose fisherman's huts bring dice",
                "C3 Dice that may be rolled and dice that will be rolled",
            ],
        ),
        ("bali_1_7", ["C9 A page that begins elsewhere"]),
        ("fiji_6_1", []),
    ],
)
def test_a_rule_leads_to_its_errata(rule: str, named: list[str]) -> None:
    known = facts()
    game = next(one for one in known.games if rule.startswith(one.name))
    assert [one.called for one in errata_of(known, game, rule)] == named
