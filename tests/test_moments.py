"""Answers are compared in games played at random, always the same ones."""

import pytest

from atoll import fiji
from atoll.cli.diff_words import judged as told
from atoll.compare import apart
from atoll.compare.difference import Follows, Play
from atoll.compare.disputes import Judgement
from atoll.compare.judged import Comparison, compared, together
from atoll.table import moments
from atoll.table.moments import At, Moments

USUAL = fiji.answered()
OTHERS = {
    "keep_offer=may": ("looser", "looser"),
    "swap=neighbours": ("stricter", "stricter"),
    "seats=three_to_five": ("stricter", "stricter"),
    "set_aside=shown": ("looser", "same"),
}
SWAP = (USUAL, USUAL.but(swap="neighbours"))


@pytest.fixture(scope="module")
def of_fiji() -> Moments:
    return moments.at_random("fiji")


def against_the_default(text: str) -> Comparison:
    name, _, answer = text.partition("=")
    return compared("fiji", name, USUAL, USUAL.but(**{name: answer}))


@pytest.mark.parametrize("text", OTHERS)
def test_games_at_random_find_what_an_answer_changes(text: str) -> None:
    found = against_the_default(text)
    assert (found.may.kind, found.receives.kind) == OTHERS[text]
    assert {found.may.known, found.receives.known} == {"sampled"}
    assert len(found.scenarios) == len((USUAL, text))


def test_all_together_is_tried_there_too() -> None:
    may, receives = together("fiji", USUAL, USUAL.but(half="up", swap="neighbours"))
    assert (may.kind, receives.kind) == ("stricter", "different")


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


@pytest.mark.parametrize("text", OTHERS)
def test_what_is_known_of_a_moment_is_what_is_found_there_afresh(
    of_fiji: Moments, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    name, _, answer = text.partition("=")
    ways = (USUAL, USUAL.but(**{name: answer}))
    every = of_fiji.moments(*ways)
    found = [of_fiji.moment(at, way) for way in ways for at in every]
    assert [of_fiji.moment(at, way) for way in ways for at in every] == found
    monkeypatch.setattr(of_fiji, "_known", {})
    for at, moment in zip(every, found[len(found) // 2 :], strict=True):
        assert of_fiji.moment(at, ways[1]) == moment


def test_who_is_told_what_is_known_hears_what_was_asked_for(of_fiji: Moments) -> None:
    at = of_fiji.moments(USUAL, USUAL)[-1]
    first, again = set[str](), set[str]()
    of_fiji.moment(at, USUAL.listening(first))
    of_fiji.moment(at, USUAL.listening(again))
    assert first == again != set()


def test_a_larger_budget_finds_more(monkeypatch: pytest.MonkeyPatch, of_fiji: Moments) -> None:
    monkeypatch.setattr(moments, "BUDGET", moments.BUDGET // 4)
    few = Moments("fiji").moments(USUAL, USUAL)
    assert len(few) < len(of_fiji.moments(USUAL, USUAL))
    assert sum(len(at.tries) for at in few) < moments.BUDGET * 1.2


# What was not asked


@pytest.fixture
def only_begun(of_fiji: Moments, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = [at for at in of_fiji.moments(*SWAP) if at.position is None]
    assert begun == [At(at.names) for at in begun]
    monkeypatch.setattr(of_fiji, "moments", lambda *_: begun)


@pytest.mark.usefixtures("only_begun")
def test_a_ruling_that_no_game_asks_for_is_not_called_the_same() -> None:
    found = against_the_default("swap=neighbours")
    assert (found.may.kind, found.receives.kind) == ("unknown", "unknown")
    assert not found.same
    assert told(found.receives, "neighbours") == "not known: none of 4 moments asks for it"
    both = together("fiji", USUAL, USUAL.but(set_aside="shown", swap="neighbours"))
    assert [one.kind for one in both] == ["unknown", "unknown"]


@pytest.mark.usefixtures("only_begun")
def test_what_differs_is_told_where_nobody_was_heard_to_ask() -> None:
    assert against_the_default("seats=three_to_five").may.kind == "stricter"


def test_what_something_else_shows_is_no_longer_unknown() -> None:
    unknown = Judgement("unknown", "sampled", 3)
    follows = Follows(play=(Play(2, refused_by="right"),))
    assert apart._seen(unknown, unknown, follows)[1] == Judgement("different", "shown by games")
    assert apart._seen(unknown, unknown, Follows()) == (unknown, unknown)
