"""Answers are compared in games at random, and where they part is made small and told."""

import pytest

from atoll import fiji, kaivai
from atoll.cli.diff_told import judged as told
from atoll.compare import moments
from atoll.compare.judged import compared, together
from atoll.compare.moments import At, Moments, _small
from atoll.mutate.parting import passing
from atoll.mutate.search import Happening

USUAL = fiji.answered()
SWAP = (USUAL, USUAL.but(swap="neighbours"))


@pytest.fixture(scope="module")
def of_fiji() -> Moments:
    return moments.at_random("fiji")


def test_the_moments_are_the_same_each_time_and_each_is_there_once(of_fiji: Moments) -> None:
    first, second = of_fiji.moments(*SWAP), Moments("fiji").moments(*SWAP)
    assert [*first] == [*second]
    assert len({repr(at) for at in first}) == len(first) > 100


def test_every_number_of_players_every_answer_and_the_end_are_met(of_fiji: Moments) -> None:
    laid = [at for at in of_fiji.moments(*SWAP) if at.position is not None]
    assert {len(at.names) for at in of_fiji.moments(*SWAP)} == {*fiji.SEATS}
    assert any(not at.tries for at in laid)
    stand = [bool(of_fiji.moment(at, USUAL).allowed) for at in laid]
    assert 100 < sum(stand) < len(stand), "some tables come up by another answer alone"
    assert max(len(at.tries) for at in laid if not at.parting) == moments.TRIES


def test_where_a_move_leads_elsewhere_by_the_other_answer_is_looked_at_too(
    of_fiji: Moments,
) -> None:
    parting = [at for at in of_fiji.moments(*SWAP) if at.parting]
    assert len(parting) == moments.PARTED
    assert all(of_fiji.moment(at, SWAP[0]) != of_fiji.moment(at, SWAP[1]) for at in parting)
    assert not [at for at in of_fiji.moments(USUAL, USUAL) if at.parting]


def test_what_is_known_of_a_moment_is_what_is_found_there_afresh(
    of_fiji: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = of_fiji.moments(*SWAP)
    found = [of_fiji.moment(at, way) for way in SWAP for at in every]
    assert [of_fiji.moment(at, way) for way in SWAP for at in every] == found
    monkeypatch.setattr(of_fiji, "_known", {})
    for at, moment in zip(every, found[len(found) // 2 :], strict=True):
        assert of_fiji.moment(at, SWAP[1]) == moment


def test_a_ruling_that_no_game_asks_for_is_not_called_the_same(
    of_fiji: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = [at for at in of_fiji.moments(*SWAP) if at.position is None]
    assert begun == [At(at.names) for at in begun]
    monkeypatch.setattr(of_fiji, "moments", lambda *_: begun)
    found = compared("fiji", "swap", *SWAP)
    assert (found.may.kind, found.receives.kind) == ("unknown", "unknown")
    assert told(found.receives, "neighbours") == "not known: none of 4 moments asks for it"
    both = together("fiji", USUAL, USUAL.but(set_aside="shown", swap="neighbours"))
    assert [one.kind for one in both] == ["unknown", "unknown"]


# Where answers part in games at random is made small


OF_KAIVAI = kaivai.answered()


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
def test_it_is_told_by_either_answer_and_both_are_so(text: str) -> None:
    name, _, answer = text.partition("=")
    both = compared("kaivai", name, OF_KAIVAI, OF_KAIVAI.but(**{name: answer})).tables[0]
    assert passing("kaivai", both) == [True, True]
    thens = [[line for line in one.lines if line.keyword == "Then"] for one in both]
    assert thens[0] != thens[1]
    assert [str(one.title).partition(" where ")[2] for one in both] == [
        f"{name}={getattr(OF_KAIVAI, name)}",
        text,
    ]
