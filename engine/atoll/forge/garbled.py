"""Lines of any game that cannot be read, made of legal ones: names, words and keys that are none.

None of them breaks a rule: the referee has to say what is wrong with the line, and the fix.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from atoll.forge.forgery import Place, forgery
from atoll.record.entries import Entry

__all__: list[str] = []

_NO_OBJECTS: tuple[Any, ...] = (0, True, "all", [])
_NO_TEXTS: tuple[Any, ...] = (None, 0, True, ["no", "text"], {"no": "text"})


def _moved(at: Place, *texts: str) -> Iterator[Entry]:
    """The move in other words, where these are others."""
    said = at.entry["move"].split() if at.moves else ()
    yield from ({**at.entry, "move": text} for text in texts if text.split() != said)


def _without(entry: Entry, key: str) -> Iterator[Entry]:
    if key in entry:
        yield {name: value for name, value in entry.items() if name != key}


def _with(at: Place, key: str, *values: Any, move: bool) -> Iterable[Entry]:
    """The line with other values of a key, if it is a move, or else a start."""
    fits = bool(at.entry) and at.moves == move
    return [{**at.entry, key: value} for value in values] if fits else []


# Who moves


@forgery()
def a_move_of_nobody(at: Place) -> Iterable[Entry]:
    """A line has a move and nobody who makes it."""
    return _without(at.entry, "seat")


@forgery()
def a_player_who_is_no_text(at: Place) -> Iterable[Entry]:
    """A player is named by a place at the table, a flag or a list."""
    return _with(at, "seat", *_NO_TEXTS, move=True)


@forgery()
def a_player_who_does_not_play(at: Place) -> Iterable[Entry]:
    """A move is made by somebody who is not at the table."""
    return _with(at, "seat", f"{at.entry.get('seat')} II", move=True)


@forgery()
def a_player_in_other_letters(at: Place) -> Iterable[Entry]:
    """The letters of a name are large that are small, and small that are large."""
    name = at.entry.get("seat", "")
    there = at.before is not None and name.swapcase() in at.before.table.seats
    return [] if there else _with(at, "seat", name.swapcase(), move=True)


# What is moved


@forgery()
def a_player_without_a_move(at: Place) -> Iterable[Entry]:
    """A line has a player and no move."""
    return _without(at.entry, "move")


@forgery()
def a_move_that_is_no_text(at: Place) -> Iterable[Entry]:
    """A move is a number, a flag, a list or nothing."""
    return _with(at, "move", *_NO_TEXTS, move=True)


@forgery()
def a_move_without_words(at: Place) -> Iterable[Entry]:
    """A move is an empty text."""
    return _with(at, "move", "", " ", move=True)


@forgery()
def a_misspelt_move(at: Place) -> Iterable[Entry]:
    """The first word of a move is misspelt."""
    text = at.entry.get("move", "")
    return _moved(at, f"{text[:1]}{text}") if at.moves else []


@forgery()
def a_move_cut_short(at: Place) -> Iterable[Entry]:
    """The last word of a move is missing."""
    return _moved(at, at.entry["move"].rpartition(" ")[0]) if at.moves else []


@forgery()
def a_move_with_a_word_too_many(at: Place) -> Iterable[Entry]:
    """A word that means nothing stands behind a move."""
    return _moved(at, f"{at.entry['move']} please") if at.moves else []


@forgery()
def a_move_said_backwards(at: Place) -> Iterable[Entry]:
    """The words of a move stand the other way about."""
    return _moved(at, " ".join(reversed(at.entry["move"].split()))) if at.moves else []


# The line


@forgery()
def an_unknown_key(at: Place) -> Iterable[Entry]:
    """A line has a key that no line has."""
    return [{**at.entry, "forged": True}] if at.entry else []


@forgery()
def a_then_that_is_no_object(at: Place) -> Iterable[Entry]:
    """What must hold is no object."""
    return [{**at.entry, "then": one} for one in _NO_OBJECTS] if at.entry else []


@forgery()
def a_then_of_an_unknown_part(at: Place) -> Iterable[Entry]:
    """What must hold names a part that no table has."""
    return [{**at.entry, "then": {"forged": 0}}] if at.entry else []


# The first line


@forgery()
def a_game_that_is_none(at: Place) -> Iterable[Entry]:
    """The game has a name that no game has."""
    return _with(at, "game", "forged", "", move=False)


@forgery()
def players_left_out(at: Place) -> Iterable[Entry]:
    """Nobody is said to play."""
    return _without(at.entry, "seats")


@forgery()
def players_that_are_no_names(at: Place) -> Iterable[Entry]:
    """The players are a number, a text or no list of names."""
    return _with(at, "seats", None, 3, "Ana, Ben", [1, 2, 3], ["Ana", " ", "Cid"], move=False)


@forgery()
def neither_seed_nor_position(at: Place) -> Iterable[Entry]:
    """A game begins neither with a seed nor with a position."""
    gone = {"seed", "position", "assumed"}
    begins = [at.entry] if "seats" in at.entry else []
    return [{key: value for key, value in one.items() if key not in gone} for one in begins]


@forgery()
def a_seed_and_a_position(at: Place) -> Iterable[Entry]:
    """A game begins both with a seed and with a position."""
    begins = [at.entry] if "seats" in at.entry else []
    return [{"seed": 0, "position": {}, **one} for one in begins]


@forgery()
def a_seed_that_is_no_number(at: Place) -> Iterable[Entry]:
    """A seed is a text, a fraction, a flag or of too many digits."""
    strange = ("7", 0.5, True, [7], 10**40)
    return _with(at, "seed", *strange, move=False) if "seed" in at.entry else []


@forgery()
def an_unknown_edition(at: Place) -> Iterable[Entry]:
    """A game is played by a text that is none."""
    return _with(at, "edition", "forged", 2006, move=False)


@forgery()
def an_unknown_ruling(at: Place) -> Iterable[Entry]:
    """A game is played by a ruling that is none."""
    return _with(at, "rulings", {"forged": "up"}, ["up"], move=False)


@forgery()
def a_seed_that_is_assumed(at: Place) -> Iterable[Entry]:
    """A seed is said to be assumed, which only a position can be."""
    return [{**at.entry, "assumed": True}] if "seed" in at.entry else []
