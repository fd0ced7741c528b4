"""A ruling that a reading does not know is an error, and what flips is never called the same."""

from functools import partial

import pytest

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
