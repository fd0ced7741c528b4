"""`atoll site`: build it from all that is known, or serve it; `atoll new`: begin a game."""

import re
from contextlib import nullcontext
from pathlib import Path

from atoll.cli.console import Group, Misuse, bar, complain, say, write
from atoll.cli.options import AS, ONLY, Text, argument, flag, needs, number, text
from atoll.table import counted

app = Group("The published site: build it, or serve it while you write.")


@app.command("build")
def build(
    game: Text = ONLY,
    keep_urls: bool = flag("--keep-urls", "Write new pages into the ledger, docs/urls.txt."),
    url: str = text(
        "--url",
        "URL",
        "Where it will lie, as https://example.org/atoll/: "
        "pages name their address, and a sitemap lists them.",
        envvar="ATOLL_SITE_URL",
        default="",
    ),
    carry: str = text("--zip", "FILE", "Write the site into a zip too, to carry.", default=""),
) -> None:
    """Build the site from the book, the examples and the laws.

    The examples are run, the laws proved and the texts compared; then the pages are composed.
    With GAME that is done for one game, and what others have is left out.
    """
    whole = re.fullmatch(r"https?://(\[[0-9a-f:.]+\]|[^/\s?#\[\]])[^\s?#\[\]]*", url, re.IGNORECASE)
    if url and not (whole and url.isprintable()):
        raise Misuse(f"--url {url!r}: write the whole address, as https://example.org/atoll/.")
    address = f"{url.rstrip('/')}/" if url else ""
    _libraries()
    from atoll.site.publishing import SITE, built, carried
    from atoll.written import beside

    def stage(words: str) -> None:
        say(f"{words} …", err=True)

    with beside(carry) if carry else nullcontext() as fresh:
        built(None, stage, only=game, keep_urls=keep_urls, url=address, bar=bar)
        also = f"\nTo carry: {carry}, {carried(SITE, fresh) / 1e6:.1f} MB" if fresh else ""
    write(f"The site: {SITE / 'index.html'}{also}")


@app.command("serve")
def serve(
    game: Text = ONLY,
    port: int = number("--port", "Where it answers.", default=8000, most=65_535),
) -> None:
    """Serve it here, and build it again when something changes."""
    _libraries()
    from atoll.site.publishing import serving

    serving(port, say=complain, only=game)


@app.command("compared")
def compared(
    game: str = argument(*AS, default=...),
    language: str = argument("LANGUAGE", "As de.", default=...),
    rules: list[str] = argument(
        "RULE…", "As 4.7, fiji_q_r5 or a word; 4 is an intro, index.md the overview.", default=...
    ),
) -> None:
    """Say that both texts of rules were read side by side.

    The flags on them go with it.
    """
    from atoll.book.translated import Translation

    number = Translation(game, language).compared(rules)
    say(f"{counted(number, 'text')} of {game} compared in {language}.")


def _libraries() -> None:
    """What the site is built with is installed. Raises Misuse."""
    extras = {"mkdocs": "site", "material": "site", "z3": "proof", "numpy": "batch"}
    for module, extra in extras.items():
        needs(module, "atoll site", extra)


# A game of one's own

new = Group("Begin something of your own.")
_NEXT = """
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


@new.command("game")
def game(
    title: str = argument("TITLE", 'What it is called, as "No Thanks".', default=...),
    own: Text = text("--id", "ID", "Its name in files and rules; else its letters."),
) -> None:
    """Write a whole small game into this folder, to be changed.

    It has rules, examples, a law and a source, and answers to every command below.
    Nothing is written where a file of it would lie on another.
    """
    from atoll.beginning import begun, named

    name = named(title, own)
    files = begun(title, name, Path.cwd())
    say(f"{title} is begun, in {len(files)} files. Its rules are {name} 1.1 and so on.")
    write(_NEXT.format(game=name))
