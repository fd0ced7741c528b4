"""A ruling that a reading does not know is an error, and what flips is never called the same."""

import json
import shutil
from functools import partial
from pathlib import Path

import pytest
from shown import Command, in_checkout

from atoll import fiji
from atoll.cli.diff_words import judged
from atoll.compare import apart
from atoll.compare import judged as judging
from atoll.compare.difference import Follows, Play
from atoll.compare.disputes import Judgement
from atoll.compare.flipped import Examples, Flip
from atoll.compare.judged import NotCompared, compared
from atoll.compare.sides import side
from atoll.fiji import disputes, many
from atoll.fiji.many import ways
from atoll.home import HOME
from atoll.simulate.figures import Figure, Share
from atoll.simulate.one_game import uniform
from atoll.simulate.verbs import ByVerbs

USUAL = fiji.answered()


# Arrays


def test_a_ruling_that_arrays_do_not_read_changes_no_game() -> None:
    """What they read is heard; by all answers to another one, games by the verbs are the same."""
    read: set[str] = set()
    ways._ways.cache_clear()
    for seats in (2, 3):
        many.play(64, seats, USUAL.listening(read), seed=1)
    assert len(read) > 6
    for ruling in fiji.RULINGS.keys() - read:
        answers = [USUAL.but(**{ruling: name}) for name in fiji.RULINGS[ruling].names()]
        for seats in (2, 3):
            play = partial(ByVerbs("fiji").play, 10, seats, seed=1, chunk=0, policies=(uniform,))
            by = [play(one).counts for one in answers]
            assert by == by[:1] * len(by), ruling


# What is called the same


def test_a_ruling_that_its_situation_does_not_ask_for_is_not_called_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = {**disputes.DISPUTES, "half": disputes.DISPUTES["final_tie"]}
    monkeypatch.setattr(disputes, "DISPUTES", other)
    with pytest.raises(NotCompared, match="no situation asks for the ruling half"):
        compared("fiji", "half", USUAL, USUAL.but(half="up"))


FLIP = Examples((Flip("An example", "features/fiji/x.feature", 3, "passed", "failed"),))
MATTERS = (Play(2, (Figure("mattered", "It matters", Share(1, 10)),)),)


@pytest.mark.parametrize(
    ("follows", "by"),
    [
        (Follows(examples=FLIP), "examples"),
        (Follows(play=MATTERS), "games"),
        (Follows(examples=FLIP, play=MATTERS), "examples"),
        (Follows(play=(Play(2, refused_by="right"),)), "games"),
    ],
)
def test_what_an_example_or_a_game_shows_to_differ_is_never_called_the_same(
    follows: Follows, by: str
) -> None:
    alike = judging.Comparison(
        *("supply_laid", "once", "each_round"), Judgement("same", "sampled", 3), SAME, ()
    )
    point = apart._point("fiji", side("fiji", None), alike, follows)
    assert not point.same
    told = judged(point.comparison.receives, "each_round")
    assert told == f"different by each_round: shown by {by}"


SAME = Judgement("same", "sampled", 3)


# A new ruling, read by the engine alone


RULING = """    Ruling(
        "swap",
"""
NEW_RULING = """    Ruling(
        "payment",
        "Are the offers paid?",
        ("fiji_4_16",),
        (Answer("paid", "Yes."), Answer("given_back", "No, they go back.")),
        "paid",
        "It is new.",
        "open",
        PROJECT,
    ),
"""
PAYS = "    paid = quick.payment(offers, table.keepers, table.supply)\n"
PAYS_BY_RULING = """    back = table.rulings.payment == "given_back"
    keepers = [back or keeps for keeps in table.keepers]
    paid = quick.payment(offers, keepers, table.supply)
"""


def edited(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_new_ruling_that_the_engine_alone_knows_is_found_in_games_at_random(
    tmp_path: Path,
) -> None:
    for room in ("engine", "steps", "docs", "features"):
        shutil.copytree(HOME / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "mkdocs.yml"):
        shutil.copy(HOME / name, tmp_path)
    atoll, folder = in_checkout(tmp_path), tmp_path / "engine" / "atoll" / "fiji"

    def diff(*more: str) -> str:
        words = ["atoll", "diff", "fiji", "payment=given_back", "--games", "50", *more]
        return atoll(Command(" ".join(words), ""))

    edited(folder / "rulings.py", RULING, NEW_RULING + RULING)
    edited(folder / "exchange.py", PAYS, PAYS_BY_RULING)
    (point,) = json.loads(diff("--json"))["rulings"]
    assert point["examples"]["changed"]
    assert (point["receives"]["class"], point["same"]) == ("different", False)
    assert point["receives"]["known"] == "sampled"
