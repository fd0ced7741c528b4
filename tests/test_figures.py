"""The figures of a sheet are those of its rules and of the engine; a wrong one is refused."""

import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from test_translated import change

from atoll.bali import components as bali_box
from atoll.bali import rules as bali
from atoll.bali.starting import DEALT
from atoll.book import BookError, games
from atoll.book.figures import figures, figures_in, numbers
from atoll.book.pairs import languages
from atoll.fiji import components as fiji
from atoll.fiji.rules import Ranking, heads
from atoll.home import HOME
from atoll.kaivai import components as kaivai
from atoll.kaivai import phases, rules, starting, value


def first_of(seats: int) -> int:
    """The heads that the first of so many players takes, where no place is shared."""
    places, behind = (*range(1, seats + 1),), (*reversed(range(seats)),)
    taken = heads(Ranking(places, (False,) * seats, behind), lowest=False)
    assert taken == behind
    return int(taken[0])


def costs() -> Iterable[int]:
    """What the next choices of an action cost, after the free one."""
    held = 1
    for _ in range(4):
        yield held
        held = int(phases.chosen(held, 24, 24, marked=False).held)


def village(*totals: int) -> tuple[int, ...]:
    """The glory of a village of three cult hexes."""
    return tuple(map(int, phases.scored(totals, 3, halves=False, nobody=False).glory))


def stock(seats: int) -> int:
    """The cards of the draw pile, once those of each side of four islands are dealt."""
    return sum(bali_box.BOX.numbers) - seats * len(bali_box.ISLANDS) * DEALT


ONE_FISH, SIX_FISH = (
    rules.celebrated((1, 0), (False, True)),
    rules.celebrated((6, 0), (False, True)),
)

FIJI: Mapping[str, Iterable[int]] = {
    "1.1": fiji.SET,
    "7.1": (2, *fiji.EXTENDED_SET),
    "1.2": fiji.SET,
    "4.10": map(max, zip(*(one.takes for one in fiji.DECK.effects), strict=True)),
    "6.1": [fiji.ROUNDS],
    "2.2": [fiji.ROWS],
    "4.17": [fiji.EXCHANGES],
    "4.1": range(fiji.SMALLEST_OFFER, fiji.LARGEST_OFFER + 1),
    "4.12": {sum(one.others) for one in fiji.DECK.effects} - {0},
    "5.4": [first_of(5), 5, first_of(4), 4, first_of(3), 3, 1],
    "7.3": [fiji.SET_ASIDE],
    "7.5": fiji.GOAL_HEADS,
    "0.1": [fiji.HEADS, len(fiji.CONDITIONS), len(fiji.EFFECTS), len(fiji.COLOURS)],
}
KAIVAI: Mapping[str, Iterable[int]] = {
    "2.6": [rules.movement(bid, 0) for bid in kaivai.BIDS],
    "11.2": kaivai.STEPS[1:],
    "1.1": [kaivai.STOCK[0], 5, kaivai.STOCK[1], 4, kaivai.STOCK[2]],
    "1.5": [starting.STARTING_HUTS],
    "2.7": [value.ROUNDS["eight"], 4],
    "4.3": costs(),
    "12.1": [kaivai.SACRIFICE],
    "6.5": [int(rules.price(6, 1, with_hut=False)) - 6],
    "0.8": kaivai.FACES,
    "7.5": [rules.caught(0, 1, 9, rest=True)],
    "7.4": [1 + phases.landed((0,) * 5, 1, 9, fresh=False).fish.index(1)],
    "8.4": [1 + rules.sold(load, 1).index(1) for load in range(3)],
    "8.2": [kaivai.LOAD],
    "9.3": [one for at_sea in (2, 3, 4) for one in (rules.sinking(at_sea, dear=True), at_sea)],
    "10.2": [ONE_FISH[0]],
    "10.3": [SIX_FISH[1] // 2, 3],
    "13.1": [5 - (1 + rules.aged((0, 0, 0, 0, 1)).index(1))],
    "13.2": [1] if not any(rules.aged((1, 0, 0, 0, 0))) else [],
    "14.2": [phases.hut_glory(1)],
    "14.7": [village(5, 4)[0] // 3],
    "14.5": [phases.majority(0, 0, 1, weight=2)],
    "14.8": [2] if village(5, 5) == (2, 2) else [],
    "0.3": [kaivai.HUTS, kaivai.CANOES, kaivai.FISHERMEN],
    "0.4": [kaivai.GOODS, kaivai.INFLUENCE, kaivai.CULT_PIECES],
}
_WARRIORS, _SCHOLARS, _ARTISTS, _PRIESTS, _PRINCES = bali_box.NUMBERS
BALI: Mapping[str, Iterable[int]] = {
    "2.1": [bali.due(active=True), bali.due(active=False)],
    "8.8": [bali.taken_up(9, limited=True)],
    "3.1": [1],
    "3.3": [bali.saved(9, 3, four=one, one_each=False) for one in (False, True)],
    "4.4": [bali.exchanged(9, any_number=False)],
    "5.1": [bali.exchanged(9, any_number=False)],
    "0.6": [4, *sorted({*bali_box.BOX.masks})],
    "9.3": [1, 1],
    "10.3": [bali.standing((), 1)],
    "0.4": [_WARRIORS, _SCHOLARS, _PRIESTS, _PRINCES, _ARTISTS],
    "0.5": [sum(bali_box.BOX.dalang)],
    "1.2": [DEALT],
    "1.4": [stock(4)],
    "11.1": [stock(3)],
}
PLAYED = {"bali": BALI, "fiji": FIJI, "kaivai": KAIVAI}


def told(game: str) -> dict[str, list[int]]:
    """The numbers of all figures, by the rule that has them."""
    parts = [part for one in figures(game) for part in one.parts if numbers(part.says)]
    return {part.rule.number: numbers(part.says) for part in parts}


@pytest.mark.parametrize("game", games())
def test_each_number_is_the_one_that_the_engine_plays_with(game: str) -> None:
    assert told(game) == {
        number: [*map(int, found)] for number, found in PLAYED.get(game, {}).items()
    }


@pytest.mark.parametrize(
    ("game", "language"), [(game, code) for game in games() for code in languages(game)]
)
def test_each_figure_is_told_in_every_language_of_its_game(game: str, language: str) -> None:
    assert len(figures_in(game, language)) == len(figures(game))


# A file that is wrong


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with the texts of Fiji as they stand."""
    shutil.copytree(HOME / "docs" / "fiji", tmp_path / "docs" / "fiji")
    return tmp_path


@pytest.mark.parametrize(
    ("old", "new", "fix"),
    [
        ("3 or 4 beads", "3 or 5 beads", "rule 4.1 does not have '1, 2, 3 or 5 beads'"),
        ("beads (4.1)", "beads (4.99)", "there is no rule 4.99; correct its number."),
        ("beads (4.1)", "beads", "stands no rule; end with one, like (4.1)."),
        ('"1, 2, 3 or 4 beads (4.1)"', "4", "Offer is a text, or a list of them for a table."),
    ],
)
def test_a_wrong_figure_is_refused_with_its_line(home: Path, old: str, new: str, fix: str) -> None:
    change(home, "fiji/sheet.toml", old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        figures("fiji", home)
    assert re.search(r"docs/fiji/sheet\.toml:[0-9]+: ", str(refused.value))


def test_a_figure_follows_its_rule(home: Path) -> None:
    change(home, "fiji/4_exchange.md", "is 1, 2, 3 or 4 beads", "is 1, 2 or 3 beads")
    change(home, "fiji/4_exchange.md", "one to four beads", "one to three beads")
    with pytest.raises(BookError, match=re.escape("rule 4.1 does not have")):
        figures("fiji", home)


@pytest.mark.parametrize(
    ("old", "new", "fix"),
    [
        (
            "3 oder 4 Glassteine (4.1)",
            "oder 4 Glassteine (4.1)",
            "other numbers or rules than Offer",
        ),
        ('"Gebot" = "1, 2, 3 oder 4 Glassteine (4.1)"\n', "", "other numbers or rules than Offer"),
    ],
)
def test_a_translation_has_the_same_figures(home: Path, old: str, new: str, fix: str) -> None:
    change(home, "fiji/de/sheet.toml", old, new)
    with pytest.raises(BookError, match=re.escape(fix)):
        figures_in("fiji", "de", home)


def test_a_translation_lacks_none(home: Path) -> None:
    file = home / "docs" / "fiji" / "de" / "sheet.toml"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:-1]), encoding="utf-8")
    with pytest.raises(BookError, match=re.escape("it has 6 figures, the original 7.")):
        figures_in("fiji", "de", home)


def test_a_game_or_a_language_may_have_none(home: Path) -> None:
    (home / "docs" / "fiji" / "de" / "sheet.toml").unlink()
    assert figures_in("fiji", "de", home) == ()
    (home / "docs" / "fiji" / "sheet.toml").unlink()
    assert figures("fiji", home) == ()
