"""`atoll site`: build the site from everything that is known, or serve it while it is written."""

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from atoll.cli.console import Command, Misuse, complain, group, progress, say
from atoll.cli.options import NamedGame, OnlyGame, game_name, needs, whole_number

app = group("The published site: build it, or serve it while you write.")


@app.command("build", cls=Command)
def build(
    game: OnlyGame = None,
    keep_urls: Annotated[
        bool, typer.Option("--keep-urls", help="Write new pages into the ledger, docs/urls.txt.")
    ] = False,
    url: Annotated[
        str,
        typer.Option(
            "--url",
            envvar="ATOLL_SITE_URL",
            metavar="URL",
            help="Where it will lie, as https://example.org/atoll/: "
            "pages name their address, and a sitemap lists them.",
        ),
    ] = "",
    carry: Annotated[
        str, typer.Option("--zip", metavar="FILE", help="Write the site into a zip too, to carry.")
    ] = "",
) -> None:
    """Build the site from the book, the examples and the laws.

    The examples are run, the laws proved and the texts compared; then the pages are composed.
    With GAME that is done for one game, and what others have is left out.
    """
    address, only = _whole(url), game_name(game) if game else None
    packed = _writable(carry) if carry else None
    _libraries()
    from atoll.site.publishing import SITE, built, carried

    with progress() as bar:
        task = bar.add_task("Pages", total=None, visible=False)

        def page(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, visible=True)

        built(None, _say, only=only, keep_urls=keep_urls, url=address, page=page)
    say(f"The site: {SITE / 'index.html'}")
    if packed:
        say(f"To carry: {packed}, {carried(SITE, packed) / 1e6:.1f} MB")


@app.command("serve", cls=Command)
def serve(
    game: OnlyGame = None,
    port: Annotated[str, typer.Option("--port", metavar="N", help="Where it answers.")] = "8000",
) -> None:
    """Serve it here, and build it again when something changes."""
    only = game_name(game) if game else None
    _libraries()
    from atoll.site.publishing import serving

    serving(whole_number(port, "--port"), say=complain, only=only)


@app.command("compared", cls=Command)
def compared(
    game: NamedGame,
    language: Annotated[str, typer.Argument(metavar="LANGUAGE", help="As de.")],
    rules: Annotated[
        list[str],
        typer.Argument(
            metavar="RULE…",
            help="As 4.7, fiji_q_r5 or a word; 4 is an intro, index.md the overview.",
        ),
    ],
) -> None:
    """Say that both texts of rules were read side by side.

    The flags on them go with it.
    """
    from atoll.book.translated import compared as kept

    number = kept(game, language, rules)
    texts = "text" if number == 1 else "texts"
    say(f"{number} {texts} of {game} compared in {language}.")


def _writable(name: str) -> Path:
    """A file that can be written. Raises Misuse."""
    file = Path(name)
    if not file.absolute().parent.is_dir() or file.is_dir():
        raise Misuse(f"--zip {name}: name a file, in a folder that is there.")
    return file


def _whole(url: str) -> str:
    """An address as pages name it: with its scheme, its host and the slash behind it.

    Raises:
        Misuse: it is no address that a browser could open.
    """
    parts = urlsplit(url)
    known = parts.scheme in ("http", "https") and parts.netloc
    if url and (not known or parts.query or parts.fragment):
        raise Misuse(f"--url {url!r}: write the whole address, as https://example.org/atoll/.")
    return f"{url.rstrip('/')}/" if url else ""


def _say(text: str) -> None:
    say(f"{text} …", err=True)


def _libraries() -> None:
    """What the site is built with is installed. Raises Misuse."""
    for module, extra in (
        ("mkdocs", "site"),
        ("material", "site"),
        ("z3", "proof"),
        ("numpy", "batch"),
    ):
        needs(module, "atoll site", extra)
