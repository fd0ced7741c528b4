"""Pictures drawn from positions by the game itself, where it draws any."""

from atoll import games
from atoll.site.verdicts import Result

__all__ = ["layout", "picture"]

NAMES, SEED = ("Ana", "Ben", "Cid"), 7


def picture(game: str, result: Result) -> str:
    """What an example changed on the table, and how a round in it was scored."""
    drawing = games.pictures(game)
    if drawing is None or not (result["start"] and result["end"]):
        return ""
    start, end, rulings = result["start"], result["end"], result["rulings"]
    drawn = [drawing.before_after(start, end, name="change")]
    if result["outcome"] == "passed":
        drawn.append(drawing.ranking(start, end, rulings=rulings, name="ranking"))
    return "".join(map(_framed, filter(None, drawn)))


def layout(game: str) -> str:
    """How the cards lie when a game begins: that of one seed."""
    drawing, verbs = games.pictures(game), games.game(game)
    if drawing is None:
        return ""
    opened = verbs.opening(NAMES, SEED, None, edition=None).table
    return _framed(drawing.rows(verbs.write_position(opened), name="layout"))


def _framed(svg: str) -> str:
    return f'<div class="pictured" data-search-exclude>{svg}</div>'
