"""`atoll new`: begin a game that plays, proves and shows from its first minute."""

from pathlib import Path
from typing import Annotated

from atoll.cli.console import Group, say, write
from atoll.cli.options import Text, argument, text

app = Group("Begin something of your own.")

NEXT = """
Its rules are those of a small game. Make them yours, in this order:
  docs/{game}/  the rules as numbered text, and what they rest on
  features/{game}/  an example or more for each
  engine/atoll/{game}/  nouns, notation and events: what there is; rules and game: what decides

Try what it has:
  atoll play {game} --seat Ana  play it
  atoll check features/{game}  run its examples
  atoll prove {game}  prove its law
  atoll evidence {game}  see what every rule rests on, and what is missing
  atoll site build {game}  make its pages

The guide, step by step: docs/howto/add_a_game.md, on the site Add a game."""


@app.command("game")
def game(
    title: Annotated[str, argument("TITLE", 'What it is called, as "No Thanks".')],
    own: Annotated[
        Text, text("--id", "ID", "Its name in files and rules; else its letters.")
    ] = None,
) -> None:
    """Write a whole small game into this folder, to be changed.

    It has rules, examples, a law and a source, and answers to every command below.
    Nothing is written where a file of it would lie on another.
    """
    from atoll.beginning import begun, named

    name = named(title, own)
    files = begun(title, name, Path.cwd())
    say(f"{title} is begun, in {len(files)} files. Its rules are {name} 1.1 and so on.")
    write(NEXT.format(game=name))
