"""An edition that is known in part only: told and compared, and not played until it is answered."""

import pytest
from typer.testing import CliRunner

from atoll import fiji
from atoll.book.explain import questions
from atoll.cli import app
from atoll.compare.sides import differing, side, sides
from atoll.fiji.rulings import EDITIONS
from atoll.site.pages import trying
from atoll.table.rulings import Edition, UnknownRuling

TORN = "fiji-torn"
LACKS = {"half": "The page on half cards is torn out.", "swap": "The page on goals is, too."}


@pytest.fixture(autouse=True)
def torn(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more text of Fiji, of which two pages are missing."""
    choices = {"keep_offer": "may"}
    known = Edition(TORN, "Torn", "en", None, choices, lacks=LACKS)
    monkeypatch.setitem(EDITIONS, TORN, known)


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


def test_it_is_compared_where_it_is_known() -> None:
    for one, other in (sides("fiji", TORN, "fiji-de-2005"), sides("fiji", "fiji-de-2005", TORN)):
        found = differing(one.answers, other.answers)
        assert "half" not in found
        assert "shared_place" in found
    assert side("fiji", TORN).answers.half == "down"
    assert side("fiji", f"{TORN},half=up").answers.half == "up"


def test_no_answer_is_said_to_be_played_by_it() -> None:
    (half,) = (one for one in questions("fiji") if one.name == "half")
    assert [one.name for one in half.answers if TORN in one.editions] == []
    assert half.played_by(TORN) == "not known"
    assert half.adopted_by(TORN) == "half=down"
    assert half.silent[TORN] == LACKS["half"]


def test_the_command_tells_what_it_lacks() -> None:
    told = CliRunner().invoke(app, ["rulings", "fiji"], env={"COLUMNS": "600"}).stdout
    assert "Edition fiji-torn is known in part only" in told
    assert all(missing in told for missing in LACKS.values())
    refused = CliRunner().invoke(app, ["play", "fiji", "--edition", TORN])
    assert refused.exit_code == 2
    assert "known in part only" in refused.stderr


def test_who_begins_a_game_on_the_site_is_not_offered_it() -> None:
    offered = [one["id"] for one in trying._texts("fiji")["editions"]]
    assert TORN not in offered
    assert "fiji-en-2006" in offered
