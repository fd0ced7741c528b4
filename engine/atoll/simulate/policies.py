"""Who plays the seats: a policy of the game by its name, or a function of one's own.

Its own functions are named `module:function`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import wraps
from random import Random
from typing import Any

from atoll.own_function import Wanted
from atoll.simulate.contract import Policy, worth
from atoll.simulate.greedy import Greedy
from atoll.table.contract import Move
from atoll.table.games import game


class BadPolicy(ValueError):
    """A policy that is not there, or that fails when it is asked."""


def policy(name: str, of: Mapping[str, Policy]) -> Policy:
    """The policy of this name. Errors: BadPolicy, also whenever a function of one's own raises."""
    return of[name] if name in of else _blamed(name, _wanted(of).found(name))


def _wanted(of: Iterable[str] = ()) -> Wanted:
    return Wanted("policy", "as my_module:my_policy", BadPolicy, of)


def own_files(names: Iterable[str], of: Mapping[str, Policy]) -> list[str]:
    """The files in which the policies of one's own are written, for who has them not."""
    modules = [_wanted().module(name) for name in dict.fromkeys(names) if name not in of]
    return sorted({module.__file__ for module in modules if module.__file__})


def _blamed(name: str, found: Policy) -> Policy:
    """The function, whose own errors are told as those of the policy."""

    @wraps(found)
    def asked(*arguments: Any, **named: Any) -> Any:
        try:
            return found(*arguments, **named)
        except (Exception, SystemExit) as error:
            raise BadPolicy(_wanted().blame(name, error, __file__)) from error

    return asked


def players(of: str) -> Mapping[str, Policy]:
    """The policies of a game by name; of one that judges no position, only the first."""
    found: dict[str, Policy] = {"uniform": uniform}
    return found | {"greedy": Greedy(game(of), worth(of))} if worth.there(of) else found


def uniform(_view: object, moves: Sequence[Move], luck: Random) -> Move:
    """Any legal move, all as likely."""
    return luck.choice(moves)
