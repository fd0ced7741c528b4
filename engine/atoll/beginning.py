"""A game begun: the files of the template, with the game's own title and id in them.

The template is a whole game, `engine/template/`; nothing but its names is replaced.
"""

import re
import unicodedata
from contextlib import ExitStack
from keyword import iskeyword
from pathlib import Path

from atoll.home import HOME
from atoll.table.games import GAMES
from atoll.written import alone, beside

TEMPLATE = HOME / "engine" / "template"
ID, TITLE = "newgame", "New Game"
"""The names of the game that the template is."""
_NAMES = re.compile(f"{ID}|{TITLE}")
_LONGEST_ID, _LONGEST_TITLE = 20, 40
_TITLE = re.compile(r"[^\W_][\w '’!&.,?()+-]*")  # noqa: RUF001 # an apostrophe as it is printed


class BadName(ValueError):
    """A name that no game can have; the message says why, and the fix."""


class Taken(ValueError):
    """Files of a game would lie where files lie already."""


def named(title: str, own: str | None = None) -> str:
    """The id of a game with this title: its letters, or the id that its author gives it.

    Errors: BadName.

    >>> named("No Thanks"), named("6 nimmt!"), named("Café")
    ('nothanks', 'nimmt', 'cafe')
    """
    if not _TITLE.fullmatch(title) or title != title.strip() or len(title) > _LONGEST_TITLE:
        fix = f"write at most {_LONGEST_TITLE} letters, digits, spaces and '’!&.,?()+-"  # noqa: RUF001 # the same
        raise BadName(f"{title[:60]!r} is no title: {fix}, a letter or digit first.")
    letters = unicodedata.normalize("NFKD", title.lower())
    game = "".join(filter(str.isalpha, letters)) if own is None else own
    if not re.fullmatch("[a-z]+", game) or len(game) > _LONGEST_ID:
        raise BadName(
            f"{game!r} is no id of a game: with --id, give one of at most {_LONGEST_ID} letters "
            "from a to z."
        )
    if iskeyword(game):
        raise BadName(f"{game!r} is a word of Python; give another id with --id.")
    rooms = (Path(__file__).parent, HOME / "docs", HOME / "steps")
    if game in {*GAMES, ID, *(file.stem for room in rooms for file in room.iterdir())}:
        raise BadName(f"the name {game} is taken; give another id with --id.")
    return game


def begun(title: str, game: str, folder: Path) -> list[Path]:
    """Write the files of a new game into a folder that becomes its home.

    Errors: Taken, where one lies there already; then nothing is written.
    """

    def ours(text: str) -> str:
        return _NAMES.sub(lambda found: {ID: game, TITLE: title}[found[0]], text)

    files = {
        folder / ours(one.relative_to(TEMPLATE).as_posix()): ours(one.read_text("utf-8"))
        for one in sorted(TEMPLATE.rglob("*"))
        if one.is_file() and "__pycache__" not in one.parts
    }
    with alone(folder), ExitStack() as whole:  # what names it takes its place last
        if there := [file for file in files if file.exists()]:
            name = there[0].relative_to(folder)
            raise Taken(f"{name} is there already; begin in an empty folder.")
        for file, text in reversed(files.items()):
            file.parent.mkdir(parents=True, exist_ok=True)
            whole.enter_context(beside(file)).write_bytes(text.encode())
    return [*files]
