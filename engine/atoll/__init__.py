"""Atoll: executable rulebooks.

A game is a package of verbs; every table, move and event is frozen:

>>> from atoll import fiji
>>> table = fiji.setup(["Ana", "Ben", "Cid"], seed=521)
>>> fiji.waiting(table)
(0, 1, 2)
>>> table, events = fiji.after(table, 0, fiji.parse_move("offer 2 green"))
>>> fiji.sentence(events[0], table.seats)
'Ana has an offer in the fist.'
>>> print(fiji.why_not(table, 1, fiji.parse_move("offer 3 green 2 red")))
Fiji 4.1: Ben offers 5 beads; offer 1 to 4.

`atoll.table.contract` says what a game offers, `atoll.table.games` which games are here.
`atoll.book` reads the numbered rules, `atoll.record` follows and saves games, `atoll.proof.law` and
`atoll.proof.proofs` prove what always holds, `atoll.simulate` plays many games. From the command
line: `atoll --help`.
"""

import sys

_STARTED = ("-m", "atoll") in zip(sys.orig_argv, sys.orig_argv[1:], strict=False)
if _STARTED and sys.argv[0] == "-m" and not sys.flags.safe_path:  # Python still looks for it
    del sys.path[0]  # the folder it is started in, where a typing.py may lie

from atoll.home import GUESTS  # noqa: E402 # all that it imports comes after this

__all__ = ["__version__"]

__version__ = "1.0.0"
__path__ += [str(home / "engine" / "atoll") for home in GUESTS]
