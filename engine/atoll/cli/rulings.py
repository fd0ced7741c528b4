"""`atoll rulings`: what the texts of a game leave open, and how it can be answered."""

from atoll.cli.console import print_json, tell
from atoll.cli.options import AsJson, Game, game_name


def rulings(game: Game = None, as_json: AsJson = False) -> None:
    """List what the texts of a game leave open, with every answer.

    A ruling can be played by each of its answers, an open point by one alone; each answer comes
    with the texts behind it.
    """
    from dataclasses import asdict

    from atoll.book.explain import open_points, questions
    from atoll.table.games import game as rules_of

    name = game_name(game)
    found, points = questions(name), open_points(name)
    if as_json:
        texts = [edition.as_json() for edition in rules_of(name).EDITIONS.values()]
        rulings, others = ([asdict(one) for one in every] for every in (found, points))
        print_json({"game": name, "rulings": rulings, "open_points": others, "editions": texts})
        return
    from atoll.cli.explain_text import lacking, question

    tell(part for one in (*found, *points) for part in (*question(one), ""))
    tell(part for one in rules_of(name).EDITIONS.values() for part in lacking(one))
