"""Pictures drawn from positions by the game itself, where it draws any."""

from contextlib import suppress

from atoll.site.verdicts import Result
from atoll.table import Refused, contract

__all__ = ["layout", "picture"]

NAMES, SEED = ("Ana", "Ben", "Cid", "Dora", "Eli"), 7


def picture(game: str, result: Result) -> str:
    """What an example changed on the table, and how a round in it was scored."""
    drawing = contract.pictures(game)
    if drawing is None or not (result["start"] and result["end"]):
        return ""
    start, end, rulings = result["start"], result["end"], result["rulings"]
    drawn = [drawing.before_after(start, end, name="change")]
    if result["outcome"] == "passed":
        drawn.append(drawing.ranking(start, end, rulings=rulings, name="ranking"))
    return "".join(map(_framed, filter(None, drawn)))


def layout(game: str) -> str:
    """How the cards lie when a game begins: that of one seed."""
    drawing, verbs = contract.pictures(game), contract.game(game)
    if drawing is None:
        return ""
    for seats in (3, 2, 4, 5):
        with suppress(Refused):
            opened = verbs.opening(NAMES[:seats], SEED, None, edition=None).table
            return _framed(drawing.rows(verbs.write_position(opened), name="layout"))
    return ""


def _framed(svg: str) -> str:
    return f'<div class="pictured" data-search-exclude>{svg}</div>'
