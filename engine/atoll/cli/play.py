"""`atoll play`: watch a game of random seats, or play one of them."""

from random import Random, SystemRandom

from atoll.cli.console import Misuse, ask, say, write
from atoll.cli.options import EDITION, GAME, RULINGS, Number, Text, Texts, house_rules, number, text
from atoll.printable import is_number

_MOST = 3
"""Digits of how many players there are."""


def play(
    game: str = GAME,
    seat: Text = text("--seat", "NAME", "The player you are."),
    seats: Text = text("--seats", "N|NAMES", "How many players, or Ana,Ben,Cid."),
    seed: Number = number("--seed", "A game again: the same luck.", least=0),
    edition: Text = EDITION,
    ruling: Texts = RULINGS,
    own: Text = text("--own", "FILE", "Cards, a board or a box of your own, as TOML."),
    save: Text = text("--save", "FILE", "Write the record to FILE, anew if it is there."),
) -> None:
    """Watch a game of random seats, or play one seat.

    At any prompt, ? says what is allowed, ? and a move why it is not, and q leaves.
    Where a turn is several moves, back takes back the last of them: until the turn is over, a die
    has been rolled or something hidden has been shown; else it says why not.
    Ctrl-C leaves too: what was saved until then is a legal record.
    """
    from atoll.record import own_of, start_line
    from atoll.record.random_seats import Terminal
    from atoll.record.random_seats import play as played
    from atoll.table.games import game as rules_of
    from atoll.table.play import composed

    luck, seat = SystemRandom().randrange(1_000_000) if seed is None else seed, composed(seat)
    names = _names(composed(seats) or str(rules_of(game).SEATS[0]), seat)
    begun = start_line(
        game,
        names,
        luck,
        edition=edition,
        rulings=house_rules(ruling),
        brought=None if own is None else own_of(game, own),
    )
    try:
        played(begun, Terminal(ask, write), Random(f"{luck} moves"), human=seat, save=save)
    except KeyboardInterrupt:
        write("")  # the prompt is still on its line
        _left(luck, save)
        raise
    _left(luck, save)


def _left(luck: int, save: str | None) -> None:
    """How a game is begun again, and where its record is."""
    say(f"The cards and the luck of this game: --seed {luck}.")
    if save:
        say(f"The record: atoll referee {save}")


def _names(seats: str, own: str | None) -> list[str]:
    """The names at the table; one's own is the first, unless the names have it already."""
    from atoll.table import names_for

    if "," in seats:
        return [name.strip() for name in seats.split(",")]
    if not is_number(seats) or len(seats) > _MOST:
        raise Misuse(f"--seats {seats}: write how many, or names as Ana,Ben,Cid.")
    names = [*names_for(int(seats))]
    return names if own in (None, *names) else [str(own), *names[1:]]
