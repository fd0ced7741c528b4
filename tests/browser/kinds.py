"""A page of each kind: what holds for them is likely to hold for all."""

from collections.abc import Collection

NAMED = ("r", "q", "e", "laws", "editions", "rulings", "howto", "why")
"""Folders in which each page or game has a folder of its own."""

KINDS = (
    "index.html",
    "questions/index.html",
    "fiji/index.html",
    "kaivai/five_minutes/index.html",
    "fiji/questions/index.html",
    "fiji/rules/index.html",
    "fiji/rules/4_exchange/index.html",
    "fiji/de/index.html",
    "fiji/de/five_minutes/index.html",
    "fiji/de/4_exchange/index.html",
    "fiji/de/questions/index.html",
    "fiji/de/q/fiji_q_r14/index.html",
    "fiji/de/glossary/index.html",
    "fiji/de/sheet/index.html",
    "fiji/de/decide/index.html",
    "fiji/glossary/index.html",
    "fiji/errata/index.html",
    "fiji/print/index.html",
    "bali/sheet/index.html",
    "fiji/try/index.html",
    "fiji/record/index.html",
    "fiji/decide/index.html",
    "r/fiji_4_11/index.html",
    "q/fiji_q_r14/index.html",
    "editions/fiji/index.html",
    "editions/fiji/en-2006-de-2005/index.html",
    "rulings/fiji/half/index.html",
    "laws/fiji/index.html",
    "laws/fiji/fiji_4_17/index.html",
    "e/fiji/index.html",
    "e/fiji/phrases/index.html",
    "e/fiji/4_exchange/index.html",
    "e/kaivai/8_delivering_example/index.html",
    "e/fiji/4_exchange/2/index.html",
    "evidence/index.html",
    "evidence/fiji/index.html",
    "evidence/found/kaivai/index.html",
    "evidence/open/index.html",
    "evidence/open/kaivai/index.html",
    "evidence/lost/bali/index.html",
    "evidence/marks/index.html",
    "evidence/changes/index.html",
    "evidence/code/fiji/index.html",
    "evidence/code/fiji/rules/index.html",
    "howto/index.html",
    "howto/add_a_game/index.html",
    "why/laws/index.html",
    "data/index.html",
    "records/index.html",
    "whole_games/index.html",
    "many_games/index.html",
    "ports/index.html",
    "offline/index.html",
    "tutorial/index.html",
    "404.html",
)


def kind_of(path: str, games: Collection[str]) -> str:
    """The folders of a page, with a star for what is the name of one of many.

    >>> kind_of("r/fiji_4_7/index.html", ["fiji"]), kind_of("fiji/try/index.html", ["fiji"])
    ('r/*', '*/try')
    """
    folders = path.split("/")[:-1]
    named = 1 if folders[:1] and folders[0] in NAMED else 2
    return "/".join(
        "*" if one in games or place >= named else one for place, one in enumerate(folders)
    )
