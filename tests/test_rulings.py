"""The rulings of a game: what each text says of each answer, and that all who tell it agree."""

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from printed import atoll, misuse
from ran import examples

from atoll import fiji
from atoll.book import rules
from atoll.book.explain import open_questions
from atoll.book.faq import asked
from atoll.compare.difference import ran
from atoll.compare.flipped import concerns
from atoll.compare.sides import differing, side, sides
from atoll.fiji.open_points import OPEN_POINTS
from atoll.fiji.rulings import EDITIONS, RULINGS
from atoll.home import HOME, file_of, from_home
from atoll.running.claims import SOURCE
from atoll.site import verdicts
from atoll.site.pages import trying
from atoll.site.pages.texts import differing_answers
from atoll.site.verdicts import Otherwise, Result, otherwise
from atoll.sources.register import register
from atoll.table.games import GAMES, game, points
from atoll.table.games import game as rules_of
from atoll.table.rulings import Answers, Edition, UnknownRuling, answers, silent


def test_every_open_point_has_a_question_that_answers_it_as_it_is_played() -> None:
    named = {tuple(one.ruling.split("=")) for q in asked() for one in q.answers if one.behind}
    assert {(point.name, point.default) for point in OPEN_POINTS.values()} <= named


def test_an_open_point_names_rules_in_which_something_is_open() -> None:
    told = [one for game in GAMES for one in open_questions(game) if not one.playable]
    named = {rule for one in told for rule in one.rules}
    every = (one for game in GAMES for one in rules(game).values())
    assert named <= {one.id for one in every if "open" in {one.status, *one.apart}}


@pytest.mark.parametrize("game", ["fiji", "rps"])
def test_an_edition_plays_what_its_text_says_or_can_be_read_as_unless_it_is_silent(
    game: str,
) -> None:
    """What a silent text does say is written for exactly these; none says two answers."""
    rulings, editions = rules_of(game).RULINGS.values(), rules_of(game).EDITIONS
    bare = {name: one._replace(choices={}) for name, one in editions.items()}
    for ruling in rulings:
        said = {text: one.name for one in ruling.answers for text in one.said_by}
        assert len(said) == sum(len(one.said_by) for one in ruling.answers), ruling.name
        behind = {text: {one} for text, one in said.items()}
        for answer in ruling.answers:
            for text in answer.read_by:
                behind.setdefault(text, set()).add(answer.name)
        quiet = silent(ruling, editions)
        for name, one in editions.items():
            played = one.choices.get(ruling.name)
            assert played is None or name in quiet or played in behind[name], (ruling.name, name)
            assert played in {None, said.get(name, played)}, (ruling.name, name)
            assert (ruling.name in one.silent) == (name in quiet), (ruling.name, name)
            if name in said:
                own = answers(rules_of(game).RULINGS, bare, name).as_dict()
                assert own[ruling.name] == said[name]


def test_an_answer_of_no_text_is_called_a_house_rule_by_all() -> None:
    known = {(one.name, of.name): of for one in open_questions("fiji") for of in one.answers}
    assert known["swap", "neighbours"].house_rule
    for ruling in RULINGS.values():
        for answer in ruling.answers:
            asked = known[ruling.name, answer.name]
            assert ("a house rule" in asked.texts) == answer.house_rule == asked.house_rule


def test_no_ruling_has_a_name_that_its_answers_need_themselves() -> None:
    own = {name for name in dir(Answers) if not name.startswith("_")} | {*Answers.__annotations__}
    assert "but" in own
    assert not own & {name for game in GAMES for name in rules_of(game).RULINGS}


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"hulf": "up"}, r"no ruling 'hulf' \(half\?\); choose one of: half, "),
        ({"half": "top"}, "no answer to half 'top'; choose one of: down, up"),
        ({"half": "dawn"}, r"no answer to half 'dawn' \(down\?\); choose one of: down, up"),
    ],
)
def test_a_text_chooses_what_there_is_to_choose(choices: dict[str, str], told: str) -> None:
    texts = {"ours": Edition("ours", "Ours", choices=choices)}
    with pytest.raises(UnknownRuling, match=f"^{told}"):
        answers(RULINGS, texts, "ours")


# What the texts print


@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_nobody_has_held_is_said_neither_to_speak_nor_to_be_silent(game: str) -> None:
    held = {name for name, one in register(HOME).documents.items() if one.held}
    editions = rules_of(game).EDITIONS
    assert {name for name, one in editions.items() if one.seen} == held & {*editions}
    for ruling in points(game).values():
        speak = {text for one in ruling.answers for text in (*one.said_by, *one.read_by)}
        assert speak | silent(ruling, editions).keys() <= held, ruling.name


@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_prints_an_example_is_not_read_as_an_answer_by_which_it_fails(
    game: str,
) -> None:
    features = from_home(file_of(f"features/{game}"), HOME)
    shown = [one for one in examples(features) if _passages([one])]
    for ruling in rules_of(game).RULINGS.values():
        concerned = [one for one in shown if ruling.name in one["asked"]]
        for answer in ruling.answers:
            name = f"{ruling.name}={answer.name}"
            own = [one for one in concerned if one["rulings"][ruling.name] == answer.name]
            others = [one for one in concerned if one not in own]
            found = ran(game, side(game, name), others) if others else []
            failing = [one for one in found if _fails(one)]
            refuting = {one.partition("/")[0] for one in _passages(failing) - _passages(own)}
            assert not refuting & {*answer.said_by, *answer.read_by}, name


def _passages(shown: Iterable[Mapping[str, Any]]) -> set[str]:
    """The passages that examples carry."""
    tags = {tag for one in shown for tag in one["tags"] if tag.startswith(SOURCE)}
    return {tag.removeprefix(SOURCE) for tag in tags}


def _fails(shown: Mapping[str, Any]) -> bool:
    """Whether an example fails in what it shows, and not on the way there."""
    reached = {step["keyword"] for step in shown["trace"]} & {"When", "Wenn"}
    return shown["outcome"] != "passed" and bool(reached)


# An edition that is known in part only: told and compared, and not played until it is answered


TORN = "fiji-torn"
LACKS = {"half": "The page on half cards is torn out.", "swap": "The page on goals is, too."}


@pytest.fixture
def torn(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more text of Fiji, of which two pages are missing."""
    choices = {"keep_offer": "may"}
    known = Edition(TORN, "Torn", "en", None, choices, lacks=LACKS)
    monkeypatch.setitem(EDITIONS, TORN, known)


@pytest.mark.usefixtures("torn")
def test_it_is_refused_with_the_points_it_lacks_and_the_fix() -> None:
    with pytest.raises(UnknownRuling) as refused:
        fiji.answered(TORN)
    told = str(refused.value)
    assert told.startswith("fiji-torn is known in part only and cannot be played.")
    assert "It lacks half and swap: `atoll rulings` says what is missing." in told
    assert told.endswith("as half=down or half=up, or choose another edition.")
    with pytest.raises(UnknownRuling, match="It lacks swap: "):
        fiji.answered(TORN, {"half": "up"})
    answers = fiji.answered(TORN, {"half": "up", "swap": "any"})
    assert (answers.half, answers.swap, answers.keep_offer) == ("up", "any", "may")


@pytest.mark.usefixtures("torn")
def test_it_is_compared_where_it_is_known() -> None:
    for one, other in (sides("fiji", TORN, "fiji-de-2005"), sides("fiji", "fiji-de-2005", TORN)):
        found = differing(one.answers, other.answers)
        assert "half" not in found
        assert "shared_place" in found
    assert side("fiji", TORN).answers.half == "down"
    assert side("fiji", f"{TORN},half=up").answers.half == "up"


@pytest.mark.usefixtures("torn")
def test_it_is_told_and_shown_and_offered_as_what_it_is() -> None:
    """No answer is said to be played by it, and who begins a game is not offered it."""
    (half,) = (one for one in open_questions("fiji") if one.name == "half")
    assert [one.name for one in half.answers if TORN in one.editions] == []
    assert half.played_by(TORN) == "not known"
    assert half.silent[TORN] == LACKS["half"]
    told = atoll("rulings", "fiji", env={"COLUMNS": "600"}).stdout
    assert "Edition fiji-torn is known in part only" in told
    assert all(missing in told for missing in LACKS.values())
    assert "known in part only" in misuse("play", "fiji", "--edition", TORN)
    tongue: Any = SimpleNamespace(game=SimpleNamespace(name="fiji"), text=str)
    offered = {one["id"] for one in trying._editions(tongue)}
    assert offered == {*EDITIONS} - {TORN}


# By other answers: which examples are run again, what they change, and what can be chosen


@pytest.fixture(scope="module")
def usual() -> list[Result]:
    return [*ran("fiji", side("fiji", None), None)]


def told(results: list[Mapping[str, Any]]) -> list[tuple[Any, ...]]:
    keys = ("file", "line", "row", "outcome")
    return [tuple(str(one[key]) for key in keys) for one in results]


def test_what_is_not_run_again_would_have_ended_the_same(usual: list[Result]) -> None:
    way = side("fiji", "fiji-condensed,half=up,shared_place=next_place")
    whole = ran("fiji", way, None)
    part = verdicts.rerun("fiji", usual, way)
    assert told([*part]) == told([*whole])
    assert 0 < sum(one is before for one, before in zip(part, usual, strict=True)) < len(part)
    assert {one["outcome"] for one in part} == {"passed", "failed"}
    assert max(len(one["asked"]) for one in usual) < len(RULINGS), "also where a game begins"


def test_an_example_is_concerned_where_nobody_listened() -> None:
    lists: dict[str, Any] = {key: [] for key in ("fired", "refused", "hidden", "tags")}
    assert concerns({**lists, "asked": None}, RULINGS["half"])
    assert not concerns({**lists, "asked": ["swap"]}, RULINGS["half"])
    assert concerns({**lists, "asked": [], "fired": ["fiji_4_11"]}, RULINGS["half"])


# What is changed


def step(*sentences: str) -> dict[str, Any]:
    return {"events": [{"rule": "fiji_4_11", "sentence": one} for one in sentences]}


def result(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"file": "a.feature", "line": 7, "row": None, "outcome": "passed", "trace": [*steps]}


def changed(usual: dict[str, Any], *happens: tuple[str, ...], outcome: str) -> list[Otherwise]:
    again = {**usual, "trace": [step(*one) for one in happens]}
    again |= {"outcome": outcome, "asked": ["swap", "half"]}
    return [*otherwise([usual], [again])]


def test_what_comes_and_what_goes_is_told_and_what_stays_is_not() -> None:
    usual = result(step("a", "b", "b"), step("c"))
    [found] = changed(usual, ("a", "b", "d"), ("c",), outcome="passed")
    assert (found.comes, found.goes) == ((("fiji_4_11", "d"),), (("fiji_4_11", "b"),))
    assert (found.ends, found.asks) == (False, ("half", "swap"))
    [found] = changed(result(step("x", "y", "x")), ("x",), outcome="passed")  # in its order
    assert [sentence for _, sentence in found.goes] == ["y", "x"]
    usual = result(step("a"), step(), step("later"))  # what is played no more does not go
    [found] = changed(usual, ("b",), (), outcome="failed")
    assert (found.comes, found.goes) == ((("fiji_4_11", "b"),), (("fiji_4_11", "a"),))
    assert found.ends


def test_an_example_that_shows_the_same_is_left_out() -> None:
    usual = result(step("a"))
    assert changed(usual, ("a",), outcome="passed") == [*otherwise([usual], [usual])] == []


def test_each_single_answer_and_each_edition_that_differs_can_be_chosen() -> None:
    for name, *editions in (("fiji", "fiji-de-2005", "fiji-condensed"), ("kaivai", "kaivai-2005")):
        ways = game(name).RULINGS.values()
        single = [f"{one.name}={way}" for one in ways for way in one.names() if way != one.default]
        assert sorted(verdicts.choices(name)) == sorted([*single, *editions])


def test_an_edition_answers_as_what_is_adopted_but_for_what_its_choice_names() -> None:
    for name in GAMES:
        adopted = side(name, None).answers
        for edition in game(name).EDITIONS:
            chosen = adopted.as_dict() | differing_answers(name, edition, adopted)
            assert chosen == side(name, edition).answers.as_dict()
